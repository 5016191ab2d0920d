"""Labels of decisions: by the points that they cost, and only where that is certain."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

CERTAIN: Final = 2.33
"""Standard errors that make 99 %."""
FLOOR: Final = 0.3
"""Points by which play-outs may be wrong between good moves (docs/study/strength-log.md)."""


def short(points: float) -> float:
    """``points`` as they are stored: what is said must not depend on more digits."""
    return round(points, 4) + 0.0  # and no -0.0


class Label(StrEnum):
    """What a decision was."""

    NONE = "none"
    """No decision: one legal move, or all moves come to the same."""
    BEST = "best"
    GOOD = "good"
    """As good as the best: it cost nothing measurable."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS: Final = {Label.INACCURACY: 0.5, Label.MISTAKE: 1.5, Label.BLUNDER: 3.0}
"""From how many points on a decision has a label."""


def judge(gap: float, error: float) -> Label:
    """The label of a move that is ``gap`` points behind the best, with a standard error."""
    if gap - CERTAIN * error <= FLOOR:
        return Label.GOOD
    reached = [label for label, points in THRESHOLDS.items() if gap >= points]
    return reached[-1] if reached else Label.GOOD


def is_decided(gap: float, error: float) -> bool:
    """Whether the 99 % interval is clear of all thresholds, so that more deals change nothing."""
    low, high = gap - CERTAIN * error, gap + CERTAIN * error
    return not any(low < points < high for points in THRESHOLDS.values())


def is_good(gap: float, error: float) -> bool:
    """Whether it is certain that no label will come of it."""
    return gap + CERTAIN * error < THRESHOLDS[Label.INACCURACY]


def is_suspect(gap: float, error: float) -> bool:
    """Whether it is certain that something was lost, by play-outs."""
    return gap - CERTAIN * error > FLOOR

"""Which habit explains most of what was lost: a mixture of habits, fitted to all lapses.

Every lapse comes from one of the habits or from a clear mind that is more or less careless, each
with a share that is the same for all lapses.  The shares that make the lapses most likely are found
by expectation maximisation; a habit counts only if the lapses would be far less likely without it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from calico.coach.habits.habit import Habit
from calico.coach.habits.lapse import Lapse

GAMES: Final = 10
"""Reviewed games that are needed at least."""
CLEAR: Final = 4.0
"""By how much the logarithm of the likelihood must be higher with a habit than without it.

A clear mind is taken for one with some habit about once in seventy times: half of the chance of a
chi-squared of 8 with one degree of freedom, six times.
"""
EXAMPLES: Final = 3
_ROUNDS: Final = 200
_LEAST: Final = 1e-9
"""So that what nothing explains is possible."""


@dataclass(frozen=True, slots=True)
class HabitShare:
    """How much a habit explains."""

    habit: Habit
    points: float
    """Of the points that were lost."""
    evidence: float
    """By how much the logarithm of the likelihood is higher with it."""
    examples: tuple[Lapse, ...]
    """The dearest of those that it explains better than all else."""

    @property
    def is_clear(self) -> bool:
        """Whether it explains more than chance would."""
        return self.evidence >= CLEAR


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found in the games of a person."""

    games: int
    lapses: int
    lost: float
    """Points."""
    shares: tuple[HabitShare, ...]
    """Of all habits, those that explain most first."""

    @property
    def worst(self) -> HabitShare | None:
        """The habit that explains most; None if none is clear, or after too few games."""
        if self.games < GAMES:
            return None
        return next((each for each in self.shares if each.is_clear), None)

    @property
    def cat(self) -> str | None:
        """The cat that the examples of :attr:`worst` are about most often."""
        found = Counter(each.cat for each in self.worst.examples) if self.worst else None
        return found.most_common(1)[0][0] if found else None

    def to_dict(self) -> dict[str, Any]:
        """What was found as plain data."""
        worst = self.worst
        return {
            "games": self.games,
            "lapses": self.lapses,
            "lost": round(self.lost, 2),
            "worst": worst and str(worst.habit),
            "cat": self.cat,
            "habits": [
                {
                    "habit": str(each.habit),
                    "points": round(each.points, 2),
                    "evidence": round(each.evidence, 2),
                    "clear": each.is_clear,
                    "examples": [
                        {
                            "game": lapse.game,
                            "seat": lapse.seat,
                            "turn": lapse.turn,
                            "played": lapse.played,
                            "best": lapse.best,
                            "loss": lapse.loss,
                        }
                        for lapse in each.examples
                    ],
                }
                for each in self.shares
            ],
        }


def find(games: int, lapses: Sequence[Lapse]) -> Finding:
    """What the ``lapses`` of so many games have in common."""
    rows = [
        [each + _LEAST for each in (*lapse.likelihoods.habits, *lapse.likelihoods.clear)]
        for lapse in lapses
    ]
    shares, known = _fit(rows)
    found = []
    for i, habit in enumerate(Habit):
        parts = [row[i] * shares[i] / _mix(row, shares) for row in rows]
        by_cost = sorted(
            (lapse.loss * part, k)
            for k, (lapse, part) in enumerate(zip(lapses, parts, strict=True))
            if 2 * part > 1
        )
        found.append(
            HabitShare(
                habit,
                sum(lapse.loss * part for lapse, part in zip(lapses, parts, strict=True)),
                known - _fit([row[:i] + row[i + 1 :] for row in rows])[1],
                tuple(lapses[k] for _, k in by_cost[: -EXAMPLES - 1 : -1]),
            )
        )
    found.sort(key=lambda each: -each.points)
    return Finding(games, len(lapses), sum(each.loss for each in lapses), tuple(found))


def _fit(rows: Sequence[Sequence[float]]) -> tuple[list[float], float]:
    """The shares that make ``rows`` most likely, and the logarithm of their likelihood."""
    if not rows:
        return [0.0] * (len(Habit) + 1), 0.0
    count = len(rows[0])
    shares = [1 / count] * count
    for _ in range(_ROUNDS):
        sums = [0.0] * count
        for row in rows:
            mix = _mix(row, shares)
            for i in range(count):
                sums[i] += shares[i] * row[i] / mix
        shares = [each / len(rows) for each in sums]
    return shares, sum(math.log(_mix(row, shares)) for row in rows)


def _mix(row: Sequence[float], shares: Sequence[float]) -> float:
    return sum(one * other for one, other in zip(row, shares, strict=True))

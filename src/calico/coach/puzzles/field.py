"""All legal moves of a position against the best, on fresh shared deals, until each is settled.

A move is behind, or as good, or there is no puzzle: a move of which neither is certain spoils it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from calico.coach.review.comparison import Comparison, Effort, Rival
from calico.coach.review.labels import FLOOR

LEAD: Final = 1.5
"""Points by which the best must be ahead of all that is not as good."""
SURE: Final = 3.09
"""Standard errors that make 99.9 % on one side."""
LOOKING: Final = 4.0
"""As many are needed when the result is looked at again and again."""
DOUBT: Final = 1.64
"""So many are enough to give a position up, which does no harm."""

Compare = Callable[[Sequence[int], int], Comparison]
"""Prepares a comparison of the first of some moves with the others, on the deals of a seed."""


@dataclass(slots=True)
class MoveStanding:
    """What is known of a move: how far it is behind the best."""

    move: int
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, rival: Rival) -> None:
        """Add what a comparison found."""
        n = rival.deals
        self.deals += n
        self.total += n * rival.gap
        self.squares += rival.error**2 * n * max(1, n - 1) + n * rival.gap**2

    @property
    def gap(self) -> float:
        """Points behind the best."""
        return self.total / max(1, self.deals)

    @property
    def error(self) -> float:
        """The standard error of ``gap``."""
        n = max(1, self.deals)
        return math.sqrt(max(0.0, self.squares / n - self.gap**2) / max(1, n - 1))

    def is_behind(self, errors: float = SURE) -> bool:
        """Whether it is certainly not as good."""
        return self.gap - errors * self.error >= LEAD

    def is_good(self, errors: float = SURE) -> bool:
        """Whether it is as good for all that is known, and certainly not behind."""
        return self.gap <= FLOOR and self.gap + errors * self.error < LEAD

    def is_between(self, errors: float) -> bool:
        """Whether it is certainly neither as good nor far behind."""
        return self.gap - errors * self.error > FLOOR and self.gap + errors * self.error < LEAD

    def is_better(self, errors: float) -> bool:
        """Whether it is certainly ahead of what was taken for the best."""
        return self.gap + errors * self.error < -FLOOR


def settle(
    compare: Compare, best: int, others: Iterable[int], seed: int, step: int, most: int
) -> list[MoveStanding] | None:
    """How far ``others`` are behind ``best``, each with certainty; None if one of them is not.

    After every ``step`` deals those that are certainly behind are played out no more; after
    ``most`` deals all must be settled.
    """
    known = {move: MoveStanding(move) for move in others}
    open_ = list(known)
    done = 0
    while open_ and done < most:
        compared = compare([best, *open_], seed + done)
        for _ in compared.run(Effort(step, step, step), _never):
            pass
        for i, move in enumerate(open_, start=1):
            known[move].add(compared.rival(i))
        done += step
        errors = SURE if done >= most else LOOKING
        if done >= 2 * step and any(known[move].is_between(DOUBT) for move in open_):
            return None
        if any(known[move].is_better(errors) for move in open_):
            return None
        open_ = [move for move in open_ if not known[move].is_behind(errors)]
        if done >= 2 * step and all(known[move].is_good(errors) for move in open_):
            break
    if any(not (each.is_behind() or each.is_good()) for each in known.values()):
        return None
    return sorted(known.values(), key=lambda each: each.gap)


def _never(_gap: float, _error: float) -> bool:
    return False

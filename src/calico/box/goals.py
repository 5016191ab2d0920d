"""The six design goals, of which every player has a set (R1.3, R6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Goal:
    """A design goal: how the six tiles around it must divide by colour, or by pattern."""

    id: str
    printed: str
    one: int
    """Points when completed one way."""
    both: int
    """Points when completed both ways."""
    partition: tuple[int, ...]

    @property
    def index(self) -> int:
        """The place of the goal in :data:`GOALS`."""
        return tuple(GOALS).index(self.id)

    def __repr__(self) -> str:
        return f"GOALS[{self.id!r}]"


GOALS: Final = {
    goal.id: goal
    for goal in (
        Goal("ABCDEF", "≠", 10, 15, (1, 1, 1, 1, 1, 1)),
        Goal("AAAABB", "AAAA-BB", 8, 14, (4, 2)),
        Goal("AAABBB", "AAA-BBB", 8, 13, (3, 3)),
        Goal("AAABBC", "AAA-BB-C", 7, 11, (3, 2, 1)),
        Goal("AABBCC", "AA-BB-CC", 7, 11, (2, 2, 2)),
        Goal("AABBCD", "AA-BB-C-D", 5, 8, (2, 2, 1, 1)),
    )
}
"""The goals by id."""

BEGINNER_GOALS: Final = ("ABCDEF", "AABBCC", "AAABBB")
"""The goals of the beginner setup, on b3, c4 and d2 (R2.1)."""

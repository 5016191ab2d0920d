"""Choosing goals on integers (R2.4).

While goals are chosen nothing has been drawn, the first word of each hand holds the dealt goals of
its seat (:func:`pack`), and the seat on turn is the one that chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

from calico.rules.kernel import kernel

DEALT: Final = 4
"""Goals that a seat is dealt, as a rule."""
NO_GOAL: Final = 7
ANY_GOALS: Final = NO_GOAL * 0o1111
"""Stands for the goals of a seat that are still to be dealt."""
CHOICES: Final = tuple(permutations(range(DEALT), 3))
"""Which of the dealt goals go to b3, c4 and d2, choice by choice."""
_PACKED: Final = tuple(a | b << 3 | c << 6 for a, b, c in CHOICES)


def pack(goals: Sequence[int]) -> int:
    """Up to four dealt goals as one number, three bits each; ``NO_GOAL`` where there is none."""
    indices = [*goals, *[NO_GOAL] * (DEALT - len(goals))]
    return sum(index << 3 * i for i, index in enumerate(indices))


def is_choosing(s: list[int]) -> bool:
    """Whether goals are being chosen: nothing has been drawn yet."""
    return s[kernel.DRAWN] == 0


def dealt_goal(s: list[int], seat: int, i: int) -> int:
    """The ``i``-th goal dealt to ``seat``, or ``NO_GOAL``."""
    return s[kernel.HAND + 2 * seat] >> 3 * i & 7


def choose(s: list[int], choice: int) -> None:
    """Put three dealt goals on the quilt on turn; after the last seat, draw hands and market."""
    seat = s[kernel.SEAT]
    for i in range(3):
        goal = dealt_goal(s, seat, _PACKED[choice] >> 3 * i & 7)
        s[seat * kernel.QUILT + kernel.GOAL + i] = goal
    s[kernel.SEAT] = seat + 1
    if seat + 1 == s[kernel.PLAYERS]:
        s[kernel.SEAT] = 0
        kernel.deal(s)


def write_choices(s: list[int], legal: Any, at: int) -> None:
    """Write into ``legal`` from ``at`` on, for each of :data:`CHOICES`, whether it can be made."""
    for i in range(len(CHOICES)):
        missing = False
        for j in range(3):
            missing |= dealt_goal(s, s[kernel.SEAT], _PACKED[i] >> 3 * j & 7) == NO_GOAL
        legal[at + i] = not missing

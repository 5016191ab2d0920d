"""Points on integers: goals, cats and buttons (R4.5, R5, R6, R7.1).

Plain Python that also compiles, as :mod:`calico.rules.kernel.kernel`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from calico.box import BUTTON_POINTS, GOALS, PROMO_POINTS
from calico.rules.kernel.hexes import RINGS
from calico.rules.kernel.kernel import (
    BOTH_WAYS_ONLY,
    BUTTONS,
    CATS,
    COLOURS,
    FAMILY,
    GOAL,
    HIGH,
    LOW,
    PATTERNS,
    QUILT,
    RAINBOW,
    RESTRICTION,
    WORTH,
)
from calico.rules.kernel.masks import popcount

# How a goal is completed, as flags.
BY_COLOUR: Final = 1
BY_PATTERN: Final = 2


def _signature(partition: tuple[int, ...]) -> int:
    """Three bits for each count 0 to 6: how many of the six colours have that count."""
    return sum(1 << 3 * count for count in (*partition, *[0] * (6 - len(partition))))


SIGNATURES: Final = tuple(_signature(goal.partition) for goal in GOALS.values())
ONE_WAY: Final = tuple(goal.one for goal in GOALS.values())
BOTH_WAYS: Final = tuple(goal.both for goal in GOALS.values())
PROMO_HIGH: Final = PROMO_POINTS[0]
PROMO_LOW: Final = PROMO_POINTS[1]


def signature(s: list[int], masks: int, ring: int) -> int:
    """How the ring of a goal divides by the six masks at ``masks``; see :data:`SIGNATURES`."""
    total = 0
    for i in range(6):
        total += 1 << 3 * popcount(s[masks + i] & ring)
    return total


def ways_of(goal: int, colours: int, patterns: int) -> int:
    """The ways in which a ring with these signatures completes ``goal``, as flags (R6.1).

    An unfinished ring has fewer than six tiles and so never has the signature of a goal.
    """
    ways = 0
    if colours == SIGNATURES[goal]:
        ways |= BY_COLOUR
    if patterns == SIGNATURES[goal]:
        ways |= BY_PATTERN
    return ways


def goal_ways(s: list[int], q: int, goal: int, ring: int) -> int:
    """The ways in which ``goal`` is completed on ``ring`` of the quilt at ``q``, as flags."""
    return ways_of(goal, signature(s, q + COLOURS, ring), signature(s, q + PATTERNS, ring))


def points_of_goal(goal: int, ways: int, both_ways_only: bool) -> int:
    """The points of ``goal`` completed in ``ways`` (R6.2 and the restriction on goals)."""
    if ways == BY_COLOUR | BY_PATTERN:
        return BOTH_WAYS[goal]
    return 0 if ways == 0 or both_ways_only else ONE_WAY[goal]


def goal_worth(s: Sequence[int], goal: int, ways: int) -> int:
    """The points of ``goal`` completed in ``ways`` in the game ``s`` (R6.2, R8.1)."""
    if s[FAMILY] != 0:
        return 0
    return points_of_goal(goal, ways, s[RESTRICTION] == BOTH_WAYS_ONLY)


def goal_points(s: list[int], q: int) -> int:
    """The points of the three goals of the quilt at ``q`` (R6)."""
    total = 0
    for i in range(3):
        goal = s[q + GOAL + i]
        total += goal_worth(s, goal, goal_ways(s, q, goal, RINGS[i]))
    return total


def cat_points(s: list[int], seat: int) -> int:
    """The points of the cats on the quilt of ``seat`` (R5, R11)."""
    q = seat * QUILT
    total = 0
    for pattern in range(6):
        total += s[WORTH + pattern] * popcount(s[q + CATS] & s[q + PATTERNS + pattern])
    if s[HIGH] == seat:
        total += PROMO_HIGH
    if s[LOW] == seat:
        total += PROMO_LOW
    return total


def button_points(s: list[int], q: int) -> int:
    """The points of the buttons on the quilt at ``q`` (R4.5)."""
    count = popcount(s[q + BUTTONS]) + (1 if s[q + RAINBOW] != 0 else 0)
    return BUTTON_POINTS * count


def points(s: list[int], seat: int) -> int:
    """The score of ``seat`` so far (R7.1)."""
    q = seat * QUILT
    return goal_points(s, q) + cat_points(s, seat) + button_points(s, q)

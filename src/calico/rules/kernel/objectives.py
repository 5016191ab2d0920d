"""How far a quilt is with what a scenario asks for (R8.4), on integers.

A *tally* is what objectives look at, as a row of ``TALLY`` integers; :func:`count` says what one
objective counts of it.  Both for games as rows and for score sheets.
"""

from __future__ import annotations

from typing import Final

from calico.box import Objective
from calico.engine.routines import large
from calico.rules.kernel import kernel
from calico.rules.kernel.hexes import RINGS
from calico.rules.kernel.masks import popcount
from calico.rules.kernel.scoring import goal_ways, points

TOTAL: Final = 0
"""All points."""
RAINBOW: Final = 1
"""1 with the rainbow button."""
CATS: Final = 2
"""All cats."""
OF_CAT: Final = 3
"""For each pattern, the tokens of the cat that likes it."""
OF_COLOUR: Final = 9
"""For each colour, its buttons."""
WAYS: Final = 15
"""For each goal, in how many ways it is completed."""
TALLY: Final = 18

SCORE, HAS_RAINBOW, ANY_CATS, EACH_CAT, SAME_CAT, SAME_COLOUR, ONE_WAY, BOTH_WAYS = range(8)
"""The objectives, in the order of the box."""
OBJECTIVES: Final = len(Objective)


@large
def write_tally(s: list[int], seat: int, tally: list[int]) -> None:
    """Write the tally of the quilt of ``seat``."""
    q = seat * kernel.QUILT
    tally[TOTAL] = points(s, seat)
    tally[RAINBOW] = 1 if s[q + kernel.RAINBOW] != 0 else 0
    tally[CATS] = popcount(s[q + kernel.CATS])
    for i in range(6):
        tokens = 0
        for other in range(6):
            if s[kernel.NEED + other] == s[kernel.NEED + i]:
                tokens += popcount(s[q + kernel.CATS] & s[q + kernel.PATTERNS + other])
        tally[OF_CAT + i] = tokens
        tally[OF_COLOUR + i] = popcount(s[q + kernel.BUTTONS] & s[q + kernel.COLOURS + i])
    for i in range(3):
        tally[WAYS + i] = popcount(goal_ways(s, q, s[q + kernel.GOAL + i], RINGS[i]))


def count(tally: list[int], objective: int) -> int:
    """How far ``tally`` is with the ``objective`` of that place in the box."""
    if objective == SCORE:
        return tally[TOTAL]
    if objective == HAS_RAINBOW:
        return tally[RAINBOW]
    if objective == ANY_CATS:
        return tally[CATS]
    if objective == EACH_CAT or objective == SAME_CAT:
        found = tally[OF_CAT]
        for i in range(1, 6):
            tokens = tally[OF_CAT + i]
            found = min(found, tokens) if objective == EACH_CAT else max(found, tokens)
        return found
    if objective == SAME_COLOUR:
        found = 0
        for i in range(6):
            found = max(found, tally[OF_COLOUR + i])
        return found
    ways = 1 if objective == ONE_WAY else 2
    found = 0
    for i in range(3):
        found += 1 if tally[WAYS + i] >= ways else 0
    return found

"""What a scenario asks for, for compiled code: how near the end of a game is to passing (R8.4)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from calico.box import Objective, Scenario
from calico.rules.kernel import kernel
from calico.rules.kernel.compiled import compiles
from calico.rules.kernel.kernel import BUTTONS, CATS, COLOURS, GOAL, NEED, PATTERNS, QUILT, RAINBOW

PASSED: Final = 30.0
"""Points that passing is worth."""
MISSING: Final = 5.0
"""Points that each button, cat or goal costs that is missing at the end."""
SHORT: Final = 0.5
"""Points that each point below the wanted score costs."""


def targets(scenario: Scenario | None) -> Any:
    """How many of each objective are wanted, in their order; all 0 without a scenario."""
    asked = scenario.objectives if scenario else {}
    wanted = [asked.get(objective, 0) for objective in Objective]
    both, one = Objective.BOTH_WAYS, Objective.ONE_WAY
    if asked.get(one):
        wanted[list(Objective).index(one)] += asked.get(both, 0)
    return np.array(wanted, np.int64)


def bonus(s: Any, seat: int, wanted: Any) -> float:
    """What the quilt of ``seat`` is worth for being what is ``wanted``, besides its points."""
    if wanted[0] == 0:
        return 0.0
    q = seat * QUILT
    each, same, colour, one, both = 99, 0, 0, 0, 0
    for p in range(6):
        count = 0
        for other in range(6):
            if s[NEED + other] == s[NEED + p]:
                count += kernel.popcount(s[q + CATS] & s[q + PATTERNS + other])
        each = min(each, count)
        same = max(same, count)
        colour = max(colour, kernel.popcount(s[q + BUTTONS] & s[q + COLOURS + p]))
    for i in range(3):
        ring = kernel.B3 if i == 0 else kernel.C4 if i == 1 else kernel.D2
        ways = kernel.goal_ways(s, q, s[q + GOAL + i], ring)
        one += ways != 0
        both += ways == 3
    short = max(0, wanted[0] - kernel.points(s, seat))
    missing = max(0, wanted[1] - (s[q + RAINBOW] != 0))
    missing += max(0, wanted[2] - kernel.popcount(s[q + CATS]))
    missing += max(0, wanted[3] - each)
    missing += max(0, wanted[4] - same)
    missing += max(0, wanted[5] - colour)
    missing += max(0, wanted[6] - one)
    missing += max(0, wanted[7] - both)
    if short + missing == 0:
        return PASSED
    cost: float = MISSING * missing + SHORT * short
    return -cost


compiles(bonus, inline=False)

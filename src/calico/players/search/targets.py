"""The value of passing a scenario, in points, for compiled code (R8.4)."""

from __future__ import annotations

from typing import Any, Final

from calico.box import Objective, Scenario
from calico.engine.routines import large
from calico.rules.kernel.objectives import OBJECTIVES, SCORE, count, write_tally
from calico.rules.score import wanted as wanted_by

PASSED: Final = 30.0
"""Points that passing is worth."""
MISSING: Final = 5.0
"""Points that each button, cat or goal costs that is missing at the end."""
SHORT: Final = 0.5
"""Points that each point below the wanted score costs."""


def targets(scenario: Scenario | None) -> list[int]:
    """How many of each objective are wanted, in their order; all 0 without a scenario."""
    asked = wanted_by(scenario) if scenario else {}
    return [asked.get(objective, 0) for objective in Objective]


@large
def bonus(s: Any, seat: int, wanted: Any, tally: Any) -> float:
    """The bonus of the quilt of ``seat`` for the objectives ``wanted``, besides its points.

    ``tally`` is a working array for what objectives count.
    """
    if wanted[SCORE] == 0:
        return 0.0
    write_tally(s, seat, tally)
    short = max(0, wanted[SCORE] - count(tally, SCORE))
    missing = 0
    for objective in range(SCORE + 1, OBJECTIVES):
        missing += max(0, wanted[objective] - count(tally, objective))
    if short + missing == 0:
        return PASSED
    cost: float = MISSING * missing + SHORT * short
    return -cost

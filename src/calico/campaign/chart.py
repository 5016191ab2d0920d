"""The chart: thirty achievements, which of them a game satisfies, the track and the ranks (R9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from calico.box import (
    ACHIEVEMENTS,
    RESTRICTIONS,
    SCENARIOS,
    Achievement,
    Colour,
    Pattern,
    Tile,
)
from calico.campaign.counting import Counts
from calico.campaign.facts import Facts, SeatFacts
from calico.errors import HouseholdError

TO_CHOOSE: Final = (*map(str, ACHIEVEMENTS), *map(str, RESTRICTIONS))
"""The achievements of which the winner of a game may claim one (R9.2)."""
BY_THEMSELVES: Final = tuple(f"scenario_{number}" for number in SCENARIOS)
"""The achievements of everybody who passes a scenario (R9.3)."""
CHART: Final = TO_CHOOSE + BY_THEMSELVES
"""All thirty, in the order of the chart (R9.1)."""
SHAPES: Final = len(CHART)
"""The shapes of the track: one for each claim (R9.4)."""
SHAPES_TO_A_RANK: Final = 5
"""Every fifth shape is a cat head."""
RANKS: Final = SHAPES // SHAPES_TO_A_RANK
PATCHES: Final = tuple(map(Tile, Colour, Pattern))
"""What distinguishes the six people of a chart: a colour, and a pattern for those who cannot see it
(R9.4).
"""


def rank(claims: int) -> int:
    """The number of filled cat heads after ``claims`` claims, from 0 to 6 (R9.4)."""
    return min(claims, SHAPES) // SHAPES_TO_A_RANK


def satisfied(facts: Facts, seat: int) -> tuple[str, ...]:
    """The entries of the chart that ``seat`` may have from a game, in order.

    They all belong to the one mode that the game counts for (R9.2, R9.3).
    """
    return tuple(each for each in met(facts, seat) if _mode(each) is facts.counts)


def _mode(entry: str) -> Counts:
    if entry in BY_THEMSELVES:
        return Counts.SCENARIO
    return Counts.RESTRICTION if entry in RESTRICTIONS else Counts.NORMAL


def met(facts: Facts, seat: int) -> tuple[str, ...]:
    """The entries of the chart whose conditions ``seat`` meets, whatever the game counts for.

    Normal and restriction achievements are for winners of games with several players; a scenario is
    for everybody who passes.  A seat that a bot played has none.
    """
    player = facts.seats[seat]
    if player.bot is not None:
        return ()
    found: list[str] = []
    if player.won and not facts.is_solo:
        found += [str(each) for each in ACHIEVEMENTS if _is_met(each, facts, player)]
        if facts.options.restriction and player.restriction_kept:
            found.append(str(facts.options.restriction))
    if facts.options.scenario and player.scenario_passed:
        found.append(f"scenario_{facts.options.scenario.number}")
    return tuple(found)


def _is_met(achievement: Achievement, facts: Facts, player: SeatFacts) -> bool:
    """Whether the winner ``player`` satisfies ``achievement``.

    A family game has no goals, so the three achievements about goals are impossible (R8.1).
    """
    cats = [cat.tokens for cat in player.cats]
    ways = [] if facts.is_family else [goal.ways for goal in player.goals]
    match achievement:
        case Achievement.NO_BUTTONS:
            return player.button_count == 0
        case Achievement.NO_CATS:
            return sum(cats) == 0
        case Achievement.NO_GOALS:
            return bool(ways) and max(ways) == 0
        case Achievement.RAINBOW:
            return player.rainbow
        case Achievement.ONE_OF_EACH_CAT:
            return min(cats) >= 1
        case Achievement.THREE_GOALS:
            return bool(ways) and min(ways) >= 1
        case Achievement.NINE_BUTTONS:
            return player.button_count >= 9
        case Achievement.TWO_GOALS_BOTH_WAYS:
            return ways.count(2) >= 2
        case Achievement.TWO_OF_EACH_CAT:
            return min(cats) >= 2
        case _:
            return player.total >= int(achievement.removeprefix("score_"))


def open_scenario(passed: Iterable[int]) -> int:
    """The highest scenario that is unlocked solo by having ``passed`` these (R8.4)."""
    return min(max(passed, default=0) + 1, max(SCENARIOS))


def check_ladder(scenario: int, passed: Iterable[int]) -> None:
    """Raise an error if ``scenario`` is not unlocked for a solo game yet (R8.4)."""
    if scenario > open_scenario(passed):
        raise HouseholdError("scenario-closed", rule="R8.4", n=scenario, before=scenario - 1)


def check_achievement(achievement: object) -> str:
    """``achievement``, if it can be claimed by choice (R9.2)."""
    if isinstance(achievement, str) and achievement in TO_CHOOSE:
        return achievement
    if achievement in BY_THEMSELVES:
        raise HouseholdError("scenario-by-itself", rule="R9.3", text=achievement)
    raise HouseholdError(
        "unknown-achievement", rule="R9.1", text=achievement, known=", ".join(TO_CHOOSE)
    )

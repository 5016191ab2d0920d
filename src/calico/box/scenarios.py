"""The ten scenarios: given cats and goals, and objectives to meet at the end (R8.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Objective(StrEnum):
    """What an objective of a scenario counts."""

    SCORE = "score_at_least"
    RAINBOW = "rainbow_button"
    CATS = "cats_at_least"
    EACH_CAT = "one_of_each_cat"
    SAME_CAT = "same_cat_at_least"
    SAME_COLOUR = "same_colour_buttons_at_least"
    ONE_WAY = "goals_completed_at_least_one_way"
    """Goals besides those asked for both ways: one and both add up (R8.4)."""
    BOTH_WAYS = "goals_completed_both_ways"


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario card; ``objectives`` gives the number each objective asks for."""

    number: int
    goals: tuple[str, ...]
    cats: tuple[str, ...]
    objectives: dict[Objective, int]

    def __repr__(self) -> str:
        return f"SCENARIOS[{self.number}]"


def _scenario(number: int, goals: str, cats: str, objectives: dict[Objective, int]) -> Scenario:
    return Scenario(number, tuple(goals.split()), tuple(cats.split()), objectives)


_SCORE, _RAINBOW, _CATS, _EACH_CAT, _SAME_CAT, _SAME_COLOUR, _ONE, _BOTH = Objective

SCENARIOS: Final = {
    scenario.number: scenario
    for scenario in (
        _scenario(
            1,
            "ABCDEF AABBCC AAABBB",
            "millie tibbit coconut",
            {_SCORE: 58, _RAINBOW: 1},
        ),
        _scenario(
            2,
            "ABCDEF AAABBB AAABBC",
            "callie tibbit coconut",
            {_SCORE: 59, _CATS: 5},
        ),
        _scenario(
            3,
            "ABCDEF AABBCC AABBCD",
            "millie rumi coconut",
            {_SCORE: 60, _RAINBOW: 1, _EACH_CAT: 1, _ONE: 2},
        ),
        _scenario(
            4,
            "ABCDEF AAABBC AABBCD",
            "millie tibbit tecolote",
            {_SCORE: 61, _SAME_COLOUR: 3, _ONE: 3},
        ),
        _scenario(
            5,
            "ABCDEF AAAABB AABBCD",
            "callie coconut cira",
            {_SCORE: 62, _SAME_CAT: 3, _ONE: 3},
        ),
        _scenario(
            6,
            "AAAABB AAABBB AABBCC",
            "tibbit tecolote almond",
            {_SCORE: 63, _RAINBOW: 1, _ONE: 2, _BOTH: 1},
        ),
        _scenario(
            7,
            "AAAABB AAABBB AAABBC",
            "rumi coconut gwenivere",
            {_SCORE: 64, _CATS: 5, _ONE: 2, _BOTH: 1},
        ),
        _scenario(
            8,
            "AAAABB AAABBC AABBCC",
            "millie almond leo",
            {_SCORE: 66, _RAINBOW: 1, _EACH_CAT: 1, _ONE: 1, _BOTH: 1},
        ),
        _scenario(
            9,
            "AAAABB AABBCC AABBCD",
            "callie cira leo",
            {_SCORE: 68, _EACH_CAT: 1, _ONE: 1, _BOTH: 2},
        ),
        _scenario(
            10,
            "AAABBB AAABBC AABBCD",
            "tibbit tecolote gwenivere",
            {_SCORE: 72, _RAINBOW: 1, _EACH_CAT: 1, _BOTH: 2},
        ),
    )
}
"""The scenarios by number."""

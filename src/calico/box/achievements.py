"""The fifteen achievements of the normal game (R9.1).

Restrictions and scenarios are the other fifteen; they have modules of their own.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Achievement(StrEnum):
    """Something that the winner of a game may claim (R9.2)."""

    SCORE_60 = "score_60"
    SCORE_65 = "score_65"
    SCORE_70 = "score_70"
    SCORE_75 = "score_75"
    SCORE_80 = "score_80"
    SCORE_85 = "score_85"
    NO_BUTTONS = "no_buttons"
    NO_CATS = "no_cats"
    NO_GOALS = "no_goals"
    RAINBOW = "rainbow"
    ONE_OF_EACH_CAT = "one_of_each_cat"
    THREE_GOALS = "three_goals"
    NINE_BUTTONS = "nine_buttons"
    TWO_GOALS_BOTH_WAYS = "two_goals_both_ways"
    TWO_OF_EACH_CAT = "two_of_each_cat"


ACHIEVEMENTS: Final = tuple(Achievement)
"""The achievements of the normal game, in the order of the chart."""

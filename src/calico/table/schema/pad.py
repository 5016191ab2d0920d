"""What goes over the wire about the score pad: a sheet, and what it comes to."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from calico.campaign.pad.sheet import MOST_TOLD
from calico.rules.options import MOST_PLAYERS
from calico.table.schema.fields import (
    WHOLE,
    CatId,
    ColourId,
    Message,
    OptionFields,
    PromoPoints,
    Truth,
)
from calico.table.schema.table import GoalView, ObjectiveView, TieView

_Counted = Annotated[int, Field(ge=0, le=MOST_TOLD), WHOLE]
_Id = Annotated[str, StringConstraints(max_length=40)]


# Requests.


class PadCat(Message):
    """A cat in play, and the patterns it likes (R2.3)."""

    cat: _Id
    patterns: Annotated[list[_Id], Field(max_length=6)]


class PadPlayer(Message):
    """One player: the quilt in one line, and the tokens that somebody counted on it."""

    name: Annotated[str, StringConstraints(max_length=200)]
    quilt: Annotated[str, StringConstraints(max_length=1000)]
    """The board, the goals on b3, c4 and d2 (or `-`) and five rows of patches, `..` for none."""
    buttons: dict[ColourId, _Counted] = Field(default_factory=dict)
    cats: dict[CatId, _Counted] = Field(default_factory=dict)
    promo: PromoPoints | None = None
    """The value of the promo cat that the player has (R11.3)."""
    broken: Truth = False
    """Whether the restriction could not be kept (R8.5)."""


class PadSheet(OptionFields):
    """A game at a real table, finished or not; players in turn order."""

    players: Annotated[list[PadPlayer], Field(min_length=1, max_length=MOST_PLAYERS)]
    cats: Annotated[list[PadCat], Field(max_length=3, default_factory=list)]
    calico_pad: Annotated[Literal[1], WHOLE] = 1
    """The version of the sheet."""


# Answers.


class RangeView(Message):
    """The minimum and the maximum; equal if only one number is possible."""

    fewest: int
    most: int


class CountView(RangeView):
    """The tokens of a kind that any order of placement could have earned (R4, R5)."""

    told: int | None
    value: int | None
    """The number, if it is known."""


class RemarkView(Message):
    """Something that is missing in a sheet, or impossible."""

    seat: int | None
    """The player concerned; null for the whole game."""
    field: str
    """`game`, `cats`, `name`, `board`, `goals`, `quilt`, `buttons.ID`, `cats.ID` or `promo`."""
    missing: bool
    """Whether it is missing, rather than impossible."""
    code: str
    message: str
    rule: str | None


class ColumnView(Message):
    """One player's column of the sheet, as far as it can be filled in."""

    name: str
    quilt: str | None
    """The line in its normal form; null if it could not be read."""
    board: str | None
    patches: dict[str, str]
    goals: dict[str, GoalView]
    """By cell; empty until all three are chosen."""
    goal_points: int
    cats: dict[str, CountView]
    promo: int | None
    can_promo: bool
    """Whether the quilt has a group that the promo cat counts (R11.2)."""
    cat_points: RangeView
    buttons: dict[str, CountView]
    rainbow: bool
    button_points: RangeView
    total: RangeView
    place: int | None
    """The place in the ranking; null while something is unknown."""
    broken: bool
    objectives: list[ObjectiveView]
    """In a scenario, once everything is known (R8.4)."""
    scenario_passed: bool | None


class PadView(Message):
    """An evaluated sheet."""

    columns: list[ColumnView]
    remarks: list[RemarkView]
    """What is missing or impossible; empty when the sheet is complete."""
    winners: list[int]
    """The seats that win, once everything is known; empty in a solo game."""
    tie: TieView | None

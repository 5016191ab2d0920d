"""What people ask a table for: the bodies of requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from calico.box import GOAL_CELLS
from calico.rules.options import MOST_PLAYERS
from calico.table.schema.responses import (
    WHOLE,
    CatId,
    EditionId,
    Entropy,
    Level,
    Message,
    Name,
    Number,
    RestrictionId,
    Seat,
    SetupId,
    Truth,
    VariantId,
)

SHORTEST_TURN, LONGEST_TURN = 10, 30 * 86_400


class GuestWish(Message):
    """A person: a name is all it takes."""

    name: Name


class Recovery(Message):
    """The personal token that gives somebody their seats back on any device."""

    token: Annotated[str, StringConstraints(max_length=200)]


class SeatWish(Message):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "here", "open", "bot"]
    """Whoever asks, another person at the same screen, whoever comes, or a bot."""
    name: Name | None = None
    """How a person at this screen is called; your own name if you leave it out for yourself."""
    level: Level | None = None
    """Which bot: `gentle`, `decent`, `strong` or `master`."""


class TableWish(Message):
    """A new table."""

    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_PLAYERS)]
    setup: SetupId = "standard"
    edition: EditionId = "final"
    variants: list[VariantId] = Field(default=[], max_length=3)
    restriction: RestrictionId | None = None
    scenario: Annotated[int, Field(ge=1, le=10), WHOLE] | None = None
    cats: Annotated[list[CatId], Field(min_length=3, max_length=3)] | None = None
    """Three cats, or nothing to leave them to luck."""
    first: Seat | None = None
    """The seat that starts, or nothing to leave it to luck."""
    turn_seconds: Annotated[int, Field(ge=SHORTEST_TURN, le=LONGEST_TURN), WHOLE] | None = None
    """After so long the others may let a bot finish for somebody."""
    listed: Truth = False
    """Whether everybody may find the table, or only who has its link."""
    take_back: Truth = False
    """Whether moves may be taken back when all agree: for practice."""
    entropy: Entropy = ""
    """Your part in the luck of the deal."""


class TableDraft(TableWish):
    """A wish for a table that is still being made up: up to three cats may be chosen already."""

    cats: Annotated[list[CatId], Field(max_length=3)] | None = None


class Sitting(Message):
    """Taking an open seat; any, if none is named."""

    seat: Seat | None = None
    entropy: Entropy = ""


class BotWish(Message):
    """A bot for a seat."""

    seat: Seat
    level: Level = "decent"


class GoalsWish(Message):
    """Three of the dealt goals, by the cell they are to lie on (R2.4)."""

    seat: Seat
    goals: Annotated[
        dict[Literal["b3", "c4", "d2"], Annotated[str, StringConstraints(max_length=10)]],
        Field(min_length=len(GOAL_CELLS), max_length=len(GOAL_CELLS)),
    ]


class MoveWish(Message):
    """A whole turn: the patch placed and the one taken, such as `Ms@a1 Yd` (R3)."""

    number: Number
    """Which move of the game this is to be, counted from 1."""
    move: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)]


class TakeBackWish(Message):
    """Going back to before a move."""

    number: Number


class TakeBackAnswer(Message):
    """Yes or no to going back."""

    agree: Truth

"""The bodies of requests."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from calico.box import GOAL_CELLS
from calico.players.stages import STAGES
from calico.rules.options import MOST_PLAYERS
from calico.table.game.spec import SeatFor, SeatSpec, TableSpec
from calico.table.schema.fields import (
    WHOLE,
    CatText,
    Entropy,
    GoalCell,
    Level,
    Message,
    MoveNumber,
    Name,
    OneOf,
    OptionFields,
    SeatNumber,
    Truth,
)

SHORTEST_TURN, LONGEST_TURN = 10, 30 * 86_400


class GuestRequest(Message):
    """A new name."""

    name: Name


class RecoveryRequest(Message):
    """A personal token, which signs its guest in on any device."""

    token: Annotated[str, StringConstraints(max_length=200)]


class SeatRequest(Message):
    """A seat of a new table."""

    kind: Annotated[str, OneOf(SeatFor)]
    """You, another person at the same screen, anybody with the link, or a bot."""
    name: Name | None = None
    """The name of a person at this screen; for yourself, your own name if it is left out."""
    level: Level | None = None
    """Which bot: `gentle`, `decent`, `strong` or `master`."""

    @property
    def spec(self) -> SeatSpec:
        """The seat, for the table that is to be created."""
        return SeatSpec(SeatFor(self.kind), self.name, self.level)


class TableRequest(OptionFields):
    """A new table."""

    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MOST_PLAYERS)]
    cats: Annotated[list[CatText], Field(min_length=3, max_length=3)] | None = None
    """Three cats; null for random ones."""
    first: SeatNumber | None = None
    """The seat that starts; null for a random one."""
    turn_seconds: Annotated[int, Field(ge=SHORTEST_TURN, le=LONGEST_TURN), WHOLE] | None = None
    """The time limit of a turn, after which others can let a bot finish for that person."""
    listed: Truth = False
    """Whether the table is in the public list, or only reachable by its link."""
    take_back: Truth = False
    """Whether moves can be undone if all agree."""
    hints: Truth | None = None
    """Whether hints are allowed; null is where no seat is open to others."""
    entropy: Entropy = ""
    """Your contribution to the random seed."""

    @property
    def spec(self) -> TableSpec:
        """The table to be created; refused if its options do not go together (R8.7)."""
        return TableSpec(
            seats=[seat.spec for seat in self.seats],
            options=self.options,
            cats=self.cats,
            first=self.first,
            turn_seconds=self.turn_seconds,
            listed=self.listed,
            take_back=self.take_back,
            hints=self.hints,
            entropy=self.entropy,
        )


class TableDraft(TableRequest):
    """A request for a table that is being filled in: up to three cats may be chosen."""

    cats: Annotated[list[CatText], Field(max_length=3)] | None = None


class SitRequest(Message):
    """Take an open seat; any, if none is given."""

    seat: SeatNumber | None = None
    entropy: Entropy = ""


class BotRequest(Message):
    """A bot for a seat."""

    seat: SeatNumber
    level: Level = "decent"


class GoalsRequest(Message):
    """Three of the dealt goals, by cell (R2.4)."""

    seat: SeatNumber
    goals: Annotated[
        dict[GoalCell, Annotated[str, StringConstraints(max_length=10)]],
        Field(min_length=len(GOAL_CELLS), max_length=len(GOAL_CELLS)),
    ]


class MoveRequest(Message):
    """A whole turn: the patch to place and the tile to take, such as `Ms@a1 Yd` (R3)."""

    number: MoveNumber
    """The number that the move has in the game, counted from 1."""
    move: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)]


class HintRequest(Message):
    """A hint about your turn, or your choice of goals."""

    seat: SeatNumber
    number: MoveNumber | None = None
    """Which move of the game it is about, counted from 1; nothing for goals."""
    stage: Annotated[int, Field(ge=1, le=STAGES), WHOLE] = STAGES
    """How much of it you look at: 1 is which tile, or which goal to leave out; 2 which part of the
    quilt, or where one goal goes; 3 the move, or all goals; 4 the best few with their reasons."""


class CheckRequest(Message):
    """A move that you think of, to be compared with the best one."""

    seat: SeatNumber
    number: MoveNumber
    """Which move of the game this is to be, counted from 1."""
    move: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)] | None = None
    """Nothing yet: only find the best move, so that the answer comes at once later."""


class TakeBackRequest(Message):
    """A request to undo a move and all after it."""

    number: MoveNumber


class TakeBackAnswer(Message):
    """The answer to a request to undo."""

    agree: Truth

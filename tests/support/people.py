"""People at tables, for tests: a table whose every line goes through its text, as in a database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random
from typing import Any

from calico.box import Tile
from calico.rules.game import Game
from calico.rules.notation import Move
from calico.rules.position import Phase as GamePhase
from calico.rules.view import View
from calico.table.game.events import TableEvent, read_event, write_event
from calico.table.game.spec import TableSpec
from calico.table.game.table import Table
from calico.table.schema.requests import SeatRequest, TableRequest
from calico.table.schema.table import TableView
from calico.table.schema.views import table_view

HOST = "guest-of-ari"
SECOND = 1000
"""A second in the milliseconds of a table."""


def table_spec(**fields: Any) -> TableSpec:
    """The table that such a request asks for."""
    return TableRequest.model_validate(fields).spec


def message(table: Table, guest: str | None, since: int = 0) -> bytes:
    """The view of a table as it is sent."""
    return table_view(table, guest, since).model_dump_json().encode()


class SavedTable:
    """A table, its stored events, and a clock that advances a second with each event."""

    def __init__(self, wish: TableSpec, host: str = HOST, name: str = "Ari") -> None:
        self.table = Table("table-of-the-test")
        self.stored: list[tuple[str, int]] = []
        self.now = 0
        self.do(Table.create(wish, host, name))

    def do(self, lines: Iterable[TableEvent]) -> list[str]:
        """Store and apply ``lines``; returns what they are."""
        happened: list[str] = []
        for line in lines:
            self.now += SECOND
            text = write_event(line)
            self.table.apply(read_event(text), self.now)
            self.stored.append((text, self.now))
            happened.append(line.what)
        return happened

    def again(self) -> Table:
        """The table, built again from what was stored."""
        table = Table(self.table.id)
        for text, at in self.stored:
            table.apply(read_event(text), at)
        return table

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def act(self, rng: Random) -> str:
        """Play a random action of the first seat that has to act; returns what it was."""
        seat = self.table.waiting_for[0]
        guest, is_bot = self.table.seats[seat].guest, self.table.seats[seat].level is not None
        if self.game.phase is GamePhase.GOALS:
            goals = some_goals(self.game, seat, rng)
            if is_bot:
                (what,) = self.do(self.table.bot_acts(seat, goals))
            else:
                assert guest is not None
                wish = dict(zip(("b3", "c4", "d2"), goals, strict=True))
                (what,) = self.do(self.table.choose_goals(guest, seat, wish))
            return what
        move = str(some_move(self.game, rng))
        if is_bot:
            (what,) = self.do(self.table.bot_acts(seat, move, self.game.turn))
        else:
            assert guest is not None
            (what,) = self.do(self.table.move(guest, self.game.turn, move))
        return what

    def finish(self, rng: Random) -> None:
        """Play the game to its end."""
        for _ in range(4 + 4 * 22):
            if self.table.waiting_for:
                self.act(rng)
        assert not self.table.waiting_for, "the game does not end"


def wish(*kinds: str, **terms: Any) -> TableSpec:
    """A table with such seats: `me`, `here`, `open` or `bot`; people here are called `P1`, ..."""
    seats = [
        SeatRequest(
            kind=kind,
            name=f"P{i}" if kind == "here" else None,
            level="dice" if kind == "bot" else None,
        )
        for i, kind in enumerate(kinds)
    ]
    return table_spec(seats=seats, **terms)


def of_kind(kind: dict[str, Any], seats: Sequence[str], **terms: Any) -> TableSpec:
    """A table for a game of ``kind``, as the other tests write kinds."""
    rest = {name: value for name, value in kind.items() if name not in ("players", "boards")}
    return wish(*seats, **{**rest, "variants": list(rest.get("variants", ()))}, **terms)


def some_goals(game: Game, seat: int, rng: Random) -> tuple[str, str, str]:
    """Three of the dealt goals in some order."""
    return rng.choice(list(permutations([goal.id for goal in game.dealt(seat)], 3)))


def some_move(game: Game | View, rng: Random) -> Move:
    """Some legal move."""
    tile = rng.choice([tile for tile in game.placeable if game.cells(tile)])
    takes: tuple[Tile | None, ...] = game.takeable or (None,)
    return Move(tile, rng.choice(game.cells(tile)), rng.choice(takes))


def seen(table: Table, guest: str | None, since: int = 0) -> TableView:
    """What ``guest`` is sent, read by the schema."""
    return TableView.model_validate_json(message(table, guest, since))

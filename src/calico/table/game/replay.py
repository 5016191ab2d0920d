"""Games again: the table as it was after any move of a finished game, or of a record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from calico.campaign.counting import Counts
from calico.errors import TableError
from calico.rules.game import Game
from calico.rules.record import Record
from calico.table.game.events import (
    Chosen,
    Created,
    Given,
    Left,
    Moved,
    Seated,
    Started,
    StoredSeat,
    TableTerms,
    TakenBack,
)
from calico.table.game.state import HistoryEntry
from calico.table.game.table import Table


@dataclass(frozen=True, slots=True)
class FinishedTable:
    """A table whose game is over, of which nothing changes any more: a copy of its events."""

    id: str
    version: int
    counts: Counts
    moves: int
    hinted: tuple[tuple[int, ...], ...]
    """For each seat the turns in which it had a hint."""
    entries: tuple[HistoryEntry, ...]

    @classmethod
    def of(cls, table: Table) -> FinishedTable:
        """The copy of ``table``; refused if its game is not over."""
        if table.game is None or not table.game.is_finished:
            raise TableError("game-not-over")
        moves = len(table.game.moves)
        return cls(table.id, table.version, table.counts, moves, table.hinted, tuple(table.entries))

    def table(self) -> Table:
        """A table with all events."""
        return _rebuilt(self.id, self.entries)

    def after(self, moves: int) -> Table:
        """The table as it was after so many moves.

        Moves that were taken back are left out: what counts is the game of the record.
        """
        _check(moves, self.moves)
        entries = _of_record(self.entries)
        return _rebuilt(self.id, entries[: len(entries) - self.moves + moves])


class RecordedTable(Table):
    """A table at which the first moves of a record are made again; it is on no server's list."""

    def __init__(self, record: Record, moves: int) -> None:
        """The table after so many moves; refused if ``record`` breaks a rule anywhere."""
        super().__init__("record")
        _check(moves, len(record.moves))
        record.replay()
        self._record = record
        terms = TableTerms(
            **record.setup.options.to_ids(),
            chosen_cats=None,
            first=0,
            turn_seconds=None,
            listed=False,
            take_back=False,
        )
        seats = [StoredSeat(name=player.name, guest="") for player in record.setup.players]
        self.apply(Created(terms=terms, seats=seats, host="", secret=""), 0)
        self.apply(Started(first=0), 0)
        for move in record.moves[:moves]:
            self.apply(Moved(move=str(move)), 0)

    def _dealt(self) -> Game:
        return self._record.replay(0)


def _check(moves: int, last: int) -> None:
    if not 0 <= moves <= last:
        raise TableError("no-such-position", text=moves, last=last)


def _rebuilt(table_id: str, entries: Iterable[HistoryEntry]) -> Table:
    table = Table(table_id)
    for entry in entries:
        table.apply(entry.event, entry.at)
    return table


def _of_record(entries: Sequence[HistoryEntry]) -> list[HistoryEntry]:
    """The events that made the game of the record: the setup, and the moves that counted."""
    setup: list[HistoryEntry] = []
    moves: list[HistoryEntry] = []
    for entry in entries:
        match entry.event:
            case Created() | Seated() | Left() | Given() | Started() | Chosen():
                setup.append(entry)
            case Moved():
                moves.append(entry)
            case TakenBack(number=number):
                del moves[number - 1 :]
    return setup + moves

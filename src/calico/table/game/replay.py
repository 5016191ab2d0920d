"""Finished games again: the table as it was after any move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from calico.errors import TableError
from calico.rules.game import Game
from calico.table.game.events import Chosen, Created, Given, Left, Moved, Seated, Started, TakenBack
from calico.table.game.state import HistoryEntry
from calico.table.game.table import Table


def rebuilt(table_id: str, entries: Iterable[HistoryEntry]) -> Table:
    """A table of one's own with the events of ``entries``."""
    table = Table(table_id)
    for entry in entries:
        table.apply(entry.event, entry.at)
    return table


def finished_game(table: Table) -> Game:
    """The game of ``table``, which must be over."""
    if table.game is None or not table.game.is_finished:
        raise TableError("game-not-over")
    return table.game


def table_after(table: Table, moves: int) -> Table:
    """A finished game as it was after so many moves.

    Moves that were taken back are left out: what counts is the game of the record.
    """
    last = len(finished_game(table).moves)
    if not 0 <= moves <= last:
        raise TableError("no-such-position", text=moves, last=last)
    entries = _of_record(table.entries)
    return rebuilt(table.id, entries[: len(entries) - last + moves])


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

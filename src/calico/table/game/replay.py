"""Looking back at a finished game: any move of it, who won and why, and whether it was fair."""

from __future__ import annotations

from calico.errors import TableError
from calico.rules.fair import verify
from calico.rules.game import Game
from calico.rules.score import tie_break
from calico.table.game.events import Chosen, Created, Given, Left, Moved, Seated, Started, TakenBack
from calico.table.game.state import Entry
from calico.table.game.table import Table
from calico.table.schema.responses import CheckView, PublicView, TableView, TieView, VerdictView
from calico.table.schema.views import message


def position(table: Table, moves: int) -> PublicView:
    """A finished game as it was after so many moves, with all hands open.

    Moves that were taken back are left out: what counts is the game of the record.
    """
    game = _finished(table)
    last = len(game.moves)
    if not 0 <= moves <= last:
        raise TableError("no-such-position", text=moves, last=last)
    twin = Table(table.id)
    for entry in _kept(table)[: len(_kept(table)) - last + moves]:
        twin.take(entry.line, entry.at)
    then = twin.game
    if then is None:  # pragma: no cover
        raise TypeError(twin)
    view = TableView.model_validate_json(message(twin, None))
    seats = [
        seat.model_copy(update={"hand": [str(tile) for tile in then.hand(i)]})
        for i, seat in enumerate(view.seats)
    ]
    then_and_now = {"seats": seats, "version": table.version, "counts": table.counts}
    public = view.model_copy(update=then_and_now)
    return PublicView.model_validate(public.model_dump(exclude={"you"}))


def verdict(table: Table) -> VerdictView:
    """Who won a finished game and why, and whether its luck was the one promised."""
    game = _finished(table)
    tie = tie_break(game.options, game.scores) if game.players > 1 else None
    return VerdictView(
        winners=list(game.winners),
        tie=TieView(
            names=[score.name for score in tie.level],
            points=tie.level[0].total,
            decider=tie.decider.value,
            counts=dict(tie.counts),
        )
        if tie
        else None,
        checks=[
            CheckView(part=str(check.part), agrees=check.agrees) for check in verify(table.record())
        ],
    )


def _finished(table: Table) -> Game:
    if table.game is None or not table.game.is_finished:
        raise TableError("game-not-over")
    return table.game


def _kept(table: Table) -> list[Entry]:
    """What made the game as its record has it, in order: the setup, and the moves that counted."""
    setup: list[Entry] = []
    moves: list[Entry] = []
    for entry in table.entries:
        match entry.line:
            case Created() | Seated() | Left() | Given() | Started() | Chosen():
                setup.append(entry)
            case Moved():
                moves.append(entry)
            case TakenBack(number=number):
                del moves[number - 1 :]
    return setup + moves

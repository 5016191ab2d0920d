"""The messages about a finished game: any position of it, who won and whether it was fair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import Field

from calico.rules.luck.fair import verify
from calico.rules.record import Record
from calico.rules.score import tie_break
from calico.table.game.replay import FinishedTable, RecordedTable
from calico.table.game.table import Table
from calico.table.schema.fields import WHOLE, Message
from calico.table.schema.table import CheckView, FairView, PublicView, TieView, VerdictView
from calico.table.schema.views import table_view


class RecordPosition(Message):
    """A game that was saved, and how many of its moves to play."""

    record: str
    """The text of the record, as `GET /api/tables/{table}/record` sends it."""
    moves: Annotated[int, Field(ge=0, le=1000), WHOLE]


def position(finished: FinishedTable, moves: int) -> PublicView:
    """A finished game as it was after so many moves, with all hands open."""
    return _opened(
        finished.after(moves),
        finished.hinted,
        version=finished.version,
        counts=finished.counts,
    )


def position_of(record: Record, moves: int) -> PublicView:
    """The game of a record as it was after so many moves, with all hands open."""
    then = RecordedTable(record, moves)
    unknown = FairView(commitment="", entropy=[], secret=None, seed=None)
    return _opened(then, then.hinted, fair=unknown)


def _opened(then: Table, hinted: Sequence[Sequence[int]], **others: Any) -> PublicView:
    game = then.game
    if game is None:  # pragma: no cover
        raise TypeError(then)
    view = table_view(then, None)
    seats = [
        seat.model_copy(
            update={"hand": [str(tile) for tile in game.hand(i)], "hinted": list(hinted[i])}
        )
        for i, seat in enumerate(view.seats)
    ]
    shown = {name: getattr(view, name) for name in PublicView.model_fields}
    return PublicView.model_construct(**shown | {"seats": seats} | others)


def verdict(finished: FinishedTable) -> VerdictView:
    """Who won a finished game and why, and whether the deal follows from the published seed."""
    table = finished.table()
    game = table.game
    if game is None:  # pragma: no cover
        raise TypeError(table)
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

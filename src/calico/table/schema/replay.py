"""The messages about a finished game: any position of it, who won and whether it was fair."""

from __future__ import annotations

from calico.rules.luck.fair import verify
from calico.rules.score import tie_break
from calico.table.game.replay import FinishedTable
from calico.table.schema.table import CheckView, PublicView, TieView, VerdictView
from calico.table.schema.views import table_view


def position(finished: FinishedTable, moves: int) -> PublicView:
    """A finished game as it was after so many moves, with all hands open."""
    then = finished.after(moves)
    game = then.game
    if game is None:  # pragma: no cover
        raise TypeError(then)
    view = table_view(then, None)
    seats = [
        seat.model_copy(
            update={
                "hand": [str(tile) for tile in game.hand(i)],
                "hinted": list(finished.hinted[i]),
            }
        )
        for i, seat in enumerate(view.seats)
    ]
    shown = {name: getattr(view, name) for name in PublicView.model_fields} | {
        "seats": seats,
        "version": finished.version,
        "counts": finished.counts,
    }
    return PublicView.model_construct(**shown)


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

"""Tables that are not on any server's list: for the lesson and for puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from calico.lang import say
from calico.rules.options import Options
from calico.table.game.events import Created, StoredSeat, TableTerms
from calico.table.game.table import Table


def practice_table(
    name: str, options: Options, secret: str, learner: str, others: Sequence[StoredSeat] = ()
) -> Table:
    """A table where the guest ``learner`` has the first seat, before it is started."""
    table = Table(name)
    terms = TableTerms(
        **options.to_ids(),
        chosen_cats=None,
        first=0,
        turn_seconds=None,
        listed=False,
        take_back=False,
        hints=False,
    )
    seats = [StoredSeat(name=say("lesson.you"), guest=learner), *others]
    table.apply(Created(terms=terms, seats=seats, host=learner, secret=secret), 0)
    return table

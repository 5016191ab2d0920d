"""Tables that are not on any server's list: for the lesson, puzzles and the analysis board."""

from __future__ import annotations

from collections.abc import Sequence

from calico.lang import say
from calico.rules.options import Options
from calico.table.game.events import Created, StoredSeat, TableTerms
from calico.table.game.table import Table


def practice_table(
    name: str, options: Options, secret: str, host: str, seats: Sequence[StoredSeat]
) -> Table:
    """A table of the guest ``host`` with these seats, before it is started."""
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
    table.apply(Created(terms=terms, seats=list(seats), host=host, secret=secret), 0)
    return table


def learner_seat(learner: str) -> StoredSeat:
    """The seat of the guest ``learner``, called "you"."""
    return StoredSeat(name=say("lesson.you"), guest=learner)

"""The stored summary of a table: what lists show without reading all events of the table."""

from __future__ import annotations

from pydantic import Field

from calico.table.game.events import Stored
from calico.table.game.seats import SeatKind
from calico.table.game.table import Table


class TableSummary(Stored):
    """A table in a list.  Summaries of earlier releases must stay readable."""

    table: str
    phase: str
    names: list[str | None]
    setup: str
    scenario: int | None
    your_turn: bool
    scores: list[int] | None
    updated: int
    daily: str | None = None
    edition: str = "final"
    levels: list[str | None] = Field(default=[])


def summary_of(table: Table, guest_id: str | None) -> TableSummary:
    """The table in a list of ``guest_id``."""
    is_over = table.game is not None and table.game.is_finished
    return TableSummary(
        table=table.id,
        phase=table.phase.value,
        names=[seat.name for seat in table.seats],
        setup=table.terms.setup,
        edition=table.terms.edition,
        scenario=table.terms.scenario,
        your_turn=any(
            seat in table.waiting_for and table.seats[seat].kind is SeatKind.PERSON
            for seat in table.seats_of(guest_id)
        ),
        scores=[score.total for score in table.game.scores] if table.game and is_over else None,
        updated=table.entries[-1].at,
        daily=table.created.daily,
        levels=[seat.level if seat.kind is SeatKind.BOT else None for seat in table.seats],
    )

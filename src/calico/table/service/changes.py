"""Events as they are stored: with the summaries, bots' turns and outcomes that follow from them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from calico.table.game.events import TableEvent, write_event
from calico.table.game.state import TablePhase
from calico.table.game.summary import summary_of
from calico.table.game.table import STAND_IN, Table
from calico.table.service.clock import now
from calico.table.service.storage import (
    BotDue,
    DailyOutcome,
    NewEvent,
    StoredSummary,
    TableChange,
)


def new_table(events: Sequence[TableEvent]) -> tuple[Table, TableChange]:
    """A new table with these first ``events``, and what is to be stored of it."""
    table = Table(secrets.token_urlsafe(16))
    return table, apply(table, events)


def apply(table: Table, events: Sequence[TableEvent]) -> TableChange:
    """Apply ``events`` to ``table``; what is to be stored."""
    had_bots = bool(table.bots_to_act)
    before = (table.phase, table.seats) if table.version else None
    at = now()
    if table.version:
        at = max(at, table.entries[-1].at)
    stored: list[NewEvent] = []
    for event in events:
        table.apply(event, at)
        stored.append(NewEvent(table.id, table.version, at, write_event(event)))
    turns: dict[str, BotDue | None] = {}
    if table.bots_to_act:
        level = table.seats[table.bots_to_act[0]].level or STAND_IN
        turns[table.id] = BotDue(at, table.created.host, level)
    elif had_bots:
        turns[table.id] = None
    if before == (table.phase, table.seats):
        return TableChange(stored, bot_turns=turns)
    return TableChange(stored, [_summary(table, at)], turns, _outcomes(table, at))


def together(one: TableChange, other: TableChange) -> TableChange:
    """Both changes as one, which is stored whole or not at all."""
    return TableChange(
        [*one.events, *other.events],
        [*one.summaries, *other.summaries],
        {**one.bot_turns, **other.bot_turns},
        [*one.outcomes, *other.outcomes],
    )


def _summary(table: Table, at: int) -> StoredSummary:
    guests = {table.created.host, *(seat.guest for seat in table.seats if seat.guest)}
    return StoredSummary(
        table.id,
        at,
        table.phase.value,
        table.terms.listed,
        summary_of(table, None).model_dump_json(),
        frozenset(guests),
    )


def _outcomes(table: Table, at: int) -> list[DailyOutcome]:
    """The outcome of a daily quilt that has just been finished or given up."""
    if table.created.daily is None or table.phase not in (TablePhase.FINISHED, TablePhase.CLOSED):
        return []
    if table.game is None or not table.game.is_finished:
        return [DailyOutcome(table.id, at)]
    [score] = table.game.scores
    return [
        DailyOutcome(
            table.id, at, score.total, score.goal_points, score.cat_points, score.button_points
        )
    ]

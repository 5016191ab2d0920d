"""Writing changes of tables: events, summaries, bots' turns and outcomes of daily quilts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.table.service.storage import BotDue, NewEvent, StoredSummary, TableChange
from calico.table.store.database import upsert
from calico.table.store.metadata import bot_turns, dailies, lines, seats, tables

CHANNEL: Final = "calico"
"""Where PostgreSQL notifies all processes of new events."""

Key = tuple[str, int]

_payloads = sa.bindparam("payloads", type_=sa.ARRAY(sa.Text))
_NOTIFY: Final = sa.select(sa.func.pg_notify(CHANNEL, sa.func.unnest(_payloads)))

_COLUMNS: Final = ("table_id", "number", "at", "text")
_INSERT: Final = sa.text(
    "INSERT INTO lines (table_id, number, at, text) SELECT * FROM unnest("
    "CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:at AS bigint[]),"
    " CAST(:text AS text[])) ON CONFLICT DO NOTHING RETURNING table_id, number"
)
"""One statement for any number of events: with a list of VALUES each number would be another, which
PostgreSQL has to prepare anew on every connection."""


async def write_changes(connection: AsyncConnection, changes: Sequence[TableChange]) -> list[bool]:
    """Store each of ``changes`` whose events are all new, and say which those are."""
    keys: set[Key] = set()
    tried: dict[int, TableChange] = {}
    for i, each in enumerate(changes):
        if keys.isdisjoint(each.keys):
            keys |= each.keys
            tried[i] = each
    new = await _insert_events(connection, [row for each in tried.values() for row in each.events])
    stored = {i: each for i, each in tried.items() if each.keys <= new}
    await _delete_events(connection, new.difference(*(each.keys for each in stored.values())))
    for each in stored.values():
        for summary in each.summaries:
            await _write_summary(connection, summary)
        for outcome in each.outcomes:
            row = {name: value for name, value in asdict(outcome).items() if value is not None}
            mine = dailies.c.table_id == outcome.table_id
            await connection.execute(sa.update(dailies).where(mine).values(row))
    turns = [turn for each in stored.values() for turn in each.bot_turns.items()]
    await _write_turns(connection, turns)
    if connection.dialect.name == "postgresql" and stored:
        newest = dict(event.key for each in stored.values() for event in each.events)
        payloads = [f"{number} {table_id}" for table_id, number in newest.items()]
        await connection.execute(_NOTIFY, {"payloads": payloads})
    return [i in stored for i in range(len(changes))]


async def _insert_events(connection: AsyncConnection, events: list[NewEvent]) -> set[Key]:
    """Insert ``events`` but for those that are there; the keys of the new ones."""
    if not events:
        return set()
    # In one order everywhere, so that two processes never wait for each other.
    events = sorted(events, key=lambda event: event.key)
    if connection.dialect.name == "postgresql":
        columns = {name: [getattr(event, name) for event in events] for name in _COLUMNS}
        found = await connection.execute(_INSERT, columns)
    else:
        statement = upsert(connection, lines).on_conflict_do_nothing()
        returning = statement.returning(lines.c.table_id, lines.c.number)
        found = await connection.execute(returning, [asdict(event) for event in events])
    return {(row.table_id, row.number) for row in found}


async def _delete_events(connection: AsyncConnection, keys: Iterable[Key]) -> None:
    for table_id, number in keys:
        await connection.execute(
            sa.delete(lines).where(lines.c.table_id == table_id, lines.c.number == number)
        )


async def _write_summary(connection: AsyncConnection, summary: StoredSummary) -> None:
    insert = upsert(connection, tables).values(
        id=summary.table_id,
        updated=summary.updated,
        phase=summary.phase,
        listed=summary.listed,
        summary=summary.text,
    )
    changed = {name: insert.excluded[name] for name in ("updated", "phase", "summary")}
    await connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=changed))
    await connection.execute(sa.delete(seats).where(seats.c.table_id == summary.table_id))
    if summary.guests:
        await connection.execute(
            sa.insert(seats),
            [{"guest_id": each, "table_id": summary.table_id} for each in summary.guests],
        )


async def _write_turns(connection: AsyncConnection, turns: list[tuple[str, BotDue | None]]) -> None:
    done = [{"id": table_id} for table_id, due in turns if due is None]
    if done:
        await connection.execute(
            sa.delete(bot_turns).where(bot_turns.c.table_id == sa.bindparam("id")), done
        )
    to_do: list[dict[str, Any]] = [
        {
            "table_id": table_id,
            "due": due.at,
            "lease": 0,
            "guest_id": due.guest_id,
            "level": due.level,
        }
        for table_id, due in turns
        if due is not None
    ]
    if to_do:
        insert = upsert(connection, bot_turns)
        changed = {name: insert.excluded[name] for name in ("due", "lease", "guest_id", "level")}
        await connection.execute(
            insert.on_conflict_do_update(index_elements=["table_id"], set_=changed), to_do
        )

"""Tables: their events and summaries."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from calico.table.service.storage import StoredEvent, TableChange
from calico.table.store.database import Database
from calico.table.store.metadata import lines, seats, tables
from calico.table.store.writer import Writer

LONGEST_LIST: Final = 50


class SqlTables:
    """The tables of a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        """Reads from ``database`` and writes through ``writer``."""
        self._database = database
        self._writer = writer

    async def events(self, table_id: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table after the first ``after``, in order."""
        query = (
            sa.select(lines.c.at, lines.c.text)
            .where(lines.c.table_id == table_id, lines.c.number > after)
            .order_by(lines.c.number)
        )
        return [StoredEvent(row.at, row.text) for row in await self._database.rows(query)]

    async def write(self, change: TableChange) -> bool:
        """Store ``change``; False, and nothing stored, if one of its events is there already."""
        return bool(await self._writer.write(change))

    async def of_guest(self, guest_id: str) -> list[str]:
        """The texts of the summaries of a guest's tables, the latest first."""
        query = (
            sa.select(tables.c.summary)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest_id == guest_id)
            .order_by(tables.c.updated.desc())
            .limit(LONGEST_LIST)
        )
        return [row.summary for row in await self._database.rows(query)]

    async def listed(self) -> list[str]:
        """The texts of the summaries of listed tables that are not over, the latest first."""
        query = (
            sa.select(tables.c.summary)
            .where(tables.c.listed, tables.c.phase.in_(("gathering", "goals", "play")))
            .order_by(tables.c.updated.desc())
            .limit(LONGEST_LIST)
        )
        return [row.summary for row in await self._database.rows(query)]

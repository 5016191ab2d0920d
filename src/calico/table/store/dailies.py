"""Daily quilts: who plays which day's, and the outcome."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.table.service.storage import (
    DailyEntry,
    DailyScore,
    DailyScores,
    StoredGuest,
    TableChange,
)
from calico.table.store.changes import write_changes
from calico.table.store.database import Database, is_inserted
from calico.table.store.metadata import dailies
from calico.table.store.writer import Writer


class SqlDailies:
    """The daily quilts of a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        """Reads from ``database`` and writes through ``writer``."""
        self._database = database
        self._writer = writer

    async def begin(self, day: str, guest: StoredGuest, table_id: str, change: TableChange) -> str:
        """Store the table of a guest for ``day``; if there is one already, its id instead."""

        async def claim(connection: AsyncConnection) -> str:
            row = {"day": day, "guest_id": guest.id, "table_id": table_id, "name": guest.name}
            if await is_inserted(connection, dailies, row):
                await write_changes(connection, [change])
                return table_id
            # Whoever was faster, in another process perhaps, has committed by now.
            found = await connection.execute(_own(day, guest.id))
            return str(found.one().table_id)

        result: str = await self._writer.run(claim)
        return result

    async def entry(self, day: str, guest_id: str) -> DailyEntry | None:
        """The quilt of a guest of ``day``."""
        found = await self._database.rows(_own(day, guest_id))
        return DailyEntry(found[0].table_id, found[0].over) if found else None

    async def scores(self, day: str, guest_id: str | None, limit: int) -> DailyScores:
        """The best ``limit`` quilts of ``day``, and the guest's own."""
        order = (dailies.c.score.desc(), dailies.c.over, dailies.c.table_id)
        ranked = (
            sa.select(
                dailies,
                sa.func.rank().over(order_by=dailies.c.score.desc()).label("place"),
                sa.func.row_number().over(order_by=order).label("row"),
                sa.func.count().over().label("finished"),
            )
            .where(dailies.c.day == day, dailies.c.score.is_not(None))
            .subquery()
        )
        query = (
            sa.select(ranked)
            .where(sa.or_(ranked.c.row <= limit, ranked.c.guest_id == guest_id))
            .order_by(ranked.c.row)
        )
        found = await self._database.rows(query)
        return DailyScores(
            found[0].finished if found else 0,
            [
                DailyScore(
                    place=row.place,
                    guest_id=row.guest_id,
                    table_id=row.table_id,
                    name=row.name,
                    score=row.score,
                    goals=row.goals,
                    cats=row.cats,
                    buttons=row.buttons,
                )
                for row in found
            ],
        )


def _own(day: str, guest_id: str) -> sa.Select[tuple[str, int | None]]:
    return sa.select(dailies.c.table_id, dailies.c.over).where(
        dailies.c.day == day, dailies.c.guest_id == guest_id
    )

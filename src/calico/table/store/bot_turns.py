"""The turns of bots: rows that a process claims for a while."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.table.service.storage import BotTurn
from calico.table.store.database import Database
from calico.table.store.metadata import bot_turns
from calico.table.store.writer import Writer

_FOR_EACH_GUEST: Final = 20
"""Turns of one guest that are considered."""
_AT_ONCE: Final = 500
"""Turns that are considered."""


class SqlBotTurns:
    """The turns that wait in a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        """Reads from ``database`` and writes through ``writer``."""
        self._database = database
        self._writer = writer

    async def claim(
        self,
        levels: Collection[str],
        *,
        others: bool,
        now: int,
        lease: int,
        rank: Callable[[BotTurn], float],
    ) -> BotTurn | None:
        """Claim a turn for ``lease`` milliseconds: the lowest by ``rank`` of those not claimed."""
        is_free = sa.or_(bot_turns.c.lease <= now, bot_turns.c.lease > now + 2 * lease)
        is_meant = bot_turns.c.level.not_in(levels) if others else bot_turns.c.level.in_(levels)
        number = sa.func.row_number().over(
            partition_by=bot_turns.c.guest_id, order_by=bot_turns.c.due
        )
        numbered = sa.select(bot_turns, number.label("number")).where(is_free, is_meant).subquery()
        waiting = (
            sa.select(numbered)
            .where(numbered.c.number <= _FOR_EACH_GUEST)
            .order_by(numbered.c.number, numbered.c.due)
            .limit(_AT_ONCE)
        )
        until = now + lease

        async def first(connection: AsyncConnection) -> BotTurn | None:
            found = (await connection.execute(waiting)).all()
            turns = [
                BotTurn(row.table_id, row.due, until, row.guest_id, row.level) for row in found
            ]
            for turn in sorted(turns, key=rank):
                same = sa.and_(bot_turns.c.table_id == turn.table_id, bot_turns.c.due == turn.due)
                claim = sa.update(bot_turns).where(same, is_free).values(lease=until)
                if (await connection.execute(claim)).rowcount:  # else another process was faster
                    return turn
            return None

        claimed: BotTurn | None = await self._writer.run(first)
        return claimed

    async def renew(self, turns: Sequence[BotTurn], until: int) -> None:
        """Change the leases of those ``turns`` that are still the same."""

        async def update(connection: AsyncConnection) -> None:
            for turn in turns:
                await connection.execute(
                    sa.update(bot_turns).where(_same(turn)).values(lease=until)
                )

        await self._writer.run(update)

    async def drop(self, turn: BotTurn) -> None:
        """Remove a turn, if it is still the same."""
        statement = sa.delete(bot_turns).where(_same(turn))
        await self._writer.run(lambda connection: connection.execute(statement))

    async def count_others(self, guest_id: str, levels: Collection[str]) -> int:
        """How many turns of other levels than these wait at tables of a guest."""
        query = sa.select(sa.func.count()).where(
            bot_turns.c.guest_id == guest_id, bot_turns.c.level.not_in(levels)
        )
        (found,) = await self._database.rows(query)
        return int(found[0])


def _same(turn: BotTurn) -> sa.ColumnElement[bool]:
    return sa.and_(bot_turns.c.table_id == turn.table_id, bot_turns.c.lease == turn.lease)

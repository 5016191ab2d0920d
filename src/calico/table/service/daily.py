"""The daily quilt: one game a day, the same for everybody on a server, alone by R8.3.

The day is the date in UTC.  The deal comes from the date and the server's key, so that nobody can
know the bag before it is played out; each guest has one attempt.  As all bags of a day are alike,
nobody sees the table of another before their own quilt of that day is over, or the day is.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.errors import TableError
from calico.table.game.events import Kept
from calico.table.game.state import Phase
from calico.table.game.table import Table
from calico.table.schema.requests import SeatWish, TableWish
from calico.table.schema.responses import Message
from calico.table.store.storage import GuestRow, Storage, Writing, dailies, upsert, write_all
from calico.table.store.writer import Writer

LONGEST_RESULTS: Final = 100
"""So many results of a day are shown, and one's own."""

_WISH: Final = TableWish(seats=[SeatWish(kind="me")], setup="standard")


class DayResult(Message):
    """How somebody's daily quilt ended."""

    place: int
    """Who has as many points has the same place."""
    name: str
    score: int
    goals: int
    cats: int
    buttons: int
    mine: bool
    table: str | None
    """Where to look at the quilt, for whoever may."""


class BestQuilt(Message):
    """The best quilt of a day; of several, the one that was finished first."""

    name: str
    score: int
    table: str


class DayView(Message):
    """A day, and how its quilts ended, the best first."""

    date: str
    finished: int
    """How many finished theirs."""
    results: list[DayResult]
    best: BestQuilt | None
    """Nothing while you may not see it."""


class DailyView(Message):
    """Today's quilt, and yesterday's."""

    date: str
    """The date in UTC, such as `2026-11-16`."""
    until: int
    """When the day ends, in milliseconds since 1970."""
    table: str | None
    """Your table of today, once you have begun."""
    finished: bool
    """Whether your quilt of today is over."""
    results: list[DayResult]
    yesterday: DayView


def secret_of(key: bytes, day: date) -> str:
    """The secret of the luck of ``day`` on a server with this ``key``."""
    return hmac.new(key, f"calico daily {day}".encode(), hashlib.sha256).hexdigest()


def first_lines(guest: GuestRow, key: bytes, day: date) -> list[Kept]:
    """How the daily quilt of a guest begins: alone, the standard setup, nobody's luck added."""
    secret = secret_of(key, day)
    return Table.create(_WISH, guest.id, guest.name, secret=secret, daily=day.isoformat())


def over_row(table: Table, at: int) -> dict[str, Any] | None:
    """What is stored of a daily quilt when it has just been finished or given up."""
    if table.created.daily is None or table.phase not in (Phase.FINISHED, Phase.CLOSED):
        return None
    row: dict[str, Any] = {"table_id": table.id, "over": at}
    if table.game is not None and table.game.is_finished:
        [score] = table.game.scores
        row |= {
            "score": score.total,
            "goals": score.goal_points,
            "cats": score.cat_points,
            "buttons": score.button_points,
        }
    return row


class Dailies:
    """The daily quilts of a server."""

    def __init__(self, storage: Storage, writer: Writer, today: Callable[[], date]) -> None:
        """Reads from ``storage``, writes through ``writer``; ``today`` tells the date."""
        self.today = today
        self._storage = storage
        self._writer = writer

    async def begin(self, day: date, guest: GuestRow, table_id: str, writing: Writing) -> str:
        """The table of ``guest`` for ``day``: the new one, or the one they have had before."""

        async def claim(connection: AsyncConnection) -> str:
            row = {"day": str(day), "guest_id": guest.id, "table_id": table_id, "name": guest.name}
            insert = upsert(connection, dailies).values(row).on_conflict_do_nothing()
            if (await connection.execute(insert)).rowcount:
                await write_all(connection, [writing])
                return table_id
            # Whoever was faster, in another process perhaps, has committed by now.
            found = await connection.execute(_own(day, guest.id))
            return str(found.one().table_id)

        result: str = await self._writer.run(claim)
        return result

    async def check_sight(self, table: Table, guest_id: str | None) -> None:
        """Refuse the table of another while it would tell what one's own bag still holds."""
        day = table.created.daily
        if day is None or table.seats_of(guest_id):
            return
        if not await self._may_see(date.fromisoformat(day), guest_id):
            raise TableError("daily-hidden", date=day)

    async def _may_see(self, day: date, guest_id: str | None) -> bool:
        """Whether a guest's own quilt of ``day`` is over, or was never begun and never will be."""
        found = await self._storage.rows(_own(day, guest_id)) if guest_id else ()
        return found[0].over is not None if found else day < self.today()

    async def look(self, guest_id: str | None) -> DailyView:
        """Today, as a guest may see it."""
        day = self.today()
        mine = await self._storage.rows(_own(day, guest_id)) if guest_id else ()
        midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
        return DailyView(
            date=str(day),
            until=int(midnight.timestamp() * 1000),
            table=mine[0].table_id if mine else None,
            finished=bool(mine) and mine[0].over is not None,
            results=(await self.day(day, guest_id)).results,
            yesterday=await self.day(day - timedelta(days=1), guest_id),
        )

    async def day(self, day: date, guest_id: str | None) -> DayView:
        """How the quilts of ``day`` ended."""
        order = (dailies.c.score.desc(), dailies.c.over, dailies.c.table_id)
        ranked = (
            sa.select(
                dailies,
                sa.func.rank().over(order_by=dailies.c.score.desc()).label("place"),
                sa.func.row_number().over(order_by=order).label("row"),
                sa.func.count().over().label("finished"),
            )
            .where(dailies.c.day == str(day), dailies.c.score.is_not(None))
            .subquery()
        )
        query = (
            sa.select(ranked)
            .where(sa.or_(ranked.c.row <= LONGEST_RESULTS, ranked.c.guest_id == guest_id))
            .order_by(ranked.c.row)
        )
        found = await self._storage.rows(query)
        open_to_see = await self._may_see(day, guest_id)
        return DayView(
            date=str(day),
            finished=found[0].finished if found else 0,
            results=[
                DayResult(
                    place=row.place,
                    name=row.name,
                    score=row.score,
                    goals=row.goals,
                    cats=row.cats,
                    buttons=row.buttons,
                    mine=row.guest_id == guest_id,
                    table=row.table_id if open_to_see else None,
                )
                for row in found
            ],
            best=BestQuilt(name=found[0].name, score=found[0].score, table=found[0].table_id)
            if found and open_to_see
            else None,
        )


def _own(day: date, guest_id: str | None) -> sa.Select[Any]:
    """The row of a guest for ``day``."""
    return sa.select(dailies).where(dailies.c.day == str(day), dailies.c.guest_id == guest_id)

"""The daily quilt: one game a day, the same for everybody on a server, alone by R8.3.

The day is the date in UTC.  The deal follows from the date and the server's key, so that nobody can
know the bag before the day is over; each guest has one attempt.  As all bags of a day are the same,
nobody sees the table of another before their own quilt of that day is over, or the day is.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Final

from calico.errors import TableError
from calico.table.game.events import TableEvent
from calico.table.game.spec import SeatFor, SeatSpec, TableSpec
from calico.table.game.table import Table
from calico.table.schema.daily import BestQuilt, DailyView, DayResult, DayView
from calico.table.service.storage import DailyStore, StoredGuest, TableChange

LONGEST_RESULTS: Final = 100
"""The number of results of a day that are shown, besides one's own."""

_SPEC: Final = TableSpec([SeatSpec(SeatFor.ME)])


def secret_of(key: bytes, day: date) -> str:
    """The secret of the deal of ``day`` on a server with this ``key``."""
    return hmac.new(key, f"calico daily {day}".encode(), hashlib.sha256).hexdigest()


def daily_events(guest: StoredGuest, key: bytes, day: date) -> list[TableEvent]:
    """The first events of a guest's daily quilt: alone, the standard setup, no entropy."""
    secret = secret_of(key, day)
    return Table.create(_SPEC, guest.id, guest.name, secret=secret, daily=day.isoformat())


class Dailies:
    """The daily quilts of a server."""

    def __init__(self, store: DailyStore, today: Callable[[], date]) -> None:
        """``today`` gives the date."""
        self.today = today
        self._store = store

    async def begin(self, day: date, guest: StoredGuest, table_id: str, change: TableChange) -> str:
        """The table of ``guest`` for ``day``: the new one, or the one they have already."""
        return await self._store.begin(str(day), guest, table_id, change)

    async def check_sight(self, table: Table, guest_id: str | None) -> None:
        """Refuse the table of another while it would show what one's own bag still holds."""
        day = table.created.daily
        if day is None or table.seats_of(guest_id):
            return
        if not await self._may_see(date.fromisoformat(day), guest_id):
            raise TableError("daily-hidden", date=day)

    async def _may_see(self, day: date, guest_id: str | None) -> bool:
        """Whether a guest's own quilt of ``day`` is over, or was not begun and cannot be now."""
        own = await self._store.entry(str(day), guest_id) if guest_id else None
        return own.over is not None if own else day < self.today()

    async def look(self, guest_id: str | None) -> DailyView:
        """Today, as a guest may see it."""
        day = self.today()
        own = await self._store.entry(str(day), guest_id) if guest_id else None
        midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
        return DailyView(
            date=str(day),
            until=int(midnight.timestamp() * 1000),
            table=own.table_id if own else None,
            finished=own is not None and own.over is not None,
            results=(await self.day(day, guest_id)).results,
            yesterday=await self.day(day - timedelta(days=1), guest_id),
        )

    async def day(self, day: date, guest_id: str | None) -> DayView:
        """How the quilts of ``day`` ended."""
        found = await self._store.scores(str(day), guest_id, LONGEST_RESULTS)
        open_to_see = await self._may_see(day, guest_id)
        best = found.scores[0] if found.scores and open_to_see else None
        return DayView(
            date=str(day),
            finished=found.finished,
            results=[
                DayResult(
                    place=each.place,
                    name=each.name,
                    score=each.score,
                    goals=each.goals,
                    cats=each.cats,
                    buttons=each.buttons,
                    mine=each.guest_id == guest_id,
                    table=each.table_id if open_to_see else None,
                )
                for each in found.scores
            ],
            best=BestQuilt(name=best.name, score=best.score, table=best.table_id) if best else None,
        )

"""The house: all tables of a server, and the one way to do anything at them.

Whoever acts at a table goes through :meth:`House.act`: lock, decide, store, publish, answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from datetime import date
from typing import Any, TypeVar

from calico.campaign.household import Household
from calico.errors import CalicoError, TableError
from calico.rules.luck.daily import utc_today
from calico.table.game.events import Rematch, TableEvent
from calico.table.game.spec import TableSpec
from calico.table.game.state import TablePhase
from calico.table.game.summary import TableSummary, summary_of
from calico.table.game.table import STAND_IN, Table
from calico.table.schema.company import CompanyView, Mood
from calico.table.schema.responses import TableLine
from calico.table.schema.table import TableView
from calico.table.service.advice import Adviser
from calico.table.service.bots import MOST_QUEUED, QUICK, BotAnswer, BotQuestion, Bots, Thinker
from calico.table.service.changes import new_table
from calico.table.service.company import Company
from calico.table.service.daily import Dailies, daily_events
from calico.table.service.guests import Guests
from calico.table.service.health import HealthCheck
from calico.table.service.households.documents import read_document
from calico.table.service.households.households import Households
from calico.table.service.hub import Hub, Listener
from calico.table.service.limits import processor_seconds
from calico.table.service.live import LiveTable, LiveTables
from calico.table.service.offload import Offload
from calico.table.service.storage import Storage, StoredGuest

T = TypeVar("T")

_log = logging.getLogger(__name__)


class House:
    """All tables of a server."""

    def __init__(
        self,
        storage: Storage,
        thinker: Callable[[], Thinker],
        *,
        pace: float = 0.8,
        bots: int = 1,
        today: Callable[[], date] = utc_today,
        limits: float = 0.0,
        read_document: Callable[[bytes], Household] = read_document,
    ) -> None:
        """``bots`` think at once, each with a ``thinker``, and take at least ``pace`` seconds.

        ``limits`` multiplies what one may let us compute; 0 is no limit.  ``read_document`` reads a
        household that is imported, and is called in a thread.
        """
        self.moves = 0
        """Actions accepted."""
        self._storage = storage
        self._health = HealthCheck(storage.check)
        self.guests = Guests(storage.guests)
        self.dailies = Dailies(storage.dailies, today)
        self.offload = Offload(processor_seconds(limits))
        """Where long computations run."""
        self.households = Households(storage, self.guests, self.offload, read_document)
        self._hub = Hub()
        self._live = LiveTables(storage, self._hub)
        self.company = Company(self._hub.wake, storage.broadcast)
        """Who is at which table."""
        self._announcing: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[Any]] = set()
        self._bots = Bots(
            storage.bot_turns,
            thinker,
            self._question,
            self._bot_acts,
            self._hub.is_watched,
            pace=pace,
            count=bots,
        )
        self.adviser = Adviser(self._bots)
        """Who gives hints."""

    async def start(self) -> None:
        """Begin to listen to what other processes store."""
        await self._storage.subscribe(self._live.changed, self._missed, self.company.receive)
        if self._storage.is_shared:
            self._announcing = asyncio.create_task(self.company.keep_alive())

    def _missed(self) -> None:
        self._live.missed()
        self.company.missed()

    async def close(self) -> None:
        """Finish running actions and close everything."""
        self._hub.close()
        if self._announcing:
            self._announcing.cancel()
        self.company.close()
        await self.adviser.close()
        await self._bots.close()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._storage.close()

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Change the name of a guest."""
        await self.households.check_guest_name(guest_id, name)
        await self.guests.rename(guest_id, name)

    # Tables.

    async def create(self, guest: StoredGuest, spec: TableSpec) -> str:
        """The id of a new table."""
        await self.check_bots(guest.id, [seat.level for seat in spec.seats])
        table, change = new_table(Table.create(spec, guest.id, guest.name))
        await self._finish(self._storage.tables.write(change))
        self._bots.wake()
        return table.id

    async def daily(self, guest: StoredGuest, key: bytes) -> str:
        """The table of a guest's daily quilt of today; there is never a second one."""
        day = self.dailies.today()
        table, change = new_table(daily_events(guest, key, day))
        return await self._finish(self.dailies.begin(day, guest, table.id, change))

    async def act(
        self, table_id: str, decide: Callable[[Table], list[TableEvent]], guest_id: str
    ) -> bool:
        """Store the events that ``decide`` returns; False if it was a repeat or too late."""
        accepted = await self._finish(self._act(table_id, decide))
        _log.debug("act", extra={"table": table_id, "guest": guest_id, "accepted": accepted})
        return accepted

    async def _act(self, table_id: str, decide: Callable[[Table], list[TableEvent]]) -> bool:
        async with self._live.locked(table_id) as live:
            while True:
                try:
                    events = decide(live.table)
                except CalicoError:
                    if await self._live.refresh(live):
                        continue
                    raise
                if not events:
                    if await self._live.refresh(live):
                        continue
                    return False
                if await self._live.store(live, events):
                    break
            self.moves += 1
            self._publish(live)
        return True

    def _publish(self, live: LiveTable) -> None:
        self._hub.wake(live.table.id)
        if live.table.bots_to_act:
            self._bots.wake()

    async def _finish(self, action: Coroutine[Any, Any, T]) -> T:
        """What ``action`` returns; it runs to its end even if the request is cancelled."""
        task = asyncio.create_task(action)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def rematch(self, guest: StoredGuest, table_id: str) -> str:
        """The table of the rematch, which is the same for everybody who asks for one."""
        return await self._finish(self._rematch(guest, table_id))

    async def _rematch(self, guest: StoredGuest, table_id: str) -> str:
        async with self._live.locked(table_id) as live:
            while True:
                if live.table.rematch is None and await self._live.refresh(live):
                    continue
                if live.table.rematch is not None:
                    return live.table.rematch
                spec = live.table.rematch_spec(guest.id)
                await self.check_bots(guest.id, [seat.level for seat in spec.seats])
                new, also = new_table(Table.create(spec, guest.id, guest.name, before=table_id))
                if await self._live.store(live, [Rematch(table=new.id)], also):
                    self._publish(live)
                    self._bots.wake()
                    return new.id

    # Views.

    async def view(
        self, table_id: str, guest_id: str | None, since: int = 0, *, fresh: bool = True
    ) -> TableView:
        """The table as ``guest_id`` may see it, with the log after the first ``since`` events.

        Whoever has just acted here needs no ``fresh`` look at what other processes stored.
        """
        async with self._live.locked(table_id) as live:
            if fresh:
                await self._live.refresh(live)
            await self.dailies.check_sight(live.table, guest_id)
            return live.views.view(guest_id, since)

    async def read(self, table_id: str, guest_id: str | None, look: Callable[[Table], T]) -> T:
        """What ``look`` returns of a table that ``guest_id`` may see.

        It is called while the table is locked, and must neither change nor keep it.
        """
        async with self._live.locked(table_id) as live:
            await self._live.refresh(live)
            await self.dailies.check_sight(live.table, guest_id)
            return look(live.table)

    def listen(
        self, table_id: str, guest_id: str | None, since: int = 0, *, company: bool = False
    ) -> Listener:
        """Views of a table for ``guest_id``: the first at once, then whenever it changes.

        The first has the log after the first ``since`` events.  With ``company`` also who is
        there, after the first view and whenever that changes.
        """

        async def look(version: int, is_first: bool) -> tuple[int, TableView]:
            async with self._live.locked(table_id) as live:
                if is_first or live.is_behind:
                    await self._live.refresh(live)
                return live.table.version, live.views.view(guest_id, version)

        async def meet() -> CompanyView:
            async with self._live.locked(table_id) as live:
                return self.company.view(live.table)

        return Listener(self._hub, table_id, look, since, meet if company else None)

    async def react(self, table_id: str, guest_id: str, mood: Mood) -> CompanyView:
        """Show everybody at a table how one who sits there feels."""

        def show(table: Table) -> CompanyView:
            if not table.seats_of(guest_id):
                raise TableError("not-seated")
            self.company.react(table_id, guest_id, mood)
            return self.company.view(table)

        return await self.read(table_id, guest_id, show)

    async def my_tables(self, guest_id: str) -> list[TableLine]:
        """The tables where a guest sits or that they created, the latest first."""
        stored = await self._storage.tables.of_guest(guest_id)
        over = (TablePhase.FINISHED, TablePhase.CLOSED)
        found = [TableSummary.model_validate_json(text) for text in stored]
        current = [
            line if line.phase in over else await self._summary(line.table, guest_id)
            for line in found
        ]
        latest = sorted(current, key=lambda line: line.updated, reverse=True)
        return [TableLine.model_validate(line) for line in latest]

    async def _summary(self, table_id: str, guest_id: str) -> TableSummary:
        async with self._live.locked(table_id) as live:
            await self._live.refresh(live)
            return summary_of(live.table, guest_id)

    async def listed_tables(self) -> list[TableLine]:
        """The listed tables with an open seat or a game to watch, the latest first."""
        stored = await self._storage.tables.listed()
        return [TableLine.model_validate(TableSummary.model_validate_json(each)) for each in stored]

    # Bots.

    async def warm_up(self) -> None:
        """Load the searching bots ahead, so that nobody waits for it later."""
        await self._bots.warm_up()

    async def check_bots(self, guest_id: str, levels: Iterable[str | None]) -> None:
        """Refuse slow bots to a guest at whose tables many turns of such bots wait already."""
        if not set(levels).difference((None, *QUICK)):
            return
        if await self._storage.bot_turns.count_others(guest_id, QUICK) >= MOST_QUEUED:
            raise TableError("bots-busy", n=MOST_QUEUED)

    async def _question(self, table_id: str) -> BotQuestion | None:
        """What a bot is to decide at a table."""
        async with self._live.locked(table_id) as live:
            await self._live.refresh(live)
            table = live.table
            if table.game is None or not table.bots_to_act:
                return None
            seat = table.bots_to_act[0]
            level = table.seats[seat].level or STAND_IN
            return BotQuestion(table.version, seat, level, table.game.view(seat))

    async def _bot_acts(
        self, table_id: str, question: BotQuestion, answer: BotAnswer, stand_in: str | None = None
    ) -> bool:
        """Do what a bot or its stand-in answered, unless the table has changed meanwhile."""

        def decide(table: Table) -> list[TableEvent]:
            if table.version != question.version:
                return []
            return table.bot_acts(question.seat, answer, stand_in=stand_in)

        return await self._finish(self._act(table_id, decide))

    # Health and metrics.

    async def is_healthy(self) -> bool:
        """Whether tables can be read and written."""
        return self._storage.is_alive and self._bots.is_alive and await self._health.passes()

    @property
    def tables_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def listeners(self) -> int:
        """How many listeners there are."""
        return self._hub.listeners

    @property
    def bot_turns(self) -> int:
        """How many turns bots have taken here."""
        return self._bots.turns

    @property
    def commits(self) -> int:
        """How many transactions were committed."""
        return self._storage.commits

    @property
    def writes(self) -> int:
        """How many writes were in those."""
        return self._storage.writes

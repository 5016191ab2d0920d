"""Tables in memory: copies of what is stored, each behind a lock.

Between processes the number of an event, unique in the store, decides who was first; the other
reads what was stored and decides again.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from calico.errors import TableError
from calico.table.game.events import TableEvent, read_event
from calico.table.game.table import Table
from calico.table.schema.views import ViewCache
from calico.table.service.changes import apply, together
from calico.table.service.hub import Hub
from calico.table.service.storage import Storage, TableChange

MOST_IDLE: Final = 1000
"""Tables without viewers that stay in memory."""


class LiveTable:
    """A table in memory, to be read and changed only by who holds its lock."""

    __slots__ = ("lock", "newest", "table", "users", "views")

    def __init__(self, table_id: str) -> None:
        self.table = Table(table_id)
        self.views = ViewCache(self.table)
        self.lock = asyncio.Lock()
        self.users = 0
        """How many hold the lock or wait for it."""
        self.newest = 0
        """The version that is stored, as far as notifications say."""

    @property
    def is_behind(self) -> bool:
        """Whether more is stored than was read."""
        return self.newest > self.table.version

    def reset(self) -> None:
        """Forget all events, to read them again."""
        self.table = Table(self.table.id)
        self.views = ViewCache(self.table)


class LiveTables:
    """The tables in memory."""

    def __init__(self, storage: Storage, hub: Hub) -> None:
        """Reads and writes ``storage``; wakes listeners of ``hub`` if other processes wrote."""
        self._storage = storage
        self._hub = hub
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table, read if need be, while its lock is held."""
        live = self._tables.get(table_id)
        if live is None:
            self._make_room()
            live = self._tables[table_id] = LiveTable(table_id)
        else:
            self._tables.move_to_end(table_id)
        live.users += 1
        try:
            async with live.lock:
                if not live.table.version and not await self._read(live):
                    raise TableError("no-such-table")
                yield live
        finally:
            live.users -= 1
            if not live.table.version and not live.users:
                self._tables.pop(table_id, None)

    async def refresh(self, live: LiveTable) -> bool:
        """Read what other processes stored; whether that was anything."""
        if not self._storage.is_shared:
            return False
        newest = live.newest
        is_new = await self._read(live)
        if live.newest == newest:
            live.newest = live.table.version
        return is_new

    async def store(
        self, live: LiveTable, events: Sequence[TableEvent], also: TableChange | None = None
    ) -> bool:
        """Apply and store ``events``; if another process was faster, read what it stored."""
        try:
            change = apply(live.table, events)
            is_first = await self._storage.tables.write(together(change, also) if also else change)
        except BaseException:
            live.reset()  # only the store knows whether it was stored
            self._hub.wake(live.table.id)
            raise
        if not is_first:
            live.reset()
            await self._read(live)
        return is_first

    def changed(self, table_id: str, version: int) -> None:
        """Some process, perhaps this one, brought a table to ``version``."""
        live = self._tables.get(table_id)
        if live is not None and version > live.table.version:
            live.newest = max(live.newest, version)
            self._hub.wake(table_id)

    def missed(self) -> None:
        """Notifications were lost: every table with viewers may have changed."""
        for table_id in self._hub.watched:
            self.changed(table_id, sys.maxsize)

    async def _read(self, live: LiveTable) -> bool:
        """Read the events that the table does not have yet; whether there were any."""
        found = await self._storage.tables.events(live.table.id, live.table.version)
        for stored in found:
            live.table.apply(read_event(stored.text), stored.at)
        if found:
            self._hub.wake(live.table.id)  # the notification will find nothing new
        return bool(found)

    def _make_room(self) -> None:
        """Forget the table that nobody has used for longest, if there are too many."""
        if len(self._tables) - len(self._hub.watched) < MOST_IDLE:
            return
        for table_id, live in self._tables.items():
            if not live.users and not self._hub.is_watched(table_id):
                del self._tables[table_id]
                return

"""The storage of a server: the interface of the service, on a database."""

from __future__ import annotations

from collections.abc import Callable

from calico.table.store.bot_turns import SqlBotTurns
from calico.table.store.dailies import SqlDailies
from calico.table.store.database import Database
from calico.table.store.guests import SqlGuests
from calico.table.store.households import SqlHouseholds
from calico.table.store.notifications import Notifications
from calico.table.store.tables import SqlTables
from calico.table.store.writer import Writer


class SqlStorage:
    """A database as :class:`calico.table.service.storage.Storage`."""

    def __init__(self, database: Database) -> None:
        """Needs a running event loop."""
        self.database = database
        self.writer = Writer(database)
        self.is_shared = database.is_shared
        self.guests = SqlGuests(database, self.writer)
        self.tables = SqlTables(database, self.writer)
        self.bot_turns = SqlBotTurns(database, self.writer)
        self.dailies = SqlDailies(database, self.writer)
        self.households = SqlHouseholds(database, self.writer)
        self._notifications: Notifications | None = None

    @classmethod
    async def open(cls, address: str) -> SqlStorage:
        """The storage in the database at the URL ``address``, created or migrated if need be."""
        return cls(await Database.open(address))

    @property
    def is_alive(self) -> bool:
        """Whether anything can still be written."""
        return self.writer.is_alive

    @property
    def commits(self) -> int:
        """How many transactions were committed."""
        return self.writer.commits

    @property
    def writes(self) -> int:
        """How many writes were in these."""
        return self.writer.writes

    async def subscribe(
        self,
        changed: Callable[[str, int], None],
        missed: Callable[[], None],
        received: Callable[[str], None],
    ) -> None:
        """Begin to call ``changed`` with table and version after every write of any process."""
        if self.is_shared:
            self._notifications = Notifications(self.database, changed, missed, received)
            await self._notifications.ready()

    def broadcast(self, text: str) -> None:
        """Send a text, which is not stored, to the other processes."""
        if self._notifications:
            self._notifications.broadcast(text)

    async def check(self) -> None:
        """Write something and remove it again; an error if that is not possible."""
        await self.writer.check()

    async def close(self) -> None:
        """Write what waits, and close the database."""
        if self._notifications:
            await self._notifications.close()
        await self.writer.close()
        await self.database.close()

"""The database: SQLite or PostgreSQL, opened, migrated and read.

All writing goes through :mod:`calico.table.store.writer`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from calico.errors import CalicoError, TableError
from calico.table.store.metadata import HEAD, bot_turns
from calico.table.store.outage import Outage, is_outage

_CONNECTIONS: Final = 15
"""To PostgreSQL.  All of them stay open: opening one for a moment takes longer than waiting."""
_ROWS: Final = 500
"""Rows that are fetched at once, in a millisecond or two."""
_ANSWER_SECONDS: Final = 20
"""How long PostgreSQL may take for anything before it counts as lost."""
BUSY_MILLISECONDS: Final = 10_000
"""How long SQLite waits for another program that has locked the database."""


class Database:
    """A database, migrated and open."""

    def __init__(self, engine: AsyncEngine, lock: sqlite3.Connection | None) -> None:
        """See :meth:`open`."""
        self.engine = engine
        self.is_shared = lock is None
        """Whether other processes may write too: PostgreSQL."""
        self.outage = Outage()
        self._lock = lock
        # A single query needs no transaction; with PostgreSQL that saves two round trips.
        self._reading = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if lock is None else engine
        )

    @classmethod
    async def open(cls, address: str) -> Database:
        """The database at the URL ``address``, created or migrated if need be."""
        url = database_url(address)
        if url.drivername == "postgresql+asyncpg":
            engine = create_async_engine(
                url,
                hide_parameters=True,
                pool_size=_CONNECTIONS,
                max_overflow=0,
                pool_use_lifo=True,  # the one used last has prepared what is asked for next
                pool_timeout=_ANSWER_SECONDS,
                connect_args={"timeout": _ANSWER_SECONDS, "command_timeout": _ANSWER_SECONDS},
            )
            database = cls(engine, None)
        else:
            path = sqlite_file(url)
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = claim(path)
            path.touch(mode=0o600)  # it holds the seeds of games that are not over
            engine = create_async_engine(url, hide_parameters=True)
            sa.event.listen(engine.sync_engine, "connect", _prepare)
            database = cls(engine, lock)
        try:
            await database._migrate()
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Close all connections, and release the lock."""
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def _migrate(self) -> None:
        async with self.engine.begin() as connection:
            if self.is_shared:  # several processes may start at the same time
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(2020)"))
            found = await connection.run_sync(_revision)
            if found != HEAD:
                from calico.table.store.migrations import upgrade

                await connection.run_sync(upgrade)
            if not self.is_shared:  # no process is thinking any more
                await connection.execute(sa.update(bot_turns).values(lease=0))

    async def rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """The rows that ``query`` finds; ``database-lost`` while the database cannot be used."""
        try:
            found = await self._rows(query)
        except Exception as error:
            if not is_outage(error):
                raise
            raise self.outage.begin("read", error) from None
        self.outage.end("read")
        return found

    async def _rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        try:
            return await self._all(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await self._all(query)  # it was an old connection that had broken

    async def _all(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """All rows, fetched a few at a time, so that others need not wait for many."""
        rows: list[sa.Row[Any]] = []
        async with self._reading.connect() as connection:
            found = await connection.execute(query)
            while part := found.fetchmany(_ROWS):
                rows += part
                if len(part) == _ROWS:
                    await asyncio.sleep(0)
        return rows


def database_url(text: str) -> URL:
    """The URL ``text`` of a database that we can use."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise CalicoError("database-url", text=text) from None
    if url.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        raise CalicoError("database-url", text=url.drivername)
    return url


def sqlite_file(url: URL) -> Path:
    """The file of an SQLite database, with symbolic links resolved: all who use it lock that."""
    if not url.database or url.database == ":memory:":
        raise CalicoError("database-url", text=str(url))
    return Path(url.database).resolve()


def lock_of(path: Path) -> Path:
    """The file that is locked for as long as the database ``path`` is used."""
    return path.with_name(f"{path.name}-owner")


def claim(path: Path) -> sqlite3.Connection:
    """The lock that a server holds as long as it runs: an SQLite database has one owner.

    SQLite's own lock, and not a lock of the file system, as servers of earlier releases and
    ``calico restore`` look for this one.
    """
    owner = lock_of(path)
    owner.touch(mode=0o600)
    lock = sqlite3.connect(owner, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise TableError("database-in-use", text=str(path)) from None
    return lock


def _prepare(connection: Any, _record: object) -> None:
    """A commit is on the disk when it returns, and readers never wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def _revision(connection: sa.Connection) -> str | None:
    """The last migration that the database had."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def upsert(connection: AsyncConnection, table: sa.Table) -> Any:
    """An insert that may say what to do on a conflict, in the dialect of ``connection``."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table)


async def is_inserted(connection: AsyncConnection, table: sa.Table, row: dict[str, Any]) -> bool:
    """Insert ``row``; False if another row is in conflict with it."""
    statement = upsert(connection, table).values(**row).on_conflict_do_nothing()
    return (await connection.execute(statement)).rowcount == 1

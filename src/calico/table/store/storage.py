"""The database: what is kept of guests and tables, in SQLite or PostgreSQL.

The lines of a table are the truth; everything else is there so that lists and bots need not read
them all.  Reading is here; all writing goes through :mod:`calico.table.store.writer`, which
calls the functions at the end of this module inside its transaction.  Times are milliseconds since
1970.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from calico.errors import CalicoError, TableError
from calico.table.schema.responses import TableLine
from calico.table.store.outage import Outage, is_outage

HEAD: Final = "0004"
"""The newest migration; a database that has it needs no Alembic."""
CHANNEL: Final = "calico"
"""Where PostgreSQL tells all processes that something happened."""
LONGEST_LIST: Final = 50
_CONNECTIONS: Final = 15
"""To PostgreSQL.  All of them stay open: to make one for a moment takes longer than to wait."""
_ROWS: Final = 500
"""Rows of an answer that are made at once, in a millisecond or two."""
_ANSWER_SECONDS: Final = 20
"""How long PostgreSQL may take for anything before it counts as lost."""
BUSY_MILLISECONDS: Final = 10_000
"""How long SQLite waits for another program that has locked the database."""

metadata = sa.MetaData()
_id = sa.String(64)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Index("tables_open", "listed", "phase", "updated"),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("table_id", _id, primary_key=True),
    sa.Index("seats_of_table", "table_id"),
)
lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
bot_turns = sa.Table(
    "bot_turns",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("lease", sa.BigInteger, nullable=False),
    sa.Column("guest_id", _id, nullable=False, server_default=""),
    sa.Column("level", sa.Text, nullable=False, server_default=""),
    sa.Index("bot_turns_due", "due"),
    sa.Index("bot_turns_guest", "guest_id"),
)
"""Turns that bots have to take; ``guest_id`` made the table, and ``level`` is the next to act."""
dailies = sa.Table(
    "dailies",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("table_id", _id, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("over", sa.BigInteger),
    sa.Column("score", sa.Integer),
    sa.Column("goals", sa.Integer),
    sa.Column("cats", sa.Integer),
    sa.Column("buttons", sa.Integer),
    sa.Index("dailies_score", "day", "score"),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("called", sa.Text, nullable=False),
    sa.UniqueConstraint("guest_id", "called", name="people_called"),
)
"""Those of a household but for the guest, who is at place 0; ``called`` is the name folded."""
games = sa.Table(
    "games",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("id", _id, primary_key=True),
    sa.Column("digest", _id, nullable=False),
    sa.Column("source", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
    sa.UniqueConstraint("guest_id", "digest", name="games_digest"),
)
"""Finished games of a household: the record or the sheet, and what can be computed from it."""
sat = sa.Table(
    "sat",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("game_id", _id, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("called", sa.Text, nullable=False),
    sa.Column("place", sa.Integer),
)
"""Seats of these games at which people of the household may have sat; see table/charts.py."""
claims = sa.Table(
    "claims",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("achievement", sa.String(40), primary_key=True),
    sa.Column("game_id", _id, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("guest_id", "place", "game_id", name="claims_of_game"),
)
"""What was claimed: an achievement once, and from a game at most one (R9.2)."""


Key = tuple[str, int]

_told = sa.bindparam("told", type_=sa.ARRAY(sa.Text))
_NOTIFY: Final = sa.select(sa.func.pg_notify(CHANNEL, sa.func.unnest(_told)))

_INSERTED: Final = ("table_id", "number", "at", "text")
_INSERT: Final = sa.text(
    "INSERT INTO lines (table_id, number, at, text) SELECT * FROM unnest("
    "CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:at AS bigint[]),"
    " CAST(:text AS text[])) ON CONFLICT DO NOTHING RETURNING table_id, number"
)
"""One statement for any number of lines: with a list of VALUES each number would be another, which
PostgreSQL has to prepare anew on every connection."""


@dataclass(frozen=True, slots=True)
class GuestRow:
    """A person as stored."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table, and the guests who find it in theirs."""

    table_id: str
    updated: int
    phase: str
    listed: bool
    line: TableLine
    guests: frozenset[str]


@dataclass(frozen=True, slots=True)
class BotDue:
    """From when on a bot is to act, whose table it is, and which bot."""

    at: int
    guest_id: str
    level: str


@dataclass(frozen=True, slots=True)
class Writing:
    """Lines that follow each other, and what goes with them: all of it is stored, or nothing."""

    rows: Sequence[dict[str, Any]]
    """Rows of ``lines``."""
    summaries: Sequence[Summary] = ()
    turns: dict[str, BotDue | None] = field(default_factory=dict)
    """For each table which of its bots is to act; None if no bot is."""
    over: Sequence[dict[str, Any]] = ()
    """Rows of ``dailies``, of daily quilts that are over."""

    @property
    def keys(self) -> set[Key]:
        """Table and number of each line."""
        return {(row["table_id"], row["number"]) for row in self.rows}


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Storage:
    """A database, migrated and open."""

    def __init__(self, engine: AsyncEngine, lock: sqlite3.Connection | None) -> None:
        """See :meth:`open`."""
        self.engine = engine
        self.is_shared = lock is None
        """Whether other processes may write too: PostgreSQL."""
        self.outage = Outage()
        self._lock = lock
        # One question needs no transaction around it; with PostgreSQL that saves two answers.
        self._reading = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if lock is None else engine
        )

    @classmethod
    async def open(cls, database: str) -> Storage:
        """The database at the URL ``database``, made or brought up to date if need be."""
        url = database_url(database)
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
            storage = cls(engine, None)
        else:
            path = sqlite_file(url)
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = claim(path)
            path.touch(mode=0o600)  # it holds the luck of games that are played
            engine = create_async_engine(url, hide_parameters=True)
            sa.event.listen(engine.sync_engine, "connect", _prepare)
            storage = cls(engine, lock)
        try:
            await storage._migrate()
        except BaseException:
            await storage.close()
            raise
        return storage

    async def close(self) -> None:
        """Let go of the database."""
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
            if not self.is_shared:  # whoever was thinking is gone
                await connection.execute(sa.update(bot_turns).values(lease=0))

    # Reading.

    async def rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """What ``query`` finds; refused with ``database-lost`` while there is no database."""
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
        """All rows, made a few at a time: others go on meanwhile, however many there are."""
        rows: list[sa.Row[Any]] = []
        async with self._reading.connect() as connection:
            found = await connection.execute(query)
            while part := found.fetchmany(_ROWS):
                rows += part
                if len(part) == _ROWS:
                    await asyncio.sleep(0)
        return rows

    async def history(self, table_id: str, after: int = 0) -> Sequence[sa.Row[Any]]:
        """Time and text of the lines of a table after the first ``after``."""
        query = (
            sa.select(lines.c.at, lines.c.text)
            .where(lines.c.table_id == table_id, lines.c.number > after)
            .order_by(lines.c.number)
        )
        return await self.rows(query)

    async def guest(self, guest_id: str) -> GuestRow | None:
        """The guest with that id."""
        query = sa.select(guests.c.id, guests.c.name).where(guests.c.id == guest_id)
        found = await self.rows(query)
        return GuestRow(found[0].id, found[0].name) if found else None

    async def guest_with(self, token: str) -> GuestRow | None:
        """The guest whose token has that digest."""
        query = sa.select(guests.c.id, guests.c.name).where(guests.c.token == token)
        found = await self.rows(query)
        return GuestRow(found[0].id, found[0].name) if found else None

    async def tables_of(self, guest_id: str) -> list[TableLine]:
        """The tables of a guest, the latest first, as they were summed up last."""
        query = (
            sa.select(tables.c.summary)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest_id == guest_id)
            .order_by(tables.c.updated.desc())
            .limit(LONGEST_LIST)
        )
        return [TableLine.model_validate_json(row.summary) for row in await self.rows(query)]

    async def listed_tables(self) -> list[TableLine]:
        """The listed tables that wait for people or are being played at, the latest first."""
        query = (
            sa.select(tables.c.summary)
            .where(tables.c.listed, tables.c.phase.in_(("gathering", "goals", "play")))
            .order_by(tables.c.updated.desc())
            .limit(LONGEST_LIST)
        )
        return [TableLine.model_validate_json(row.summary) for row in await self.rows(query)]


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
    """The file of an SQLite database, by its one name: all who use it lock that."""
    if not url.database or url.database == ":memory:":
        raise CalicoError("database-url", text=str(url))
    return Path(url.database).resolve()


def lock_of(path: Path) -> Path:
    """The file that is locked for as long as the database ``path`` is used."""
    return path.with_name(f"{path.name}-owner")


def claim(path: Path) -> sqlite3.Connection:
    """The lock that one process holds as long as it lives: SQLite has one owner here."""
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


# Writing: called by the writer, inside its transaction.


async def write_all(connection: AsyncConnection, writings: Sequence[Writing]) -> list[bool]:
    """Store each of ``writings`` that nobody was faster than, and say which those are."""
    keys: set[Key] = set()
    tried: dict[int, Writing] = {}
    for i, each in enumerate(writings):
        if keys.isdisjoint(each.keys):
            keys |= each.keys
            tried[i] = each
    first = await _insert_lines(connection, [row for each in tried.values() for row in each.rows])
    won = {i: each for i, each in tried.items() if each.keys <= first}
    await _forget_lines(connection, first.difference(*(each.keys for each in won.values())))
    for each in won.values():
        for summary in each.summaries:
            await _write_summary(connection, summary)
    await _write_turns(connection, [turn for each in won.values() for turn in each.turns.items()])
    for row in (row for each in won.values() for row in each.over):
        mine = dailies.c.table_id == row["table_id"]
        await connection.execute(sa.update(dailies).where(mine).values(row))
    if connection.dialect.name == "postgresql" and won:
        newest = {row["table_id"]: row["number"] for each in won.values() for row in each.rows}
        told = [f"{number} {table_id}" for table_id, number in newest.items()]
        await connection.execute(_NOTIFY, {"told": told})
    return [i in won for i in range(len(writings))]


async def _insert_lines(connection: AsyncConnection, rows: list[dict[str, Any]]) -> set[Key]:
    """Insert ``rows`` but for those that are there; the keys of the new ones."""
    if not rows:
        return set()
    # In one order everywhere, so that two processes never wait for each other.
    rows = sorted(rows, key=lambda row: (row["table_id"], row["number"]))
    if connection.dialect.name == "postgresql":
        columns = {name: [row[name] for row in rows] for name in _INSERTED}
        found = await connection.execute(_INSERT, columns)
    else:
        statement = upsert(connection, lines).on_conflict_do_nothing()
        returning = statement.returning(lines.c.table_id, lines.c.number)
        found = await connection.execute(returning, rows)
    return {(row.table_id, row.number) for row in found}


async def _forget_lines(connection: AsyncConnection, keys: Iterable[Key]) -> None:
    for table_id, number in keys:
        await connection.execute(
            sa.delete(lines).where(lines.c.table_id == table_id, lines.c.number == number)
        )


async def _write_summary(connection: AsyncConnection, summary: Summary) -> None:
    insert = upsert(connection, tables).values(
        id=summary.table_id,
        updated=summary.updated,
        phase=summary.phase,
        listed=summary.listed,
        summary=summary.line.model_dump_json(),
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
    to_do = [
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


def upsert(connection: AsyncConnection, table: sa.Table) -> Any:
    """An insert that may say what to do when the row is there: the two databases agree on it."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table)

"""Group commit: everything that waits to be written at one moment shares one transaction.

A commit waits for the disk, so a hundred players who move at once cost hardly more than one.
Nobody gets an answer before the commit.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.errors import TableError
from calico.table.service.storage import TableChange
from calico.table.store.changes import write_changes
from calico.table.store.database import Database
from calico.table.store.metadata import lines
from calico.table.store.outage import is_outage

Job = Callable[[AsyncConnection], Awaitable[Any]]
"""A write of any other kind, done in the same transaction."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    what: TableChange | Job
    done: asyncio.Future[Any]


class Writer:
    """Writes to a database; counts its transactions and the writes in them."""

    def __init__(self, database: Database) -> None:
        """Starts at once; needs a running event loop."""
        self.commits = 0
        self.writes = 0
        self._database = database
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._work())

    async def write(self, change: TableChange) -> bool:
        """Store ``change``; False if another process was faster."""
        return bool(await self._add(change))

    async def run(self, job: Job) -> Any:
        """What ``job`` returns, once that is committed."""
        return await self._add(job)

    async def check(self) -> None:
        """Store something and remove it again; an error if that is not possible."""
        await self._add(_store_nothing)
        self._database.outage.end("write")

    @property
    def is_alive(self) -> bool:
        """Whether anything would be written."""
        return not self._task.done()

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._is_closing = True
        self._wake.set()
        await self._task

    def _add(self, what: TableChange | Job) -> asyncio.Future[Any]:
        if self._is_closing:
            raise TableError("server-closing")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(what, done))
        self._wake.set()
        return done

    async def _work(self) -> None:
        while self._waiting or not self._is_closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            error = await self._try(batch)
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                error = await self._try(batch)  # it was an old connection that had broken
            if error and (is_outage(error) or len(batch) == 1):
                for each in batch:
                    self._fail(each, error)
            elif error:  # one of them cannot be written, which is not to spoil the others
                for each in batch:
                    reason = await self._try([each])
                    if reason:
                        self._fail(each, reason)

    async def _try(self, batch: list[_Waiting]) -> Exception | None:
        """Commit ``batch``; what is in the way of that, if anything is."""
        try:
            await self._commit(batch)
        except Exception as error:
            return error
        return None

    def _fail(self, waiting: _Waiting, error: Exception) -> None:
        reason = self._database.outage.begin("write", error) if is_outage(error) else error
        if not waiting.done.done():
            waiting.done.set_exception(reason)

    async def _commit(self, batch: list[_Waiting]) -> None:
        changes = [each for each in batch if isinstance(each.what, TableChange)]
        results: list[tuple[_Waiting, Any]] = []
        async with self._database.engine.begin() as connection:
            stored = await write_changes(
                connection, [each.what for each in changes if isinstance(each.what, TableChange)]
            )
            results += zip(changes, stored, strict=True)
            for each in batch:
                if not isinstance(each.what, TableChange):
                    results.append((each, await each.what(connection)))
        if changes:
            self._database.outage.end("write")
        self.commits += 1
        self.writes += len(batch)
        for each, result in results:
            if not each.done.done():
                each.done.set_result(result)


async def _store_nothing(connection: AsyncConnection) -> None:
    """Insert an event and delete it again, where the events of tables are."""
    key = {"table_id": f"probe-{secrets.token_hex(8)}", "number": 0}
    await connection.execute(sa.insert(lines).values(**key, at=0, text=""))
    await connection.execute(sa.delete(lines).where(lines.c.table_id == key["table_id"]))

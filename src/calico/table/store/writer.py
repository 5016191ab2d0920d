"""Group commit: everything that waits to be written at one moment shares one transaction.

A commit waits for the disk, so a hundred players who move at once cost hardly more than one.
Nobody hears back before the commit.
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
from calico.table.store.outage import is_outage
from calico.table.store.storage import Storage, Writing, lines, write_all

Job = Callable[[AsyncConnection], Awaitable[Any]]
"""A write of any other kind, done in the same transaction."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    what: Writing | Job
    done: asyncio.Future[Any]


class Writer:
    """The one who writes to a storage; counts its batches and what was in them."""

    def __init__(self, storage: Storage) -> None:
        """Starts at once; needs a running event loop."""
        self.batches = 0
        self.written = 0
        self._storage = storage
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._work())

    async def write(self, writing: Writing) -> bool:
        """Store ``writing``; False if somebody in another process was faster."""
        return bool(await self._add(writing))

    async def run(self, job: Job) -> Any:
        """What ``job`` returns, once that is committed."""
        return await self._add(job)

    async def probe(self) -> None:
        """Store something and remove it again; an error if that cannot be."""
        await self._add(_store_nothing)
        self._storage.outage.end("write")

    @property
    def is_alive(self) -> bool:
        """Whether anything would be written."""
        return not self._task.done()

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._is_closing = True
        self._wake.set()
        await self._task

    def _add(self, what: Writing | Job) -> asyncio.Future[Any]:
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
        told = self._storage.outage.begin("write", error) if is_outage(error) else error
        if not waiting.done.done():
            waiting.done.set_exception(told)

    async def _commit(self, batch: list[_Waiting]) -> None:
        writings = [each for each in batch if isinstance(each.what, Writing)]
        results: list[tuple[_Waiting, Any]] = []
        async with self._storage.engine.begin() as connection:
            kept = await write_all(
                connection, [each.what for each in writings if isinstance(each.what, Writing)]
            )
            results += zip(writings, kept, strict=True)
            for each in batch:
                if not isinstance(each.what, Writing):
                    results.append((each, await each.what(connection)))
        if writings:
            self._storage.outage.end("write")
        self.batches += 1
        self.written += len(batch)
        for each, result in results:
            if not each.done.done():
                each.done.set_result(result)


async def _store_nothing(connection: AsyncConnection) -> None:
    """A line that goes as it comes, where the lines of tables go."""
    key = {"table_id": f"probe-{secrets.token_hex(8)}", "number": 0}
    await connection.execute(sa.insert(lines).values(**key, at=0, text=""))
    await connection.execute(sa.delete(lines).where(lines.c.table_id == key["table_id"]))

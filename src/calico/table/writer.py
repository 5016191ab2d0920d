"""Group commit: everything that waits to be written at one moment shares one transaction.

A commit waits for the disk, so a hundred players who move at once cost hardly more than one.
Nobody hears back before the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from calico.errors import TableError
from calico.table.storage import Storage, Writing, write_all

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
            try:
                await self._commit(batch)
            except Exception:
                # The connection may have been an old one that had broken, or one of them cannot
                # be written, which is not to spoil the others.
                for each in batch:
                    try:
                        await self._commit([each])
                    except Exception as reason:
                        _fail(each, reason)

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
        self.batches += 1
        self.written += len(batch)
        for each, result in results:
            if not each.done.done():
                each.done.set_result(result)


def _fail(waiting: _Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)

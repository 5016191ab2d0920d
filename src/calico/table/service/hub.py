"""Who looks at which table: each hears when something happened, and then gets the current view.

Nothing is queued for anybody: a listener that is slow misses what lay between, and the log in its
next view tells it.  What other processes do is heard through PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

from calico.table.store.storage import CHANNEL, Storage

PULSE: Final = 10.0
"""Seconds after which one makes sure that the connection still hears anything."""
PAUSE: Final = 0.5
"""Seconds before one tries to connect again."""


class Hub:
    """All listeners of a process."""

    def __init__(self) -> None:
        self._at: dict[str, set[Listener]] = {}
        self.listeners = 0

    def add(self, listener: Listener) -> None:
        """Begin to wake ``listener``."""
        self._at.setdefault(listener.table_id, set()).add(listener)
        self.listeners += 1

    def remove(self, listener: Listener) -> None:
        """No longer wake ``listener``."""
        here = self._at[listener.table_id]
        here.remove(listener)
        self.listeners -= 1
        if not here:
            del self._at[listener.table_id]

    def wake(self, table_id: str) -> None:
        """Tell all who look at a table that something happened there."""
        for listener in self._at.get(table_id, ()):
            listener.wake()

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody looks at a table."""
        return table_id in self._at

    @property
    def watched(self) -> tuple[str, ...]:
        """The tables that somebody looks at."""
        return tuple(self._at)

    def close(self) -> None:
        """Let all listeners come to their end."""
        for here in self._at.values():
            for listener in here:
                listener.end()


class Listener:
    """Somebody who looks at a table: an async context manager, and an iterator of views as JSON."""

    def __init__(
        self, hub: Hub, table_id: str, look: Callable[[int], Awaitable[tuple[int, bytes]]]
    ) -> None:
        """``look`` gives the version of the table, and the view with the log after another."""
        self.table_id = table_id
        self._hub = hub
        self._look = look
        self._woken = asyncio.Event()
        self._is_ended = False

    async def __aenter__(self) -> Self:
        self._hub.add(self)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._hub.remove(self)

    def wake(self) -> None:
        """Something happened at the table."""
        self._woken.set()

    def end(self) -> None:
        """Nothing more will come."""
        self._is_ended = True
        self._woken.set()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        """The view now, and whenever something has happened."""
        seen = 0
        while not self._is_ended:
            self._woken.clear()
            version, view = await self._look(seen)
            if version > seen:
                seen = version
                yield view
            await self._woken.wait()


class Ear:
    """What other processes do to tables, as PostgreSQL tells it; connects again when cut off."""

    def __init__(
        self,
        storage: Storage,
        heard: Callable[[str, int], None],
        missed: Callable[[], None],
    ) -> None:
        """``heard`` gets table and version; after ``missed`` anything may have happened."""
        self._storage = storage
        self._heard = heard
        self._missed = missed
        self._is_listening = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._work())

    async def ready(self) -> None:
        """Return when it is listening."""
        await self._is_listening.wait()

    async def close(self) -> None:
        """Stop listening."""
        self._is_closing = True
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _work(self) -> None:
        while not self._is_closing:
            try:
                await self._listen()
            except Exception as error:  # whatever it was, the way is to connect again
                self._storage.outage.begin("listen", error)
            self._is_listening.clear()
            if not self._is_closing:
                await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Listen until the connection breaks."""
        async with self._storage.engine.connect() as connection:
            try:
                wire = (await connection.get_raw_connection()).driver_connection
                if wire is None:  # pragma: no cover
                    raise ConnectionError
                broken = asyncio.Event()
                wire.add_termination_listener(lambda _: broken.set())
                await wire.add_listener(CHANNEL, self._hear)
                self._missed()
                self._is_listening.set()
                self._storage.outage.end("listen")
                while not broken.is_set():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PULSE):
                            await broken.wait()
                    await wire.execute("SELECT 1", timeout=PULSE)
            finally:
                await connection.invalidate()  # nobody else is to have one that listens

    def _hear(self, _wire: object, _pid: int, _channel: str, payload: str) -> None:
        version, _, table_id = payload.partition(" ")
        self._heard(table_id, int(version))

"""Notifications between the processes of a server, through PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from calico.table.store.changes import CHANNEL
from calico.table.store.database import Database

PULSE: Final = 10.0
"""Seconds after which one checks that the connection still works."""
PAUSE: Final = 0.5
"""Seconds before one tries to connect again."""


class Notifications:
    """Writes of other processes to tables, through LISTEN; connects again when cut off."""

    def __init__(
        self,
        database: Database,
        changed: Callable[[str, int], None],
        missed: Callable[[], None],
    ) -> None:
        """``changed`` gets table and version; after ``missed`` anything may have been written."""
        self._database = database
        self._changed = changed
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
                self._database.outage.begin("listen", error)
            self._is_listening.clear()
            if not self._is_closing:
                await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Listen until the connection breaks."""
        async with self._database.engine.connect() as connection:
            try:
                driver = (await connection.get_raw_connection()).driver_connection
                if driver is None:  # pragma: no cover
                    raise ConnectionError
                broken = asyncio.Event()
                driver.add_termination_listener(lambda _: broken.set())
                await driver.add_listener(CHANNEL, self._notified)
                self._missed()
                self._is_listening.set()
                self._database.outage.end("listen")
                while not broken.is_set():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PULSE):
                            await broken.wait()
                    await driver.execute("SELECT 1", timeout=PULSE)
            finally:
                await connection.invalidate()  # nobody else may use one that listens

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        version, _, table_id = payload.partition(" ")
        self._changed(table_id, int(version))

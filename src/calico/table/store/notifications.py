"""Notifications between the processes of a server, through PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from calico.table.store.changes import CHANNEL
from calico.table.store.database import Database

PULSE: Final = 10.0
"""Seconds between two checks of the connection."""
PAUSE: Final = 0.5
"""Seconds before the next attempt to connect."""
BROADCASTS: Final = "calico_talk"
"""The channel for texts that are not stored."""
MOST_PENDING: Final = 10_000
"""The most texts that wait to be sent; older ones are lost."""
_NOTIFY: Final = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"


class Notifications:
    """Writes and broadcasts of all processes, through LISTEN; reconnects automatically."""

    def __init__(
        self,
        database: Database,
        changed: Callable[[str, int], None],
        missed: Callable[[], None],
        received: Callable[[str], None],
    ) -> None:
        """``changed`` gets table and version, ``received`` the broadcasts of all processes.

        ``missed`` means that some may have been lost.
        """
        self._database = database
        self._changed = changed
        self._missed = missed
        self._received = received
        self._pending: deque[str] = deque(maxlen=MOST_PENDING)
        self._stirred = asyncio.Event()
        self._is_listening = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._work())

    async def ready(self) -> None:
        """Wait until it is listening."""
        await self._is_listening.wait()

    def broadcast(self, text: str) -> None:
        """Send a text to all processes as soon as they can be reached."""
        self._pending.append(text)
        self._stirred.set()

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
                driver.add_termination_listener(lambda _: self._stirred.set())
                await driver.add_listener(CHANNEL, self._notified)
                await driver.add_listener(BROADCASTS, lambda *given: self._received(given[3]))
                self._pending.clear()
                self._missed()
                self._is_listening.set()
                self._database.outage.end("listen")
                while True:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PULSE):
                            await self._stirred.wait()
                    self._stirred.clear()
                    texts = list(self._pending)
                    self._pending.clear()
                    # Fails where the connection is broken, even with nothing to send.
                    await driver.execute(_NOTIFY, BROADCASTS, texts, timeout=PULSE)
            finally:
                await connection.invalidate()  # nobody else may use one that listens

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        version, _, table_id = payload.partition(" ")
        self._changed(table_id, int(version))

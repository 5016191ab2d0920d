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
"""Seconds after which one checks that the connection still works."""
PAUSE: Final = 0.5
"""Seconds before one tries to connect again."""
TALK: Final = "calico_talk"
"""Where processes tell each other what is not stored."""
MOST_UNTOLD: Final = 10_000
"""So much waits to be told; what is older is lost."""
_NOTIFY: Final = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"


class Notifications:
    """What other processes wrote and told, through LISTEN; connects again when cut off."""

    def __init__(
        self,
        database: Database,
        changed: Callable[[str, int], None],
        missed: Callable[[], None],
        heard: Callable[[str], None],
    ) -> None:
        """``changed`` gets table and version, ``heard`` what any process told.

        After ``missed`` anything may have been written and told.
        """
        self._database = database
        self._changed = changed
        self._missed = missed
        self._heard = heard
        self._untold: deque[str] = deque(maxlen=MOST_UNTOLD)
        self._stirred = asyncio.Event()
        self._is_listening = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._work())

    async def ready(self) -> None:
        """Return when it is listening."""
        await self._is_listening.wait()

    def tell(self, text: str) -> None:
        """Tell all processes something as soon as they can be reached."""
        self._untold.append(text)
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
                await driver.add_listener(TALK, lambda *told: self._heard(told[3]))
                self._untold.clear()
                self._missed()
                self._is_listening.set()
                self._database.outage.end("listen")
                while True:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PULSE):
                            await self._stirred.wait()
                    self._stirred.clear()
                    texts = list(self._untold)
                    self._untold.clear()
                    # Fails where the connection is broken, even with nothing to tell.
                    await driver.execute(_NOTIFY, TALK, texts, timeout=PULSE)
            finally:
                await connection.invalidate()  # nobody else may use one that listens

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        version, _, table_id = payload.partition(" ")
        self._changed(table_id, int(version))

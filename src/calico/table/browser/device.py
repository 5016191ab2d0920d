"""A device: everything that one person plays and keeps in a browser, without a server.

The worker of the page calls it through Pyodide, with texts; ``docs/develop/browser.md`` describes
this from the page's side.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import aclosing, suppress
from datetime import date
from typing import Any, Final

from calico.lang import LANGUAGES, say, speaking
from calico.rules.luck.daily import utc_today
from calico.table.api.limits import Limits
from calico.table.api.live import check_live, live
from calico.table.api.operation import Asker
from calico.table.api.visitor import Visitor
from calico.table.browser.archive import read_archive, write_archive
from calico.table.browser.dispatch import DeviceRequest, answer, refused, reply
from calico.table.browser.rows import Write
from calico.table.browser.storage import DeviceStorage
from calico.table.browser.tables import GUEST
from calico.table.browser.thinker import Think, WorkerThinker
from calico.table.service.house import House

PACE: Final = 0.3
"""Seconds that a bot takes at least, as on a server."""

Send = Callable[[str, str], object]
"""Takes the id of a subscription and a message of it."""


class Device:
    """The tables, people and games of one browser."""

    def __init__(
        self,
        storage: DeviceStorage,
        think: Think,
        send: Send,
        *,
        pace: float = PACE,
        today: Callable[[], date] = utc_today,
    ) -> None:
        """Bots ask ``think``; messages of subscriptions go to ``send``."""
        self._storage = storage
        self._house = House(storage, lambda: WorkerThinker(think), pace=pace, today=today)
        self._send = send
        self._limits = Limits(0)
        self._making = asyncio.Lock()
        self._listening: dict[str, asyncio.Task[None]] = {}

    async def request(self, method: str, path: str, query: str, body: str, language: str) -> str:
        """Do what is asked for: a JSON object with a status and a body, as a server answers."""
        with speaking(_spoken(language)):
            try:
                asked = DeviceRequest(method, path, query, body)
                operation, places = asked.find()
                visitor = await self._visitor(makes_guest=operation.asker is Asker.GUEST)
                found = await answer(operation, places, asked, visitor)
            except Exception as error:  # whatever it is, the page gets an answer
                return refused(error)
            return reply(operation.status, found.body)

    async def listen(self, id: str, table: str, since: int, company: bool) -> str:  # noqa: A002
        """Send the view of a table now and whenever it changes, to the subscription ``id``."""
        try:
            visitor = await self._visitor()
            await check_live(visitor, table)
        except Exception as error:
            return refused(error)

        async def forward() -> None:
            async with aclosing(live(visitor, table, since, company)) as messages:
                async for message in messages:
                    self._send(id, message)

        self.unlisten(id)
        self._listening[id] = asyncio.create_task(forward())
        return reply(200, "")

    def unlisten(self, id: str) -> None:  # noqa: A002
        """End a subscription."""
        if id in self._listening:
            self._listening.pop(id).cancel()

    async def save(self) -> str:
        """Everything that is stored, as the text of a file."""
        return write_archive(self._storage.rows.texts())

    async def load(self, text: str, language: str) -> str:
        """Put what a file holds in place of everything; then the page opens another device."""
        with speaking(_spoken(language)):
            try:
                await self._storage.rows.replace(read_archive(text))
            except Exception as error:
                return refused(error)
            return reply(200, "")

    async def close(self) -> None:
        """End everything; what was done is stored already."""
        for id in list(self._listening):  # noqa: A001
            self.unlisten(id)
        await self._house.close()

    async def _visitor(self, *, makes_guest: bool = False) -> Visitor:
        """The one guest of the device, made when somebody first does something."""
        async with self._making:
            guests = self._storage.rows.all(GUEST)
            guest = guests[0].id if guests else None
            if guest is None and makes_guest:
                guest, _ = await self._house.guests.new(say("web.seats.me"))
        key = hashlib.sha256(f"calico device {guest}".encode()).digest()
        return Visitor(self._house, self._limits, key, guest, "device", frozenset())


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else "en"


async def open_device(stored: Any, write: Write, think: Think, send: Send) -> Device:
    """The device whose storage has the rows ``stored``, keys and texts, as JavaScript has them."""
    with suppress(AttributeError):
        stored = stored.to_py()
    return Device(DeviceStorage(((key, text) for key, text in stored), write), think, send)

"""A device for tests: its rows stay in memory, its bots think at once."""

from __future__ import annotations

import asyncio
import base64
import json
import pickle
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import date
from random import Random
from typing import Any

from calico.players.answers import chosen
from calico.rules.luck.daily import utc_today
from calico.table.browser.device import Device
from calico.table.browser.thinking import answer
from support.houses import GUARD
from support.servers.load import some_turn
from support.servers.memory import MemoryRows


def level_of(question: str) -> str | None:
    """The level that ``question`` asks for a choice, if it asks a bot."""
    work, arguments = pickle.loads(base64.b64decode(question))  # noqa: S301
    return str(arguments[0]) if work is chosen else None


class Tab:
    """A page that talks to its device."""

    def __init__(self, store: MemoryRows, today: Callable[[], date]) -> None:
        self.store = store
        self.asked: list[str] = []
        """The levels that were asked for a choice."""
        self.questions: list[str] = []
        """What they were asked."""
        self.messages: asyncio.Queue[Any] = asyncio.Queue()
        self.device = Device(store.storage(), self._think, self._send, pace=0, today=today)

    async def _think(self, question: str) -> str:
        if level := level_of(question):
            self.asked.append(level)
            self.questions.append(question)
        return answer(question)

    def _send(self, name: str, message: str) -> None:
        self.messages.put_nowait((name, json.loads(message)))

    async def ask(
        self, method: str, path: str, body: Any = None, query: str = "", language: str = "en"
    ) -> tuple[int, Any]:
        """Status and body of the answer."""
        text = "" if body is None else json.dumps(body)
        reply = json.loads(await self.device.request(method, path, query, text, language))
        return reply["status"], reply["body"]

    async def done(self, method: str, path: str, body: Any = None, query: str = "") -> Any:
        """The answer to what is not refused."""
        status, found = await self.ask(method, path, body, query)
        assert status < 300, found
        return found

    async def play(self, table: str, rng: Random, turns: int | None = None) -> Any:
        """Play for everybody at this screen, to the end or so many turns; the last view."""
        heard = json.loads(await self.device.listen("game", table, 0, False))
        assert heard["status"] == 200, heard
        try:
            while True:
                _, view = await self.messages.get()
                if view["table"] != table or view["phase"] == "finished":
                    return view
                for seat in view["you"]["seats"]:
                    if seat["dealt"] and not seat["goals"]:
                        goals = dict(zip(("b3", "c4", "d2"), seat["dealt"], strict=False))
                        act = {"seat": seat["seat"], "goals": goals}
                        await self.done("POST", f"/api/tables/{table}/goals", act)
                        break
                else:
                    if turns == 0:
                        return view
                    if move := some_turn(view, rng):
                        turns = None if turns is None else turns - 1
                        await self.done("POST", f"/api/tables/{table}/moves", move)
        finally:
            self.device.unlisten("game")


@asynccontextmanager
async def tab(
    store: MemoryRows | None = None, today: Callable[[], date] = utc_today
) -> AsyncIterator[Tab]:
    """A page on what is stored."""
    page = Tab(store or MemoryRows(), today)
    try:
        async with asyncio.timeout(GUARD):
            yield page
    finally:
        await page.device.close()

"""The storage of a device in memory: what a browser's database does, without one."""

from __future__ import annotations

import json
from typing import Any

from calico.players.answers import Work, chosen
from calico.rules.view import View
from calico.table.browser.rows import NUMBER
from calico.table.browser.storage import DeviceStorage
from calico.table.service.bots import BotAnswer, checked


class MemoryRows:
    """Rows that stay, as IndexedDB keeps them: a change is there whole or not at all."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.fails: str | None = None
        """The reason for which changes fail."""

    async def write(self, changes: str) -> None:
        """Store ``changes``, as the page does it."""
        if self.fails is not None:
            raise OSError(f"Error: {self.fails}")
        rows: dict[str, str | None] = dict(json.loads(changes))
        if int(rows[NUMBER] or 0) != int(self.rows.get(NUMBER, 0)) + 1:
            raise OSError("Error: stale")
        for key, text in rows.items():
            if text is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = text

    def storage(self) -> DeviceStorage:
        """A storage on what is stored now."""
        return DeviceStorage(self.rows.items(), self.write)


class DirectThinker:
    """Lets a bot think at once, without a process."""

    async def answer(self, level: str, seed: str, view: View) -> BotAnswer:
        return checked(level, chosen(level, seed, view), view)

    async def advise(self, work: Work, *arguments: Any) -> Any:
        return work(*arguments)

    async def stop(self) -> None:
        pass

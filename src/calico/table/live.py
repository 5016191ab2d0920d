"""Who looks at which table: each hears when something happened, and then gets the current view.

Nothing is queued for anybody: a listener that is slow misses what lay between, and the log in its
next view tells it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Self


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

"""Listeners of tables: each is woken by a change, and then gets the current view.

Nothing is queued: a slow listener misses what lay between, and the log in its next view has it all.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Self

from calico.table.schema.company import CompanyView
from calico.table.schema.table import TableView


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
        """Wake all listeners of a table."""
        for listener in self._at.get(table_id, ()):
            listener.wake()

    def is_watched(self, table_id: str) -> bool:
        """Whether a table has listeners."""
        return table_id in self._at

    @property
    def watched(self) -> tuple[str, ...]:
        """The tables with listeners."""
        return tuple(self._at)

    def close(self) -> None:
        """End all listeners."""
        for here in self._at.values():
            for listener in here:
                listener.end()


class Listener:
    """A listener of a table: an async context manager, and an iterator of views."""

    def __init__(
        self,
        hub: Hub,
        table_id: str,
        look: Callable[[int, bool], Awaitable[tuple[int, TableView]]],
        since: int = 0,
        company: Callable[[], Awaitable[CompanyView]] | None = None,
    ) -> None:
        """``look`` gives the version of the table, and the view with the log after another.

        Its second argument says whether this is the first look.  ``company`` gives who is there,
        for those who want to know.
        """
        self.table_id = table_id
        self._hub = hub
        self._look = look
        self._since = since
        self._company = company
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
        """Stop the iteration."""
        self._is_ended = True
        self._woken.set()

    async def __aiter__(self) -> AsyncIterator[TableView | CompanyView]:
        """The view now, and whenever something has happened."""
        sent, met = -1, None
        while not self._is_ended:
            self._woken.clear()
            version, view = await self._look(max(sent, self._since), sent < 0)
            if sent < 0 and version < self._since:  # of another database than this one
                version, view = await self._look(0, False)
            if version > sent:
                sent, self._since = version, 0
                yield view
            if self._company:
                company = await self._company()
                if company != met:
                    met = company
                    yield company
            await self._woken.wait()

"""Whether tables can be read and written: tested by writing, with a timeout."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from calico.errors import TableError

TIMEOUT: Final = 3.0
"""Seconds after which a database that has not answered counts as lost."""
FRESH: Final = 1.0
"""Seconds for which a result is cached, so that frequent requests cost nothing."""


class HealthCheck:
    """One check at a time, shared by all requests meanwhile."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        """``check`` raises if nothing can be stored."""
        self._check = check
        self._look: asyncio.Future[None] | None = None
        self._passed_until = 0.0

    async def passes(self) -> bool:
        """Whether something can be stored now."""
        if time.monotonic() < self._passed_until:
            return True
        if self._look is None or self._look.done():
            self._look = asyncio.ensure_future(self._check())
            self._look.add_done_callback(lambda look: look.cancelled() or look.exception())
        try:
            async with asyncio.timeout(TIMEOUT):
                await asyncio.shield(self._look)
        except (TimeoutError, TableError):
            return False
        self._passed_until = time.monotonic() + FRESH
        return True

"""Whether tables can be read and written: found out by writing, and never by waiting for long."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from calico.errors import TableError
from calico.table.store.writer import Writer

PATIENCE: Final = 3.0
"""Seconds after which a database that has not answered counts as lost."""
FRESH: Final = 1.0
"""Seconds for which an answer holds, so that asking often costs the disk nothing."""


class HealthCheck:
    """One look at a time, shared by all who ask meanwhile."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._look: asyncio.Task[None] | None = None
        self._passed_until = 0.0

    async def passes(self) -> bool:
        """Whether something can be stored now."""
        if time.monotonic() < self._passed_until:
            return True
        if self._look is None or self._look.done():
            self._look = asyncio.create_task(self._writer.probe())
            self._look.add_done_callback(lambda look: look.cancelled() or look.exception())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._look)
        except (TimeoutError, TableError):
            return False
        self._passed_until = time.monotonic() + FRESH
        return True

"""Work that takes the processor for long: aside, one at a time, and in turn for each who asks.

Nobody's move waits for it, and who asks for much waits behind who asks for little.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Final, TypeVar

from calico.errors import TableError
from calico.table.http.limits import Bucket

MOST_WAITING: Final = 20
"""So much may wait for one who asks."""
MOST_KEPT: Final = 512
"""Results that are kept; most have 5 to 20 KiB."""

T = TypeVar("T")


class Offload:
    """A thread that works for everybody, and remembers what it found."""

    def __init__(self, budget: Bucket | None = None) -> None:
        """``budget`` has seconds of the processor for each who asks, charged once spent."""
        self._budget = budget or Bucket(0, 0)
        self._is_busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """What ``work`` returns; it must not touch anything that others change meanwhile."""
        self._budget.check(who)
        await self._turn(who)
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            start = time.thread_time()  # who waits for the interpreter pays nothing
            try:
                return work()
            finally:
                spent = time.thread_time() - start

        try:
            return await asyncio.to_thread(timed)
        finally:
            self._budget.charge(who, spent)
            self._next()

    async def kept(self, who: str, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """As :meth:`run`, but what was found before under ``key`` is not made again."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        found = self._kept[key] = await self.run(who, work)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def _turn(self, who: str) -> None:
        """Return when it is the turn of ``who``."""
        if not self._is_busy:
            self._is_busy = True
            return
        line = self._waiting.setdefault(who, deque())
        if len(line) >= MOST_WAITING:
            raise TableError("too-many", n=1)
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Let the next of those who wait have their turn."""
        while self._waiting:
            who, line = self._waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self._waiting[who] = line
            if not turn.done():
                turn.set_result(None)
                return
        self._is_busy = False

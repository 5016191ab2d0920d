"""Long computations: in a thread, one at a time, and in turn for each guest or address.

They do not delay moves, and clients with many requests wait behind those with few.  A browser has
no threads: there everything runs in a worker of the page, and this at once.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Final, TypeVar

from calico.errors import TableError
from calico.table.service.limits import TokenBucket

MOST_WAITING: Final = 20
"""The most waiting computations of one guest or address."""
MOST_CACHED: Final = 512
"""Results in the cache; most have 5 to 20 KiB."""

T = TypeVar("T")


class Offload:
    """A thread that computes for everybody, and a cache of its results."""

    def __init__(self, budget: TokenBucket | None = None) -> None:
        """``budget`` has seconds of the processor for each guest or address, charged afterwards."""
        self._budget = budget or TokenBucket(0, 0)
        self._is_busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._results: OrderedDict[Hashable, bytes] = OrderedDict()

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """What ``work`` returns; it must not touch anything that others change meanwhile."""
        if sys.platform == "emscripten":
            return work()
        self._budget.check(who)
        await self._turn(who)
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            start = time.thread_time()  # waiting for the interpreter costs nothing
            try:
                return work()
            finally:
                spent = time.thread_time() - start

        try:
            return await asyncio.to_thread(timed)
        finally:
            self._budget.charge(who, spent)
            self._next()

    async def cached(self, who: str, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """As :meth:`run`, but a result that is cached under ``key`` is not computed again."""
        found = self._results.get(key)
        if found is not None:
            self._results.move_to_end(key)
            return found
        found = self._results[key] = await self.run(who, work)
        if len(self._results) > MOST_CACHED:
            self._results.popitem(last=False)
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

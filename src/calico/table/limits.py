"""How often somebody may ask: enough for any person and any honest bot, too little for a flood."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from calico.errors import TableError

_MANY: Final = 50_000
"""So many keys are remembered before those that have rested are forgotten."""


class Bucket:
    """For each key a bucket of ``size`` things to do, filled again at ``rate`` a second."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """``rate`` 0 is no limit at all."""
        self._step = 1 / rate if rate else 0.0
        self._room = size * self._step
        self._clock = clock
        self._full_at: dict[str, float] = {}

    def take(self, key: str) -> None:
        """Take one thing out for ``key``, or refuse."""
        if not self._step:
            return
        now = self._clock()
        full_at = max(self._full_at.get(key, now), now) + self._step
        wait = full_at - now - self._room
        if wait > 1e-9:
            raise TableError("too-many", n=max(1, round(wait)))
        if len(self._full_at) >= _MANY:
            self._full_at = {k: at for k, at in self._full_at.items() if at > now}
        self._full_at[key] = full_at


class Limits:
    """All limits of a server; ``factor`` makes them wider, 0 takes them away."""

    def __init__(self, factor: float = 1.0) -> None:
        self.address = Bucket(200 * factor, 1000)
        """Requests of any kind from one address, behind which there may be a whole club."""
        self.act = Bucket(20 * factor, 100)
        """What one guest does."""
        self.guests = Bucket(0.2 * factor, 50)
        """New guests, and tries of recovery tokens, from one address."""
        self.tables = Bucket(0.2 * factor, 30)
        """New tables of one guest."""
        self.documents = Bucket(0.1 * factor, 20)
        """Whole households that one guest exports or imports."""
        self._most = round(factor and 20 * factor)
        self._most_unknown = round(factor and 200 * factor)
        self._open: Counter[str] = Counter()

    @contextmanager
    def connection(self, guest: str | None, address: str) -> Iterator[None]:
        """Count a WebSocket while it is open; a guest has few, strangers at one address more."""
        key, most = (guest, self._most) if guest else (address, self._most_unknown)
        if most and self._open[key] >= most:
            raise TableError("too-many-connections", n=most)
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

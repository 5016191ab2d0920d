"""Rate limits: a token bucket for each guest or address."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from calico.errors import TableError

_MANY: Final = 50_000
"""The number of keys after which those with full buckets are removed."""


class TokenBucket:
    """For each key a bucket of ``size`` tokens, filled again at ``rate`` a second."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """``rate`` 0 is no limit at all."""
        self._step = 1 / rate if rate else 0.0
        self._room = size * self._step
        self._clock = clock
        self._full_at: dict[str, float] = {}

    def take(self, key: str) -> None:
        """Spend one token of ``key``, or refuse."""
        self.check(key, 1)
        self.charge(key, 1)

    def check(self, key: str, cost: float = 0) -> None:
        """Refuse if there is less than ``cost`` left for ``key``; spend nothing."""
        now = self._clock()
        wait = max(self._full_at.get(key, now) - now, 0) + cost * self._step - self._room
        if self._step and wait > 1e-9:
            raise TableError("too-many", n=max(1, round(wait)))

    def charge(self, key: str, cost: float) -> None:
        """Spend ``cost`` of ``key``, even if there is less: then a debt is left."""
        if not self._step:
            return
        now = self._clock()
        if len(self._full_at) >= _MANY:
            self._full_at = {k: at for k, at in self._full_at.items() if at > now}
        self._full_at[key] = max(self._full_at.get(key, now), now) + cost * self._step


def processor_seconds(factor: float) -> TokenBucket:
    """Seconds of the processor that one guest, or the strangers at one address, may use."""
    return TokenBucket(0.2 * factor, 5)

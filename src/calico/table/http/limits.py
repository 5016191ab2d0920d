"""How often somebody may ask: enough for any person and any honest bot, too little for a flood."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from calico.errors import TableError

_MANY: Final = 50_000
"""So many keys are remembered before those that have rested are forgotten."""


def network_of(address: str) -> str:
    """What ``address`` is counted by: of IPv6 the /64, which is what one household has.

    >>> network_of("192.0.2.7"), network_of("::ffff:192.0.2.7"), network_of("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # the name that a proxy or a test gave
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


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
        self.check(key, 1)
        self.charge(key, 1)

    def check(self, key: str, cost: float = 0) -> None:
        """Refuse if there is less than ``cost`` left for ``key``; take nothing."""
        now = self._clock()
        wait = max(self._full_at.get(key, now) - now, 0) + cost * self._step - self._room
        if self._step and wait > 1e-9:
            raise TableError("too-many", n=max(1, round(wait)))

    def charge(self, key: str, cost: float) -> None:
        """Take ``cost`` out for ``key``, even if there is less: then a debt is left."""
        if not self._step:
            return
        now = self._clock()
        if len(self._full_at) >= _MANY:
            self._full_at = {k: at for k, at in self._full_at.items() if at > now}
        self._full_at[key] = max(self._full_at.get(key, now), now) + cost * self._step


def computing(factor: float) -> Bucket:
    """Seconds of the processor that one guest, or the strangers at one address, may use."""
    return Bucket(0.2 * factor, 5)


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

"""Rate limits: enough for any person and any honest bot, too little for a flood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from calico.errors import TableError
from calico.table.service.limits import TokenBucket


class Limits:
    """All limits of a server; ``factor`` makes them wider, 0 takes them away."""

    def __init__(self, factor: float = 1.0) -> None:
        self.address = TokenBucket(200 * factor, 1000)
        """Requests of any kind from one address, behind which there may be a whole club."""
        self.actions = TokenBucket(20 * factor, 100)
        """What one guest does."""
        self.reactions = TokenBucket(0.5 * factor, 6)
        """How often one guest shows how they feel."""
        self.guests = TokenBucket(0.2 * factor, 50)
        """New guests, and tries of recovery tokens, from one address."""
        self.tables = TokenBucket(0.2 * factor, 30)
        """New tables of one guest."""
        self.documents = TokenBucket(0.1 * factor, 20)
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

"""HTTP as uvicorn reads it, with an end to heads and bodies that never end."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 32 * 1024
HEAD_SECONDS: Final = 20.0
"""How long the head of a request may take, from the first byte or from the handshake on."""
WHOLE_SECONDS: Final = 30.0
"""How long a body may take, wanted or not; who reads one gives up sooner, and says why."""


class Wire(HttpToolsProtocol):
    """One connection; who sends no whole request in time, or too large a head, is cut off."""

    _in_head = True
    _size = 0
    _end: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is here: the clock runs."""
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Count what comes until the head is whole."""
        if self._in_head and self._end is None:
            self._wait(HEAD_SECONDS)
        self._size += len(data)
        super().data_received(data)
        if self._in_head and self._size > LARGEST_HEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """The head is whole, and a body may follow."""
        self._in_head = False
        self._stop()
        self._wait(WHOLE_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The next thing to come is another head."""
        self._in_head, self._size = True, 0
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """What follows is no request."""
        self._stop()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is here any more."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._end = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None

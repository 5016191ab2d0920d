"""HTTP as uvicorn reads it, with an end to headers that never end."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 32 * 1024
HEAD_SECONDS: Final = 20.0
"""How long the head of a request may take, from the first byte or from the handshake on."""


class Wire(HttpToolsProtocol):
    """One connection; who sends no whole head in time, or too large a one, is cut off."""

    _in_head = True
    _size = 0
    _end: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is here: the clock runs."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Count what comes until the head is whole."""
        if self._in_head and self._end is None:
            self._wait()
        self._size += len(data)
        super().data_received(data)
        if self._in_head and self._size > LARGEST_HEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._in_head = False
        self._stop()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The next thing to come is another head."""
        self._in_head, self._size = True, 0
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is here any more."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._end = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None

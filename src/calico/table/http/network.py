"""Where a server can be reached: from its own machine only, or from others in its network."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Final

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104


def lan_address() -> str | None:
    """The address of this machine in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing; tells which of our addresses is used
        found = str(probe.getsockname()[0])
        return None if found in LOOPBACK else found
    return None

"""Addresses: where a server can be reached, and what a client is counted by."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
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

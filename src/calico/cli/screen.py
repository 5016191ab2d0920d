"""The terminal we print on."""

from __future__ import annotations

from rich.console import Console


def console() -> Console:
    """Standard output; rich knows whether it is a terminal, and heeds NO_COLOR."""
    return Console(highlight=False)

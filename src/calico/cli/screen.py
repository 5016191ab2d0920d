"""The terminal we print on."""

from __future__ import annotations

from rich.console import Console

from calico.cli import signs


def console() -> Console:
    """Standard output; rich knows whether it is a terminal, and heeds NO_COLOR."""
    terminal = Console(highlight=False)
    signs.settle(terminal)
    return terminal

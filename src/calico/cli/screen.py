"""The terminal we print on."""

from __future__ import annotations

from rich.console import Console
from rich.status import Status
from rich.text import Text

from calico.cli import signs
from calico.lang import say


def console(*, stderr: bool = False) -> Console:
    """Standard output, or standard error; rich knows if it is a terminal, and heeds NO_COLOR."""
    terminal = Console(highlight=False, stderr=stderr)
    signs.settle(terminal)
    return terminal


def thinking(terminal: Console, name: str) -> Status:
    """A sign that ``name`` is thinking; the first time, compiling takes a while."""
    return terminal.status(Text(say("play.thinks", name=signs.clean(name))))

"""The terminal we print on."""

from __future__ import annotations

from rich.console import Console
from rich.status import Status
from rich.style import Style
from rich.text import Text

from calico.cli.terminal import symbols
from calico.lang import say


def console(*, stderr: bool = False) -> Console:
    """Standard output, or standard error; rich checks if it is a terminal, and NO_COLOR."""
    terminal = Console(highlight=False, stderr=stderr)
    symbols.settle(terminal)
    return terminal


def print_sentence(terminal: Console, text: str, style: Style | None = None) -> None:
    """Print ``text``: on a terminal in lines that end between words, else in one line."""
    words = Text(symbols.clean(text), style or "")
    terminal.print(words, soft_wrap=not terminal.is_terminal)


def thinking(terminal: Console, name: str) -> Status:
    """Show meanwhile that the player called ``name`` is thinking."""
    return terminal.status(Text(say("play.thinks", name=symbols.clean(name))))

"""The terminal we print on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.style import Style
from rich.text import Text

from calico.cli.terminal import symbols
from calico.lang import say
from calico.players.search.searcher import Searcher, told_when_compiling


def console(*, stderr: bool = False) -> Console:
    """Standard output, or standard error; rich checks if it is a terminal, and NO_COLOR."""
    terminal = Console(highlight=False, stderr=stderr)
    symbols.settle(terminal)
    return terminal


def print_sentence(terminal: Console, text: str, style: Style | None = None) -> None:
    """Print ``text``: on a terminal in lines that end between words, else in one line."""
    words = Text(symbols.clean(text), style or "")
    terminal.print(words, soft_wrap=not terminal.is_terminal)


@contextmanager
def thinking(terminal: Console, name: str, agent: object) -> Iterator[None]:
    """Show that ``agent``, called ``name``, is thinking, or is compiled before its first move."""
    with terminal.status(Text(say("play.thinks", name=symbols.clean(name)))) as status:
        if not isinstance(agent, Searcher):
            yield
            return

        def compiles() -> None:
            words = Text(say("play.prepares"))
            if terminal.is_terminal:
                status.update(words)
            else:
                Console(stderr=True).print(words)

        with told_when_compiling(compiles):
            yield

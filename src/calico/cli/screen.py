"""The terminal we print on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from calico.cli import signs
from calico.lang import say
from calico.players.search.searcher import Searcher, told_when_compiling


def console(*, stderr: bool = False) -> Console:
    """Standard output, or standard error; rich knows if it is a terminal, and heeds NO_COLOR."""
    terminal = Console(highlight=False, stderr=stderr)
    signs.settle(terminal)
    return terminal


@contextmanager
def thinking(terminal: Console, name: str, agent: object) -> Iterator[None]:
    """A sign that ``agent``, called ``name``, is thinking, or first is compiled, once."""
    with terminal.status(Text(say("play.thinks", name=signs.clean(name)))) as status:
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

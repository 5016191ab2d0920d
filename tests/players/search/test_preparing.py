"""Strong and master are compiled once: whoever waits for that is told so."""

from __future__ import annotations

import io
from threading import Thread

import pytest
from numba.core import event
from rich.console import Console

from calico.cli.terminal.screen import thinking
from calico.players.levels import Gentle, Strong
from calico.players.search.searcher import told_when_compiling

PREPARES = "Preparing the strong bots (only once, about a minute)"


def compiled() -> None:
    """As when numba compiles two functions, which it does in the thread that asks."""

    def work() -> None:
        for _ in range(2):
            with event.trigger_event("numba:compile"):
                pass

    thread = Thread(target=work)
    thread.start()
    thread.join()


def test_it_is_told_once_and_only_if_something_is_compiled() -> None:
    told: list[int] = []
    with told_when_compiling(lambda: told.append(1)):
        pass
    assert told == []
    with told_when_compiling(lambda: told.append(1)):
        compiled()
    assert told == [1]
    compiled()
    assert told == [1]


@pytest.mark.parametrize("agent", [Strong(), Gentle()])
def test_a_terminal_shows_it_instead_of_thinking(agent: object) -> None:
    out = io.StringIO()
    terminal = Console(file=out, force_terminal=True, width=80)
    with thinking(terminal, "Cleo", agent):
        compiled()
    shown = PREPARES if isinstance(agent, Strong) else "Cleo is thinking"
    assert shown in out.getvalue()


def test_without_a_terminal_it_is_a_line_on_standard_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with thinking(Console(file=io.StringIO()), "Cleo", Strong()):
        compiled()
    assert capsys.readouterr().err.split("\n")[0].startswith(PREPARES)

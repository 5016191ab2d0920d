"""Hints for the player on turn in a record."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from calico.cli import side, signs
from calico.cli.save import reopen
from calico.cli.scoring import read_record
from calico.cli.screen import console, thinking
from calico.errors import CalicoError
from calico.lang import say
from calico.players.hints import Hint
from calico.players.levels import Master
from calico.rules.position import Phase
from calico.rules.view import View


def _hints(file: str) -> tuple[View, list[Hint]]:
    """What the seat on turn sees, and what the master would tell it."""
    game, _ = reopen(read_record(file))
    if game.phase is Phase.GOALS:
        raise CalicoError("hint-goals", rule="R2.4")
    if game.seat is None:
        raise CalicoError("hint-finished", rule="R3.5")
    view, master = game.view(game.seat), Master()
    with thinking(Console(stderr=True), "master", master):
        return view, master.explain(view)


def hint_json(file: str) -> str:
    """The hints as one JSON object."""
    view, hints = _hints(file)
    answer = {
        "player": view.names[view.viewer or 0],
        "move": view.turn,
        "hints": [hint.to_dict() for hint in hints],
    }
    return json.dumps(answer, ensure_ascii=False, indent=2) + "\n"


def print_hints(file: str) -> None:
    """The hints as a small table, the best move first."""
    view, hints = _hints(file)
    grid = Table.grid(padding=(0, 2, 1, 0))
    for hint in hints:
        points = round(hint.expected)
        spread = say("hint.expected", points=points, n=points, spread=round(hint.spread))
        words = say("list.semicolon").join(hint.reasons)
        grid.add_row(Text(str(hint.move), side.TITLE), Text(spread), Text(words, side.QUIET))
    name = signs.clean(view.names[view.viewer or 0])
    console().print(Text(say("hint.title", name=name, n=view.turn), side.TITLE), "", grid)

"""``calico hint``: the best few moves for the player on turn in a record."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from calico.cli.files.output import print_json
from calico.cli.files.records import read_record
from calico.cli.files.saves import reopen
from calico.cli.options.files import AsJson, RecordFile
from calico.cli.terminal import styles, symbols
from calico.cli.terminal.screen import console, thinking
from calico.errors import CalicoError
from calico.lang import say
from calico.players.hints import Hint
from calico.players.levels import Master
from calico.rules.position import Phase
from calico.rules.view import View


def hint(file: RecordFile, as_json: AsJson = False) -> None:
    """The best few moves for the player on turn, what to expect of them, and why."""
    view, hints = _hints(file)
    name = view.names[view.viewer or 0]
    if as_json:
        plain = [each.to_dict() for each in hints]
        print_json({"player": name, "move": view.turn, "hints": plain})
    else:
        title = say("hint.title", name=symbols.clean(name), n=view.turn)
        console().print(Text(title, styles.TITLE), "", _table(hints))


def _hints(file: str) -> tuple[View, list[Hint]]:
    """What the seat on turn sees, and the moves that the master suggests."""
    game, _ = reopen(read_record(file))
    if game.phase is Phase.GOALS:
        raise CalicoError("hint-goals", rule="R2.4")
    if game.seat is None:
        raise CalicoError("hint-finished", rule="R3.5")
    view, master = game.view(game.seat), Master()
    with thinking(Console(stderr=True), "master"):
        return view, master.explain(view)


def _table(hints: Sequence[Hint]) -> Table:
    """A line for each hint, the best move first."""
    grid = Table.grid(padding=(0, 2, 1, 0))
    for each in hints:
        points = round(each.expected)
        spread = say("hint.expected", points=points, n=points, spread=round(each.spread))
        reasons = Text(say("list.semicolon").join(each.reasons), styles.QUIET)
        grid.add_row(Text(str(each.move), styles.TITLE), Text(spread), reasons)
    return grid

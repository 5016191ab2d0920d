"""``calico hint``: the best few moves, or goals, for the player who is to decide in a record."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from calico.cli.files.output import print_json
from calico.cli.files.records import read_record
from calico.cli.files.saves import reopen
from calico.cli.options.files import AsJson, RecordFile
from calico.cli.play.hints import hint_table
from calico.cli.terminal import styles, symbols
from calico.cli.terminal.screen import console, thinking
from calico.errors import CalicoError
from calico.lang import say
from calico.players.hints import GoalHint, Hint
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
        key = "hint.title-goals" if view.phase is Phase.GOALS else "hint.title"
        title = say(key, name=symbols.clean(name), n=view.turn)
        console().print(Text(title, styles.TITLE), "", hint_table(hints))


def _hints(file: str) -> tuple[View, Sequence[Hint | GoalHint]]:
    """What the seat that is to decide sees, and what the master suggests."""
    game = reopen(read_record(file)).game
    seat = game.choosing[0] if game.choosing else game.seat
    if seat is None:
        raise CalicoError("hint-finished", rule="R3.5")
    view, master = game.view(seat), Master()
    with thinking(Console(stderr=True), "master"):
        if view.phase is Phase.GOALS:
            return view, master.explain_goals(view)
        return view, master.explain(view)

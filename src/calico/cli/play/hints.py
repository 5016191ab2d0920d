"""Hints for the person at the keyboard: in stages, from the master bot."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from calico.box import GOALS
from calico.cli.terminal import styles
from calico.cli.terminal.screen import print_sentence, thinking
from calico.errors import CalicoError
from calico.lang import say
from calico.players.hints import GoalHint, Hint
from calico.players.levels import Master
from calico.players.stages import STAGES, goal_stages, move_stages
from calico.rules.position import Phase
from calico.rules.view import View


class StagedHints:
    """The hints of one game: each further one about the same turn says more."""

    def __init__(self, console: Console, used: Sequence[Sequence[int]] | None) -> None:
        """``used`` are the turns of each seat with a hint so far; None where there are none."""
        self._console = console
        self._used = None if used is None else [set(turns) for turns in used]
        self._about: tuple[int, int] | None = None
        self._stage = 0
        self._hints: Sequence[Hint | GoalHint] = ()

    @property
    def used(self) -> list[list[int]]:
        """For each seat the turns in which it had a hint; 0 is the choice of goals."""
        return [sorted(turns) for turns in self._used or ()]

    def show(self, view: View) -> None:
        """Show the next stage of the hint for the viewer, whose turn it is."""
        if self._used is None:
            raise CalicoError("hint-daily")
        seat = view.viewer or 0
        about = (seat, 0 if view.phase is Phase.GOALS else view.placed(seat) + 1)
        if about != self._about:
            master = Master()
            with thinking(self._console, "master"):
                if view.phase is Phase.GOALS:
                    self._hints = master.explain_goals(view)
                else:
                    self._hints = master.explain(view)
            self._about, self._stage = about, 0
        self._used[seat].add(about[1])
        self._stage = min(self._stage + 1, STAGES)
        if self._stage == STAGES:
            self._console.print("", hint_table(self._hints))
            return
        best = self._hints[0]
        words = move_stages(best.move) if isinstance(best, Hint) else goal_stages(best)
        print_sentence(self._console, words[self._stage - 1])
        print_sentence(self._console, say("hint.more"), styles.QUIET)


def hint_table(hints: Sequence[Hint | GoalHint]) -> Table:
    """A line for each hint, the best first."""
    grid = Table.grid(padding=(0, 2, 1, 0))
    for each in hints:
        points = round(each.expected)
        spread = say("hint.expected", points=points, n=points, spread=round(each.spread))
        why = Text(say("list.semicolon").join(each.reasons), styles.QUIET)
        grid.add_row(Text(_named(each), styles.TITLE), Text(spread), why)
    return grid


def _named(hint: Hint | GoalHint) -> str:
    if isinstance(hint, Hint):
        return str(hint.move)
    return " ".join(GOALS[goal].printed for goal in hint.goals.values())

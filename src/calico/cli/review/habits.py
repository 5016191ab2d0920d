"""Habits in the terminal: how much each explains, a sentence, and examples to open."""

from __future__ import annotations

from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from calico.cli.terminal import styles, symbols
from calico.coach.habits.finding import Finding
from calico.coach.habits.words import sentences_of
from calico.lang import number, percent, say


class HabitsReport:
    """What was found in the games of a person."""

    def __init__(self, name: str, finding: Finding, files: Mapping[str, str]) -> None:
        """``files`` has the record of each game, by its digest."""
        self._name, self._finding, self._files = name, finding, files

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        finding = self._finding
        title = say("habits.title", name=symbols.clean(self._name), n=finding.games)
        yield Text(title, styles.TITLE)
        yield self._table()
        for sentence in sentences_of(finding):
            yield Text(sentence)
        for lapse in finding.worst.examples if finding.worst else ():
            example = say(
                "habits.example",
                game=symbols.clean(self._files[lapse.game]),
                turn=lapse.turn,
                played=lapse.played,
                points=number(lapse.loss, 1),
                best=lapse.best,
            )
            yield Text(f"  {example}")

    def _table(self) -> Table:
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        table.add_column(say("habits.column.habit"), overflow="fold")
        table.add_column(say("habits.column.points"), justify="right")
        table.add_column(say("habits.column.share"), justify="right")
        table.add_column(say("habits.column.clear"))
        for each in self._finding.shares:
            table.add_row(
                say(f"habits.name.{each.habit}"),
                number(each.points, 1),
                percent(each.points / self._finding.lost) if self._finding.lost else "",
                say("habits.yes" if each.is_clear else "habits.no"),
                style=Style() if each.is_clear else styles.QUIET,
            )
        return table

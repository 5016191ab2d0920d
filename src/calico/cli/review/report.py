"""A review in the terminal: a line for each decision, sentences, and the waterfall."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from calico.cli.terminal import styles, symbols
from calico.coach.review.analysis import SeatAnalysis
from calico.coach.review.decision import Decision
from calico.coach.review.labels import Label
from calico.coach.review.words import (
    label_of,
    sentence_of,
    signed,
    verdict_of,
    waterfall_of,
)
from calico.lang import number, say

_STYLES = {
    Label.NONE: styles.QUIET,
    Label.BEST: Style(color="green"),
    Label.GOOD: Style(color="green"),
    Label.INACCURACY: Style(color="yellow"),
    Label.MISTAKE: Style(color="magenta"),
    Label.BLUNDER: Style(color="red", bold=True),
}


class ReviewReport:
    """What a review says of one seat."""

    def __init__(self, analysis: SeatAnalysis, *, details: bool = False) -> None:
        """With ``details`` the standard errors and numbers of deals are shown too."""
        self._analysis, self._details = analysis, details

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        analysis, summary = self._analysis, self._analysis.summary
        yield Text(say("review.title", name=symbols.clean(analysis.name)), styles.TITLE)
        yield self._table()
        for sentence in self._sentences():
            yield Text(sentence)
            yield Text()
        if summary is not None:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column()
            grid.add_column(justify="right")
            rows = waterfall_of(analysis, summary)
            for name, points in rows:
                style = styles.TITLE if name in (rows[0][0], rows[-1][0]) else ""
                grid.add_row(name, points, style=style)
            yield grid
            yield Text()
            yield Text(verdict_of(summary))
            yield Text(say("review.adjusted", points=number(summary.adjusted, 1)))

    def _sentences(self) -> Iterator[str]:
        """The largest losses first."""
        costly = sorted(self._analysis.decisions, key=lambda each: -each.loss)
        sentences = [sentence for each in costly if (sentence := sentence_of(each))]
        yield from sentences or [say("review.perfect")]

    def _table(self) -> Table:
        names = ["turn", "played", "cost", "label", "best", "expected", "luck"]
        if self._details:
            names[3:3] = ["error", "deals"]
        table = Table(box=SIMPLE_HEAD, padding=0)
        for name in names:
            right = name not in ("played", "label", "best")
            justify = "right" if right else "left"
            table.add_column(say(f"review.column.{name}"), justify=justify, overflow="fold")  # type: ignore[arg-type]
        for decision in self._analysis.decisions:
            table.add_row(*self._row(decision), style=_row_style(decision))
        return table

    def _row(self, decision: Decision) -> list[Text | str]:
        mine = decision.mine
        luck = self._analysis.luck[decision.turn - 1].draws if decision.turn > 1 else 0.0
        cells: list[Text | str] = [
            str(decision.turn) if decision.turn else say("review.goals"),
            _broken(decision.played),
            number(decision.loss, 1) if decision.is_decision else "",
            Text(label_of(decision), _STYLES[decision.label]),
            "" if decision.best.move == decision.played else _broken(decision.best.move),
            number(decision.best.expected, 1),
            signed(luck) if decision.turn > 1 else "",
        ]
        if self._details:
            cells[3:3] = [number(mine.error, 2), number(mine.deals)]
        return cells


def _broken(move: str) -> str:
    """Goals one below the other."""
    return move.replace(",", "\n")


def _row_style(decision: Decision) -> Style:
    return styles.QUIET if decision.label is Label.NONE else Style()

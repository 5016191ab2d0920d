"""The score sheet, like the pad in the box: a column for each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from calico.box import BUTTON_POINTS, GOAL_CELLS, Cat, Colour
from calico.cli.terminal import sidebar, styles, symbols
from calico.lang import listed, say
from calico.rules.event import GoalScore
from calico.rules.options import Options
from calico.rules.score import Decider, Score, objectives, tie_break
from calico.rules.setup import Setup


class Scored(Protocol):
    """What a score sheet is made of: a game, or a pad on which everything is known."""

    @property
    def setup(self) -> Setup:
        """What lay on the table before the game."""
        ...

    @property
    def options(self) -> Options:
        """Which game it was."""
        ...

    @property
    def scores(self) -> tuple[Score, ...]:
        """The scores in turn order."""
        ...

    @property
    def is_finished(self) -> bool:
        """Whether every quilt is full."""
        ...

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who won."""
        ...


def sheet(position: Scored) -> RenderableType:
    """The score sheet of all players, finished or not, and who won and why."""
    return Group(_ScoreTable(position), *_verdict(position))


class _ScoreTable:
    """The table itself, drawn when it is known what the terminal can show."""

    def __init__(self, position: Scored) -> None:
        self._position = position
        self._scores = position.scores

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        symbols.settle(console)
        key = "sheet.title" if self._position.is_finished else "sheet.so-far"
        table = Table(title=say(key), title_justify="left", title_style="bold", box=ROUNDED)
        table.add_column("")
        for score in self._scores:
            table.add_column(Text(symbols.clean(score.name)), overflow="fold")
        if any(score.goals for score in self._scores):
            self._add_goals(table, options.ascii_only)
        self._add_cats(table)
        self._add_buttons(table)
        self._add(table, "sheet.total", (score.total for score in self._scores), "bold reverse")
        self._add_demands(table)
        yield table

    @staticmethod
    def _add(table: Table, key: str, values: Iterator[object], style: str = "") -> None:
        table.add_row(say(key), *(str(value) for value in values), style=style)

    def _add_goals(self, table: Table, ascii_only: bool) -> None:
        for cell in GOAL_CELLS:
            states = (score.goals.get(cell) for score in self._scores)
            table.add_row(
                say("sheet.goal", cell=cell),
                *(_goal(state, ascii_only) if state else "" for state in states),
            )
        self._add(table, "sheet.goals", (score.goal_points for score in self._scores), "bold")
        table.add_section()

    def _add_cats(self, table: Table) -> None:
        for entry in self._position.setup.cats:
            name = say(f"cat.{entry.cat.id}")
            table.add_row(name, *(self._cat(score, entry.cat) for score in self._scores))
        self._add(table, "sheet.cats", (score.cat_points for score in self._scores), "bold")
        table.add_section()

    def _cat(self, score: Score, cat: Cat) -> str:
        """How many of ``cat`` came and what they are worth."""
        count = score.cats[cat]
        if count and cat is self._position.setup.promo:
            others = sum(c.points * n for c, n in score.cats.items() if c is not cat)
            return say("sheet.promo", points=score.cat_points - others)
        return _times(count, cat.points)

    def _add_buttons(self, table: Table) -> None:
        for colour in Colour:
            counts = (score.buttons[colour] for score in self._scores)
            table.add_row(
                styles.colour_name(colour),
                *(_times(count, BUTTON_POINTS) for count in counts),
            )
        rainbows = (_times(int(score.rainbow), BUTTON_POINTS) for score in self._scores)
        self._add(table, "sheet.rainbow", rainbows)
        self._add(table, "sheet.buttons", (score.button_points for score in self._scores), "bold")
        table.add_section()

    def _add_demands(self, table: Table) -> None:
        """Whether a restriction was kept and a scenario passed."""
        options, scores = self._position.options, self._scores
        if options.restriction:
            kept = (say(f"sheet.{'broken' if s.restriction_broken else 'kept'}") for s in scores)
            self._add(table, "sheet.restriction", kept)
        if options.scenario:
            table.add_section()
            for objective in options.scenario.objectives:
                counts = [objectives(options.scenario, score)[objective] for score in scores]
                name = say(f"objective.{objective}", n=counts[0][1])
                table.add_row(name, *(_have(*count) for count in counts))
            passed = (say(f"sheet.{'passed' if s.scenario_passed else 'open'}") for s in scores)
            table.add_row(say("draw.scenario", n=options.scenario.number), *passed, style="bold")


def _times(count: int, points: int) -> str:
    """``2 × 5 = 10``."""
    return (
        say("sheet.times", n=count, each=points, points=count * points) if count else symbols.NONE
    )


def _goal(state: GoalScore, ascii_only: bool) -> str:
    how = ("none", "colour", "pattern", "both")[state.colour + 2 * state.pattern]
    return f"{sidebar.printed(state.goal, ascii_only)}\n{say(f'sheet.{how}', points=state.points)}"


def _have(have: int, wanted: int) -> str:
    return f"{have}/{wanted} {symbols.DONE if have >= wanted else ''}"


def _verdict(position: Scored) -> Iterator[Text]:
    """Who won, and by which tie-break if it came to one (R7.1, R7.2)."""
    if not position.is_finished or len(position.scores) == 1:
        return
    winners = [symbols.clean(name) for name in position.winners]
    key = "sheet.winner" if len(winners) == 1 else "sheet.winners"
    yield Text(say(key, names=listed(winners)), styles.GOOD)
    reason = _tie_break(position)
    if reason:
        yield Text(reason)


def _tie_break(position: Scored) -> str | None:
    """What decided between those with the most points, if more than one had them."""
    tie = tie_break(position.options, position.scores)
    if tie is None:
        return None
    names = listed([symbols.clean(score.name) for score in tie.level])
    counts = ", ".join(f"{symbols.clean(name)} {count}" for name, count in tie.counts)
    level = say("sheet.tie", names=names, n=tie.level[0].total)
    return f"{level} {say(_DECIDERS[tie.decider], counts=counts)}"


_DECIDERS = {
    Decider.CATS: "sheet.by-cats",
    Decider.BUTTONS: "sheet.by-buttons",
    Decider.ORDER: "sheet.by-order",
    Decider.NOTHING: "sheet.shared",
}

"""The score pad in a terminal: the score of a sheet, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.box import ROUNDED
from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from calico.box import BUTTON_POINTS, GOAL_CELLS, Colour
from calico.campaign.pad.columns import Column, Count
from calico.campaign.pad.orders import Bounds
from calico.campaign.pad.pad import Pad, evaluate
from calico.campaign.pad.sheet import Sheet
from calico.cli.terminal import styles, symbols
from calico.cli.terminal.score_sheet import sheet as score_sheet
from calico.lang import say
from calico.rules.options import Options
from calico.rules.score import Score
from calico.rules.setup import Player, Setup


@dataclass(frozen=True)
class _FinishedPad:
    """A complete pad, in the shape of a game that the score sheet can show."""

    pad: Pad
    is_finished: bool = True

    @property
    def options(self) -> Options:
        return self.pad.options

    @property
    def scores(self) -> tuple[Score, ...]:
        return self.pad.scores

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.scores[seat].name for seat in self.pad.winners)

    @property
    def setup(self) -> Setup:
        boards = [column.quilt.board for column in self.pad.columns if column.quilt]
        players = zip(self.scores, boards, strict=True)
        return Setup(
            self.options, self.pad.cats, tuple(Player(score.name, at) for score, at in players)
        )


def print_pad(sheet: Sheet, out: Console) -> None:
    """The sheet like the pad in the box; while something is open, with all that is possible."""
    pad = evaluate(sheet)
    if pad.scores:
        out.print(score_sheet(_FinishedPad(pad)))
    else:
        out.print(_open_sheet(pad))
        for line in _remarks(pad):
            out.print(line)


def _open_sheet(pad: Pad) -> Table:
    """What is known and what is possible, a column for each player."""
    table = Table(title=say("pad.open"), title_justify="left", title_style="bold", box=ROUNDED)
    table.add_column("")
    for column in pad.columns:
        table.add_column(Text(symbols.clean(column.name)), overflow="fold")

    def add(label: str | Text, cells: Iterator[object], style: str = "") -> None:
        table.add_row(label, *(str(cell) for cell in cells), style=style)

    for cell in GOAL_CELLS:
        states = (column.goals.get(cell) for column in pad.columns)
        points = (symbols.NONE if state is None else state.points for state in states)
        add(say("sheet.goal", cell=cell), points)
    add(say("sheet.goals"), (column.goal_points for column in pad.columns), "bold")
    table.add_section()
    for entry in pad.cats:
        name = say(f"cat.{entry.cat.id}")
        if entry is pad.promo:
            add(name, (_promo(column) for column in pad.columns))
        else:
            counts = (column.cats.get(entry.cat) for column in pad.columns)
            add(name, (_tokens(count, entry.cat.points) for count in counts))
    add(say("sheet.cats"), (column.cat_points for column in pad.columns), "bold")
    table.add_section()
    for colour in Colour:
        label = styles.colour_name(colour)
        counts = (column.buttons.get(colour) for column in pad.columns)
        add(label, (_tokens(count, BUTTON_POINTS) for count in counts))
    rainbows = (Count(Bounds(int(c.rainbow), int(c.rainbow))) for c in pad.columns)
    add(say("sheet.rainbow"), (_tokens(rainbow, BUTTON_POINTS) for rainbow in rainbows))
    add(say("sheet.buttons"), (column.button_points for column in pad.columns), "bold")
    table.add_section()
    add(say("sheet.total"), (column.total for column in pad.columns), "bold reverse")
    return table


def _tokens(count: Count | None, points: int) -> str:
    """``2 × 5 = 10``, or ``1–2 × 5 = 5–10``."""
    if count is None or count.range.most == 0:
        return symbols.NONE
    return say("sheet.times", n=count.range, each=points, points=count.worth(points))


def _promo(column: Column) -> str:
    return symbols.OPEN if column.promo is None else str(column.promo or symbols.NONE)


def _remarks(pad: Pad) -> Iterator[Text]:
    """What is wrong first, then what is missing."""
    for remark in sorted(pad.remarks, key=lambda each: each.missing):
        who = None if remark.seat is None else symbols.clean(pad.columns[remark.seat].name)
        sentence = symbols.clean(str(remark.error))
        words = sentence if who is None else say("pad.remark", name=who, what=sentence)
        sign = symbols.OPEN if remark.missing else symbols.LOST
        yield Text(f"{sign} {words}", styles.QUIET if remark.missing else Style(bold=True))

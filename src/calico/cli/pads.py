"""The score pad in a terminal: a sheet from a file, its score, and what is wrong with it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.box import ROUNDED
from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from calico.box import BUTTON_POINTS, GOAL_CELLS, Colour
from calico.campaign.document import game_of_sheet
from calico.campaign.household import Played
from calico.campaign.pad.columns import Column, Count
from calico.campaign.pad.orders import Bounds
from calico.campaign.pad.pad import Pad, reckon
from calico.campaign.pad.sheet import Sheet
from calico.cli import claiming, home, side, signs
from calico.cli.keyboard import Keyboard
from calico.cli.output import is_standard, opened
from calico.cli.save import write_text
from calico.cli.scoring import read_bytes
from calico.cli.sheet import sheet as score_sheet
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.options import Options
from calico.rules.score import Score
from calico.rules.setup import Player, Setup


def read_sheet(file: str) -> Sheet:
    """The sheet in ``file``, or on standard input for ``-``."""
    return Sheet.parse(read_bytes(file))


def write_sheet(path: Path, sheet: Sheet) -> None:
    """Put ``sheet`` into ``path``, or on standard output for ``-``."""
    if is_standard(path):
        with opened(path) as stream:
            stream.write(sheet.dumps())
    else:
        write_text(path, sheet.dumps())


def ask(options: Options, save: Path | None, out: Console) -> Sheet:
    """The sheet that somebody answers, kept in ``save`` after every answer.

    If there is a sheet in that file already, they go on with it, and ``options`` are its own.
    """
    from calico.cli.pad_questions import asked

    file = None if is_standard(save) else save
    begun = None
    if file is not None and file.expanduser().exists():
        begun = read_sheet(str(file.expanduser()))
        options = Options.from_ids(
            setup=begun.setup,
            edition=begun.edition,
            variants=begun.variants,
            restriction=begun.restriction,
            scenario=begun.scenario,
        )
        out.print(Text(say("pad.going-on", path=file)), soft_wrap=True)

    def keep(sheet: Sheet) -> None:
        """Save as well as can be: trouble is told, and the questions go on."""
        if file is not None:
            try:
                write_sheet(file, sheet)
            except CalicoError as error:
                out.print(Text(signs.clean(say("play.not-saved", why=error)), Style(color="red")))

    try:
        return asked(begun, options, keep, out)
    except (EOFError, KeyboardInterrupt) as end:
        if file is not None and file.expanduser().exists():
            command = f"calico pad --save {shlex.quote(str(file))}"
            out.print(Text(say("play.left", path=file, command=command)), soft_wrap=True)
        if isinstance(end, EOFError):
            raise CalicoError("pad-unanswered") from None
        raise


def pad_json(sheet: Sheet) -> str:
    """What the sheet comes to, as one JSON object."""
    return json.dumps(reckon(sheet).to_dict(), ensure_ascii=False, indent=2) + "\n"


def is_wrong(sheet: Sheet) -> bool:
    """Whether something on the sheet cannot be."""
    return any(not remark.missing for remark in reckon(sheet).remarks)


def enter(sheet: Sheet) -> Played:
    """Put the game into the household, whose people are known by their names."""
    household = home.household()
    people: list[str | None] = []
    for player in sheet.players:
        person = household.find(player.name)
        people.append(person if person not in people else None)
    game = game_of_sheet(sheet.to_dict(), claiming.now(), people, [None] * len(people))
    home.change(lambda current: current.enter(game))
    return game


def offer(game: Played, out: Console, *, ask: bool) -> None:
    """Tell what the game is worth on the charts, and let the winners claim if we can ask them."""
    keyboard = Keyboard(out)
    live = keyboard if ask and keyboard.is_live else None
    claiming.offer(home.household(), game, live, out)


@dataclass(frozen=True)
class _Finished:
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
    pad = reckon(sheet)
    if pad.scores:
        out.print(score_sheet(_Finished(pad)))
    else:
        out.print(_open_sheet(pad))
        for line in _remarks(pad):
            out.print(line)


def _open_sheet(pad: Pad) -> Table:
    """What is known and what is possible, a column for each player."""
    table = Table(title=say("pad.open"), title_justify="left", title_style="bold", box=ROUNDED)
    table.add_column("")
    for column in pad.columns:
        table.add_column(Text(signs.clean(column.name)), overflow="fold")

    def add(label: str | Text, cells: Iterator[object], style: str = "") -> None:
        table.add_row(label, *(str(cell) for cell in cells), style=style)

    for cell in GOAL_CELLS:
        states = (column.goals.get(cell) for column in pad.columns)
        points = (signs.NONE if state is None else state.points for state in states)
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
        label = Text.assemble(
            (f" {colour.letter} ", side.on(colour)), f" {say(f'colour.{colour.id}')}"
        )
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
        return signs.NONE
    return say("sheet.times", n=count.range, each=points, points=count.worth(points))


def _promo(column: Column) -> str:
    return signs.OPEN if column.promo is None else str(column.promo or signs.NONE)


def _remarks(pad: Pad) -> Iterator[Text]:
    """What is wrong first, then what is missing."""
    for remark in sorted(pad.remarks, key=lambda each: each.missing):
        who = None if remark.seat is None else signs.clean(pad.columns[remark.seat].name)
        sentence = signs.clean(str(remark.error))
        words = sentence if who is None else say("pad.remark", name=who, what=sentence)
        sign = signs.OPEN if remark.missing else signs.LOST
        yield Text(f"{sign} {words}", side.QUIET if remark.missing else Style(bold=True))

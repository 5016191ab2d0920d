"""Answers: what players can ask for during a game, besides a move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from calico.box import Colour, Pattern, Tile
from calico.cli.terminal import drawing, sidebar, styles, symbols, tiles
from calico.errors import CalicoError
from calico.lang import english, say
from calico.rules.event import Event
from calico.rules.position import Position
from calico.rules.view import View

COMMANDS: Final = (
    "help",
    "undo",
    "hint",
    "quilt",
    "score",
    "cats",
    "bag",
    "log",
    "rules",
    "save",
    "quit",
)


def command(line: str) -> tuple[str, str] | None:
    """The command in ``line`` and the rest of it, if it is one."""
    first, _, rest = line.partition(" ")
    for words in (say, english):
        for name in COMMANDS:
            if first.casefold() in words(f"command.{name}").split():
                return name, rest.strip()
    return None


def help_page(position: Position) -> RenderableType:
    """How to type a move, the commands, and the legend."""
    way = "no-hand" if position.options.no_hand else "move"
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in COMMANDS:
        grid.add_row(Text(say(f"command.{name}").split()[0], styles.TITLE), say(f"help.{name}"))
    words = [say(f"help.{way}")] + ([say("help.alone")] if position.players == 1 else [])
    return Group(*map(Text, words), "", grid, "", drawing.legend())


def goals_page(view: View) -> RenderableType:
    """The goals that the viewer was dealt, each with a digit, its points and its words."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, goal in enumerate(view.dealt, start=1):
        points = "" if view.options.family else f"{goal.one}/{goal.both}"
        words = say(f"goal-words.{goal.id}")
        grid.add_row(
            Text(f" {number}", styles.TITLE), goal.printed, points, Text(words, styles.QUIET)
        )
    return grid


def cats_page(view: View, seat: int) -> RenderableType:
    """The cats in play, and how many of each came to ``seat``."""
    return Group(*sidebar.cat_lines(view, view.score(seat)))


def bag_page(view: View) -> RenderableType:
    """How many of each tile the viewer has not seen yet."""
    unseen = view.unseen
    options = view.options
    hidden = view.players > 1 and not options.open_hands and not options.no_hand
    words = "play.unseen" if hidden else "play.unseen-bag"
    title = Text(say(words, n=unseen.total()), "table.title")  # a table's own wraps at its width
    table = Table(box=None)
    table.add_column("")
    for pattern in Pattern:
        table.add_column(f"{pattern.letter} {tiles.swatch(pattern)}", justify="right")
    for colour in Colour:
        counts = (unseen[Tile(colour, pattern)] for pattern in Pattern)
        name = styles.colour_name(colour)
        table.add_row(name, *(str(count) if count else symbols.NONE for count in counts))
    return Group(title, table)


def log_page(events: Iterable[Event]) -> RenderableType:
    """What happened, a line each."""
    return Group(*(Text(symbols.clean(str(event))) for event in events))


def named(position: Position, name: str) -> int:
    """The seat of the player called ``name``, or whose name starts like that."""
    wanted = name.casefold()
    names = [full.casefold() for full in position.names]
    if wanted in names:
        return names.index(wanted)
    for seat, full in enumerate(names):
        if full.startswith(wanted):
            return seat
    raise CalicoError("no-such-player", text=name, known=", ".join(position.names))

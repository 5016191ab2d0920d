"""Quilts, hands and market, drawn for a terminal of any width, in colour or without."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.table import Table
from rich.text import Text

from calico.box import GOAL_CELLS, Cat, Cell, Colour, Pattern, Tile
from calico.cli.terminal import sidebar, styles, symbols, tiles
from calico.lang import say
from calico.rules.event import Token, TokenKind
from calico.rules.game import Game
from calico.rules.position import Position

WIDTH: Final = 7 * tiles.WIDTH + tiles.WIDTH // 2
"""Columns of a quilt."""
_TALL: Final = 36
"""Lines that a terminal must have for quilts of three lines a row instead of two."""
_GAP: Final = 2

_EMPTY: Final = Style(color=tiles.THREAD, bgcolor=tiles.LINEN)
_GOAL: Final = Style(color=tiles.CREAM, bgcolor=tiles.WALNUT, bold=True)
_GOAL_DONE: Final = Style(color=tiles.GOLD, bgcolor=tiles.WALNUT, bold=True)


@dataclass(frozen=True)
class QuiltDrawing:
    """The quilt of ``seat``; ``marked`` is a cell to point at."""

    position: Position
    seat: int
    marked: Cell | None = None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = 3 if is_tall(console) else 2
        tokens: dict[Cell, str] = {}
        for token in self.position.score(self.seat).tokens:
            tokens[token.cell] = tokens.get(token.cell, "") + _sign(token)
        for row in range(7):
            cells = [self._cell(Cell(row, col), rows, tokens, options) for col in range(7)]
            for line in zip(*cells, strict=True):
                shift = " " * (tiles.WIDTH // 2 * (row % 2))
                yield Text.assemble(shift, *line, no_wrap=True, overflow="crop")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(WIDTH, WIDTH)

    def _cell(
        self, cell: Cell, rows: int, tokens: dict[Cell, str], options: ConsoleOptions
    ) -> list[Text]:
        quilt = self.position.quilt(self.seat)
        if cell in quilt:
            return tiles.patch(
                quilt[cell],
                rows=rows,
                printed=cell not in quilt.patches,
                tokens=tokens.get(cell, ""),
                marked=cell == self.marked,
            )
        if cell in GOAL_CELLS and quilt.goals:
            state = self.position.goal(self.seat, cell)
            words = _broken(sidebar.printed(state.goal, options.ascii_only))
            return tiles.block(words, rows=rows, style=_GOAL_DONE if state.ways else _GOAL)
        style = _GOAL if cell in GOAL_CELLS else _EMPTY
        return tiles.block([str(cell)], rows=rows, style=style)


def is_tall(console: Console) -> bool:
    """Whether there is room for three lines a row."""
    return console.height >= _TALL


def _sign(token: Token) -> str:
    """What lies on a patch."""
    if isinstance(token.what, Cat):
        return symbols.cat(token.what.id)
    return symbols.BUTTON if token.kind is TokenKind.BUTTON else symbols.RAINBOW


def _broken(text: str) -> list[str]:
    """``text`` broken at hyphens into lines that fit on a patch."""
    lines = [""]
    for part in text.split("-"):
        longer = f"{lines[-1]}-{part}" if lines[-1] else part
        if len(longer) < tiles.WIDTH:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


@dataclass(frozen=True)
class Offer:
    """A hand and the market, each tile with the digit that stands for it."""

    hand: Sequence[Tile]
    market: Sequence[Tile]
    bag_count: int
    has_placed: bool = False
    """Whether only the draft is left to do, so that digits mean the market."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = []
        if self.hand or self.has_placed:
            rows.append(_row(say("draw.hand"), self.hand, 2, "  " if self.has_placed else "12"))
        if self.market:
            rows.append(_row(say("draw.market", n=self.bag_count), self.market, 3, "123"))
        for lines in zip(*rows, strict=True):
            yield Text("  ", no_wrap=True, overflow="crop").join(lines)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(WIDTH, WIDTH)


def _row(title: str, offered: Sequence[Tile], places: int, digits: str) -> list[Text]:
    """A title, and below it tiles with their digits."""
    lines = [Text(f" {title}", styles.TITLE), Text(), Text()]
    for digit, tile in zip(digits, offered, strict=False):
        for line, piece, mark in zip(lines[1:], tiles.patch(tile), (digit, " "), strict=True):
            line.append(f" {mark}", styles.TITLE).append_text(piece)
    for line in lines:
        line.truncate(8 * places, pad=True)
    return lines


@dataclass(frozen=True)
class Abreast:
    """Drawings of one width, as many side by side as fit."""

    drawings: Sequence[RenderableType]
    width: int = WIDTH

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fitting = max(1, (options.max_width + _GAP) // (self.width + _GAP))
        for start in range(0, len(self.drawings), fitting):
            grid = Table.grid(padding=(0, _GAP, 0, 0))
            grid.add_row(*self.drawings[start : start + fitting])
            yield grid
            yield Text()


@dataclass(frozen=True)
class SeatDrawing:
    """The quilt of ``seat`` with all that its player looks at, and other quilts where they fit."""

    position: Position
    seat: int
    offer: Offer | None = None
    marked: Cell | None = None
    others: bool = False
    """Whether to fill the room of a wide terminal with the quilts of others."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        quilt: RenderableType = QuiltDrawing(self.position, self.seat, self.marked)
        if self.offer:
            quilt = Group(quilt, "", self.offer)
        beside = sidebar.Sidebar(self.position, self.seat, is_tall(console))
        room = options.max_width - WIDTH - _GAP - sidebar.WIDTH
        if room < 0:
            yield quilt
            yield Text()
            yield beside
            return
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        others = [i for i in range(self.position.players) if i != self.seat]
        fitting = others[: room // (WIDTH + _GAP)] if self.others else []
        grid.add_row(quilt, beside, *(titled(self.position, other) for other in fitting))
        yield grid


def titled(position: Position, seat: int) -> RenderableType:
    """The quilt of ``seat`` with its last patch marked, above its player's name."""
    name = Text(
        symbols.clean(position.names[seat]), styles.TITLE, no_wrap=True, overflow="ellipsis"
    )
    last = next((e.move.cell for e in reversed(position.events) if e.seat == seat), None)
    marked = None if position.is_finished else last
    return Group(QuiltDrawing(position, seat, marked), "", name)


class _TileNames:
    """Colours and patterns with their letters: six in a row, or three where words are long."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        six = self._grid(6)
        wanted = Measurement.get(console, options.update(max_width=999), six).maximum
        yield six if wanted <= options.max_width else self._grid(3)

    def _grid(self, columns: int) -> Table:
        colours = [styles.colour_name(colour) for colour in Colour]
        patterns = [
            Text.assemble(
                (pattern.letter, styles.TITLE),
                f" {tiles.swatch(pattern)} {say(f'pattern.{pattern.id}')}",
            )
            for pattern in Pattern
        ]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for names in (colours, patterns):
            for start in range(0, len(names), columns):
                grid.add_row(*names[start : start + columns])
        return grid


def legend() -> RenderableType:
    """Colours, patterns and signs, with their letters and names."""
    tokens = (
        (symbols.BUTTON, "button"),
        (symbols.RAINBOW, "rainbow"),
        (symbols.DONE, "done"),
        (symbols.OPEN, "open"),
        (symbols.LOST, "lost"),
    )
    words = (
        Text.assemble((sign, styles.TITLE), f" {say(f'legend.{key}')}") for sign, key in tokens
    )
    return Group(_TileNames(), Text("  ").join(words), Text(say("legend.cat"), styles.QUIET))


def table(game: Game) -> RenderableType:
    """All quilts of a game, side by side where there is room, and a legend."""
    seats = []
    for seat in range(game.players):
        offer = Offer(game.hand(seat), (), game.bag_count)
        seats.append(SeatDrawing(game, seat, None if game.is_finished else offer))
    quilts = Abreast(seats, WIDTH + _GAP + sidebar.WIDTH)
    if game.is_finished:
        return Group(quilts, legend())
    return Group(quilts, Offer((), game.market, game.bag_count), "", legend())


def to_svg(shown: Game | RenderableType, title: str = "calico", width: int = 80) -> str:
    """A picture of a terminal that shows a game, or anything else that can be printed."""
    console = Console(
        record=True,
        width=width,
        height=_TALL,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    console.print(table(shown) if isinstance(shown, Game) else shown)
    picture = console.export_svg(title=title)
    return re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # nothing from elsewhere

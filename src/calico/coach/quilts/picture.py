"""Quilts side by side as an SVG: hexes of cloth with tokens, readable without colours too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin, sqrt
from typing import Final
from xml.sax.saxutils import escape

from calico.box import GOAL_CELLS, Cat, Cell, Pattern, Tile
from calico.box.dyes import COLOURS, CREAM, GOLD, INK, LINEN, THREAD, WALNUT
from calico.lang import say
from calico.rules.event import TokenKind
from calico.rules.position import Position

_RADIUS: Final = 30.0
_ACROSS: Final = sqrt(3) * _RADIUS
_WIDTH: Final = 7.5 * _ACROSS
_HEIGHT: Final = 11 * _RADIUS
_MARGIN: Final = 24
_TITLE: Final = 56
"""Height of the words above a quilt."""

_CLOTH: Final = {
    Pattern.STRIPES: (9, '<path d="M2 0v9M6.5 0v9" stroke-width="2"/>'),
    Pattern.DOTS: (12, '<circle cx="3" cy="3" r="2"/><circle cx="9" cy="9" r="2"/>'),
    Pattern.FLOWERS: (
        16,
        '<path d="M8 4v.1M8 12v.1M4 8v.1M12 8v.1" stroke-width="5" stroke-linecap="round"/>',
    ),
    Pattern.VINES: (16, '<path d="M0 4q4-5 8 0t8 0M0 12q4-5 8 0t8 0" stroke-width="2"/>'),
    Pattern.FERNS: (12, '<path d="M1 5 6 1l5 4M1 11l5-4 5 4" stroke-width="2"/>'),
    Pattern.QUATREFOIL: (12, '<path d="M0 6h12M6 0v12" stroke-width="3"/>'),
}
"""For each pattern a piece of cloth: its size, and what is printed on it."""


def picture(quilts: Sequence[tuple[str, Position, int]], columns: int = 2) -> str:
    """The quilts of some seats of some games, each below its title."""
    columns = min(columns, len(quilts))
    rows = -(-len(quilts) // columns)
    width = _MARGIN + columns * (_WIDTH + _MARGIN)
    height = _MARGIN + rows * (_TITLE + _HEIGHT + _MARGIN)
    description = "; ".join(
        f"{title}: {position.quilt(seat).text}" for title, position, seat in quilts
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"',
        ' role="img" font-family="Georgia, serif">',
        f"<title>{escape(description)}</title>",
        "<defs>",
        f'<polygon id="hex" points="{_outline()}" stroke="{LINEN}" stroke-width="2"/>',
        *(
            f'<pattern id="{pattern.id}" width="{size}" height="{size}"'
            f' patternUnits="userSpaceOnUse"><g fill="none">{printed}</g></pattern>'.replace(
                "<circle", f'<circle fill="{CREAM}"'
            ).replace("<path", f'<path stroke="{CREAM}"')
            for pattern, (size, printed) in _CLOTH.items()
        ),
        "</defs>",
        f"<style>.tile{{font-size:13px;text-anchor:middle;fill:{INK};stroke:{CREAM};",
        "stroke-width:3;paint-order:stroke}</style>",
        f'<rect width="100%" height="100%" fill="{LINEN}"/>',
    ]
    for number, (title, position, seat) in enumerate(quilts):
        x = _MARGIN + number % columns * (_WIDTH + _MARGIN)
        y = _MARGIN + number // columns * (_TITLE + _HEIGHT + _MARGIN)
        lines.append(f'<g transform="translate({x:.1f} {y:.1f})">')
        lines.extend(_quilt(title, position, seat))
        lines.append("</g>")
    return "\n".join([*lines, "</svg>\n"])


def _quilt(title: str, position: Position, seat: int) -> Iterator[str]:
    """One quilt with its title, its points, and the tokens on it."""
    score = position.score(seat)
    yield f'<text y="18" font-size="20" fill="{INK}">{escape(title)}</text>'
    parts = say(
        "draw.sum", goals=score.goal_points, cats=score.cat_points, buttons=score.button_points
    )
    yield f'<text y="40" font-size="14" fill="{THREAD}">{escape(parts)}</text>'
    quilt = position.quilt(seat)
    for row in range(7):
        for col in range(7):
            cell = Cell(row, col)
            if cell in GOAL_CELLS:
                yield from _goal(position, seat, cell)
            elif cell in quilt:
                yield from _patch(cell, quilt[cell], printed=cell not in quilt.patches)
    for token in score.tokens:
        x, y = _centre(token.cell)
        if isinstance(token.what, Cat):
            yield _cat(x, y - 15, token.what)
        else:
            fill = GOLD if token.kind is TokenKind.RAINBOW else CREAM
            aside = 11 if token.kind is TokenKind.RAINBOW else -11
            yield f'<circle cx="{x + aside:.1f}" cy="{y + 15:.1f}" r="6" fill="{fill}"'
            yield f' stroke="{INK}" stroke-width="2" stroke-dasharray="3 2"/>'


def _centre(cell: Cell) -> tuple[float, float]:
    x = _ACROSS * (cell.col + 0.5 + 0.5 * (cell.row % 2))
    return x, _TITLE + _RADIUS * (1 + 1.5 * cell.row)


def _outline() -> str:
    """The corners of a hex around the origin."""
    corners = [(_RADIUS * sin(i * pi / 3), -_RADIUS * cos(i * pi / 3)) for i in range(6)]
    return " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)


def _hex(cell: Cell, fill: str) -> str:
    x, y = _centre(cell)
    return f'<use href="#hex" x="{x:.1f}" y="{y:.1f}" fill="{fill}"'


def _patch(cell: Cell, tile: Tile, *, printed: bool) -> Iterator[str]:
    """A patch: its dye, its cloth and its two letters; printed ones are paler."""
    x, y = _centre(cell)
    faded = ' opacity="0.45"' if printed else ""
    yield f"<g{faded}>{_hex(cell, COLOURS[tile.colour])}/>"
    yield f'{_hex(cell, f"url(#{tile.pattern.id})")} fill-opacity="0.55"/></g>'
    if not printed:
        yield f'<text class="tile" x="{x:.1f}" y="{y + 7:.1f}">{tile}</text>'


def _goal(position: Position, seat: int, cell: Cell) -> Iterator[str]:
    """A goal with its points."""
    x, y = _centre(cell)
    state = position.goal(seat, cell)
    ink = GOLD if state.points else CREAM
    yield f"{_hex(cell, WALNUT)}/>"
    for aside, size, words in ((-2, 8.5, state.goal.printed), (14, 14, str(state.points))):
        yield f'<text x="{x:.1f}" y="{y + aside:.1f}" font-size="{size}" text-anchor="middle"'
        yield f' fill="{ink}">{escape(words)}</text>'


def _cat(x: float, y: float, cat: Cat) -> str:
    """A cat's head with its points."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><path d="M-10 8V-9l5 4h10l5-4V8z" fill="{INK}"'
        f' stroke="{CREAM}"/><text y="5" font-size="10" text-anchor="middle" fill="{CREAM}">'
        f"{cat.points}</text></g>"
    )

"""A quilt as SVG: hexes of cloth, each colour with its dye and each pattern with its print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from calico.box import GOAL_CELLS, Cell, Pattern, Tile
from calico.box.dyes import CREAM, GOLD, INK, LINEN, WALNUT
from calico.cli.terminal.tiles import colour_of, ink_on
from calico.rules.quilt import Quilt

_R: Final = 30
"""From the middle of a hex to a corner."""
_W: Final = 52
"""From side to side."""

_PRINTS: Final = {
    Pattern.STRIPES: '<path d="M-16-20V20M-8-25V25M0-28V28M8-25V25M16-20V20" {line}/>',
    Pattern.DOTS: "".join(
        f'<circle cx="{x}" cy="{y}" r="4" {{full}}/>'
        for x, y in ((-11, -10), (11, -10), (0, 0), (-11, 10), (11, 10), (0, -20), (0, 20))
    ),
    Pattern.FLOWERS: "".join(
        f'<path d="M{x} {y}m-7 0h14m-7-7v14m-5-12 10 10m0-10-10 10" {{line}}/>'
        for x, y in ((-10, -9), (10, -9), (-10, 11), (10, 11))
    ),
    Pattern.VINES: '<path d="M-18-18q9 9 0 18t0 18M0-26q9 9 0 18t0 18t0 14M18-18q9 9 0 18t0 18" '
    "{line}/>",
    Pattern.FERNS: "".join(
        f'<path d="M{x} 14V-14M{x - 7}-4l7-7 7 7M{x - 7} 5l7-7 7 7M{x - 7} 14l7-7 7 7" {{line}}/>'
        for x in (-11, 11)
    ),
    Pattern.QUATREFOIL: '<path d="M-22-8H22M-22 8H22M-8-24V24M8-24V24" {line}/>'
    '<circle r="6" {full}/>',
}
"""What is printed on a hex."""


def picture(
    quilt: Quilt, marks: Mapping[Cell, tuple[str, Tile]] | None = None, title: str = ""
) -> str:
    """``quilt`` as SVG; ``marks`` are words on cells, with the tile that would lie there."""
    size = f"{7.7 * _W:.0f} {_R * 11.4:.0f}"
    lines = [
        f'<svg class="quilt" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"',
        f' role="img" aria-label="{escape(title)}" font-family="sans-serif">',
        *(line for row in range(7) for col in range(7) for line in _hex(quilt, Cell(row, col))),
    ]
    for cell, (word, tile) in (marks or {}).items():
        lines += _mark(cell, word, tile)
    return "\n".join([*lines, "</svg>"])


def _middle(cell: Cell) -> tuple[float, float]:
    return _W * (cell.col + 0.6 + 0.5 * (cell.row % 2)), _R * (1.2 + 1.5 * cell.row)


def _shape(radius: float = _R - 1.0) -> str:
    half = radius * 0.866
    return (
        f"M0-{radius:.1f}L{half:.1f}-{radius / 2:.1f}V{radius / 2:.1f}L0 {radius:.1f}"
        f"L-{half:.1f} {radius / 2:.1f}V-{radius / 2:.1f}Z"
    )


def _hex(quilt: Quilt, cell: Cell) -> Iterator[str]:
    x, y = _middle(cell)
    yield f'<g transform="translate({x:.1f} {y:.1f})">'
    if cell in quilt:
        yield from _cloth(quilt[cell], printed=cell not in quilt.patches)
    elif cell in GOAL_CELLS:
        yield f'<path d="{_shape()}" fill="{WALNUT}"/>'
        goal = quilt.goals[GOAL_CELLS.index(cell)].printed if quilt.goals else ""
        yield _text(goal, CREAM, 9, 3)
    else:
        yield f'<path d="{_shape()}" fill="{LINEN}"/>'
        yield _text(str(cell), INK, 12, 4)
    yield "</g>"


def _cloth(tile: Tile, *, printed: bool = False) -> Iterator[str]:
    ground = colour_of(tile, printed=printed)
    ink = ink_on(ground)
    full = f'fill="{ink}" fill-opacity=".75"'
    line = f'fill="none" stroke="{ink}" stroke-opacity=".75" stroke-width="2.4"'
    yield f'<path d="{_shape()}" fill="{ground}"><title>{tile}</title></path>'
    yield _PRINTS[tile.pattern].format(full=full, line=line)


def _mark(cell: Cell, word: str, tile: Tile) -> Iterator[str]:
    x, y = _middle(cell)
    yield f'<g transform="translate({x:.1f} {y:.1f})">'
    yield from _cloth(tile)
    yield f'<path d="{_shape(_R - 3)}" fill="none" stroke="{GOLD}" stroke-width="5"/>'
    yield f'<rect x="-30" y="18" width="60" height="16" rx="5" fill="{INK}"/>'
    yield _text(word, CREAM, 11, 30)
    yield "</g>"


def _text(text: str, ink: str, size: int, down: int) -> str:
    return f'<text y="{down}" font-size="{size}" text-anchor="middle" fill="{ink}">{text}</text>'

"""How a tile looks in a terminal: distinct by colour and, without colour, by texture."""

from __future__ import annotations

from typing import Final

from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.style import Style
from rich.text import Text

from calico.box import Pattern, Tile
from calico.box.dyes import COLOURS as COLOURS
from calico.box.dyes import CREAM as CREAM
from calico.box.dyes import GOLD as GOLD
from calico.box.dyes import INK as INK
from calico.box.dyes import LINEN as LINEN
from calico.box.dyes import THREAD as THREAD
from calico.box.dyes import WALNUT as WALNUT
from calico.cli.terminal import symbols

TEXTURES: Final = {
    Pattern.STRIPES: ("┃┃┃┃┃", "┃┃┃┃┃"),
    Pattern.DOTS: ("• • •", " • • "),
    Pattern.FLOWERS: ("✿ ✿ ✿", " ✿ ✿ "),
    Pattern.VINES: ("╱╲╱╲╱", "╲╱╲╱╲"),
    Pattern.FERNS: ("↟ ↟ ↟", " ↟ ↟ "),
    Pattern.QUATREFOIL: ("╬╬╬╬╬", "╬╬╬╬╬"),
}
"""Two rows of each pattern, which repeat downwards."""

_FADED: Final = {INK: "#a89e90", CREAM: "#6b6259"}

WIDTH: Final = 6
"""Columns of a patch: one between patches and five of texture."""


def blend(colour: str, other: str, share: float) -> str:
    """``colour`` with a ``share`` of another colour in it."""
    mixed = blend_rgb(_rgb(colour), _rgb(other), share)
    return mixed.hex


def contrast(one: str, other: str) -> float:
    """How well two colours stand out from each other, from 1 to 21, as WCAG counts it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(background: str) -> str:
    """Ink or cream, whichever has more contrast with ``background``."""
    return max(INK, CREAM, key=lambda ink: contrast(ink, background))


def colour_of(tile: Tile, *, printed: bool = False) -> str:
    """The background of ``tile``; tiles printed on the board are paler."""
    background = COLOURS[tile.colour]
    return blend(background, _FADED[ink_on(background)], 0.42) if printed else background


def patch(
    tile: Tile, *, rows: int = 2, printed: bool = False, tokens: str = "", marked: bool = False
) -> list[Text]:
    """``tile`` as ``rows`` lines; its code in one of them, its tokens in the last."""
    background = colour_of(tile, printed=printed)
    ink = ink_on(background)
    texture_style = Style(
        color=blend(background, ink, 0.4 if printed else 0.55), bgcolor=background
    )
    code = Style(color=ink, bgcolor=background, bold=not printed)
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True)
        line.append(
            symbols.POINTER if marked else " ", Style(color=CREAM if marked else None, bold=marked)
        )
        texture = TEXTURES[tile.pattern][row % 2]
        if row == rows - 2:
            left, right = ("[", "]") if marked else (texture[0], texture[3])
            edge = code if marked else texture_style
            line.append(left, edge).append(str(tile), code).append(right, edge)
            line.append(texture[4], texture_style)
        elif row == rows - 1 and tokens:
            line.append(tokens, Style(color=CREAM, bgcolor=INK, bold=True))
            line.append(texture[len(tokens) :], texture_style)
        else:
            line.append(texture, texture_style)
        lines.append(line)
    return lines


def block(words: list[str], *, rows: int, style: Style) -> list[Text]:
    """A plain patch with ``words`` in its middle, a line each."""
    top = (rows - len(words)) // 2
    padded = [""] * top + words + [""] * (rows - top - len(words))
    return [Text(" ", no_wrap=True).append(f"{word:^{WIDTH - 1}}", style) for word in padded]


def swatch(pattern: Pattern) -> str:
    """A snippet of ``pattern``, two columns."""
    return TEXTURES[pattern][0][:2]


def _rgb(colour: str) -> ColorTriplet:
    return Color.parse(colour).get_truecolor()


def _luminance(colour: str) -> float:
    parts = [value / 255 for value in _rgb(colour)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

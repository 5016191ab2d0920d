"""Cloth: how a tile looks in a terminal, told apart by colour and, without it, by texture."""

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
"""Columns of a patch: a seam and five of cloth."""


def blend(cloth: str, other: str, share: float) -> str:
    """``cloth`` with a ``share`` of another colour in it."""
    mixed = blend_rgb(_rgb(cloth), _rgb(other), share)
    return mixed.hex


def contrast(one: str, other: str) -> float:
    """How well two colours stand out from each other, from 1 to 21, as WCAG counts it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(cloth: str) -> str:
    """Ink or cream, whichever reads better on ``cloth``."""
    return max(INK, CREAM, key=lambda ink: contrast(ink, cloth))


def colour_of(tile: Tile, *, printed: bool = False) -> str:
    """The cloth of ``tile``; the printed tiles of the board are faded."""
    cloth = COLOURS[tile.colour]
    return blend(cloth, _FADED[ink_on(cloth)], 0.42) if printed else cloth


def patch(
    tile: Tile, *, rows: int = 2, printed: bool = False, tokens: str = "", marked: bool = False
) -> list[Text]:
    """``tile`` as ``rows`` lines of cloth; its code in one of them, its tokens in the last."""
    cloth = colour_of(tile, printed=printed)
    ink = ink_on(cloth)
    weave = Style(color=blend(cloth, ink, 0.4 if printed else 0.55), bgcolor=cloth)
    code = Style(color=ink, bgcolor=cloth, bold=not printed)
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True)
        line.append(
            symbols.POINTER if marked else " ", Style(color=CREAM if marked else None, bold=marked)
        )
        texture = TEXTURES[tile.pattern][row % 2]
        if row == rows - 2:
            left, right = ("[", "]") if marked else (texture[0], texture[3])
            edge = code if marked else weave
            line.append(left, edge).append(str(tile), code).append(right, edge)
            line.append(texture[4], weave)
        elif row == rows - 1 and tokens:
            line.append(tokens, Style(color=CREAM, bgcolor=INK, bold=True))
            line.append(texture[len(tokens) :], weave)
        else:
            line.append(texture, weave)
        lines.append(line)
    return lines


def block(words: list[str], *, rows: int, style: Style) -> list[Text]:
    """Plain cloth with ``words`` in its middle, a line each."""
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

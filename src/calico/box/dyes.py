"""The dyes of our cloth: one colour for each colour of the game, and those around them."""

from __future__ import annotations

from typing import Final

from calico.box.tiles import Colour

INK: Final = "#241a12"
CREAM: Final = "#fff8ea"
LINEN: Final = "#e9dfcd"
THREAD: Final = "#6b6053"
WALNUT: Final = "#4a3728"
GOLD: Final = "#ffd166"

COLOURS: Final = {
    Colour.YELLOW: "#f0b23a",
    Colour.GREEN: "#63a64a",
    Colour.LIGHT_BLUE: "#5cc3de",
    Colour.DARK_BLUE: "#2b3f91",
    Colour.PURPLE: "#7a3fa3",
    Colour.MAGENTA: "#cd2a68",
}

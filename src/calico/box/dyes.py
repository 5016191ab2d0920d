"""The dyes of our cloth: one colour for each colour of the game, and those around them.

Chosen so that every two stay apart for eyes without red, green or blue cones as well; the tests
of the browser's art (web/tests/art/dyes.test.ts) keep it so, where the same dyes are drawn with.
"""

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
    Colour.YELLOW: "#edb93c",
    Colour.GREEN: "#6b9c44",
    Colour.LIGHT_BLUE: "#66c0e0",
    Colour.DARK_BLUE: "#15287a",
    Colour.PURPLE: "#8450c2",
    Colour.MAGENTA: "#b9174e",
}

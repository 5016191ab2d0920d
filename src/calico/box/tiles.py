"""The patch tiles: six colours times six patterns, three of each (R1.1).

A tile is written with two letters, colour then pattern: ``Ms`` is magenta stripes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from calico.errors import NotationError

COPIES: Final = 3
"""How many of each tile are in the box."""


class Colour(IntEnum):
    """The six colours, in the order of the records."""

    YELLOW = 0
    GREEN = 1
    LIGHT_BLUE = 2
    DARK_BLUE = 3
    PURPLE = 4
    MAGENTA = 5

    @property
    def id(self) -> str:
        """The name used in records: ``light_blue``."""
        return self.name.lower()

    @property
    def letter(self) -> str:
        """The letter of the colour in a tile: ``L`` for light blue."""
        return "YGLDPM"[self]

    @property
    def button(self) -> str:
        """The shape of the colour's button."""
        return ("moon", "leaf", "drop", "blueberry", "mushroom", "flower")[self]


class Pattern(IntEnum):
    """The six patterns, in the order of the records."""

    STRIPES = 0
    DOTS = 1
    FLOWERS = 2
    VINES = 3
    FERNS = 4
    QUATREFOIL = 5

    @property
    def id(self) -> str:
        """The name used in records: ``quatrefoil``."""
        return self.name.lower()

    @property
    def letter(self) -> str:
        """The letter of the pattern in a tile: ``n`` for ferns."""
        return "sdfvnq"[self]


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """One kind of patch tile.  Tiles of one kind are interchangeable."""

    colour: Colour
    pattern: Pattern

    @classmethod
    def parse(cls, text: str) -> Tile:
        """The tile written ``text``, two letters such as ``Ms``."""
        tile = _BY_TEXT.get(text)
        if tile is None:
            raise NotationError("tile-syntax", text=text)
        return tile

    @property
    def index(self) -> int:
        """A number from 0 to 35: six times the colour plus the pattern."""
        return 6 * self.colour + self.pattern

    def __eq__(self, other: object) -> bool:
        """A tile is the same as another of its kind, and as their text."""
        return str(self) == str(other) if isinstance(other, Tile | str) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return _TEXTS[self.colour][self.pattern]

    def __repr__(self) -> str:
        return f"Tile.parse({str(self)!r})"


_TEXTS: Final = tuple(
    tuple(colour.letter + pattern.letter for pattern in Pattern) for colour in Colour
)

TILES: Final = tuple(Tile(colour, pattern) for colour in Colour for pattern in Pattern)
"""The 36 kinds of tile; ``TILES[tile.index] is tile``."""

_BY_TEXT: Final = {str(tile): tile for tile in TILES}

"""Moves as short text: ``Ms@a1 Yd``.

In solo games a tile taken from the market may be followed by its position, counted from the end
furthest from the bag: ``Ms@a1 Yd/3``, or ``Yd/3@a1`` if the placed tile comes from the market
(R8.3, R8.6).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from calico.box import Cell, Tile
from calico.errors import NotationError

_MOVE: Final = re.compile(r"(\w\w)(?:/([0-9]))?@(\w\w)(?: (\w\w)(?:/([0-9]))?)?")


@dataclass(frozen=True, slots=True)
class Move:
    """A turn: ``tile`` goes to ``cell``, then ``take`` is drafted from the market, if anything is.

    >>> Move.parse("Ms@a1 Yd")
    Move.parse('Ms@a1 Yd')
    """

    tile: Tile
    cell: Cell
    take: Tile | None = None
    place: int | None = None
    """Where in the market the tile taken lies, 1 to 3; None is the furthest from the bag (R8.3)."""

    @classmethod
    def parse(cls, text: str) -> Move:
        """Parse a move; whether it is legal is not checked here."""
        match = _MOVE.fullmatch(text)
        if match is None or (match[2] and match[4]):  # the tile placed is from hand: no place
            raise NotationError("move-syntax", text=text)
        tile, cell, take = Tile.parse(match[1]), Cell.parse(match[3]), match[4]
        place = match[2] or match[5]
        return cls(tile, cell, Tile.parse(take) if take else None, int(place) if place else None)

    def __str__(self) -> str:
        place = f"/{self.place}" if self.place is not None else ""
        if self.take is None:
            return f"{self.tile}{place}@{self.cell}"
        return f"{self.tile}@{self.cell} {self.take}{place}"

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

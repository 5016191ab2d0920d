"""Moves as short texts that people can read, type and paste: ``Ms@a1 Yd``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from calico.box import Cell, Tile
from calico.errors import NotationError

_MOVE: Final = re.compile(r"(\w\w)@(\w\w)(?: (\w\w))?")


@dataclass(frozen=True, slots=True)
class Move:
    """A turn: ``tile`` goes to ``cell``, then ``take`` is drafted from the market, if anything is.

    >>> Move.parse("Ms@a1 Yd")
    Move.parse('Ms@a1 Yd')
    """

    tile: Tile
    cell: Cell
    take: Tile | None = None

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move written ``text``; no game is needed to see that a text is no move."""
        match = _MOVE.fullmatch(text)
        if match is None:
            raise NotationError("move-syntax", text=text)
        tile, cell, take = match.groups()
        return cls(Tile.parse(tile), Cell.parse(cell), Tile.parse(take) if take else None)

    def __str__(self) -> str:
        placed = f"{self.tile}@{self.cell}"
        return f"{placed} {self.take}" if self.take else placed

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

"""The geometry of a quilt: every hex is one bit of an integer.

Hex (row, col) of the 7x7 grid has the bit ``9*row - row//2 + col``.  All 49 hexes lie in bits 0 to
57; the six neighbours of any hex are the bits at ±1, ±8 and ±9; and unused bits fall between the
rows, so a shift never wraps from one row into another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from calico.box import CELLS, EDGES, GOAL_CELLS, PATCH_CELLS, Cell


def bit(cell: Cell) -> int:
    """The one-bit mask of ``cell``."""
    return 1 << (9 * cell.row - cell.row // 2 + cell.col)


def mask(cells: Iterable[Cell]) -> int:
    """The mask that holds all of ``cells``."""
    return sum(bit(cell) for cell in cells)


def cells(mask: int) -> tuple[Cell, ...]:
    """The hexes of ``mask``, from the top left to the bottom right."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(_BY_BIT[lowest])
        mask ^= lowest
    return tuple(found)


_BY_BIT: Final = {bit(cell): cell for cell in (*CELLS, *EDGES)}

PATCHES: Final = mask(PATCH_CELLS)
"""The 22 cells that patches go on."""

RINGS: Final = tuple(mask(cell.neighbours) for cell in GOAL_CELLS)
"""The six cells around each goal cell."""

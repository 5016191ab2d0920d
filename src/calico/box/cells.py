"""The hexes of a quilt board: a 7x7 grid whose odd rows are shifted right by half a hex (R1.2).

The 25 inside hexes are the cells ``a1`` to ``e5``, row ``a`` at the top and column 1 at the left;
three of them hold design goals.  The 24 edge hexes are named by the same scheme carried on: rows
``z`` above ``a`` and ``f`` below ``e``, columns 0 and 6.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Self

from calico.errors import NotationError

_ROWS: Final = "zabcdef"


class Cell(str):
    """One hex of the board, by row and column from 0 to 6; it is its own name.

    >>> Cell(1, 1) == "a1"
    True
    """

    __slots__ = ("col", "row")

    row: int
    col: int

    def __new__(cls, row: int, col: int) -> Self:
        """The hex in ``row`` and ``col``."""
        cell = super().__new__(cls, f"{_ROWS[row]}{col}")
        object.__setattr__(cell, "row", row)
        object.__setattr__(cell, "col", col)
        return cell

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a cell never changes, it is shared by all who name it."""
        raise AttributeError(name)

    def __reduce__(self) -> tuple[type[Cell], tuple[int, int]]:
        """What copies are made of."""
        return Cell, (self.row, self.col)

    @classmethod
    def parse(cls, text: str) -> Cell:
        """The inside cell written ``text``, ``a1`` to ``e5``."""
        cell = _BY_TEXT.get(text)
        if cell is None:
            raise NotationError("cell-syntax", text=text)
        return cell

    @property
    def neighbours(self) -> tuple[Cell, ...]:
        """The hexes of the board that touch this one, clockwise from the right."""
        return _neighbours(self)

    def __lt__(self, other: str) -> bool:
        """Cells are in order row by row; row ``z`` is the first."""
        return self._place < other._place if isinstance(other, Cell) else super().__lt__(other)

    def __gt__(self, other: str) -> bool:
        return self._place > other._place if isinstance(other, Cell) else super().__gt__(other)

    def __le__(self, other: str) -> bool:
        return not self > other

    def __ge__(self, other: str) -> bool:
        return not self < other

    @property
    def _place(self) -> tuple[int, int]:
        return self.row, self.col

    def __repr__(self) -> str:
        return f"Cell({self.row}, {self.col})"


@cache
def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    left, right = (0, 1) if cell.row % 2 else (-1, 0)
    steps = ((0, 1), (1, right), (1, left), (0, -1), (-1, left), (-1, right))
    around = ((cell.row + down, cell.col + across) for down, across in steps)
    return tuple(Cell(row, col) for row, col in around if 0 <= row <= 6 and 0 <= col <= 6)


CELLS: Final = tuple(Cell(row, col) for row in range(1, 6) for col in range(1, 6))
"""The 25 inside cells, a1 to e5."""

_BY_TEXT: Final = {str(cell): cell for cell in CELLS}

GOAL_CELLS: Final = tuple(Cell.parse(name) for name in ("b3", "c4", "d2"))
"""The three cells that hold design goals."""

PATCH_CELLS: Final = tuple(cell for cell in CELLS if cell not in GOAL_CELLS)
"""The 22 cells that patches are placed on."""

EDGES: Final = tuple(
    Cell(row, col) for row in range(7) for col in range(7) if row in (0, 6) or col in (0, 6)
)
"""The 24 printed hexes of the outer ring, row by row."""

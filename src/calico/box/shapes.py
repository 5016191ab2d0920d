"""The shapes that a cat may need, each drawn once on the cells of a quilt (R1.3, R5.2, R11)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from calico.box.cells import Cell


class Shape(StrEnum):
    """A shape that a group must contain, in any rotation; promo cats look at the whole table."""

    TRIANGLE = "triangle"
    """Three tiles that all touch each other."""
    LINE_3 = "line_3"
    LINE_4 = "line_4"
    LINE_5 = "line_5"
    TRAPEZOID = "trapezoid"
    """A row of two on a row of three."""
    LARGEST_GROUP = "largest_group"
    """Gertrude: the largest group at the table, at least three tiles."""
    LONGEST_PATH = "longest_path"
    """Zig-Zag: the longest path at the table, at least three tiles."""


def _drawn(cells: str) -> tuple[Cell, ...]:
    return tuple(Cell.parse(cell) for cell in cells.split())


SHAPES: Final = {
    Shape.TRIANGLE: _drawn("a1 b1 b2"),
    Shape.LINE_3: _drawn("a1 a2 a3"),
    Shape.LINE_4: _drawn("a1 a2 a3 a4"),
    Shape.LINE_5: _drawn("a1 a2 a3 a4 a5"),
    Shape.TRAPEZOID: _drawn("a1 a2 b1 b2 b3"),
}
"""One place of each shape that a single group can contain."""

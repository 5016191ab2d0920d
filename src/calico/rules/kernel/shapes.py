"""What a cat needs, as a number; and the shapes among these, as shifts of a mask (R5.2).

A need below ``FIRST_SHAPE`` is the size of a group.  From there on follow the shapes of the box, in
its order.  A shape in one of its rotations is a tuple of shifts: its cells, counted from the first.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from calico.box import CELLS, EDGES, SHAPES, Cell, Shape
from calico.rules.kernel import hexes

FIRST_SHAPE: Final = 8
"""The need of the first shape; every size is below."""


def need_of(need: int | Shape) -> int:
    """The number of what a cat needs."""
    return FIRST_SHAPE + list(Shape).index(need) if isinstance(need, Shape) else need


LARGEST_GROUP: Final = need_of(Shape.LARGEST_GROUP)
LONGEST_PATH: Final = need_of(Shape.LONGEST_PATH)


def _rotations(cells: tuple[Cell, ...]) -> tuple[tuple[int, ...], ...]:
    """The shifts of a shape in each of its rotations, of which there are up to six.

    A hex is so many steps to the right and so many down to the right, and a step down to the right
    is nine bits: see :mod:`calico.rules.kernel.hexes`.
    """
    found = []
    steps = [(cell.col - cell.row // 2, cell.row) for cell in cells]
    for _ in range(6):
        bits = sorted(right + 9 * down for right, down in steps)
        found.append(tuple(bit - bits[0] for bit in bits))
        steps = [(-down, right + down) for right, down in steps]
    return tuple(dict.fromkeys(found))


ROTATIONS: Final = {need_of(shape): _rotations(cells) for shape, cells in SHAPES.items()}
"""By need, the shifts of each rotation of a shape."""


def size_of(need: int) -> int:
    """How many tiles a group must have at least to meet ``need``."""
    return len(ROTATIONS[need][0]) if need in ROTATIONS else need


@cache
def places(need: int) -> tuple[int, ...]:
    """The masks of all places for a shape that hold a cell for a patch."""
    bits = [hexes.bit(cell) for cell in (*CELLS, *EDGES)]
    board = sum(bits)
    found = {
        sum(bit << shift for shift in shifts)
        for bit in bits
        for shifts in ROTATIONS[need]
        if all(bit << shift & board for shift in shifts)
    }
    return tuple(sorted(place for place in found if place & hexes.PATCHES))


# For the kernel: each rotation as one number, six bits for each shift but the first, which is 0.

_BY_SHAPE: Final = [ROTATIONS.get(need_of(shape), ()) for shape in Shape]
TURNS: Final = tuple(
    sum(shift << 6 * i for i, shift in enumerate(shifts[1:]))
    for rotations in _BY_SHAPE
    for shifts in rotations
)
"""The rotations of all shapes, shape after shape."""
TURNS_FROM: Final = tuple(sum(map(len, _BY_SHAPE[:i])) for i in range(len(_BY_SHAPE) + 1))
"""Where the rotations of each shape start; promo cats have none."""
SIZES: Final = tuple(size_of(need_of(shape)) for shape in Shape)
"""How many tiles each shape has."""
MOST_SHIFTS: Final = max(len(cells) for cells in SHAPES.values()) - 1
"""Shifts of the largest shape; those of a smaller one end with 0, which changes nothing."""

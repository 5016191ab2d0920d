"""Every hex is a bit, touching is shifting, and shapes are found in every place and rotation."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from calico.box import CELLS, EDGES, GOAL_CELLS, PATCH_CELLS, Cell, Shape
from calico.rules.kernel import hexes, masks
from calico.rules.kernel.shapes import need_of

ALL = sorted((*CELLS, *EDGES))
BOARD = hexes.mask(ALL)

Offset = tuple[int, int]
"""Steps to the right and down to the right."""

SHAPES: dict[Shape, tuple[Offset, ...]] = {
    Shape.TRIANGLE: ((0, 0), (1, 0), (0, 1)),
    Shape.LINE_3: ((0, 0), (1, 0), (2, 0)),
    Shape.LINE_4: ((0, 0), (1, 0), (2, 0), (3, 0)),
    Shape.LINE_5: ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)),
    Shape.TRAPEZOID: ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1)),
}

ROTATIONS = {
    Shape.TRIANGLE: 2,
    Shape.LINE_3: 3,
    Shape.LINE_4: 3,
    Shape.LINE_5: 3,
    Shape.TRAPEZOID: 6,
}


def at(start: Cell, offsets: Iterable[Offset]) -> frozenset[Cell] | None:
    """The hexes at ``offsets`` from ``start``, or None if one is off the board."""
    found = set()
    for right, down in offsets:
        row = start.row + down
        # A step down to the right keeps the column from an even row and adds one from an odd row.
        col = start.col + right + row // 2 - start.row // 2
        if not (0 <= row <= 6 and 0 <= col <= 6):
            return None
        found.add(Cell(row, col))
    return frozenset(found)


def turned(offsets: Iterable[Offset], times: int) -> tuple[Offset, ...]:
    """``offsets`` turned clockwise by a sixth, ``times`` over."""
    result = tuple(offsets)
    for _ in range(times):
        result = tuple((-down, right + down) for right, down in result)
    return result


def places(shape: Shape) -> set[frozenset[Cell]]:
    """The shape in all places and rotations on the board."""
    everywhere = (at(start, turned(SHAPES[shape], times)) for start in ALL for times in range(6))
    return {found for found in everywhere if found is not None}


shapes = pytest.mark.parametrize("shape", SHAPES)


def test_the_49_hexes_are_different_bits_from_0_to_57() -> None:
    bits = [hexes.bit(cell) for cell in ALL]
    assert bits == sorted(set(bits))
    assert (bits[0], bits[-1]) == (1 << 0, 1 << 57)
    assert all(bit.bit_count() == 1 for bit in bits)


@pytest.mark.parametrize("cell", ALL, ids=str)
def test_neighbours_by_shifts_are_the_hexes_that_touch(cell: Cell) -> None:
    assert masks.neighbours(hexes.bit(cell)) & BOARD == hexes.mask(cell.neighbours)


@pytest.mark.parametrize("cell", ALL, ids=str)
def test_no_shift_wraps_onto_a_hex_that_does_not_touch(cell: Cell) -> None:
    bit = hexes.bit(cell)
    for step in (1, 8, 9):
        for shifted in (bit << step, bit >> step):
            if shifted & BOARD:
                (found,) = hexes.cells(shifted)
                assert found in cell.neighbours


def test_a_mask_and_its_cells_are_each_others_way_back() -> None:
    assert hexes.cells(BOARD) == tuple(ALL)
    assert hexes.cells(0) == ()
    assert hexes.cells(hexes.mask(GOAL_CELLS)) == GOAL_CELLS
    for i in range(22):
        assert hexes.cells(hexes.mask(PATCH_CELLS[i:])) == PATCH_CELLS[i:]


def test_the_patch_cells_and_the_rings_of_the_goals() -> None:
    assert hexes.cells(hexes.PATCHES) == PATCH_CELLS
    assert [hexes.cells(ring) for ring in hexes.RINGS] == [
        tuple(sorted(cell.neighbours)) for cell in GOAL_CELLS
    ]


def test_R8_5_the_22_patch_cells_are_connected() -> None:
    assert all(masks.group(hexes.PATCHES, hexes.bit(cell)) == hexes.PATCHES for cell in PATCH_CELLS)


def test_R4_1_a_group_is_all_that_hangs_together_and_nothing_else() -> None:
    snake = [Cell.parse(name) for name in ("a1", "a2", "b2", "c2", "c3", "d4", "e4", "e5")]
    apart = [Cell.parse(name) for name in ("a5", "e1", "b5")]
    mask = hexes.mask(snake + apart)
    for cell in snake:
        assert set(hexes.cells(masks.group(mask, hexes.bit(cell)))) == set(snake)
    assert hexes.cells(masks.group(mask, hexes.bit(Cell.parse("e1")))) == (Cell.parse("e1"),)


@shapes
def test_R5_2_each_shape_has_its_number_of_rotations(shape: Shape) -> None:
    forms = {
        frozenset((right - min(turn)[0], down - min(turn)[1]) for right, down in turn)
        for turn in (turned(SHAPES[shape], times) for times in range(6))
    }
    assert len(forms) == ROTATIONS[shape]


@shapes
def test_R5_2_a_shape_is_found_in_every_place_and_rotation(shape: Shape) -> None:
    found = places(shape)
    assert len(found) > 50
    for form in found:
        assert masks.meets(hexes.mask(form), need_of(shape))


@shapes
def test_R5_2_a_shape_without_one_of_its_hexes_is_no_shape(shape: Shape) -> None:
    for form in places(shape):
        for cell in form:
            assert not masks.meets(hexes.mask(form - {cell}), need_of(shape))


@shapes
def test_R5_2_a_near_miss_is_no_shape(shape: Shape) -> None:
    """One hex of the shape moved to a neighbouring place, unless that makes the shape again."""
    found = places(shape)
    misses = 0
    for form in found:
        for cell in form:
            for near in cell.neighbours:
                moved = (form - {cell}) | {near}
                if len(moved) == len(form) and moved not in found:
                    misses += 1
                    assert not masks.meets(hexes.mask(moved), need_of(shape))
    assert misses > 700


@shapes
def test_R5_2_a_shape_in_a_larger_group_is_found(shape: Shape) -> None:
    for form in places(shape):
        around = {near for cell in form for near in cell.neighbours} - form
        for extra in around:
            assert masks.meets(hexes.mask(form | {extra}), need_of(shape))
        assert masks.meets(hexes.mask(form | around), need_of(shape))


@pytest.mark.parametrize("size", range(1, 9))
def test_R5_2_a_size_is_met_by_that_many_hexes_or_more(size: int) -> None:
    row = hexes.mask(ALL[:size])
    assert [need for need in range(3, 8) if masks.meets(row, need)] == [*range(3, min(size, 7) + 1)]


@pytest.mark.parametrize("shape", [Shape.LARGEST_GROUP, Shape.LONGEST_PATH])
def test_R11_2_what_a_promo_cat_looks_at_earns_no_common_cat(shape: Shape) -> None:
    assert not masks.meets(BOARD, need_of(shape))


@pytest.mark.parametrize(
    ("names", "length"),
    [
        ("a1", 1),
        ("a1 a2 a3", 3),
        ("b2 c2 c3", 3),
        ("c2 c3 d3", 3),
        ("c3 b4 d4 c2", 3),  # a star: three arms around c3
        ("b1 b2 c1 c2", 4),
        ("a1 a2 b2 b1 c1 d1 e1 e2 e3", 9),
        ("a1 b1 b2 a2 c1 c2", 6),
        ("c2 c3 d3 b2 b4 e2", 5),  # an arm on each corner of a triangle: only two are used
    ],
)
def test_R11_2_the_longest_path_does_not_branch(names: str, length: int) -> None:
    assert masks.longest_path(hexes.mask(map(Cell.parse, names.split()))) == length

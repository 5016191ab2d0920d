"""What any order of placement could have earned, against all orders tried out by the kernel."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from calico.box import BOARDS, CATS, PATCH_CELLS, Colour, Pattern, Tile
from calico.campaign.pad.orders import Bounds, bounds
from calico.rules.kernel import hexes, kernel, masks
from calico.rules.kernel.shapes import need_of

NEEDS = sorted({need_of(cat.need) for cat in CATS.values()})


def tried(board: str, cells: int, pattern: Pattern, need: int) -> set[int]:
    """The numbers of cats that all orders bring, the kernel being the judge.

    What comes later depends only on where patches and cats lie, so orders that lead to the same
    quilt are followed once.
    """
    s = [0] * kernel.SIZE
    for cell, tile in BOARDS[board].edges:
        s[kernel.PATTERNS + tile.pattern] |= hexes.bit(cell)
    s[kernel.FREE] = hexes.PATCHES
    for each in Pattern:
        s[kernel.NEED + each] = need
    patch = Tile(Colour.YELLOW, pattern).index
    level = {(cells, 0)}
    quilts = {(cells, 0): s}
    for _ in range(cells.bit_count()):
        after: dict[tuple[int, int], list[int]] = {}
        for left, cats in level:
            for cell in hexes.cells(left):
                t = list(quilts[left, cats])
                kernel.place(t, 0, patch, hexes.bit(cell))
                after[left ^ hexes.bit(cell), t[kernel.CATS]] = t
        level, quilts = set(after), after
    return {cats.bit_count() for _, cats in level}


def printed(board: str, pattern: Pattern) -> int:
    return hexes.mask(cell for cell, tile in BOARDS[board].edges if tile.pattern == pattern)


@st.composite
def heaps(draw: st.DrawFn, most: int) -> int:
    """Cells of one kind, the later ones mostly beside those before: groups, not dust."""
    mask = 0
    for _ in range(draw(st.integers(1, most))):
        beside = masks.neighbours(mask) & hexes.PATCHES & ~mask
        free = beside if beside and draw(st.integers(0, 5)) else hexes.PATCHES & ~mask
        mask |= hexes.bit(draw(st.sampled_from(hexes.cells(free))))
    return mask


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(sorted(BOARDS)),
    st.sampled_from(Pattern),
    st.sampled_from(NEEDS),
    heaps(most=8),
)
def test_bounds_are_what_all_orders_bring_and_leave_no_gap(
    board: str, pattern: Pattern, need: int, cells: int
) -> None:
    found = bounds(cells, printed(board, pattern), need)
    assert tried(board, cells, pattern, need) == set(range(found.fewest, found.most + 1))


@settings(max_examples=12, deadline=None)
@given(
    st.sampled_from(sorted(BOARDS)),
    st.sampled_from(Pattern),
    st.sampled_from([3, 4, 8, 9, 10]),
    heaps(most=11),
)
def test_larger_groups_too(board: str, pattern: Pattern, need: int, cells: int) -> None:
    found = bounds(cells, printed(board, pattern), need)
    assert tried(board, cells, pattern, need) == set(range(found.fewest, found.most + 1))


def test_every_single_cell_and_pair_beside_the_printed_tiles() -> None:
    for board in BOARDS:
        for pattern in Pattern:
            edge = printed(board, pattern)
            for cell in PATCH_CELLS:
                mask = hexes.bit(cell)
                beside = masks.group(mask | edge, mask).bit_count()
                assert bounds(mask, edge, 3).most == (beside >= 3)


def test_no_two_printed_tiles_of_a_kind_touch() -> None:
    """The bounds rest on it: nothing meets a need before a patch is laid."""
    for board in BOARDS.values():
        tiles = dict(board.edges)
        for cell, tile in tiles.items():
            for other in (tiles[each] for each in cell.neighbours if each in tiles):
                assert tile.colour != other.colour
                assert tile.pattern != other.pattern


def test_two_groups_that_joined_may_have_two_tokens() -> None:
    row = hexes.mask(cell for cell in PATCH_CELLS if cell.row == 5)
    assert bounds(row, 0, 3) == Bounds(1, 1)
    two_rows = hexes.mask(cell for cell in PATCH_CELLS if cell.row in (1, 5)) | hexes.mask(
        cell for cell in PATCH_CELLS if cell.col == 5
    )
    assert bounds(two_rows, 0, 3) == Bounds(1, 3)


def test_bounds_know_themselves() -> None:
    assert Bounds(1, 1).known == 1
    assert Bounds(1, 2).known is None
    assert 2 in Bounds(1, 2)
    assert 3 not in Bounds(1, 2)
    assert None not in Bounds(0, 2)
    assert Bounds(1, 2) + Bounds(0, 3) == Bounds(1, 5)
    assert [str(Bounds(1, 1)), str(Bounds(0, 2))] == ["1", "0–2"]


def test_even_a_quilt_of_one_kind_is_counted() -> None:
    """All 22 cells alike, which the box cannot give: still an answer, and the right bounds."""
    for need in NEEDS:
        found = bounds(hexes.PATCHES, printed("blue", Pattern.DOTS), need)
        assert found.fewest == 1
        assert found.most >= 1
    assert bounds(hexes.PATCHES, 0, 3) == Bounds(1, 4)


def apart(cells: int, edge: int, need: int) -> int:
    """The most groups that meet ``need`` at once on any part of ``cells``: every part is tried."""
    best = 0
    part = cells
    while part:
        rest, count = part, 0
        while rest:
            group = masks.group(part | edge, rest & -rest)
            rest &= ~group
            count += masks.meets(group, need)
        best = max(best, count)
        part = (part - 1) & cells
    return best


@settings(max_examples=15, deadline=None)
@given(
    st.sampled_from(sorted(BOARDS)),
    st.sampled_from(Pattern),
    st.sampled_from(NEEDS),
    heaps(most=13),
)
def test_the_most_of_a_large_group_is_what_fits_apart(
    board: str, pattern: Pattern, need: int, cells: int
) -> None:
    edge = printed(board, pattern)
    assert bounds(cells, edge, need).most == apart(cells, edge, need)

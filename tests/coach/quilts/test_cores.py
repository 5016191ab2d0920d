"""Cores count what the best order of placing earns, and the model counts what cores allow."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random

import pytest

from calico.box import BOARDS, CATS
from calico.coach.quilts.anneal import tokens
from calico.coach.quilts.cores import Core, cores
from calico.rules.kernel import kernel
from calico.rules.kernel.hexes import PATCHES
from calico.rules.kernel.masks import group, meets, neighbours
from calico.rules.kernel.moves import CELL_BITS
from calico.rules.kernel.shapes import need_of
from calico.rules.kernel.state import printed_edges

NEEDS = [need_of(cat.need) for cat in CATS.values()]


def most_cores(mask: int, printed: int, need: int) -> int:
    """The most cores on ``mask`` that do not touch, by trying all."""
    fitting = [core for core in cores(printed, need) if not core.patches & ~mask]

    @cache
    def most(first: int, taken: int) -> int:
        if first == len(fitting):
            return 0
        core: Core = fitting[first]
        without = most(first + 1, taken)
        if (core.whole | neighbours(core.whole)) & taken:
            return without
        return max(without, 1 + most(first + 1, taken | core.whole))

    return most(0, 0)


def earned(order: tuple[int, ...], printed: int, need: int) -> int:
    """The tokens that placing one tile after another earns (R5.2, R5.3)."""
    mask, with_token, count = printed, 0, 0
    for cell in order:
        mask |= cell
        found = group(mask, cell)
        if not found & with_token and meets(found, need):
            with_token |= cell
            count += 1
    return count


def blob(rng: Random, size: int) -> list[int]:
    """Cells that mostly lie beside each other."""
    cells = rng.choice(CELL_BITS)
    while cells.bit_count() < size:
        beside = [each for each in CELL_BITS if each & neighbours(cells) & PATCHES & ~cells]
        cells |= rng.choice(beside if rng.random() < 0.9 else list(CELL_BITS))
    return [each for each in CELL_BITS if each & cells]


@pytest.mark.parametrize("need", NEEDS)
def test_R5_3_no_order_earns_more_than_cores_and_one_earns_as_many(need: int) -> None:
    rng = Random(need)
    for _ in range(6):
        printed = printed_edges(rng.choice(list(BOARDS.values())))[rng.randrange(12)]
        cells = blob(rng, 6)
        found = max(earned(order, printed, need) for order in permutations(cells))
        assert found == most_cores(sum(cells), printed, need)


def test_R4_3_one_patch_may_join_groups_that_have_their_buttons() -> None:
    row = sum(1 << bit for bit in range(9, 16)) & PATCHES  # a1 to a5, with one printed tile more
    assert tokens(row, 3) == 1
    printed = 1 << 9 | 1 << 15
    assert tokens(row | printed, 3) == most_cores(row, printed, 3) == 2


@pytest.mark.parametrize("need", NEEDS)
def test_annealing_never_counts_more_than_cores(need: int) -> None:
    rng = Random(need)
    for _ in range(40):
        printed = printed_edges(rng.choice(list(BOARDS.values())))[rng.randrange(12)]
        cells = sum(blob(rng, rng.randint(3, 13)))
        counted = tokens(cells | printed, need)
        assert counted <= most_cores(cells, printed, need)
        assert bool(counted) == bool(most_cores(cells, printed, need))


def test_cores_are_smallest_groups_that_meet_the_need() -> None:
    printed = printed_edges(BOARDS["blue"])[kernel.PATTERNS]
    for need in NEEDS:
        for core in cores(printed, need):
            assert meets(core.whole, need)
            assert group(core.whole, core.patches & -core.patches) == core.whole

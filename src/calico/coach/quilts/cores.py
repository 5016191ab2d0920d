"""The smallest groups that earn a token: what any number of tokens can be counted by.

A *core* is a smallest set of patches of one colour or pattern that, with the printed tiles which it
touches, meets a need (R4.2, R5.2).  Groups that earn tokens never touch each other when they earn
them, because a group that touches one with a token joins it (R4.3, R5.3).  So a quilt has no more
tokens of a label than cores that do not touch; and where nothing else is in the way, whoever places
these cores first earns as many.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from calico.box import CELLS, EDGES, GOAL_CELLS
from calico.rules.kernel.hexes import PATCHES, bit
from calico.rules.kernel.masks import neighbours
from calico.rules.kernel.shapes import FIRST_SHAPE, places

_HEXES: Final = [bit(cell) for cell in (*CELLS, *EDGES) if cell not in GOAL_CELLS]


class Core(NamedTuple):
    """A core as masks."""

    patches: int
    whole: int
    """With the printed tiles that it touches."""


@cache
def cores(printed: int, need: int, most: int = 22) -> tuple[Core, ...]:
    """The cores for ``need`` with the tiles ``printed`` on the edge and at most so many patches."""
    found = _sized(printed, need) if need < FIRST_SHAPE else _shaped(printed, need)
    chosen = {patches for patches in found if patches.bit_count() <= most}
    smallest = (patches for patches in chosen if not _is_larger(patches, chosen))
    return tuple(Core(patches, _whole(patches, printed)) for patches in sorted(smallest))


def _whole(patches: int, printed: int) -> int:
    return patches | neighbours(patches) & printed


def _sized(printed: int, size: int) -> set[int]:
    """Sets of patches that are connected and, with what they touch, have at least ``size`` tiles.

    No two printed tiles alike touch each other, so what a set touches is one step away.
    """
    found: set[int] = set()
    growing = {each for each in _HEXES if each & PATCHES}
    while growing:
        larger = set()
        for patches in growing:
            whole = _whole(patches, printed)
            if whole.bit_count() >= size:
                found.add(patches)
                continue
            for cell in _bits(neighbours(whole) & PATCHES & ~patches):
                larger.add(patches | cell)
        growing = larger
    return found


def _shaped(printed: int, need: int) -> set[int]:
    return {place & PATCHES for place in places(need) if not place & ~(PATCHES | printed)}


def _is_larger(patches: int, others: set[int]) -> bool:
    """Whether a part of ``patches`` is among ``others``."""
    return any(patches ^ cell in others for cell in _bits(patches))


def _bits(cells: int) -> Iterator[int]:
    while cells:
        yield cells & -cells
        cells &= cells - 1


@cache
def corners(printed: int) -> tuple[int, ...]:
    """The largest sets of hexes that all touch each other, of patch cells and tiles ``printed``.

    Two cores touch exactly when one of these meets both.
    """
    hexes = [each for each in _HEXES if each & (PATCHES | printed)]
    pairs = {a | b for a in hexes for b in hexes if a < b and neighbours(a) & b}
    triples = {
        pair | c
        for pair in pairs
        for c in hexes
        if not c & pair and (neighbours(c) & pair).bit_count() == 2
    }
    left = {pair for pair in pairs if not any(pair & three == pair for three in triples)}
    return tuple(sorted(triples | left))

"""Sets of hexes as masks: neighbours, groups, shapes and paths (R4.1, R5.1, R5.2, R11.2).

Plain Python that also compiles, as :mod:`calico.rules.kernel.kernel`.
"""

from __future__ import annotations

from collections.abc import Iterator

from calico.engine.routines import counts_bits
from calico.rules.kernel.shapes import FIRST_SHAPE, MOST_SHIFTS, SIZES, TURNS, TURNS_FROM


@counts_bits
def popcount(mask: int) -> int:
    """How many hexes ``mask`` holds."""
    return int(mask).bit_count()  # of an array, numpy would count in eight bits


def neighbours(mask: int) -> int:
    """The hexes that touch ``mask`` (and bits off the board, for the caller to mask away)."""
    return mask << 1 | mask >> 1 | mask << 8 | mask >> 8 | mask << 9 | mask >> 9


def group(mask: int, start: int) -> int:
    """The connected part of ``mask`` around ``start`` (R4.1)."""
    while True:
        once = (start | neighbours(start)) & mask
        twice = (once | neighbours(once)) & mask  # two steps at a time: fewer surprises for the CPU
        if twice == once:
            return once
        start = twice


def groups(mask: int, starts: int) -> Iterator[int]:
    """The groups of ``mask`` that hold one of ``starts``."""
    while starts:
        found = group(mask, starts & -starts)
        starts &= ~found
        yield found


def has_shape(mask: int, need: int) -> bool:
    """Whether ``mask`` holds the shape ``need``, in any rotation."""
    shape = need - FIRST_SHAPE
    for i in range(TURNS_FROM[shape], TURNS_FROM[shape + 1]):
        first = mask
        for k in range(MOST_SHIFTS):
            first &= mask >> (TURNS[i] >> 6 * k & 63)
        if first != 0:
            return True
    return False


def meets(mask: int, need: int) -> bool:
    """Whether the group ``mask`` is what a cat needs (R5.2)."""
    if need < FIRST_SHAPE:
        return popcount(mask) >= need
    return popcount(mask) >= SIZES[need - FIRST_SHAPE] and has_shape(mask, need)


def step(cell: int, direction: int) -> int:
    """The hex next to ``cell`` in one of six directions; ``direction ^ 1`` is the way back."""
    distance = 1 if direction < 2 else 8 if direction < 4 else 9
    return cell << distance if direction & 1 == 0 else cell >> distance


def within_reach(mask: int, cell: int) -> int:
    """A bound on how many hexes of ``mask`` a path that starts at ``cell`` can visit.

    Of the dead ends among the connected hexes, a path can visit one: its last.
    """
    part = group(mask, cell)
    touched = 0
    crowded = 0
    for direction in range(6):
        beside = step(part, direction) & part
        crowded |= touched & beside
        touched |= beside
    dead_ends = popcount(touched & ~crowded & ~cell)
    return popcount(part) - max(0, dead_ends - 1)


def longest_path(mask: int) -> int:
    """The longest path in the group ``mask`` that visits no hex twice (R11.2).

    A depth-first search.  The path behind is a number, three bits a step: the 18 tiles of a pattern
    and the four of its printed ones that a patch can touch make at most 21 steps.
    """
    best = 0
    most = popcount(mask)
    starts = mask
    while starts != 0 and best < most:
        cell = starts & -starts
        starts ^= cell
        unused = mask ^ cell
        length = 1
        trail = 0
        direction = 0
        while length > 0 and best < most:
            best = max(best, length)
            if direction == 0 and length - 1 + within_reach(unused | cell, cell) <= best:
                direction = 6  # no way on from here makes it the longest
            ahead = 0
            while direction < 6 and ahead == 0:
                ahead = step(cell, direction) & unused
                direction += 1
            if ahead != 0:
                trail = trail << 3 | direction - 1
                unused ^= ahead
                cell = ahead
                length += 1
                direction = 0
            else:
                unused |= cell
                cell = step(cell, trail & 7 ^ 1)
                direction = (trail & 7) + 1
                trail >>= 3
                length -= 1
    return best

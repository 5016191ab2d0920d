"""Simulated annealing of a quilt, compiled: where to put which tile so that it scores most.

A state of the search is which tile lies on which cell.  Its value is what the quilt scores in the
best order of placing, as far as that is quick to see: a token for every group that meets its need
(R4.2, R5.2), and more where a patch placed last joins groups that have theirs (R4.3, R5.3).  What
is found is played by the rules afterwards (:mod:`calico.coach.quilts.staging`).
"""

from __future__ import annotations

from math import log
from typing import Any, Final, NamedTuple

from calico.box import BUTTON_POINTS, CATS, GOALS, TILES
from calico.engine.kinds import Integers, LookupTable
from calico.engine.routines import compiled, large
from calico.rules.kernel import kernel
from calico.rules.kernel.chance import below, noise
from calico.rules.kernel.hexes import PATCHES
from calico.rules.kernel.masks import group, meets, popcount
from calico.rules.kernel.moves import CELL_BITS
from calico.rules.kernel.scoring import goal_points
from calico.rules.kernel.shapes import FIRST_SHAPE, SIZES, need_of

CELLS: Final = len(CELL_BITS)
"""Patch cells of a quilt; the tiles in places from here on are left over."""
LABELS: Final = 12
"""Six colours, then six patterns."""
BUTTON_NEED: Final = 3
"""Tiles of a group with a button (R4.2)."""

# What may be changed besides the places of tiles, as flags.
ANY_PATTERNS: Final = 1
"""Which patterns the cats like."""
ANY_GOALS: Final = 2
"""The goals and their places."""
ANY_CATS: Final = 4
"""The cats, from three tiles of the box (R2.2)."""

_CHANCES: Final = 256
LUCK: Final = tuple(-log((i + 0.5) / _CHANCES) for i in range(_CHANCES))
"""Equally likely values of an exponential distribution: how much worse a step may be."""
CAT_NEEDS: Final = tuple(need_of(cat.need) for cat in CATS.values())
CAT_POINTS: Final = tuple(cat.points for cat in CATS.values())
CAT_TILES: Final = tuple(ord(cat.tile) for cat in CATS.values())
GOAL_COUNT: Final = len(GOALS)
CAT_COUNT: Final = len(CATS)
TILE_COLOUR: Final = LookupTable(tile.colour for tile in TILES)
TILE_PATTERN: Final = LookupTable(tile.pattern for tile in TILES)


class Sewing(NamedTuple):
    """What annealing works on."""

    s: Integers
    """A row of the kernel whose first quilt is sewn; its goals and cats count."""
    tiles: Integers
    """The tile in each place: the patch cells, then those left over."""
    count: Integers
    """The tokens of each colour and pattern."""
    best: Integers
    """The best row found so far."""
    best_tiles: Integers
    spare: Integers
    """Room for a row that may come back."""
    stream: Integers
    """With drafting: hand, market and bag in the order in which they come; else empty."""
    picks: Integers
    """With drafting: the place in the market that is taken, turn by turn."""
    best_picks: Integers
    taken: Integers
    """With drafting: the tiles taken, the hand first."""
    held: Integers
    """For each place, which of the tiles taken lies there."""


@large
def tokens(mask: int, need: int) -> int:
    """How many tokens the groups of ``mask`` can hold, if no more than one patch joins them."""
    size = need if need < FIRST_SHAPE else SIZES[need - FIRST_SHAPE]
    found = 0
    rest = mask & PATCHES
    while rest != 0:
        one = group(mask, rest & -rest)
        rest &= ~one
        if popcount(one) >= size and meets(one, need):
            found += 1
            if popcount(one) > 2 * size:
                found += joined(one, need)
    return found


@large
def joined(whole: int, need: int) -> int:
    """How many tokens more the group ``whole`` holds when the best of its patches comes last."""
    most = 1
    last = whole & PATCHES
    while last != 0:
        cell = last & -last
        last ^= cell
        parts = 0
        rest = (whole ^ cell) & PATCHES
        while rest != 0:
            one = group(whole ^ cell, rest & -rest)
            rest &= ~one
            if meets(one, need):
                parts += 1
        most = max(most, parts)
    return most - 1


def label_tokens(s: list[int], label: int) -> int:
    """The tokens of one colour or pattern."""
    if label < 6:
        return tokens(s[kernel.COLOURS + label], BUTTON_NEED)
    return tokens(s[label], s[kernel.NEED + label - 6])


def value(s: list[int], count: list[int]) -> int:
    """The points of a quilt with these tokens."""
    buttons = 0
    rainbow = 1
    cats = 0
    for i in range(6):
        buttons += count[i]
        if count[i] == 0:
            rainbow = 0
        cats += s[kernel.WORTH + i] * count[6 + i]
    return BUTTON_POINTS * (buttons + rainbow) + cats + goal_points(s, 0)


@large
def value_anew(a: Any) -> int:
    """The points of the quilt after any change: all tokens counted again."""
    for label in range(LABELS):
        a.count[label] = label_tokens(a.s, label)
    return value(a.s, a.count)


def flip(s: list[int], tile: int, cell: int) -> None:
    """Put ``tile`` on ``cell``, or take it from there."""
    s[kernel.COLOURS + TILE_COLOUR[tile]] ^= cell
    s[kernel.PATTERNS + TILE_PATTERN[tile]] ^= cell


def swap(a: Any, i: int, j: int) -> None:
    """Let the tiles in places ``i`` and ``j`` change places; the first is a cell."""
    one, other = a.tiles[i], a.tiles[j]
    flip(a.s, one, CELL_BITS[i])
    flip(a.s, other, CELL_BITS[i])
    if j < CELLS:
        flip(a.s, other, CELL_BITS[j])
        flip(a.s, one, CELL_BITS[j])
    a.tiles[i] = other
    a.tiles[j] = one
    if len(a.held) > 0:
        held = a.held[i]
        a.held[i] = a.held[j]
        a.held[j] = held


@large
def draft(a: Any) -> None:
    """Take from the market as ``picks`` say (R8.3), and put the tiles where they belong."""
    a.taken[0] = a.stream[0]
    a.taken[1] = a.stream[1]
    kept = a.stream[2]
    for turn in range(len(a.picks)):
        middle, near = a.stream[3 + 2 * turn], a.stream[4 + 2 * turn]
        pick = a.picks[turn]
        if pick == 0:
            a.taken[2 + turn] = kept
            kept = near
        elif pick == 1:
            a.taken[2 + turn] = middle
            kept = near
        else:
            a.taken[2 + turn] = near
            kept = middle
    for i in range(CELLS):
        flip(a.s, a.tiles[i], CELL_BITS[i])
    for i in range(len(a.tiles)):
        a.tiles[i] = a.taken[a.held[i]]
    for i in range(CELLS):
        flip(a.s, a.tiles[i], CELL_BITS[i])


@large
def change_setup(s: list[int], free: int, counter: int) -> None:
    """Change cats, their patterns or the goals, whichever is free, at random."""
    kind = below(counter, 3)
    if kind == 0 and free & ANY_PATTERNS:
        i = below(counter + 1, 6)
        j = below(counter + 2, 6)
        need, worth = s[kernel.NEED + i], s[kernel.WORTH + i]
        s[kernel.NEED + i] = s[kernel.NEED + j]
        s[kernel.WORTH + i] = s[kernel.WORTH + j]
        s[kernel.NEED + j] = need
        s[kernel.WORTH + j] = worth
    elif kind == 1 and free & ANY_GOALS:
        i = below(counter + 1, 3)
        goal = below(counter + 2, GOAL_COUNT)
        for j in range(3):
            if s[kernel.GOAL + j] == goal:
                s[kernel.GOAL + j] = s[kernel.GOAL + i]
        s[kernel.GOAL + i] = goal
    elif kind == 2 and free & ANY_CATS:
        gone = s[kernel.NEED + below(counter + 1, 6)]
        cat = below(counter + 2, CAT_COUNT)
        for i in range(6):
            if s[kernel.NEED + i] != gone:
                for other in range(CAT_COUNT):
                    if (
                        CAT_NEEDS[other] == s[kernel.NEED + i]
                        and CAT_TILES[other] == CAT_TILES[cat]
                    ):
                        return
        for i in range(6):
            if s[kernel.NEED + i] == gone:
                s[kernel.NEED + i] = CAT_NEEDS[cat]
                s[kernel.WORTH + i] = CAT_POINTS[cat]


@compiled
def anneal(a: Sewing, steps: int, seed: int, hot: float, cold: float, free: int) -> int:
    """Sew for so many ``steps``, ever colder; returns the points of the best quilt found.

    Starts from what is in ``a`` and leaves the best there.
    """
    s, tiles, count = a.s, a.tiles, a.count
    for i in range(CELLS):
        flip(s, tiles[i], CELL_BITS[i])
    now = value_anew(a)
    best = -1
    counter = seed << 36
    for step in range(steps):
        counter += 4
        chance = noise(counter)
        worst = now - (hot + (cold - hot) * step / steps) * LUCK[chance & 255]
        kind = chance >> 8 & 7
        if kind == 0 and free != 0:
            for i in range(kernel.SIZE):
                a.spare[i] = s[i]
            change_setup(s, free, counter + 1)
            then = value_anew(a)
            if then < worst:
                for i in range(kernel.SIZE):
                    s[i] = a.spare[i]
                then = value_anew(a)
            now = then
        elif kind <= 1 and len(a.picks) > 0:
            turn = below(counter + 1, len(a.picks))
            pick = a.picks[turn]
            a.picks[turn] = (pick + 1 + below(counter + 2, 2)) % 3
            draft(a)
            then = value_anew(a)
            if then < worst:
                a.picks[turn] = pick
                draft(a)
                then = value_anew(a)
            now = then
        else:
            i = below(counter + 1, CELLS)
            j = below(counter + 2, len(tiles))
            one, other = tiles[i], tiles[j]
            if one != other:
                c, d = TILE_COLOUR[one], TILE_COLOUR[other]
                p, q = 6 + TILE_PATTERN[one], 6 + TILE_PATTERN[other]
                old_c, old_d, old_p, old_q = count[c], count[d], count[p], count[q]
                swap(a, i, j)
                if c != d:
                    count[c] = label_tokens(s, c)
                    count[d] = label_tokens(s, d)
                if p != q:
                    count[p] = label_tokens(s, p)
                    count[q] = label_tokens(s, q)
                then = value(s, count)
                if then < worst:
                    swap(a, i, j)
                    count[c], count[d], count[p], count[q] = old_c, old_d, old_p, old_q
                else:
                    now = then
        if now > best:
            best = now
            for i in range(kernel.SIZE):
                a.best[i] = s[i]
            for i in range(len(tiles)):
                a.best_tiles[i] = tiles[i]
            for i in range(len(a.picks)):
                a.best_picks[i] = a.picks[i]
    return best

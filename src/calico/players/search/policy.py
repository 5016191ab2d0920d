"""A quick choice of move by the learned value: the placement, the tile kept and the tile taken."""

from __future__ import annotations

from typing import Final

from calico.engine.routines import large
from calico.players.search.gains import gains
from calico.players.search.scratch import BEST, DEEPER, GAIN, NEXT, TILES, TOP_MOVES, TOPS, WHERE
from calico.players.search.value import CELL_BITS, Floats, Ints
from calico.rules.kernel import kernel
from calico.rules.kernel.kernel import (
    FREE,
    HAND,
    MARKET,
    NO_HAND,
    QUILT,
    RESTRICTION,
    SEAT,
    cells_for,
    place,
)
from calico.rules.kernel.masks import popcount
from calico.rules.kernel.moves import cell_of, hand_of, number_of
from calico.rules.kernel.scoring import points

SPARE: Final = 0.2
"""What the better placement of the worse of two hand tiles counts."""
ALL: Final = 1e9
"""A margin that leaves none of them out."""


def best_cells(first: int, last: int, free: int, f: Floats, z: Ints) -> None:
    """Store the best gain of each tile, its cell, and the best gain on another cell."""
    for i in range(first, last):
        one = -1e9
        two = -1e9
        where = -1
        for x in range(22):
            if CELL_BITS[x] & free == 0:
                continue
            g = f[GAIN + 22 * i + x]
            if g > one:
                two = one
                one = g
                where = x
            elif g > two:
                two = g
        f[BEST + 2 * i] = one
        f[BEST + 2 * i + 1] = two
        z[WHERE + i] = where


def best_but(i: int, x: int, f: Floats, z: Ints) -> float:
    """The best gain of tile ``i`` on another cell than ``x``."""
    return f[BEST + 2 * i + (z[WHERE + i] == x)]


def is_best(h: int, x: int, last: int, z: Ints) -> bool:
    """Whether ``x`` is the best cell of another tile than hand tile ``h``."""
    found = z[WHERE + 1 - h] == x
    for i in range(2, last):
        found |= z[WHERE + i] == x
    return found


def draft(h: int, x: int, last: int, spare: float, f: Floats, z: Ints) -> int:
    """The slot to draft from after hand tile ``h`` went to ``x``; plus 4 if ``x`` is given.

    ``f[NEXT:]`` gets, at the index returned, the value of the best next placement.
    """
    kept = best_but(1 - h, x, f, z)
    top = -1e9 if last > 2 else 0.0
    taken = 0
    for slot in range(last - 2):
        new = best_but(2 + slot, x, f, z)
        total = max(kept, new) + spare * min(kept, new)
        if total > top:
            top = total
            taken = slot
    taken += 4 if x >= 0 else 0
    f[NEXT + taken] = top
    return taken


def look(s: Ints, seat: int, z: Ints) -> None:
    """Store the tiles of the hand and of the market."""
    z[TILES] = s[HAND + 2 * seat]
    z[TILES + 1] = s[HAND + 2 * seat + 1]
    for i in range(3):
        z[TILES + 2 + i] = s[MARKET + i]


@large
def pick_without_hand(w: Floats, s: Ints, f: Floats, z: Ints) -> int:
    """The best placement of a market tile (R8.6)."""
    q = (s[SEAT] & 3) * QUILT
    gains(w, s, q, 2, 5, 1, f, z)
    top = -1e9
    move = 0
    for slot in range(3):
        for x in range(22):
            if CELL_BITS[x] & s[q + FREE] != 0 and f[GAIN + 22 * (2 + slot) + x] > top:
                top = f[GAIN + 22 * (2 + slot) + x]
                move = number_of(0, x, slot)
    return move


@large
def pick(w: Floats, s: Ints, f: Floats, z: Ints) -> int:
    """The move of the seat whose turn it is, as a number (:mod:`calico.rules.kernel.moves`).

    The value of a placement includes the best next placement, on the quilt as it is now, of the
    tile kept and of the tile taken; the worse of these two is weighted by ``SPARE``.
    """
    seat = s[SEAT] & 3
    q = seat * QUILT
    free = s[q + FREE]
    left = popcount(free)
    look(s, seat, z)
    if s[RESTRICTION] == NO_HAND:
        return pick_without_hand(w, s, f, z)
    last = 2 if left == 1 else 5
    gains(w, s, q, 0, last, min(left, 2), f, z)
    best_cells(0, last, free, f, z)
    top = -1e9
    move = 0
    spare = SPARE if left > 2 else 0.0
    for h in range(2):
        cells = cells_for(s, seat, z[TILES + h])
        usual = draft(h, -1, last, spare, f, z)
        for x in range(22):
            if CELL_BITS[x] & cells == 0:
                continue
            taken = draft(h, x, last, spare, f, z) if is_best(h, x, last, z) else usual
            total = f[GAIN + 22 * h + x] + f[NEXT + taken]
            if total > top:
                top = total
                move = number_of(h, x, taken & 3)
    return move


@large
def best_placements(s: Ints, seat: int, f: Floats, z: Ints) -> int:
    """Store the ``DEEPER`` best placements on the quilt as it is, best first; returns how many."""
    found = 0
    for h in range(2):
        cells = cells_for(s, seat, z[TILES + h])
        usual = draft(h, -1, 5, SPARE, f, z)
        for x in range(22):
            if CELL_BITS[x] & cells == 0:
                continue
            taken = draft(h, x, 5, SPARE, f, z) if is_best(h, x, 5, z) else usual
            total = f[GAIN + 22 * h + x] + f[NEXT + taken]
            k = found
            if found == DEEPER:
                k = DEEPER - 1
                if total <= f[TOPS + k]:
                    continue
            else:
                found += 1
            while k > 0 and f[TOPS + k - 1] < total:
                f[TOPS + k] = f[TOPS + k - 1]
                z[TOP_MOVES + k] = z[TOP_MOVES + k - 1]
                k -= 1
            f[TOPS + k] = total
            z[TOP_MOVES + k] = number_of(h, x, taken & 3)
    return found


@large
def pick_deeper(w: Floats, s: Ints, f: Floats, z: Ints, after: Ints, margin: float) -> int:
    """As :func:`pick`, but the second placement is looked up on the new quilt, for the few best.

    Placements more than ``margin`` points worse than the best are not examined again.
    """
    seat = s[SEAT] & 3
    q = seat * QUILT
    left = popcount(s[q + FREE])
    if left <= 1 or s[RESTRICTION] == NO_HAND:
        return pick(w, s, f, z)
    look(s, seat, z)
    gains(w, s, q, 0, 5, 2, f, z)
    best_cells(0, 5, s[q + FREE], f, z)
    top = -1e9
    move = 0
    spare = SPARE if left > 2 else 0.0
    for i in range(kernel.SIZE):
        after[i] = s[i]
    found = best_placements(s, seat, f, z)
    close = found
    while close > 1 and f[TOPS + close - 1] < f[TOPS] - margin:
        close -= 1
    if close == 1 < found:
        return z[TOP_MOVES]
    for k in range(close):
        h = hand_of(z[TOP_MOVES + k])
        x = cell_of(z[TOP_MOVES + k])
        for i in range(QUILT):
            after[q + i] = s[q + i]
        z[TILES + 1] = s[HAND + 2 * seat + 1 - h]
        place(after, q, s[HAND + 2 * seat + h], CELL_BITS[x])
        now = points(after, seat) + gains(w, after, q, 1, 5, 1, f, z)
        best_cells(1, 5, after[q + FREE], f, z)
        kept = f[BEST + 2]
        for slot in range(3):
            new = f[BEST + 2 * (2 + slot)]
            total = now + max(kept, new) + spare * min(kept, new)
            if total > top:
                top = total
                move = number_of(h, x, slot)
    return move

"""A quick choice of move by the learned value: the placement, the tile kept and the tile taken."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from calico.players.value import CELL_BITS, MASKS, MOST, SCRATCH, gains
from calico.rules import kernel
from calico.rules.compiled import compiles
from calico.rules.kernel import FREE, HAND, MARKET, NO_HAND, QUILT, RESTRICTION, SEAT, allowed, place, points, popcount

SPARE: Final = 0.2
"""What the better placement of the worse of two hand tiles counts."""


DEEPER: Final = 3
"""Placements that :func:`pick_deeper` looks at again."""


def is_bound(s: Any) -> bool:
    """Whether a restriction limits the cells of a tile."""
    return s[RESTRICTION] == kernel.ADJACENT_ONLY or s[RESTRICTION] >= kernel.SAME_COLOUR_ONLY


def cells_for(s: Any, seat: int, tile: int) -> int:
    """The cells where ``seat`` may put ``tile`` from its hand."""
    q = seat * QUILT
    if not is_bound(s) or kernel.is_stuck(s, seat):
        return s[q + FREE]
    return allowed(s, q, tile)


def best_cells(s: Any, gain: Any, first: int, last: int, free: int, best: Any) -> None:
    """``best[i]`` becomes the best gain of tile ``i``, its cell, and the best on another cell."""
    for i in range(first, last):
        one = -1e9
        two = -1e9
        where = -1
        for x in range(22):
            if CELL_BITS[x] & free == 0:
                continue
            g = gain[i, x]
            if g > one:
                two = one
                one = g
                where = x
            elif g > two:
                two = g
        best[i, 0] = one
        best[i, 1] = where
        best[i, 2] = two


def pick(w: Any, s: Any, gain: Any, t: Any, m: Any, out: Any, tiles: Any, best: Any) -> int:
    """The move of the seat whose turn it is: hand + 2 * (slot + 3 * cell).

    A placement counts with the best next placement, as things stand, of the tile kept and the tile
    taken; of the worse of these two it counts ``SPARE``.
    """
    seat = s[SEAT] & 3
    q = seat * QUILT
    free = s[q + FREE]
    left = popcount(free)
    for i in range(3):
        tiles[2 + i] = s[MARKET + i]
    if s[RESTRICTION] == NO_HAND:
        gains(w, s, q, tiles, 2, 5, 1, gain, t, m, out)
        top = -1e9
        move = 0
        for slot in range(3):
            for x in range(22):
                if CELL_BITS[x] & free != 0 and gain[2 + slot, x] > top:
                    top = gain[2 + slot, x]
                    move = 2 * (slot + 3 * x)
        return move
    tiles[0] = s[HAND + 2 * seat]
    tiles[1] = s[HAND + 2 * seat + 1]
    last = 2 if left == 1 else 5
    gains(w, s, q, tiles, 0, last, min(left, 2), gain, t, m, out)
    best_cells(s, gain, 0, last, free, best)
    top = -1e9
    move = 0
    spare = SPARE if left > 2 else 0.0
    for h in range(2):
        cells = cells_for(s, seat, tiles[h])
        for x in range(22):
            if CELL_BITS[x] & cells == 0:
                continue
            now = gain[h, x]
            if left == 1:
                if now > top:
                    top = now
                    move = h + 6 * x
                continue
            kept = best[1 - h, 0] if best[1 - h, 1] != x else best[1 - h, 2]
            for slot in range(3):
                new = best[2 + slot, 0] if best[2 + slot, 1] != x else best[2 + slot, 2]
                total = now + max(kept, new) + spare * min(kept, new)
                if total > top:
                    top = total
                    move = h + 2 * (slot + 3 * x)
    return move


def pick_deeper(
    w: Any, s: Any, gain: Any, t: Any, m: Any, out: Any, tiles: Any, best: Any, copy: Any, tops: Any
) -> int:
    """As :func:`pick`, but the second placement is looked up on the new quilt, for the few best."""
    seat = s[SEAT] & 3
    q = seat * QUILT
    free = s[q + FREE]
    left = popcount(free)
    if left <= 1 or s[RESTRICTION] == NO_HAND:
        return pick(w, s, gain, t, m, out, tiles, best)
    for i in range(3):
        tiles[2 + i] = s[MARKET + i]
    tiles[0] = s[HAND + 2 * seat]
    tiles[1] = s[HAND + 2 * seat + 1]
    gains(w, s, q, tiles, 0, 5, 2, gain, t, m, out)
    best_cells(s, gain, 0, 5, free, best)
    for k in range(DEEPER):
        tops[k, 0] = -1e9
    for h in range(2):
        cells = cells_for(s, seat, tiles[h])
        for x in range(22):
            if CELL_BITS[x] & cells == 0:
                continue
            total = gain[h, x]
            kept = best[1 - h, 0] if best[1 - h, 1] != x else best[1 - h, 2]
            most = -1e9
            for slot in range(3):
                new = best[2 + slot, 0] if best[2 + slot, 1] != x else best[2 + slot, 2]
                most = max(most, max(kept, new) + SPARE * min(kept, new))
            total += most
            k = DEEPER - 1
            if total <= tops[k, 0]:
                continue
            while k > 0 and tops[k - 1, 0] < total:
                for i in range(3):
                    tops[k, i] = tops[k - 1, i]
                k -= 1
            tops[k, 0] = total
            tops[k, 1] = h
            tops[k, 2] = x
    top = -1e9
    move = 0
    spare = SPARE if left > 2 else 0.0
    copy[:] = s
    for k in range(DEEPER):
        if tops[k, 0] < -1e8:
            break
        h = int(tops[k, 1])
        x = int(tops[k, 2])
        for i in range(QUILT):
            copy[q + i] = s[q + i]
        tiles[1] = s[HAND + 2 * seat + 1 - h]
        place(copy, q, s[HAND + 2 * seat + h], CELL_BITS[x])
        now = points(copy, seat) + gains(w, copy, q, tiles, 1, 5, 1, gain, t, m, out)
        best_cells(copy, gain, 1, 5, copy[q + FREE], best)
        for slot in range(3):
            kept, new = best[1, 0], best[2 + slot, 0]
            total = now + max(kept, new) + spare * min(kept, new)
            if total > top:
                top = total
                move = h + 2 * (slot + 3 * x)
    return move


def play_move(s: Any, move: int) -> int:
    """Play ``move`` as written by :func:`pick`."""
    return kernel.play(s, move & 1, CELL_BITS[move // 6], move // 2 % 3)


def scratch() -> tuple[Any, Any, Any, Any, Any, Any]:
    """The working arrays of :func:`pick`."""
    return (
        np.zeros((5, 22), np.float32),
        np.zeros((SCRATCH, 36), np.float32),
        np.zeros((MASKS, 23), np.int64),
        np.zeros(MOST, np.int64),
        np.zeros(5, np.int64),
        np.zeros((5, 3), np.float32),
    )


for _function in (is_bound, cells_for, best_cells, play_move):
    compiles(_function)
for _function in (pick, pick_deeper, scratch):
    compiles(_function, inline=False)

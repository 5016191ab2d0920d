"""Moves as numbers, for compiled code and for learners.

A move is ``66 * hand + 3 * cell + slot``: the hand tile, the patch cell (a1 to e5 without the goal
cells) and the market tile.  Without hands (R8.6) ``hand`` is 0 and ``slot`` is the tile that is
placed; after the last placement, where nothing is drafted (R3.4), ``slot`` is 0.  Of two tiles
alike only the first counts, unless taking the other does something else (R8.3), so every legal move
has one number.  :mod:`calico.rules.numbers` turns numbers into moves of a game and back.
"""

from __future__ import annotations

from typing import Any, Final

from calico.box import PATCH_CELLS
from calico.rules.kernel import hexes, kernel

SLOTS: Final = 3
"""Tiles in the market."""
CELL_BITS: Final = tuple(hexes.bit(cell) for cell in PATCH_CELLS)
"""The masks of the patch cells."""
CELLS: Final = len(CELL_BITS)
OF_A_HAND: Final = SLOTS * CELLS
"""How many moves there are with one hand tile."""
MOVES: Final = 2 * OF_A_HAND
"""How many moves there are, legal or not."""


def number_of(hand: int, cell: int, slot: int) -> int:
    """The number of a move; ``cell`` is a place in :data:`CELL_BITS`."""
    return OF_A_HAND * hand + SLOTS * cell + slot


def hand_of(number: int) -> int:
    """Which hand tile the move places."""
    return number // OF_A_HAND


def cell_of(number: int) -> int:
    """Where the move places it, as a place in :data:`CELL_BITS`."""
    return number // SLOTS % CELLS


def slot_of(number: int) -> int:
    """Which market tile the move takes."""
    return number % SLOTS


def play_number(s: list[int], number: int) -> int:
    """Play the legal move ``number``; returns what the placement gained, as flags."""
    return kernel.play(s, hand_of(number), CELL_BITS[cell_of(number)], slot_of(number))


def write_legal(s: list[int], legal: Any) -> None:
    """Write into ``legal``, for every number, whether the seat on turn may make that move."""
    seat = s[kernel.SEAT] & 3
    free = s[seat * kernel.QUILT + kernel.FREE]
    no_hand = s[kernel.RESTRICTION] == kernel.NO_HAND
    mine = kernel.HAND + 2 * seat
    drafts = no_hand or free & (free - 1) != 0
    second = drafts and not kernel.is_repeated(s, 1)
    third = drafts and not kernel.is_repeated(s, 2)
    for hand in range(2):
        cells = kernel.cells_for(s, seat, s[mine + hand])
        if hand == 1 and (no_hand or s[mine] == s[mine + 1]):
            cells = 0
        for i in range(CELLS):
            can = cells & CELL_BITS[i] != 0
            legal[number_of(hand, i, 0)] = can
            legal[number_of(hand, i, 1)] = can and second
            legal[number_of(hand, i, 2)] = can and third

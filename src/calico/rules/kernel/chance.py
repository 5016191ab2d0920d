"""Chance on integers: noise for a counter, a random bag, random turns and whole random games.

For measuring and for testing; whole games are dealt by it in :mod:`calico.rules.kernel.dealing`.
People's games are dealt by :mod:`calico.rules.luck.deal`.  Like the kernel, plain Python that also
compiles.
"""

from __future__ import annotations

from typing import Final

from calico.rules.kernel import kernel
from calico.rules.kernel.masks import popcount

LOW_32: Final = 0xFFFFFFFF
SPREAD: Final = 0x9E3779B1
MIX_1: Final = 0x21F0AAAD
MIX_2: Final = 0x735A2D97


def noise(counter: int) -> int:
    """32 random-looking bits for ``counter``, a number below 2**60.

    No product exceeds 63 bits, so the result is the same compiled, where overflow is undefined.
    """
    x = (counter ^ (counter >> 32) * SPREAD) & LOW_32
    x = (x ^ x >> 16) * MIX_1 & LOW_32
    x = (x ^ x >> 15) * MIX_2 & LOW_32
    return x ^ x >> 15


def below(counter: int, n: int) -> int:
    """A random number from 0 to ``n - 1``."""
    return noise(counter) * n >> 32


def nth_cell(mask: int, n: int) -> int:
    """The ``n``-th hex of ``mask``, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


def draw_one(tiles: list[int], i: int, total: int, counter: int) -> int:
    """The ``i``-th tile drawn, by the ``i``-th number from ``counter`` on.

    Of the ``total`` tiles those before ``i`` are drawn already.
    """
    j = i + below(counter + i, total - i)
    tile = tiles[j]
    tiles[j] = tiles[i]
    tiles[i] = tile
    return tile


def shuffle_bag(s: list[int], tiles: list[int], count: int, counter: int) -> int:
    """Put ``count`` random tiles of ``tiles`` into the bag, in random order.

    Only as many tiles as a game draws need to be chosen.  ``tiles`` is left in another order.
    Returns the next counter.
    """
    total = len(tiles)
    word = 0
    for i in range(count):
        word |= draw_one(tiles, i, total, counter) << 7 * (i & 7)
        if i & 7 == 7 or i == count - 1:
            s[kernel.BAG + (i >> 3)] = word
            word = 0
    return counter + count


def random_turn(s: list[int], counter: int) -> None:
    """One random legal turn, decided by the number ``counter``."""
    luck = noise(counter)
    seat = s[kernel.SEAT] & 3
    q = seat * kernel.QUILT
    hand = luck & 1
    slot = (luck >> 1 & 0xFFF) * 3 >> 12
    cells = s[q + kernel.FREE]
    restriction = s[kernel.RESTRICTION]
    if restriction == kernel.ADJACENT_ONLY or restriction >= kernel.SAME_COLOUR_ONLY:
        cells = kernel.allowed(s, q, s[kernel.HAND + 2 * seat + hand])
        if cells == 0:
            hand = 1 - hand
            cells = kernel.allowed(s, q, s[kernel.HAND + 2 * seat + hand])
        if cells == 0:
            cells = s[q + kernel.FREE]
    cell = nth_cell(cells, (luck >> 13) * popcount(cells) >> 19)
    kernel.play(s, hand, cell, slot)


def random_game(s: list[int], counter: int) -> int:
    """Random turns until the game is finished; returns the next counter."""
    while not kernel.is_finished(s):
        random_turn(s, counter)
        counter += 1
    return counter

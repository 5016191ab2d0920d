"""Dealing many games in compiled code: by a number for every counter, the same for a seed anywhere.

People's games are dealt by SHA-256 (:mod:`calico.rules.luck.deal`); these by
:func:`calico.rules.kernel.chance.noise`.  A number below k is ``noise(counter) * k >> 32``.
"""

from __future__ import annotations

from typing import Any, Final

from calico.engine.routines import large
from calico.rules.kernel import chance, hexes, kernel
from calico.rules.kernel.chance import below
from calico.rules.kernel.choosing import ANY_GOALS, DEALT
from calico.rules.kernel.masks import popcount
from calico.rules.kernel.shapes import LARGEST_GROUP, LONGEST_PATH

# Which of the counters of a game decide what; its bag has those from 0 on.
BOARDS: Final = 96
PATTERNS: Final = 100
CATS: Final = 106
GOALS: Final = 109
COUNTERS: Final = 128
"""How many counters a game owns."""


def take_one(left: int, counter: int) -> tuple[int, int]:
    """One of the things in the set ``left``, and the set without it."""
    one = chance.nth_cell(left, below(counter, popcount(left)))
    return popcount(one - 1), left ^ one


def six_in_order(counter: int) -> int:
    """The numbers 0 to 5 in random order, three bits each; takes five counters."""
    order = 0o543210
    for i in range(5):
        j = i + below(counter + i, 6 - i)
        differ = (order >> 3 * i ^ order >> 3 * j) & 7
        if i != j:
            order ^= differ << 3 * i | differ << 3 * j
    return order


def deal_game(s: list[int], deck: Any, counter: int) -> None:
    """Make ``s`` a new game of the deck (:mod:`calico.rules.luck.deck`), counting from ``counter``.

    The cats are those of the deck, their patterns, the boards and, if they are chosen, the goals to
    choose from are dealt (R2.2 to R2.4).
    """
    for i in range(kernel.SIZE):
        s[i] = deck.start[i]
    for i in range(len(deck.tiles)):
        deck.tiles[i] = deck.order[i]
    chance.shuffle_bag(s, deck.tiles, kernel.most_drawn(s[kernel.PLAYERS]), counter)
    left = 0b1111
    for seat in range(s[kernel.PLAYERS] if len(deck.boards) > 0 else 0):
        board, left = take_one(left, counter + BOARDS + seat)
        for i in range(kernel.FREE):
            s[seat * kernel.QUILT + i] = deck.boards[board, i]
    left = 0b111111
    s[kernel.PROMO] = 0
    for i in range(6):
        pattern, left = take_one(left, counter + PATTERNS + i)
        cat = below(counter + CATS + i // 2, 4)
        need = deck.cats[i // 2, cat, 0]
        if need == LARGEST_GROUP or need == LONGEST_PATH:
            s[kernel.PROMO] = need
        s[kernel.NEED + pattern] = need
        s[kernel.WORTH + pattern] = deck.cats[i // 2, cat, 1]
    if s[kernel.HAND] == kernel.NOTHING:
        kernel.deal(s)
    elif s[kernel.HAND] == ANY_GOALS:
        for seat in range(s[kernel.PLAYERS]):
            left = 0b111111
            packed = 0
            for i in range(DEALT):
                goal, left = take_one(left, counter + GOALS + DEALT * seat + i)
                packed |= goal << 3 * i
            s[kernel.HAND + 2 * seat] = packed


@large
def deal_unseen(
    s: list[int], unseen: list[int], hidden: list[int], tiles: list[int], draws: int, counter: int
) -> None:
    """Give ``s`` hidden hands and the next ``draws`` tiles of a bag, all drawn from ``unseen``.

    ``unseen`` counts each kind of tile, ``hidden`` is 1 for each place in a hand that holds one of
    them.  ``tiles`` is room for them.
    """
    total = 0
    for tile in range(36):
        for _ in range(unseen[tile]):
            tiles[total] = tile
            total += 1
    i = 0
    for k in range(8):
        if hidden[k] and s[kernel.HAND + k] == kernel.NOTHING:
            s[kernel.HAND + k] = chance.draw_one(tiles, i, total, counter)
            i += 1
    at = s[kernel.DRAWN]
    for _ in range(min(draws, total - i)):
        kernel.put_in_bag(s, at, chance.draw_one(tiles, i, total, counter))
        at += 1
        i += 1


@large
def deal_any(
    s: list[int], bag: list[int], boards: Any, cats: Any, players: int, any_cats: bool, counter: int
) -> None:
    """A new game for training: boards, cats with patterns, goals and the bag, all by luck.

    The cats are dealt, or ``any_cats`` from three tiles, as players may choose (R2.2).  ``boards``
    and ``cats`` are those of the box, as :mod:`calico.rules.luck.deck` gives them.
    """
    for i in range(kernel.SIZE):
        s[i] = 0
    s[kernel.PLAYERS] = players
    s[kernel.HIGH] = kernel.NOTHING
    s[kernel.LOW] = kernel.NOTHING
    for i in range(8):
        s[kernel.HAND + i] = kernel.NOTHING
    start = below(counter, 4)
    step = 1 + 2 * below(counter + 1, 2)
    for seat in range(players):
        board = (start + step * seat) % 4
        for i in range(kernel.FREE):
            s[seat * kernel.QUILT + i] = boards[board, i]
        s[seat * kernel.QUILT + kernel.FREE] = hexes.PATCHES
    if any_cats:
        a = below(counter + 2, 10)
        b = (a // 2 * 2 + 2 + below(counter + 3, 8)) % 10
        c = a
        counter += 5
        while c // 2 == a // 2 or c // 2 == b // 2:
            c = below(counter, 10)
            counter += 1
    else:
        a = below(counter + 2, 4)
        b = 4 + below(counter + 3, 4)
        c = 8 + below(counter + 4, 2)
    counter += 5
    patterns = six_in_order(counter)
    counter += 6
    for i in range(6):
        cat = a if i < 2 else b if i < 4 else c
        pattern = patterns >> 3 * i & 7
        s[kernel.NEED + pattern] = cats[cat, 0]
        s[kernel.WORTH + pattern] = cats[cat, 1]
    for seat in range(players):
        goals = six_in_order(counter)
        counter += 5
        for i in range(3):
            s[seat * kernel.QUILT + kernel.GOAL + i] = goals >> 3 * i & 7
    for i in range(len(bag)):
        bag[i] = i % 36
    chance.shuffle_bag(s, bag, len(bag), counter)
    kernel.deal(s)

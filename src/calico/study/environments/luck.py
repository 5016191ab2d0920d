"""The luck of a batch: fast, and the same for a seed everywhere.

A game of :class:`~calico.rules.game.Game` is dealt by SHA-256; thousands at once are dealt by
:func:`calico.rules.kernel.chance.noise`, a number for every counter:

- From the seed, the stream ``batch`` of :class:`~calico.rules.deal.Shuffle` gives a key below 2**27
  and then the order in which the tiles lie before they are shuffled.
- Game n of the batch owns the counters from ``(key << 32) + (n << 7)``: its bag those from 0,
  its boards from ``BOARDS``, its patterns from ``PATTERNS``, its cats from ``CATS`` and its goals
  from ``GOALS``.  A number below k is ``noise(counter) * k >> 32``.
- Game n is the (n // games)-th game of row n % games.  After 2**25 games deals come again.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from calico import box
from calico.box import TILES
from calico.rules.deal import Shuffle, drawn_from
from calico.rules.game import Game
from calico.rules.kernel import chance, kernel
from calico.rules.kernel.compiled import compiles
from calico.rules.kernel.state import build, need_of
from calico.rules.options import Mode
from calico.study.environments.actions import NO_GOAL, pack_goals

BOARDS: Final = 96
PATTERNS: Final = 100
CATS: Final = 106
GOALS: Final = 109
COUNTERS: Final = 128
"""How many counters a game owns."""

ANY_GOALS: Final = NO_GOAL * 0o1111
"""In a hand of the start row: four goals are to be dealt."""


class Deck(NamedTuple):
    """All that games are dealt from, as arrays."""

    start: NDArray[np.int64]
    """The row of a game before luck; its hands hold the goals to choose from, if any."""
    boards: NDArray[np.int64]
    """For each board the masks of its printed colours and patterns; none if they are chosen."""
    cats: NDArray[np.int64]
    """For each of three cats four equally likely ones, each as need and points."""
    order: NDArray[np.int64]
    """The tiles as they lie before they are shuffled."""
    tiles: NDArray[np.int64]
    """Room to shuffle them."""


def make_deck(
    game: Game, seed: object, *, chosen_cats: bool = False, chosen_boards: bool = False
) -> tuple[Deck, int]:
    """The deck and the key of ``seed`` for games like ``game``, whose chosen parts they keep."""
    options = game.options
    stream = Shuffle(str(seed), "batch")
    key = stream.below(1 << 27)
    tiles = [tile.index for tile in TILES for _ in range(options.copies)]
    order = np.array(stream.shuffled(tiles), np.int64)
    start = build(game.setup)
    if options.setup is Mode.STANDARD:
        goals = pack_goals(game.dealt(0)) if options.scenario else ANY_GOALS
        for seat in range(game.players):
            start[kernel.HAND + 2 * seat] = goals
    edges = build(Game.new(4, setup="beginner", seed=0, boards=[*box.BOARDS]).setup)
    boards = np.array([edges[seat * kernel.QUILT :][: kernel.FREE] for seat in range(4)], np.int64)
    cats = [
        (entry.cat,)
        if chosen_cats or options.scenario or options.setup is Mode.BEGINNER
        else drawn_from(options, game.players, entry.cat.dots)
        for entry in game.setup.cats
    ]
    likely = [[(need_of(cat.need), cat.points) for cat in group * 4][:4] for group in cats]
    return Deck(
        np.array(start, np.int64),
        boards[:0] if chosen_boards else boards,
        np.array(likely, np.int64),
        order,
        order.copy(),
    ), key


@compiles
def deal(s: list[int], deck: Any, counter: int) -> None:
    """Make ``s`` a new game of ``deck``, dealt by the counters from ``counter`` on."""
    for i in range(kernel.SIZE):
        s[i] = deck.start[i]
    for i in range(len(deck.tiles)):
        deck.tiles[i] = deck.order[i]
    chance.shuffle_bag(s, deck.tiles, kernel.most_drawn(s[kernel.PLAYERS]), counter)
    left = 0b1111
    for seat in range(s[kernel.PLAYERS] if len(deck.boards) > 0 else 0):
        board, left = _pick(left, counter + BOARDS + seat)
        for i in range(kernel.FREE):
            s[seat * kernel.QUILT + i] = deck.boards[board, i]
    left = 0b111111
    s[kernel.PROMO] = 0
    for i in range(6):
        pattern, left = _pick(left, counter + PATTERNS + i)
        cat = chance.noise(counter + CATS + i // 2) >> 30
        need = deck.cats[i // 2, cat, 0]
        if need == kernel.LARGEST_GROUP or need == kernel.LONGEST_PATH:
            s[kernel.PROMO] = need
        s[kernel.NEED + pattern] = need
        s[kernel.WORTH + pattern] = deck.cats[i // 2, cat, 1]
    if s[kernel.HAND] == kernel.NOTHING:
        kernel.deal(s)
    elif s[kernel.HAND] == ANY_GOALS:
        for seat in range(s[kernel.PLAYERS]):
            left = 0b111111
            packed = 0
            for i in range(4):
                goal, left = _pick(left, counter + GOALS + 4 * seat + i)
                packed |= goal << 3 * i
            s[kernel.HAND + 2 * seat] = packed


@compiles
def _pick(left: int, counter: int) -> tuple[int, int]:
    """One of the things in the set ``left``, and the set without it."""
    one = chance.nth_cell(left, chance.noise(counter) * kernel.popcount(left) >> 32)
    return kernel.popcount(one - 1), left ^ one

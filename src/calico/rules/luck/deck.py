"""What compiled code deals games from: the deck of one kind of game, for a seed.

Thousands of games at once are dealt by numbers for counters (:mod:`calico.rules.kernel.dealing`):

- From the seed, the stream ``batch`` of :class:`~.deal.Shuffle` gives a key below 2**27
  and then the order in which the tiles lie before they are shuffled.
- Game n of the batch owns the counters from ``(key << 32) + (n << 7)``: its bag those from 0, its
  boards from ``BOARDS``, its patterns from ``PATTERNS``, its cats from ``CATS`` and its goals from
  ``GOALS``.
- Game n is the (n // games)-th game of row n % games.  After 2**25 games deals come again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from calico.box import BOARDS, TILES, Cat
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.choosing import ANY_GOALS, pack
from calico.rules.kernel.shapes import need_of
from calico.rules.kernel.state import build, printed_edges
from calico.rules.luck.deal import Shuffle, drawn_from
from calico.rules.options import Mode


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


def boards_of_the_box() -> NDArray[np.int64]:
    """For each board the masks of its printed colours and patterns."""
    return np.array([printed_edges(board) for board in BOARDS.values()], np.int64)


def needs_and_points(cats: Iterable[Cat]) -> NDArray[np.int64]:
    """For each cat its need and its points."""
    return np.array([(need_of(cat.need), cat.points) for cat in cats], np.int64)


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
        given = pack([goal.index for goal in game.dealt(0)]) if options.scenario else ANY_GOALS
        for seat in range(game.players):
            start[kernel.HAND + 2 * seat] = given
    boards = boards_of_the_box()
    cats = [
        (entry.cat,)
        if chosen_cats or options.scenario or options.setup is Mode.BEGINNER
        else drawn_from(options, game.players, entry.cat.dots)
        for entry in game.setup.cats
    ]
    likely = np.stack([needs_and_points((group * 4)[:4]) for group in cats])
    return Deck(
        np.array(start, np.int64),
        boards[:0] if chosen_boards else boards,
        likely,
        order,
        order.copy(),
    ), key

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

from calico.box import BOARDS, TILES, Cat
from calico.engine.kinds import IntegerCube, Integers, IntegerTable, LookupTable
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.choosing import ANY_GOALS, pack
from calico.rules.kernel.shapes import need_of
from calico.rules.kernel.state import build, printed_edges
from calico.rules.luck.deal import Shuffle, drawn_from
from calico.rules.options import Mode


class Deck(NamedTuple):
    """All that games are dealt from, to be put where they are dealt."""

    start: Integers
    """The row of a game before luck; its hands hold the goals to choose from, if any."""
    boards: IntegerTable
    """For each board the masks of its printed colours and patterns; none if they are chosen."""
    cats: IntegerCube
    """For each of three cats four equally likely ones, each as need and points."""
    order: Integers
    """The tiles as they lie before they are shuffled."""
    tiles: Integers
    """Room to shuffle them."""


def boards_of_the_box() -> LookupTable:
    """For each board the masks of its printed colours and patterns."""
    return LookupTable(tuple(printed_edges(board)) for board in BOARDS.values())


def needs_and_points(cats: Iterable[Cat]) -> LookupTable:
    """For each cat its need and its points."""
    return LookupTable((need_of(cat.need), cat.points) for cat in cats)


def make_deck(
    game: Game, seed: object, *, chosen_cats: bool = False, chosen_boards: bool = False
) -> tuple[Deck, int]:
    """The deck and the key of ``seed`` for games like ``game``, whose chosen parts they keep."""
    options = game.options
    stream = Shuffle(str(seed), "batch")
    key = stream.below(1 << 27)
    tiles = [tile.index for tile in TILES for _ in range(options.copies)]
    order = stream.shuffled(tiles)
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
    likely = LookupTable(needs_and_points((group * 4)[:4]) for group in cats)
    return Deck(
        start,
        LookupTable() if chosen_boards else boards,
        likely,
        order,
        list(order),
    ), key

"""A quilt as a game: tiles placed in an explicit order, played by the rules.

Every quilt that the coach shows is staged as a game for one, in which the tiles come in the order
in which they are needed, so its points are those of the rules.  An order matters only for groups
with more than one token (R4.3, R5.3): patches that join them come late.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from calico.box import TILES, Cell, Tile
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.hexes import bit
from calico.rules.kernel.scoring import points
from calico.rules.kernel.state import build
from calico.rules.luck.deal import Shuffle
from calico.rules.notation import Move
from calico.rules.setup import Setup

TRIES: Final = 3_000
"""Orders to try for a quilt whose points depend on it: a second."""

NEAREST: Final = 3
"""The place in the market next to the bag."""

Placement = tuple[Tile, Cell]


def played(row: Sequence[int], placements: Sequence[Placement]) -> int:
    """The points of these placements, one after another, on the first quilt of ``row``."""
    s = list(row)
    for tile, cell in placements:
        kernel.place(s, 0, tile.index, bit(cell))
    return points(s, 0)


def best_order(
    setup: Setup, placed: Sequence[Placement], wanted: int, earliest: Sequence[int] = ()
) -> list[Placement]:
    """The placements in an order that scores ``wanted`` points, or as many as were found.

    ``earliest`` gives for each placement the first turn at which its tile is there, if not the
    first of all; with it, ``placed`` is in an order that is possible.
    """
    row = build(setup)
    order = list(range(len(placed)))
    best = played(row, placed)
    luck = Shuffle("order", "orders")
    for _ in range(TRIES):
        if best >= wanted:
            break
        trial = order.copy()
        trial.insert(luck.below(len(order)), trial.pop(luck.below(len(order))))
        if earliest and any(earliest[i] > turn for turn, i in enumerate(trial)):
            continue
        scored = played(row, [placed[i] for i in trial])
        if scored >= best:
            order, best = trial, scored
    return [placed[i] for i in order]


def by_hand(
    setup: Setup, taken: Sequence[Tile], quilt: Mapping[Cell, Tile], wanted: int
) -> list[Placement]:
    """The placements of ``quilt`` in the best order found that a hand of two allows.

    ``taken`` are the tiles in the order in which they come: two at the start, then one a turn.  A
    tile may wait for as long as one likes, so any order will do that places none before it came.
    """
    left = defaultdict(list)
    for cell, tile in quilt.items():
        left[tile].append(cell)
    placed = []
    earliest = []
    for number, tile in enumerate(taken):
        if left[tile]:
            placed.append((tile, left[tile].pop(0)))
            earliest.append(max(0, number - 1))
    return best_order(setup, placed, wanted, earliest)


def staged(setup: Setup, taken: Sequence[Tile], placements: Sequence[Placement]) -> Game:
    """A game alone in which the tiles ``taken`` come in this order and are placed in that one.

    ``setup`` is for one player.  What else lies in the market and in the bag is left there.
    """
    copies = setup.options.copies
    rest = list((Counter(dict.fromkeys(TILES, copies)) - Counter(taken)).elements())
    first = 0 if setup.options.no_hand else 2
    if first and len(taken) == len(placements):
        taken = [*taken, rest.pop()]  # one tile stays in hand
    bag = list(taken[:first])
    # The tile to take always lies nearest to the bag: one of each two that are drawn (R8.3).
    for number, tile in enumerate(taken[first:]):
        others = 2 if number == 0 else 1
        bag += [*(rest.pop() for _ in range(others)), tile]
    game = Game(setup, [*bag, *rest])
    coming = iter(taken[first:])
    for tile, cell in placements:
        if setup.options.no_hand:
            game.play(Move(tile, cell, place=NEAREST))
        else:
            take = next(coming, None)
            game.play(Move(tile, cell, take, None if take is None else NEAREST))
    return game

"""Whole random games in compiled code: to measure the kernel, and to check it."""

from __future__ import annotations

from typing import NamedTuple

from calico.box import COPIES, TILES
from calico.engine.kinds import Integers, zeros
from calico.engine.routines import compiled
from calico.engine.workspace import Workspace
from calico.rules.kernel import chance, kernel, scoring


class RandomGames(NamedTuple):
    """What random games are played on."""

    start: Integers
    """A game that is set up."""
    s: Integers
    """Room for a game."""
    tiles: Integers
    """The bag, in any order."""
    totals: Integers
    """The scores of the seats, added up."""


@compiled
def play_games(given: RandomGames, games: int, seed: int) -> None:
    """Play ``games`` whole random games, each with tiles drawn anew."""
    s = given.s
    draws = kernel.most_drawn(given.start[kernel.PLAYERS])
    counter = seed << 32
    for _ in range(games):
        for i in range(kernel.SIZE):
            s[i] = given.start[i]
        counter = chance.shuffle_bag(s, given.tiles, draws, counter)
        kernel.deal(s)
        counter = chance.random_game(s, counter)
        for seat in range(s[kernel.PLAYERS]):
            given.totals[seat] += scoring.points(s, seat)


def random_games(space: Workspace, start: list[int], games: int, seed: int = 1) -> list[int]:
    """Play ``games`` whole random games from the set-up state ``start``.

    Returns the scores of the seats, added up.
    """
    tiles = [tile.index for tile in TILES for _ in range(COPIES)]
    given = space.put(RandomGames(start, zeros(kernel.SIZE), tiles, zeros(4)))
    play_games(given, games, seed)
    totals: list[int] = given.totals.tolist()
    return totals[: start[kernel.PLAYERS]]

"""Choosing three of the four dealt goals, and their places: played out from the empty quilt."""

from __future__ import annotations

from itertools import permutations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from calico.players.search.policy import pick
from calico.players.search.scratch import Scratch, scratch
from calico.players.search.targets import bonus, targets
from calico.rules.kernel import chance, kernel
from calico.rules.kernel.compiled import compiled
from calico.rules.kernel.kernel import GOAL, QUILT
from calico.rules.kernel.moves import play_number
from calico.rules.kernel.scoring import points


class GoalGames(NamedTuple):
    """All that compiled code needs to play out arrangements of goals, and what came of them."""

    w: NDArray[np.float32]
    """The weights."""
    s: NDArray[np.int64]
    """The game in which goals are chosen."""
    seat: int
    wanted: NDArray[np.int64]
    """What a scenario asks for."""
    seed: int
    goals: NDArray[np.int64]
    """The arrangements on b3, c4 and d2, best first."""
    totals: NDArray[np.float64]
    """For each arrangement the final scores, added up."""
    bag: NDArray[np.int64]
    """The tiles in play, in any order."""
    work: Scratch
    dealt: NDArray[np.int64]
    """Room for a game before its goals."""
    game: NDArray[np.int64]
    """Room for the game as it is played out."""


@compiled
def play_out(given: Any, n: int, start: int, stop: int) -> None:
    """Play out the first ``n`` arrangements of ``given`` on the deals ``start`` to ``stop - 1``.

    The quilt of the seat is played as a game alone, with the cats and restriction of the game.
    """
    s, work, dealt, game = given.s, given.work, given.dealt, given.game
    for j in range(start, stop):
        for k in range(kernel.SIZE):
            dealt[k] = s[k]
        for k in range(QUILT):
            dealt[k] = s[given.seat * QUILT + k]
        dealt[kernel.PLAYERS] = 1
        dealt[kernel.PROMO] = 0
        dealt[kernel.TURN] = 0
        dealt[kernel.SEAT] = 0
        dealt[kernel.DRAWN] = 0
        counter = (given.seed << 36) + (j << 10)
        chance.shuffle_bag(dealt, given.bag, kernel.most_drawn(1), counter)
        kernel.deal(dealt)
        for i in range(n):
            for k in range(kernel.SIZE):
                game[k] = dealt[k]
            for k in range(3):
                game[GOAL + k] = given.goals[i, k]
            while not kernel.is_finished(game):
                play_number(game, pick(given.w, game, work.f, work.z))
            given.totals[i] += points(game, 0) + bonus(game, 0, given.wanted, work.tally)


def choose(
    w: Any, s: Any, seat: int, dealt: Any, simulations: int = 3000, seed: int = 1, keep: int = 3,
    tiles: Any = None, wanted: Any = None,
) -> Any:  # fmt: skip
    """The goals for b3, c4 and d2 out of ``dealt``, by halving over played-out games.

    ``tiles`` are the 36 counts of the tiles in play, three of each unless given (R8.4).
    """
    goals = np.array(sorted(set(permutations([int(g) for g in dealt], keep))), np.int64)
    alive = len(goals)
    totals = np.zeros(alive)
    rounds = max(1, int(np.ceil(np.log2(alive))))
    done = 0
    wanted = targets(None) if wanted is None else wanted
    given = GoalGames(
        w=w,
        s=s,
        seat=seat,
        wanted=wanted,
        seed=seed,
        goals=goals,
        totals=totals,
        bag=np.repeat(np.arange(36), 3 if tiles is None else tiles),
        work=scratch(),
        dealt=s.copy(),
        game=s.copy(),
    )
    for _ in range(rounds):
        step = max(1, simulations // (rounds * alive))
        play_out(given, alive, done, done + step)
        done += step
        order = np.argsort(-totals[:alive], kind="stable")
        goals[:alive] = goals[:alive][order]
        totals[:alive] = totals[:alive][order]
        alive = max(1, (alive + 1) // 2)
    return goals[0]

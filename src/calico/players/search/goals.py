"""Choosing three of the four dealt goals, and their places: played out from the empty quilt."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np

from calico.players.search.policy import pick, play_move, scratch
from calico.players.search.targets import bonus, targets
from calico.rules.kernel import chance, kernel
from calico.rules.kernel.compiled import compiled
from calico.rules.kernel.kernel import GOAL, QUILT


@compiled
def play_out(
    w: Any, s: Any, seat: int, bag: Any, work: Any, dealt: Any, game: Any, goals: Any,
    n: int, start: int, stop: int, seed: int, totals: Any, wanted: Any,
) -> None:  # fmt: skip
    """Add to ``totals`` the final scores of the first ``n`` arrangements on deals of a full bag.

    The quilt of ``seat`` is played as a game alone, with the cats and restriction of ``s``.
    """
    for j in range(start, stop):
        for k in range(kernel.SIZE):
            dealt[k] = s[k]
        for k in range(QUILT):
            dealt[k] = s[seat * QUILT + k]
        dealt[kernel.PLAYERS] = 1
        dealt[kernel.PROMO] = 0
        dealt[kernel.TURN] = 0
        dealt[kernel.SEAT] = 0
        dealt[kernel.DRAWN] = 0
        chance.shuffle_bag(dealt, bag, kernel.most_drawn(1), (seed << 36) + (j << 10))
        kernel.deal(dealt)
        for i in range(n):
            for k in range(kernel.SIZE):
                game[k] = dealt[k]
            for k in range(3):
                game[GOAL + k] = goals[i, k]
            while not kernel.is_finished(game):
                play_move(game, pick(w, game, work.f, work.z))
            totals[i] += kernel.points(game, 0) + bonus(game, 0, wanted)


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
    bag = np.repeat(np.arange(36), 3 if tiles is None else tiles)
    work = scratch()
    games = s.copy(), s.copy()
    for _ in range(rounds):
        step = max(1, simulations // (rounds * alive))
        play_out(
            w, s, seat, bag, work, *games, goals, alive, done, done + step, seed, totals, wanted
        )  # fmt: skip
        done += step
        order = np.argsort(-totals[:alive], kind="stable")
        goals[:alive] = goals[:alive][order]
        totals[:alive] = totals[:alive][order]
        alive = max(1, (alive + 1) // 2)
    return goals[0]

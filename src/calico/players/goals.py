"""Choosing three of the four dealt goals, and their places: played out alone from the empty quilt."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np

from calico.players.policy import pick, play_move, scratch
from calico.rules import kernel
from calico.rules.compiled import compiled
from calico.rules.kernel import GOAL, QUILT


@compiled
def play_out(
    w: Any, s: Any, seat: int, goals: Any, n: int, start: int, stop: int, seed: int, totals: Any
) -> None:
    """Add to ``totals`` the final scores of the first ``n`` arrangements on deals of a full bag.

    The quilt of ``seat`` is played as a game alone, with the cats and restriction of ``s``.
    """
    gain, t, m, out, tiles, best = scratch()
    bag = np.zeros(108, np.int64)
    dealt = s.copy()
    game = s.copy()
    for j in range(start, stop):
        dealt[:] = s
        for k in range(QUILT):
            dealt[k] = s[seat * QUILT + k]
        dealt[kernel.PLAYERS] = 1
        dealt[kernel.PROMO] = 0
        dealt[kernel.TURN] = 0
        dealt[kernel.SEAT] = 0
        dealt[kernel.DRAWN] = 0
        for k in range(108):
            bag[k] = k % 36
        kernel.shuffle_bag(dealt, bag, 56, (seed << 36) + (j << 10))
        kernel.deal(dealt)
        for i in range(n):
            game[:] = dealt
            for k in range(3):
                game[GOAL + k] = goals[i, k]
            while not kernel.is_finished(game):
                play_move(game, pick(w, game, gain, t, m, out, tiles, best))
            totals[i] += kernel.points(game, 0)


def choose(
    w: Any, s: Any, seat: int, dealt: Any, simulations: int = 3000, seed: int = 1, keep: int = 3
) -> Any:
    """The goals for b3, c4 and d2 out of ``dealt``, by halving over played-out games."""
    goals = np.array(sorted(set(permutations([int(g) for g in dealt], keep))), np.int64)
    alive = len(goals)
    totals = np.zeros(alive)
    rounds = max(1, int(np.ceil(np.log2(alive))))
    done = 0
    for _ in range(rounds):
        step = max(1, simulations // (rounds * alive))
        play_out(w, s, seat, goals, alive, done, done + step, seed, totals)
        done += step
        order = np.argsort(-totals[:alive], kind="stable")
        goals[:alive] = goals[:alive][order]
        totals[:alive] = totals[:alive][order]
        alive = max(1, (alive + 1) // 2)
    return goals[0]

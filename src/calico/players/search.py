"""The searching player: candidate moves, played out on sampled bags, the weaker half dropped in turns.

Only what the seat may see is used: the caller gives the state without the bag order and without the
hidden tiles of others, and the multiset of unseen tiles, from which every simulation deals anew.
Simulation ``j`` deals the same tiles to every candidate (common random numbers), so that the
candidates are compared on equal luck.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from calico.players.policy import DEEPER, SPARE, best_cells, cells_for, pick, pick_deeper, play_move, scratch
from calico.players.value import CELL_BITS, gains, value
from calico.rules import kernel
from calico.rules.compiled import compiled, compiles
from calico.rules.kernel import FREE, HAND, MARKET, NO_HAND, NOTHING, PLAYERS, QUILT, RESTRICTION, SEAT

WIDTH: Final = 24
"""Candidates at the root."""
DEPTH: Final = 22
"""Own turns played out before the value takes over."""
PRIOR: Final = 4.0
"""How many play-outs the two-ply value of a candidate counts as."""


@dataclass(frozen=True, slots=True)
class Limit:
    """When to stop thinking: after so many simulations, or after so many seconds."""

    simulations: int = 0
    seconds: float = 0.0


@compiled
def candidates(w: Any, s: Any, moves: Any, worth: Any) -> int:
    """All moves of the seat to play with their value two plies deep, best first; returns how many.

    The second ply is the best placement of the tile kept and of the tile taken on the new quilt.
    """
    gain, t, m, out, tiles, best = scratch()
    after = s.copy()
    seat = s[SEAT]
    q = seat * QUILT
    free = s[q + FREE]
    left = kernel.popcount(free)
    n = 0
    for i in range(3):
        tiles[2 + i] = s[MARKET + i]
    if s[RESTRICTION] == NO_HAND or left == 1:
        first, last = (2, 5) if s[RESTRICTION] == NO_HAND else (0, 2)
        if first == 0:
            tiles[0] = s[HAND + 2 * seat]
            tiles[1] = s[HAND + 2 * seat + 1]
        gains(w, s, q, tiles, first, last, 1, gain, t, m, out)
        for i in range(first, last):
            cells = free if first == 2 else cells_for(s, seat, tiles[i])
            for x in range(22):
                if CELL_BITS[x] & cells != 0:
                    moves[n] = 2 * (i - 2 + 3 * x) if first == 2 else i + 6 * x
                    worth[n] = gain[i, x]
                    n += 1
    else:
        spare = SPARE if left > 2 else 0.0
        for h in range(2):
            tile = s[HAND + 2 * seat + h]
            if h == 1 and tile == s[HAND + 2 * seat]:
                continue
            cells = cells_for(s, seat, tile)
            tiles[1] = s[HAND + 2 * seat + 1 - h]
            for x in range(22):
                if CELL_BITS[x] & cells == 0:
                    continue
                for k in range(20):
                    after[q + k] = s[q + k]
                kernel.place(after, q, tile, CELL_BITS[x])
                now = kernel.points(after, seat)
                now += gains(w, after, q, tiles, 1, 5, 1, gain, t, m, out)
                best_cells(after, gain, 1, 5, after[q + FREE], best)
                for slot in range(3):
                    if slot > 0 and tiles[2 + slot] == tiles[2] or slot > 1 and tiles[4] == tiles[3]:
                        if s[PLAYERS] > 1:
                            continue  # alone the place of the taken tile matters
                    kept, new = best[1, 0], best[2 + slot, 0]
                    moves[n] = h + 2 * (slot + 3 * x)
                    worth[n] = now + max(kept, new) + spare * min(kept, new)
                    n += 1
    order = np.argsort(-worth[:n])
    sorted_moves = moves[:n][order]
    sorted_worth = worth[:n][order]
    moves[:n] = sorted_moves
    worth[:n] = sorted_worth
    return n


def deal_unseen(s: Any, unseen: Any, hidden: Any, tiles: Any, draws: int, counter: int) -> None:
    """Give ``s`` hidden hands and the next ``draws`` tiles of a bag, all drawn from ``unseen``."""
    total = 0
    for tile in range(36):
        for _ in range(unseen[tile]):
            tiles[total] = tile
            total += 1
    i = 0
    for k in range(8):
        if hidden[k] and s[HAND + k] == NOTHING:
            j = i + (kernel.noise(counter + i) * (total - i) >> 32)
            s[HAND + k] = tiles[j]
            tiles[j] = tiles[i]
            i += 1
    at = s[kernel.DRAWN]
    for _ in range(min(draws, total - i)):
        j = i + (kernel.noise(counter + i) * (total - i) >> 32)
        tile = tiles[j]
        tiles[j] = tiles[i]
        shift = 7 * (at & 7)
        word = kernel.BAG + (at >> 3)
        s[word] = s[word] & ~(127 << shift) | tile << shift
        at += 1
        i += 1


compiles(deal_unseen, inline=False)


@compiled
def simulate(
    w: Any, s: Any, unseen: Any, hidden: Any, moves: Any, n: int,
    start: int, stop: int, seed: int, depth: int, deeper: int, totals: Any, squares: Any,
) -> None:  # fmt: skip
    """Play out the first ``n`` of ``moves`` on the deals ``start`` to ``stop - 1``.

    The first ``deeper`` own turns are played by the deeper of the two quick choices.

    Adds what the seat ends with (after ``depth`` own turns: is expected to end with) to ``totals``.
    """
    gain, t, m, out, tiles, best = scratch()
    bag = np.zeros(128, np.int64)
    seat = s[SEAT]
    q = seat * QUILT
    players = s[PLAYERS]
    dealt = s.copy()
    game = s.copy()
    copy = s.copy()
    tops = np.zeros((DEEPER, 4), np.float32)
    left = kernel.popcount(s[q + FREE])
    draws = (min(depth, left) + 1) * max(players, 2) + 2
    for j in range(start, stop):
        dealt[:] = s
        deal_unseen(dealt, unseen, hidden, bag, draws, (seed << 36) + (j << 8))
        for i in range(n):
            game[:] = dealt
            play_move(game, moves[i])
            turns = depth
            while turns > 0 and game[q + FREE] != 0:
                if game[SEAT] == seat:
                    turns -= 1
                    if depth - turns <= deeper:
                        move = pick_deeper(w, game, gain, t, m, out, tiles, best, copy, tops)
                    else:
                        move = pick(w, game, gain, t, m, out, tiles, best)
                else:
                    move = pick(w, game, gain, t, m, out, tiles, best)
                play_move(game, move)
            score = value(w, game, seat, out)
            totals[i] += score
            squares[i] += score * score


@dataclass(slots=True)
class Thought:
    """The candidates of a search, best first: moves, expected scores, spreads and simulations."""

    moves: Any
    means: Any
    spreads: Any
    counts: Any
    simulations: int


def think(
    w: Any, s: Any, unseen: Any, hidden: Any, limit: Limit, seed: int,
    width: int = WIDTH, depth: int = DEPTH, deeper: int = 0, prior: float = PRIOR,
) -> Thought:  # fmt: skip
    """Search the move of the seat to play.  Deterministic for a seed and a limit of simulations."""
    begun = time.perf_counter()
    moves = np.zeros(400, np.int64)
    worth = np.zeros(400, np.float64)
    n = int(candidates(w, s, moves, worth))
    n = min(n, width)
    moves, means = moves[:n].copy(), worth[:n].copy()
    priors = means.copy()
    totals = np.zeros(n)
    squares = np.zeros(n)
    counts = np.zeros(n, np.int64)
    rounds = max(1, int(np.ceil(np.log2(n)))) if n > 1 else 0
    alive = n
    done = 0
    used = 0
    for r in range(rounds):
        if limit.seconds:
            until = begun + limit.seconds * (r + 1) / rounds
            step = 2
            while time.perf_counter() < until:
                lap = time.perf_counter()
                simulate(w, s, unseen, hidden, moves, alive, done, done + step, seed, depth, deeper, totals, squares)
                done += step
                used += step * alive
                now = time.perf_counter()
                step = int(max(1, min(step * (until - now) / (now - lap + 1e-9), 4 * step, 64)))
        else:
            step = max(1, limit.simulations // (rounds * alive))
            simulate(w, s, unseen, hidden, moves, alive, done, done + step, seed, depth, deeper, totals, squares)
            done += step
            used += step * alive
        counts[:alive] = done
        if done:
            means[:alive] = (totals[:alive] + prior * priors[:alive]) / (done + prior)
        order = np.argsort(-means[:alive], kind="stable")
        for array in (moves, means, totals, squares, priors):
            array[:alive] = array[:alive][order]
        alive = max(1, (alive + 1) // 2)
    spreads = np.sqrt(np.maximum(squares / np.maximum(counts, 1) - means**2, 0))
    return Thought(moves, means, spreads, counts, used)

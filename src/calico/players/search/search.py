"""The searching player: candidate moves played out on sampled bags, the weaker half dropped.

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

from calico.players.agent import Limit
from calico.players.search.gains import GAIN, TILES, gains
from calico.players.search.policy import (
    BEST,
    SPARE,
    Scratch,
    best_cells,
    cells_for,
    look,
    pick,
    pick_deeper,
    play_move,
    scratch,
)
from calico.players.search.targets import bonus, targets
from calico.players.search.value import CELL_BITS
from calico.rules.kernel import chance, kernel
from calico.rules.kernel.compiled import compiled, compiles
from calico.rules.kernel.kernel import (
    FREE,
    HAND,
    NO_HAND,
    NOTHING,
    PLAYERS,
    QUILT,
    RESTRICTION,
    SEAT,
    SIZE,
)

WIDTH: Final = 24
"""Candidates at the root."""
MARGIN: Final = 2.0
"""Points by which a placement may be behind in a play-out to be looked at again."""
PRIOR: Final = 4.0
"""How many play-outs the two-ply value of a candidate counts as."""


@compiled
def candidates(w: Any, s: Any, work: Any, moves: Any, worth: Any) -> int:
    """All moves of the seat to play with their value two plies deep; returns how many.

    The second ply is the best placement of the tile kept and of the tile taken on the new quilt.
    """
    f, z, after = work.f, work.z, work.after
    seat = s[SEAT] & 3
    q = seat * QUILT
    free = s[q + FREE]
    left = kernel.popcount(free)
    n = 0
    look(s, seat, z)
    if s[RESTRICTION] == NO_HAND or left == 1:
        first, last = (2, 5) if s[RESTRICTION] == NO_HAND else (0, 2)
        now = kernel.points(s, seat) + gains(w, s, q, first, last, 1, f, z)
        for i in range(first, last):
            if kernel.is_repeated(s, i - 2) if first == 2 else i == 1 and z[TILES] == z[TILES + 1]:
                continue
            cells = free if first == 2 else cells_for(s, seat, z[TILES + i])
            for x in range(22):
                if CELL_BITS[x] & cells != 0:
                    moves[n] = 2 * (i - 2 + 3 * x) if first == 2 else i + 6 * x
                    worth[n] = now + f[GAIN + 22 * i + x]
                    n += 1
        return n
    spare = SPARE if left > 2 else 0.0
    for i in range(SIZE):
        after[i] = s[i]
    for h in range(2):
        tile = s[HAND + 2 * seat + h]
        if h == 1 and tile == s[HAND + 2 * seat]:
            continue
        cells = cells_for(s, seat, tile)
        z[TILES + 1] = s[HAND + 2 * seat + 1 - h]
        for x in range(22):
            if CELL_BITS[x] & cells == 0:
                continue
            for k in range(QUILT):
                after[q + k] = s[q + k]
            kernel.place(after, q, tile, CELL_BITS[x])
            now = kernel.points(after, seat) + gains(w, after, q, 1, 5, 1, f, z)
            best_cells(1, 5, after[q + FREE], f, z)
            for slot in range(3):
                if kernel.is_repeated(s, slot):
                    continue
                kept, new = f[BEST + 2], f[BEST + 2 * (2 + slot)]
                moves[n] = h + 2 * (slot + 3 * x)
                worth[n] = now + max(kept, new) + spare * min(kept, new)
                n += 1
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
            j = i + (chance.noise(counter + i) * (total - i) >> 32)
            s[HAND + k] = tiles[j]
            tiles[j] = tiles[i]
            i += 1
    at = s[kernel.DRAWN]
    for _ in range(min(draws, total - i)):
        j = i + (chance.noise(counter + i) * (total - i) >> 32)
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
    w: Any, s: Any, unseen: Any, hidden: Any, work: Any, dealt: Any, game: Any, bag: Any,
    moves: Any, n: int, start: int, stop: int, seed: int, deeper: int,
    totals: Any, squares: Any, wanted: Any, extras: Any,
) -> None:  # fmt: skip
    """Play out the first ``n`` of ``moves`` on the deals ``start`` to ``stop - 1``.

    The first ``deeper`` own turns are played by the deeper of the two choices.  Adds the points
    that the seat ends with to ``totals``, and to ``extras`` what it is worth to have what a
    scenario wants.
    """
    f, z, after = work.f, work.z, work.after
    seat = s[SEAT] & 3
    q = seat * QUILT
    left = kernel.popcount(s[q + FREE])
    draws = (left + 1) * max(s[PLAYERS], 2) + 2
    for j in range(start, stop):
        for i in range(SIZE):
            dealt[i] = s[i]
        deal_unseen(dealt, unseen, hidden, bag, draws, (seed << 36) + (j << 8))
        for i in range(n):
            for k in range(SIZE):
                game[k] = dealt[k]
            play_move(game, moves[i])
            turns = 0
            while game[q + FREE] != 0:
                if game[SEAT] == seat:
                    turns += 1
                    if turns <= deeper:
                        move = pick_deeper(w, game, f, z, after, MARGIN)
                    else:
                        move = pick(w, game, f, z)
                else:
                    move = pick(w, game, f, z)
                play_move(game, move)
            score = float(kernel.points(game, seat))
            totals[i] += score
            squares[i] += score * score
            extras[i] += bonus(game, seat, wanted)


@dataclass(slots=True)
class Thought:
    """The candidates of a search, best first: moves, expected scores, spreads and simulations."""

    moves: Any
    means: Any
    spreads: Any
    counts: Any
    simulations: int


class Table:
    """The candidates of one search and what their play-outs gave so far, best first."""

    def __init__(
        self, w: Any, s: Any, unseen: Any, hidden: Any, seed: int, width: int, wanted: Any
    ) -> None:
        self.given = (w, s, unseen, hidden)
        self.seed = seed
        self.work: Scratch = scratch()
        self.games = (s.copy(), s.copy(), np.zeros(128, np.int64))
        moves = np.zeros(400, np.int64)
        worth = np.zeros(400, np.float64)
        n = int(candidates(w, s, self.work, moves, worth))
        order = np.argsort(-worth[:n], kind="stable")[:width]
        self.moves = moves[order]
        self.priors = worth[order]
        self.means = self.priors.copy()
        self.totals = np.zeros(len(order))
        self.squares = np.zeros(len(order))
        self.wanted = wanted
        self.extras = np.zeros(len(order))
        self.counts = np.zeros(len(order), np.int64)
        self.done = 0
        self.used = 0

    def play_out(self, alive: int, deals: int, deeper: int) -> None:
        """Play the first ``alive`` candidates out on so many more deals."""
        simulate(
            *self.given, self.work, *self.games, self.moves, alive, self.done, self.done + deals,
            self.seed, deeper, self.totals, self.squares,
            self.wanted, self.extras,
        )  # fmt: skip
        self.done += deals
        self.used += deals * alive

    def sort(self, alive: int, prior: float) -> None:
        """Sort the first ``alive`` candidates by their means, mixed with the value before."""
        self.counts[:alive] = self.done
        if self.done:
            known = self.totals[:alive] + prior * self.priors[:alive]
            self.means[:alive] = known / (self.done + prior)
        merits = self.means[:alive] + self.extras[:alive] / max(1, self.done)
        order = np.argsort(-merits, kind="stable")
        for array in (
            self.moves, self.means, self.totals, self.squares, self.priors, self.extras,
        ):  # fmt: skip
            array[:alive] = array[:alive][order]


def think(
    w: Any, s: Any, unseen: Any, hidden: Any, limit: Limit, seed: int,
    width: int = WIDTH, deeper: int = 0, prior: float = PRIOR,
    wanted: Any = None, keep: int = 1,
) -> Thought:  # fmt: skip
    """Search the move of the seat to play.  Deterministic for a seed and a limit of simulations.

    The best ``keep`` candidates are played out to the end, all on the same deals, so that these can
    be compared; the others are dropped on the way.
    """
    begun = time.perf_counter()
    wanted = targets(None) if wanted is None else wanted
    table = Table(w, s, unseen, hidden, seed, width, wanted)
    alive = len(table.moves)
    rounds = max(1, int(np.ceil(np.log2(alive)))) if alive > 1 else 0
    for r in range(rounds):
        if limit.seconds:
            until = begun + limit.seconds * (r + 1) / rounds
            step = 2
            while (lap := time.perf_counter()) < until:
                table.play_out(alive, step, deeper)
                now = time.perf_counter()
                step = int(max(1, min(step * (until - now) / (now - lap + 1e-9), 4 * step, 64)))
        else:
            step = (limit.simulations or 0) // (rounds * alive)
            table.play_out(alive, max(1, step), deeper)
        table.sort(alive, prior)
        alive = min(alive, max(keep, (alive + 1) // 2))
    variances = table.squares / np.maximum(table.counts, 1) - table.means**2
    spreads = np.sqrt(np.maximum(variances, 0))
    return Thought(table.moves, table.means, spreads, table.counts, table.used)

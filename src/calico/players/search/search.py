"""The search: candidate moves are played out on sampled bags, and the worse half is dropped.

Only what the seat may see is used: the caller gives the state without the bag order and without the
hidden tiles of others, and the multiset of unseen tiles, from which every simulation deals anew.
Simulation ``j`` deals the same tiles to every candidate (common random numbers), so that the
candidates are compared on equal luck.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from calico import box
from calico.engine.kinds import Doubles, Integers, Singles, zeros
from calico.engine.routines import compiled, large
from calico.engine.workspace import Workspace
from calico.players.agent import Limit
from calico.players.search.gains import gains
from calico.players.search.policy import SPARE, best_cells, look, pick, pick_deeper
from calico.players.search.scratch import BEST, GAIN, TILES, Scratch, scratch
from calico.players.search.sight import Sight
from calico.players.search.targets import bonus, targets
from calico.players.search.value import CELL_BITS, Floats, Ints
from calico.rules.kernel import kernel
from calico.rules.kernel.dealing import deal_unseen
from calico.rules.kernel.kernel import (
    FREE,
    HAND,
    NO_HAND,
    PLAYERS,
    QUILT,
    RESTRICTION,
    SEAT,
    SIZE,
    cells_for,
)
from calico.rules.kernel.masks import popcount
from calico.rules.kernel.moves import MOVES, number_of, play_number
from calico.rules.kernel.scoring import points
from calico.rules.view import View

WIDTH: Final = 24
"""Candidates at the root."""
MARGIN: Final = 2.0
"""Points by which a placement may be behind in a play-out to be looked at again."""
PRIOR: Final = 4.0
"""How many play-outs the two-ply value of a candidate counts as."""


class Openings(NamedTuple):
    """What compiled code needs to find candidates, and the candidates that it found."""

    w: Singles
    """The weights."""
    s: Integers
    """The game, without what the seat may not see."""
    work: Scratch
    moves: Integers
    """The moves found."""
    worth: Doubles
    """Their values."""


@compiled
def candidates(given: Openings) -> int:
    """All moves of the seat to play with their value two plies deep; returns how many."""
    work = given.work
    return find_candidates(given.w, given.s, work.f, work.z, work.after, given.moves, given.worth)


@large
def find_candidates(
    w: Floats, s: Ints, f: Floats, z: Ints, after: Ints, moves: Ints, worth: Floats
) -> int:
    """All moves of the seat to play with their value two plies deep; returns how many.

    The second ply is the best placement of the tile kept and of the tile taken on the new quilt.
    """
    seat = s[SEAT] & 3
    q = seat * QUILT
    free = s[q + FREE]
    left = popcount(free)
    n = 0
    look(s, seat, z)
    if s[RESTRICTION] == NO_HAND or left == 1:
        first, last = (2, 5) if s[RESTRICTION] == NO_HAND else (0, 2)
        now = points(s, seat) + gains(w, s, q, first, last, 1, f, z)
        for i in range(first, last):
            if kernel.is_repeated(s, i - 2) if first == 2 else i == 1 and z[TILES] == z[TILES + 1]:
                continue
            cells = free if first == 2 else cells_for(s, seat, z[TILES + i])
            for x in range(22):
                if CELL_BITS[x] & cells != 0:
                    moves[n] = number_of(0, x, i - 2) if first == 2 else number_of(i, x, 0)
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
            now = points(after, seat) + gains(w, after, q, 1, 5, 1, f, z)
            best_cells(1, 5, after[q + FREE], f, z)
            for slot in range(3):
                if kernel.is_repeated(s, slot):
                    continue
                kept, new = f[BEST + 2], f[BEST + 2 * (2 + slot)]
                moves[n] = number_of(h, x, slot)
                worth[n] = now + max(kept, new) + spare * min(kept, new)
                n += 1
    return n


class Simulation(NamedTuple):
    """What compiled code needs to play out candidates, and the results so far."""

    w: Singles
    """The weights."""
    s: Integers
    """The game, without what the seat may not see."""
    unseen: Integers
    """For each kind of tile how many are in the bag or in places that ``hidden`` marks."""
    hidden: Integers
    """1 for each of the eight places in hands that holds a tile nobody else knows."""
    wanted: Integers
    """What a scenario asks for."""
    seed: int
    deeper: int
    """How many own turns are played by the deeper of the two quick choices."""
    moves: Integers
    """The candidates, best first."""
    totals: Doubles
    """For each candidate the points that the seat ended with, added up."""
    squares: Doubles
    """The same points, squared."""
    extras: Doubles
    """What it was worth to have what a scenario wants."""
    work: Scratch
    dealt: Integers
    """Room for the game with a bag."""
    game: Integers
    """Room for the game as it is played out."""
    bag: Integers
    """Room for the unseen tiles."""


@large
def finish(w: Floats, game: Ints, seat: int, deeper: int, f: Floats, z: Ints, after: Ints) -> None:
    """Play ``game`` with quick choices until the quilt of ``seat`` is full.

    Its own first ``deeper`` turns are played by the deeper of the two quick choices.
    """
    turns = 0
    while game[seat * QUILT + FREE] != 0:
        if game[SEAT] == seat:
            turns += 1
            if turns <= deeper:
                move = pick_deeper(w, game, f, z, after, MARGIN)
            else:
                move = pick(w, game, f, z)
        else:
            move = pick(w, game, f, z)
        play_number(game, move)


def draws_for(s: Ints, seat: int) -> int:
    """How many tiles of the bag a play-out of ``seat`` may draw."""
    return (popcount(s[seat * QUILT + FREE]) + 1) * max(s[PLAYERS], 2) + 2


@compiled
def simulate(given: Simulation, n: int, start: int, stop: int) -> None:
    """Play out the first ``n`` candidates of ``given`` on the deals ``start`` to ``stop - 1``."""
    w, s, work, dealt, game = given.w, given.s, given.work, given.dealt, given.game
    seat = s[SEAT] & 3
    draws = draws_for(s, seat)
    for j in range(start, stop):
        for i in range(SIZE):
            dealt[i] = s[i]
        counter = (given.seed << 36) + (j << 8)
        deal_unseen(dealt, given.unseen, given.hidden, given.bag, draws, counter)
        for i in range(n):
            for k in range(SIZE):
                game[k] = dealt[k]
            play_number(game, given.moves[i])
            finish(w, game, seat, given.deeper, work.f, work.z, work.after)
            score = float(points(game, seat))
            given.totals[i] += score
            given.squares[i] += score * score
            given.extras[i] += bonus(game, seat, given.wanted, work.tally)


@dataclass(slots=True)
class Thought:
    """The candidates of a search, best first: moves, expected scores, spreads and simulations."""

    moves: list[int]
    means: list[float]
    spreads: list[float]
    counts: list[int]
    simulations: int


@dataclass(frozen=True, slots=True)
class Question:
    """The input of a search: the game as a seat knows it, and the objectives of the scenario."""

    state: Sequence[int]
    unseen: Sequence[int]
    hidden: Sequence[int]
    wanted: Sequence[int]

    @classmethod
    def of(cls, view: View) -> Question:
        """What the viewer of ``view``, whose turn it is, has to decide."""
        sight = Sight.of(view)
        return cls(sight.state, sight.unseen, sight.hidden, targets(view.options.scenario))


class Candidates:
    """The candidates of one search and the results of their play-outs so far, best first."""

    def __init__(
        self, space: Workspace, w: Any, asked: Question, *, seed: int, width: int, deeper: int,
        also: Sequence[int] = (),
    ) -> None:  # fmt: skip
        """The ``width`` most promising moves and ``also`` these, none of them played out."""
        s = list(asked.state)
        found = space.put(Openings(w, s, scratch(), zeros(MOVES), zeros(MOVES)))
        n = candidates(found)
        moves, worth = found.moves.tolist(), found.worth.tolist()
        order = _best_first(worth[:n])
        order = order[:width] + [i for i in order[width:] if moves[i] in also]
        self.priors: list[float] = [worth[i] for i in order]
        self.means = list(self.priors)
        self.counts = [0] * len(order)
        self.done = 0
        self.used = 0
        self.played = space.put(
            Simulation(
                w=w,
                s=found.s,
                unseen=list(asked.unseen),
                hidden=list(asked.hidden),
                wanted=list(asked.wanted),
                seed=seed,
                deeper=deeper,
                moves=[moves[i] for i in order],
                totals=zeros(len(order)),
                squares=zeros(len(order)),
                extras=zeros(len(order)),
                work=found.work,
                dealt=s,
                game=s,
                bag=zeros(box.COPIES * len(box.TILES)),
            )
        )

    def play_out(self, alive: int, deals: int) -> None:
        """Play the first ``alive`` candidates out on so many more deals."""
        simulate(self.played, alive, self.done, self.done + deals)
        self.done += deals
        self.used += deals * alive

    def sort(self, alive: int, prior: float) -> None:
        """Sort the first ``alive`` candidates by their means, mixed with the value before."""
        played = self.played
        totals, extras = played.totals.tolist(), played.extras.tolist()
        for i in range(alive):
            self.counts[i] = self.done
            if self.done:
                self.means[i] = (totals[i] + prior * self.priors[i]) / (self.done + prior)
        rest = range(alive, len(totals))
        merits = [self.means[i] + extras[i] / max(1, self.done) for i in range(alive)]
        order = [*_best_first(merits), *rest]
        for array in (played.moves, played.totals, played.squares, played.extras):
            values = array.tolist()
            array[:] = [values[i] for i in order]
        self.means = [self.means[i] for i in order]
        self.priors = [self.priors[i] for i in order]

    def thought(self) -> Thought:
        """The results so far."""
        spreads = []
        squares = self.played.squares.tolist()
        for square, count, mean in zip(squares, self.counts, self.means, strict=True):
            spreads.append(math.sqrt(max(square / max(count, 1) - mean * mean, 0.0)))
        return Thought(self.played.moves.tolist(), self.means, spreads, self.counts, self.used)


def _best_first(merits: Sequence[float]) -> list[int]:
    """The indices of ``merits``, the largest first; equal ones keep their order."""
    return sorted(range(len(merits)), key=lambda i: -merits[i])


def think(
    space: Workspace, w: Any, asked: Question, limit: Limit, seed: int,
    width: int = WIDTH, deeper: int = 0, prior: float = PRIOR, keep: int = 1,
    also: Sequence[int] = (),
) -> Thought:  # fmt: skip
    """Search the move of the seat to play.  Deterministic for a seed and a limit of simulations.

    The best ``keep`` candidates are played out to the end, all on the same deals, so that these can
    be compared; the others are dropped on the way.  The moves ``also`` are candidates in any case.
    """
    begun = time.perf_counter()
    found = Candidates(space, w, asked, seed=seed, width=width, deeper=deeper, also=also)
    alive = len(found.means)
    rounds = rounds_for(alive) if alive > 1 else 0
    for r in range(rounds):
        if limit.seconds:
            until = begun + limit.seconds * (r + 1) / rounds
            step = 2
            while (lap := time.perf_counter()) < until:
                found.play_out(alive, step)
                now = time.perf_counter()
                step = int(max(1, min(step * (until - now) / (now - lap + 1e-9), 4 * step, 64)))
        else:
            step = (limit.simulations or 0) // (rounds * alive)
            found.play_out(alive, max(1, step))
        found.sort(alive, prior)
        alive = min(alive, max(keep, (alive + 1) // 2))
    return found.thought()


def rounds_for(count: int) -> int:
    """How many times half of ``count`` things can be dropped, and at least one."""
    return max(1, (count - 1).bit_length())

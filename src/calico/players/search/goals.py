"""Chooses three of the four dealt goals and their cells, by play-outs from the empty quilt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, NamedTuple

from calico.box import COPIES, TILES
from calico.engine.kinds import Doubles, Integers, IntegerTable, Singles, zeros
from calico.engine.routines import compiled, large
from calico.engine.workspace import Workspace
from calico.players.search.policy import pick
from calico.players.search.scratch import Scratch, scratch
from calico.players.search.search import rounds_for
from calico.players.search.targets import bonus
from calico.players.search.value import Ints
from calico.rules.kernel import chance, kernel
from calico.rules.kernel.hexes import RINGS
from calico.rules.kernel.kernel import GOAL, QUILT
from calico.rules.kernel.moves import play_number
from calico.rules.kernel.scoring import BY_COLOUR, BY_PATTERN, goal_ways, points


class GoalGames(NamedTuple):
    """What compiled code needs to play out arrangements of goals, and the results so far."""

    w: Singles
    """The weights."""
    s: Integers
    """The game in which goals are chosen."""
    seat: int
    wanted: Integers
    """What a scenario asks for."""
    seed: int
    goals: IntegerTable
    """The arrangements on b3, c4 and d2, best first."""
    totals: Doubles
    """For each arrangement the final scores, added up."""
    bag: Integers
    """The tiles in play, in any order."""
    work: Scratch
    dealt: Integers
    """Room for a game before its goals."""
    game: Integers
    """Room for the game as it is played out."""


@large
def deal_alone(s: Ints, seat: int, bag: Ints, counter: int, dealt: Ints) -> None:
    """Make ``dealt`` a new game of ``seat`` alone, on its board and with the cats of ``s``."""
    for k in range(kernel.SIZE):
        dealt[k] = s[k]
    for k in range(QUILT):
        dealt[k] = s[seat * QUILT + k]
    dealt[kernel.PLAYERS] = 1
    dealt[kernel.PROMO] = 0
    dealt[kernel.TURN] = 0
    dealt[kernel.SEAT] = 0
    dealt[kernel.DRAWN] = 0
    chance.shuffle_bag(dealt, bag, kernel.most_drawn(1), counter)
    kernel.deal(dealt)


@compiled
def play_out(given: GoalGames, n: int, start: int, stop: int) -> None:
    """Play out the first ``n`` arrangements of ``given`` on the deals ``start`` to ``stop - 1``.

    The quilt of the seat is played as a game alone, with the cats and restriction of the game.
    """
    work, dealt, game = given.work, given.dealt, given.game
    for j in range(start, stop):
        deal_alone(given.s, given.seat, given.bag, (given.seed << 36) + (j << 10), dealt)
        for i in range(n):
            for k in range(kernel.SIZE):
                game[k] = dealt[k]
            for k in range(3):
                game[GOAL + k] = given.goals[i, k]
            while not kernel.is_finished(game):
                play_number(game, pick(given.w, game, work.f, work.z))
            given.totals[i] += points(game, 0) + bonus(game, 0, given.wanted, work.tally)


class Arrangement(NamedTuple):
    """Goals on b3, c4 and d2, and the results of their play-outs."""

    goals: tuple[int, int, int]
    mean: float
    """The mean score, with what a scenario wants."""


def rank(
    space: Workspace, w: Any, state: Sequence[int], seat: int, dealt: Sequence[int],
    *, simulations: int, seed: int, wanted: Sequence[int], keep: int = 1,
) -> list[Arrangement]:  # fmt: skip
    """All ways to put three of ``dealt`` on b3, c4 and d2, best first, by halving over games.

    The best ``keep`` are played out to the end, all on the same deals.
    """
    goals = sorted(set(permutations(dealt, 3)))
    given = _games(space, w, state, seat, goals, wanted, seed)
    played = [0] * len(goals)
    alive = len(goals)
    rounds = rounds_for(alive)
    done = 0
    for _ in range(rounds):
        step = max(1, simulations // (rounds * alive))
        play_out(given, alive, done, done + step)
        done += step
        played[:alive] = [done] * alive
        totals = given.totals.tolist()
        order = sorted(range(alive), key=lambda i: -totals[i])
        order += range(alive, len(goals))
        goals = [goals[i] for i in order]
        given.goals[:] = goals
        given.totals[:] = [totals[i] for i in order]
        alive = min(alive, max(keep, (alive + 1) // 2))
    means = [total / games for total, games in zip(given.totals.tolist(), played, strict=True)]
    return [Arrangement((b3, c4, d2), m) for (b3, c4, d2), m in zip(goals, means, strict=True)]


class GoalOutlook(NamedTuple):
    """The results of an arrangement in a few games."""

    scores: list[int]
    """The score of each game."""
    extra: float
    """What the games were worth on average for what a scenario wants."""
    completed: list[int]
    """How many games completed the goal on b3, c4 and d2."""
    both: list[int]
    """How many of those completed it both ways."""


def look_ahead(
    space: Workspace, w: Any, state: Sequence[int], seat: int, goals: tuple[int, int, int],
    *, games: int, seed: int, wanted: Sequence[int],
) -> GoalOutlook:  # fmt: skip
    """Play ``goals`` out, a game at a time, and look at each quilt."""
    given = _games(space, w, state, seat, [goals], wanted, seed)
    scores, completed, both = [], [0, 0, 0], [0, 0, 0]
    for j in range(games):
        play_out(given, 1, j, j + 1)
        game = given.game.tolist()
        scores.append(points(game, 0))
        for i, goal in enumerate(goals):
            ways = goal_ways(game, 0, goal, RINGS[i])
            completed[i] += ways != 0
            both[i] += ways == BY_COLOUR | BY_PATTERN
    extra = (given.totals.tolist()[0] - sum(scores)) / games
    return GoalOutlook(scores, extra, completed, both)


def _games(
    space: Workspace, w: Any, state: Sequence[int], seat: int,
    goals: Sequence[Sequence[int]], wanted: Sequence[int], seed: int,
) -> GoalGames:  # fmt: skip
    """Arrangements that are to be played out."""
    s = list(state)
    return space.put(
        GoalGames(
            w=w,
            s=s,
            seat=seat,
            wanted=list(wanted),
            seed=seed,
            goals=goals,
            totals=zeros(len(goals)),
            bag=[tile.index for tile in TILES for _ in range(COPIES)],
            work=scratch(),
            dealt=s,
            game=s,
        )
    )

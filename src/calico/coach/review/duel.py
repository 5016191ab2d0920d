"""Duels in compiled code: a few moves, or arrangements of goals, played out on the same deals.

The first one is compared with each of the others.  Deal ``j`` is the same for all of them, and is
never one that a search saw: the seed of a duel is its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from calico.engine.kinds import Doubles, DoubleTable, Integers, IntegerTable, Singles
from calico.engine.routines import compiled, large
from calico.players.search.goals import deal_alone
from calico.players.search.policy import pick
from calico.players.search.scratch import Scratch
from calico.players.search.search import draws_for, finish
from calico.players.search.targets import bonus
from calico.players.search.value import Floats, Ints
from calico.rules.kernel import kernel
from calico.rules.kernel.dealing import deal_unseen
from calico.rules.kernel.kernel import GOAL, QUILT, SEAT
from calico.rules.kernel.moves import play_number
from calico.rules.kernel.scoring import button_points, cat_points, goal_points

PARTS: Final = ("goals", "cats", "buttons", "scenario")
"""What a final score consists of; in a scenario also what passing it is worth."""


class Tally(NamedTuple):
    """What came of a duel so far."""

    parts: DoubleTable
    """For each move its :data:`PARTS`, added up."""
    gaps: Doubles
    """For each move by how much the first was ahead of it, added up."""
    squares: Doubles
    """The same, squared."""
    first: Doubles
    """Room for what the first came to on the deal at hand."""
    end: Doubles
    """Room for the parts of a final score."""


class MoveDuel(NamedTuple):
    """Moves to be played out; the fields are as in :class:`~.search.Simulation`."""

    w: Singles
    s: Integers
    unseen: Integers
    hidden: Integers
    wanted: Integers
    seed: int
    deeper: int
    moves: Integers
    tally: Tally
    work: Scratch
    dealt: Integers
    game: Integers
    bag: Integers


class GoalDuel(NamedTuple):
    """Arrangements to be played out; the fields are as in :class:`~.goals.GoalGames`."""

    w: Singles
    s: Integers
    seat: int
    wanted: Integers
    seed: int
    goals: IntegerTable
    tally: Tally
    bag: Integers
    work: Scratch
    dealt: Integers
    game: Integers


@large
def measure(game: Ints, seat: int, wanted: Ints, room: Ints, share: float, end: Floats) -> None:
    """Add a ``share`` of the final score of ``seat``, part by part, to ``end``."""
    end[0] += share * goal_points(game, seat * QUILT)
    end[1] += share * cat_points(game, seat)
    end[2] += share * button_points(game, seat * QUILT)
    end[3] += share * bonus(game, seat, wanted, room)


@large
def note(
    i: int, end: Floats, parts: list[list[float]], gaps: Floats, squares: Floats, first: Floats
) -> None:
    """Add ``end``, what the ``i``-th came to on this deal, and clear it."""
    total = 0.0
    for k in range(len(PARTS)):
        parts[i, k] += end[k]  # type: ignore[call-overload]  # in compiled code an array
        total += end[k]
        end[k] = 0.0
    if i == 0:
        first[0] = total
    gap = first[0] - total
    gaps[i] += gap
    squares[i] += gap * gap


@compiled
def play_moves(given: MoveDuel, n: int, start: int, stop: int) -> None:
    """Play out the first ``n`` moves of ``given`` on the deals ``start`` to ``stop - 1``."""
    s, work, dealt, game, tally = given.s, given.work, given.dealt, given.game, given.tally
    seat = s[SEAT] & 3
    draws = draws_for(s, seat)
    for j in range(start, stop):
        for k in range(kernel.SIZE):
            dealt[k] = s[k]
        counter = (given.seed << 36) + (j << 8)
        deal_unseen(dealt, given.unseen, given.hidden, given.bag, draws, counter)
        for i in range(n):
            for k in range(kernel.SIZE):
                game[k] = dealt[k]
            play_number(game, given.moves[i])
            finish(given.w, game, seat, given.deeper, work.f, work.z, work.after)
            measure(game, seat, given.wanted, work.tally, 1.0, tally.end)
            note(i, tally.end, tally.parts, tally.gaps, tally.squares, tally.first)


@compiled
def play_goals(given: GoalDuel, n: int, start: int, stop: int) -> None:
    """Play out the first ``n`` arrangements on the deals ``start`` to ``stop - 1``, alone."""
    work, dealt, game, tally = given.work, given.dealt, given.game, given.tally
    for j in range(start, stop):
        deal_alone(given.s, given.seat, given.bag, (given.seed << 36) + (j << 10), dealt)
        for i in range(n):
            for k in range(kernel.SIZE):
                game[k] = dealt[k]
            for k in range(3):
                game[GOAL + k] = given.goals[i, k]
            while not kernel.is_finished(game):
                play_number(game, pick(given.w, game, work.f, work.z))
            measure(game, 0, given.wanted, work.tally, 1.0, tally.end)
            note(i, tally.end, tally.parts, tally.gaps, tally.squares, tally.first)

"""A comparison of a few moves on fresh shared deals: more of them until the label is certain."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from calico import box
from calico.coach.review.duel import (
    PARTS,
    GoalDuel,
    MoveDuel,
    Tally,
    play_goals,
    play_moves,
)
from calico.coach.review.nested import WIDTH, NextTurn, play_searched
from calico.engine.kinds import zeros
from calico.engine.workspace import Workspace
from calico.players.adding import added
from calico.players.search.scratch import scratch
from calico.players.search.search import Question
from calico.rules.kernel import kernel
from calico.rules.kernel.moves import MOVES

_TILES: Final = box.COPIES * len(box.TILES)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a comparison may take."""

    first: int
    """Deals on which all moves are played out."""
    most: int
    """Deals at most for the second move."""
    step: int
    """Deals between two looks at the result."""


@dataclass(frozen=True, slots=True)
class Rival:
    """One of the moves that were compared: how far it is behind the first."""

    gap: float
    error: float
    """The standard error of ``gap``."""
    deals: int
    parts: tuple[float, ...]
    """The mean of each of :data:`PARTS`."""

    @property
    def mean(self) -> float:
        """The final score to expect of it, with what passing a scenario is worth."""
        return added(self.parts)


class Comparison:
    """The first of ``count`` moves against each other one.

    ``play`` plays the first so many of them out on the deals from one number to another, and adds
    the results to ``tally``.
    """

    def __init__(self, tally: Tally, count: int, play: Callable[[int, int, int], None]) -> None:
        self._tally, self._count, self._play = tally, count, play
        self._deals = [0] * count

    def run(self, effort: Effort, until: Callable[[float, float], bool]) -> Iterator[None]:
        """Play, and pause after every step.

        After the first deals only the first two are played out, ``until`` the difference between
        them and its standard error are what is wanted.
        """
        while self._deals[-1] < effort.first:
            self._play_on(self._count, min(effort.step, effort.first - self._deals[-1]))
            yield
        while self._count > 1 and self._deals[0] < effort.most:
            second = self.rival(1)
            if until(second.gap, second.error):
                return
            self._play_on(2, min(effort.step, effort.most - self._deals[0]))
            yield

    def _play_on(self, count: int, deals: int) -> None:
        start = self._deals[0]
        self._play(count, start, start + deals)
        for i in range(count):
            self._deals[i] += deals

    def rival(self, i: int) -> Rival:
        """What is known of the ``i``-th."""
        n, tally = self._deals[i], self._tally
        gap = tally.gaps.tolist()[i] / n
        variance = max(0.0, tally.squares.tolist()[i] / n - gap * gap)
        error = math.sqrt(variance / max(1, n - 1))
        return Rival(gap, error, n, tuple(part / n for part in tally.parts.tolist()[i]))


def compare_moves(
    space: Workspace, w: Any, asked: Question, moves: Sequence[int], seed: int
) -> Comparison:
    """Moves of the seat to play, compared by deeper play-outs as master's are."""
    duel = _duel(space, w, asked, moves, seed)
    return Comparison(duel.tally, len(moves), lambda n, a, b: play_moves(duel, n, a, b))


def compare_searched(
    space: Workspace, w: Any, asked: Question, moves: Sequence[int], seed: int
) -> Comparison:
    """The same, with a search of the next turn after each move."""
    duel, s = _duel(space, w, asked, moves, seed), list(asked.state)
    turn = space.put(
        NextTurn(
            seed=seed ^ 1,
            moves=zeros(MOVES),
            worth=zeros(MOVES),
            best=zeros(WIDTH),
            totals=zeros(WIDTH),
            bag=zeros(_TILES),
            dealt=s,
            game=s,
        )
    )
    return Comparison(duel.tally, len(moves), lambda n, a, b: play_searched(duel, turn, n, a, b))


def _duel(space: Workspace, w: Any, asked: Question, moves: Sequence[int], seed: int) -> MoveDuel:
    s = list(asked.state)
    return space.put(
        MoveDuel(
            w=w,
            s=s,
            unseen=list(asked.unseen),
            hidden=list(asked.hidden),
            wanted=list(asked.wanted),
            seed=seed,
            deeper=kernel.TURNS,
            moves=list(moves),
            tally=_tally(len(moves)),
            work=scratch(),
            dealt=s,
            game=s,
            bag=zeros(_TILES),
        )
    )


def compare_goals(
    space: Workspace, w: Any, state: Sequence[int], seat: int, wanted: Sequence[int],
    goals: Sequence[Sequence[int]], copies: int, seed: int,
) -> Comparison:  # fmt: skip
    """Goals on b3, c4 and d2 of a quilt, compared by quick games alone as players choose them."""
    s = list(state)
    duel = space.put(
        GoalDuel(
            w=w,
            s=s,
            seat=seat,
            wanted=list(wanted),
            seed=seed,
            goals=[list(three) for three in goals],
            tally=_tally(len(goals)),
            bag=[tile.index for tile in box.TILES for _ in range(copies)],
            work=scratch(),
            dealt=s,
            game=s,
        )
    )
    return Comparison(duel.tally, len(goals), lambda n, a, b: play_goals(duel, n, a, b))


def _tally(count: int) -> Tally:
    return Tally(zeros(count, len(PARTS)), zeros(count), zeros(count), zeros(1), zeros(len(PARTS)))

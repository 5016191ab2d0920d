"""The best quilt at all on a board: any tiles of the box, found by annealing and proved by halves.

Which patterns the cats like is free, as it is dealt (R2.3); cats, goals and their places are those
of the beginner setup (R2.1), or free too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from calico.box import (
    BEGINNER_CATS,
    BEGINNER_GOALS,
    CATS,
    GOALS,
    PATCH_CELLS,
    TILES,
    Board,
    Goal,
    Pattern,
)
from calico.coach.quilts.anneal import ANY_CATS, ANY_GOALS, ANY_PATTERNS
from calico.coach.quilts.best import QUESTION, FoundQuilt, QuiltFigure
from calico.coach.quilts.sewing import Sewn, sew
from calico.coach.quilts.staging import best_order, staged
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.shapes import need_of
from calico.rules.kernel.state import build
from calico.rules.options import Mode, Options
from calico.rules.setup import CatInPlay, Player, Setup

ROUNDS: Final = 25
"""Rounds of annealing for a board: about a minute in WebAssembly."""
STEPS: Final = 4_000_000
"""Steps of a round, more than for 22 tiles, since there are more to choose from."""
BoundProgress = Callable[[int], None]
"""Told the bound so far."""
_CATS: Final = {need_of(cat.need): cat for cat in CATS.values()}
_GOALS: Final = tuple(GOALS.values())


class CeilingFinder:
    """Works out the best quilt on a board."""

    def __init__(self, board: Board, *, any_setup: bool = False, steps: int = STEPS) -> None:
        """With ``any_setup`` cats and goals are free, else those of the beginner setup."""
        self._start = first_setup(board, any_setup=any_setup)
        self._free = ANY_PATTERNS | ANY_GOALS | ANY_CATS if any_setup else ANY_PATTERNS
        self._steps = steps
        self._best: Game | None = None
        self._bound: int | None = None

    @property
    def points(self) -> int:
        """The points of the best quilt so far."""
        return self._best.score(0).total if self._best else 0

    def sew(self, rounds: Iterable[int] = range(ROUNDS)) -> Iterator[int]:
        """Look for the best quilt by annealing; after each round, its points."""
        tiles = [tile for tile in TILES for _ in range(self._start.options.copies)]
        row = build(self._start)
        for sewn in sew(row, tiles, free=self._free, rounds=rounds, steps=self._steps):
            yield self.realise(sewn)

    def realise(self, sewn: Sewn) -> int:
        """Play a quilt with its cats and goals; returns the best points so far."""
        if sewn.points > self.points:
            setup = _setup_of(self._start, sewn.row)
            placed = list(zip(sewn.tiles, PATCH_CELLS, strict=True))
            order = best_order(setup, placed, sewn.points)
            game = staged(setup, [tile for tile, _ in order], order)
            if game.score(0).total > self.points:
                self._best = game
        return self.points

    def prove(self, seconds: float, workers: int, progress: BoundProgress | None = None) -> None:
        """Prove within so many ``seconds`` that nothing is better, or how much could be at most.

        Where cats and goals are free too there is no bound: all ways to choose them would be too
        many, and cats with large needs are hard to bound.
        """
        from calico.coach.quilts.halves import Halves

        if self._free == ANY_PATTERNS:
            counts = [self._start.options.copies] * len(TILES)
            halves = Halves(build(self._start), counts, any_likes=True, workers=workers)
            self._bound = halves.prove(
                self.points,
                self.realise,
                seconds=QUESTION * seconds,
                total=seconds,
                progress=progress,
            )

    def result(self) -> FoundQuilt:
        """The best quilt that was found."""
        if self._best is None:
            raise ValueError("no rounds")
        return FoundQuilt(QuiltFigure.ANY_ORDER, self._best, self._bound)


def first_setup(board: Board, *, any_setup: bool) -> Setup:
    """The setup from which one starts: that of beginners, whose cats have the first patterns."""
    options = Options(setup=Mode.STANDARD if any_setup else Mode.BEGINNER)
    patterns = tuple(Pattern)
    cats = tuple(
        CatInPlay(CATS[name], (patterns[2 * i], patterns[2 * i + 1]))
        for i, name in enumerate(BEGINNER_CATS)
    )
    return Setup(options, cats, (_player(board, [GOALS[name] for name in BEGINNER_GOALS]),))


def _setup_of(start: Setup, row: Sequence[int]) -> Setup:
    """The setup with the cats and goals of ``row``."""
    liked: dict[int, list[Pattern]] = {}
    for pattern in Pattern:
        liked.setdefault(row[kernel.NEED + pattern], []).append(pattern)
    cats = tuple(CatInPlay(_CATS[need], (one, two)) for need, (one, two) in liked.items())
    goals = [_GOALS[row[kernel.GOAL + i]] for i in range(3)]
    return Setup(start.options, cats, (_player(start.players[0].board, goals),))


def _player(board: Board, goals: list[Goal]) -> Player:
    return Player(board.id.capitalize(), board, (goals[0], goals[1], goals[2]))

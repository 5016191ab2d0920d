"""Bounds by halves: the colours of a quilt and its patterns, each taken alone at first.

The most points of buttons, the most of cats and those of the goals together bound every quilt.
Goals and the tiles that there are tie the halves together: a ring is divided by colour or not, and
by pattern or not, so each half is solved for the ways of the goals that matter.  With all tiles of
the box that is not far from the best; what is still above it is asked of both halves together.

Needs the extra ``solver``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import inf
from time import monotonic
from typing import Any, Final, NamedTuple

from ortools.sat.python import cp_model

from calico.box import BUTTON_POINTS, GOALS, TILES, Tile
from calico.coach.quilts.anneal import (
    ANY_CATS,
    ANY_GOALS,
    ANY_PATTERNS,
    BUTTON_NEED,
    CAT_NEEDS,
    CAT_POINTS,
    CAT_TILES,
    CELLS,
)
from calico.coach.quilts.ceiling import BoundProgress
from calico.coach.quilts.cores import cores
from calico.coach.quilts.model import add_packing, divide
from calico.coach.quilts.sewing import DRAFTS, Sewn
from calico.rules.kernel import kernel
from calico.rules.kernel.hexes import RINGS
from calico.rules.kernel.moves import CELL_BITS
from calico.rules.kernel.scoring import BY_COLOUR, BY_PATTERN, goal_worth

Rings = tuple[int, ...]
"""For each place of a goal the goal that its ring is divided for, or :data:`UNDIVIDED`."""
Pair = tuple[Rings, Rings]
"""How rings are divided by colour, and by pattern."""
RealiseSewn = Callable[[Sewn], int]
"""Plays a quilt that the solver found; returns the points of the best quilt so far."""
UNDIVIDED: Final = -1
_NONE: Final = (UNDIVIDED,) * 3
_CATS: Final = 3
"""Cats in play (R2.2)."""
_LIKED: Final = 2
"""Patterns that a cat likes (R2.3)."""
_IMPOSSIBLE: Final = -1_000
"""Points where rings cannot be divided so."""
_UNKNOWN: Final = 1_000
"""A bound where there was no time for one."""
_PARTITIONS: Final = tuple(goal.partition for goal in GOALS.values())


class _Half(NamedTuple):
    """One half as a part of a model."""

    cells: list[list[Any]]
    """For each label and each cell whether it lies there."""
    points: Any
    likes: dict[tuple[int, int], Any]
    """For each pattern and each need whether that cat likes it."""


class Halves:
    """What is possible on the board of ``row`` with some of the tiles ``counts``.

    ``row`` is a row of the kernel before the first placement, ``counts`` says how many there are of
    each kind of tile.  With exactly as many tiles as cells all are used.
    """

    def __init__(
        self,
        row: Sequence[int],
        counts: Sequence[int],
        *,
        workers: int,
        free: int = 0,
        stream: Sequence[Tile] = (),
    ) -> None:
        """``free`` says what of ``row`` may be chosen, see :mod:`calico.coach.quilts.anneal`.

        With a ``stream``, the draw order of a game alone, its tiles are drafted; then ``counts``
        are those of all that come by.
        """
        self._row = row
        self._counts = counts
        self._stream = stream
        self._free = free
        in_play = {row[kernel.NEED + i]: row[kernel.WORTH + i] for i in range(6)}
        everyone = dict(zip(CAT_NEEDS, CAT_POINTS, strict=True))
        self._worth = everyone if free & ANY_CATS else in_play
        """By need what a cat is worth that may be in play."""
        self._all_used = sum(counts) == CELLS
        most = [0] * 12
        for tile, count in zip(TILES, counts, strict=True):
            most[tile.colour] += count
            most[6 + tile.pattern] += count
        self._most = [min(CELLS, each) for each in most]
        self._workers = workers
        self._halves: tuple[dict[Rings, int], dict[Rings, int]] = ({}, {})
        self._asked: dict[Pair, int] = {}
        """Bounds of both halves together."""

    def solve(self, half: int, rings: Rings, seconds: float) -> int:
        """A bound on the points of a half, 0 for colours and 1 for patterns, alone."""
        if rings not in self._halves[half]:
            model = cp_model.CpModel()
            made = self._colours(model, rings) if half == 0 else self._patterns(model, rings)
            model.maximize(made.points)
            solver = self._solver(seconds)
            status = solver.solve(model)
            bound = int(solver.best_objective_bound + 1e-6)
            if status == cp_model.INFEASIBLE:
                bound = _IMPOSSIBLE
            elif status == cp_model.UNKNOWN and bound <= 0:
                bound = _UNKNOWN
            self._halves[half][rings] = bound
        return self._halves[half][rings]

    def caps(self, ways: Sequence[int], seconds: float) -> tuple[int, int]:
        """Bounds on the points of buttons and of cats with the goals completed in these ways."""
        goals = self._row[kernel.GOAL : kernel.GOAL + 3]
        by_colour, by_pattern = (
            tuple(goal if way & by else UNDIVIDED for way, goal in zip(ways, goals, strict=True))
            for by in (BY_COLOUR, BY_PATTERN)
        )
        return self.solve(0, by_colour, seconds), self.solve(1, by_pattern, seconds)

    def prove(
        self,
        best: int,
        realise: RealiseSewn,
        *,
        seconds: float,
        total: float = inf,
        progress: BoundProgress | None = None,
    ) -> int:
        """What no quilt exceeds; ``best`` is known to be possible, and what is better is played.

        Each question to the solver may take so many ``seconds``, and all of them ``total``.
        """
        end = monotonic() + total
        for half in range(2):
            self.solve(half, _NONE, seconds)
        pairs = list(self._pairs())
        while True:
            pair = max(pairs, key=self._bound)
            bound = max(best, self._bound(pair))
            if progress:
                progress(bound)
            left = min(seconds, end - monotonic())
            unsolved = [half for half in range(2) if pair[half] not in self._halves[half]]
            if bound <= best or left <= 0 or (not unsolved and pair in self._asked):
                return bound
            if unsolved:
                self.solve(unsolved[0], pair[unsolved[0]], left)
            else:
                best = self._ask(pair, best, realise, left)

    def _pairs(self) -> Iterator[Pair]:
        """All ways to divide the rings."""
        places = []
        for i in range(3):
            goals = range(len(GOALS)) if self._free & ANY_GOALS else [self._row[kernel.GOAL + i]]
            one = [(goal, UNDIVIDED) for goal in goals] + [(UNDIVIDED, goal) for goal in goals]
            places.append([(UNDIVIDED, UNDIVIDED), *one, *((goal, goal) for goal in goals)])
        for ways in product(*places):
            used = [max(way) for way in ways if max(way) != UNDIVIDED]
            if len(set(used)) == len(used):
                yield tuple(way[0] for way in ways), tuple(way[1] for way in ways)

    def _bound(self, pair: Pair) -> int:
        """A bound on the points with these rings divided, and maybe others."""
        halves = (
            min(
                bound
                for other, bound in self._halves[half].items()
                if all(other[i] in (pair[half][i], UNDIVIDED) for i in range(3))
            )
            for half in range(2)
        )
        alone = sum(halves) + self._goals(pair)
        return min(alone, self._asked.get(pair, alone))

    def _goals(self, pair: Pair) -> int:
        """The points of the goals, completed in these ways."""
        points = 0
        for by_colour, by_pattern in zip(*pair, strict=True):
            ways = BY_COLOUR * (by_colour != UNDIVIDED) | BY_PATTERN * (by_pattern != UNDIVIDED)
            if ways:
                points += goal_worth(self._row, max(by_colour, by_pattern), ways)
        return points

    def _ask(self, pair: Pair, best: int, realise: RealiseSewn, seconds: float) -> int:
        """Look for a quilt of both halves that beats ``best``; returns the best points."""
        model = cp_model.CpModel()
        colours, patterns = self._colours(model, pair[0]), self._patterns(model, pair[1])
        tiles = self._tiles(model, colours.cells, patterns.cells)
        picks = self._draft(model, tiles) if self._stream else []
        points = colours.points + patterns.points
        goals = self._goals(pair)
        model.maximize(points)
        model.add(points <= self._bound(pair) - goals)
        self._asked[pair] = self._bound(pair)
        while True:
            model.add(points >= best + 1 - goals)
            solver = self._solver(seconds)
            status = solver.solve(model)
            if status == cp_model.INFEASIBLE:
                self._asked[pair] = best
                return best
            self._asked[pair] = goals + int(solver.best_objective_bound + 1e-6)
            if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
                return best
            row = self._row_of(pair)
            for (i, need), var in patterns.likes.items():
                if solver.value(var):
                    row[kernel.NEED + i], row[kernel.WORTH + i] = need, self._worth[need]
            where = {i: TILES[kind] for (kind, i), var in tiles.items() if solver.value(var)}
            found = goals + round(solver.objective_value)
            placed = tuple(where[i] for i in range(CELLS))
            chosen = tuple(
                next(k for k, var in enumerate(three) if solver.value(var)) for three in picks
            )
            better = realise(Sewn(found, placed, chosen, tuple(row)))
            if better <= best or better >= self._asked[pair]:
                return max(best, better)
            best = better

    def _row_of(self, pair: Pair) -> list[int]:
        """The row with the goals for which the rings are divided."""
        row = list(self._row)
        goals = [max(ways) for ways in zip(*pair, strict=True)]
        others = iter(sorted(set(range(len(GOALS))) - set(goals)))
        if self._free & ANY_GOALS:
            for i, goal in enumerate(goals):
                row[kernel.GOAL + i] = next(others) if goal == UNDIVIDED else goal
        return row

    def _solver(self, seconds: float) -> Any:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = self._workers
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.linearization_level = 2
        solver.parameters.random_seed = 1
        return solver

    def _cells(self, model: Any, first: int, rings: Rings) -> list[list[Any]]:
        """Six labels divide the cells, and the ``rings`` as their goals want."""
        found = [[model.new_bool_var("") for _ in range(CELLS)] for _ in range(6)]
        for i in range(CELLS):
            model.add_exactly_one(cells[i] for cells in found)
        for label, cells in enumerate(found, first):
            if self._all_used:
                model.add(sum(cells) == self._most[label])
            else:
                model.add(sum(cells) <= self._most[label])
        for i, goal in enumerate(rings):
            if goal != UNDIVIDED:
                ring = [j for j in range(CELLS) if CELL_BITS[j] & RINGS[i]]
                divide(model, [[each[j] for j in ring] for each in found], _PARTITIONS[goal])
        return found

    def _colours(self, model: Any, rings: Rings) -> _Half:
        """The colours, and the points of their buttons."""
        cells = self._cells(model, 0, rings)
        rainbow = model.new_bool_var("rainbow")
        buttons = []
        for label in range(6):
            printed = self._row[label]
            found = cores(printed, BUTTON_NEED, self._most[label])
            chosen = add_packing(model, printed, found, cells[label])
            model.add(rainbow <= sum(chosen))
            buttons += chosen
        return _Half(cells, BUTTON_POINTS * (sum(buttons) + rainbow), {})

    def _patterns(self, model: Any, rings: Rings) -> _Half:
        """The patterns, and the points of the cats, whichever patterns they like."""
        cells = self._cells(model, 6, rings)
        row = self._row
        likes = {(i, need): model.new_bool_var("") for i in range(6) for need in self._worth}
        in_play = {need: model.new_bool_var("") for need in self._worth}
        model.add(sum(in_play.values()) == _CATS)
        for tile in set(CAT_TILES):
            sides = [need for need, its in zip(CAT_NEEDS, CAT_TILES, strict=True) if its == tile]
            model.add_at_most_one(in_play[need] for need in sides if need in in_play)
        for i in range(6):
            model.add_exactly_one(likes[i, need] for need in self._worth)
            if not self._free & ANY_PATTERNS:
                model.add(likes[i, row[kernel.NEED + i]] == 1)
        for need, var in in_play.items():
            model.add(sum(likes[i, need] for i in range(6)) == _LIKED * var)
        points = []
        for (i, need), is_liked in likes.items():
            found = cores(row[6 + i], need, self._most[6 + i])
            chosen = add_packing(model, row[6 + i], found, cells[i])
            for var in chosen:
                model.add_implication(var, is_liked)
            points.append(self._worth[need] * sum(chosen))
        return _Half(cells, sum(points), likes)

    def _tiles(
        self, model: Any, colours: Sequence[Sequence[Any]], patterns: Sequence[Sequence[Any]]
    ) -> dict[tuple[int, int], Any]:
        """Which tile lies on which cell."""
        found = {}
        for kind, tile in enumerate(TILES):
            here = []
            for i in range(CELLS):
                var = model.new_bool_var("")
                model.add_implication(var, colours[tile.colour][i])
                model.add_implication(var, patterns[tile.pattern][i])
                found[kind, i] = var
                here.append(var)
            model.add(sum(here) <= self._counts[kind])
        for i in range(CELLS):
            model.add_exactly_one(found[kind, i] for kind in range(len(TILES)))
        return found

    def _draft(self, model: Any, tiles: dict[tuple[int, int], Any]) -> list[list[Any]]:
        """For each turn which place of the market is taken (R8.3), and only what is taken placed.

        The tile of the market that nobody takes nor discards is the one next to the bag, or the one
        beside it where that was taken.
        """
        taken: dict[int, list[Any]] = {kind: [] for kind in range(len(TILES))}
        for tile in self._stream[:2]:
            taken[tile.index].append(1)
        picks: list[list[Any]] = []
        for turn in range(DRAFTS):
            three = [model.new_bool_var("") for _ in range(3)]
            model.add_exactly_one(three)
            if turn == 0:
                taken[self._stream[2].index].append(three[0])
            else:
                took_near = picks[-1][2]
                middle, near = model.new_bool_var(""), model.new_bool_var("")
                model.add(middle + near == three[0])
                model.add_implication(middle, took_near)
                model.add_implication(near, took_near.negated())
                taken[self._stream[1 + 2 * turn].index].append(middle)
                taken[self._stream[2 + 2 * turn].index].append(near)
            taken[self._stream[3 + 2 * turn].index].append(three[1])
            taken[self._stream[4 + 2 * turn].index].append(three[2])
            picks.append(three)
        for kind, found in taken.items():
            model.add(sum(tiles[kind, i] for i in range(CELLS)) <= sum(found))
        return picks

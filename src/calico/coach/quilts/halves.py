"""Bounds by halves: the colours of a quilt and its patterns, each taken alone at first.

The most points of buttons, the most of cats and those of the goals together bound every quilt.
Goals and the tiles that there are tie the halves together: a ring is divided by colour or not, and
by pattern or not, so each half is solved for the ways of the goals that matter.  With all tiles of
the box that is not far from the best; what is still above it is asked of both halves together.

Needs the extra ``solver``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from math import inf
from time import monotonic
from typing import Any, Final, NamedTuple

from ortools.sat.python import cp_model

from calico.box import BUTTON_POINTS, GOALS, TILES, Tile
from calico.coach.quilts.anneal import BUTTON_NEED, CELLS
from calico.coach.quilts.ceiling import BoundProgress
from calico.coach.quilts.cores import cores
from calico.coach.quilts.model import add_packing, divide
from calico.coach.quilts.sewing import DRAFTS, Sewn
from calico.rules.kernel import kernel
from calico.rules.kernel.hexes import RINGS
from calico.rules.kernel.moves import CELL_BITS
from calico.rules.kernel.scoring import BY_COLOUR, BY_PATTERN, goal_worth

Rings = tuple[bool, ...]
"""For each goal whether its ring is divided as it wants."""
Pair = tuple[Rings, Rings]
"""How rings are divided by colour, and by pattern."""
RealiseSewn = Callable[[Sewn], int]
"""Plays a quilt that the solver found; returns the points of the best quilt so far."""
_NONE: Final = (False, False, False)
_LIKED: Final = 2
"""Patterns that a cat likes (R2.3)."""
_IMPOSSIBLE: Final = -1_000
"""Points where rings cannot be divided so."""
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
        any_likes: bool = False,
        stream: Sequence[Tile] = (),
    ) -> None:
        """With ``any_likes`` the cats may like any patterns, else those of ``row``.

        With a ``stream``, the draw order of a game alone, its tiles are drafted; then ``counts``
        are those of all that come by.
        """
        self._row = row
        self._counts = counts
        self._stream = stream
        self._any_likes = any_likes
        self._all_used = sum(counts) == CELLS
        most = [0] * 12
        for tile, count in zip(TILES, counts, strict=True):
            most[tile.colour] += count
            most[6 + tile.pattern] += count
        self._most = [min(CELLS, each) for each in most]
        # A bound where there is no time for one: a token for every patch.
        cats = max(row[kernel.WORTH + i] for i in range(6))
        self._everything = (BUTTON_POINTS * (CELLS + 1), cats * CELLS)
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
                bound = self._everything[half]
            self._halves[half][rings] = min(bound, self._everything[half])
        return self._halves[half][rings]

    def caps(self, ways: Sequence[int], seconds: float) -> tuple[int, int]:
        """Bounds on the points of buttons and of cats with the goals completed in these ways."""
        by_colour = tuple(bool(way & BY_COLOUR) for way in ways)
        by_pattern = tuple(bool(way & BY_PATTERN) for way in ways)
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
        ways = list(product((False, True), repeat=3))
        pairs = list(product(ways, ways))
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

    def _bound(self, pair: Pair) -> int:
        """A bound on the points with these rings divided, and maybe others."""
        halves = (
            min(
                bound
                for other, bound in self._halves[half].items()
                if all(mine or not theirs for mine, theirs in zip(pair[half], other, strict=True))
            )
            for half in range(2)
        )
        alone = sum(halves) + self._goals(pair)
        return min(alone, self._asked.get(pair, alone))

    def _goals(self, pair: Pair) -> int:
        """The points of the goals, completed in these ways."""
        return sum(
            goal_worth(
                self._row,
                self._row[kernel.GOAL + i],
                BY_COLOUR * pair[0][i] | BY_PATTERN * pair[1][i],
            )
            for i in range(3)
        )

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
            row = list(self._row)
            worth = {row[kernel.NEED + i]: row[kernel.WORTH + i] for i in range(6)}
            for (i, need), var in patterns.likes.items():
                if solver.value(var):
                    row[kernel.NEED + i], row[kernel.WORTH + i] = need, worth[need]
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

    def _solver(self, seconds: float) -> Any:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = self._workers
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.linearization_level = 2
        solver.parameters.random_seed = 1
        return solver

    def _cells(self, model: Any, first: int, rings: Iterable[bool]) -> list[list[Any]]:
        """Six labels divide the cells, and the ``rings`` as their goals want."""
        found = [[model.new_bool_var("") for _ in range(CELLS)] for _ in range(6)]
        for i in range(CELLS):
            model.add_exactly_one(cells[i] for cells in found)
        for label, cells in enumerate(found, first):
            if self._all_used:
                model.add(sum(cells) == self._most[label])
            else:
                model.add(sum(cells) <= self._most[label])
        for i, divided in enumerate(rings):
            if divided:
                ring = [j for j in range(CELLS) if CELL_BITS[j] & RINGS[i]]
                partition = _PARTITIONS[self._row[kernel.GOAL + i]]
                divide(model, [[each[j] for j in ring] for each in found], partition)
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
        worth = {row[kernel.NEED + i]: row[kernel.WORTH + i] for i in range(6)}
        likes = {(i, need): model.new_bool_var("") for i in range(6) for need in worth}
        for i in range(6):
            model.add_exactly_one(likes[i, need] for need in worth)
            if not self._any_likes:
                model.add(likes[i, row[kernel.NEED + i]] == 1)
        for need in worth:
            model.add(sum(likes[i, need] for i in range(6)) == _LIKED)
        points = []
        for (i, need), is_liked in likes.items():
            found = cores(row[6 + i], need, self._most[6 + i])
            chosen = add_packing(model, row[6 + i], found, cells[i])
            for var in chosen:
                model.add_implication(var, is_liked)
            points.append(worth[need] * sum(chosen))
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

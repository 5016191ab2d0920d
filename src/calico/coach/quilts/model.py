"""The best quilt as a question to OR-Tools' CP-SAT: which tile on which cell, which cores.

Needs the extra ``solver``.  The model counts tokens by cores (:mod:`calico.coach.quilts.cores`), so
what it can reach is an upper bound for every order of placing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ortools.sat.python import cp_model

from calico.box import BUTTON_POINTS, GOALS, TILES
from calico.coach.quilts.anneal import BUTTON_NEED, CELLS, LABELS
from calico.coach.quilts.cores import Core, cores, corners
from calico.rules.kernel import kernel
from calico.rules.kernel.hexes import RINGS
from calico.rules.kernel.moves import CELL_BITS
from calico.rules.kernel.scoring import BY_COLOUR, BY_PATTERN, goal_worth

WAYS: Final = (0, BY_COLOUR, BY_PATTERN, BY_COLOUR | BY_PATTERN)
"""How a goal may be completed."""
_PARTITIONS: Final = tuple(goal.partition for goal in GOALS.values())


class Case(NamedTuple):
    """One way to complete the three goals, and a bound on the points with it."""

    ways: tuple[int, int, int]
    points: int
    """Of the goals."""
    bound: int


class QuiltModel:
    """The quilts that can be sewn on the board of ``row`` with some of the tiles ``counts``.

    ``row`` is a row of the kernel before the first placement, ``counts`` says how many there are of
    each kind of tile.  With exactly as many tiles as cells all are used.
    """

    def __init__(self, row: Sequence[int], counts: Sequence[int]) -> None:
        self.row = row
        self.counts = counts
        self.model = cp_model.CpModel()
        self._kinds = [kind for kind in range(len(TILES)) if counts[kind]]
        self.tile = {
            (kind, i): self.model.new_bool_var(f"{TILES[kind]}{i}")
            for kind in self._kinds
            for i in range(CELLS)
        }
        for i in range(CELLS):
            self.model.add_exactly_one(self.tile[kind, i] for kind in self._kinds)
        all_used = sum(counts) == CELLS
        for kind in self._kinds:
            placed = sum(self.tile[kind, i] for i in range(CELLS))
            if all_used:
                self.model.add(placed == counts[kind])
            elif counts[kind] < CELLS:
                self.model.add(placed <= counts[kind])
        self.label = [self._cells_of(label) for label in range(LABELS)]
        most = [0] * LABELS
        for kind, count in enumerate(counts):
            most[TILES[kind].colour] += count
            most[6 + TILES[kind].pattern] += count
        self.cores: list[tuple[int, Core, Any]] = []
        self.caps = []
        self._tokens: list[Any] = []
        for label in range(LABELS):
            need = BUTTON_NEED if label < 6 else row[kernel.NEED + label - 6]
            found = cores(row[label], need, most[label])
            self.caps.append(most_tokens(row[label], found, min(most[label], CELLS)))
            chosen = add_packing(self.model, row[label], found, self.label[label])
            self.cores += [(label, core, var) for core, var in zip(found, chosen, strict=True)]
            tokens = self.model.new_int_var(0, self.caps[-1], f"tokens{label}")
            self.model.add(tokens == sum(chosen))
            self._tokens.append(tokens)
        self._rainbow = self.model.new_bool_var("rainbow")
        for label in range(6):
            self.model.add(self._rainbow <= self._tokens[label])

    def _cells_of(self, label: int) -> list[Any]:
        """For each cell whether it has the label."""
        kinds = [
            kind
            for kind in self._kinds
            if label == TILES[kind].colour or label == 6 + TILES[kind].pattern
        ]
        found = []
        for i in range(CELLS):
            has = self.model.new_bool_var(f"label{label}.{i}")
            self.model.add(has == sum(self.tile[kind, i] for kind in kinds))
            found.append(has)
        return found

    @property
    def button_points(self) -> Any:
        """The points of the buttons."""
        return BUTTON_POINTS * (sum(self._tokens[:6]) + self._rainbow)

    @property
    def cat_points(self) -> Any:
        """The points of the cats."""
        return sum(self.row[kernel.WORTH + i] * self._tokens[6 + i] for i in range(6))

    @property
    def points(self) -> Any:
        """The points of the tokens."""
        return self.button_points + self.cat_points

    @property
    def most_points(self) -> int:
        """A bound on the points of the tokens, each colour and pattern taken alone."""
        cats = sum(self.row[kernel.WORTH + i] * self.caps[6 + i] for i in range(6))
        return BUTTON_POINTS * (sum(self.caps[:6]) + all(self.caps[:6])) + cats

    def cases(self) -> list[Case]:
        """All ways to complete the goals, the most promising first."""
        found = []
        for b3 in WAYS:
            for c4 in WAYS:
                for d2 in WAYS:
                    ways = (b3, c4, d2)
                    worth = [
                        goal_worth(self.row, self.row[kernel.GOAL + i], way)
                        for i, way in enumerate(ways)
                    ]
                    if all(bool(way) == bool(each) for way, each in zip(ways, worth, strict=True)):
                        found.append(Case(ways, sum(worth), sum(worth) + self.most_points))
        return sorted(found, key=lambda case: -case.bound)

    def completed(self, ways: Sequence[int]) -> Any:
        """A copy of the model in which the goals are completed in these ways, or better."""
        model = self.model.clone()
        for i, way in enumerate(ways):
            ring = [j for j in range(CELLS) if CELL_BITS[j] & RINGS[i]]
            partition = _PARTITIONS[self.row[kernel.GOAL + i]]
            for flag, first in ((BY_COLOUR, 0), (BY_PATTERN, 6)):
                if way & flag:
                    six = [[self.label[first + each][j] for j in ring] for each in range(6)]
                    divide(model, six, partition)
        return model


def divide(model: Any, six: list[list[Any]], partition: Sequence[int]) -> None:
    """Six labels divide the cells of a ring as ``partition`` says (R6.1)."""
    wanted = Counter([*partition, *[0] * (6 - len(partition))])
    if wanted == Counter({1: 6}):
        for cells in six:
            model.add_exactly_one(cells)
        return
    is_size = [{size: model.new_bool_var("") for size in wanted} for _ in six]
    for cells, sizes in zip(six, is_size, strict=True):
        model.add_exactly_one(sizes.values())
        model.add(sum(cells) == sum(size * var for size, var in sizes.items()))
    for size, count in wanted.items():
        model.add(sum(sizes[size] for sizes in is_size) == count)


def add_packing(model: Any, printed: int, found: Sequence[Core], cells: Sequence[Any]) -> list[Any]:
    """For each core whether it is one of those that earn a token: on its label, none touching."""
    chosen = [model.new_bool_var("") for _ in found]
    for bit, has in zip(CELL_BITS, cells, strict=True):
        here = [var for core, var in zip(found, chosen, strict=True) if core.patches & bit]
        model.add(sum(here) <= has)
    for corner in corners(printed):
        here = [var for core, var in zip(found, chosen, strict=True) if core.whole & corner]
        model.add_at_most_one(here)
    return chosen


def most_tokens(printed: int, found: Sequence[Core], most: int) -> int:
    """The most tokens of one label alone with so many patches of it."""
    model = cp_model.CpModel()
    cells = [model.new_bool_var("") for _ in range(CELLS)]
    model.add(sum(cells) <= most)
    model.maximize(sum(add_packing(model, printed, found, cells)))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(model)
    return round(solver.objective_value)

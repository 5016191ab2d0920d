"""Proofs by the solver: what it refutes is refuted by brute force too, and bounds hold."""

from __future__ import annotations

from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from calico.box import TILES
from calico.coach.quilts.anneal import CELLS, LABELS, flip
from calico.coach.quilts.best import QuiltFigure, QuiltFinder
from calico.coach.quilts.cores import cores
from calico.rules.kernel import kernel
from calico.rules.kernel.moves import CELL_BITS
from calico.rules.kernel.scoring import goal_points
from calico.rules.kernel.state import build
from coach.quilts.test_cores import most_cores
from support.games import played

cp_model: Any = pytest.importorskip(
    "ortools.sat.python.cp_model", reason="the extra solver is not installed"
)


def value(row: list[int], tiles: list[int]) -> int:
    """The points of a quilt with the most cores that do not touch."""
    s = list(row)
    for tile, cell in zip(tiles, CELL_BITS, strict=True):
        flip(s, tile, cell)
    total, buttons = goal_points(s, 0), []
    for label in range(LABELS):
        need = 3 if label < 6 else row[kernel.NEED + label - 6]
        count = most_cores(s[label] & ~row[label], row[label], need)
        total += count * (3 if label < 6 else row[kernel.WORTH + label - 6])
        buttons += [count] if label < 6 else []
    return total + 3 * all(buttons)


@pytest.mark.parametrize("seed", range(4))
def test_the_model_agrees_with_brute_force_where_five_tiles_may_move(seed: int) -> None:
    from calico.coach.quilts.model import QuiltModel

    game = played("gentle", seed=str(seed), players=1)
    row = build(game.setup)
    finder = QuiltFinder(game, 0, steps=30_000)
    assert list(finder.sew([1]))
    tiles = [
        tile.index for _, tile in sorted(finder.result().quilts[0].game.quilt(0).patches.items())
    ]
    free = Random(seed).sample(range(CELLS), 5)
    best = 0
    for order in set(permutations([tiles[i] for i in free])):
        trial = list(tiles)
        for i, tile in zip(free, order, strict=True):
            trial[i] = tile
        best = max(best, value(row, trial))
    made = QuiltModel(row, [tiles.count(kind) for kind in range(len(TILES))])
    for i, tile in enumerate(tiles):
        if i not in free:
            made.model.add(made.tile[tile, i] == 1)
    found = 0
    for case in made.cases():
        model = made.completed(case.ways)
        model.maximize(made.points)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) == cp_model.OPTIMAL:
            assert case.points + solver.objective_value <= case.bound
            found = max(found, case.points + round(solver.objective_value))
    assert found == best


def test_a_proof_bounds_what_annealing_finds() -> None:
    finder = QuiltFinder(played("dice", seed="4", players=1, variants=["family"]), 0)
    proof = finder.prove(0.5, 1)
    assert max(finder.sew([1])) <= proof.bound
    found = finder.result().of(QuiltFigure.ANY_ORDER)
    assert found
    assert found.bound == proof.bound
    assert found.is_proved == (found.points == proof.bound)


def test_drafting_is_bounded_too_and_what_the_solver_drafts_is_played() -> None:
    game = played("dice", seed="6", players=1)
    finder = QuiltFinder(game, 0, steps=2_000)
    finder.prove_drafts(1, 1)
    assert finder.result().of(QuiltFigure.DRAFTING) is None
    [points] = finder.draft([1])
    finder.prove_drafts(1, 1)
    found = finder.result().of(QuiltFigure.DRAFTING)
    assert found
    assert found.bound is not None
    assert points <= found.points <= found.bound
    assert found.game.bag == game.bag


def test_a_proof_finds_better_quilts_by_itself() -> None:
    class BetterFoundError(Exception):
        """Ends the proof, which could take long."""

    game = played("dice", seed="4", players=1, variants=["family"])
    finder = QuiltFinder(game, 0)

    def stop_if_better(*_: int) -> None:
        if finder.points > game.score(0).total:
            raise BetterFoundError

    with pytest.raises(BetterFoundError):
        finder.prove(20, 1, stop_if_better)


def test_caps_of_a_label_alone_are_those_of_brute_force() -> None:
    from calico.coach.quilts.model import most_tokens

    row = build(played("dice", seed="4", players=1).setup)
    found = cores(row[0], 3)
    everywhere = sum(CELL_BITS)
    assert most_tokens(row[0], found, CELLS) == most_cores(everywhere, row[0], 3)


def test_all_ways_to_complete_the_goals_are_cases() -> None:
    from calico.coach.quilts.model import WAYS, QuiltModel

    game = played("dice", seed="4", players=1)
    made = QuiltModel(build(game.setup), [3] * len(TILES))
    assert {case.ways for case in made.cases()} == set(product(WAYS, repeat=3))

"""The best quilt on a board is played by the rules, and the bound by halves holds."""

from __future__ import annotations

from collections import Counter

import pytest

from calico import Record
from calico.box import BEGINNER_CATS, BEGINNER_GOALS, BOARDS, CATS, TILES
from calico.coach.quilts.ceiling import CeilingFinder, first_setup
from calico.coach.quilts.sewing import Sewn
from calico.rules.kernel.state import build


@pytest.mark.parametrize("any_setup", [False, True])
def test_the_best_quilt_of_a_board_is_a_legal_game(any_setup: bool) -> None:
    finder = CeilingFinder(BOARDS["green"], any_setup=any_setup, steps=30_000)
    one, two = finder.sew(range(2))
    assert 60 < one <= two == finder.points
    quilt = finder.result()
    assert quilt.bound is None
    again = Record.of_dict(quilt.to_dict()["record"]).replay()
    assert again.score(0).total == quilt.points == two
    assert max(Counter(again.quilt(0).patches.values()).values()) <= 3
    setup = again.setup
    if not any_setup:
        assert {entry.cat.id for entry in setup.cats} == set(BEGINNER_CATS)
        assert tuple(goal.id for goal in setup.players[0].goals or ()) == BEGINNER_GOALS


def test_any_cats_are_three_of_different_tiles() -> None:
    finder = CeilingFinder(BOARDS["blue"], any_setup=True, steps=60_000)
    assert list(finder.sew(range(1)))
    finder.prove(1, 1)
    assert finder.result().bound is None
    cats = finder.result().game.setup.cats
    assert len({CATS[entry.cat.id].tile for entry in cats}) == len(cats) == 3


def test_halves_bound_what_annealing_finds_and_improve_it() -> None:
    pytest.importorskip("ortools")
    from calico.coach.quilts.halves import Halves

    finder = CeilingFinder(BOARDS["yellow"], steps=30_000)
    [points] = finder.sew([1])
    bounds: list[int] = []
    found: list[int] = []

    def realise(sewn: Sewn) -> int:
        assert len(sewn.tiles) == 22
        assert max(Counter(sewn.tiles).values()) <= 3
        found.append(sewn.points)
        return sewn.points

    row = build(first_setup(BOARDS["yellow"], any_setup=False))
    halves = Halves(row, [3] * len(TILES), any_likes=True, workers=1)
    bound = halves.prove(points, realise, seconds=0.3, total=3, progress=bounds.append)
    assert points <= bound == bounds[-1]
    assert bounds == sorted(bounds, reverse=True)
    assert all(points < each <= bound for each in found)

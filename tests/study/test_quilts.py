"""Samples of best quilts are continued from their file, and the figures follow from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from calico.coach.quilts.best import QuiltFigure
from calico.errors import CalicoError
from calico.study.benchmark import Sample, collect
from calico.study.quilts import QuiltResults, QuiltSample, QuiltTerms, look_for

FEW = QuiltTerms(level="decent", rounds=1, steps=2_000, seconds=0.5, workers=1)


def sample(game: int, played: int, best: int, bound: int) -> QuiltSample:
    figures = dict.fromkeys(QuiltFigure, best)
    proved = {str(figure): bound for figure in QuiltFigure}
    return QuiltSample(game, played, {str(x): y for x, y in figures.items()}, proved, 1.0, 2.0)


def test_a_game_is_played_searched_and_bounded(tmp_path: Path) -> None:
    pytest.importorskip("ortools")
    found = look_for((3, FEW))
    assert set(found.best) == set(QuiltFigure)
    assert found.played <= found.best["hand_of_two"] <= found.best["any_order"]
    assert set(found.bound) == set(QuiltFigure)
    assert all(points <= found.bound[figure] for figure, points in found.best.items())
    path = tmp_path / "quilts.jsonl"
    with QuiltResults(path, FEW) as results:
        results.add(found)
    with QuiltResults(path, FEW) as results:
        assert results.complete([3], 1, lambda *_: None) == [found]
    with pytest.raises(CalicoError, match="terms"):
        QuiltResults(path, QuiltTerms())


def test_the_figures_of_the_benchmark(tmp_path: Path) -> None:
    path = tmp_path / "quilts.jsonl"
    with QuiltResults(path, QuiltTerms()) as results:
        results.add(sample(0, 80, 90, 90))
        results.add(sample(1, 85, 91, 94))
    found = collect(["quilts"], Sample(games=2, jobs=1, results=path))
    figures = {name: benchmark().value for name, benchmark in found.items()}
    assert figures == {
        "quilts.proved.drafting": 50,
        "quilts.open.drafting": 1.5,
        "quilts.gap.any_order": 8,
        "quilts.gap.hand_of_two": 8,
        "quilts.gap.drafting": 8,
        "quilts.proved.any_order": 50,
        "quilts.open.any_order": 1.5,
        "quilts.proved.hand_of_two": 50,
        "quilts.open.hand_of_two": 1.5,
    }

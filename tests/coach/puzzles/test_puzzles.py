"""The puzzles that we ship, and how they are made."""

from __future__ import annotations

import gzip
import json
from datetime import date, timedelta
from importlib.resources import files
from pathlib import Path

import pytest

from calico.coach.puzzles import greed
from calico.coach.puzzles.collection import (
    PackedPuzzles,
    collection,
    number_of_day,
    numbers,
    puzzle,
    shipped,
)
from calico.coach.puzzles.endgame import is_last, solve
from calico.coach.puzzles.field import LEAD, SURE, MoveStanding
from calico.coach.puzzles.maker import is_one_idea, make
from calico.coach.puzzles.puzzle import Difficulty, Puzzle, Theme
from calico.coach.puzzles.solving import STAGES, check, hint_of, solution_of
from calico.coach.review.comparison import Rival
from calico.errors import CalicoError
from calico.rules.notation import Move
from calico.rules.numbers import number_of
from calico.study.processes import in_processes
from calico.study.puzzles import PuzzleResults, make_puzzles

LARGEST = 300_000
SOME = 6
"""Puzzles that are solved again, which takes a quarter of a second each."""


def test_the_puzzles_were_examined_with_the_weights_that_we_ship() -> None:
    assert shipped().is_current, (
        "method or weights have changed: make the puzzles anew (docs/study/puzzles.md)"
    )


@pytest.mark.parametrize("number", range(1, len(collection()) + 1))
def test_a_puzzle_is_sound(number: int) -> None:
    found = puzzle(number)
    view = found.view()
    assert view.seat == 0
    good = [Move.parse(move) for move in found.good]
    assert all(view.is_legal(move) for move in (*good, Move.parse(found.rival)))
    assert all(found.is_solved_by(move) for move in good)
    assert not found.is_solved_by(Move.parse(found.rival))
    assert 1 <= len(good) < len(view.legal_moves)
    assert found.gap - SURE * found.error >= LEAD - 0.02  # which are stored rounded
    chosen = [number_of(view, move) for move in good]
    assert is_one_idea(tuple(chosen))
    assert not greed.is_solved(view, chosen)
    assert Puzzle.from_dict(json.loads(json.dumps(found.to_dict()))) == found


@pytest.mark.parametrize(
    "number", [n for n, each in enumerate(collection(), start=1) if is_last(each.view())][:SOME]
)
def test_the_last_turns_are_solved_exactly(number: int) -> None:
    found = puzzle(number)
    view = found.view()
    worth = solve(view)
    best = max(worth.values())
    behind = {move: best - each for move, each in worth.items()}
    good = {number_of(view, Move.parse(move)) for move in found.good}
    assert all((gap < LEAD) == (move in good) for move, gap in behind.items())


def test_they_come_from_different_games_and_fit_into_the_package() -> None:
    seeds = [each.seed for each in collection()]
    assert len(set(seeds)) == len(seeds)
    data = (files("calico.coach.puzzles") / "puzzles.jsonl.gz").read_bytes()
    assert len(data) <= LARGEST
    assert gzip.decompress(data) == gzip.decompress(shipped().pack())


def test_every_day_has_a_puzzle_and_none_comes_twice_in_a_round() -> None:
    count = len(collection())
    start = date.fromordinal(738_000 // count * count)  # a round begins
    days = [number_of_day(start + timedelta(days=k)) for k in range(count)]
    assert sorted(days) == list(range(1, count + 1))


def test_a_number_and_a_theme_find_puzzles() -> None:
    assert sorted(n for level in Difficulty for n in numbers(difficulty=level)) == numbers()
    for theme in Theme:
        assert all(theme in puzzle(n).themes for n in numbers(theme))
    with pytest.raises(CalicoError) as refused:
        puzzle(len(collection()) + 1)
    assert refused.value.code == "puzzle-number"


def test_an_answer_is_checked_and_explained() -> None:
    found = puzzle(1)
    assert check(found, found.good[0])
    assert not check(found, found.rival)
    with pytest.raises(CalicoError):
        check(found, "Ms@a1 Zz")
    told = solution_of(found)
    assert found.good[0] in told.sentences[0]
    hints = [hint_of(found, stage) for stage in range(1, STAGES + 1)]
    assert len(set(hints)) == STAGES
    with pytest.raises(CalicoError):
        hint_of(found, STAGES + 1)


def test_what_is_certain_depends_on_gap_and_error() -> None:
    clear, tied, unclear = MoveStanding(1), MoveStanding(2), MoveStanding(3)
    clear.add(Rival(2.0, 0.1, 400, ()))
    tied.add(Rival(0.1, 0.1, 400, ()))
    unclear.add(Rival(1.0, 0.1, 400, ()))
    assert (clear.gap, round(clear.error, 3)) == (2.0, 0.1)
    assert [each.is_behind() for each in (clear, tied, unclear)] == [True, False, False]
    assert [each.is_good() for each in (clear, tied, unclear)] == [False, True, False]
    assert [each.is_between(SURE) for each in (clear, tied, unclear)] == [False, False, True]


def test_results_of_several_times_are_one() -> None:
    whole, parts = MoveStanding(1), MoveStanding(1)
    whole.add(Rival(1.0, 0.2, 200, ()))
    for _ in range(2):  # the same mean and variance twice is nearly the same as twice as many deals
        parts.add(Rival(1.0, 0.2 * 2**0.5, 100, ()))
    assert parts.gap == whole.gap
    assert parts.error == pytest.approx(whole.error, rel=0.02)


def test_the_same_game_gives_the_same_puzzle() -> None:
    found = puzzle(1)
    _, seed, number = found.seed.split("/")
    assert make(seed, int(number)) == found


def test_making_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    seen: list[int] = []
    with PuzzleResults(path, "1") as results:
        results.add((1, None))
        results.add((2, puzzle(1)))
    with path.open("ab") as stream:
        stream.write(b'{"game": 3, "puz')  # killed in the middle of a line
    with PuzzleResults(path, "1") as results:
        assert results.found == {1: None, 2: puzzle(1)}
        assert make_puzzles(results, "1", 2, in_processes, seen.append)
        assert results.packed.puzzles == (puzzle(1),)
    assert seen == [2]
    with pytest.raises(CalicoError) as refused, PuzzleResults(path, "2"):
        pass
    assert refused.value.code == "results-differ"


def test_making_goes_on_from_a_packed_file(tmp_path: Path) -> None:
    first = puzzle(1)
    packed = PackedPuzzles((first,), "1", first.number + 1)
    with PuzzleResults(tmp_path / "puzzles.jsonl", "1") as results:
        results.take_up(PackedPuzzles.unpack(packed.pack()))
        results.add((packed.games + 2, first))  # the game before that is not done
        assert results.packed == packed
    with PuzzleResults(tmp_path / "other.jsonl", "2") as results:
        results.take_up(packed)
        assert results.found == {}
    with pytest.raises(CalicoError) as refused:
        PackedPuzzles.unpack(b"not packed")
    assert refused.value.code == "puzzle-unreadable"

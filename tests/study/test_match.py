"""One match: the same everywhere, and no agent can spoil more than its own game."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from calico import Record
from calico.errors import CalicoError
from calico.players.agent import Limit, Spec
from calico.rules.options import Options
from calico.study.match import Match, MatchResult, MatchTerms, play
from calico.study.worker import Worker
from support import bots


def match(*specs: str, seed: str = "x", keeps_record: bool = False, **options: Any) -> Match:
    seats = tuple(Spec.parse(spec) for spec in specs)
    made = MatchTerms(
        players=len(specs), options=Options.from_ids(**{"setup": "beginner", **options})
    )
    return Match(1, seed, tuple(range(len(specs))), seats, made, keeps_record)


def timeless(game: MatchResult) -> MatchResult:
    return replace(game, seats=tuple(replace(seat, seconds=0.0) for seat in game.seats))


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place on the path where the agents of :mod:`bots` are installed."""
    bots.install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.delitem(sys.modules, "calico_test_bots", raising=False)
    return tmp_path


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(3.0)
    yield worker
    worker.stop()


def test_a_match_is_the_same_every_time() -> None:
    game = match("gentle", "dice", setup="standard")
    assert timeless(play(game)) == timeless(play(game))


def test_a_worker_plays_as_we_do(worker: Worker) -> None:
    for game in (
        match("dice", "dice"),
        match("dice:5", keeps_record=True, scenario=1, setup="standard"),
    ):
        assert timeless(worker.play(game)) == timeless(play(game))


def test_luck_depends_on_seed_seat_and_name() -> None:
    totals = [
        [seat.total for seat in play(match(*names, seed=seed)).seats]
        for names, seed in ((("dice", "dice"), "a"), (("dice", "dice"), "b"))
    ]
    assert totals[0] != totals[1]
    assert totals[0][0] != totals[0][1]


def test_a_result_adds_up() -> None:
    first, second = play(match("gentle", "dice")).seats
    assert (first.agent, second.agent) == ("gentle", "dice")
    for seat in (first, second):
        assert seat.total == seat.goals + seat.cats + seat.buttons
        assert seat.moves == 22
        assert seat.seconds > 0
        assert seat.failure is None
        assert seat.passed is None
    assert (first.place, first.won, second.place, second.won) == (1, 1.0, 2, 0.0)


def test_places_at_a_table_of_four_follow_the_scores() -> None:
    seats = play(match("dice", "gentle", "dice", "gentle")).seats
    ranked = sorted(seats, key=lambda seat: seat.place)
    assert [seat.total for seat in ranked] == sorted((s.total for s in seats), reverse=True)
    assert sum(seat.won for seat in seats) == 1


def test_a_scenario_is_passed_or_not() -> None:
    (seat,) = play(match("dice", scenario=1, setup="standard")).seats
    assert seat.passed is False


def test_matches_and_results_survive_json() -> None:
    game = match("dice:10", "gentle:0.5s", variants=["family"], keeps_record=True)
    again = Match.from_dict(json.loads(json.dumps(game.to_dict())))
    assert again.specs[1].limit == Limit(seconds=0.5)
    assert again == game
    played = play(game)
    assert MatchResult.from_dict(json.loads(json.dumps(played.to_dict()))) == played


def test_a_record_is_kept_when_wanted() -> None:
    played = play(match("dice", "gentle", keeps_record=True))
    record = Record.parse(json.dumps(played.record))
    scores = record.replay().scores
    assert [score.total for score in scores] == [seat.total for seat in played.seats]
    assert record.meta["bots"] == {"dice 1": "dice", "gentle 2": "gentle"}
    assert play(match("dice")).record is None


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("raises", "the agent raises failed: ValueError: 'out of thread'"),
        ("unmade", "the agent unmade failed: ValueError: 'no needle'"),
        ("broken", "the agent broken cannot be loaded: RuntimeError: 'no wool'"),
        ("illegal", "the agent illegal returned Ms@b3 Yd: "),
    ],
)
def test_an_agent_that_fails_loses_with_a_note(name: str, why: str) -> None:
    game = play(match("dice", name, "dice"))
    assert not game.is_finished
    assert [seat.won for seat in game.seats] == [0.5, 0.0, 0.5]
    assert [seat.place for seat in game.seats] == [1, 3, 1]
    assert str(game.seats[1].failure).startswith(why)


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("raises", r'\(calico_test_bots.py:\d+: raise ValueError\("out of thread"\)\)$'),
        ("unmade", r'\(calico_test_bots.py:\d+: raise ValueError\("no needle"\)\)$'),
        ("broken", r"\(calico_test_broken.py:1: raise RuntimeError\('no wool'\)\)$"),
    ],
)
def test_the_note_shows_the_line_of_the_agent_that_failed(name: str, line: str) -> None:
    failure = str(play(match(name, "dice")).seats[0].failure)
    assert re.search(line, failure), failure


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("hangs", "the agent hangs has not responded for 3 seconds"),
        ("ends", "the agent ends failed: the process ended without responding"),
    ],
)
def test_an_agent_that_hangs_or_ends_the_process_loses_and_the_worker_goes_on(
    worker: Worker, name: str, why: str
) -> None:
    assert worker.play(match(name, "dice")).seats[0].failure == why
    assert worker.play(match("dice", "dice")).is_finished


@pytest.mark.usefixtures("strangers")
def test_a_process_that_is_lost_once_costs_nothing(worker: Worker) -> None:
    game = worker.play(match("stumbles"))
    assert game.seats[0].total == worker.play(match("stumbles")).seats[0].total
    assert game.is_finished


@pytest.mark.usefixtures("strangers")
def test_what_an_agent_prints_is_not_heard(worker: Worker) -> None:
    assert worker.play(match("chatty")).is_finished


def test_an_agent_that_is_not_installed_where_it_should_play_is_named(
    worker: Worker, strangers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = match("raises")
    monkeypatch.delenv("PYTHONPATH")
    with pytest.raises(CalicoError, match="a worker failed: unknown agent 'raises'"):
        worker.play(game)


def test_a_worker_that_was_stopped_stays_stopped(worker: Worker) -> None:
    worker.stop()
    with pytest.raises(CalicoError, match="a worker failed"):
        worker.play(match("dice"))

"""Tournaments: fair seats, right statistics, and nothing that is finished gets lost."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from calico.errors import CalicoError
from calico.players.agent import Spec
from calico.rules.record import Record
from calico.study import pool, schedule
from calico.study.match import Match, MatchResult, MatchTerms, SeatResult
from calico.study.results import Results
from calico.study.summary import interval, summarise
from calico.study.tournament import play_out
from support import bots

SPECS = [Spec("dice"), Spec("gentle"), Spec("dice", None), Spec("gentle"), Spec("dice")]


@pytest.fixture
def strangers(tmp_path: Path) -> Path:
    folder = tmp_path / "strangers"
    folder.mkdir()
    bots.install(folder)
    return folder


SOURCE = Path(pool.__file__).parents[2]


def calico(
    *words: str | Path, strangers: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "calico", *map(str, words)],
        env=bots.environment(strangers or SOURCE, **more),
        capture_output=True,
        text=True,
        check=False,
    )


def timeless(summary: dict[str, Any]) -> dict[str, Any]:
    for agent in summary["agents"]:
        del agent["seconds_per_move"]
    return summary


# Schedules


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("agents", [1, 2, 3, 4, 5])
def test_every_agent_has_every_seat_of_every_deal_equally_often(agents: int, players: int) -> None:
    games = 6 * schedule.games_a_deal(agents, players)
    matches = schedule.tournament(SPECS[:agents], MatchTerms(players=players), "s", games)
    deals = {match.seed for match in matches}
    assert len(deals) == 6
    for deal in deals:
        seats = Counter(
            (entrant, seat)
            for match in matches
            if match.seed == deal
            for seat, entrant in enumerate(match.entrants)
        )
        assert len(seats) == agents * players
        assert len(set(seats.values())) == 1
    plays = Counter(entrant for match in matches for entrant in set(match.entrants))
    assert set(plays.values()) == {games}


def test_two_agents_play_every_deal_in_both_orders() -> None:
    matches = schedule.tournament(SPECS[:2], MatchTerms(), "7", 4)
    assert [(match.seed, match.entrants) for match in matches] == [
        ("7-1", (0, 1)),
        ("7-1", (1, 0)),
        ("7-2", (0, 1)),
        ("7-2", (1, 0)),
    ]


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    matches = schedule.tournament(SPECS[:3], MatchTerms(players=3), "s", 6)
    assert {match.entrants for match in matches} == {
        *((0, 1, 2), (1, 2, 0), (2, 0, 1)),
        *((0, 2, 1), (2, 1, 0), (1, 0, 2)),
    }


def test_more_games_only_add_to_a_schedule() -> None:
    few, many = (schedule.tournament(SPECS[:3], MatchTerms(), "s", games) for games in (5, 20))
    assert many[: len(few)] == few


def test_a_simulation_deals_anew_for_every_game_and_turns_the_seats() -> None:
    matches = schedule.simulation(SPECS[:2], MatchTerms(), "s", 3)
    assert [match.seed for match in matches] == ["s-1", "s-2", "s-3"]
    assert [match.entrants for match in matches] == [(0, 1), (1, 0), (0, 1)]
    assert all(match.keeps_record for match in matches)


# Statistics


def seat(entrant: int, total: int, place: int = 1, won: float = 0.0, **more: Any) -> SeatResult:
    return SeatResult(
        entrant=entrant, agent="ab"[entrant], total=total, place=place, won=won, **more
    )


def test_the_summary_is_what_one_computes_by_hand() -> None:
    games = [
        MatchResult(1, "x", (seat(0, 50, 1, 1.0, seconds=2.0, moves=20), seat(1, 40, 2))),
        MatchResult(2, "x", (seat(1, 44, 2), seat(0, 60, 1, 1.0, seconds=1.0, moves=10))),
        MatchResult(3, "y", (seat(0, 40, 1, 0.5), seat(1, 40, 1, 0.5))),
        MatchResult(4, "y", (seat(1, 56, 1, 1.0), seat(0, 50, 2))),
    ]
    summary = summarise(["a", "b"], games)
    a, b = summary.agents
    assert (a.mean, a.n, a.win_rate, a.totals) == (50, 4, 0.625, (50, 60, 40, 50))
    assert a.sd == pytest.approx((200 / 3) ** 0.5)
    # deal x is 10 above four times the mean, deal y 10 below: 1.96 · √(200 · 2) / 4
    assert a.interval == pytest.approx((50 - 9.8, 50 + 9.8))
    assert a.seconds_per_move == pytest.approx(0.1)
    assert (b.mean, b.win_rate) == (45, 0.375)
    rates = {(pair.agent, pair.other): (pair.win_rate, pair.n) for pair in summary.pairs}
    assert rates == {("a", "b"): (0.625, 4), ("b", "a"): (0.375, 4)}


def test_scores_of_different_deals_give_the_usual_interval() -> None:
    # sd of 1, 2, 3 is 1, so the standard error is 1 / √3
    assert interval([[1], [2], [3]]) == pytest.approx((2 - 1.96 / 3**0.5, 2 + 1.96 / 3**0.5))
    assert interval([[1, 2, 3]]) is None


def test_alone_a_deal_is_won_by_the_best_score_on_it() -> None:
    games = [
        MatchResult(1, "x", (seat(0, 50),)),
        MatchResult(2, "x", (seat(1, 40),)),
        MatchResult(3, "y", (seat(0, 50),)),
        MatchResult(4, "y", (seat(1, 50),)),
        MatchResult(5, "z", (seat(0, 50),)),  # the other has not played this deal yet
    ]
    summary = summarise(["a", "b"], games)
    assert [agent.win_rate for agent in summary.agents] == [0.75, 0.25]
    assert [agent.n for agent in summary.agents] == [3, 2]
    assert [pair.win_rate for pair in summary.pairs] == [0.75, 0.25]


def test_a_broken_game_is_a_loss_and_no_score() -> None:
    broken = MatchResult(2, "x", (seat(1, 0, 2, failure="oh"), seat(0, 0, 1, 1.0)))
    games = [MatchResult(1, "x", (seat(0, 50, 2), seat(1, 60, 1, 1.0))), broken]
    a, b = summarise(["a", "b"], games).agents
    assert (a.n, a.mean, a.win_rate, a.failures) == (1, 50, 0.5, 0)
    assert (b.n, b.mean, b.win_rate, b.failures, b.failure) == (1, 60, 0.5, 1, "oh")


def test_an_agent_without_a_score_has_no_mean() -> None:
    (a,) = summarise(["a"], []).agents
    assert (a.mean, a.sd, a.interval, a.seconds_per_move, a.win_rate) == (None,) * 5


def test_the_share_of_scenarios_passed() -> None:
    games = [MatchResult(i, str(i), (seat(0, 50, passed=i < 3),)) for i in range(4)]
    assert summarise(["a"], games).agents[0].passed == 0.75


# Results files

SETTINGS: dict[str, Any] = {"agents": ["a"], "seed": "1"}


def kept(path: Path, *numbers: int) -> None:
    with Results(SETTINGS, path) as results:
        for number in numbers:
            results.add(MatchResult(number, "x", (seat(0, number),)))


def test_results_are_found_again(tmp_path: Path) -> None:
    kept(tmp_path / "r", 2, 1)
    kept(tmp_path / "r", 3)
    with Results(SETTINGS, tmp_path / "r") as results:
        assert [number in results for number in range(5)] == [False, True, True, True, False]
        assert results[2].seats[0].total == 2


def test_half_a_line_of_a_killed_writer_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "r"
    kept(path, 1, 2)
    path.write_bytes(path.read_bytes()[:-9])
    kept(path, 3)
    with Results(SETTINGS, path) as results:
        assert [number in results for number in (1, 2, 3)] == [True, False, True]


def test_a_writer_killed_at_its_first_line_is_no_trouble(tmp_path: Path) -> None:
    path = tmp_path / "r"
    path.write_text('{"agents"')
    kept(path, 1)
    with Results(SETTINGS, path) as results:
        assert 1 in results


def test_results_of_other_settings_are_refused(tmp_path: Path) -> None:
    kept(tmp_path / "r", 1)
    with pytest.raises(CalicoError, match="other settings: seed is '1' there, not 2"):
        Results(SETTINGS | {"seed": "2"}, tmp_path / "r")


@pytest.mark.parametrize(
    "text", ["hello", "hello\n", "[]\n", '{"agents": ["a"]}\n', "\n", "\xff\n"]
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "r"
    path.write_text(text)
    with pytest.raises(CalicoError, match="does not contain game results"):
        Results(SETTINGS, path)
    assert path.read_text() == text


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    matches = schedule.tournament([Spec("dice")], MatchTerms(players=1), "s", 3)
    asked: list[int] = []

    def players(todo: Any) -> Any:
        for match in todo:
            asked.append(match.number)
            yield MatchResult(match.number, match.seed, (seat(0, 1),))

    with Results(SETTINGS) as results:
        results.add(MatchResult(2, "s-2", (seat(0, 1),)))
        heard: list[int] = []
        assert play_out(matches, results, players, heard.append)
    assert asked == [1, 3]
    assert heard == [1, 2, 3]


def test_a_pool_raises_what_a_worker_cannot_do() -> None:
    unknown = Match(1, "s", (0,), (Spec("nobody"),), MatchTerms(players=1))
    with pytest.raises(CalicoError, match="unknown agent 'nobody'"):
        list(pool.play_all([unknown], jobs=1))


# The commands

FAST = ("--setup", "beginner", "--jobs", "2")


def test_a_tournament_as_json_csv_and_plot(tmp_path: Path) -> None:
    table, plot = tmp_path / "t.csv", tmp_path / "t.svg"
    words = ("tournament", "gentle", "dice", "--games", "4", *FAST, "--json")
    done = calico(*words, "--csv", table, "--plot", plot)
    assert (done.returncode, done.stderr) == (0, "")
    summary = json.loads(done.stdout)
    names = {
        *("agent", "mean", "sd", "n", "goals", "cats", "buttons"),
        *("seconds_per_move", "win_rate"),
    }
    assert all(names <= agent.keys() for agent in summary["agents"])
    gentle, dice = summary["agents"]
    assert (gentle["agent"], gentle["n"], dice["n"]) == ("gentle", 4, 4)
    assert gentle["mean"] == pytest.approx(gentle["goals"] + gentle["cats"] + gentle["buttons"])
    with table.open(newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 8
    assert sum(int(row["total"]) for row in rows if row["agent"] == "dice") == 4 * dice["mean"]
    assert plot.read_text().startswith("<svg")
    assert timeless(json.loads(calico(*words).stdout)) == timeless(summary)


def test_alone_each_agent_plays_every_deal() -> None:
    done = calico("tournament", "gentle", "dice:5", "--players", "1", "--games", "3", *FAST)
    assert done.returncode == 0
    assert "dice:5" in done.stdout
    assert "100.0%" in done.stdout


def test_broken_agents_are_reported_and_survived(strangers: Path) -> None:
    agents = ("dice", "raises", "illegal", "hangs")
    done = calico(
        *("tournament", *agents, "--games", "3", "--patience", "3", *FAST), strangers=strangers
    )
    assert done.returncode == 0
    for note in (
        "raises failed in 2 games; the first: the agent raises failed: ValueError",
        "illegal failed in",
        "hangs failed in",
    ):
        assert note in done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_tournament_goes_on_where_it_was(
    strangers: Path, tmp_path: Path, number: signal.Signals
) -> None:
    words = ("tournament", "dice", "signals", "--games", "8", *FAST, "--json")
    results = ("--results", tmp_path / "r.jsonl")
    whole = calico(*words, strangers=strangers)
    stop = {
        "CALICO_TEST_SIGNAL": str(int(number)),
        "CALICO_TEST_RESULTS": str(tmp_path / "r.jsonl"),
    }
    stopped = calico(*words, *results, strangers=strangers, **stop)
    before = (tmp_path / "r.jsonl").read_text()
    assert 4 <= before.count("\n") <= 6  # the settings and the games before the fifth or sixth
    if number is signal.SIGINT:
        assert stopped.returncode == 130
        assert "Stopped: " in stopped.stderr
        assert json.loads(stopped.stdout)["games"] == before.count("\n") - 1
    again = calico(*words, *results, strangers=strangers)
    assert (again.returncode, again.stderr) == (0, "")
    assert (tmp_path / "r.jsonl").read_text().startswith(before)
    assert timeless(json.loads(again.stdout)) == timeless(json.loads(whole.stdout))


def test_simulate_writes_records_in_order(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = ("simulate", "dice", "dice", "gentle", "--games", "3", *FAST, "--records", path)
    done = calico(*words)
    assert done.returncode == 0
    assert "gentle" in done.stdout
    records = [Record.parse(line) for line in path.read_bytes().splitlines()]
    assert [record.meta["seed"] for record in records] == ["1-1", "1-2", "1-3"]
    assert all(record.replay().is_finished for record in records)
    first = path.read_bytes()
    calico(*words)
    assert path.read_bytes() == first


def test_a_stopped_simulation_goes_on_and_has_every_record(strangers: Path, tmp_path: Path) -> None:
    words = ("simulate", "dice", "signals", "--games", "8", *FAST, "--json")
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    results = ("--results", tmp_path / "r.jsonl")
    calico(*words, "--records", whole, strangers=strangers)
    stop = {
        "CALICO_TEST_SIGNAL": str(int(signal.SIGINT)),
        "CALICO_TEST_RESULTS": str(tmp_path / "r.jsonl"),
    }
    stopped = calico(*words, *results, "--records", parts, strangers=strangers, **stop)
    assert stopped.returncode == 130
    assert 0 < parts.read_bytes().count(b"\n") < 8
    again = calico(*words, *results, "--records", parts, strangers=strangers)
    assert again.returncode == 0
    assert parts.read_bytes() == whole.read_bytes()


def test_a_narrow_terminal_cuts_no_figure_off() -> None:
    words = ("simulate", "gentle:1000", "--scenario", "1", "--games", "2", "--jobs", "2")
    table = calico("--lang", "de", *words, COLUMNS="80").stdout
    agent = json.loads(calico(*words, "--json").stdout)["agents"][0]
    assert "…" not in table
    assert max(map(len, table.splitlines())) <= 80
    for figure in ("mean", "goals", "cats", "buttons", "sd"):
        assert f" {agent[figure]:.1f} ".replace(".", ",") in table


def test_a_simulation_is_summed_up_as_a_tournament_is(tmp_path: Path) -> None:
    table, plot = tmp_path / "games.csv", tmp_path / "scores.svg"
    words = ("gentle", "dice", "--games", "2", *FAST)
    done = calico("simulate", *words, "--csv", table, "--plot", plot)
    assert "is ahead of" in done.stdout
    with table.open(newline="", encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    assert [(row["game"], row["agent"]) for row in rows] == [
        ("1", "gentle"),
        ("1", "dice"),
        ("2", "dice"),
        ("2", "gentle"),
    ]
    assert "gentle" in plot.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("option", "start"), [("--csv", "game,seed"), ("--plot", "<svg"), ("--records", '{"calico"')]
)
def test_a_file_called_minus_is_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str, start: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = calico("simulate", "dice", "--games", "2", *FAST, option, "-")
    assert done.returncode == 0
    assert done.stdout.startswith(start)
    assert "dice" in done.stderr  # the table for people
    assert "agent" not in done.stdout.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--csv", "-", "--json"), "only one of these can go to standard output: --json, --csv"),
        (("--csv", "-", "--records", "-"), "standard output: --csv, --records"),
        (("--results", "-"), "--results '-': expected a file"),
    ],
)
def test_standard_output_is_for_one_thing(words: tuple[str, ...], why: str) -> None:
    done = calico("simulate", "dice", "--games", "1", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr


def test_an_agent_that_plays_itself_is_told_apart() -> None:
    words = ("gentle", "dice", "gentle", "--games", "2", *FAST, "--json")
    summary = json.loads(calico("simulate", *words).stdout)
    assert [agent["agent"] for agent in summary["agents"]] == ["gentle 1", "dice", "gentle 2"]
    pairs = {(pair["agent"], pair["other"]): pair["win_rate"] for pair in summary["pairs"]}
    assert len(pairs) == 6
    assert pairs["gentle 1", "gentle 2"] + pairs["gentle 2", "gentle 1"] == 1


def test_a_simulation_does_not_go_on_with_the_deals_of_a_tournament(tmp_path: Path) -> None:
    words = ("dice", "--games", "1", *FAST, "--results", tmp_path / "r.jsonl")
    calico("tournament", "--players", "1", *words)
    done = calico("simulate", *words)
    assert done.returncode == 2
    assert "kind is 'tournament' there, not simulation" in done.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("tournament", "wizard"), "unknown agent 'wizard'"),
        (("tournament", "dice:0"), "expected seconds or simulations above 0"),
        (("tournament", *(f"dice:{i}" for i in range(1, 18))), "17 agents: expected at most 16"),
        (("tournament", "dice", "--games", "0"), "0 games: expected at least 1"),
        (("tournament", "dice", "--games", "-3"), "-3 games: expected at least 1"),
        (("tournament", "dice", "--players", "5"), "5"),
        (("tournament", "dice", "--jobs", "0"), "--jobs"),
        (("tournament", "dice", "--setup", "easy"), "unknown setup 'easy'"),
        (("tournament", "dice", "--plot", "x.pdf"), "expected a file name that ends in .svg"),
        (
            ("tournament", "dice", "--csv", "/no/such/x.csv"),
            "x.csv': there is no such file",
        ),
        (("tournament", "dice", "--results", "/no/such/x"), "/no/such/x': there is no such file"),
        (("simulate", *["dice"] * 5), "5 agents at one table: expected 1 to 4"),
        (("simulate", "dice", "--records", "/no/such/x"), "/no/such/x': there is no such file"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_in_a_line(words: tuple[str, ...], why: str) -> None:
    done = calico(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert why in done.stderr


def test_an_uneven_number_of_games_is_played_and_remarked_on() -> None:
    done = calico("tournament", "dice", "gentle", "--games", "1", *FAST, "--json")
    assert [agent["n"] for agent in json.loads(done.stdout)["agents"]] == [1, 1]
    assert "a multiple of 2 games" in done.stderr

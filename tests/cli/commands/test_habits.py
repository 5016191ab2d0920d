"""``calico habits``: a table, a sentence and examples of many reviewed games."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from calico.coach.habits.habit import Habit
from calico.lang import LANGUAGES
from support.commands import Run
from support.habits import played, reviewed


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two reviewed games, which are enough here."""
    monkeypatch.setattr("calico.coach.habits.finding.GAMES", 2)
    for k in range(2):
        record = played(Habit.MATCHES, f"cli {k}")
        (tmp_path / f"{k}.json").write_text(record.dumps(), encoding="utf-8")
        analysis = tmp_path / f"{k}.analysis.json"
        analysis.write_text(reviewed(record).dumps(), encoding="utf-8")
    return tmp_path


def test_the_habit_is_named_with_examples_to_open(calico: Run, games: Path) -> None:
    files = sorted(games.glob("*.json"))
    assert len(files) == 4
    found = json.loads(calico("habits", *files, "--json").out)
    assert (found["games"], found["worst"], found["name"]) == (2, "matches", "Player 1")
    for lang in LANGUAGES:
        shown = calico("--lang", lang, "habits", *files).out
        assert ": 2" in shown
        assert found["habits"][0]["examples"][0]["best"] in shown.replace("\n", " ")


def test_games_without_a_review_are_named_and_left_out(calico: Run, games: Path) -> None:
    (games / "0.analysis.json").unlink()
    answer = calico("habits", games / "0.json", games / "1.json")
    assert "0.json" in answer.err
    assert "1 " in answer.out
    (games / "1.analysis.json").unlink()
    last = calico("habits", games / "1.json")
    assert (last.status, last.out) == (2, "")
    assert "calico review" in last.err


def test_games_of_several_people_need_a_name(calico: Run, games: Path) -> None:
    one = reviewed(played(Habit.MATCHES, "cli 0"))
    seat = replace(one.seat(0), name="Ana")
    (games / "0.analysis.json").write_text(one.with_seat(seat).dumps(), encoding="utf-8")
    files = sorted(games.glob("*.json"))
    assert "Ana, Player 1" in calico("habits", *files).refusal
    assert json.loads(calico("habits", *files, "--name", "Ana", "--json").out)["games"] == 1

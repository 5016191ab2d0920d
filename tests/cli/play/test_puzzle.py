"""``calico puzzle``: solved at the keyboard, and remembered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from calico.cli.files import puzzles as saved
from calico.coach.puzzles.collection import number_of_day, puzzle
from calico.rules.luck.daily import utc_today
from support.commands import Run


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own."""
    path = tmp_path / "puzzles.json"
    monkeypatch.setattr(saved, "solved_path", lambda: path)
    return path


def test_a_wrong_move_a_hint_and_then_the_right_one(calico: Run, data: Path) -> None:
    found = puzzle(1)
    told = calico("puzzle", "-n", "1", given=f"{found.rival}\n?\n{found.good[-1]}\n").out
    assert f"{found.rival} is not it" in told
    assert f"Place {found.good[0][:2]}." in told
    assert "Solved!" in told
    assert json.loads(data.read_text())["puzzles"] == {found.seed: False}  # not at first

    told = calico("puzzle", "-n", "1", given=f"{found.good[0]}\n").out
    assert "Solved!" in told
    assert json.loads(data.read_text())["puzzles"] == {found.seed: True}
    assert "solved this one before" in calico("puzzle", "-n", "1", given="q\n").out


def test_the_solution_is_told_when_asked(calico: Run) -> None:
    assert puzzle(1).good[0] in calico("puzzle", "-n", "1", given="!\n").out


def test_today_comes_first_and_json_has_no_solution(calico: Run) -> None:
    found = json.loads(calico("puzzle", "--json").out)
    assert found["number"] == number_of_day(utc_today())
    assert not {"good", "rival", "gap"} & set(found)


def test_an_unknown_number_or_theme_is_refused(calico: Run) -> None:
    assert "no puzzle" in calico("puzzle", "-n", "99999").refusal
    assert "rainbow" in calico("puzzle", "--theme", "dogs").refusal


def test_a_run_of_the_maker_packs_what_it_found(calico: Run, tmp_path: Path) -> None:
    file, packed = tmp_path / "found.jsonl", tmp_path / "found.gz"
    told = calico("puzzle", "make", file, "-g", "1", "--seed", "tiny", "-j", "1", "--pack", packed)
    assert told.status == 0
    assert len(file.read_text().splitlines()) == 2
    assert packed.read_bytes()[:2] == b"\x1f\x8b"

"""The command ``calico best``."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest

from calico import Game, Record
from calico.cli.commands.games import best
from calico.coach.quilts.best import QuiltFinder
from calico.coach.quilts.ceiling import CeilingFinder
from support.commands import Run
from support.games import played


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best, "QuiltFinder", partial(QuiltFinder, steps=20_000))
    monkeypatch.setattr(best, "CeilingFinder", partial(CeilingFinder, steps=20_000))
    monkeypatch.setattr(best, "ROUNDS", 1)
    monkeypatch.setattr(best, "BOARD_ROUNDS", 1)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = played("dice", "dice", seed="1", players=2, variants=["family"])
    path = tmp_path / "game.json"
    path.write_text(Record.of(game).dumps(), encoding="utf-8")
    return path


def test_the_best_quilt_of_every_seat_is_drawn_beside_the_real_one(
    calico: Run, record: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "best.svg"
    done = calico("best", record, "--seconds", "0", "--svg", picture)
    assert done.status == 0
    assert done.out.count("Best: ") == 2
    assert done.out.count("The same patches, placed in any order.") == 2
    assert "best found, not proved" in done.out
    assert ElementTree.fromstring(picture.read_text(encoding="utf-8")).tag.endswith("svg")  # noqa: S314


def test_json_holds_records_of_the_best_quilts(calico: Run, record: Path) -> None:
    done = calico("best", record, "--seconds", "2", "--jobs", "1", "--seat", "2", "--json")
    [player] = json.loads(done.out)["players"]
    assert player["seat"] == 2
    found = player["best"]["any_order"]
    assert Record.of_dict(found["record"]).replay().score(0).total == found["points"]
    assert found["points"] > player["points"]


def test_without_the_solver_it_says_so(
    calico: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(best, "has_solver", lambda: False)
    done = calico("best", record, "--seat", "1")
    assert "pip install 'calico-quilt[solver]'" in done.out
    assert "best found, not proved" in done.out


def test_the_best_quilt_at_all_on_a_board(calico: Run, tmp_path: Path) -> None:
    picture = tmp_path / "best.svg"
    done = calico("best", "--board", "green", "--seconds", "0", "--svg", picture)
    assert "Best on the green board: " in done.out
    assert "best found, not proved" in done.out
    assert "Best on the green board" in picture.read_text(encoding="utf-8")
    plain = json.loads(calico("best", "--board", "blue", "--any-setup", "--json").out)
    assert Record.of_dict(plain["record"]).replay().score(0).total == plain["points"]
    assert (plain["board"], plain["bound"], plain["proved"]) == ("blue", None, False)
    for words in ((), ("--any-setup",), ("game.json", "--board", "blue")):
        assert "--board" in calico("best", *words).refusal
    assert "unknown board" in calico("best", "--board", "red").refusal


def test_what_has_no_best_quilt_is_refused_in_a_line(
    calico: Run, record: Path, tmp_path: Path
) -> None:
    game = Game.new(1, setup="beginner", seed="1")
    text = Record.of(game).dumps()
    assert "not finished" in calico("best", "-", given=text).refusal
    assert "no player 3" in calico("best", record, "--seat", "3").refusal
    assert "not JSON" in calico("best", "-", given="quilt").refusal
    assert ".svg" in calico("best", record, "--svg", tmp_path / "best.png").refusal
    broken = record.read_text(encoding="utf-8").replace("@a1", "@e5", 1)
    assert "(R" in calico("best", "-", given=broken).refusal

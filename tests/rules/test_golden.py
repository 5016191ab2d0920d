"""Whole games go as they went when they were last looked at; ``make golden`` writes them anew."""

from __future__ import annotations

import json

import pytest

from calico import Record
from calico.rules.record import score_of
from support.reference import naive
from tools import golden

HINT = "if the change is meant, run `make golden` and read the diff"


@pytest.mark.parametrize("name", golden.GAMES)
def test_the_playthrough_is_the_same(name: str) -> None:
    text = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(name) == text, HINT


@pytest.mark.parametrize("name", golden.GAMES)
def test_the_numbers_of_legal_moves_are_the_same(name: str) -> None:
    stored = json.loads((golden.FOLDER / "counts.json").read_text(encoding="utf-8"))
    assert golden.counts(name) == stored[name], HINT


@pytest.mark.parametrize("name", golden.GAMES)
def test_the_naive_scorer_agrees_with_what_is_golden(name: str) -> None:
    game = golden.begin(name)
    assert sum(1 for _ in golden.play(game, name)) == 22 * game.players
    assert score_of(game) == naive.score(Record.of(game).to_dict())


def test_there_is_a_file_for_each_game_and_no_other() -> None:
    files = {path.name for path in golden.FOLDER.iterdir()}
    assert files == {f"{name}.txt" for name in golden.GAMES} | {"counts.json"}


def test_the_playthroughs_show_something_of_everything() -> None:
    """Golden games without tokens, discards and the like would guard nothing."""
    texts = {n: (golden.FOLDER / f"{n}.txt").read_text(encoding="utf-8") for n in golden.GAMES}
    everything = "\n".join(texts.values())
    for words in (
        " button",
        "the rainbow button",
        " comes",
        "completed by colour",
        "completed by pattern",
        "completed both ways",
        "not completed",
        "discarded",
        "no cell kept the restriction",
        "takes Zig-Zag (8 points)",
        "takes Zig-Zag (4 points)",
        "scenario ",
    ):
        assert words in everything

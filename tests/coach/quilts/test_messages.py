"""The best quilts by messages are those of the search, and can be continued another day."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from calico import Game, Record
from calico.box import CATS, Colour
from calico.coach.quilts import messages
from calico.coach.quilts.best import QuiltFinder
from calico.lang import LANGUAGES
from support.games import played


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "QuiltFinder", partial(QuiltFinder, steps=20_000))
    messages._finder.cache_clear()


def begun(record: str, lang: str = "en") -> Any:
    return json.loads(messages.begin(json.dumps({"record": record, "language": lang})))


def sewn(record: str, number: int, known: Any = None, seat: int = 0) -> Any:
    asked = {"record": record, "seat": seat, "round": number, "known": known}
    return json.loads(messages.sew(json.dumps(asked)))


def test_every_round_comes_with_the_best_so_far_and_its_record() -> None:
    game = played("dice", seed="4", players=1)
    record = Record.of(game).dumps()
    [seat] = begun(record)["seats"]
    score = game.scores[0]
    assert seat["points"] == {
        "goals": score.goal_points,
        "cats": score.cat_points,
        "buttons": score.button_points,
        "total": score.total,
    }
    assert len(seat["patches"]) == 22
    one, two = sewn(record, 0), sewn(record, 1)
    for figure in ("any_order", "hand_of_two", "drafting"):
        assert score.total <= one[figure]["points"]["total"] <= two[figure]["points"]["total"]
        again = Record.parse(two[figure]["record"]).replay()
        assert again.score(0).total == two[figure]["points"]["total"]
        assert {str(cell): str(tile) for cell, tile in again.quilt(0).patches.items()} == two[
            figure
        ]["patches"]
        known = {each.id for each in (*Colour, *CATS.values())} | {None}
        assert {token["what"] for token in two[figure]["tokens"]} <= known
        assert sum(token["points"] for token in two[figure]["tokens"]) == (
            two[figure]["points"]["cats"] + two[figure]["points"]["buttons"]
        )


def test_another_worker_continues_where_one_was_stopped() -> None:
    record = Record.of(played("dice", "dice", seed="5", players=2)).dumps()
    first = sewn(record, 0, seat=1)
    whole = sewn(record, 1, seat=1)
    messages._finder.cache_clear()
    known = {figure: quilt["record"] for figure, quilt in first.items()}
    again = sewn(record, 1, known, seat=1)
    assert set(again) == {"any_order", "hand_of_two"}
    assert {figure: quilt["points"] for figure, quilt in again.items()} == {
        figure: quilt["points"] for figure, quilt in whole.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_no_best_quilt_gets_a_sentence(lang: str) -> None:
    unfinished = Record.of(Game.new(1, setup="beginner", seed="1")).dumps()
    promo = played("dice", "dice", seed="1", players=2, cats=["gertrude", "millie", "leo"])
    told = [begun(text, lang) for text in (unfinished, Record.of(promo).dumps(), "no record")]
    assert [each["code"] for each in told][:2] == ["best-unfinished", "best-promo"]
    assert all("{" not in each["error"] for each in told)

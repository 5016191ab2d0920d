"""The analysis board as the page asks for it: texts go in, texts come out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from calico.rules.record import Record
from calico.table.browser.boards import change, choose, evaluate
from support.reviews import finished


@pytest.fixture(scope="module")
def record() -> Record:
    return finished("boards", players=2, setup="beginner")


def ask(what: str, document: str, **more: Any) -> dict[str, Any]:
    asked = {"what": what, "document": document, "language": "en", **more}
    answer: dict[str, Any] = json.loads(change(json.dumps(asked)))
    return answer


def test_a_record_is_opened_at_its_end_or_at_the_move_that_is_asked_for(record: Record) -> None:
    board = ask("open", record.dumps(), at=None)
    assert (board["at"], board["game"], len(board["positions"])) == (44, 44, 45)
    assert board["view"]["phase"] == "finished"
    board = ask("open", record.dumps(), at=9)
    assert (board["at"], board["view"]["turn"], board["view"]["seat"]) == (9, 10, 1)
    # One plays for whoever is on turn, and sees all hands.
    (own,) = board["view"]["you"]["seats"]
    assert own["seat"] == 1
    assert [len(seat["hand"]) for seat in board["view"]["seats"]] == [2, 2]
    assert {each["tile"] for each in board["previews"]["previews"]} == set(own["hand"])
    assert ask("open", record.dumps(), at=99)["at"] == 44


def test_moves_bags_and_deletions_come_back_as_the_document(record: Record) -> None:
    board = ask("open", record.dumps(), at=4)
    own = board["view"]["you"]["seats"][0]
    cell = next(iter(own["cells"][own["hand"][1]]))
    move = f"{own['hand'][1]}@{cell} {own['takes'][2]}"
    board = ask("play", board["document"], at=4, move=move)
    assert board["at"] == 45
    tried = board["positions"][45]
    assert (tried["after"], tried["moves"], tried["move"], tried["seat"]) == (4, 5, move, 0)
    assert board["view"]["seats"][0]["patches"][cell] == own["hand"][1]
    board = ask("shuffle", board["document"], at=45)
    assert board["positions"][46] == {
        "after": 45,
        "shuffled": True,
        "moves": 5,
        "move": None,
        "seat": None,
        "points": 0,
    }
    assert ask("look", board["document"], at=3)["at"] == 3
    board = ask("remove", board["document"], at=45)
    assert (board["at"], len(board["positions"])) == (4, 45)


@pytest.mark.parametrize(
    ("document", "says"),
    [("{", "JSON"), ('{"analysis": 1}', "neither a record nor"), ('{"calico": 1}', "edition")],
)
def test_a_foreign_file_gets_a_sentence(document: str, says: str) -> None:
    assert says in ask("open", document, at=None)["error"]


def test_an_illegal_move_gets_a_sentence_and_the_board_stays(record: Record) -> None:
    board = ask("open", record.dumps(), at=4)
    refused = ask("play", board["document"], at=4, move="Ms@b3")
    assert refused["error"]
    assert ask("look", board["document"], at=4) == board


def test_a_position_is_evaluated_and_a_bot_plays_on(record: Record) -> None:
    board = ask("open", record.dumps(), at=42)
    asked = {"document": board["document"], "at": 42, "language": "en"}
    best = json.loads(evaluate(json.dumps(asked)))["moves"]
    assert 1 <= len(best) <= 3
    assert best[0]["reasons"]
    assert ask("play", board["document"], at=42, move=best[0]["move"])["view"]["turn"] == 44
    for level in ("gentle", "strong"):
        move = json.loads(choose(json.dumps({**asked, "level": level})))["move"]
        assert "document" in ask("play", board["document"], at=42, move=move)

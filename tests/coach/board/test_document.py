"""What an analysis board is saved as, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from calico.coach.board.document import BoardDocument
from calico.coach.board.tree import MOST_STEPS, AnalysisBoard
from calico.errors import CalicoError
from support.reviews import finished


def board() -> AnalysisBoard:
    """A board on which a little was tried."""
    made = AnalysisBoard(finished("document", players=2, setup="beginner"))
    first = made.play(4, next(iter(made.game(4).legal_moves)))
    shuffled = made.shuffle(first, "seed")
    made.play(shuffled, next(iter(made.game(shuffled).legal_moves)))
    return made


def plain() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(BoardDocument(board(), 46).dumps())
    return data


def test_what_is_saved_is_opened_again_the_same() -> None:
    saved = BoardDocument(board(), 46)
    opened = BoardDocument.parse(saved.dumps())
    assert opened.dumps() == saved.dumps()
    assert opened.at == 46
    assert opened.board.steps == saved.board.steps
    assert opened.board.game(47).bag == saved.board.game(47).bag
    assert plain()["steps"][1] == {"after": 45, "shuffle": "seed"}


def test_a_record_is_a_board_on_which_nothing_is_tried() -> None:
    record = finished("document", players=2, setup="beginner")
    opened = BoardDocument.parse(record.dumps())
    assert (opened.board.steps, opened.at) == ((), 44)
    assert BoardDocument.parse(opened.dumps()).board.record == record


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"board": 2}, "version 2"),
        ({"board": None}, "version None"),
        ({"steps": {}}, "list"),
        ({"steps": [7]}, "object"),
        ({"steps": [{"after": 4}]}, "move"),
        ({"steps": [{"after": 4, "move": "Ms@a1", "seed": ""}]}, "seed"),
        ({"steps": [{"after": "4", "move": "Ms@a1"}]}, "whole number"),
        ({"steps": [{"after": 45, "shuffle": "x"}]}, "step 1"),
        ({"steps": [{"after": -1, "shuffle": "x"}]}, "step 1"),
        ({"steps": [{"after": 44, "shuffle": "x"}]}, "step 1"),
        ({"steps": [{"after": 4, "shuffle": "x" * 65}]}, "step 1"),
        ({"steps": [{"after": 4, "shuffle": "\ud800"}]}, "step 1"),
        ({"steps": [{"after": 4, "move": "rubbish"}]}, "step 1"),
        ({"steps": [{"after": 4, "move": "Ms@b3"}]}, "step 1"),
        ({"steps": [{"after": 4, "shuffle": "x"}] * (MOST_STEPS + 1)}, str(MOST_STEPS)),
        ({"at": 48}, "48"),
        ({"at": True}, "whole number"),
        ({"more": 1}, "more"),
        ({"record": {}}, "calico"),
    ],
)
def test_what_is_damaged_gets_a_sentence(change: dict[str, Any], says: str) -> None:
    with pytest.raises(CalicoError, match=says) as refused:
        BoardDocument.parse(json.dumps(plain() | change))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["[]", "{}", '{"analysis": 1}', '"board"'])
def test_what_is_something_else_gets_a_sentence(text: str) -> None:
    with pytest.raises(CalicoError, match="neither a record nor"):
        BoardDocument.parse(text)


def test_what_is_no_json_gets_a_sentence() -> None:
    with pytest.raises(CalicoError, match="JSON"):
        BoardDocument.parse(BoardDocument(board(), 0).dumps()[:-9])

"""``calico board``: what was tried on a saved board, and a line of it as a record."""

from __future__ import annotations

import json

from calico.coach.board.document import BoardDocument
from calico.coach.board.tree import AnalysisBoard
from support.commands import Run
from support.reviews import finished


def saved() -> str:
    """A board on which a move of another bag was tried."""
    board = AnalysisBoard(finished("command", players=2, setup="beginner"))
    at = board.shuffle(30, "x")
    at = board.play(at, next(iter(board.game(at).legal_moves)))
    return BoardDocument(board, at).dumps()


def test_what_was_tried_is_listed(calico: Run) -> None:
    status, told, _ = calico("board", "-", given=saved())
    assert status == 0
    assert "Bag shuffled" in told
    listed = json.loads(calico("board", "-", "--json", given=saved())[1])
    assert [(each["position"], each["after"]) for each in listed] == [(44, 43), (45, 30), (46, 45)]
    assert [each["moves"] for each in listed] == [44, 30, 31]
    assert listed[1]["shuffle"] == "x"


def test_a_position_is_a_record_for_other_commands(calico: Run) -> None:
    record = calico("board", "-", "--record", "46", given=saved())[1]
    score = json.loads(calico("score", "-", "--json", given=record)[1])
    assert sum(player["placed"] for player in score["players"]) == 31
    status, _, refused = calico("board", "-", "--record", "47", given=saved())
    assert (status, "positions 0 to 46" in refused) == (2, True)


def test_a_file_that_is_no_board_gets_a_sentence(calico: Run) -> None:
    status, _, refused = calico("board", "-", given="{}")
    assert status == 2
    assert "neither a record nor a saved analysis board" in refused

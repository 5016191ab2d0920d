"""The analysis board: positions, steps that are tried, other orders of the bag."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from calico.coach.board.tree import AnalysisBoard, BoardStep
from calico.errors import CalicoError, IllegalMove
from calico.rules.game import Game
from calico.rules.notation import Move
from calico.rules.record import Record
from support.reviews import finished


@pytest.fixture(scope="module")
def record() -> Record:
    return finished("board", players=2, setup="beginner")


def another(game: Game, *others: Move) -> Move:
    """A legal move that is none of these."""
    return next(move for move in game.legal_moves if move not in others)


def played(board: AnalysisBoard, at: int) -> tuple[str, ...]:
    return tuple(map(str, board.game(at).moves))


def test_the_first_positions_are_those_of_the_game(record: Record) -> None:
    board = AnalysisBoard(record)
    assert board.last == len(record.moves) == 44
    for at in (0, 1, 17, 44):
        assert board.game(at).moves == record.moves[:at]
        assert board.before(at) == (at - 1 if at else None)
        assert board.step(at) is None


def test_a_move_that_was_not_tried_is_a_new_position_and_one_that_was_is_found(
    record: Record,
) -> None:
    board = AnalysisBoard(record)
    assert board.play(7, record.moves[7]) == 8  # the game itself
    other = another(board.game(7), record.moves[7])
    new = board.play(7, other)
    assert new == 45
    assert board.steps == (BoardStep(7, move=other),)
    assert (board.before(new), board.game(new).moves) == (7, (*record.moves[:7], other))
    assert board.play(7, str(other)) == new
    further = board.play(new, another(board.game(new)))
    assert board.before(further) == new
    assert len(board.steps) == 2


def test_an_illegal_move_and_a_position_that_is_not_there_change_nothing(record: Record) -> None:
    board = AnalysisBoard(record)
    with pytest.raises(IllegalMove):
        board.play(44, record.moves[0])
    with pytest.raises(IllegalMove):
        board.play(1, record.moves[0])
    with pytest.raises(CalicoError, match="45"):
        board.play(45, record.moves[0])
    assert board.steps == ()


def test_a_shuffled_bag_keeps_what_lies_on_the_table(record: Record) -> None:
    board = AnalysisBoard(record)
    before, after = board.game(20), board.game(board.shuffle(20, "other"))
    assert after.moves == before.moves
    assert after.market == before.market
    for seat in range(2):
        assert after.hand(seat) == before.hand(seat)
        assert after.score(seat) == before.score(seat)
    drawn = len(before.bag) - before.bag_count
    assert after.bag[:drawn] == before.bag[:drawn]
    assert after.bag[drawn:] != before.bag[drawn:]
    assert Counter(after.bag) == Counter(before.bag)


def test_the_same_seed_gives_the_same_bag_and_none_is_made_up(record: Record) -> None:
    board = AnalysisBoard(record)
    one, other, third = board.shuffle(20, "a"), board.shuffle(20, "a"), board.shuffle(20)
    assert len({one, other, third}) == 3
    assert board.game(one).bag == board.game(other).bag != board.game(third).bag
    step = board.step(third)
    assert step
    assert step.shuffle
    # What is played goes on with the other bag, and can be shuffled again.
    move = another(board.game(one))
    deep = board.shuffle(board.play(one, move), "b")
    assert board.game(deep).bag[:28] == board.game(one).bag[:28]
    assert board.game(deep).moves[-1] == move


def test_a_game_that_is_over_has_no_bag_to_shuffle(record: Record) -> None:
    with pytest.raises(IllegalMove, match="over"):
        AnalysisBoard(record).shuffle(44)


def test_removing_a_step_removes_what_follows_and_renumbers_the_rest(record: Record) -> None:
    board = AnalysisBoard(record)
    other = another(board.game(3), record.moves[3])
    first = board.play(3, other)
    shuffled = board.shuffle(9, "x")
    second = board.play(first, another(board.game(first)))
    kept = board.play(shuffled, another(board.game(shuffled)))
    kept_moves = played(board, kept)
    board.play(second, another(board.game(second)))
    assert board.remove(first) == 3
    assert board.last == 46
    assert board.steps[0] == BoardStep(9, shuffle="x")
    assert board.before(46) == 45
    assert played(board, 46) == kept_moves
    assert AnalysisBoard(record, board.steps).game(46).bag == board.game(46).bag
    with pytest.raises(CalicoError, match="game"):
        board.remove(12)


def test_all_players_rules_and_numbers_can_be_tried() -> None:
    kinds: list[tuple[int, dict[str, Any]]] = [
        (1, {}),
        (3, {"variants": ("family",)}),
        (2, {"restriction": "no_hand"}),
    ]
    for players, ids in kinds:
        record = finished("kinds", players=players, setup="beginner", **ids)
        board = AnalysisBoard(record)
        at = board.shuffle(players, "kinds")
        while not board.game(at).is_finished:
            at = board.play(at, another(board.game(at)))
        assert len(board.game(at).moves) == 22 * players


def test_an_unfinished_game_is_refused(record: Record) -> None:
    half = Record(record.setup, record.bag, record.moves[:9])
    with pytest.raises(CalicoError, match="9 of 44"):
        AnalysisBoard(half)

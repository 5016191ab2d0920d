"""Decisions: what was played is always compared, on deals that the search did not see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from calico import Game
from calico.coach.review.comparison import Comparison, Effort, compare_moves
from calico.coach.review.decision import Terms, decide_goals, decide_move
from calico.coach.review.labels import Label
from calico.coach.review.luck import TwoPly
from calico.engine.workspace import workspace
from calico.players.agent import Limit
from calico.players.search.search import Question, think
from calico.players.search.weights import weights
from calico.rules.kernel import kernel
from calico.rules.numbers import move_of
from calico.rules.record import Record
from calico.rules.view import View
from support.reviews import FEW, finished, judged


def view_at(record: Record, moves: int) -> View:
    game = record.replay(moves)
    return game.view(game.seat)


def worst_move(view: View) -> int:
    with workspace() as space:
        worth = TwoPly(space, weights(space)).moves(view.state)
    return min(worth, key=lambda number: worth[number])


@pytest.mark.parametrize("moves", [0, 9, 19])
def test_the_move_that_was_played_is_never_left_out(moves: int) -> None:
    view = view_at(finished(), moves)
    worst = worst_move(view)
    with workspace() as space:
        found = think(
            space, weights(space), Question.of(view), Limit(simulations=20), 1, width=2,
            also=(worst,),
        )  # fmt: skip
    assert len(found.moves) == 3
    assert worst in found.moves
    decision = judged(decide_move(view, move_of(view, worst), FEW, "luck"))
    assert decision.mine.move == str(move_of(view, worst))
    mine = decision.mine
    assert mine.deals >= (FEW.searched if mine.searched else FEW.deals)


def test_the_first_option_is_the_best_and_losses_add_up() -> None:
    record = finished()
    decision = judged(decide_move(view_at(record, 3), record.moves[3], FEW, "luck"))
    assert decision.options[0] == decision.best
    assert (decision.best.gap, decision.best.label) == (0, Label.BEST)
    assert decision.loss == max(0, decision.mine.gap)
    assert len({option.move for option in decision.options}) == len(decision.options)
    for option in decision.options:
        assert option.expected == pytest.approx(decision.best.expected - option.gap, abs=1e-3)
    if decision.mine.deals == decision.best.deals:
        assert sum(decision.lost.values()) == pytest.approx(decision.mine.gap, abs=1e-3)


def test_a_duel_is_repeated_by_its_seed_whatever_the_steps() -> None:
    view = view_at(finished(), 10)
    moves = [worst_move(view)]
    with workspace() as space:
        w, asked = weights(space), Question.of(view)
        moves = [*think(space, w, asked, Limit(simulations=8), 1).moves[:2], *moves]

        def run(*efforts: Effort) -> Comparison:
            compared = compare_moves(space, w, asked, moves, 7)
            for effort in efforts:
                for _ in compared.run(effort, until=lambda *_: False):
                    pass
            return compared

        at_once, in_steps = run(Effort(30, 30, 30)), run(Effort(10, 10, 4), Effort(30, 30, 7))
        for i in range(len(moves)):
            assert at_once.rival(i) == in_steps.rival(i)


def test_the_last_turn_is_exact_and_no_decision_if_all_is_equal() -> None:
    """One cell is free then, so that two tiles alike, or of equal worth, decide nothing."""
    labels = set()
    for seed in range(12):
        record = finished(f"last {seed}")
        view = view_at(record, kernel.TURNS - 1)
        decision = judged(decide_move(view, record.moves[-1], FEW, "luck"))
        assert all(option.error == 0 for option in decision.options)
        scores = set()
        for move in view.legal_moves:
            game = record.replay(kernel.TURNS - 1)
            game.play(move)
            scores.add(game.score(0).total)
        assert (decision.label is Label.NONE) == (len(scores) == 1)
        assert decision.loss == max(scores) - record.replay().score(0).total
        labels.add(decision.label)
    assert Label.NONE in labels


def test_a_clear_blunder_is_called_so_and_the_best_move_is_not() -> None:
    view = view_at(finished("clear"), 14)
    terms = Terms(screen=0.05, deals=60, most=200)
    decision = judged(decide_move(view, move_of(view, worst_move(view)), terms, "luck"))
    assert decision.label in (Label.MISTAKE, Label.BLUNDER)
    best = next(move for move in view.legal_moves if str(move) == decision.best.move)
    again = judged(decide_move(view, best, terms, "luck"))
    assert again.label is Label.BEST
    assert again.loss == 0


def test_goals_are_a_decision_out_of_those_dealt() -> None:
    record = finished()
    dealt = {goal.id for goal in record.dealt[0]} if record.dealt else set()
    assert len(dealt) == 4
    decision = judged(decide_goals(record, 0, FEW, "luck"))
    goals = record.setup.players[0].goals
    assert decision.played == ",".join(goal.id for goal in goals or ())
    assert {goal for option in decision.options for goal in option.move.split(",")} <= dealt
    unknown = replace(record, meta={})
    placed = judged(decide_goals(unknown, 0, FEW, "luck"))
    three = set(decision.played.split(","))
    assert all(set(option.move.split(",")) == three for option in placed.options)


def test_dealt_goals_come_from_the_record_or_its_seed_and_are_not_believed_blindly() -> None:
    record = finished()
    seeded = record.dealt
    assert seeded is not None
    named = [[goal.id for goal in goals] for goals in seeded]
    assert replace(record, meta={"dealt": named}).dealt == seeded
    chosen = {goal.id for goal in record.setup.players[0].goals or ()}
    lacking = [[goal for goal in named[0] if goal not in chosen] * 3]
    for wrong in (lacking, "x", 7, [["nonsense"] * 4], [], [None]):
        assert replace(record, meta={"dealt": wrong}).dealt is None
    assert replace(record, meta={"seed": "another"}).dealt is None


def test_games_of_several_use_only_what_the_seat_sees() -> None:
    """Another order of the bag and other hidden hands change nothing that is judged."""
    record = finished(players=2)
    game = Game(record.setup, record.bag)
    game.play(record.moves[0])
    view = game.view(1)
    one = judged(decide_move(view, record.moves[1], FEW, "luck"))
    two = judged(decide_move(game.copy().view(1), record.moves[1], FEW, "luck"))
    assert one == two
    assert all(word == 0 for word in view.state[kernel.BAG :])

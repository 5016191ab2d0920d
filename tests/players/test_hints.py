"""Hints: reasons that a person understands, on the command line too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from calico import Game, Move, Record
from calico.box import PATCH_CELLS
from calico.cli.files.saves import record_of
from calico.players.agent import Limit
from calico.players.hints import reasons
from calico.players.levels import Strong
from calico.players.stages import QuiltPart, free_cells, goal_stages, move_stages
from support.commands import Run
from support.tables import deal, sew


def why(game: Game, move: str) -> tuple[str, ...]:
    return reasons(game.view(game.seat), Move.parse(move))


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game.new(["Ari", "Bo"], setup="beginner", seed="hint")
    for _ in range(30):
        game.play(next(iter(game.legal_moves)))
    return Record.of(game)


def test_every_legal_move_has_reasons() -> None:
    for kind in ({}, {"variants": ["family"]}, {"restriction": "no_hand"}, {"scenario": 5}):
        arguments: dict[str, Any] = kind
        game = Game.new(1, seed="reasons", **arguments)
        for seat in game.choosing:
            game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
        while game.seat is not None:
            for move in list(game.legal_moves)[::7]:
                found = why(game, str(move))
                assert 1 <= len(found) <= 4
                assert all(reason.isprintable() and "{" not in reason for reason in found)
            game.play(next(iter(game.legal_moves)))


def test_the_strong_one_explains_its_best_moves(record: Record) -> None:
    game = record.replay()
    view = game.view(game.seat)
    hints = Strong("x").explain(view, Limit(simulations=200))
    assert len(hints) == 3
    assert all(view.is_legal(hint.move) and hint.spread >= 0 for hint in hints)
    assert hints[0].move == Strong("x").choose(view, Limit(simulations=200)).move
    assert hints[0].expected >= hints[2].expected - 1


@pytest.mark.parametrize("simulations", [1, 30, 200])
def test_hints_come_by_expected_score_however_few_games_are_played_out(
    record: Record, simulations: int
) -> None:
    for moves in (0, 11, 22, 43):
        game = Record(record.setup, record.bag, record.moves[:moves]).replay()
        hints = Strong("x").explain(game.view(game.seat), Limit(simulations=simulations), most=5)
        expected = [hint.expected for hint in hints]
        assert expected == sorted(expected, reverse=True)
        assert len({hint.move for hint in hints}) == len(hints)


@pytest.mark.parametrize("restriction", [None, "no_hand"])
def test_R8_3_hints_know_both_ends_of_the_market(restriction: str | None) -> None:
    game = deal("Gf Lv Gf Pq" if restriction else "Ms Yd Gf Lv Gf Pq", restriction=restriction)
    view = game.view(0)
    hints = Strong("x").explain(view, Limit(simulations=100), most=24)
    assert any(hint.move.place == 3 for hint in hints)
    assert all(str(hint.move) in view.legal_moves for hint in hints)
    assert len({hint.move for hint in hints}) == len(hints) == 24
    far, near = ("Gf@a1", "Gf/3@a1") if restriction else ("Ms@a1 Gf", "Ms@a1 Gf/3")
    assert why(game, far)[-1] == "takes the Gf at the far end: Gf stays, Lv is discarded"
    assert why(game, near)[-1] == "takes the Gf next to the bag: Lv stays, Gf is discarded"
    other = "Lv@a1" if restriction else "Ms@a1 Lv"
    assert "discarded" not in why(game, other)[-1]


@pytest.mark.compiled
def test_calico_hint_prints_moves_points_and_reasons(calico: Run, record: Record) -> None:
    answer = calico("hint", "-", given=record.dumps())
    assert answer.status == 0
    assert "move 31" in answer.out
    assert "points (±" in answer.out


@pytest.mark.compiled
def test_calico_hint_as_json(calico: Run, record: Record) -> None:
    told = json.loads(calico("hint", "-", "--json", given=record.dumps()).out)
    assert told["player"] == "Ari"
    assert told["move"] == 31
    game = record.replay()
    for hint in told["hints"]:
        assert game.is_legal(hint["move"])
        assert 0 < hint["expected"] < 120
        assert hint["reasons"]


def test_there_is_no_hint_for_a_finished_game(calico: Run, record: Record) -> None:
    game = record.replay()
    while game.seat is not None:
        game.play(next(iter(game.legal_moves)))
    answer = calico("hint", "-", given=Record.of(game).dumps())
    assert answer.refusal == "calico: no hint: the game is finished (R3.5)"


@pytest.mark.compiled
def test_R2_4_there_are_hints_while_goals_are_chosen(calico: Run) -> None:
    game = Game.new(["Ari"], seed=1)
    told = json.loads(calico("hint", "-", "--json", given=record_of(game, {}).dumps()).out)
    assert len(told["hints"]) == 3
    for hint in told["hints"]:
        game.copy().choose_goals(0, hint["goals"])
        assert 40 < hint["expected"] < 110
        assert len(hint["reasons"]) == 3


@pytest.mark.parametrize("scenario", [None, 5])
def test_goals_are_explained_by_how_often_they_are_completed(scenario: int | None) -> None:
    game = Game.new(["Ari"], seed="goals", scenario=scenario)
    view = game.view(0)
    hints = Strong("x").explain_goals(view, Limit(simulations=50))
    assert len(hints) == 3
    expected = [hint.expected for hint in hints]
    assert scenario or expected == sorted(expected, reverse=True)
    for hint in hints:
        assert all(0 <= place.both <= place.completed <= 1 for place in hint.places)
        assert len(hint.left) == len(view.dealt) - 3
        assert 30 < hint.expected < 110
        assert all("{" not in words for words in goal_stages(hint))


def test_stages_say_ever_more_of_a_move() -> None:
    view = deal("Ms Yd Gf Lv").view(0)
    tile, part, whole = move_stages(Move.parse("Ms@b5 Gf"))
    assert tile == "Hint: look at this patch: Ms."
    assert part == "Hint: Ms; the part of the quilt: the right edge."
    assert whole == "Hint: Ms on b5, then take Gf."
    assert [str(cell) for cell in free_cells(view, QuiltPart.RIGHT)] == ["b5", "c5", "d5"]
    covered = [cell for each in QuiltPart for cell in free_cells(view, each)]
    assert sorted(map(str, covered)) == sorted(map(str, PATCH_CELLS))


@pytest.mark.parametrize(
    ("plan", "move", "reason"),
    [
        ("Ms@c2 Md@c3 Mf", "Mf@d3", "earns a magenta button, 1 of 6 for the rainbow"),
        ("Ms@c2 Ys@c3 Gs", "Gs@d3", "a group of 3 stripes attracts Millie"),
    ],
)
def test_what_a_move_earns_comes_first(plan: str, move: str, reason: str) -> None:
    game = sew(plan)
    take = game.market[0]
    assert reason == why(game, f"{move} {take}")[0]


def test_a_patch_on_a_quiet_cell_has_a_reason_of_its_own() -> None:
    game = sew("Ms@c2 Ps")
    first, draft = why(game, f"Ps@e4 {game.market[0]}")
    assert first == "does no harm"
    assert draft.startswith("takes ")

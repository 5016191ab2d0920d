"""Previews tell just what would happen: compared with the game when the move is made."""

from __future__ import annotations

import pytest

from calico import Game
from calico.box import GOAL_CELLS
from calico.rules.notation import Move
from calico.rules.preview import Preview, Reach, previews, progress

TERMS = (
    {"setup": "beginner"},
    {"setup": "standard"},
    {"restriction": "no_hand"},
    {"restriction": "adjacent_only"},
    {"scenario": 5},
)


def begun(players: int, seed: str, **terms: object) -> Game:
    game = Game.new(players, seed=seed, **terms)  # type: ignore[arg-type]
    for seat in game.choosing:
        game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
    return game


def whole_move(game: Game, preview: Preview) -> Move:
    takes = game.takeable
    return Move(preview.tile, preview.cell, takes[0] if takes else None)


@pytest.mark.parametrize("terms", TERMS, ids=str)
@pytest.mark.parametrize("players", [1, 2])
def test_previews_are_what_the_moves_bring(players: int, terms: dict[str, object]) -> None:
    game = begun(players, "preview", **terms)
    while game.seat is not None:
        seat = game.seat
        found = list(previews(game.view(seat)))
        assert {(p.tile, p.cell) for p in found} == {(m.tile, m.cell) for m in game.legal_moves}
        for preview in found[:: 1 + len(found) // 5]:
            event = game.play(whole_move(game, preview))
            assert event.tokens == preview.tokens
            quilt = game.quilt(seat)
            assert preview.colour_group == quilt.colour_group(preview.cell)
            assert preview.pattern_group == quilt.pattern_group(preview.cell)
            goals = game.setup.players[seat].goal_cells
            beside = [place for place in GOAL_CELLS if preview.cell in place.neighbours]
            assert preview.goals == {p: progress(quilt, p, goals[p]) for p in beside}
            game.undo()
        game.play(whole_move(game, max(found, key=lambda p: (len(p.tokens), str(p.cell)))))


def test_nobody_previews_the_moves_of_others() -> None:
    game = begun(2, "preview")
    assert list(previews(game.view(1))) == []
    assert list(previews(game.view(None))) == []


def test_a_goal_is_done_just_when_the_score_says_so() -> None:
    for seed in range(20):
        game = begun(1, str(seed))
        while not game.is_finished:
            moves = list(game.legal_moves)
            game.play(moves[(seed * 7 + game.turn) % len(moves)])
        for cell, scored in game.score(0).goals.items():
            told = progress(game.quilt(0), cell, scored.goal)
            assert (told.colour.reach is Reach.DONE) == scored.colour
            assert (told.pattern.reach is Reach.DONE) == scored.pattern
            assert sum(told.colour.counts) == sum(told.pattern.counts) == 6
            assert Reach.OPEN not in (told.colour.reach, told.pattern.reach)

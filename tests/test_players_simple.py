"""The simple players: legal, repeatable, quick, and the tailor better than dice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from statistics import mean
from typing import Any

import pytest

from calico import Game
from calico.box import GOALS
from calico.errors import CalicoError
from calico.players.agent import Agent, Spec
from calico.players.simple import Dice, Tailor
from calico.rules.score import is_within_reach

TABLES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "restriction": "no_hand"},
    {"players": 1, "scenario": 4},
    {"players": 2, "setup": "beginner", "variants": ["family", "lower_variance"]},
    {"players": 2, "restriction": "both_ways_only"},
    {"players": 2, "restriction": "same_colour_only", "variants": ["open_hands"]},
    {"players": 3, "restriction": "same_pattern_only"},
    {"players": 3, "cats": ["gertrude", "rumi", "leo"]},
    {"players": 4, "restriction": "adjacent_only", "cats": ["zigzag", "almond", "tecolote"]},
]


def played(*kinds: str, **options: Any) -> Game:
    options.setdefault("players", len(kinds))
    options.setdefault("seed", "simple")
    game = Game.new(**options)
    agents = [
        Spec.parse(kinds[seat % len(kinds)]).agent(f"seat {seat}") for seat in range(game.players)
    ]
    for seat in game.choosing:
        game.choose_goals(seat, agents[seat].choose_goals(game.view(seat)).goals)
    while game.seat is not None:
        game.play(agents[game.seat].choose(game.view(game.seat)).move)
    return game


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("kind", ["dice", "tailor"])
def test_a_whole_game_is_legal_and_repeatable(kind: str, table: dict[str, Any]) -> None:
    game = played(kind, **table)
    assert game.is_finished
    assert game.moves == played(kind, **table).moves


def test_a_seed_changes_the_luck() -> None:
    view = Game.new(2, setup="beginner", seed=1).view(0)
    assert len({Dice(str(seed)).choose(view) for seed in range(20)}) > 10


def test_the_answer_depends_on_the_view_alone_so_that_a_resumed_game_goes_on_alike() -> None:
    game = Game.new(2, setup="beginner", seed=1)
    for _ in range(7):
        game.play(Tailor("a").choose(game.view(game.seat)).move)
    used = Tailor("a")
    for _ in range(3):
        used.choose(game.view(game.seat))
    assert used.choose(game.view(game.seat)) == Tailor("a").choose(game.view(game.seat))


def test_the_tailor_sews_better_than_dice() -> None:
    games = [played("tailor", "dice", seed=seed) for seed in range(12)]
    assert mean(game.score(0).total for game in games) > 40
    assert mean(game.score(1).total for game in games) < 25


def test_the_tailor_takes_a_cat_that_is_there_to_take() -> None:
    game = played("tailor", seed="cats", setup="beginner")
    assert game.score(0).cat_count >= 2


@pytest.mark.parametrize("player", [Dice("x"), Tailor("x")], ids=["dice", "tailor"])
def test_goals_are_three_of_those_dealt(player: Agent) -> None:
    for seed in range(20):
        game = Game.new(1, seed=seed)
        chosen = player.choose_goals(game.view(0)).goals
        game.choose_goals(0, chosen)
        assert len(set(chosen)) == 3


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(CalicoError, match=r"unknown agent 'wizard': expected one of .*tailor"):
        Spec.parse("wizard")


@pytest.mark.parametrize("text", ["tailor", "tailor:0.5s", "dice:1000"])
def test_a_specification_is_written_as_it_is_read(text: str) -> None:
    assert str(Spec.parse(text)) == text


@pytest.mark.parametrize("limit", ["", "0", "-1", "0s", "-1s", "infs", "nans", "1.5", "fast", "s"])
def test_a_limit_that_makes_no_sense_is_refused(limit: str) -> None:
    with pytest.raises(CalicoError, match="expected seconds or simulations above 0"):
        Spec.parse(f"tailor:{limit}")


@pytest.mark.parametrize("goal", GOALS.values(), ids=str)
def test_reachable_is_what_trying_all_rings_finds(goal: Any) -> None:
    rings = list(combinations_with_replacement(range(6), 6))
    complete = [
        Counter(ring)
        for ring in rings
        if sorted(Counter(ring).values(), reverse=True) == list(goal.partition)
    ]
    for size in range(7):
        for around in combinations_with_replacement(range(6), size):
            grows = any(not Counter(around) - ring for ring in complete)
            assert is_within_reach(goal, around) == grows

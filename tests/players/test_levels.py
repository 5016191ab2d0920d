"""The four levels: ordered in strength, honest in what they expect, and human where they should."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from calico import Game
from calico.players.agent import Agent, Limit
from calico.players.human.habits import Habits, Person
from calico.players.levels import _DECENT, _GENTLE, Decent, Gentle, Master, Strong

GAMES = 12
FEW = Limit(simulations=60)


def solo(agent: Agent, limit: Limit | None = None, **kind: Any) -> tuple[Game, list[float]]:
    """A game alone, and what the agent expected before each move."""
    game = Game.new(1, **kind)
    for seat in game.choosing:
        game.choose_goals(seat, agent.choose_goals(game.view(seat), limit).goals)
    expected = []
    while game.seat is not None:
        choice = agent.choose(game.view(game.seat), limit)
        expected.append(choice.expected)
        game.play(choice.move)
    return game, expected


@pytest.fixture(scope="module")
def results() -> dict[type, list[tuple[int, list[float]]]]:
    """Scores and expectations of a few games of each level."""
    found: dict[type, list[tuple[int, list[float]]]] = {}
    for level in (Gentle, Decent, Strong):
        for seed in range(GAMES):
            game, expected = solo(level(str(seed)), FEW, seed=f"levels {seed}")
            found.setdefault(level, []).append((game.score(0).total, expected))
    return found


@pytest.mark.parametrize(
    ("level", "digest"), [(Gentle, "3d9dbd3c44789025"), (Decent, "c07599dea8bee816")]
)
def test_people_think_the_same_on_every_python(level: type, digest: str) -> None:
    """To the last digit: the sum of Python 3.12 has more of them than that of Python 3.11."""
    thought = []
    for seed in range(4):
        game, expected = solo(level(str(seed)), seed=f"digits {seed}")
        thought.append([[str(move) for move in game.moves], [repr(each) for each in expected]])
    assert hashlib.sha256(repr(thought).encode()).hexdigest()[:16] == digest


@pytest.mark.compiled
def test_the_levels_are_ordered_in_strength(results: Any) -> None:
    gentle, decent, strong = (mean(total for total, _ in results[level]) for level in results)
    assert 30 < gentle < decent - 8
    assert decent < strong - 4
    assert 50 < decent < 70


@pytest.mark.compiled
@pytest.mark.parametrize("level", [Gentle, Decent, Strong])
def test_what_a_level_expects_is_about_right_on_average(results: Any, level: type) -> None:
    errors = [mean(expected) - total for total, expected in results[level]]
    assert abs(mean(errors)) < 8
    last = [expected[-1] - total for total, expected in results[level]]
    assert abs(mean(last)) < 4


@pytest.mark.parametrize("level", [Gentle, Decent, Strong])
def test_the_answer_depends_on_the_view_and_the_seed_alone(level: Any) -> None:
    game = Game.new(2, setup="beginner", seed=1)
    used = level("a")
    for _ in range(7):
        game.play(used.choose(game.view(game.seat), FEW).move)
    view = game.view(game.seat)
    assert used.choose(view, FEW) == level("a").choose(view, FEW)


@pytest.mark.compiled
def test_a_scenario_is_played_to_pass_it() -> None:
    passed = [
        solo(Strong(str(seed)), Limit(simulations=200), scenario=2, seed=seed)[0].score(0)
        for seed in range(5)
    ]
    assert sum(bool(score.scenario_passed) for score in passed) >= 3


def clear(**habits: float) -> Habits:
    """Somebody without bad habits, but these."""
    none = replace(_DECENT, overlooks=0, forgets=0, shiny=1, matches=0, hasty=0)
    return replace(none, **habits)


@pytest.mark.parametrize(
    "habits",
    [
        {"overlooks": 0.5},
        {"forgets": 1.0},
        {"shiny": 3.0},
        {"matches": 5.0},
        {"hasty": 1.0},
        {"later": 0.0},
    ],
    ids=str,
)
def test_every_habit_changes_how_somebody_plays(habits: dict[str, float]) -> None:
    one = solo(Person("x", clear()), seed="habits")[0]
    other = solo(Person("x", clear(**habits)), seed="habits")[0]
    assert one.moves != other.moves


def test_the_gentle_one_has_more_of_every_habit() -> None:
    assert _GENTLE.overlooks > _DECENT.overlooks
    assert _GENTLE.forgets > _DECENT.forgets
    assert _GENTLE.shiny > _DECENT.shiny


def test_people_take_a_seat_without_a_compiler() -> None:
    code = (
        "import sys; from calico import Game; from calico.players.levels import Gentle, Master\n"
        "Master('x'); Gentle('x').choose(Game.new(1, setup='beginner', seed=1).view(0))\n"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_master_plays_out_more_and_plays_out_better_than_strong() -> None:
    view = Game.new(1, setup="beginner", seed=1).view(0)
    master, strong = Master("a"), Strong("a")
    assert master.play_outs(view) > 4 * strong.play_outs(view)
    means = [mean(agent._think(view, FEW).means) for agent in (master, strong)]
    assert means[0] > means[1]

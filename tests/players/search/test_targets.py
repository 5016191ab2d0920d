"""The bonus of compiled code is there exactly when the rules say that a scenario is passed."""

from __future__ import annotations

import pytest

from calico import Game
from calico.box import SCENARIOS
from calico.players.levels import Decent
from calico.players.search.targets import PASSED, bonus, targets
from calico.rules.kernel.objectives import TALLY

ROOM = [0] * TALLY


@pytest.mark.parametrize("number", SCENARIOS)
def test_R8_4_the_bonus_agrees_with_the_rules(number: int) -> None:
    agent = Decent("targets")
    game = Game.new(1, scenario=number, seed="targets 1")
    game.choose_goals(0, agent.choose_goals(game.view(0)).goals)
    while game.seat is not None:
        game.play(agent.choose(game.view(0)).move)
    score, state = game.score(0), list(game.view(0).state)
    worth = bonus(state, 0, targets(SCENARIOS[number]), ROOM)
    assert (worth == PASSED) == score.scenario_passed
    easy = targets(SCENARIOS[number])
    easy[1:] = [0] * (len(easy) - 1)
    easy[0] = score.total
    assert bonus(state, 0, easy, ROOM) == PASSED
    easy[0] += 1
    assert bonus(state, 0, easy, ROOM) < 0


def test_without_a_scenario_there_is_no_bonus() -> None:
    assert bonus([0] * 127, 0, targets(None), ROOM) == 0

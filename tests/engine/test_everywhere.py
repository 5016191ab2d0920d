"""Strong, master, hints and goals are the same natively, on wasmtime and on V8: whole games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from calico import Game
from calico.box import RESTRICTIONS, SCENARIOS
from calico.coach.review.review import Review
from calico.engine.module import ModuleWorkspace
from calico.engine.native import native
from calico.engine.workspace import Workspace, new_workspace, using
from calico.players.agent import Limit
from calico.players.levels import Master, Strong
from support.reviews import FEW as FEW_DEALS
from support.reviews import finished
from tools.v8 import node, v8

pytestmark = pytest.mark.compiled

KINDS: list[dict[str, Any]] = [
    *({"players": players, "setup": "beginner"} for players in (1, 2, 3, 4)),
    *({"players": players} for players in (1, 2, 3, 4)),
    *({"players": 1 + i % 4, "restriction": str(each)} for i, each in enumerate(RESTRICTIONS)),
    *({"players": max(1, 5 - number), "scenario": number} for number in SCENARIOS),
    {"players": 2, "variants": ["family"]},
    {"players": 3, "variants": ["open_hands"]},
    {"players": 2, "variants": ["lower_variance"]},
    {"players": 2, "edition": "prototype", "cats": ["gertrude", "rumi", "leo"]},
    {"players": 4, "cats": ["zigzag", "almond", "tecolote"]},
]
FEW = Limit(simulations=24)
MASTER = 5
"""Every so many turns master plays, which takes longer, and else strong."""
GOALS = Limit(simulations=6)


@pytest.fixture(scope="module")
def places() -> Iterator[dict[str, Workspace]]:
    """Where the games are played."""
    with ExitStack() as stack:
        found: dict[str, Workspace] = {"native": native(), "wasmtime": new_workspace()}
        if node():
            found["V8"] = ModuleWorkspace(stack.enter_context(v8()))
        yield found


def played(kind: dict[str, Any]) -> list[object]:
    """All that is chosen, expected and hinted in a game that strong and master play."""
    game = Game.new(seed="everywhere", **kind)
    agents = (Strong("everywhere"), Master("everywhere"))
    told: list[object] = []
    for seat in game.choosing:
        goals = agents[seat % 2].choose_goals(game.view(seat), GOALS)
        told.append(goals)
        game.choose_goals(seat, goals.goals)
    while game.seat is not None:
        agent = agents[game.turn % MASTER == 0]
        view = game.view(game.seat)
        if game.turn == 7:
            told += agent.explain(view, FEW)
        choice = agent.choose(view, FEW)
        told.append(choice)
        game.play(choice.move)
    return [*told, [score.total for score in game.scores]]


@pytest.mark.skipif(node() is None, reason="Node is missing")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_is_the_same_everywhere(kind: dict[str, Any], places: dict[str, Workspace]) -> None:
    games = {}
    for name, place in places.items():
        with using(place):
            games[name] = played(kind)
    assert games["wasmtime"] == games["native"]
    assert games["V8"] == games["native"]


@pytest.mark.skipif(node() is None, reason="Node is missing")
def test_a_review_is_the_same_everywhere(places: dict[str, Workspace]) -> None:
    found = {}
    for name, place in places.items():
        with using(place):
            review = Review(finished(players=2), FEW_DEALS, [1])
            for _ in review.steps():
                pass
            found[name] = review.analysis.dumps()
    assert found["wasmtime"] == found["native"]
    assert found["V8"] == found["native"]

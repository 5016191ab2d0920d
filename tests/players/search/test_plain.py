"""What is compiled is plain Python: run as it stands, it comes to the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from calico import Game
from calico.engine.native import native
from calico.engine.routines import Routine
from calico.players.search import goals, search, train
from calico.players.search.scratch import scratch
from calico.players.search.sight import Sight
from calico.players.search.targets import targets
from calico.players.search.weights import weights
from calico.rules.luck.deal import Shuffle

KINDS: list[dict[str, Any]] = [
    {"players": 2, "cats": ["almond", "rumi", "gwenivere"]},
    {"players": 1, "scenario": 8},
    {"players": 2, "restriction": "no_hand"},
    {"players": 2, "restriction": "same_colour_only"},
    {"players": 2, "variants": ["family"], "cats": ["gertrude", "callie", "cira"]},
]


def plain(function: Any) -> Any:
    """``function`` as it was before it was compiled."""
    assert isinstance(function, Routine)
    return function.function


def late(kind: dict[str, Any], left: int) -> Game:
    """A game with so many turns left, played at random."""
    game, luck = Game.new(seed="plain", **kind), Shuffle("plain", "moves")
    for seat in game.choosing:
        game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
    for _ in range(22 * game.players - left):
        moves = list(game.legal_moves)
        game.play(moves[luck.below(len(moves))])
    return game


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_candidates_and_play_outs(kind: dict[str, Any]) -> None:
    game = late(kind, 6)
    sight = Sight.of(game.view(game.seat))
    wanted = targets(game.options.scenario)
    asked = search.Question(sight.state, sight.unseen, sight.hidden, wanted)
    w = weights(native())
    found = search.Candidates(native(), w, asked, seed=1, width=3, deeper=2)
    blank = search.Openings(w, list(sight.state), scratch(), [0] * 200, [0.0] * 200)
    opened = native().put(blank)
    n = plain(search.candidates)(opened)
    again = np.argsort(-opened.worth[:n], kind="stable")[:3]
    assert opened.moves[again].tolist() == found.played.moves.tolist()
    assert opened.worth[again] == pytest.approx(found.priors, abs=1e-3)
    found.play_out(3, 2)
    twin = found.played._replace(totals=np.zeros(3), squares=np.zeros(3), extras=np.zeros(3))
    plain(search.simulate)(twin, 3, 0, 2)
    assert twin.totals.tolist() == found.played.totals.tolist()
    assert twin.extras.tolist() == found.played.extras.tolist()


def test_goals() -> None:
    game = Game.new(1, seed="plain")
    s = list(game.view(0).state)
    blank = goals.GoalGames(
        w=weights(native()),
        s=s,
        seat=0,
        wanted=targets(None),
        seed=1,
        goals=[[0, 1, 2]],
        totals=[0.0],
        bag=[tile for tile in range(36) for _ in range(3)],
        work=scratch(),
        dealt=s,
        game=s,
    )
    given, twin = native().put(blank), native().put(blank)
    goals.play_out(given, 1, 0, 1)
    plain(goals.play_out)(twin, 1, 0, 1)
    assert twin.totals.tolist() == given.totals.tolist()


def test_training() -> None:
    for deeper in (False, True):
        one, other = native().put(train.memory()), native().put(train.memory())
        work = native().put(scratch())
        train.train(one, work, 1, 1, train.TRACE, deeper)
        plain(train.train)(other, work, 1, 1, train.TRACE, deeper)
        assert one.w.any()
        assert other.w == pytest.approx(one.w, abs=1e-4)

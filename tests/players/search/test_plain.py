"""What is compiled is plain Python: run as it stands, it comes to the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from calico import Game
from calico.players.search import goals, search, train
from calico.players.search.scratch import scratch
from calico.players.search.searcher import weights
from calico.players.search.sight import Sight
from calico.players.search.targets import targets
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
    return getattr(function, "py_func", function)


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
    s, unseen, hidden = (
        np.array(part, np.int64) for part in (sight.state, sight.unseen, sight.hidden)
    )
    found = search.Candidates(
        weights(), s, unseen, hidden, targets(game.options.scenario), seed=1, width=3, deeper=2
    )
    moves, worth = np.zeros(200, np.int64), np.zeros(200)
    n = plain(search.candidates)(weights(), s, scratch(), moves, worth)
    again = np.argsort(-worth[:n], kind="stable")[:3]
    assert moves[again].tolist() == found.played.moves.tolist()
    assert worth[again] == pytest.approx(found.priors, abs=1e-3)
    found.play_out(3, 2)
    twin = found.played._replace(totals=np.zeros(3), squares=np.zeros(3), extras=np.zeros(3))
    plain(search.simulate)(twin, 3, 0, 2)
    assert twin.totals.tolist() == found.played.totals.tolist()
    assert twin.extras.tolist() == found.played.extras.tolist()


def test_goals() -> None:
    game = Game.new(1, seed="plain")
    s = np.array(game.view(0).state, np.int64)
    given = goals.GoalGames(
        w=weights(),
        s=s,
        seat=0,
        wanted=targets(None),
        seed=1,
        goals=np.array([[0, 1, 2]]),
        totals=np.zeros(1),
        bag=np.repeat(np.arange(36), 3),
        work=scratch(),
        dealt=s.copy(),
        game=s.copy(),
    )
    goals.play_out(given, 1, 0, 1)
    twin = given._replace(totals=np.zeros(1), bag=np.repeat(np.arange(36), 3))
    plain(goals.play_out)(twin, 1, 0, 1)
    assert twin.totals.tolist() == given.totals.tolist()


def test_training() -> None:
    for deeper in (False, True):
        one, other = train.memory(), train.memory()
        train.train(one, scratch(), 1, 1, train.TRACE, deeper)
        plain(train.train)(other, scratch(), 1, 1, train.TRACE, deeper)
        assert one.w.any()
        assert other.w == pytest.approx(one.w, abs=1e-4)

"""The value of a quilt: the gains of all tiles on all cells, against the features counted anew."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from calico import Game
from calico.engine.native import native
from calico.engine.routines import compiled_natively
from calico.players.search.gains import gains
from calico.players.search.policy import look
from calico.players.search.scratch import GAIN, TILES, scratch
from calico.players.search.value import CELL_BITS, FEATURES, features
from calico.players.search.weights import weights
from calico.rules.kernel import kernel, masks, scoring

KINDS: list[dict[str, Any]] = [
    {"setup": "beginner"},
    {"setup": "standard"},
    {"variants": ["family"]},
    {"restriction": "both_ways_only"},
    {"cats": ["gwenivere", "cira", "tibbit"]},
    {"cats": ["leo", "almond", "tecolote"]},
    {"scenario": 8},
]


@compiled_natively
def gains_of(w: Any, s: Any, f: Any, z: Any) -> Any:
    """Fill the table of gains; returns the value before."""
    look(s, 0, z)
    return scoring.points(s, 0) + gains(w, s, 0, 0, 5, 1, f, z)


@compiled_natively
def value_with(w: Any, s: Any, tile: int, cell: int, z: Any) -> Any:
    """Put ``tile`` on ``cell``: the points then, and the weights of all features of the quilt."""
    kernel.place(s, 0, tile, cell)
    base = (22 - masks.popcount(s[kernel.FREE])) * FEATURES
    total = float(scoring.points(s, 0))
    for i in range(features(s, 0, z)):
        total += w[base + z[i]]
    return total


def position(kind: dict[str, Any], seed: int, turns: int) -> Any:
    """The state after so many moves at random."""
    game, luck = Game.new(1, seed=f"value {seed}", **kind), random.Random(seed)
    for seat in game.choosing:
        b3, c4, d2 = luck.sample([goal.id for goal in game.dealt(seat)], 3)
        game.choose_goals(seat, (b3, c4, d2))
    for _ in range(turns):
        game.play(luck.choice(list(game.legal_moves)))
    return np.array(game.view(0).state, np.int64)


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("turns", [0, 3, 8, 13, 17, 20])
def test_gains_lead_to_the_value_of_the_new_quilt(kind: dict[str, Any], turns: int) -> None:
    w, work, again = weights(native()), native().put(scratch()), native().put(scratch())
    for seed in range(5):
        s = position(kind, seed, turns)
        before = gains_of(w, s, work.f, work.z)
        for i in range(5):
            for x, cell in enumerate(CELL_BITS):
                if cell & s[kernel.FREE]:
                    after = value_with(w, s.copy(), work.z[TILES + i], cell, again.z)
                    assert before + work.f[GAIN + 22 * i + x] == pytest.approx(after, abs=0.001)

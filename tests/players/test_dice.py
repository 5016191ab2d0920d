"""Dice, specifications of agents, and limits."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from calico import Game
from calico.box import GOALS
from calico.errors import CalicoError
from calico.players.agent import Spec
from calico.players.dice import Dice
from calico.rules.score import is_within_reach


def test_a_seed_changes_the_luck() -> None:
    view = Game.new(2, setup="beginner", seed=1).view(0)
    assert len({Dice(str(seed)).choose(view) for seed in range(20)}) > 10


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(CalicoError, match=r"unknown agent 'wizard': expected one of .*decent"):
        Spec.parse("wizard")


@pytest.mark.parametrize("text", ["decent", "master:0.5s", "dice:1000"])
def test_a_specification_is_written_as_it_is_read(text: str) -> None:
    assert str(Spec.parse(text)) == text


@pytest.mark.parametrize("limit", ["", "0", "-1", "0s", "-1s", "infs", "nans", "1.5", "fast", "s"])
def test_a_limit_that_makes_no_sense_is_refused(limit: str) -> None:
    with pytest.raises(CalicoError, match="expected seconds or simulations above 0"):
        Spec.parse(f"master:{limit}")


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

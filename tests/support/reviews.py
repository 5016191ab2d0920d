"""Finished games for reviews, and reviews of few deals."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from calico import Game
from calico.coach.review.decision import Decision, Steps, Terms
from calico.rules.record import Record

FEW = Terms(screen=0.004, deals=6, more=8, searched=2, most=3)
"""Enough for everything to happen, and done in seconds."""


@cache
def finished(seed: str = "review", players: int = 1, **kind: Any) -> Record:
    """The record of a game played at random."""
    rng = Random(seed)
    game = Game.new(players, seed=seed, **kind)
    for seat in game.choosing:
        game.choose_goals(seat, [goal.id for goal in rng.sample(game.dealt(seat), 3)])
    while not game.is_finished:
        game.play(rng.choice(list(game.legal_moves)))
    return Record.of(game)


def judged(work: Steps) -> Decision:
    """The decision that ``work`` ends with."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            decision: Decision = end.value
            return decision

"""Advice while a game is played: the best few moves or goals, and what another move costs.

What the functions return is plain data, as they are called in other processes and in workers.
"""

from __future__ import annotations

from typing import Any, Final

from calico.coach.review.comparison import Effort, compare_moves
from calico.coach.review.labels import CERTAIN, THRESHOLDS, Label
from calico.engine.workspace import workspace
from calico.players.levels import Master
from calico.players.search.search import Question
from calico.players.search.weights import weights
from calico.rules.luck.deal import Shuffle
from calico.rules.notation import Move
from calico.rules.numbers import number_of
from calico.rules.position import Phase
from calico.rules.view import View

DEALS: Final = Effort(first=160, most=480, step=80)
"""On how many deals two moves are compared: a fraction of a second."""


def advise(seed: str, view: View) -> dict[str, Any]:
    """The best three moves of the viewer, or its goals, with what to expect of them."""
    if view.phase is Phase.GOALS:
        return {
            "goals": [
                {
                    "places": [[each.goal, each.completed, each.both] for each in hint.places],
                    "left": list(hint.left),
                    "expected": hint.expected,
                    "spread": hint.spread,
                }
                for hint in Master(seed).explain_goals(view)
            ]
        }
    return {
        "moves": [
            {"move": str(hint.move), "expected": hint.expected, "spread": hint.spread}
            for hint in Master(seed).explain(view)
        ]
    }


def weigh(seed: str, view: View, best: str, other: str) -> dict[str, Any]:
    """By how many points ``other`` is behind ``best``, on shared deals, with a standard error."""
    moves = [number_of(view, Move.parse(text)) for text in (best, other)]
    with workspace() as space:
        compared = compare_moves(
            space, weights(space), Question.of(view), moves, Shuffle(seed, "advice").below(1 << 24)
        )
        for _ in compared.run(DEALS, _is_clear):
            pass
        rival = compared.rival(1)
    return {"loss": rival.gap, "error": rival.error}


def _is_clear(gap: float, error: float) -> bool:
    """Whether it is certain on which side of a mistake the move is."""
    return abs(gap - THRESHOLDS[Label.MISTAKE]) > CERTAIN * error

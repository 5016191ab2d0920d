"""Dice: plays random moves, as a baseline for other agents.

Its moves depend only on its seed and the number of the move, so they are the same on every machine.
"""

from __future__ import annotations

from typing import Final

from calico.players.agent import Choice, GoalChoice, Limit
from calico.rules.kernel import kernel
from calico.rules.luck.deal import Shuffle
from calico.rules.view import View


class Dice:
    """Plays a random legal move."""

    _PACE: Final = 0.5

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def choose_goals(self, view: View, limit: Limit | None = None) -> GoalChoice:
        """Three of the dealt goals at random."""
        b3, c4, d2 = Shuffle(self._seed, "dice goals").shuffled(view.dealt)[:3]
        return GoalChoice((b3.id, c4.id, d2.id), _hopes(view, self._PACE))

    def choose(self, view: View, limit: Limit | None = None) -> Choice:
        """A random legal move."""
        moves = tuple(view.legal_moves)
        move = moves[Shuffle(self._seed, f"dice {view.turn}").below(len(moves))]
        return Choice(move, _hopes(view, self._PACE))


def _hopes(view: View, pace: float) -> float:
    """The expected final score, if every remaining patch earns ``pace`` points."""
    seat = view.viewer or 0
    return view.score(seat).total + pace * (kernel.TURNS - view.placed(seat))

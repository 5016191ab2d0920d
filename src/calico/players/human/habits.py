"""Human-like players: they pursue aims, but overlook things.

A person weighs the aims of :mod:`calico.players.human.aims`, but with limited attention.  A weaker
player makes more mistakes: each habit below is a mistake that people make.  When it is made is
random, and depends only on the seed and the number of the move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from calico.box import Tile
from calico.players.adding import added
from calico.players.agent import Choice, GoalChoice, Limit
from calico.players.human.aims import AIMS, Aim
from calico.players.human.mind import Mind, weight_of
from calico.rules.kernel import kernel
from calico.rules.luck.deal import Shuffle
from calico.rules.view import View

_LIKES: Final = ("AABBCD", "AAABBC", "ABCDEF", "AABBCC", "AAABBB", "AAAABB")
"""The goals, those that are easiest for their points first."""


@dataclass(frozen=True, slots=True)
class Habits:
    """The mistakes of a person; probabilities are between 0 and 1."""

    overlooks: float
    """Probability to overlook a goal, a colour or a pattern for four turns."""
    forgets: float
    """Probability to forget a group far from the last patch."""
    shiny: float
    """Factor by which the most valuable cat is overrated."""
    matches: float
    """Extra points for a tile that looks like the patch just placed."""
    hasty: float
    """Probability to consider only one of the two hand tiles."""
    later: float
    """The weight of the next placement."""
    hope: float
    """The part of the value of open aims that is usually realized."""
    pace: float
    """Points that each remaining patch adds to that."""


class Person:
    """A player with aims and habits."""

    def __init__(self, seed: str, habits: Habits) -> None:
        self._seed = seed
        self._habits = habits

    def choose_goals(self, view: View, limit: Limit | None = None) -> GoalChoice:
        """The three dealt goals that are easiest for their points, on random cells."""
        likes = sorted((goal.id for goal in view.dealt), key=_LIKES.index)
        b3, c4, d2 = Shuffle(self._seed, "goals").shuffled(likes[:3])
        return GoalChoice((b3, c4, d2), self._expects(view))

    def choose(self, view: View, limit: Limit | None = None) -> Choice:
        """The move that seems best to this person."""
        habits = self._habits
        weights = {aim: weight for aim in AIMS if (weight := self._weight(view, aim)) > 0}
        mind = Mind(view, weights, lambda group: self._happens(habits.forgets, group, view.turn))
        looked_at = self._looked_at(view)
        moves = [move for move in view.legal_moves if move.tile in looked_at]
        shuffled = Shuffle(self._seed, f"equals {view.turn}").shuffled(moves)
        seems = mind.seems(weights, habits.later, habits.matches)
        return Choice(max(shuffled, key=seems), self._expects(view))

    def _happens(self, chance: float, what: str, turn: int) -> bool:
        return Shuffle(self._seed, f"{what} {turn}").below(1000) < 1000 * chance

    def _looked_at(self, view: View) -> tuple[Tile, ...]:
        """The hand tiles that are considered: hasty people place the one they took last."""
        tiles, turn = view.placeable, view.turn
        bound = view.options.restriction is not None
        if len(tiles) == 2 and not bound and self._happens(self._habits.hasty, "hasty", turn):
            return (tiles[turn % 2],)
        return tiles

    def _weight(self, view: View, aim: Aim) -> float:
        """The weight of ``aim``: 0 while it is overlooked, more for the most valuable cat."""
        spell = (view.placed(view.viewer or 0) + aim.index) // 4
        if self._happens(self._habits.overlooks, f"{aim.kind} {aim.index}", spell):
            return 0.0
        return weight_of(view, aim, self._habits.shiny)

    def _expects(self, view: View) -> float:
        """The points so far, and what this person usually earns with the rest."""
        seat = view.viewer or 0
        worth = added(aim.worth(view.state, seat * kernel.QUILT) for aim in AIMS)
        points, left = view.score(seat).total, kernel.TURNS - view.placed(seat)
        return points + self._habits.hope * (worth - points) + self._habits.pace * left

"""Human-like players: they pursue aims, but overlook things.

A person weighs the aims of :mod:`calico.players.human.aims`, but with limited attention.  A weaker
player makes more mistakes: each habit below is a mistake that people make.  When it is made is
random, and depends only on the seed and the number of the move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from calico.box import PATCH_CELLS, Cell, Objective, Tile
from calico.players.agent import Choice, GoalChoice, Limit
from calico.players.human.aims import AIMS, Aim
from calico.rules.kernel import hexes, kernel, masks
from calico.rules.luck.deal import Shuffle
from calico.rules.notation import Move
from calico.rules.view import View

_LIKES: Final = ("AABBCD", "AAABBC", "ABCDEF", "AABBCC", "AAABBB", "AAAABB")
"""The goals, those that are easiest for their points first."""

_WANTED: Final = {
    Objective.RAINBOW: ("rainbow", 3.0),
    Objective.CATS: ("cat", 1.4),
    Objective.EACH_CAT: ("cat", 1.3),
    Objective.SAME_CAT: ("cat", 1.4),
    Objective.SAME_COLOUR: ("button", 1.3),
    Objective.ONE_WAY: ("goal", 1.3),
    Objective.BOTH_WAYS: ("goal", 1.2),
}
"""The factor of an aim in a scenario that requires it (R8.4)."""


_SPARE: Final = 0.2
"""The weight of the best cell for the worse of two hand tiles."""


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
        habits, mind = self._habits, _Mind(view, self._seed, self._habits)
        gains = {tile: mind.gains(tile) for tile in {*view.placeable, *view.takeable}}
        looked_at = mind.looked_at()

        def seems(move: Move) -> float:
            total = gains[move.tile][move.cell]
            if move.take:
                hand = [*view.placeable, move.take]
                hand.remove(move.tile)
                places = ([v for c, v in gains[t].items() if c != move.cell] for t in hand)
                worse, better = sorted(map(max, places))
                total += habits.later * (better + _SPARE * worse)
                total += habits.matches * _is_alike(move.tile, move.take)
            return total

        moves = [move for move in view.legal_moves if move.tile in looked_at]
        shuffled = Shuffle(self._seed, f"equals {view.turn}").shuffled(moves)
        return Choice(max(shuffled, key=seems), self._expects(view))

    def _expects(self, view: View) -> float:
        """The points so far, and what this person usually earns with the rest."""
        seat = view.viewer or 0
        worth = sum(aim.worth(view.state, seat * kernel.QUILT) for aim in AIMS)
        points, left = view.score(seat).total, kernel.TURNS - view.placed(seat)
        return points + self._habits.hope * (worth - points) + self._habits.pace * left


class _Mind:
    """The quilt as a person perceives it this turn."""

    def __init__(self, view: View, seed: str, habits: Habits) -> None:
        self._view, self._seed, self._habits = view, seed, habits
        self._q = (view.viewer or 0) * kernel.QUILT
        self._seen = list(view.state)
        self._vague = self._without_far_groups()
        self._weights = {aim: weight for aim in AIMS if (weight := self._weight(aim)) > 0}
        self._now = {aim: aim.worth(self._of(aim), self._q) for aim in self._weights}

    def _of(self, aim: Aim) -> list[int]:
        """The real quilt for goals, and the quilt as remembered for other aims."""
        return self._seen if aim.kind == "goal" else self._vague

    def _happens(self, chance: float, what: str, turn: int) -> bool:
        return Shuffle(self._seed, f"{what} {turn}").below(1000) < 1000 * chance

    def looked_at(self) -> tuple[Tile, ...]:
        """The hand tiles that are considered: hasty people place the one they took last."""
        tiles, turn = self._view.placeable, self._view.turn
        bound = self._view.options.restriction is not None
        if len(tiles) == 2 and not bound and self._happens(self._habits.hasty, "hasty", turn):
            return (tiles[turn % 2],)
        return tiles

    def _weight(self, aim: Aim) -> float:
        """The weight of ``aim``: 0 while it is overlooked, more for the most valuable cat."""
        view = self._view
        spell = (view.placed(view.viewer or 0) + aim.index) // 4
        if self._happens(self._habits.overlooks, f"{aim.kind} {aim.index}", spell):
            return 0.0
        weight = 1.0
        worths = self._seen[kernel.WORTH : kernel.WORTH + 6]
        if aim.kind == "cat" and worths[aim.index] == max(worths):
            weight = self._habits.shiny
        for objective in view.options.scenario.objectives if view.options.scenario else ():
            kind, more = _WANTED.get(objective, ("", 1.0))
            weight *= more if kind == aim.kind else 1.0
        return weight

    def _without_far_groups(self) -> list[int]:
        """The quilt without the groups that are forgotten because they are far away."""
        mind, seat = list(self._seen), self._view.viewer
        mine = [event.move.cell for event in self._view.events if event.seat == seat]
        if not mine:
            return mind
        near = hexes.bit(mine[-1])
        for _ in range(2):
            near |= masks.neighbours(near)
        for kind in range(12):
            mask = mind[self._q + kernel.COLOURS + kind]
            for found in masks.groups(mask, mask):
                what = f"far {kind} {found}"
                if not found & near and self._happens(self._habits.forgets, what, self._view.turn):
                    mask ^= found
            mind[self._q + kernel.COLOURS + kind] = mask
        return mind

    def gains(self, tile: Tile) -> dict[Cell, float]:
        """What ``tile`` seems to add on each free cell."""
        free = self._seen[self._q + kernel.FREE]
        return {
            cell: self._gain(tile, hexes.bit(cell))
            for cell in PATCH_CELLS
            if hexes.bit(cell) & free
        }

    def _gain(self, tile: Tile, cell: int) -> float:
        q, seen, vague = self._q, list(self._seen), list(self._vague)
        kernel.place(seen, q, tile.index, cell)
        gained = kernel.place(vague, q, tile.index, cell)
        near = masks.neighbours(cell)
        total = 0.0
        for aim, weight in self._weights.items():
            if aim.kind == "goal":
                touched = cell & hexes.RINGS[aim.index] != 0
            elif aim.kind == "rainbow":
                touched = gained & kernel.GAINED_BUTTON != 0
            else:
                touched = (near | cell) & aim.place(vague, q) != 0
            if touched:
                after = aim.worth(seen if aim.kind == "goal" else vague, q)
                total += weight * (after - self._now[aim])
        return total


def _is_alike(one: Tile, other: Tile) -> bool:
    return one.colour == other.colour or one.pattern == other.pattern

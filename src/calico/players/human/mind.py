"""How a person judges the moves of a turn: what each adds to the aims, now and with the next move.

Without mistakes the whole quilt is seen; people forget groups, or overlook aims.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from calico.box import PATCH_CELLS, Cell, Objective, Tile
from calico.players.adding import added
from calico.players.human.aims import AIMS, Aim
from calico.rules.kernel import hexes, kernel, masks
from calico.rules.notation import Move
from calico.rules.view import View

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


def weight_of(view: View, aim: Aim, shiny: float = 1.0) -> float:
    """The weight of ``aim``: ``shiny`` for the most valuable cat, more where a scenario asks."""
    weight = 1.0
    worths = view.state[kernel.WORTH : kernel.WORTH + 6]
    if aim.kind == "cat" and worths[aim.index] == max(worths):
        weight = shiny
    for objective in view.options.scenario.objectives if view.options.scenario else ():
        kind, more = _WANTED.get(objective, ("", 1.0))
        weight *= more if kind == aim.kind else 1.0
    return weight


def forgets_nothing(_group: str) -> bool:
    """Sees the whole quilt."""
    return False


class Mind:
    """The quilt as a person perceives it this turn."""

    def __init__(
        self,
        view: View,
        aims: Collection[Aim] = AIMS,
        forgets: Callable[[str], bool] = forgets_nothing,
    ) -> None:
        """Only ``aims`` are seen, and a group far from the last patch unless it is forgotten."""
        self._view = view
        self._q = (view.viewer or 0) * kernel.QUILT
        self._seen = list(view.state)
        self._vague = self._without_far_groups(forgets)
        self._now = {aim: aim.worth(self._of(aim), self._q) for aim in aims}
        self._gains = {tile: self._by_cell(tile) for tile in {*view.placeable, *view.takeable}}

    def seems(
        self, weights: Mapping[Aim, float], later: float, matches: float = 0.0
    ) -> Callable[[Move], float]:
        """How good a move seems, given the ``weights`` of the aims.

        ``later`` is the weight of the next placement, and ``matches`` are extra points for a tile
        that looks like the patch just placed.
        """
        gains = {
            tile: {
                cell: added(weights[aim] * points for aim, points in by_aim.items())
                for cell, by_aim in by_cell.items()
            }
            for tile, by_cell in self._gains.items()
        }

        held = self._view.placeable

        def seems(move: Move) -> float:
            total = gains[move.tile][move.cell]
            if move.take:
                hand = [*held, move.take]
                hand.remove(move.tile)
                places = ([v for c, v in gains[t].items() if c != move.cell] for t in hand)
                worse, better = sorted(map(max, places))
                total += later * (better + _SPARE * worse)
                total += matches * _is_alike(move.tile, move.take)
            return total

        return seems

    def _of(self, aim: Aim) -> list[int]:
        """The real quilt for goals, and the quilt as remembered for other aims."""
        return self._seen if aim.kind == "goal" else self._vague

    def _without_far_groups(self, forgets: Callable[[str], bool]) -> list[int]:
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
                if not found & near and forgets(f"far {kind} {found}"):
                    mask ^= found
            mind[self._q + kernel.COLOURS + kind] = mask
        return mind

    def _by_cell(self, tile: Tile) -> dict[Cell, dict[Aim, float]]:
        """What ``tile`` seems to add to each aim on each free cell."""
        free = self._seen[self._q + kernel.FREE]
        return {
            cell: self._gain(tile, hexes.bit(cell))
            for cell in PATCH_CELLS
            if hexes.bit(cell) & free
        }

    def _gain(self, tile: Tile, cell: int) -> dict[Aim, float]:
        q, seen, vague = self._q, list(self._seen), list(self._vague)
        kernel.place(seen, q, tile.index, cell)
        gained = kernel.place(vague, q, tile.index, cell)
        near = masks.neighbours(cell)
        found = {}
        for aim, now in self._now.items():
            if aim.kind == "goal":
                touched = cell & hexes.RINGS[aim.index] != 0
            elif aim.kind == "rainbow":
                touched = gained & kernel.GAINED_BUTTON != 0
            else:
                touched = (near | cell) & aim.place(vague, q) != 0
            if touched:
                found[aim] = aim.worth(seen if aim.kind == "goal" else vague, q) - now
        return found


def _is_alike(one: Tile, other: Tile) -> bool:
    return one.colour == other.colour or one.pattern == other.pattern

"""What a puzzle is about: what its best move does for a person's aims and the rival does not."""

from __future__ import annotations

from typing import Final

from calico.coach.puzzles.puzzle import Theme
from calico.players.adding import added
from calico.players.human.aims import AIMS, Aim, chance, counts_of
from calico.rules.kernel import hexes, kernel, masks
from calico.rules.kernel.kernel import BUTTONS, COLOURS, FREE, GOAL, PATTERNS
from calico.rules.kernel.moves import cell_of, hand_of
from calico.rules.numbers import move_of
from calico.rules.view import View

_STEP: Final = 0.5
"""Points by which an aim must come nearer to count."""
_GOALS: Final = [aim for aim in AIMS if aim.kind == "goal"]
_CATS: Final = [aim for aim in AIMS if aim.kind == "cat"]
_CLOSE: Final = 3
"""Tiles that must lie around a goal before it matters that it can be had both ways."""
_MANY: Final = 3
"""Colours that must have a button before the rainbow matters."""


def themes_of(view: View, best: int, rival: int) -> tuple[Theme, ...]:
    """The themes of a puzzle whose best moves are these."""
    before, placed = list(view.state), _placed(view, best)
    plan, other = _planned(view, best), _planned(view, rival)
    found = []
    if any(_is_both(plan, aim) and not _is_both(other, aim) for aim in _GOALS):
        found.append(Theme.BOTH)
    if _colours(plan) > max(_colours(before), _colours(other)) and _colours(plan) > _MANY:
        found.append(Theme.RAINBOW)
    if sum(aim.worth(plan, 0) - aim.worth(before, 0) >= _STEP for aim in _CATS) >= 2:
        found.append(Theme.CATS)
    if (hand_of(best), cell_of(best)) == (hand_of(rival), cell_of(rival)):
        found.append(Theme.TAKE)
    if any(aim.worth(before, 0) > 0 and not aim.worth(placed, 0) for aim in _GOALS):
        found.append(Theme.GIVE_UP)
    return tuple(found)


def _placed(view: View, move: int) -> list[int]:
    state = list(view.state)
    played = move_of(view, move)
    kernel.place(state, 0, played.tile.index, hexes.bit(played.cell))
    return state


def _planned(view: View, move: int) -> list[int]:
    """The quilt after ``move`` and the best placement of the tile that it takes."""
    state, take = _placed(view, move), move_of(view, move).take
    if take is None:
        return state
    found = []
    for cell in hexes.cells(state[FREE]):
        after = state.copy()
        kernel.place(after, 0, take.index, hexes.bit(cell))
        found.append(after)
    return max(found, key=lambda s: added(aim.worth(s, 0) for aim in AIMS))


def _is_both(state: list[int], aim: Aim) -> bool:
    """Whether the goal can still be had both ways, and most of its ring is there."""
    ring = hexes.RINGS[aim.index]
    if masks.popcount(ring & ~state[FREE]) < _CLOSE:
        return False
    ways = (state[COLOURS : COLOURS + 6], state[PATTERNS : PATTERNS + 6])
    return all(chance(state[GOAL + aim.index], counts_of(way, ring)) for way in ways)


def _colours(state: list[int]) -> int:
    """How many colours have a button."""
    return sum(state[BUTTONS] & state[COLOURS + colour] != 0 for colour in range(6))

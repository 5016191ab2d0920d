"""A greedy player: what earns the most points at once, and of these what earns the most next."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from calico.coach.puzzles.endgame import legal
from calico.rules.kernel import kernel
from calico.rules.kernel.kernel import FREE, HAND
from calico.rules.kernel.moves import CELL_BITS, play_number
from calico.rules.kernel.scoring import points
from calico.rules.view import View

HALF: Final = 0.5
"""Of its moves so many may be good at most, as it has no reason to prefer one."""


def is_solved(view: View, good: Collection[int]) -> bool:
    """Whether a greedy player finds one of ``good`` more often than not."""
    found = moves(view)
    return sum(move in good for move in found) > HALF * len(found)


def moves(view: View) -> list[int]:
    """The moves that a greedy player may choose."""
    after = {}
    for move in legal(list(view.state)):
        after[move] = list(view.state)
        play_number(after[move], move)
    now = {move: points(state, 0) for move, state in after.items()}
    most = max(now.values())
    then = {move: _next(after[move]) for move in after if now[move] == most}
    top = max(then.values())
    return [move for move, worth in then.items() if worth == top]


def _next(state: list[int]) -> int:
    """The most points after one more placement."""
    found = points(state, 0)
    for tile in {state[HAND], state[HAND + 1]}:
        for cell in CELL_BITS:
            if cell & state[FREE]:
                then = state.copy()
                kernel.place(then, 0, tile, cell)
                found = max(found, points(then, 0))
    return int(found)

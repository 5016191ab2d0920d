"""The last turns of a game alone, solved exactly.

With two cells left nothing that is drawn matters any more: what is taken now is placed, or what is
kept.  With three left the value is the exact mean over the tiles that can come, as the luck of a
draw is in a review.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from calico.box import TILES
from calico.coach.review.luck import mean_best
from calico.rules.kernel import kernel
from calico.rules.kernel.kernel import FREE
from calico.rules.kernel.moves import MOVES, SLOTS, play_number, slot_of, write_legal
from calico.rules.kernel.scoring import points
from calico.rules.view import View

LAST: Final = 3
"""Own turns left from which on a position is solved."""


def is_last(view: View) -> bool:
    """Whether ``view``, of a game alone, can be solved."""
    return view.players == 1 and kernel.TURNS - view.placed(0) <= LAST


def legal(state: list[int]) -> list[int]:
    """The numbers of the legal moves."""
    found = [0] * MOVES
    write_legal(state, found)
    return [number for number in range(MOVES) if found[number]]


def solve(view: View) -> dict[int, float]:
    """The final score to expect of each move, if all is played as well as possible after it."""
    state = list(view.state)
    left = kernel.TURNS - view.placed(0)
    if left < LAST:
        return {move: _end(_after(state, move)) for move in legal(state)}
    return {move: _mean(view, state, move) for move in legal(state)}


def _after(state: list[int], move: int) -> list[int]:
    after = state.copy()
    play_number(after, move)
    return after


def _end(state: list[int]) -> float:
    """The best final score, whatever is drawn."""
    if not state[FREE]:
        return float(points(state, 0))
    return max(_end(_after(state, move)) for move in legal(state))


def _mean(view: View, state: list[int], move: int) -> float:
    """The mean of the best final score over all draws after ``move``, with two cells left then."""
    after = _after(state, move)
    by_tile: list[float] = []
    for first in range(0, len(TILES), SLOTS):
        after[kernel.MARKET : kernel.MARKET + SLOTS] = range(first, first + SLOTS)
        best = [-1e9] * SLOTS
        for each in legal(after):
            best[slot_of(each)] = max(best[slot_of(each)], _end(_after(after, each)))
        by_tile += best
    taken = slot_of(move)
    thrown = view.discarded(taken)
    kept = [tile for slot, tile in enumerate(view.market) if slot not in (taken, thrown)]
    return mean_best(by_tile, kept, Counter(view.unseen), len(view.market) - len(kept))

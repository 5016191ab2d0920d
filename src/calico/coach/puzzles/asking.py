"""How hard a puzzle is: the share of wrong answers of decent, gentle and quick searches."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from calico.coach.puzzles.puzzle import Difficulty
from calico.players.agent import Limit
from calico.players.levels import Decent, Gentle, Strong
from calico.rules.numbers import number_of
from calico.rules.view import View

TIMES: Final = 8
"""How often each is asked, every time with other luck."""
QUICK: Final = (48, 96, 192, 384)
"""Play-outs of the quick searches that are asked, each twice."""
HALF: Final = 0.5
"""Of the answers of decent so many must be wrong at least."""
MEDIUM: Final = 0.5
HARD: Final = 0.7
"""From what share of wrong answers on a puzzle is of medium difficulty, or hard."""


def decent_misses(view: View, good: Collection[int], seed: str) -> float:
    """The share of wrong answers of decent."""
    answers = [Decent(f"{seed}/{k}").choose(view).move for k in range(TIMES)]
    return sum(number_of(view, move) not in good for move in answers) / TIMES


def missed(view: View, good: Collection[int], seed: str, by_decent: float) -> float:
    """The share of wrong answers of all who are asked; that of decent is known already."""
    gentle = [Gentle(f"{seed}/{k}").choose(view).move for k in range(TIMES)]
    quick = [
        Strong(f"{seed}/{n}/{k}").choose(view, Limit(simulations=n)).move
        for n in QUICK
        for k in range(2)
    ]
    wrong = [number_of(view, move) not in good for move in (*gentle, *quick)]
    return (by_decent * TIMES + sum(wrong)) / (TIMES + len(wrong))


def difficulty_of(share: float) -> Difficulty:
    """How hard a puzzle is that such a ``share`` missed."""
    if share < MEDIUM:
        return Difficulty.EASY
    return Difficulty.MEDIUM if share < HARD else Difficulty.HARD

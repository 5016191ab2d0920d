"""The habits that are looked for, and how likely each makes a wrong move.

They are those of the human players (:class:`~calico.players.human.habits.Habits`), each at work
alone, with everything else as a clear mind sees it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from statistics import fmean
from typing import Final

from calico.players.human.aims import AIMS
from calico.players.human.mind import Mind, weight_of
from calico.rules.notation import Move
from calico.rules.view import View

LATER: Final = 0.6
"""The weight of the next placement for a clear mind, as for decent."""
SOON: Final = 0.0
"""The same for somebody who looks at this placement only."""
SHINY: Final = 2.5
"""The factor of the most valuable cat for somebody who overrates it, as for gentle."""
MATCHES: Final = 1.5
"""Points that a tile like the patch just placed is worth to somebody who takes such, as gentle."""
SLIPS: Final = (0.15, 0.5, 1.5)
"""By how many points a move that seems worse is chosen e times more seldom: exact to careless."""


class Habit(StrEnum):
    """What people do wrong."""

    OVERLOOKS = "overlooks"
    """A goal, a colour or a pattern."""
    FORGETS = "forgets"
    """Groups far from the last patch."""
    SHINY = "shiny"
    """Overrates the most valuable cat."""
    MATCHES = "matches"
    """Takes what looks like the patch just placed."""
    HASTY = "hasty"
    """Considers only one of the two hand tiles."""
    NOW = "now"
    """Does not look at the next placement."""


@dataclass(frozen=True, slots=True)
class Likelihoods:
    """How likely a move is."""

    habits: tuple[float, ...]
    """By each of :class:`Habit`."""
    clear: tuple[float, ...]
    """By a clear mind that is as careless as each of :data:`SLIPS`."""


def likelihoods(view: View, played: Move, good: Collection[Move]) -> Likelihoods:
    """How likely ``played`` is among the wrong moves, which are all but the ``good`` ones."""
    wrong = [move for move in view.legal_moves if move == played or move not in good]
    weights = {aim: weight_of(view, aim) for aim in AIMS}
    shiny = {aim: weight_of(view, aim, SHINY) for aim in AIMS}
    mind, vague = Mind(view), Mind(view, forgets=lambda _group: True)
    plain = cache(mind.seems(weights, LATER))

    def chance(seems: Callable[[Move], float], moves: Sequence[Move] = wrong) -> float:
        return fmean(_shares(seems, moves, played))

    tiles = {move.tile for move in wrong}
    by_habit = {
        Habit.OVERLOOKS: fmean(chance(mind.seems({**weights, aim: 0.0}, LATER)) for aim in AIMS),
        Habit.FORGETS: chance(vague.seems(weights, LATER)),
        Habit.SHINY: chance(mind.seems(shiny, LATER)),
        Habit.MATCHES: chance(mind.seems(weights, LATER, MATCHES)),
        Habit.HASTY: chance(plain, [move for move in wrong if move.tile == played.tile])
        / len(tiles),
        Habit.NOW: chance(mind.seems(weights, SOON)),
    }
    return Likelihoods(
        tuple(by_habit[habit] for habit in Habit), tuple(_shares(plain, wrong, played))
    )


def _shares(seems: Callable[[Move], float], moves: Sequence[Move], played: Move) -> list[float]:
    """How often ``played`` is chosen out of ``moves``, for each of the :data:`SLIPS`."""
    worth = [seems(move) for move in moves]
    top, mine = max(worth), seems(played)
    return [
        math.exp((mine - top) / slip) / sum(math.exp((each - top) / slip) for each in worth)
        for slip in SLIPS
    ]

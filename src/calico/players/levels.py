"""Four levels that anyone can pick: gentle, decent, strong and master.

Gentle and decent imitate people with their habits; strong and master are the same search with few
or many play-outs.
"""

from __future__ import annotations

from typing import Final

from calico.players.human.habits import Habits, Person
from calico.players.search.searcher import Searcher
from calico.rules.kernel import kernel

LEVELS: Final = ("gentle", "decent", "strong", "master")
"""Their names, from weak to strong."""
BASELINE: Final = "dice"
"""The baseline for measurements; not offered as an opponent."""

_GENTLE: Final = Habits(
    overlooks=0.33,
    forgets=0.5,
    shiny=2.5,
    matches=1.5,
    hasty=0.4,
    later=0.3,
    hope=0.53,
    pace=1.1,
)
_DECENT: Final = Habits(
    overlooks=0.02,
    forgets=0.05,
    shiny=1.15,
    matches=0.1,
    hasty=0.02,
    later=0.6,
    hope=0.7,
    pace=1.8,
)
_STRONG: Final = (360, 180, 120, 90)
"""Play-outs for the first move, by the number of players: about the same time for each."""
_MASTER: Final = (2_800, 2_400, 1_600, 1_300)
"""About a second for an early move, half of it for a late one."""


LIFT: Final = 6.0
"""By how much strong and master beat their own play-outs of a whole game."""


class Gentle(Person):
    """For children and first games: easily distracted, and overrates the most valuable cat."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed, _GENTLE)


class Decent(Person):
    """Like an experienced person, who sometimes overlooks something."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed, _DECENT)


class Strong(Searcher):
    """Quick, and stronger than most people."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed, _STRONG, par=78.0, lift=LIFT)


class Master(Searcher):
    """Stronger than people; thinks for most of a second."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed, _MASTER, par=81.0, lift=LIFT, deeper=kernel.TURNS)

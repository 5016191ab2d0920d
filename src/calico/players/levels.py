"""Four levels that anyone can pick: gentle, decent, strong and master."""

from __future__ import annotations

from typing import Final

from calico.players.people import Habits, Person

_GENTLE: Final = Habits(
    overlooks=0.3, forgets=0.5, shiny=2.5, matches=1.5, hasty=0.4, later=0.3, pace=(2.3, 0)
)
_DECENT: Final = Habits(
    overlooks=0.0, forgets=0.0, shiny=1.0, matches=0.0, hasty=0.0, later=0.6, pace=(2.8, 0)
)


class Gentle(Person):
    """For children and first games: easily distracted, and pleased with every cat."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed, _GENTLE)


class Decent(Person):
    """A practised person, who now and then overlooks something."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed, _DECENT)

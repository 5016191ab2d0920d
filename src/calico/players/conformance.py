"""The conformance kit: what every agent must do, checked in every kind of game.

For people who write a bot: ``check(MyBot)`` in a test, or for one that is registered ``python -m
calico.players.conformance NAME``.  An agent must return legal choices and a finite expected score,
be deterministic for the same view, seed and number of simulations, and change nothing that it is
given.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

from calico.box import RESTRICTIONS, SCENARIOS
from calico.errors import CalicoError
from calico.lang import number, say
from calico.players.agent import Agent, Choice, GoalChoice, Limit, Spec, known
from calico.players.answers import ask, ask_goals
from calico.rules.game import Game
from calico.rules.options import Variant

_OFTEN: Final = 5
"""Every fifth move is repeated and compared, and the view is checked for changes."""

_CHOSEN: Final[tuple[dict[str, Any], ...]] = (
    *({"players": players, "setup": "beginner"} for players in (1, 2, 3, 4)),
    *({"players": players} for players in (1, 2, 3, 4)),
    *({"players": 1 + i % 4, "restriction": str(each)} for i, each in enumerate(RESTRICTIONS)),
    *({"players": 4 - i % 4, "restriction": str(each)} for i, each in enumerate(RESTRICTIONS)),
    *({"players": 1 + i % 2, "scenario": number} for i, number in enumerate(SCENARIOS)),
    {"players": 2, "variants": ["family"]},
    {"players": 1, "variants": ["lower_variance"]},
    {"players": 2, "variants": ["lower_variance", "family"], "setup": "beginner"},
    {"players": 3, "variants": ["open_hands"]},
    {"players": 2, "variants": ["open_hands"], "restriction": "same_pattern_only"},
    {"players": 2, "edition": "prototype", "cats": ["gertrude", "rumi", "leo"]},
    {"players": 4, "cats": ["zigzag", "almond", "tecolote"]},
)
KINDS: Final = _CHOSEN + tuple(
    {"players": 2, "variants": [str(variant)]}
    for variant in Variant
    if all(variant not in kind.get("variants", ()) for kind in _CHOSEN)
)
"""Kinds of game: each setup, variant, restriction, scenario and number of players is in one."""


@dataclass(slots=True)
class Report:
    """The result of a check that found nothing wrong."""

    games: int = 0
    seconds: list[float] = field(default_factory=list)
    """How long each move took."""

    @property
    def slowest(self) -> float:
        """The longest time for a move."""
        return max(self.seconds)

    def __str__(self) -> str:
        mean = sum(self.seconds) / len(self.seconds)
        return say(
            "kit.report",
            games=self.games,
            moves=len(self.seconds),
            mean=number(mean, 3),
            slowest=number(self.slowest, 3),
        )


def check(
    factory: Callable[[str], Agent],
    name: str = "",
    limit: Limit | None = None,
    kinds: Sequence[dict[str, Any]] = KINDS,
) -> Report:
    """Play a game of each of ``kinds`` with agents of ``factory``; raises an error if one is wrong.

    With a limit in seconds the report says how well it is kept, and no move is repeated.
    """
    table = _Table(factory, name or getattr(factory, "__name__", "?"), limit)
    for game, kind in enumerate(kinds):
        table.play(Game.new(seed=f"kit {game}", **kind))
    return table.report


class _Table:
    """Plays games between agents of one factory and checks them."""

    def __init__(self, factory: Callable[[str], Agent], name: str, limit: Limit | None) -> None:
        self._factory, self._name, self._limit = factory, name, limit
        self.report = Report()

    def play(self, game: Game) -> None:
        """Play ``game`` to its end."""
        agents = [self._factory(f"seat {seat}") for seat in range(game.players)]
        for seat in game.choosing:
            game.choose_goals(seat, self._goals(agents[seat], game, seat).goals)
        while game.seat is not None:
            game.play(self._choice(agents[game.seat], game, game.seat).move)
        self.report.games += 1

    def _goals(self, agent: Agent, game: Game, seat: int) -> GoalChoice:
        view = game.view(seat)
        before = deepcopy((vars(view), vars(game)))
        choice = ask_goals(agent, self._name, view, self._limit)
        self._check_unchanged(before, (vars(view), vars(game)))
        if self._is_repeatable:
            fresh = self._factory(f"seat {seat}")
            self._check_alike(choice, ask_goals(fresh, self._name, game.view(seat), self._limit))
        return choice

    def _choice(self, agent: Agent, game: Game, seat: int) -> Choice:
        view, closely = game.view(seat), len(game.events) % _OFTEN == 0
        before = deepcopy((vars(view), vars(game))) if closely else None
        begun = time.perf_counter()
        choice = ask(agent, self._name, view, self._limit)
        self.report.seconds.append(time.perf_counter() - begun)
        if closely:
            self._check_unchanged(before, (vars(view), vars(game)))
        if closely and self._is_repeatable:
            fresh = self._factory(f"seat {seat}")
            self._check_alike(choice, ask(fresh, self._name, game.view(seat), self._limit))
        return choice

    @property
    def _is_repeatable(self) -> bool:
        """Whether choices must be deterministic; with a limit in seconds they cannot be."""
        return not (self._limit and self._limit.seconds)

    def _check_unchanged(self, before: object, after: object) -> None:
        if before != after:
            raise CalicoError("agent-changes", agent=self._name)

    def _check_alike(self, one: Choice | GoalChoice, other: Choice | GoalChoice) -> None:
        if one != other:
            first, then = _brief(one), _brief(other)
            raise CalicoError("agent-wavers", agent=self._name, one=first, other=then)


def _brief(choice: Choice | GoalChoice) -> str:
    what = choice.move if isinstance(choice, Choice) else " ".join(choice.goals)
    return f"{what} ({choice.expected:g})"


def main(arguments: Sequence[str]) -> str:
    """The report of each agent named, such as ``gentle`` or ``master:100``."""
    lines = []
    for text in arguments or known():
        spec = Spec.parse(text)
        lines.append(f"{spec}: {check(spec.agent, str(spec), spec.limit)}")
    return "\n".join(lines)


if __name__ == "__main__":
    try:
        sys.stdout.write(main(sys.argv[1:]) + "\n")
    except CalicoError as error:
        sys.exit(str(error))

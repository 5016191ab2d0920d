"""What an agent is: it sees a view, may think for so long, and answers with a choice.

An agent is found by name among the entry points of the group ``calico.agents``, our own and those
of anybody's package; each is a callable that takes a seed and makes an agent.  A specification such
as ``master:0.5s`` or ``master:1000`` names an agent and how long it may think.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Protocol

from calico.errors import CalicoError
from calico.rules.notation import Move
from calico.rules.view import View

GROUP: Final = "calico.agents"


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think about one choice: so many seconds, or so many simulations."""

    seconds: float | None = None
    simulations: int | None = None

    @classmethod
    def parse(cls, text: str) -> Limit:
        """The limit written ``text``: ``0.5s`` are seconds, ``1000`` simulations."""
        try:
            if text.endswith("s"):
                limit = cls(seconds=float(text[:-1]))
            else:
                limit = cls(simulations=int(text))
        except ValueError:
            raise CalicoError("limit-syntax", text=text) from None
        amount = limit.seconds if limit.seconds is not None else limit.simulations
        if amount is None or not 0 < amount < math.inf:
            raise CalicoError("limit-syntax", text=text)
        return limit

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds is not None else str(self.simulations)


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and the final score that the agent expects with it."""

    move: Move
    expected: float


@dataclass(frozen=True, slots=True)
class GoalChoice:
    """Goals for b3, c4 and d2 by id, and the final score that the agent expects with them."""

    goals: tuple[str, str, str]
    expected: float


class Agent(Protocol):
    """Anyone who can play.

    With a limit of simulations an agent answers the same view with the same choice; without a limit
    it thinks as long as it likes.  It never changes the view.
    """

    def choose_goals(self, view: View, limit: Limit | None = None) -> GoalChoice:
        """Three of the dealt goals and their places (R2.4)."""

    def choose(self, view: View, limit: Limit | None = None) -> Choice:
        """The move to make (R3)."""


@dataclass(frozen=True, slots=True)
class Spec:
    """An agent by name, and how long it may think; None is as long as it likes."""

    name: str
    limit: Limit | None = None

    @classmethod
    def parse(cls, text: str) -> Spec:
        """The specification written ``text``, such as ``master:0.5s``; the agent must exist."""
        name, colon, limit = text.partition(":")
        if name not in known():
            raise CalicoError("unknown-agent", text=name, known=", ".join(known()))
        return cls(name, Limit.parse(limit) if colon else None)

    def agent(self, seed: str = "") -> Agent:
        """The agent itself, whose luck depends on ``seed``."""
        make: Callable[[str], Agent] = known()[self.name].load()
        return make(seed)

    def __str__(self) -> str:
        return f"{self.name}:{self.limit}" if self.limit else self.name


def known() -> dict[str, EntryPoint]:
    """All agents that can be called by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}

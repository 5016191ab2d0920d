"""The agent interface: an agent gets a view and a limit, and returns a choice.

Agents are registered as entry points of the group ``calico.agents``, by calico and by other
packages; each is a callable that takes a seed and returns an agent.  A specification such as
``master:0.5s`` or ``master:1000`` consists of the name of an agent and a limit.
"""

from __future__ import annotations

import importlib.metadata
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Final, Protocol

from calico.errors import CalicoError, quoted
from calico.rules.notation import Move
from calico.rules.view import View

GROUP: Final = "calico.agents"

_MACHINERY: Final = {
    str(Path(__file__)),
    str(Path(__file__).with_name("answers.py")),
    importlib.__file__,
    importlib.metadata.__file__,
}
"""Files of calico that are left out of the traceback of an agent."""
_LINES: Final = 3
"""How many lines of its code an error message shows when an agent fails."""


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit for one choice, in seconds or in simulations."""

    seconds: float | None = None
    simulations: int | None = None

    @classmethod
    def parse(cls, text: str) -> Limit:
        """Parse ``0.5s`` (seconds) or ``1000`` (simulations)."""
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
    """A move, and the expected final score."""

    move: Move
    expected: float


@dataclass(frozen=True, slots=True)
class GoalChoice:
    """The ids of the goals for b3, c4 and d2, and the expected final score."""

    goals: tuple[str, str, str]
    expected: float


class Agent(Protocol):
    """A player.

    An agent is deterministic: with the same seed, view and number of simulations it returns the
    same choice.  It never changes the view.
    """

    def choose_goals(self, view: View, limit: Limit | None = None) -> GoalChoice:
        """Choose three of the dealt goals and their cells (R2.4)."""

    def choose(self, view: View, limit: Limit | None = None) -> Choice:
        """Choose a move (R3)."""


@dataclass(frozen=True, slots=True)
class Spec:
    """The name of an agent and its limit; None is no limit."""

    name: str
    limit: Limit | None = None

    @classmethod
    def parse(cls, text: str) -> Spec:
        """Parse a specification such as ``master:0.5s``; the agent must exist."""
        name, colon, limit = text.partition(":")
        if name not in known():
            raise CalicoError("unknown-agent", text=name, known=", ".join(known()))
        return cls(name, Limit.parse(limit) if colon else None)

    def agent(self, seed: str = "") -> Agent:
        """A new agent, whose random choices depend on ``seed``."""
        make = _load(known()[self.name])
        try:
            return make(seed)
        except Exception as error:
            raise CalicoError("agent-failed", agent=self, why=failure(error)) from error

    def __str__(self) -> str:
        return f"{self.name}:{self.limit}" if self.limit else self.name


def known() -> dict[str, EntryPoint]:
    """All registered agents by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


def playable() -> list[str]:
    """The names of the agents that can be loaded."""
    return [name for name, entry in known().items() if why_broken(entry) is None]


@cache
def why_broken(entry: EntryPoint) -> CalicoError | None:
    """Why the agent of ``entry`` cannot be loaded; None if it can."""
    try:
        _load(entry)
    except CalicoError as error:
        return error
    return None


def _load(entry: EntryPoint) -> Callable[[str], Agent]:
    try:
        made: Callable[[str], Agent] = entry.load()
    except (Exception, SystemExit) as error:  # importing a module may raise anything
        why = failure(error)
        raise CalicoError("agent-broken", agent=entry.name, why=why) from error
    return made


def failure(error: BaseException) -> str:
    """The error of an agent, with the last lines of its traceback."""
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename not in _MACHINERY and frame.line]
    lines = [
        f"{Path(frame.filename).name}:{frame.lineno}: {_printable(frame.line)}"
        for frame in own[-_LINES:]
    ]
    what = f"{type(error).__name__}: {quoted(str(error))}"
    return f"{what} ({'; '.join(lines)})" if lines else what


def _printable(line: str | None) -> str:
    signs = (sign if sign.isprintable() else "?" for sign in line or "")
    return "".join(signs)[:80]

"""What an agent is: it sees a view, may think for so long, and answers with a choice.

An agent is found by name among the entry points of the group ``calico.agents``, our own and those
of anybody's package; each is a callable that takes a seed and makes an agent.  A specification such
as ``master:0.5s`` or ``master:1000`` names an agent and how long it may think.
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
    str(Path(__file__).with_name("asking.py")),
    importlib.__file__,
    importlib.metadata.__file__,
}
"""Code between whoever asks and an agent."""
_LINES: Final = 3
"""How many lines of code are told when an agent fails."""


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
        make = _load(known()[self.name])
        try:
            return make(seed)
        except Exception as error:
            raise CalicoError("agent-failed", agent=self, why=failure(error)) from error

    def __str__(self) -> str:
        return f"{self.name}:{self.limit}" if self.limit else self.name


def known() -> dict[str, EntryPoint]:
    """All agents that can be called by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


def playable() -> list[str]:
    """The names of those agents that can be loaded."""
    return [name for name, entry in known().items() if why_broken(entry) is None]


@cache
def why_broken(entry: EntryPoint) -> CalicoError | None:
    """Why the agent behind ``entry`` cannot be loaded, if it cannot."""
    try:
        _load(entry)
    except CalicoError as error:
        return error
    return None


def _load(entry: EntryPoint) -> Callable[[str], Agent]:
    try:
        made: Callable[[str], Agent] = entry.load()
    except (Exception, SystemExit) as error:  # a module may do anything when it is imported
        why = failure(error)
        raise CalicoError("agent-broken", agent=entry.name, why=why) from error
    return made


def failure(error: BaseException) -> str:
    """What went wrong in an agent, and the last lines of its code on the way there."""
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

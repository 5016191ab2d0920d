"""Asking an agent, and not taking just anything for an answer.

Whoever lets agents play asks through here: an agent that raises, hangs or answers with what the
rules do not allow gives one clear error with its name.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from contextvars import copy_context
from typing import Any, Final

from calico.errors import CalicoError
from calico.players.agent import Agent, Choice, GoalChoice, Limit, failure
from calico.rules.notation import Move
from calico.rules.setup import choose_three
from calico.rules.view import View

PATIENCE: Final = 300.0
"""Seconds that any agent may take for an answer; the first one may have to compile itself."""


def patience(limit: Limit | None) -> float:
    """After how many seconds without an answer to a question with ``limit`` an agent hangs."""
    seconds = limit.seconds if limit and limit.seconds else 0.0
    simulations = limit.simulations if limit and limit.simulations else 0
    return PATIENCE + 20 * seconds + simulations / 100


def ask(
    agent: Agent, name: str, view: View, limit: Limit | None = None, wait: float | None = None
) -> Choice:
    """The choice of ``agent``, called ``name``, which is legal; ``wait`` seconds at most."""
    choice = _answer(name, lambda: agent.choose(view, limit), wait or patience(limit))
    if not isinstance(choice, Choice) or not isinstance(choice.move, Move):
        raise CalicoError("agent-answer", agent=name, text=choice)
    reason = view.why_illegal(choice.move)
    if reason:
        raise CalicoError("agent-illegal", agent=name, what=choice.move, reason=reason)
    _check_expectation(name, choice.expected)
    return choice


def ask_goals(
    agent: Agent, name: str, view: View, limit: Limit | None = None, wait: float | None = None
) -> GoalChoice:
    """The goals that ``agent``, called ``name``, chooses from those dealt (R2.4)."""
    choice = _answer(name, lambda: agent.choose_goals(view, limit), wait or patience(limit))
    if not isinstance(choice, GoalChoice) or not isinstance(choice.goals, tuple | list):
        raise CalicoError("agent-answer", agent=name, text=choice)
    try:
        choose_three(view.options, view.dealt, choice.goals)
    except CalicoError as reason:
        what = " ".join(map(str, choice.goals))
        raise CalicoError("agent-illegal", agent=name, what=what, reason=reason) from None
    _check_expectation(name, choice.expected)
    return choice


def _check_expectation(name: str, expected: object) -> None:
    if not isinstance(expected, int | float) or not math.isfinite(expected):
        raise CalicoError("agent-expects", agent=name, text=expected)


def _answer(name: str, question: Callable[[], Any], wait: float) -> Any:
    """What ``question`` returns, asked aside so that nobody waits forever."""
    answers: list[Any] = []
    errors: list[BaseException] = []

    def listen() -> None:
        try:
            answers.append(question())
        except BaseException as error:  # an agent may raise anything
            errors.append(error)

    thread = threading.Thread(target=copy_context().run, args=(listen,), daemon=True)
    thread.start()
    thread.join(wait)
    if errors:
        raise CalicoError("agent-failed", agent=name, why=failure(errors[0])) from errors[0]
    if not answers:
        raise CalicoError("agent-hangs", agent=name, n=round(wait))
    return answers[0]

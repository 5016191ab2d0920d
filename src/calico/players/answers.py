"""Calls agents with a timeout and checks what they return.

An agent that raises, does not return in time or returns an illegal choice causes a single error
with its name.
"""

from __future__ import annotations

import math
import sys
import threading
from collections.abc import Callable
from contextvars import copy_context
from typing import Any, Final

from calico.errors import CalicoError
from calico.players.agent import Agent, Choice, GoalChoice, Limit, Spec, failure
from calico.rules.notation import Move
from calico.rules.position import Phase
from calico.rules.setup import choose_three
from calico.rules.view import View

Work = Callable[..., Any]
"""A function of a module that answers with plain data, so that it can be called elsewhere."""

TIMEOUT: Final = 300.0
"""Seconds that every agent may take; the first choice may include compiling."""


def timeout_of(limit: Limit | None) -> float:
    """The seconds after which an agent with ``limit`` is assumed to hang."""
    seconds = limit.seconds if limit and limit.seconds else 0.0
    simulations = limit.simulations if limit and limit.simulations else 0
    return TIMEOUT + 20 * seconds + simulations / 100


def chosen(name: str, seed: str, view: View) -> dict[str, Any]:
    """A single choice of the agent called ``name`` as plain data: a move, goals, or an error."""
    try:
        agent = Spec.parse(name).agent(seed)
        if view.phase is Phase.GOALS:
            return {"goals": list(ask_goals(agent, name, view).goals)}
        return {"move": str(ask(agent, name, view).move)}
    except Exception as error:  # creating an agent may raise anything
        why = error.details.get("why", error) if isinstance(error, CalicoError) else error
        return {"error": str(why)}


def ask(
    agent: Agent, name: str, view: View, limit: Limit | None = None, timeout: float | None = None
) -> Choice:
    """The choice of ``agent``, called ``name``: checked, and within ``timeout`` seconds."""
    choice = _answer(name, lambda: agent.choose(view, limit), timeout or timeout_of(limit))
    if not isinstance(choice, Choice) or not isinstance(choice.move, Move):
        raise CalicoError("agent-answer", agent=name, text=choice)
    reason = view.why_illegal(choice.move)
    if reason:
        raise CalicoError("agent-illegal", agent=name, what=choice.move, reason=reason)
    _check_expectation(name, choice.expected)
    return choice


def ask_goals(
    agent: Agent, name: str, view: View, limit: Limit | None = None, timeout: float | None = None
) -> GoalChoice:
    """The goals that ``agent``, called ``name``, chooses from those dealt (R2.4)."""
    choice = _answer(name, lambda: agent.choose_goals(view, limit), timeout or timeout_of(limit))
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


def _answer(name: str, question: Callable[[], Any], timeout: float) -> Any:
    """What ``question`` returns; it runs in a thread, so that there can be a timeout.

    A browser has no threads: there its page ends the worker that takes too long.
    """
    answers: list[Any] = []
    errors: list[BaseException] = []

    def listen() -> None:
        try:
            answers.append(question())
        except BaseException as error:  # an agent may raise anything
            errors.append(error)

    if sys.platform == "emscripten":
        listen()
    else:
        thread = threading.Thread(target=copy_context().run, args=(listen,), daemon=True)
        thread.start()
        thread.join(timeout)
    if errors:
        raise CalicoError("agent-failed", agent=name, why=failure(errors[0])) from errors[0]
    if not answers:
        raise CalicoError("agent-hangs", agent=name, n=round(timeout))
    return answers[0]

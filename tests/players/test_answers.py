"""Asking agents: whatever goes wrong is one clear error that names the agent."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest

from calico import Game, Move
from calico.errors import CalicoError
from calico.players.agent import Choice, GoalChoice, Limit
from calico.players.answers import TIMEOUT, ask, ask_goals, timeout_of


class Answers:
    """Answers whatever it is told to, or does what it is told to."""

    def __init__(self, answer: Any) -> None:
        self._answer = answer

    def choose(self, view: Any, limit: Any = None) -> Any:
        return self._answer() if callable(self._answer) else self._answer

    choose_goals = choose


def fail() -> None:
    raise RuntimeError("out of thread\n")


VIEW = Game.new(["Ari", "Bo"], setup="beginner", seed=1).view(0)
MOVE = next(iter(VIEW.legal_moves))
DEALT = Game.new(1, seed=1).view(0)
GOALS = [goal.id for goal in DEALT.dealt]
OTHER = next(g for g in ("ABCDEF", "AAAABB", "AAABBB", "AABBCC", "AABBCD") if g not in GOALS)


@pytest.mark.parametrize(
    ("answer", "code", "says"),
    [
        (fail, "agent-failed", r"the agent moth failed: RuntimeError: 'out of thread\\n'"),
        (lambda: Event().wait(), "agent-hangs", "the agent moth has not responded for 0 seconds"),
        (None, "agent-answer", "the agent moth returned None: expected a Choice"),
        (Choice("Ms@a1", 5.0), "agent-answer", "expected a Choice"),  # type: ignore[arg-type]
        (Choice(Move.parse(f"{MOVE.tile}@b3"), 5), "agent-illegal", r"b3 is a goal cell \(R3.1\)"),
        (Choice(MOVE, float("nan")), "agent-expects", "predicts nan points"),
        (Choice(MOVE, "many"), "agent-expects", "predicts 'many' points"),  # type: ignore[arg-type]
    ],
)
def test_a_bad_answer_is_refused(answer: Any, code: str, says: str) -> None:
    with pytest.raises(CalicoError, match=says) as refused:
        ask(Answers(answer), "moth", VIEW, timeout=0.2)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (fail, "agent-failed"),
        (Choice(MOVE, 5.0), "agent-answer"),
        (GoalChoice(None, 5.0), "agent-answer"),  # type: ignore[arg-type]
        (GoalChoice(("ABC", GOALS[0], GOALS[1]), 5.0), "agent-illegal"),
        (GoalChoice((GOALS[0], GOALS[0], GOALS[1]), 5.0), "agent-illegal"),
        (GoalChoice((GOALS[0], GOALS[1], OTHER), 5.0), "agent-illegal"),
        (GoalChoice((GOALS[0], GOALS[1], GOALS[2]), float("inf")), "agent-expects"),
    ],
)
def test_R2_4_bad_goals_are_refused(answer: Any, code: str) -> None:
    with pytest.raises(CalicoError, match="moth") as refused:
        ask_goals(Answers(answer), "moth", DEALT)
    assert refused.value.code == code


def test_a_good_answer_is_passed_on() -> None:
    choice, goals = Choice(MOVE, 5.0), GoalChoice((GOALS[2], GOALS[0], GOALS[1]), 5)
    assert ask(Answers(choice), "moth", VIEW) is choice
    assert ask_goals(Answers(goals), "moth", DEALT) is goals


def test_the_timeout_grows_with_the_limit() -> None:
    assert timeout_of(None) == TIMEOUT
    assert timeout_of(Limit(seconds=10)) > TIMEOUT + 10
    assert timeout_of(Limit(simulations=100_000)) > TIMEOUT + 100

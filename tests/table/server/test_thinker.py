"""Bots that think in processes: whatever happens to one, the next question is answered."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from calico import Game
from calico.errors import CalicoError
from calico.lang import say
from calico.players.answers import chosen
from calico.players.process import call
from calico.rules.view import View
from calico.table.server.thinker import ProcessThinker
from calico.table.service.bots import checked


def a_view() -> View:
    return Game.new(2, setup="beginner", seed="1").view(0)


def test_a_thinker_answers_with_moves_and_goals() -> None:
    async def ask() -> None:
        thinking = ProcessThinker()
        view = a_view()
        move = await thinking.answer("gentle", "seed", view)
        assert isinstance(move, str)
        assert view.is_legal(move)
        assert await thinking.answer("gentle", "seed", view) == move
        choosing = Game.new(2, seed="1").view(1)
        goals = await thinking.answer("gentle", "seed", choosing)
        assert set(goals) <= {goal.id for goal in choosing.dealt}
        await thinking.stop()

    asyncio.run(ask())


def test_a_thinker_that_is_killed_fails_once_and_is_there_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        thinking = ProcessThinker()
        await thinking.answer("dice", "", a_view())
        process = thinking._process
        receive, is_asked = process.receive, threading.Event()

        def received(timeout: float) -> Any:
            is_asked.set()
            return receive(timeout)

        monkeypatch.setattr(process, "receive", received)
        assert process.pid
        os.kill(process.pid, signal.SIGSTOP)
        asked = asyncio.create_task(thinking.answer("dice", "", a_view()))
        await asyncio.to_thread(is_asked.wait)
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(CalicoError, match=say("failure.ends")):
            await asked
        assert await thinking.answer("dice", "", a_view())
        await thinking.stop()

    asyncio.run(ask())


def test_a_thinker_that_is_killed_between_turns_misses_none() -> None:
    async def ask() -> None:
        thinking = ProcessThinker()
        await thinking.answer("dice", "", a_view())
        process = thinking._process._process
        assert process
        process.kill()
        process.wait()
        assert await thinking.answer("dice", "", a_view())
        await thinking.stop()

    asyncio.run(ask())


def test_a_thinker_that_takes_too_long_is_stopped() -> None:
    async def ask() -> None:
        thinking = ProcessThinker(patience=0)
        with pytest.raises(CalicoError, match="second"):
            await thinking.answer("dice", "", a_view())
        assert thinking._process.pid is None

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"error": "no"}, "agent-failed"),
        ({"move": "Ms@c4 Yd"}, "agent-illegal"),
        ({"move": "?"}, "move-syntax"),
        ({"goals": ["a", "b"]}, "agent-answer"),
        ([], "agent-answer"),
    ],
)
def test_what_is_no_answer_is_not_taken_for_one(answer: Any, code: str) -> None:
    with pytest.raises(CalicoError) as refusal:
        checked("dice", answer, a_view())
    assert refusal.value.code == code


def test_an_agent_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def known() -> dict[str, EntryPoint]:
        return {"bad": EntryPoint("bad", "calico.nowhere:Bad", "calico.agents")}

    monkeypatch.setattr("calico.players.agent.known", known)
    replies: list[Any] = []
    for name in ("bad", "worse"):
        call((chosen, (name, "", a_view())), replies.append)
    assert "nowhere" in replies[0]["error"]
    assert "worse" in replies[1]["error"]

"""Bots of a device: the page lets a worker think, and ends one that takes too long."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from calico.errors import CalicoError
from calico.players.answers import Work, chosen
from calico.rules.view import View
from calico.table.browser.thinking import question
from calico.table.service.bots import ADVISER, BotAnswer, checked

Think = Callable[[str], Awaitable[str]]
"""Takes a question to a worker, and brings its answer."""


class WorkerThinker:
    """Answers with what ``think`` brings."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def answer(self, level: str, seed: str, view: View) -> BotAnswer:
        """What the agent called ``level`` does with ``view``; an error if that is no answer."""
        return checked(level, await self._call(level, chosen, level, seed, view), view)

    async def advise(self, work: Work, *arguments: Any) -> Any:
        """What ``work``, a function of the coach, returns."""
        return await self._call(ADVISER, work, *arguments)

    async def _call(self, name: str, work: Work, *arguments: Any) -> Any:
        try:
            return json.loads(await self._think(question(work, *arguments)))
        except Exception as error:  # whatever the worker met
            raise CalicoError("agent-failed", agent=name, why=str(error)) from error

    async def stop(self) -> None:
        """The page ends its workers itself."""

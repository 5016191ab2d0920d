"""Bots of a device: the page lets a worker think, and ends one that takes too long."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

from calico.errors import CalicoError
from calico.rules.view import View
from calico.table.browser.thinking import question
from calico.table.service.bots import BotAnswer, checked

Think = Callable[[str], Awaitable[str]]
"""Takes a question to a worker, and brings its answer."""


class WorkerThinker:
    """Answers with what ``think`` brings."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def answer(self, level: str, seed: str, view: View) -> BotAnswer:
        """What the agent called ``level`` does with ``view``; an error if that is no answer."""
        try:
            found = json.loads(await self._think(question(level, seed, view)))
        except Exception as error:  # whatever the worker met
            raise CalicoError("agent-failed", agent=level, why=str(error)) from error
        return checked(level, found, view)

    async def stop(self) -> None:
        """The page ends its workers itself."""

"""Bots that think in processes of their own, so that nobody's move waits for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from calico.errors import CalicoError
from calico.players.process import ANSWER, AgentProcess, ProcessEnded
from calico.rules.view import View
from calico.table.service.bots import BotAnswer, checked

PATIENCE: Final = 180.0
"""Seconds for one answer."""
_NICE: Final = 5
"""People's requests come before bots."""


class ProcessThinker:
    """Answers one question at a time; a process that ended or hangs is replaced."""

    def __init__(self, patience: float = PATIENCE) -> None:
        """``patience`` is for one answer, in seconds."""
        self._patience = patience
        self._process = AgentProcess(ANSWER, _NICE)
        self._thread = ThreadPoolExecutor(1)

    async def answer(self, level: str, seed: str, view: View) -> BotAnswer:
        """What the agent called ``level`` does with ``view``; an error if that is no answer."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._answer, level, seed, view)
        except asyncio.CancelledError:
            self._process.stop()
            raise

    async def stop(self) -> None:
        """End the process, whatever it does."""
        self._process.stop()
        self._thread.shutdown(wait=False)

    def _answer(self, level: str, seed: str, view: View) -> BotAnswer:
        try:
            self._process.send((level, seed, view))
            found = self._process.receive(self._patience)
        except TimeoutError:
            raise CalicoError("agent-hangs", agent=level, n=round(self._patience)) from None
        except ProcessEnded as ended:
            raise CalicoError("agent-failed", agent=level, why=str(ended)) from None
        return checked(level, found, view)

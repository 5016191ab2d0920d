"""Bots that think in processes of their own, so that nobody's move waits for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from calico.errors import CalicoError
from calico.players.answers import Work, chosen
from calico.players.process import CALL, AgentProcess, ProcessEnded
from calico.rules.view import View
from calico.table.service.bots import ADVISER, BotAnswer, checked

PATIENCE: Final = 180.0
"""Seconds for one answer."""
_NICE: Final = 5
"""People's requests come before bots."""


class ProcessThinker:
    """Answers one question at a time; a process that ended or hangs is replaced."""

    def __init__(self, patience: float = PATIENCE) -> None:
        """``patience`` is for one answer, in seconds."""
        self._patience = patience
        self._process = AgentProcess(CALL, _NICE)
        self._thread = ThreadPoolExecutor(1)

    async def answer(self, level: str, seed: str, view: View) -> BotAnswer:
        """What the agent called ``level`` does with ``view``; an error if that is no answer."""
        return checked(level, await self._call(level, chosen, level, seed, view), view)

    async def advise(self, work: Work, *arguments: Any) -> Any:
        """What ``work``, a function of the coach, returns."""
        return await self._call(ADVISER, work, *arguments)

    async def _call(self, name: str, work: Work, *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._wait, name, work, arguments)
        except asyncio.CancelledError:
            self._process.stop()
            raise

    async def stop(self) -> None:
        """End the process, whatever it does."""
        self._process.stop()
        self._thread.shutdown(wait=False)

    def _wait(self, name: str, work: Work, arguments: tuple[Any, ...]) -> Any:
        try:
            self._process.send((work, arguments))
            return self._process.receive(self._patience)
        except TimeoutError:
            raise CalicoError("agent-hangs", agent=name, n=round(self._patience)) from None
        except ProcessEnded as ended:
            raise CalicoError("agent-failed", agent=name, why=str(ended)) from None

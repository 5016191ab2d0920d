"""Bots that think in processes of their own, so that nobody's move waits for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from calico.errors import CalicoError
from calico.players.process import ANSWER, AgentProcess, ProcessEnded
from calico.rules.notation import Move
from calico.rules.view import View
from calico.table.service.bots import BotAnswer

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


def checked(level: str, answer: Any, view: View) -> BotAnswer:
    """``answer`` if the rules allow it; goals were checked where they were chosen."""
    match answer:
        case {"error": str(why)}:
            raise CalicoError("agent-failed", agent=level, why=why)
        case {"move": str(text)}:
            reason = view.why_illegal(Move.parse(text))
            if reason:
                raise CalicoError("agent-illegal", agent=level, what=text, reason=reason)
            return text
        case {"goals": [str(b3), str(c4), str(d2)]}:
            return b3, c4, d2
    raise CalicoError("agent-answer", agent=level, text=answer)

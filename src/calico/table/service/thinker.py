"""A process of its own in which bots think, so that nobody's move waits for a bot's thoughts.

``python -m calico.table.service.thinker`` reads questions from its standard input: a length in four
bytes, then a pickled tuple of an agent's name, a seed for its luck, and the view of its seat, which
is all that a bot ever gets.  It answers each with a line of JSON; text, as an agent is not to be
trusted.  When its parent is gone, so is it.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from calico.errors import CalicoError
from calico.lang import say
from calico.players.agent import COMPILED_LEVELS, Spec
from calico.players.asking import ask, ask_goals
from calico.rules.notation import Move
from calico.rules.position import Phase
from calico.rules.view import View

PATIENCE: Final = 180.0
"""Seconds for one answer."""
COMPILING: Final = 1800.0
"""Seconds for the first answer of a process that may have to be compiled, on a slow machine."""

_LENGTH: Final = 4
_SINGLE: Final = {f"{library}_NUM_THREADS": "1" for library in ("MKL", "NUMBA", "OMP", "OPENBLAS")}

Answer = str | tuple[str, str, str]
"""A move, or goals for b3, c4 and d2."""


class Thinker:
    """The parent's side: answers one question at a time, and gets a new process when one ends."""

    def __init__(self, patience: float = PATIENCE) -> None:
        """``patience`` is for one answer, in seconds."""
        self._patience = patience
        self._process: asyncio.subprocess.Process | None = None
        self._has_compiled = False

    async def answer(self, level: str, seed: str, view: View) -> Answer:
        """What the agent called ``level`` does with ``view``; an error if that is no answer."""
        is_first = level in COMPILED_LEVELS and not self._has_compiled
        patience = max(self._patience, COMPILING) if is_first else self._patience
        try:
            async with asyncio.timeout(patience):
                line = await self._ask(pickle.dumps((level, seed, view)))
        except TimeoutError:
            await self.stop()
            raise CalicoError("agent-hangs", agent=level, n=round(patience)) from None
        except BaseException:
            await self.stop()
            raise
        if not line:
            await self.stop()
            raise CalicoError("agent-failed", agent=level, why=say("failure.ends"))
        self._has_compiled |= is_first
        return _checked(level, json.loads(line), view)

    async def _ask(self, question: bytes) -> bytes:
        if self._process is not None and self._process.returncode is not None:
            await self.stop()  # it was killed when it had nothing to do
        process = self._process or await self._start()
        if process.stdin is None or process.stdout is None:  # pragma: no cover
            raise RuntimeError
        with suppress(ConnectionError, RuntimeError):  # uvloop's for a pipe that is closed
            process.stdin.write(len(question).to_bytes(_LENGTH) + question)
            await process.stdin.drain()
        return await process.stdout.readline()

    async def _start(self) -> asyncio.subprocess.Process:
        """A process that Ctrl-C in the terminal does not reach: its parent decides."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __name__,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | _SINGLE,
            start_new_session=True,
        )
        return self._process

    async def stop(self) -> None:
        """End the process, whatever it does."""
        if self._process is not None:
            process, self._process = self._process, None
            self._has_compiled = False
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _checked(level: str, answer: Any, view: View) -> Answer:
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


def think(level: str, seed: str, view: View) -> dict[str, Any]:
    """What the agent called ``level`` does, or why it does nothing."""
    try:
        agent = Spec.parse(level).agent(seed)
        if view.phase is Phase.GOALS:
            return {"goals": ask_goals(agent, level, view).goals}
        return {"move": str(ask(agent, level, view).move)}
    except Exception as error:  # an agent that cannot even be made may raise anything
        return {"error": str(error)}


def main() -> None:
    """The process's side.  What agents print goes nowhere."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)  # people first
    questions: SimpleQueue[bytes] = SimpleQueue()

    def read() -> None:
        source = sys.stdin.buffer
        while length := source.read(_LENGTH):
            questions.put(source.read(int.from_bytes(length)))
        os._exit(0)

    Thread(target=read, daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            # Only the parent, which is this very program, writes here.
            level, seed, view = pickle.loads(questions.get())  # noqa: S301
            out.write(json.dumps(think(level, seed, view)).encode() + b"\n")
            out.flush()


if __name__ == "__main__":
    main()

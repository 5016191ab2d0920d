"""A worker: a process of its own that plays matches, so that a bad agent can only hurt itself.

``python -m calico.study.worker`` reads matches from standard input, a JSON object a line.  For each
it writes the seat that it is about to ask, again and again, and at last the result.  A seat in a
list is that of an agent new to the process, which gets ready on a game that does not count.  The
parent waits for each line with patience; when that is at an end it stops the process, and the agent
that was asked last has lost.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

from calico.errors import CalicoError
from calico.lang import say
from calico.players.agent import Spec
from calico.players.asking import patience
from calico.study.match import Match, MatchResult, forfeit, play, warm_up

READY: Final = 3
"""How many times more patience there is with an agent that plays its first game in a process."""

_SINGLE: Final = {f"{library}_NUM_THREADS": "1" for library in ("MKL", "NUMBA", "OMP", "OPENBLAS")}


class _Ended(Exception):
    """The process is gone, in the middle of what the agent on ``seat`` was asked."""

    def __init__(self, seat: int | None) -> None:
        super().__init__()
        self.seat = seat


class Worker:
    """The parent's side: plays one match at a time, and gets a new process when one is lost."""

    def __init__(self, wait: float | None = None) -> None:
        """``wait`` is the patience with one choice in seconds, if not the usual one."""
        self._wait = wait
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._lock = Lock()
        self._is_stopped = False

    def play(self, match: Match) -> MatchResult:
        """The result of ``match``; an agent that hangs, or ends two processes, has lost it."""
        try:
            return self._attempt(match)
        except _Ended:
            pass  # somebody may have ended the process from outside: once proves nothing
        try:
            return self._attempt(match)
        except _Ended as ended:
            if ended.seat is None:
                raise CalicoError("worker", why=say("failure.ends")) from None
            agent = match.specs[ended.seat]
            error = CalicoError("agent-failed", agent=agent, why=say("failure.ends"))
            return forfeit(match, ended.seat, str(error))

    def stop(self) -> None:
        """End the process for good, whatever it does; callable from any thread."""
        with self._lock:
            self._is_stopped = True
            self._end()

    def _attempt(self, match: Match) -> MatchResult:
        self._send(match)
        seat: int | None = None
        warms = False
        while True:
            if seat is None:  # Python itself gets ready
                wait = patience(None)
            else:
                wait = self._wait or patience(match.specs[seat].limit) * (READY if warms else 1)
            try:
                line = self._lines.get(timeout=wait)
            except Empty:
                self._end()
                if seat is None:
                    raise _Ended(None) from None
                error = CalicoError("agent-hangs", agent=match.specs[seat], n=f"{wait:g}")
                return forfeit(match, seat, str(error))
            if not line:
                self._end()
                raise _Ended(seat)
            answer = json.loads(line)
            if isinstance(answer, str):
                raise CalicoError("worker", why=answer)
            if isinstance(answer, dict):
                return MatchResult.from_dict(answer)
            warms = isinstance(answer, list)
            seat = answer[0] if warms else answer

    def _send(self, match: Match) -> None:
        with self._lock:
            if self._is_stopped:
                raise _Ended(None)
            process = self._process or self._start()
        try:
            assert process.stdin is not None  # noqa: S101
            process.stdin.write(json.dumps(match.to_dict()).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            self._end()
            raise _Ended(None) from None

    def _start(self) -> subprocess.Popen[bytes]:
        """A process that Ctrl-C in the terminal does not reach: its parent decides."""
        process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | _SINGLE,
            start_new_session=True,
        )
        self._process, self._lines = process, SimpleQueue()
        Thread(target=_hear, args=(process, self._lines), daemon=True).start()
        return process

    def _end(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.kill()
            process.wait()


def _hear(process: subprocess.Popen[bytes], lines: SimpleQueue[bytes]) -> None:
    """Pass on what the process says; an empty line is its last."""
    if process.stdin and process.stdout:
        with process.stdin, process.stdout:
            for line in process.stdout:
                lines.put(line)
            lines.put(b"")


def main() -> None:
    """The process's side.  What agents print goes nowhere; without a parent it ends at once."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    matches: SimpleQueue[bytes] = SimpleQueue()

    def read() -> None:
        for line in sys.stdin.buffer:
            matches.put(line)
        os._exit(0)

    def tell(answer: Any) -> None:
        out.write(json.dumps(answer).encode() + b"\n")
        out.flush()

    warm: set[Spec] = set()
    Thread(target=read, daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            try:
                match = Match.from_dict(json.loads(matches.get()))
            except CalicoError as error:
                tell(str(error))
                continue
            for seat, spec in enumerate(match.specs):
                if spec not in warm:
                    tell([seat])
                    warm_up(spec, match.terms)
                    warm.add(spec)
            tell(play(match, tell).to_dict())


if __name__ == "__main__":
    main()

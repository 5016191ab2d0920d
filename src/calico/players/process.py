"""Runs agents in a separate process, so that a faulty agent cannot harm the caller.

Tournaments play whole matches in it, tables request single calls; both through a handler: a
function that gets a request and a callback for its replies.  ``python -m calico.players.process
MODULE:FUNCTION NICE`` reads requests from its standard input, each a length in four bytes and a
pickle, which only its parent writes.  Replies are lines of JSON: text, as agents are not to be
trusted.  What agents print is not a reply; error messages show its last line.  The process ends
with its parent.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import IO, Any, Final

from calico.lang import say
from calico.players.answers import Work

Handler = Callable[[Any, Callable[[Any], None]], None]

CALL: Final = f"{__name__}:call"
"""The handler for single calls."""

_LENGTH: Final = 4
_EXCERPT: Final = 200
"""Characters of the last line that a process printed, for an error message."""
_SINGLE: Final = {f"{library}_NUM_THREADS": "1" for library in ("MKL", "NUMBA", "OMP", "OPENBLAS")}


class ProcessEnded(Exception):
    """The process has ended; ``str`` has the last line that it printed."""


class AgentProcess:
    """The parent's side: one request at a time; a process that has ended is restarted."""

    def __init__(self, handler: str, nice: int = 0) -> None:
        """``handler`` is the function that answers requests, as ``MODULE:FUNCTION``.

        ``nice`` lowers the priority of the process.
        """
        self._arguments = [handler, str(nice)]
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: SimpleQueue[bytes] = SimpleQueue()
        self._printed: deque[str] = deque(maxlen=20)
        self._lock = Lock()
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return self._process.pid if self._process else None

    def send(self, request: Any) -> None:
        """Send a request; :meth:`receive` its replies."""
        data = pickle.dumps(request)
        with self._lock:
            if self._is_closed:
                raise ProcessEnded
            if self._process is not None and self._process.poll() is not None:
                self._end()  # it was killed while it was idle
            process = self._process or self._start()
        if process.stdin is None:  # pragma: no cover
            raise TypeError(process)
        with suppress(OSError):  # then there will be no reply either
            process.stdin.write(len(data).to_bytes(_LENGTH) + data)
            process.stdin.flush()

    def receive(self, timeout: float) -> Any:
        """The next reply; if none arrives in time, ends the process and raises TimeoutError."""
        try:
            line = self._replies.get(timeout=timeout)
        except Empty:
            self.stop()
            raise TimeoutError from None
        if not line:
            self.stop()
            raise ProcessEnded(": ".join([say("failure.ends"), *self._last_line()]))
        return json.loads(line)

    def stop(self) -> None:
        """Kill the process; the next request starts another."""
        with self._lock:
            self._end()

    def close(self) -> None:
        """Kill the process permanently; callable from any thread."""
        with self._lock:
            self._is_closed = True
            self._end()

    def _start(self) -> subprocess.Popen[bytes]:
        """Start a process that ignores Ctrl-C in the terminal: its parent decides when it ends."""
        process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", __name__, *self._arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | _SINGLE,
            start_new_session=True,
        )
        self._process, self._replies, self._printed = process, SimpleQueue(), deque(maxlen=20)
        if process.stdout is None or process.stderr is None:  # pragma: no cover
            raise TypeError(process)
        printing = Thread(target=_collect, args=(process.stderr, self._printed), daemon=True)
        printing.start()
        Thread(target=_forward, args=(process.stdout, self._replies, printing), daemon=True).start()
        return process

    def _end(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.kill()
            process.wait()
            if process.stdin:
                with suppress(OSError):
                    process.stdin.close()

    def _last_line(self) -> list[str]:
        """The last line that the process printed, if there is one."""
        lines = [line.strip() for line in self._printed if line.strip()]
        if not lines:
            return []
        return (
            ["".join(c if c.isprintable() else "?" for c in lines[-1])[:_EXCERPT]] if lines else []
        )


def _collect(stream: IO[bytes], printed: deque[str]) -> None:
    with stream:
        for line in stream:
            printed.append(line[: 4 * _EXCERPT].decode(errors="replace"))


def _forward(stream: IO[bytes], replies: SimpleQueue[bytes], printing: Thread) -> None:
    """Pass the replies on; an empty one is the last."""
    with stream:
        for line in stream:
            replies.put(line)
    printing.join(timeout=1)  # wait for its last output, which the error message shows
    replies.put(b"")


def call(request: tuple[Work, tuple[Any, ...]], reply: Callable[[Any], None]) -> None:
    """The handler for single calls: a function of a module and its arguments."""
    work, arguments = request
    reply(work(*arguments))


def main(handler: str, nice: int) -> None:
    """The process's side."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    requests: SimpleQueue[bytes] = SimpleQueue()

    def read() -> None:
        source = sys.stdin.buffer
        while length := source.read(_LENGTH):
            requests.put(source.read(int.from_bytes(length)))
        os._exit(0)

    def reply(value: Any) -> None:
        out.write(json.dumps(value).encode() + b"\n")
        out.flush()

    module, _, name = handler.partition(":")
    handle: Handler = getattr(import_module(module), name)
    Thread(target=read, daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            # Only the parent, which is the same program, writes here.
            handle(pickle.loads(requests.get()), reply)  # noqa: S301


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

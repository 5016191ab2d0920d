"""Several server processes on one port, which share their tables through PostgreSQL."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Final

from calico.lang import language

REFUSED: Final = 2
"""The exit status of a command that said why it cannot work: to start it again would not help."""


class Workers:
    """The parent: starts the processes, starts those anew that end, and stops them all."""

    def __init__(self, words: Sequence[str], listening: socket.socket, count: int) -> None:
        """Each process runs ``calico serve`` with ``words``."""
        self._descriptor = listening.fileno()
        fd, speaking = ["--fd", str(self._descriptor)], ["--lang", language()]
        self._command = [sys.executable, "-m", "calico", *speaking, "serve", *words, *fd]
        self._count = count
        self._processes: list[subprocess.Popen[bytes]] = []
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> int:
        """Start, call ``ready``, and wait for a signal; the exit status."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, lambda *_: self._stopping.set()) for each in signals}
        try:
            return self._run(ready)
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def _run(self, ready: Callable[[], None]) -> int:
        self._processes = [self._start() for _ in range(self._count)]
        ready()
        status = 0
        while not self._stopping.wait(0.2):
            for i, process in enumerate(self._processes):
                ended = process.poll()
                if ended == REFUSED:
                    status = REFUSED
                    self._stopping.set()
                elif ended is not None:
                    self._processes[i] = self._start()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.wait()
        return status

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603
            self._command, pass_fds=[self._descriptor], start_new_session=True
        )

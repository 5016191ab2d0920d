"""Several server processes on one port, which share their tables through PostgreSQL."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from types import FrameType
from typing import Final

REFUSED: Final = 2
"""The exit status of a command that said why it cannot work: to start it again would not help."""


class Workers:
    """The parent: starts the processes, starts those anew that end, and stops them all."""

    def __init__(self, words: Sequence[str], listening: socket.socket, count: int) -> None:
        """Each process runs ``calico serve`` with ``words``."""
        descriptor = listening.fileno()
        self._command = [sys.executable, "-m", "calico", "serve", *words, "--fd", str(descriptor)]
        self._descriptor = descriptor
        self._processes = [self._start() for _ in range(count)]
        self._stopping = threading.Event()

    def run(self) -> int:
        """Wait for a signal; the exit status."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        status = 0
        while not self._stopping.wait(0.2):
            for i, process in enumerate(self._processes):
                ended = process.poll()
                if ended == REFUSED:
                    status = REFUSED
                    self._stop(signal.SIGTERM, None)
                elif ended is not None and not self._stopping.is_set():
                    self._processes[i] = self._start()
        for process in self._processes:
            process.wait()
        return status

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603
            self._command, pass_fds=[self._descriptor], start_new_session=True
        )

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping.set()
        for process in self._processes:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)

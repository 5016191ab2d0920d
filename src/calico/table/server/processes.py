"""Several server processes on one port, which share their tables through PostgreSQL."""

from __future__ import annotations

import logging
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from calico.lang import language

_PAUSE: Final = 1.0
"""Seconds between two starts of a process: one that cannot start is not tried all the time."""

_log = logging.getLogger(__name__)


class ServerProcess:
    """One of them, with a pair of sockets: a byte says that it serves, the end that we ended."""

    def __init__(self, command: Sequence[str], listening: int) -> None:
        """Start it; it inherits the descriptor ``listening``."""
        self.started = time.monotonic()
        self._family, theirs = socket.socketpair()
        self._family.setblocking(False)
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603
                [*command, "--fd", str(listening), "--parent", str(theirs.fileno())],
                pass_fds=[listening, theirs.fileno()],
                start_new_session=True,
            )

    @property
    def is_serving(self) -> bool:
        """Whether it has begun to serve since this was asked last."""
        with suppress(OSError):
            return bool(self._family.recv(1))
        return False

    @property
    def status(self) -> int | None:
        """Its exit status, if it has ended."""
        return self._process.poll()

    def stop(self) -> None:
        """Ask it to stop."""
        self._process.terminate()

    def wait(self) -> None:
        """Wait until it has ended."""
        self._process.wait()
        self._family.close()


class Workers:
    """The parent: starts the processes, starts those anew that end, and stops them all."""

    def __init__(self, words: Sequence[str], listening: socket.socket, count: int) -> None:
        """Each process runs ``calico serve`` with ``words``."""
        self._descriptor = listening.fileno()
        self._command = [sys.executable, "-m", "calico", "--lang", language(), "serve", *words]
        self._count = count
        self._processes: list[ServerProcess] = []
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> int:
        """Start, call ``ready`` when the first serves, and wait for a signal; the exit status.

        If a process says why it cannot work before any has served, that is the end of all.
        """
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, lambda *_: self._stopping.set()) for each in signals}
        try:
            return self._run(ready)
        finally:
            for process in self._processes:
                process.stop()
            for process in self._processes:
                process.wait()
            for each, handler in before.items():
                signal.signal(each, handler)

    def _run(self, ready: Callable[[], None]) -> int:
        self._processes = [self._start() for _ in range(self._count)]
        has_served = False
        while not self._stopping.wait(0.1):
            if not has_served and any(process.is_serving for process in self._processes):
                has_served = True
                ready()
            for i, process in enumerate(self._processes):
                status = process.status
                if status is None:
                    continue
                if status > 0 and not has_served:
                    return status
                if time.monotonic() > process.started + _PAUSE:
                    _log.warning("a server process ended (%s): starting another", status)
                    process.wait()
                    self._processes[i] = self._start()
        return 0

    def _start(self) -> ServerProcess:
        return ServerProcess(self._command, self._descriptor)

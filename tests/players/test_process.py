"""Agent processes: requests and replies, and what is left of a process that ends."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from calico.lang import say
from calico.players.process import AgentProcess, ProcessEnded

PATIENCE = 60.0


def double(request: int, reply: Callable[[Any], None]) -> None:
    """A handler for the tests: replies twice, and does as it is told."""
    if request == 0:
        sys.stdout.write("first\n  the wool is gone\x07 \n")
        sys.stdout.flush()
        os._exit(3)
    if request < 0:
        threading.Event().wait()
    sys.stdout.write("not a reply\n")
    reply(request)
    reply(2 * request)


@pytest.fixture
def process(monkeypatch: pytest.MonkeyPatch) -> Iterator[AgentProcess]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    found = AgentProcess("test_process:double")
    yield found
    found.close()


def test_replies_come_in_order_and_what_is_printed_is_none(process: AgentProcess) -> None:
    for request in (1, 20):
        process.send(request)
        assert [process.receive(PATIENCE) for _ in range(2)] == [request, 2 * request]


def test_a_process_that_ends_leaves_the_last_line_that_it_printed(process: AgentProcess) -> None:
    process.send(0)
    with pytest.raises(ProcessEnded, match=rf"{say('failure.ends')}: the wool is gone\?$"):
        process.receive(PATIENCE)
    process.send(3)
    assert process.receive(PATIENCE) == 3


def test_a_process_that_does_not_reply_is_ended(process: AgentProcess) -> None:
    process.send(-1)
    with pytest.raises(TimeoutError):
        process.receive(0.01)
    assert process.pid is None
    process.send(3)
    assert process.receive(PATIENCE) == 3


def test_a_closed_process_stays_closed(process: AgentProcess) -> None:
    process.close()
    with pytest.raises(ProcessEnded):
        process.send(1)


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_process_ends_with_its_parent() -> None:
    code = (
        "import os, sys; from calico.players.process import CALL, AgentProcess\n"
        "process = AgentProcess(CALL); process.send(None)\n"
        "print(process.pid, flush=True); sys.stdin.read(); os._exit(0)"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout
    assert parent.stdin
    with parent:
        pid = int(parent.stdout.readline())
        parent.stdin.close()
        # Its standard output is the pipe of its parent's, which ends when both have ended.
        parent.stdout.read()
        parent.wait(PATIENCE)
    for _ in range(6000):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        threading.Event().wait(0.01)
    pytest.fail("the process is still there")

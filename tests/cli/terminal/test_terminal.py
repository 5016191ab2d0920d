"""Questions at a real terminal: each on a line of its own, whatever ends it."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

PATIENCE = 120
"""Seconds after which a program that says nothing more is broken."""
WIDTH = 80
"""Columns of a terminal that says nothing about itself."""


class Terminal:
    """A program in a terminal, and what it has shown there."""

    def __init__(self, folder: Path, *words: str, echo: bool = True) -> None:
        self._master, slave = pty.openpty()
        if not echo:
            attributes = termios.tcgetattr(slave)
            attributes[3] &= ~termios.ECHO
            termios.tcsetattr(slave, termios.TCSANOW, attributes)
        self._program = subprocess.Popen(
            [sys.executable, "-m", "calico", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env=os.environ
            | {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "TERM": "dumb", "LC_ALL": "C"},
        )
        os.close(slave)
        self.shown = ""
        self._seen = 0

    def until(self, text: str) -> None:
        """Wait for ``text`` after what was waited for before."""
        while text not in self.shown[self._seen :]:
            assert self._read(), f"{text!r} never came: {self.shown!r}"
        self._seen = self.shown.index(text, self._seen) + len(text)

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C and wait for the end; the exit status.

        Python does not see a signal that comes in the instant before it waits for a key, so Ctrl-C
        is pressed again, as a person would, when nothing happens.
        """
        for _ in range(PATIENCE // 5):
            self._program.send_signal(signal.SIGINT)
            if select.select([self._master], [], [], 5)[0]:
                return self.end()
        pytest.fail(f"Ctrl-C does nothing: {self.shown!r}")

    def end(self) -> int:
        """Wait for the end; its exit status."""
        while self._read():
            pass
        return self._program.wait(PATIENCE)

    def close(self) -> None:
        if self._program.poll() is None:
            self._program.kill()
            self._program.wait()
        os.close(self._master)

    def _read(self) -> bool:
        assert select.select([self._master], [], [], PATIENCE)[0], self.shown
        try:
            data = os.read(self._master, 65536)
        except OSError:  # Linux says so when the last program has left
            return False
        self.shown += data.decode(errors="replace").replace("\r", "")
        return bool(data)


Open = Callable[..., Terminal]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    """Opens terminals in which a command runs."""
    opened: list[Terminal] = []

    def run(*words: str, echo: bool = True) -> Terminal:
        opened.append(Terminal(tmp_path, *words, echo=echo))
        return opened[-1]

    yield run
    for each in opened:
        each.close()


@pytest.mark.parametrize("echo", [True, False])
def test_the_first_questions_do_not_run_together(terminal: Open, echo: bool) -> None:
    screen = terminal("play", echo=echo)
    screen.until("(1): ")
    screen.type("2\n")
    screen.until("Name of player 1 (")
    screen.until("): ")
    screen.type("Ann\n")
    screen.until("Name of player 2 (Player 2): ")
    screen.type("\n")
    screen.until("How many bots? [0/1/2] (0): ")
    assert screen.interrupt() == 130
    lines = screen.shown.splitlines()
    assert lines[-4] == "How many people play on this keyboard? [1/2/3/4] (1): 2"
    assert lines[-3].endswith("): Ann")
    assert lines[-2].rstrip() == "Name of player 2 (Player 2):"
    assert lines[-1] == "How many bots? [0/1/2] (0): "
    assert screen.shown.endswith("\n")


@pytest.mark.parametrize(
    ("words", "question", "status"),
    [
        (["play"], "(1): ", 130),
        (["pad"], "How many players? ", 130),
        (["daily", "-n", "Ari"], "For example 1 2 3: ", 0),
    ],
)
def test_ctrl_c_and_the_end_of_input_end_the_line(
    terminal: Open, words: list[str], question: str, status: int
) -> None:
    screen = terminal(*words)
    screen.until(question)
    assert screen.interrupt() == status
    assert screen.shown.endswith("\n")
    assert not screen.shown.endswith("\n\n")
    screen = terminal(*words)
    screen.until(question)
    screen.type("\x04")
    screen.end()
    assert screen.shown.endswith("\n")
    assert "Traceback" not in screen.shown


def test_ctrl_c_without_a_question_ends_the_line_too(terminal: Open) -> None:
    screen = terminal("score", "--jsonl", "-")
    screen.type("7\n")
    screen.until("refused")
    assert screen.interrupt() == 130
    assert screen.shown.endswith("\n")
    assert "Traceback" not in screen.shown


def test_lines_end_between_words(terminal: Open) -> None:
    screen = terminal("pad", "--setup", "standard")
    screen.until("How many players? ")
    screen.type("1\n")
    screen.until("Which three cats? ")
    screen.type("millie tibbit coconut\n")
    screen.until("Which two patterns does Millie like?")
    screen.until("quatrefoil) ")
    assert screen.interrupt() == 130
    assert max(map(len, screen.shown.splitlines())) <= WIDTH
    screen = terminal("play", "-n", "Ari", "--setup", "beginner", "--seed", "1")
    screen.until("Ari, place a patch: ")
    screen.type("anywhere\n")
    screen.until("move 'anywhere': expected ")
    screen.until("Ari, place a patch: ")
    assert screen.interrupt() == 0
    assert max(map(len, screen.shown.splitlines())) <= WIDTH

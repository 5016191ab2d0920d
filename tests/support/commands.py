"""Runs commands in the process of the tests."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from calico.cli import main
from calico.cli.terminal.keyboard import Keyboard


class CommandResult(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def refusal(self) -> str:
        """The one line of a refusal."""
        assert (self.status, self.out) == (2, "")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        return self.err.strip()


Run = Callable[..., CommandResult]


@pytest.fixture
def calico(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Runs a command in this process on ``given`` input, as if somebody types it if ``live``."""

    def run(*words: str | Path, given: str | bytes = b"", live: bool = False) -> CommandResult:
        data = given.encode() if isinstance(given, str) else given
        stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
        monkeypatch.setattr(sys, "argv", ["calico", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", stdin)
        if live:
            monkeypatch.setattr(Keyboard, "is_live", True)
        with pytest.raises(SystemExit) as stop:
            main()
        out, err = capfdbinary.readouterr()
        return CommandResult(int(stop.value.code or 0), out.decode(), err.decode())

    return run

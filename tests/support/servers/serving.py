"""``calico serve`` as a process of its own, for tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 120.0
"""Seconds after which a test gives up waiting; only a failure takes so long."""


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "calico", "serve", "--no-open", *words]


def home(folder: Path) -> dict[str, str]:
    """The environment of somebody whose data folder is in ``folder``."""
    return os.environ | {"XDG_DATA_HOME": str(folder), "HOME": str(folder)}


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its address; it is stopped at the end if it still runs."""
    with (folder / "errors").open("w") as errors:
        process = subprocess.Popen(
            command(*words), env=home(folder), stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if "http://" in line:
                yield process, line.split()[-1]
                break
        else:
            pytest.fail((folder / "errors").read_text())
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()

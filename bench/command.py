"""The command line from a cold start; the reference is an empty Python program."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

from calico.study.benchmark import Benchmark, Figure, seconds
from support.reference import naive

CALICO = str(Path(sys.executable).with_name("calico"))


def _run(*command: str, given: str = "") -> float:
    def once() -> None:
        subprocess.run(command, input=given.encode(), capture_output=True, check=True)

    once()
    return seconds(once)


def _empty() -> float:
    return _run(sys.executable, "-c", "pass")


def help_text() -> Figure:
    """``calico --help``."""
    mine = _run(CALICO, "--help")
    return Figure(mine, "s", mine / _empty(), "an empty Python")


def score() -> Figure:
    """``calico score - --json`` of one finished game of four."""
    record = naive.random_record(random.Random(4), players=4, finished=True)
    mine = _run(CALICO, "score", "-", "--json", given=json.dumps(record))
    return Figure(mine, "s", mine / _empty(), "an empty Python")


def importing() -> Figure:
    """``import calico``."""
    mine = _run(sys.executable, "-c", "import calico")
    return Figure(mine, "s", mine / _empty(), "an empty Python")


BENCHMARKS: dict[str, Benchmark] = {
    "command.help": help_text,
    "command.score": score,
    "command.import": importing,
}

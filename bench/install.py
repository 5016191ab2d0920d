"""A fresh installation, as a person meets it: its size, the first hint, the first move, memory.

A wheel of this clone is installed into a new environment, with what it needs from the package
index; the home folder is read-only, and thinking has one core.  Times are processor times: what it
takes when nothing else runs.
"""

from __future__ import annotations

import atexit
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from calico.rules.game import Game
from calico.rules.record import Record
from calico.study.benchmark import Benchmark, Figure

ROOT = Path(__file__).parents[1]
MOST_MB, SOONEST_HINT, SOONEST_MOVE, MOST_MEMORY = 180.0, 3.0, 0.5, 60.0

MOVE = """
import json, os
from calico.players.answers import chosen
from calico.players.process import CALL, AgentProcess
from calico.rules.game import Game
bots = AgentProcess(CALL)
view = Game.new(2, setup="beginner", seed=1).view(0)
bots.send((chosen, ("gentle", "", view))); bots.receive(60)
def used():
    return sum(map(int, open(f"/proc/{bots.pid}/stat").read().rpartition(")")[2].split()[11:13]))
begun = used()
bots.send((chosen, ("strong", "", view))); bots.receive(60)
took = (used() - begun) / os.sysconf("SC_CLK_TCK")
status = open(f"/proc/{bots.pid}/status").read()
print(json.dumps([took, int(status.split("VmRSS:")[1].split()[0])]))
bots.close()
"""
"""A process for bots that is up, as at a table, and then asked for the first move of strong."""


@cache
def _environment() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="calico-install-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    python = folder / "venv" / "bin" / "python"
    quiet = ["--quiet", "--disable-pip-version-check"]
    wheel = ["pip", "wheel", *quiet, "--no-deps", "-w", str(folder), str(ROOT)]
    subprocess.run([sys.executable, "-m", *wheel], check=True, stderr=subprocess.DEVNULL)
    (made,) = folder.glob("*.whl")
    before = _size(folder / "venv")
    install = ["pip", "install", *quiet, str(made)]
    subprocess.run([python, "-m", *install], check=True, stderr=subprocess.DEVNULL)
    (folder / "size").write_text(str(_size(folder / "venv") - before))
    return folder


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


@contextmanager
def _read_only_home() -> Iterator[dict[str, str]]:
    with tempfile.TemporaryDirectory() as name:
        home = Path(name) / "home"
        home.touch()  # a file: not even root can write below it
        yield os.environ | {"HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"}


def _one_core() -> None:
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def size() -> Figure:
    """What ``pip install calico-quilt`` adds to an environment."""
    mine = int((_environment() / "size").read_text()) / 1e6
    return Figure(mine, "MB", mine / MOST_MB, f"at most {MOST_MB:.0f} MB")


def first_hint() -> Figure:
    """``calico hint`` of master on a new game, from the start of the process, on one core."""
    record = json.dumps(Record.of(Game.new(1, setup="beginner", seed=1)).to_dict())
    calico = _environment() / "venv" / "bin" / "calico"
    with _read_only_home() as environment:
        start = _children()
        subprocess.run(
            [calico, "hint", "-"],
            input=record.encode(),
            env=environment,
            preexec_fn=_one_core,
            capture_output=True,
            check=True,
        )
        mine = _children() - start
    return Figure(mine, "s", mine / SOONEST_HINT, f"at most {SOONEST_HINT:.0f} s")


@cache
def _asked() -> tuple[float, float]:
    python = _environment() / "venv" / "bin" / "python"
    with _read_only_home() as environment:
        done = subprocess.run(
            [python, "-c", MOVE], env=environment, capture_output=True, check=True
        )
    took, memory = json.loads(done.stdout)
    return took, memory / 1000


def first_move() -> Figure:
    """The first move of strong at a table, in the process for bots."""
    mine = _asked()[0]
    return Figure(mine, "s", mine / SOONEST_MOVE, f"at most {SOONEST_MOVE} s")


def memory() -> Figure:
    """The memory of the process for bots after it."""
    mine = _asked()[1]
    return Figure(mine, "MB", mine / MOST_MEMORY, f"under {MOST_MEMORY:.0f} MB")


BENCHMARKS: dict[str, Benchmark] = {
    "install.size": size,
    "install.first_hint": first_hint,
    "install.first_move": first_move,
    "install.memory": memory,
}

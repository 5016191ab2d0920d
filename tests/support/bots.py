"""Agents that misbehave, installed as a stranger's package: a module and its entry points."""

from __future__ import annotations

import os
from pathlib import Path

import calico

SOURCE = '''
import os
import signal
import threading
import time
from pathlib import Path

from calico.players.dice import Dice

HERE = Path(__file__).parent


def once(name):
    """Whether this is the first call for `name`, in any process."""
    try:
        (HERE / name).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


class Raises(Dice):
    def choose(self, view, limit=None):
        raise ValueError("out of thread")


class Unmade:
    def __init__(self, seed=""):
        raise ValueError("no needle")


class Illegal(Dice):
    def choose(self, view, limit=None):
        choice = super().choose(view, limit)
        if view.turn < 7:
            return choice
        return type(choice)(type(choice.move).parse("Ms@b3 Yd"), 0.0)


class Hangs(Dice):
    def choose(self, view, limit=None):
        threading.Event().wait()


class Ends(Dice):
    def choose(self, view, limit=None):
        os._exit(3)


class Chatty(Dice):
    def choose(self, view, limit=None):
        print("{}")
        return super().choose(view, limit)


class Stumbles(Dice):
    def choose(self, view, limit=None):
        if once("stumbled"):
            os._exit(3)
        return super().choose(view, limit)


class Signals(Dice):
    """Sends its parent the signal in the environment, once, in the fifth game.

    By then three games are in the file of results, which other processes may be slower to fill.
    """

    def __init__(self, seed=""):
        super().__init__(seed)
        self._is_due = seed.startswith("1-3/")

    def choose(self, view, limit=None):
        number = os.environ.get("CALICO_TEST_SIGNAL")
        if number and self._is_due and once("sent"):
            while Path(os.environ["CALICO_TEST_RESULTS"]).read_bytes().count(b"\\n") < 4:
                time.sleep(0.01)
            os.kill(os.getppid(), int(number))
            threading.Event().wait()
        return super().choose(view, limit)


class Strikes(Dice):
    """Ends the Ray worker that it plays for, once."""

    def choose(self, view, limit=None):
        parent = os.getppid()
        name = Path(f"/proc/{parent}/cmdline").read_bytes()
        if name.startswith(b"ray::") and once("struck"):
            os.kill(parent, signal.SIGKILL)
        return super().choose(view, limit)
'''

NAMES = (
    "raises",
    "unmade",
    "illegal",
    "hangs",
    "ends",
    "chatty",
    "stumbles",
    "signals",
    "strikes",
)


def install(folder: Path) -> None:
    """Put the package into ``folder``; one of its entry points cannot be loaded."""
    (folder / "calico_test_bots.py").write_text(SOURCE)
    (folder / "calico_test_broken.py").write_text("raise RuntimeError('no wool')\n")
    info = folder / "calico_test_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: calico-test-bots\nVersion: 1\n")
    entries = "".join(f"{name} = calico_test_bots:{name.title()}\n" for name in NAMES)
    entries += "broken = calico_test_broken:Broken\n"
    (info / "entry_points.txt").write_text(f"[calico.agents]\n{entries}")


def environment(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a process that finds the package in ``folder``."""
    found = os.pathsep.join((str(folder), str(Path(calico.__file__).parents[1])))
    return os.environ | {"PYTHONPATH": found} | more

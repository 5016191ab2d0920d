"""``calico bench`` takes what it started with it, however it ends."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from calico.study.benchmark import folder
from support.servers import postgres


@pytest.mark.skipif(postgres.binaries() is None, reason="PostgreSQL is missing")
def test_a_benchmark_that_is_terminated_leaves_no_postgresql_behind() -> None:
    place = Path(tempfile.mkdtemp())
    place.chmod(0o755)  # the user of PostgreSQL must reach its own folder in it
    command = [sys.executable, "-m", "calico", "bench", "table.postgresql.p50"]
    environment = os.environ | {"TMPDIR": str(place)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) as process:
        end = time.monotonic() + 120
        while len(found := list(place.glob("calico-pg-*/log"))) < 2:  # both have been started
            assert process.poll() is None, process.stderr and process.stderr.read()
            assert time.monotonic() < end
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=120)
    assert process.returncode == 128 + signal.SIGTERM, said
    commands = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline")]
    assert not any(bytes(folder.parent) in command for folder in found for command in commands)
    assert list(place.iterdir()) == []
    shutil.rmtree(place)


def test_the_first_move_that_an_installation_is_asked_for_can_be_made() -> None:
    """It runs in an environment of its own, where no type checker sees it."""
    move = runpy.run_path(str(folder() / "install.py"))["MOVE"]
    done = subprocess.run([sys.executable, "-c", move], check=True, capture_output=True)
    took, memory = json.loads(done.stdout)
    assert took >= 0
    assert memory > 0

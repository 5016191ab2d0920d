"""On a real Ray cluster of two workers the results are the same, even when one is killed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from calico.errors import MissingExtra
from calico.study import cluster
from support import bots

WORDS = ("tournament", "strikes", "dice", "--games", "8", "--setup", "beginner", "--jobs", "2")


def summary(folder: Path, *more: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "calico", *WORDS, "--json", *more],
        env=bots.environment(folder),
        capture_output=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    for agent in found["agents"]:
        del agent["seconds_per_move"]
    return found


def test_a_killed_ray_worker_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    bots.install(tmp_path)
    on_ray = summary(tmp_path, "--ray", "local")
    assert (tmp_path / "struck").exists()
    assert on_ray == summary(tmp_path)


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install 'calico-quilt\[ray\]'"):
        next(cluster.play_all([], "local"))


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "ray://127.0.0.1:1", "a:b"])
def test_an_address_where_nobody_answers_is_refused(address: str) -> None:
    pytest.importorskip("ray")
    done = subprocess.run(
        [sys.executable, "-m", "calico", *WORDS[:1], "dice", "--ray", address],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"calico: no Ray cluster responds at '{address}'")

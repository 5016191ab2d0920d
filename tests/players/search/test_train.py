"""Training: the same seed writes the same file, and games teach something."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from calico.engine.native import native
from calico.players.search import train
from calico.players.search.value import FEATURES, WEIGHTS
from calico.players.search.weights import load, save
from support.commands import Run


@pytest.mark.compiled
def test_the_same_seed_writes_the_same_small_file(calico: Run, tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("one.npz", "two", "other.npz"))
    for path, seed in ((one, "1"), (two, "1"), (other, "2")):
        done = calico("train", path, "--games", "400", "--seed", seed)
        assert (done.status, done.out) == (0, "")
        assert f"Learned weights written to {path}" in done.err
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()
    assert one.stat().st_size < 1_000_000
    assert len(load(one)) == WEIGHTS


def test_the_file_is_one_of_numpy(tmp_path: Path) -> None:
    values = [0.0, -1.5, 0.1, 65504.0, 2**-24]
    with (tmp_path / "w.npz").open("wb") as stream:
        save(values, stream)
    with np.load(tmp_path / "w.npz") as file:
        assert file["w"].tolist() == np.array(values, np.float16).tolist()
    again = io.BytesIO()
    np.savez_compressed(again, w=np.array(values, np.float16))
    assert list(load(again)) == np.array(values, np.float16).tolist()


def test_what_was_learned_goes_to_standard_output(
    tmp_path: Path,
) -> None:
    words = [sys.executable, "-m", "calico", "train", "-", "--games", "20"]
    done = subprocess.run(words, capture_output=True, check=True, cwd=tmp_path)
    assert len(load(io.BytesIO(done.stdout))) == WEIGHTS
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_learned_is_refused_in_a_line(calico: Run, tmp_path: Path) -> None:
    assert "there is no such file" in calico("train", "/no/such/weights").refusal
    assert "--games" in calico("train", tmp_path / "w", "--games", "19").refusal
    assert "--seed" in calico("train", tmp_path / "w", "--seed", "cosy").refusal
    assert not (tmp_path / "w").exists()


@pytest.mark.compiled
def test_games_teach_something() -> None:
    laps: list[tuple[int, float]] = []
    weights = train.learn(native(), 1, 4_000, lambda done, mean: laps.append((done, mean)))
    assert [done for done, _ in laps] == list(range(200, 4_001, 200))
    first, last = laps[0][1], np.mean([mean for _, mean in laps[-5:]])
    assert last > first + 5
    assert not weights[22 * FEATURES :].any()  # a quilt that is finished is worth its points

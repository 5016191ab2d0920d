"""Compiled code counts bits as Python does, and what is kept on disk is never stale."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from calico.rules.kernel import compiled as compiled_module
from calico.rules.kernel import kernel
from calico.rules.kernel.compiled import compiled

SOURCE = """
from calico.rules.kernel.compiled import compiled

@compiled
def answer(n):
    return n + {}
"""


def load(path: Path) -> Any:
    """The module in ``path``, as a new run of Python would see it."""
    spec = importlib.util.spec_from_file_location("written_by_a_test", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@compiled
def bits(masks: Any, found: Any) -> None:
    for i in range(len(masks)):
        found[i] = kernel.popcount(masks[i])


def test_the_processors_count_of_bits_is_pythons() -> None:
    masks = [0, 1, 2**57, 2**58 - 1, 0x155555555555555, 2**62]
    found = np.zeros(len(masks), dtype=np.int64)
    bits(np.array(masks, dtype=np.int64), found)
    assert found.tolist() == [mask.bit_count() for mask in masks]


def test_without_a_place_to_keep_it_code_is_compiled_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A service has a data folder and often nothing else; some have not even that."""
    path = tmp_path / "written_by_a_test.py"
    path.write_text(SOURCE.format(1), encoding="utf-8")
    monkeypatch.setattr(compiled_module, "_LOCATORS", f"{compiled_module.__name__}.DataFolder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    if sys.platform == "linux":
        assert load(path).answer(1) == 2
        assert list((tmp_path / "data" / "calico" / "compiled").rglob("*.nbi"))
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiled_module, "user_data_path", lambda _: tmp_path / "file" / "data")
    assert load(path).answer(1) == 2


def test_code_kept_on_disk_is_compiled_anew_when_its_file_changes(tmp_path: Path) -> None:
    path = tmp_path / "written_by_a_test.py"
    path.write_text(SOURCE.format(1), encoding="utf-8")
    assert load(path).answer(1) == 2
    path.write_text(SOURCE.format(22), encoding="utf-8")
    assert load(path).answer(1) == 23

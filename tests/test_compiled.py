"""Compiled code counts bits as Python does, and what is kept on disk is never stale."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np

from calico.rules import kernel
from calico.rules.compiled import compiled

SOURCE = """
from calico.rules.compiled import compiled

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


def test_code_kept_on_disk_is_compiled_anew_when_its_file_changes(tmp_path: Path) -> None:
    path = tmp_path / "written_by_a_test.py"
    path.write_text(SOURCE.format(1), encoding="utf-8")
    assert load(path).answer(1) == 2
    path.write_text(SOURCE.format(22), encoding="utf-8")
    assert load(path).answer(1) == 23

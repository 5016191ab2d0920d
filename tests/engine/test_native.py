"""Compiled code counts bits as Python does, and what is kept on disk is never stale."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from calico.engine import native as native_module
from calico.engine.routines import Routine, compiled_natively
from calico.engine.stamp import stamp_of
from calico.players.search import gains, policy, scratch, search, value
from calico.rules.kernel import kernel, masks, scoring

SOURCE = """
from calico.engine.native import compiled

def add(n):
    return n + {}
answer = compiled(add)
"""


def load(path: Path) -> Any:
    """The module in ``path``, as a new run of Python would see it."""
    spec = importlib.util.spec_from_file_location("written_by_a_test", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@compiled_natively
def bits(given: Any, found: Any) -> None:
    for i in range(len(given)):
        found[i] = masks.popcount(given[i])


def test_the_processors_count_of_bits_is_pythons() -> None:
    given = [0, 1, 2**57, 2**58 - 1, 0x155555555555555, 2**62]
    found = np.zeros(len(given), dtype=np.int64)
    bits(np.array(given, dtype=np.int64), found)
    assert found.tolist() == [mask.bit_count() for mask in given]


@pytest.mark.compiled
def test_without_a_place_to_keep_it_code_is_compiled_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "written_by_a_test.py"
    path.write_text(SOURCE.format(1), encoding="utf-8")
    monkeypatch.setattr(native_module, "_LOCATORS", f"{native_module.__name__}.GivenFolder")
    assert load(path).answer(1) == 2


@pytest.mark.compiled
def test_code_kept_on_disk_is_compiled_anew_when_its_file_changes(tmp_path: Path) -> None:
    path = tmp_path / "written_by_a_test.py"
    path.write_text(SOURCE.format(1), encoding="utf-8")
    assert load(path).answer(1) == 2
    path.write_text(SOURCE.format(22), encoding="utf-8")
    assert load(path).answer(1) == 23


MODULES = {
    "constants": """
        # A comment.
        LIMIT = 3
        TABLE = (1, 2, 3)
        UNUSED = 5
    """,
    "helpers": """
        from typing import NamedTuple
        import made.constants
        from calico.engine.routines import large
        class Pair(NamedTuple):
            one: int
            two: int
        def helper(n):
            '''A docstring.'''
            return made.constants.TABLE[n]
        def unused(n):
            return n
    """,
    "entry": """
        from made.constants import LIMIT
        from made.helpers import helper
        def entry(n):
            '''Another docstring.'''
            return LIMIT + helper(n)
    """,
}


def stamp_after(monkeypatch: pytest.MonkeyPatch, folder: Path, old: str = "", new: str = "") -> str:
    """The stamp of ``entry`` in a package whose sources have ``new`` for ``old``."""
    package = ModuleType("made")
    monkeypatch.setitem(sys.modules, "made", package)
    assert any(old in source for source in MODULES.values())
    for name, source in MODULES.items():
        module = ModuleType(f"made.{name}")
        monkeypatch.setitem(sys.modules, module.__name__, module)
        path = folder / f"{abs(hash(new))} {name}.py"  # another for every text: Python keeps them
        path.write_text(dedent(source.replace(old, new) if old else source), encoding="utf-8")
        exec(compile(path.read_text(encoding="utf-8"), path, "exec"), module.__dict__)  # noqa: S102
        setattr(package, name, module)
    return stamp_of(sys.modules["made.entry"].__dict__["entry"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("LIMIT = 3", "LIMIT = 4"),
        ("(1, 2, 3)", "(1, 2, 4)"),
        ("TABLE[n]", "TABLE[n + 1]"),
        ("TABLE[n]", "TABLE[-n]"),
        ("LIMIT + helper", "LIMIT - helper"),
        ("one: int", "three: int"),
        ("def helper", "@large\n        def helper"),
    ],
)
def test_compiled_code_is_stale_when_what_is_compiled_changed_in_any_module(
    old: str, new: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = stamp_after(monkeypatch, tmp_path)
    assert stamp_after(monkeypatch, tmp_path, old, new) != before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# A comment.", "# Another comment.\n\n"),
        ("A docstring", "More words"),
        ("Another docstring", "More words"),
        ("UNUSED = 5", "UNUSED = 6"),
        ("return n\n", "return -n\n"),
    ],
)
def test_other_changes_of_a_module_leave_compiled_code_fresh(
    old: str, new: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = stamp_after(monkeypatch, tmp_path)
    assert stamp_after(monkeypatch, tmp_path, old, new) == before


def test_a_value_that_a_stamp_cannot_tell_from_another_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(TypeError, match=r"entry reads LIMIT, a dict: not a constant"):
        stamp_after(monkeypatch, tmp_path, "LIMIT = 3", "LIMIT = {}")


@pytest.mark.parametrize(
    ("module", "name"),
    [
        (kernel, "HAND"),  # of the rules
        (scoring, "BUTTON_POINTS"),  # of the box, by way of the rules
        (value, "SHIFTS"),  # an array of the players
        (scratch, "TILES"),
    ],
)
def test_the_stamp_of_the_search_sees_constants_wherever_they_are_read(
    module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers = [
        m for m in (kernel, scoring, value, scratch, gains, policy, search) if name in vars(m)
    ]
    assert isinstance(search.simulate, Routine)
    before = stamp_of.__wrapped__(search.simulate.function)
    for reader in readers:
        monkeypatch.setattr(reader, name, 7 * getattr(module, name))
    assert stamp_of.__wrapped__(search.simulate.function) != before

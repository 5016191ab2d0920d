"""The project stays easy to enter: small folders, one class of a name, short components."""

from __future__ import annotations

import ast
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_FILES = 16
MOST_LINES = 200
SOURCES = {".py", ".ts", ".js", ".mjs", ".svelte", ".css"}


def files(*folders: str) -> list[Path]:
    """The source files in ``folders``, without what is built there."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone: which files are sources is known to Git")
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", *folders],  # noqa: S607
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = {ROOT / name for name in listed.stdout.split("\0") if name}
    return sorted(path for path in found if path.suffix in SOURCES and path.exists())


def test_no_folder_has_many_source_files() -> None:
    sources = files("src", "web/src", "web/tests", "tests", "bench")
    full = {
        str(folder.relative_to(ROOT)): count
        for folder, count in Counter(path.parent for path in sources).items()
        if count > MOST_FILES
    }
    assert full == {}


def test_no_two_classes_have_one_name() -> None:
    classes = Counter(
        node.name
        for path in files("src", "tests", "bench", "docs")
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, count in classes.items() if count > 1] == []


def test_no_component_is_long() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in files("web/src")
        if path.suffix == ".svelte"
        and (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}


def test_the_tree_in_the_design_is_the_tree_of_folders() -> None:
    design = (ROOT / "docs" / "develop" / "design.md").read_text(encoding="utf-8")
    tree = design.split("    src/calico/\n")[1].split("    web/")[0]
    named, path = set(), [""]
    for line in tree.splitlines():
        depth, word = (len(line) - len(line.lstrip())) // 2 - 3, line.split()[0]
        if 0 <= depth <= 1 and word.endswith("/"):
            path[depth:] = [word]
            named.add("".join(path))
    package = ROOT / "src" / "calico"
    there = {
        f"{path.relative_to(package)}/"
        for path in {path.parent for path in files("src")} - {package}
        if len(path.relative_to(package).parts) <= 2
    }
    assert named == there

"""What a user installs: the built wheel, away from the source tree."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from support.browsers import missing

ROOT = Path(__file__).parents[2]
MAKE = shutil.which("make")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source archive and unpacked.

    Away from the clone, whose page and Node modules a build would take from the other tests.
    """
    folder = tmp_path_factory.mktemp("wheel")
    (archive,) = build("sdist", ROOT, folder)
    shutil.unpack_archive(archive, folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    (wheel,) = build("wheel", source, folder)
    shutil.unpack_archive(wheel, folder / "site", "zip")
    return folder / "site"


def build(what: str, source: Path, folder: Path) -> list[Path]:
    """Build an archive of ``source`` into ``folder``."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", what, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    return list(folder.glob("*.tar.gz" if what == "sdist" else "*.whl"))


def run(installed: Path, *words: str, given: str = "") -> str:
    """What ``python -m calico`` of the wheel prints."""
    done = subprocess.run(
        [sys.executable, "-m", "calico", *words],
        cwd=installed.parent,
        env=os.environ | {"PYTHONPATH": str(installed)},
        input=given.encode(),
        check=True,
        capture_output=True,
    )
    return done.stdout.decode()


def test_the_wheel_deals_draws_and_scores(installed: Path) -> None:
    record = run(installed, "new", "-n", "Ari", "-n", "Bo", "--seed", "wheel")
    assert json.loads(run(installed, "score", "-", "--json", given=record))["winners"] == []
    assert "Ari" in run(installed, "show", "-", given=record)
    assert "Gertrude" in run(installed, "rules", "promo")


def test_the_wheel_is_what_runs(installed: Path) -> None:
    code = "import calico; print(calico.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=installed.parent,
        env=os.environ | {"PYTHONPATH": str(installed)},
        check=True,
        capture_output=True,
    )
    assert Path(done.stdout.decode().strip()).is_relative_to(installed)


def test_the_wheel_says_that_it_is_typed_and_holds_only_the_package(installed: Path) -> None:
    assert (installed / "calico" / "py.typed").exists()
    tops = {path.name.split("-")[0] for path in installed.iterdir()}
    assert tops == {"calico", "calico_quilt"}


@pytest.mark.parametrize(
    ("wish", "works", "told"),
    [
        ("", True, "calico is installed without its page: npm ci ended with 1"),
        ("required", False, "which CALICO_PAGE=required asks for, cannot be built: npm ci"),
        ("no", True, ""),
    ],
)
def test_a_page_that_cannot_be_built_is_told_or_forbidden(
    tmp_path: Path, wish: str, works: bool, told: str
) -> None:
    """An image insists on its page; elsewhere the rest is installed without it."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src/calico").mkdir(parents=True)
    shutil.copy(ROOT / "src/calico/__init__.py", tmp_path / "src/calico")
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package-lock.json").write_text("no lock")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=tmp_path,
        env=os.environ | {"CALICO_PAGE": wish},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) == works, done.stdout + done.stderr
    assert told in done.stdout + done.stderr
    assert bool(list(tmp_path.glob("dist/*.whl"))) == works


def test_the_image_insists_on_its_page() -> None:
    assert "CALICO_PAGE=required pip install" in (ROOT / "Dockerfile").read_text()


def test_the_lock_has_all_dependencies_with_hashes_and_names_no_index() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [*told["project"]["dependencies"], *told["dependency-groups"]["dev"]]
    lock = (ROOT / "requirements-dev.txt").read_text()
    for each in wanted:
        name = re.split(r"[^\w-]", each)[0]
        assert re.search(rf"^{name}==\S+ .*\\\n    --hash=sha256:", lock, re.MULTILINE), name
    assert "://" not in lock
    assert not re.search(r"^-", lock, re.MULTILINE)


@pytest.mark.skipif(MAKE is None, reason="make is not installed")
@pytest.mark.parametrize(("target", "for_developers"), [("play", False), ("test", True)])
def test_make_installs_what_is_needed_and_no_more(
    tmp_path: Path, target: str, for_developers: bool
) -> None:
    for name in ("Makefile", "pyproject.toml", "requirements-dev.txt"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    done = subprocess.run(
        [str(MAKE), "--dry-run", target], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert ("--requirement requirements-dev.txt" in done.stdout) == for_developers
    assert ("--no-deps" in done.stdout) == for_developers
    assert "--editable ." in done.stdout


def test_the_wheel_brings_the_page(installed: Path) -> None:
    if not (ROOT / "src/calico/web/index.html").exists():
        missing("the page is not built: make web")
    assert (installed / "calico/web/index.html").exists()

"""What a user installs: the built wheel, away from the source tree."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from browsers import missing

ROOT = Path(__file__).parents[1]


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


def test_the_wheel_brings_the_page(installed: Path) -> None:
    if not (ROOT / "src/calico/web/index.html").exists():
        missing("the page is not built: make web")
    assert (installed / "calico/web/index.html").exists()

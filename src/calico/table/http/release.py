"""A release of the page: its files with their hashes, as the service worker keeps them.

The script ``sw.js`` is this list and the worker of the build, so a browser sees a new release
whenever any file has changed, also where only Python was packed anew.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from calico.table.http import manifest

SCRIPT: Final = "sw.js"
BUNDLE: Final = "python/files.json"
"""The list of what Python consists of in a browser."""
NOT_KEPT: Final = {
    *("index.html", "invitation.png", manifest.TOUCH_ICON),
    *manifest.ICONS,
    *manifest.SCREENSHOTS,
}
"""What nobody needs without a network; the page itself is kept under the address of its folder."""


def is_named_by_content(path: str) -> bool:
    """Whether a file of the page has its hash in its name, and never changes."""
    return path.startswith(("assets/", "python/")) and path != BUNDLE


@dataclass(frozen=True, slots=True)
class PageRelease:
    """What a service worker keeps: SHA-256 by path; None for a file written for its reader."""

    id: str
    page: dict[str, str | None]
    python: dict[str, str]
    """What is needed to play without a server."""

    @property
    def worker(self) -> str | None:
        """The path of the service worker's own script, if the build has one."""
        found = [name for name in self.page if name.startswith("assets/service-worker-")]
        return found[0] if found else None


def release_of(folder: Path) -> PageRelease:
    """The release of the page in ``folder``."""
    page: dict[str, str | None] = {manifest.PATH: None}
    python: dict[str, str] = {}
    for path in sorted(each for each in folder.rglob("*") if each.is_file()):
        name = path.relative_to(folder).as_posix()
        if name in NOT_KEPT or name in page or name == SCRIPT:
            continue
        if name.startswith("python/"):
            python[name] = _digest(path)
        else:
            page[name] = _digest(path)
    whole = json.dumps([page, python, _digest(folder / "index.html")])
    return PageRelease(hashlib.sha256(whole.encode()).hexdigest()[:16], page, python)


def worker_script(folder: Path) -> str | None:
    """The script of the service worker for the page in ``folder``, if the build has one."""
    marks = [folder / "index.html", folder / BUNDLE]
    changed = tuple(path.stat().st_mtime_ns if path.exists() else 0 for path in marks)
    return _worker_script(folder, changed)


@lru_cache(maxsize=4)
def _worker_script(folder: Path, _changed: tuple[int, ...]) -> str | None:
    release = release_of(folder)
    if release.worker is None:
        return None
    return f'self.RELEASE={json.dumps(asdict(release))};\nimportScripts("{release.worker}");\n'


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()

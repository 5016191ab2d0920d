"""A release of the page: its files with their hashes, as the service worker keeps them.

The script ``sw.js`` is this list and the worker of the build, so a browser sees a new release
whenever any file has changed, also where only Python was packed anew.
"""

from __future__ import annotations

import hashlib
import json
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


def worker_script(folder: Path) -> str | None:
    """The script of the service worker for the page in ``folder``, if the build has one."""
    marks = [folder / "index.html", folder / BUNDLE]
    changed = tuple(path.stat().st_mtime_ns if path.exists() else 0 for path in marks)
    return _worker_script(folder, changed)


@lru_cache(maxsize=4)
def _worker_script(folder: Path, _changed: tuple[int, ...]) -> str | None:
    page: dict[str, str | None] = {manifest.PATH: None}  # written for its reader
    python: dict[str, str] = {}
    worker = None
    for path in sorted(each for each in folder.rglob("*") if each.is_file()):
        name = path.relative_to(folder).as_posix()
        if name in NOT_KEPT or name in page or name == SCRIPT:
            continue
        digest = _digest(path)
        if name.startswith("python/"):
            python[name] = digest
        else:
            page[name] = digest
        if name.startswith("assets/service-worker-"):
            worker = name
    if worker is None:
        return None
    whole = json.dumps([page, python, _digest(folder / "index.html")])
    release = {
        "id": hashlib.sha256(whole.encode()).hexdigest()[:16],
        "page": page,
        "python": python,
    }
    return f'self.RELEASE={json.dumps(release)};\nimportScripts("{worker}");\n'


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()

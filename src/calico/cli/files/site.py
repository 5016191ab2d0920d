"""The page as a folder of static files, for a host that knows nothing of calico."""

from __future__ import annotations

import html
import json
import re
import shutil
from pathlib import Path
from typing import Final, NamedTuple

from calico.errors import CalicoError
from calico.lang import language, say
from calico.table.http import manifest, release
from calico.table.http.middleware import CLIENT_POLICY

MARK: Final = '<meta name="calico-site"'
OWN: Final = ("assets", "python", "words")
"""Folders of a site in which nothing else lies: what a new release does not have is removed."""


class WrittenSite(NamedTuple):
    """What a site consists of."""

    files: int
    bytes: int


def write_site(page: Path, folder: Path) -> WrittenSite:
    """Write ``page`` to ``folder``, which is new, empty or an earlier site.

    What visitors fetch first is written last, so a site that is being visited stays whole.
    """
    if not (page / "index.html").is_file() or not (page / release.BUNDLE).is_file():
        raise CalicoError("no-page")
    folder = folder.expanduser()
    try:
        _check(folder)
        names = [each.relative_to(page) for each in page.rglob("*") if each.is_file()]
        names = [each for each in names if each.as_posix() not in ("index.html", release.SCRIPT)]
        for name in sorted(names):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(page / name, target)
        described = json.dumps(manifest.manifest(on_site=True), ensure_ascii=False, indent=1)
        (folder / manifest.PATH).write_text(described + "\n", encoding="utf-8")
        (folder / "index.html").write_text(_index(page), encoding="utf-8")
        _remove_others(folder, {folder / name for name in names})
        script = release.worker_script(folder)
        if script is not None:
            (folder / release.SCRIPT).write_text(script, encoding="utf-8")
    except OSError as error:
        raise CalicoError(
            "cannot-write", path=error.filename or folder, why=error.strerror
        ) from None
    sizes = [each.stat().st_size for each in folder.rglob("*") if each.is_file()]
    return WrittenSite(len(sizes), sum(sizes))


def _check(folder: Path) -> None:
    """Refuse a folder with files of somebody else."""
    if folder.is_dir() and any(folder.iterdir()):
        index = folder / "index.html"
        ours = index.is_file() and (folder / release.SCRIPT).is_file()
        if not ours or MARK not in index.read_text(encoding="utf-8", errors="replace"):
            raise CalicoError("site-taken", path=folder)
    folder.mkdir(parents=True, exist_ok=True)


def _index(page: Path) -> str:
    """The page with the policy that a server sends as a header, in the current language."""
    # A meta tag cannot say who may frame the page; browsers complain if it tries.
    policy = re.sub(r"; frame-ancestors [^;]*", "", CLIENT_POLICY)
    tags = (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />\n    '
        '<meta name="referrer" content="no-referrer" />\n    '
    )
    text = (page / "index.html").read_text(encoding="utf-8")
    text = text.replace('<html lang="en">', f'<html lang="{language()}">')
    text = text.replace('<meta name="viewport"', tags + '<meta name="viewport"', 1)
    about, noscript = html.escape(say("cli.about")), html.escape(say("page.no-script"))
    text = re.sub(
        r'((?:name="description"|property="og:description") content=")[^"]*',
        lambda found: found[1] + about,
        text,
    )
    return re.sub(r"(?<=<noscript>).*(?=</noscript>)", lambda _: noscript, text)


def _remove_others(folder: Path, wanted: set[Path]) -> None:
    """Remove what an earlier release had, and this one has not."""
    for own in OWN:
        for path in sorted((folder / own).rglob("*"), reverse=True):
            if path.is_dir() and not any(path.iterdir()):
                path.rmdir()
            elif path.is_file() and path not in wanted:
                path.unlink()

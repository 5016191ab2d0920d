"""``calico site``: a folder of static files, made of the page that the package brings."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from calico.cli.files.site import write_site
from calico.errors import CalicoError
from calico.lang import say, speaking
from support.commands import Run

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="description" content="About." />
    <meta name="calico-site" />
    <title>Calico</title>
  </head>
  <body><noscript>No script.</noscript></body>
</html>
"""
FILES = {
    "index.html": INDEX,
    "icon.svg": "<svg/>",
    "invitation.png": "a picture",
    "assets/index-1.js": "1;",
    "assets/service-worker-1.js": "self;",
    "python/files.json": "[]",
    "python/calico-1.bin": "calico",
}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page in place of the one of the package."""
    folder = tmp_path / "page"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr("calico.cli.commands.host.site.WEB", folder)
    return folder


def release(folder: Path) -> dict[str, dict[str, str | None]]:
    """What the service worker of a site is told."""
    told, worker = (folder / "sw.js").read_text().splitlines()
    assert worker == 'importScripts("assets/service-worker-1.js");'
    found: dict[str, dict[str, str | None]] = json.loads(
        told.removeprefix("self.RELEASE=").removesuffix(";")
    )
    return found


def test_the_folder_is_complete_and_says_how_to_try_it(
    calico: Run, page: Path, tmp_path: Path
) -> None:
    site = tmp_path / "deep" / "site"
    answer = calico("site", site)
    assert answer.status == 0
    assert f"Written to {site}: 9 files" in answer.out
    assert "http.server" in answer.out
    made = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert made == {*FILES, "sw.js", "manifest.webmanifest"}
    told = json.loads(calico("site", site, "--json").out)
    assert told["files"] == 9
    assert told["bytes"] == sum(path.stat().st_size for path in site.rglob("*") if path.is_file())


def test_the_page_has_the_policy_of_a_server(calico: Run, page: Path, tmp_path: Path) -> None:
    calico("site", tmp_path / "site")
    index = (tmp_path / "site" / "index.html").read_text()
    policy = index.split('http-equiv="Content-Security-Policy" content="')[1].split('"')[0]
    assert "default-src 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-inline" not in policy
    assert "frame-ancestors" not in policy  # which browsers refuse in a page
    assert '<meta name="calico-site" />' in index
    assert index.index("Content-Security-Policy") < index.index("viewport")


def test_the_page_speaks_the_language_of_the_command(
    calico: Run, page: Path, tmp_path: Path
) -> None:
    calico("--lang", "pl", "site", tmp_path / "site")
    index = (tmp_path / "site" / "index.html").read_text()
    manifest = json.loads((tmp_path / "site" / "manifest.webmanifest").read_text("utf-8"))
    with speaking("pl"):
        assert say("page.no-script") in index
        assert manifest["description"] == say("cli.about")
    assert manifest["lang"] == "pl"
    assert '<html lang="pl">' in index


def test_the_worker_knows_every_file_by_its_hash(calico: Run, page: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    calico("site", site)
    known = release(site)
    assert set(known["python"]) == {"python/files.json", "python/calico-1.bin"}
    assert set(known["page"]) == {
        *("icon.svg", "manifest.webmanifest"),
        *("assets/index-1.js", "assets/service-worker-1.js"),
    }
    for name, digest in (known["page"] | known["python"]).items():
        if digest is not None:
            assert digest == hashlib.sha256((site / name).read_bytes()).hexdigest()


def test_a_new_release_replaces_an_earlier_one_and_nothing_else(
    calico: Run, page: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    calico("site", site)
    (site / "CNAME").write_text("cats.example.org")
    before = release(site)["id"]
    (page / "python" / "calico-1.bin").rename(page / "python" / "calico-2.bin")
    (page / "index.html").write_text(INDEX.replace("About.", "More about."))
    assert calico("site", site).status == 0
    assert not (site / "python" / "calico-1.bin").exists()
    assert (site / "python" / "calico-2.bin").exists()
    assert (site / "CNAME").read_text() == "cats.example.org"
    assert release(site)["id"] != before


def test_a_folder_with_files_of_somebody_else_is_refused(
    calico: Run, page: Path, tmp_path: Path
) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert "has other files in it" in calico("site", tmp_path).refusal
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert not (tmp_path / "index.html").exists()
    # The page of the package itself has the mark of a site, and is none.
    assert "has other files in it" in calico("site", page).refusal


def test_without_a_page_or_its_python_there_is_no_site(
    calico: Run, page: Path, tmp_path: Path
) -> None:
    (page / "python" / "files.json").unlink()
    assert "the web page is not installed" in calico("site", tmp_path / "site").refusal
    assert not (tmp_path / "site").exists()


def test_a_folder_that_cannot_be_written_is_a_sentence(
    calico: Run, page: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    for place in (tmp_path / "file", tmp_path / "file" / "site"):
        assert calico("site", place).refusal.startswith("calico: cannot write ")


def test_a_full_disk_is_a_sentence(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", str(tmp_path / "site" / "icon.svg"))

    monkeypatch.setattr("shutil.copyfile", full)
    with pytest.raises(CalicoError, match=r"icon\.svg: No space left on device"):
        write_site(page, tmp_path / "site")

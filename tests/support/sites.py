"""The page as a folder of files, served below a path by a plain server, as any static host does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from calico.table.http.settings import WEB
from support.browsers import BrowserVisitor, Visits, chromium, launched, missing

PLACE: Final = "/games/calico/"
"""Below which path the folder is."""


class StaticSite:
    """A folder on a static host."""

    def __init__(self) -> None:
        self.address = ""
        self.asked: list[str] = []
        """The files that were asked for."""
        self.damaged = ""
        """Files whose path contains this arrive damaged, if it is not empty."""


class _Files(SimpleHTTPRequestHandler):
    def __init__(self, site: StaticSite, *arguments: Any) -> None:
        self._site = site
        with suppress(BrokenPipeError, ConnectionResetError):  # a page that is closed hangs up
            super().__init__(*arguments, directory=str(WEB))

    def translate_path(self, path: str) -> str:
        """Only what is below the path of the site is there."""
        place = urlsplit(path).path
        if not place.startswith(PLACE):
            return str(WEB / "nothing-is-here")
        found = place.removeprefix(PLACE)
        self._site.asked.append(found)
        return super().translate_path(f"/{found}")

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """The file, whole or damaged."""
        if self._site.damaged and self._site.damaged in self.path:
            content = source.read()
            outputfile.write(content[:-1] + bytes([content[-1] ^ 1]))
        else:
            super().copyfile(source, outputfile)

    def log_message(self, *_: object) -> None:
        """Quiet."""


@contextmanager
def served_site() -> Iterator[StaticSite]:
    """The page on a static host."""
    site = StaticSite()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, site))
    site.address = f"http://127.0.0.1:{server.server_port}{PLACE}"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield site
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class SiteVisits(Visits):
    """Opens browsers for people who visit a folder of files: screens are in the fragment."""

    def __init__(self, browser: Browser, site: StaticSite) -> None:
        super().__init__(browser, f"{site.address}#")
        self.site = site


@contextmanager
def opened_site() -> Iterator[SiteVisits]:
    """The page on a static host, and a browser."""
    chromium()
    if not Path(WEB, "python/files.json").exists():
        missing("the page has no Python: make web")
    with served_site() as site, launched() as browser:
        yield SiteVisits(browser, site)


def begin(visitor: BrowserVisitor, *, pace: str = "skip") -> None:
    """Play now, with bots that need no looking at; comes back when a patch can be placed."""
    visitor.go("/")
    visitor.page.evaluate(
        "pace => localStorage.setItem('calico.settings', JSON.stringify({ pace }))", pace
    )
    visitor.page.reload()
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.my_turn()


def play_to_end(visitor: BrowserVisitor) -> None:
    """Play whoever is on turn at this screen, until the scores are shown."""
    turns = 0
    while visitor.playing():
        visitor.turn(where=(turns * 0.37) % 1, which=turns)
        turns += 1
    expect(visitor.page.locator("table caption")).to_be_attached()

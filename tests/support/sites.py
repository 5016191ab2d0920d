"""Browsers on the page of a static host, which plays without a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect

from calico.table.http.settings import WEB
from support.browsers import BrowserVisitor, Visits, launched, missing
from support.servers.static_host import StaticHost, site_served


class SiteVisits(Visits):
    """Opens browsers for people who visit a folder of files: screens are in the fragment."""

    def __init__(self, browser: Browser, site: StaticHost) -> None:
        super().__init__(browser, f"{site.address}#")
        self.site = site


@contextmanager
def opened_site(root: Path) -> Iterator[SiteVisits]:
    """The page on a static host, from a folder in ``root``, and a browser."""
    if not (WEB / "python/files.json").exists():
        missing("the page has no Python: make web")
    with site_served(root) as site, launched() as browser:
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

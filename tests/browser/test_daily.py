"""The daily quilt in the browser: sewn, compared, looked back at; and the page of the cats."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from calico.box import CATS, PROMO_CATS
from calico.table.http.settings import Settings
from support.browsers import PHONE, Browsers, BrowserVisitor, launched
from support.server import KEY, running


class Days:
    """A server whose date a test turns over, and browsers before it."""

    def __init__(self, browsers: Browsers, today: list[date]) -> None:
        self.browsers = browsers
        self._today = today

    def turn(self) -> None:
        """Let midnight come."""
        self._today[0] += timedelta(days=1)

    def visitor(self, name: str, **options: Any) -> BrowserVisitor:
        """Somebody who has said their name."""
        found = self.browsers.visitor(**options)
        found.named(name)
        return found


@pytest.fixture
def days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Days]:
    today = [date(2026, 11, 15)]
    folder = tmp_path_factory.mktemp("daily")
    settings = Settings(KEY, limits=0)
    with (
        launched() as browser,
        running(folder, settings, today=lambda: today[0]) as server,
    ):
        served: Any = server
        browsers = Browsers(browser, served)
        yield Days(browsers, today)
        browsers.leave()


def sew(visitor: BrowserVisitor) -> str:
    """Begin today's quilt on its page; the table."""
    visitor.go("/daily")
    visitor.page.get_by_role("button", name="Play today’s quilt").click()
    return visitor.at_table()


def test_a_daily_quilt_is_sewn_compared_and_shown_the_day_after(days: Days) -> None:
    ari, bo = days.visitor("Ari"), days.visitor("Bo", size=PHONE)
    page = ari.page
    table = sew(ari)
    ari.choose_goals()
    ari.turn()
    page.reload()  # and on it goes
    expect(ari.sewn()).to_have_count(1)
    ari.go("/daily")
    page.get_by_role("button", name="Continue today’s quilt").click()
    assert ari.at_table() == table
    expect(ari.sewn()).to_have_count(1)
    seen = ari.rush(table)
    assert seen["phase"] == "finished"
    page.get_by_role("link", name="Today’s results").click()
    row = page.get_by_role("row").filter(has_text="Ari")
    expect(row).to_contain_text(str(seen["seats"][0]["score"]["total"]))
    expect(page.get_by_role("link", name="View your quilt")).to_be_visible()
    expect(page.get_by_role("button", name="today’s quilt")).to_have_count(0)

    # Somebody else has the same deal, and cannot peek before theirs is done.
    bo.go("/daily")
    expect(bo.page.get_by_role("row").filter(has_text="Ari")).to_be_visible()
    expect(bo.page.get_by_role("link", name="View Ari’s quilt")).to_have_count(0)
    other = sew(bo)
    theirs = bo.seen(other)
    first = ari.seen(table)
    for key in ("cats", "daily"):
        assert theirs[key] == first[key]
    assert theirs["fair"]["commitment"] == first["fair"]["commitment"]
    assert theirs["seats"][0]["board"] == first["seats"][0]["board"]
    assert bo.seen(table)["code"] == "daily-hidden"
    bo.choose_goals()
    bo.rush(other)
    bo.go("/daily")
    bo.page.get_by_role("link", name="View Ari’s quilt").click()
    bo.page.locator("table caption").wait_for(state="attached")

    # The next day it is yesterday's, and the best one hangs on the wall.
    days.turn()
    best = max((first, bo.seen(other)), key=lambda view: view["seats"][0]["score"]["total"])
    eve = days.visitor("Eve")
    eve.go("/daily")
    expect(eve.page.get_by_role("heading", name="Quilts of 15 November 2026")).to_be_visible()
    total = best["seats"][0]["score"]["total"]
    picture = eve.page.get_by_role("img", name=f"{best['seats'][0]['name']}: {total} points")
    expect(picture.locator("use[href^='#patch-']").first).to_be_attached()
    expect(eve.page.get_by_role("row")).to_have_count(3)
    eve.page.get_by_role("link", name="Watch the replay").click()
    eve.page.locator(".board").wait_for()
    assert f"/table/{best['table']}/replay" in eve.page.url


def test_the_leaves_of_the_calendar_turn_back_and_forth(days: Days) -> None:
    ari = days.visitor("Ari")
    ari.rush(sew(ari))
    for _ in range(3):
        days.turn()
    ari.go("/daily")
    page = ari.page
    back, forth = (page.get_by_role("button", name=f"{way} day") for way in ("Previous", "Next"))
    expect(page.get_by_role("heading", name="17 November 2026")).to_be_visible()
    expect(page.get_by_text("Nobody finished this quilt.")).to_be_visible()
    expect(forth).to_be_disabled()
    for day in (16, 15):
        back.click()
        expect(page.locator("#past")).to_have_text(f"Quilts of {day} November 2026")
    expect(page.get_by_role("img", name="Ari:")).to_be_visible()
    forth.click()
    expect(page.locator("#past")).to_have_text("Quilts of 16 November 2026")
    expect(page.get_by_role("img", name="Ari:")).to_have_count(0)
    assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth")


def test_every_cat_is_there_with_its_portrait_and_story(days: Days) -> None:
    ari = days.browsers.visitor(PHONE)
    ari.go("/cats")
    page = ari.page
    for cat in (*CATS, *PROMO_CATS, "luna", "shop_cat"):
        one = page.locator(f"#{cat}")
        expect(one.get_by_role("heading")).to_be_visible()
        expect(one.locator(".portrait > *").first).to_be_attached()
    expect(page.locator("#millie")).to_contain_text("Emy in the German edition")
    expect(page.locator("#millie")).to_contain_text("3 points, group of 3")
    expect(page.locator("#shop_cat")).to_contain_text("Cowboy Legs")
    assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth")

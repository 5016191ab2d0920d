"""After a game and before the first: replay, things to keep, the lesson, the personal link."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from calico import Record
from support.browsers import BEGINNER, ME, Browsers, BrowserVisitor


def finished(browsers: Browsers) -> tuple[BrowserVisitor, str]:
    """Somebody who has just finished a game alone."""
    ari = browsers.visitor(accept_downloads=True)
    table = ari.lay(ME, **BEGINNER)
    assert ari.rush(table)["phase"] == "finished"
    return ari, table


def test_replay_shows_any_move_by_keys_slider_and_link(browsers: Browsers) -> None:
    ari, table = finished(browsers)
    page = ari.page
    ari.go(f"/table/{table}")
    page.get_by_role("link", name="Replay").click()
    page.locator(".board").wait_for()
    expect(ari.sewn()).to_have_count(0)
    for n in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(ari.sewn()).to_have_count(n)
    page.keyboard.press("End")
    expect(ari.sewn()).to_have_count(22)
    slider = page.get_by_role("slider")
    slider.fill("7")
    expect(ari.sewn()).to_have_count(7)
    assert "move=7" in page.url
    link = page.url
    eve = browsers.visitor()
    eve.page.goto(link)
    expect(eve.sewn()).to_have_count(7)


def saved(page: Page, press: Callable[[], None]) -> Path:
    with page.expect_download() as download:
        press()
    return Path(download.value.path())


def test_record_and_pictures_can_be_kept(browsers: Browsers) -> None:
    ari, table = finished(browsers)
    page = ari.page
    ari.go(f"/table/{table}")
    record = saved(page, page.get_by_role("link", name="Download record").click)
    game = Record.parse(record.read_text()).replay()
    assert game.scores[0].total == ari.seen(table)["seats"][0]["score"]["total"]
    svg = saved(page, page.get_by_role("button", name="Save as SVG").click).read_text()
    assert svg.startswith("<svg")
    assert "http://www.w3.org/2000/svg" in svg
    assert "Ari" in svg
    png = saved(page, page.get_by_role("button", name="Save as PNG").click).read_bytes()
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert int.from_bytes(png[16:20], "big") >= 800
    page.get_by_text("Was it fair?").click()
    expect(page.get_by_text("Checked by this page")).to_be_visible()

    page.get_by_role("link", name="Open a record").click()
    file = page.get_by_label("Record of a game")
    file.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.get_by_role("alert")).to_contain_text("calico")
    file.set_input_files(record)
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator("output")).to_have_text("Move 22 of 22")
    expect(ari.sewn()).to_have_count(22)
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_role("button", name="Start review")).to_be_visible()


def test_the_lesson_is_played_to_its_end(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.go("/")
    page.get_by_role("link", name="Learn in five minutes").click()
    on, skip = page.locator(".on .primary"), page.get_by_role("button", name="Skip this step")
    placed = 0
    while page.get_by_role("link", name="Rules").count() < 2:  # the last step offers them
        on.or_(skip).first.wait_for()
        if skip.count():
            hand = page.locator(".hand .tile")
            if not page.locator(".cell.free").count():
                hand.nth(1).click()
            page.locator(".cell.free").click()
            page.locator(".market.taking .tile[aria-disabled=false]").click()
            placed += 1
        on.click()
    assert placed >= 3
    on.click()
    ari.at_table()
    ari.my_turn()


def test_a_personal_link_brings_me_to_another_device_only_when_asked(browsers: Browsers) -> None:
    ari, other = browsers.visitor(), browsers.visitor()
    ari.named("Ari")
    ari.go("/settings")
    ari.page.get_by_role("button", name="personal link").click()
    link = ari.page.locator("input[readonly]").input_value()
    other.page.goto(link)
    other.page.locator("main .primary").wait_for()
    assert other.page.evaluate("fetch('/api/me').then(a => a.status)") == 401
    other.page.locator("main .primary").click()
    other.page.get_by_text("You play as Ari.").wait_for()
    assert "#" not in other.page.url

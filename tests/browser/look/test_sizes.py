"""What fits on a screen: nothing scrolls where it need not, and fingers find everything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from support.browsers import (
    BEGINNER,
    BOT,
    ME,
    OPEN,
    PHONE,
    TABLET,
    WIDE,
    Browsers,
    BrowserVisitor,
    resize,
)
from tools.screens import named_screens

FINGER = 44
"""Pixels that a touch target has at least."""
TOO_WIDE = "document.scrollingElement.scrollWidth > innerWidth"


def box(what: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of something that is shown."""
    found = what.bounding_box()
    assert found
    left, top = found["x"], found["y"]
    return left, top, left + found["width"], top + found["height"]


def in_sight(page: Page, what: Locator) -> bool:
    """Whether the whole of something is on the screen."""
    size = page.viewport_size
    assert size
    left, top, right, bottom = box(what)
    return left >= 0 and top >= 0 and right <= size["width"] and bottom <= size["height"]


def scrolls(page: Page) -> bool:
    """Whether the page is larger than the screen."""
    script = """(e => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth)(
        document.scrollingElement)"""
    return bool(page.evaluate(script))


def at_play(browsers: Browsers, size: tuple[int, int]) -> BrowserVisitor:
    """Somebody in a game of four, a few turns in."""
    ari = browsers.visitor(size, has_touch=size != WIDE)
    table = ari.lay(ME, BOT, BOT, BOT, **BEGINNER)
    ari.rush(table, 2)
    ari.go(f"/table/{table}")
    ari.my_turn()
    return ari


@pytest.mark.parametrize("size", [WIDE, TABLET], ids=["wide", "tablet"])
def test_a_game_needs_no_scrolling(browsers: Browsers, size: tuple[int, int]) -> None:
    ari = at_play(browsers, size)
    assert not scrolls(ari.page)
    parts = [".quilt", ".hand", ".market", ".cats", ".goals", ".buttons", ".scores", ".seats"]
    hidden = [part for part in parts if not in_sight(ari.page, ari.page.locator(part).first)]
    assert not hidden
    ari.place()
    assert not scrolls(ari.page)


def test_on_a_phone_quilt_hand_and_market_are_on_one_screen(browsers: Browsers) -> None:
    ari = at_play(browsers, PHONE)
    page = ari.page
    assert not scrolls(page)
    for part in (".quilt", ".hand", ".market", ".tabs"):
        assert in_sight(page, page.locator(part).first), part
    for tab, part in (("goals", ".goals"), ("seats", ".seats"), ("log", ".log"), ("cats", ".cats")):
        page.locator(f".tabs .{tab}").tap()
        page.locator(part).first.wait_for()
    free = page.locator(".cell.free")
    cell = free.nth(free.count() // 2)
    cell.tap()
    page.locator(".cell.placed").wait_for()
    page.locator(".market.taking .tile").first.tap()
    ari.settled(2)


@pytest.mark.parametrize("sizes", [(WIDE,), (TABLET, PHONE)], ids=["mouse", "touch"])
def test_targets_are_large_enough_for_fingers(
    browsers: Browsers, sizes: tuple[tuple[int, int], ...]
) -> None:
    ari = at_play(browsers, sizes[0])
    small = []
    for path, ready in [(f"/table/{ari.table}", ".bar.mine"), *named_screens().values()]:
        ari.follow(path)
        ari.page.locator(ready).first.wait_for()
        for size in sizes:
            resize(ari.page, size)
            small += [f"{path} {each}" for each in small_targets(ari.page)]
            assert not ari.page.evaluate(TOO_WIDE), (path, size)
    assert not small, small


def small_targets(page: Page) -> list[str]:
    """What can be pressed though it is smaller than a finger; links in running text are excused."""
    script = """least => [...document.querySelectorAll("button, a, summary, select, input")]
      .filter(e => e.checkVisibility() && !e.closest("p:not(:has(> button))"))
      .map(e => e.matches("input[type=radio], input[type=checkbox]") ? e.closest("label") ?? e : e)
      .map(e => [e, e.getBoundingClientRect()])
      .filter(([e, box]) => box.width && (box.width < least || box.height < least))
      .map(([e, box]) => `${e.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)"""
    return list(page.evaluate(script, FINGER - 0.5))


def twice(words: Any) -> Any:
    """All words twice, as in a language that needs more room."""
    if isinstance(words, dict):
        return {key: twice(value) for key, value in words.items()}
    return f"{words} {words}"


def test_layouts_survive_words_twice_as_long(browsers: Browsers) -> None:
    sizes = (WIDE, TABLET, PHONE)
    ari = at_play(browsers, PHONE)
    table = ari.table
    over = ari.lay(ME, **BEGINNER)
    ari.rush(over)
    others = [f"/table/{ari.lay(ME, OPEN)}", f"/table/{ari.lay(ME)}", f"/table/{over}"]
    words = twice(ari.page.evaluate("fetch('/api/words?lang=en').then((answer) => answer.json())"))
    ari.page.route("**/api/words*", lambda route: route.fulfill(json=words))
    wide = []
    ari.go("/")
    named = [path for path, _ in named_screens().values()]
    for path in [*named, f"/table/{over}/replay", *others]:
        ari.follow(path)
        ari.page.locator("main h1, main h2").first.wait_for(state="attached")
        for size in sizes:
            resize(ari.page, size)
            if ari.page.evaluate(TOO_WIDE):
                wide.append((path, size))
    assert not wide
    ari.go(f"/table/{table}")
    ari.my_turn()
    for size in sizes:
        resize(ari.page, size)
        assert not scrolls(ari.page), size
        for part in (".quilt", ".hand", ".market"):
            assert in_sight(ari.page, ari.page.locator(part).first), (part, size)

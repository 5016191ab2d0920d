"""Keyboard alone, typed moves, text, themes, and axe-core on every screen."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from support.browsers import (
    AXE,
    BEGINNER,
    BOT,
    ME,
    PHONE,
    WIDE,
    Browsers,
    axe_findings,
    missing,
)
from tools.screens import screens

Scheme = Literal["light", "dark"]


def focused(page: Page) -> str:
    """What the keyboard's focus is on, by its cell or its text."""
    script = """(e => e === document.body ? "" : e.dataset.cell ?? e.textContent.trim())(
        document.activeElement)"""
    return str(page.evaluate(script))


def tab_to(page: Page, words: str) -> None:
    """Press Tab until the focus is on something with these words."""
    for _ in range(80):
        if words in focused(page):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never comes to “{words}”")


def test_the_keyboard_alone_plays_from_the_first_page_to_the_end(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.go("/")
    page.get_by_role("button", name="Play now").wait_for()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    table = ari.at_table()
    for turn in (*range(4), *range(18, 22)):
        if turn == 18:
            ari.rush(table, 14)
        ari.my_turn()
        before = ari.sewn().count()
        page.keyboard.press("1" if turn % 2 else "2")
        expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
        free = page.locator(".cell.free")
        walk_to(page, str(free.nth(turn % min(3, free.count())).get_attribute("data-cell")))
        page.keyboard.press("Enter")
        page.locator(".cell.placed").wait_for()
        if turn == 21:
            tab_to(page, "End turn")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(1 + turn % 3))
        ari.settled(before)
    expect(page.locator("table caption")).to_be_attached()
    assert ari.seen(table)["phase"] == "finished"


def walk_to(page: Page, cell: str) -> None:
    """Walk the hexes with arrow keys to ``cell``; every step moves the focus."""
    rows = "zabcdef"
    for _ in range(20):
        here = focused(page)
        if here == cell:
            return
        if here[0] != cell[0]:
            key = "ArrowDown" if rows.index(here[0]) < rows.index(cell[0]) else "ArrowUp"
        else:
            key = "ArrowRight" if here[1] < cell[1] else "ArrowLeft"
        page.keyboard.press(key)
        assert focused(page) != here, (here, key)
    pytest.fail(f"no way to {cell}")


def test_typed_moves_and_the_quilts_as_text(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.named("Ari")
    ari.go("/settings")
    ari.page.get_by_label("Quilts as text").check()
    ari.page.get_by_label("Typed moves").check()
    table = ari.sit_at(ME, **BEGINNER)
    ari.my_turn()
    field = ari.page.get_by_label("Type a move")
    field.fill("nonsense")
    field.press("Enter")
    expect(ari.page.locator(".toast")).to_contain_text("“nonsense” is not a possible move")
    view = ari.seen(table)
    hand, market = view["you"]["seats"][0]["hand"], view["market"]
    field.fill(f"{hand[1]}@a1 {market[2]}")
    field.press("Enter")
    expect(ari.sewn()).to_have_count(1)
    assert ari.seen(table)["seats"][0]["patches"] == {"a1": hand[1]}
    ari.page.get_by_role("button", name="Text", exact=True).click()
    row = ari.page.locator("section.text table tr").nth(1)
    expect(row.locator("td").nth(1)).to_have_text(hand[1])


def test_every_cell_and_tile_has_words(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, BOT, **BEGINNER)
    ari.turn()
    ari.my_turn()
    cells = ari.page.locator("main [role=gridcell]")
    expect(cells).to_have_count(49)
    labels = [str(cell.get_attribute("aria-label")) for cell in cells.all()]
    names = [str(cell.get_attribute("data-cell")) for cell in cells.all()]
    assert all(label.startswith(name) for label, name in zip(labels, names, strict=True))
    assert sum("goal" in label for label in labels) == 3
    heard = ari.page.locator("[aria-live]").all_text_contents()
    assert any("your turn" in words for words in heard)


def test_a_theme_is_kept_and_the_page_dressed_in_it(browsers: Browsers) -> None:
    ari = browsers.visitor(color_scheme="light")
    ari.go("/settings")
    shade = "getComputedStyle(document.documentElement).backgroundColor"
    light = ari.page.evaluate(shade)
    ari.page.get_by_role("radio", name="Dark").check()
    dark = ari.page.evaluate(shade)
    assert dark != light
    ari.page.reload()
    expect(ari.page.get_by_role("radio", name="Dark")).to_be_checked()
    assert ari.page.evaluate(shade) == dark


@pytest.mark.parametrize(
    ("size", "scheme", "other"),
    [(WIDE, "light", "dark"), (PHONE, "dark", None)],
    ids=["wide", "phone"],
)
def test_axe_finds_nothing_on_any_screen(
    browsers: Browsers, size: tuple[int, int], scheme: Scheme, other: Scheme | None
) -> None:
    if not AXE.exists():
        missing("axe-core is not there: make web")
    ari = browsers.visitor(size, color_scheme=scheme, bypass_csp=True)
    page = ari.page
    found: list[str] = []
    shown = screens(ari)
    for path, ready in shown.values():
        ari.follow(path)
        page.locator(ready).first.wait_for()
        found += axe_findings(page, path)
        if other:
            # The other theme has other colours, and nothing else; they are the same at every size.
            page.emulate_media(color_scheme=other, reduced_motion="reduce")
            found += axe_findings(page, f"{path} {other}", rules=["color-contrast"])
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    ari.follow(shown["game"][0])
    ari.my_turn()
    ari.place()
    found += axe_findings(page, "a patch placed", ".game")
    page.locator(".tabs .bag").click()
    found += axe_findings(page, "the bag", ".more")
    page.locator("details summary").first.click()
    found += axe_findings(page, "the menu", "details")
    assert not found, found

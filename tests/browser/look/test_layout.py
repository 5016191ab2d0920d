"""Every size of a window: nothing is covered, cut off or too small to be hit."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from support.browsers import BEGINNER, BOT, ME, PHONE, WIDE, Browsers, BrowserVisitor, resize
from tools.screens import named_screens, overflowing

Size = tuple[int, int]

WIDTHS: Final = (320, 360, 390, 480, 543, 544, 600, 703, 704, 768, 820, 900, 960, 999, 1000)
WIDTHS_ON: Final = (1024, 1100, 1180, 1199, 1200, 1205, 1280, 1366, 1600, 1920, 2560)
HEIGHTS: Final = (390, 512, 600, 768, 1024)
DEVICES: Final = (
    *((320, 568), (360, 640), (375, 667), (390, 844), (430, 932), (568, 320), (667, 375)),
    *((740, 360), (844, 390), (932, 430), (768, 1024), (800, 600), (820, 1180), (900, 800)),
    *((960, 540), (1024, 576), (1024, 768), (1024, 1366), (1180, 820), (1280, 720), (1280, 800)),
    *((1366, 768), (1440, 900), (1536, 864), (1080, 1920), (1920, 1080), (2560, 1440)),
)
ZOOMS: Final = (1.25, 2)
SCREENS: Final = ((1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))


def zoomed(sizes: Iterable[Size]) -> list[Size]:
    """The sizes as a page sees them when it is enlarged."""
    return [(round(w / zoom), round(h / zoom)) for (w, h), zoom in product(sizes, ZOOMS)]


SIZES: Final = list(
    dict.fromkeys([*DEVICES, *zoomed(SCREENS), *product((*WIDTHS, *WIDTHS_ON), HEIGHTS)])
)
FEW: Final = (
    *((320, 568), (390, 844), (568, 320), (640, 360), (844, 390), (768, 1024), (800, 600)),
    *((1024, 576), (1024, 768), (1280, 720), (1080, 1920), (1920, 1080)),
)
"""One or two of every layout, for screens with less on them than a game of four."""
COMMON: Final = (
    *((320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (800, 600)),
    *(
        (1280, 720),
        (1280, 800),
        (820, 1180),
        (960, 540),
        (1024, 576),
        (1024, 640),
        (1366, 768),
        (1920, 1080),
    ),
)
"""Here a game is played without scrolling; 1024 x 640 is 1280 x 800 at 125 %."""
LEAST: Final = 24
"""Pixels that a cell is high and wide at least."""
NAME: Final = "W" * 40

LOOK: Final = """(least) => {
  const root = document.scrollingElement;
  const faults = [];
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  const named = (e) => e.dataset.cell ?? `${e.tagName}.${e.className.baseVal ?? e.className}`;
  const covered = (e) => {
    const box = e.getClientRects()[0];
    const reach = e.matches("[data-cell], .tile") ? 0.3 : 0;
    for (const [x, y] of [[0, 0], [-reach, 0], [reach, 0], [0, -reach], [0, reach]]) {
      const at = [box.x + box.width * (0.5 + x), box.y + box.height * (0.5 + y)];
      const hit = document.elementFromPoint(...at);
      if (hit && (e.contains(hit) || hit.closest("label")?.contains(e))) continue;
      return `${hit ? named(hit) : "nothing"} at ${at}`;
    }
    return null;
  };
  const shown = document.querySelector("dialog[open]") ?? document;
  for (const e of shown.querySelectorAll("button, a, summary, input, select, [data-cell]")) {
    if (!e.checkVisibility() || e.matches(".skip")) continue;
    const box = e.getClientRects()[0]; // a link may go on in the next line
    const small = e.dataset.cell && Math.min(box.width, box.height) < least;
    if (small) faults.push(`${named(e)} is ${box.width} x ${box.height}`);
    if (!covered(e)) continue; // what can be hit as it stands needs no scrolling
    e.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const fault = covered(e);
    if (fault) faults.push(`${named(e)} is covered by ${fault}`);
  }
  root.scrollTo({ top: 0, left: 0, behavior: "instant" });
  return faults;
}"""
"""What is wrong at a size: too wide, too small, or something else answers where it is pressed."""


HIDDEN: Final = """(parts) => parts.filter((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight;
})"""
"""Which parts are not wholly on the screen."""

CUT: Final = """(part) => [...document.querySelectorAll(part)].filter((e) => {
  const words = document.createRange();
  words.selectNodeContents(e);
  const text = words.getBoundingClientRect();
  for (let box = e; box; box = box.parentElement) {
    const { top, bottom, left, right } = box.getBoundingClientRect();
    if (text.top < top - 1 || text.bottom > bottom + 1) return true;
    if (text.left < left - 1 || text.right > right + 1) return true;
    if (box.matches("header, .seats")) return false;
  }
  return !text.width;
}).map((e) => e.textContent)"""
"""Whose words do not fit the boxes around them."""

LONG_OUTLOOK: Final = (
    "Gwenivere comes (11 points), a light blue button (3 points), the rainbow button (3 points), "
    "5 light blue together, 7 quatrefoil together and the goal on b3 by colours and patterns"
)
"""A turn that brings much of everything."""


def walk(page: Page, sizes: Iterable[Size]) -> dict[str, list[str]]:
    """The faults of a page at every size that has some."""
    found = {}
    for width, height in sizes:
        resize(page, (width, height))
        if faults := page.evaluate(LOOK, LEAST):
            found[f"{width}x{height}"] = faults
    return found


def hidden(page: Page, sizes: Iterable[Size], *parts: str) -> dict[str, list[str]]:
    """What is not on the screen, at every size where something is not."""
    found = {}
    for width, height in sizes:
        resize(page, (width, height))
        if away := page.evaluate(HIDDEN, parts):
            found[f"{width}x{height}"] = away
    return found


def here(letter: str) -> dict[str, str]:
    """Somebody at the same screen with a very long name."""
    return {"kind": "here", "name": letter * 40}


def of_four(browsers: Browsers, **options: Any) -> BrowserVisitor:
    """Somebody in the second turn of a game of four: the fullest screen there is."""
    ari = browsers.visitor(WIDE, **options)
    table = ari.lay(ME, BOT, BOT, BOT, take_back=True, **BEGINNER)
    ari.rush(table, 1)
    ari.go(f"/table/{table}")
    ari.my_turn()
    return ari


def test_everything_can_be_hit_at_every_size(browsers: Browsers) -> None:
    ari = of_four(browsers)
    assert walk(ari.page, SIZES) == {}
    ari.place()
    assert walk(ari.page, FEW) == {}


def test_every_tab_can_be_hit(browsers: Browsers) -> None:
    ari = of_four(browsers)
    for size in ((320, 568), (390, 844), (844, 390), (640, 360), (1024, 576), (768, 1024)):
        resize(ari.page, size)
        for tab in ari.page.locator(".tabs button").all():
            tab.click()
            assert walk(ari.page, [size]) == {}, tab.inner_text()


def test_quilt_hand_and_market_need_no_scrolling_at_common_sizes(browsers: Browsers) -> None:
    ari = of_four(browsers)
    assert hidden(ari.page, COMMON, ".quilt", ".hand", ".market") == {}
    ari.place()
    assert hidden(ari.page, COMMON, ".quilt", ".hand", ".market") == {}


def test_a_spectator_and_an_enlarged_quilt(browsers: Browsers) -> None:
    ari, bo = of_four(browsers), browsers.visitor(WIDE)
    bo.go(f"/table/{ari.table}")
    bo.page.locator(".game").wait_for()
    assert walk(bo.page, FEW) == {}
    resize(ari.page, WIDE)
    ari.page.locator(".seats button").first.click()
    ari.page.locator("dialog[open]").wait_for()
    assert walk(ari.page, FEW) == {}


def test_a_game_alone_and_its_scenario(browsers: Browsers) -> None:
    ari = browsers.visitor(WIDE)
    ari.sit_at(ME, scenario=1)
    ari.choose_goals()
    ari.turn()
    ari.my_turn()
    assert walk(ari.page, FEW) == {}
    assert hidden(ari.page, COMMON, ".quilt", ".hand", ".market") == {}


def test_the_other_screens(browsers: Browsers) -> None:
    ari = browsers.visitor(WIDE)
    ari.named("Ari")
    for path, ready in named_screens().values():
        ari.follow(path)
        ari.page.locator(ready).first.wait_for()
        assert walk(ari.page, FEW) == {}, path


def test_goals_to_choose_are_in_sight(browsers: Browsers) -> None:
    ari = browsers.visitor(WIDE)
    ari.sit_at(ME, BOT)
    ari.page.locator(".dealt").wait_for()
    assert walk(ari.page, FEW) == {}
    assert hidden(ari.page, [(320, 568), (390, 844)], ".quilt", ".dealt h2") == {}
    sideways = ((844, 390), (1024, 576), (1280, 720), (768, 1024))
    assert hidden(ari.page, sideways, ".quilt", ".dealt li:nth-child(2)", ".send") == {}


def test_long_names_widen_nothing(browsers: Browsers) -> None:
    ari = browsers.visitor(WIDE)
    ari.named(NAME)
    people = [ME, here("M"), here("Q"), here("L")]
    going = ari.sit_at(*people, variants=["open_hands"], **BEGINNER)
    ari.rush(going, 6)
    over = ari.lay(*people, variants=["open_hands"], **BEGINNER)
    ari.rush(over)
    curtain = ari.lay(ME, here("M"))
    for path, ready in (
        (f"/table/{going}", ".bar.mine"),
        (f"/table/{over}", "table caption"),
        (f"/table/{over}/replay?move=30", ".board"),
        (f"/table/{curtain}", "dialog[open]"),
        ("/chart", "#people"),
        ("/statistics", "figure"),
    ):
        ari.go(path)
        ari.page.locator(ready).first.wait_for()
        assert walk(ari.page, FEW) == {}, path
        for size in (PHONE, (1024, 768), WIDE):
            resize(ari.page, size)
            assert overflowing(ari.page) == [], (path, size)


def test_what_the_last_turn_brings_is_told_whole(browsers: Browsers) -> None:
    ari = browsers.visitor(PHONE)
    table = ari.lay(ME, **BEGINNER)
    ari.rush(table, 21)
    ari.go(f"/table/{table}")
    ari.place()
    ari.page.locator("[data-end]").wait_for()
    said = ari.page.locator("p.outlook")
    for size in (PHONE, (320, 568), (844, 390)):
        resize(ari.page, size)
        for words in (said.inner_text(), LONG_OUTLOOK):
            said.evaluate("(e, words) => { e.textContent = words; }", words)
            assert ari.page.evaluate(CUT, "p.outlook") == [], size
        assert walk(ari.page, [size]) == {}


@pytest.mark.parametrize("size", [WIDE, PHONE, (768, 1024)], ids=["wide", "phone", "tablet"])
def test_bots_of_one_level_are_told_apart(browsers: Browsers, size: Size) -> None:
    ari = browsers.visitor(size)
    ari.sit_at(ME, *[{"kind": "bot", "level": "master"}] * 3, **BEGINNER)
    ari.my_turn()
    scores = ari.page.locator(".tabs .seats")
    if scores.count():
        scores.click()
    names = ari.page.locator(".seats strong")
    names.first.wait_for()
    assert names.all_inner_texts() == ["Master", "Master 2", "Master 3"]
    expect(names.last).to_be_in_viewport(ratio=1)
    assert ari.page.evaluate(CUT, ".seats strong") == []

"""Every size of a window: nothing is covered, cut off or too small to be hit."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browsers import BEGINNER, BOT, ME, PHONE, WIDE, Browsers, Visitor

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
COMMON: Final = (
    *((390, 844), (844, 390), (768, 1024), (1024, 768), (800, 600), (1280, 720), (1024, 640)),
)
"""Here a game is played without scrolling; the last is 1280 x 800 at 125 %."""
NAME: Final = "W" * 40

LOOK: Final = """async ([width, height, least]) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width || innerHeight !== height) await frame();
  await frame();
  await frame();
  const root = document.scrollingElement;
  const faults = [];
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  const named = (e) => e.dataset.cell ?? `${e.tagName}.${e.className.baseVal ?? e.className}`;
  for (const e of document.querySelectorAll("button, a, summary, input, select, [data-cell]")) {
    if (!e.checkVisibility() || e.matches(".skip")) continue;
    e.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = e.getBoundingClientRect();
    const small = e.dataset.cell && Math.min(box.width, box.height) < least;
    if (small) faults.push(`${named(e)} is ${box.width} x ${box.height}`);
    const reach = e.matches("[data-cell], .tile") ? 0.3 : 0;
    for (const [x, y] of [[0, 0], [-reach, 0], [reach, 0], [0, -reach], [0, reach]]) {
      const at = [box.x + box.width * (0.5 + x), box.y + box.height * (0.5 + y)];
      const hit = document.elementFromPoint(...at);
      if (hit && (e.contains(hit) || hit.closest("label")?.contains(e))) continue;
      faults.push(`${named(e)} is covered by ${hit ? named(hit) : "nothing"} at ${at}`);
      break;
    }
  }
  root.scrollTo({ top: 0, left: 0, behavior: "instant" });
  return faults;
}"""
"""What is wrong at a size: too wide, too small, or something else answers where it is pressed."""


def walk(page: Page, sizes: Iterable[Size]) -> dict[str, list[str]]:
    """The faults of a page at every size that has some."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        if faults := page.evaluate(LOOK, [width, height, 24]):
            found[f"{width}x{height}"] = faults
    return found


def of_four(browsers: Browsers, **options: Any) -> Visitor:
    """Somebody in a game of four, a few turns in: the fullest screen there is."""
    ari = browsers.visitor(WIDE, **options)
    ari.sit_at(ME, BOT, BOT, BOT, **BEGINNER)
    for turn in range(3):
        ari.turn(which=turn)
    ari.my_turn()
    return ari


def test_everything_can_be_hit_at_every_size(browsers: Browsers) -> None:
    ari = of_four(browsers)
    assert walk(ari.page, SIZES) == {}
    ari.place()
    assert walk(ari.page, DEVICES) == {}

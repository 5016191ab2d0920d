"""All screens at every size, in light, dark and forced colours, in every language: ``make sheets``.

A sheet for each screen in each language, to be looked at: a row for each way of colours, a column
for each size.  Lists what does not fit its place or is not set in our typefaces.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from calico.lang import LANGUAGES
from support.browsers import BEGINNER, BOT, ME, OPEN, Browsers, BrowserVisitor, opened, resize

SIZES: dict[str, tuple[int, int]] = {
    "320": (320, 640),
    "390": (390, 844),
    "844": (844, 390),
    "820": (820, 1180),
    "1024": (1024, 768),
    "1280": (1280, 800),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
}
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
}
THUMB = 300
"""Pixels that a picture is tall on its sheet."""
Screens = dict[str, tuple[str, str]]
"""Where each screen is, and what shows that it is there."""


READY = {
    "new": "form ol",
    "learn": ".lesson .market",
    "rules": "main h2",
    "settings": "#kept",
    "scenarios": "[data-scenario]",
    "chart": "#people",
    "statistics": "figure, main .primary",
    "daily": "#past",
    "cats": "#shop_cat",
    "box": "#see",
    "about": "#program",
    "pad": ".result",
}
"""What shows that a screen is there, where its heading comes before what it shows."""


def named_screens() -> Screens:
    """Home and the screens whose path is their name: those that web/src has a file for."""
    files = Path(__file__).parents[2].glob("web/src/**/*.screen.svelte")
    names = sorted(file.name.partition(".")[0] for file in files)
    named = {name: (f"/{name}", READY.get(name, "main h1")) for name in names}
    return {"home": ("/", ".ways")} | named | {"back": ("/back#nobody", "main h1")}


def screens(ari: BrowserVisitor) -> Screens:
    """Every screen by its name, also those of a table."""
    over = ari.lay(ME, {"kind": "here", "name": "Bo"}, variants=["open_hands"], **BEGINNER)
    ari.rush(over)
    missed = ari.lay(ME, scenario=1)
    ari.rush(missed)
    going = ari.lay(ME, BOT, BOT, BOT, first=0)
    ari.rush(going, 9)
    assert ari.context.browser
    other = ari.context.browser.new_context()
    watched = BrowserVisitor(other, ari.address).lay(ME, BOT, **BEGINNER)
    other.close()
    return named_screens() | {
        "gathering": (f"/table/{ari.lay(ME, OPEN, BOT)}", "#seats"),
        "goals": (f"/table/{ari.lay(ME, BOT)}", ".dealt"),
        "curtain": (f"/table/{ari.lay(ME, {'kind': 'here', 'name': 'Bo'})}", "dialog[open]"),
        "game": (f"/table/{going}", ".bar.mine"),
        "alone": (f"/table/{ari.lay(ME, **BEGINNER)}", ".bar.mine"),
        "end": (f"/table/{over}", "table caption"),
        "watched": (f"/table/{watched}", "table caption, .game"),
        "replay": (f"/table/{over}/replay?move=30", ".board"),
        "outcome": (f"/table/{missed}", ".outcome"),
        "lost": ("/nowhere", "main"),
    }


def take(
    browsers: Browsers, folder: Path, languages: Sequence[str] = (), names: Sequence[str] = ()
) -> Iterator[str]:
    """Take the screens in the languages, all if none are named; what does not fit or is in a font
    of the machine."""
    ari = browsers.visitor()
    shown = screens(ari)
    shown["placed"] = shown["game"]
    cookies = ari.context.storage_state()
    for lang in languages or LANGUAGES:
        eyes = {
            look: browsers.visitor(locale=lang, storage_state=cookies, **options)
            for look, options in LOOKS.items()
        }
        for name, (path, ready) in shown.items():
            if names and name not in names:
                continue
            for look, eye in eyes.items():
                eye.go(path)
                eye.page.locator(ready).first.wait_for()
                if name == "placed":
                    eye.place()
                for size, pixels in SIZES.items():
                    resize(eye.page, pixels)
                    picture = folder / f"{look}-{size}.jpg"
                    eye.page.screenshot(path=picture, type="jpeg", quality=80)
                    if look == "light":
                        seen = overflowing(eye.page) + of_the_machine(eye.page)
                        yield from (f"{lang} {size} {name}: {fault}" for fault in seen)
            lay_out(browsers, folder, f"{name}-{lang}")
        for eye in eyes.values():
            eye.context.close()


def lay_out(browsers: Browsers, folder: Path, name: str) -> None:
    """One sheet of the pictures of a screen, which are then removed."""
    rows = "".join(
        "<p>" + "".join(f"<img src='{look}-{size}.jpg'>" for size in SIZES) + "</p>"
        for look in LOOKS
    )
    page = folder / f"{name}.html"
    style = f"body {{ margin: 0 }} img {{ height: {THUMB}px; margin: 3px }} p {{ margin: 0 }}"
    page.write_text(f"<style>{style} p {{ white-space: nowrap }}</style>{rows}")
    width = sum(THUMB * wide // tall + 11 for wide, tall in SIZES.values())
    desk = browsers.visitor((width, (THUMB + 11) * len(LOOKS)))
    desk.page.goto(page.resolve().as_uri())
    desk.page.screenshot(path=folder / f"{name}.png")
    desk.context.close()
    for left in (page, *folder.glob("*.jpg")):
        left.unlink()


OVERFLOWING = """async () => {
  await document.fonts.ready;
  const wide = document.scrollingElement.scrollWidth > innerWidth ? ["the page"] : [];
  for (const e of document.querySelectorAll("body *:not(svg *, option, select, input)")) {
    const style = getComputedStyle(e);
    if (e.closest(".unseen, svg") || !e.checkVisibility() || style.display === "inline") continue;
    if (style.textOverflow === "ellipsis") continue;
    if (["auto", "scroll"].includes(style.overflowX) || e.closest(".scroll, .skip")) continue;
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) {
      wide.push(`${e.tagName}.${e.className} ${e.scrollWidth} > ${e.clientWidth}: ` +
        e.textContent.trim().slice(0, 40));
    }
  }
  return wide;
}"""


def overflowing(page: Page) -> list[str]:
    """What is wider than its place: the page, or parts whose words do not fit."""
    return list(page.evaluate(OVERFLOWING))


BROKEN = r"""async () => {
  await document.fonts.ready;
  const found = [];
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    if (!text.parentElement.checkVisibility() || text.parentElement.closest(".unseen")) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s\-–]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}"""


def broken(page: Page) -> list[str]:
    """Words that begin on one line and go on in the next, without a hyphen."""
    return list(page.evaluate(BROKEN))


SAMPLES = """async () => {
  await document.fonts.ready;
  const letters = new Map();
  const add = (e, text) => {
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(e);
    const style = JSON.stringify({ fontFamily, fontWeight, fontStyle });
    if (!letters.has(style)) letters.set(style, new Set());
    for (const letter of text) if (letter.trim()) letters.get(style).add(letter);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    if (text.parentElement.checkVisibility()) add(text.parentElement, text.data);
  }
  for (const e of document.querySelectorAll("input, textarea")) {
    if (e.checkVisibility()) add(e, `${e.value} ${e.placeholder}`);
  }
  const samples = document.body.appendChild(document.createElement("div"));
  samples.id = "samples";
  for (const [style, found] of letters) {
    const sample = samples.appendChild(document.createElement("p"));
    Object.assign(sample.style, JSON.parse(style));
    sample.textContent = [...found].join(" ");
  }
  await document.fonts.ready;
}"""
"""Adds a paragraph for every font that the page uses, with all letters that it is used for."""


def of_the_machine(page: Page) -> list[str]:
    """Letters that are not in our own typefaces: their looks depend on the machine."""
    page.evaluate(SAMPLES)
    eye = page.context.new_cdp_session(page)
    eye.send("DOM.enable")
    eye.send("CSS.enable")
    root = eye.send("DOM.getDocument")["root"]["nodeId"]
    asked = {"nodeId": root, "selector": "#samples > p"}
    found = []
    for node in eye.send("DOM.querySelectorAll", asked)["nodeIds"]:
        used = eye.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        others = [font["familyName"] for font in used if not font["isCustomFont"]]
        if others:
            markup = eye.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
            found.append(f"{others}: {markup}")
    eye.detach()
    page.evaluate("document.querySelector('#samples').remove()")
    return found


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--languages", nargs="*", choices=LANGUAGES, default=())
    asked.add_argument("--screens", nargs="*", default=())
    wish = asked.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, opened(Path(data)) as people:
        for fault in take(people, wish.folder, wish.languages, wish.screens):
            sys.stdout.write(f"{fault}\n")
            sys.stdout.flush()

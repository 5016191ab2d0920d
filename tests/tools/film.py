"""A film strip of a newcomer's first ten minutes, for the documentation: ``make film``.

Each picture is what the page shows at one moment; below stands what the newcomer does.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from support.browsers import BOT, ME, Browsers, BrowserVisitor, opened

SIZE = (1100, 720)
COLUMNS = 3
WIDTH = 420
"""Pixels that a picture is wide on the strip."""


def scenes(ari: BrowserVisitor) -> Iterator[str]:
    """What a newcomer does, one step a picture."""
    page = ari.page
    ari.go("/")
    page.locator(".ways").first.wait_for()
    yield "0:00 The first page: play at once, or learn"
    page.get_by_role("link", name="Learn").first.click()
    page.locator(".lesson .market").wait_for()
    yield "0:20 The lesson: the first words beside a quilt"
    page.get_by_role("link", name="Home").first.click()
    page.get_by_role("button", name="Play now").click()
    ari.my_turn()
    yield "2:00 One click later, a game against a bot"
    page.locator(".cell.free").nth(5).hover()
    yield "2:15 What a patch would bring, before it is placed"
    ari.place()
    yield "2:30 Placed: now take a patch from the market"
    ari.finish()
    for turn in range(1, 12):
        ari.turn(where=(turn * 7 % 10) / 10, which=turn)
    ari.my_turn()
    yield "5:00 Half a quilt: groups, buttons and goals grow"
    while ari.rush(ari.table)["phase"] != "finished":
        pass  # the bot is still thinking
    page.locator("header.revealed").wait_for()
    yield "8:00 The end: the score, and what it means"
    page.get_by_role("link", name="Replay").click()
    page.locator(".board").wait_for()
    yield "9:00 The replay, turn by turn"
    ari.sit_at(ME, {"kind": "open"}, BOT)
    page.locator("#seats").wait_for()
    yield "10:00 A table for friends: a link is all it takes"


def film(browsers: Browsers, picture: Path) -> None:
    """Take all scenes, and lay them out as one picture."""
    ari = browsers.visitor(SIZE)
    with tempfile.TemporaryDirectory() as name:
        folder, shown = Path(name), ""
        for k, words in enumerate(scenes(ari)):
            ari.page.screenshot(path=folder / f"{k}.png")
            shown += f"<figure><img src='{k}.png'><figcaption>{words}</figcaption></figure>"
        style = (
            f"body {{ display: grid; grid-template-columns: repeat({COLUMNS}, {WIDTH}px);"
            " gap: 14px; margin: 14px; background: #fff8ec; font: 15px sans-serif }"
            " figure { margin: 0 } img { width: 100%; border: 1px solid #b79b72 }"
        )
        strip = folder / "strip.html"
        strip.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{shown}")
        desk = browsers.visitor((COLUMNS * (WIDTH + 14) + 14, 600)).page
        desk.goto(strip.as_uri())
        desk.screenshot(path=picture, type="jpeg", quality=72, full_page=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data, opened(Path(data)) as people:
        film(people, Path(sys.argv[1]))
        people.leave()

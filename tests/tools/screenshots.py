"""The screenshots of the web app manifest: ``make screenshots``.

A game against a bot, as a desktop and as a phone show it, in the sizes that the manifest names.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from calico.table.http.manifest import SCREENSHOTS
from support.browsers import BEGINNER, BOT, ME, Browsers, opened

TURNS = 9


def take(browsers: Browsers, folder: Path) -> None:
    """Write both pictures to ``folder``."""
    for name, ((width, height), form) in SCREENSHOTS.items():
        scale = 2 if form == "narrow" else 1
        size = (width // scale, height // scale)
        ari = browsers.visitor(size, device_scale_factor=scale)
        ari.named("Ari")
        ari.sit_at(ME, BOT, **BEGINNER)
        for turn in range(TURNS):
            ari.turn(where=(turn * 7 % 10) / 10, which=turn)
        ari.my_turn()
        ari.page.locator(".news").wait_for(state="detached")
        ari.page.screenshot(path=folder / name, type="jpeg", quality=75)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data, opened(Path(data)) as people:
        take(people, Path(sys.argv[1]))
        people.leave()

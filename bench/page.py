"""The page in a real Chromium: size of its scripts, first paint, previews, frames, Lighthouse."""

from __future__ import annotations

import gzip
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from calico.study.benchmark import Benchmark, Figure
from calico.table.http.settings import WEB

if TYPE_CHECKING:  # Playwright is not there for everybody who measures a kernel
    from support.browsers import Browsers

MOST_SCRIPT, SOONEST, LEAST_SCORE, MOST_SHIFT = 90.0, 100.0, 95.0, 0.02
SOONEST_SEEN, LEAST_FRAMES = 1.0, 55.0
SLOW_3G = {
    "offline": False,
    "latency": 400,  # milliseconds
    "downloadThroughput": 50_000,  # bytes a second
    "uploadThroughput": 50_000,
}
"""As WebPageTest has it."""
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
SLOWED = 4
FLIGHTS = 8
ROUNDS = 4

WATCH = """() => {
  window.painted = [];
  document.addEventListener("pointerover", (event) => {
    if (!event.target.closest(".cell.free")) return;
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => {
        window.painted.push(performance.now() - event.timeStamp);
        window.told?.();
      };
      after.port2.postMessage(0);
    });
  }, true);
}"""
"""Notes the time from each move of the pointer to the frame that answers it."""
PAINTED = """n => new Promise((done) => {
  window.told = () => window.painted.length >= n && done();
  window.told();
})"""


@contextmanager
def _opened() -> Iterator[Browsers]:
    from support.browsers import opened

    with tempfile.TemporaryDirectory(prefix="calico-bench-") as name, opened(Path(name)) as found:
        yield found


def script() -> Figure:
    """JavaScript that the first page and a game load, as gzip makes it."""
    page = (WEB / "index.html").read_text()
    first = re.findall(r'(?:src|href)="(?:\./)?(assets/[^"]+\.js)"', page)
    size = sum(len(gzip.compress((WEB / name).read_bytes(), 9)) for name in first) / 1000
    return Figure(size, "kB", size / MOST_SCRIPT, f"at most {MOST_SCRIPT:.0f} kB")


@cache
def _hovers() -> list[float]:
    """Milliseconds from the pointer to the paint of a preview, on a processor four times slower.

    One for each free cell: the least disturbed of its rounds.
    """
    from support.browsers import BEGINNER, BOT, ME

    with _opened() as browsers:
        ari = browsers.visitor(motion="no-preference")
        ari.sit_at(ME, BOT, BOT, BOT, **BEGINNER)
        for turn in range(8):
            ari.turn(which=turn)
        ari.my_turn()
        page = ari.page
        slow = ari.context.new_cdp_session(page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.evaluate(WATCH)
        free = page.locator(".cell.free")
        centres = [box for cell in free.all() if (box := cell.bounding_box())]
        for n, box in enumerate(centres * ROUNDS, 1):
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.evaluate(PAINTED, n)
        times: list[float] = page.evaluate("window.painted")
        browsers.leave()
    return sorted(min(times[cell :: len(centres)]) for cell in range(len(centres)))


def hover(share: float) -> Figure:
    """Input to paint of a hover preview: so large a share of them is as fast as this."""
    times = _hovers()
    took = times[min(len(times) - 1, int(len(times) * share))]
    return Figure(took, "ms", took / SOONEST, f"under {SOONEST:.0f} ms")


FRAMES = """() => {
  window.flights = [];
  let times = [];
  const watch = (now) => {
    if (document.querySelector(".flight")) times.push(now);
    else if (times.length) {
      flights.push((1000 * (times.length - 1)) / (times.at(-1) - times[0]));
      times = [];
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}"""
"""Counts the frames of the page's thread while tiles fly."""


def frames() -> Figure:
    """Frames a second while tiles fly, on a processor four times slower: of some turns the best.

    The others are disturbed by the bots and whatever else runs on this machine.
    """
    from support.browsers import BEGINNER, BOT, ME

    with _opened() as browsers:
        ari = browsers.visitor(motion="no-preference")
        ari.sit_at(ME, BOT, **BEGINNER)
        ari.my_turn()
        slow = ari.context.new_cdp_session(ari.page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        ari.page.evaluate(FRAMES)
        for turn in range(FLIGHTS):
            ari.turn(which=turn)
        ari.page.wait_for_function("n => flights.length >= n", arg=FLIGHTS)
        rates: list[float] = ari.page.evaluate("flights")
        browsers.leave()
    best = max(rates)
    return Figure(best, "frames/s", best / LEAST_FRAMES, f"at least {LEAST_FRAMES:.0f}")


def seen() -> Figure:
    """From the address to the first paint of the first page, on a slow mobile network."""
    with _opened() as browsers:
        page = browsers.visitor().page
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        network.send("Network.emulateNetworkConditions", SLOW_3G)
        page.goto(f"{browsers.served.address}/", wait_until="commit")
        page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length")
        took: float = page.evaluate(
            "performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"
        )
        browsers.leave()
    return Figure(took, "s", took / SOONEST_SEEN, f"at most {SOONEST_SEEN:.0f} s")


SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.shifted += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""


def shift(screen: str, size: str) -> Figure:
    """How much of a screen moves while it loads, as Chromium's cumulative layout shift."""
    from support.browsers import BEGINNER, BOT, ME, PHONE, WIDE

    with _opened() as browsers:
        ari = browsers.visitor({"wide": WIDE, "phone": PHONE}[size], motion="no-preference")
        path = f"/table/{ari.lay(ME, BOT, **BEGINNER)}" if screen == "game" else "/"
        ari.page.add_init_script(f"({SHIFTS})()")
        ari.go(path)
        ari.page.locator(".bar.mine" if screen == "game" else ".lists h2").first.wait_for()
        ari.page.wait_for_load_state("networkidle")
        moved: float = ari.page.evaluate("window.shifted")
        browsers.leave()
    return Figure(moved, "", moved / MOST_SHIFT, f"at most {MOST_SHIFT}")


@cache
def _lighthouse(device: str) -> dict[str, float]:
    """The scores of the first page."""
    from support.lighthouse import scores

    with _opened() as browsers:
        return scores(f"{browsers.served.address}/", device)


def lighthouse(device: str, category: str) -> Figure:
    """What Lighthouse says of the first page on a device, out of 100."""
    score = _lighthouse(device)[category]
    return Figure(score, "of 100", score / LEAST_SCORE, f"at least {LEAST_SCORE:.0f}")


BENCHMARKS: dict[str, Benchmark] = {
    "page.script": script,
    "page.seen": seen,
    "page.frames": frames,
    **{
        f"page.shift.{_screen}.{_size}": partial(shift, _screen, _size)
        for _screen in ("home", "game")
        for _size in ("wide", "phone")
    },
    "page.hover.p50": partial(hover, 0.5),
    "page.hover.p95": partial(hover, 0.95),
}
for _device in ("desktop", "phone"):
    for _category in CATEGORIES:
        BENCHMARKS[f"page.{_device}.{_category}"] = partial(lighthouse, _device, _category)

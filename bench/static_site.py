"""The page without a server, as a static host gives it: sizes, and how soon one can play.

Times are of a real Chromium on this machine: what else runs here makes them longer.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from calico.study.benchmark import Benchmark, Figure
from calico.table.http.release import is_named_by_content, release_of
from calico.table.http.settings import WEB

if TYPE_CHECKING:  # Playwright is not there for everybody who measures a kernel
    from playwright.sync_api import BrowserContext, Page

ROOT = Path(__file__).parents[1]
MOST_SCRIPT, MOST_OFFLINE, MOST_WHEEL = 90.0, 10.0, 12.0
SOONEST_CACHED, SOONEST_SECOND, LONGEST_TASK, LEAST_SCORE = 4.0, 2.0, 50.0, 95.0
LONGEST_MOVE, MOST_MEMORY = 50.0, 350.0
LONGEST_TURN = {"gentle": 0.1, "decent": 0.1, "strong": 0.2, "master": 1.5}
TURNS = 6
PACKED = (".bin", ".png", ".woff2")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")

PLAY = """() => new Promise((done) => {
  const begun = performance.now();
  const look = () => {
    if (document.querySelector(".bar.mine") && document.querySelector(".cell.free")) {
      done(performance.now() - begun);
    } else requestAnimationFrame(look);
  };
  document.querySelector(".now button.primary").click();
  look();
})"""
"""Taps "Play now"; milliseconds until a patch can be placed."""
LONG = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longest = Math.max(window.longest, duration);
    }
  }).observe({ type: "longtask", buffered: true });
}"""
KEPT = """async () => {
  const list = await (await fetch("python/files.json")).json();
  const isKept = ({ path }) => caches.match(new URL(path, document.baseURI));
  const keeps = () => Promise.all(list.map(isKept)).then((found) => !found.includes(undefined));
  while (!navigator.serviceWorker.controller || !(await keeps())) {
    await new Promise((done) => setTimeout(done, 100));
  }
}"""

ASK = """(script) => {
  const worker = new Worker(new URL(script, location.href), { type: "module" });
  const tell = (told) => new Promise((done, failed) => {
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.onmessage = ({ data }) => {
      if ("answer" in data || data.ready) done(data.answer);
      else if ("error" in data || "failed" in data) failed(new Error(data.error ?? data.failed));
    };
    worker.postMessage(told);
  });
  const ask = (name, ...texts) => tell({ id: 1, name, texts });
  return tell({ start: new URL(".", location.href).href }).then(() => ask);
}"""
"""Starts a worker of the page, and gives a function that calls what it offers (channel.ts)."""
MOVES = f"""async (script) => {{
  const ask = await ({ASK})(script);
  const request = async (method, path, body) => {{
    const text = body ? JSON.stringify(body) : "";
    return JSON.parse(await ask("request", method, path, "", text, "en")).body;
  }};
  const wish = {{ seats: [{{ kind: "me" }}], setup: "beginner" }};
  let view = await request("POST", "/api/tables", wish);
  const path = `/api/tables/${{view.table}}`;
  const times = [];
  while (view.phase === "play") {{
    const [own] = view.you.seats;
    const [tile, cells] = Object.entries(own.cells).find(([, all]) => all.length);
    const take = own.takes.length ? ` ${{own.takes[0]}}` : "";
    const move = `${{tile}}@${{cells[0]}}${{take}}`;
    const begun = performance.now();
    ({{ view }} = await request("POST", `${{path}}/moves`, {{ number: view.turn, move }}));
    await request("GET", `${{path}}/previews`);
    times.push(performance.now() - begun);
  }}
  return times;
}}"""
"""Plays a game alone in the worker of the tables; milliseconds of each move and its previews."""
THINK = f"""async ([script, questions]) => {{
  const ask = await ({ASK})(script);
  const times = [];
  for (const question of questions) {{
    const begun = performance.now();
    await ask("calico.table.browser.thinking:answer", question);
    times.push((performance.now() - begun) / 1000);
  }}
  return times;
}}"""
"""Asks a worker of a bot; seconds for each answer."""


def _packed(path: Path) -> int:
    """The size of a file as a host sends it."""
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED else len(gzip.compress(data, 9))


def script() -> Figure:
    """JavaScript that the first page of a site loads: that of a server's page, and the device."""
    page = (WEB / "index.html").read_text()
    wanted = re.findall(r'(?:src|href)="(?:\./)?assets/([^"]+\.js)"', page)
    assets = WEB / "assets"
    wanted += [path.name for path in assets.glob("device-*.js")]
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            text = (assets / name).read_text()
            wanted += re.findall(r'(?:from|import) ?["\'`]\./([^"\'`]+\.js)', text)
    size = sum(_packed(assets / name) for name in found) / 1000
    return Figure(size, "kB", size / MOST_SCRIPT, f"at most {MOST_SCRIPT:.0f} kB")


def offline() -> Figure:
    """All that a device keeps to play without a network, as a host sends it."""
    release = release_of(WEB)
    names = [name for name in (*release.page, *release.python) if (WEB / name).exists()]
    size = sum(_packed(WEB / name) for name in names) / 1e6
    return Figure(size, "MB", size / MOST_OFFLINE, f"at most {MOST_OFFLINE:.0f} MB")


def loose() -> Figure:
    """Files that a device keeps and that are not named by their contents."""
    release = release_of(WEB)
    names = (*release.page, *release.python)
    return Figure(sum(not is_named_by_content(name) for name in names), "files")


def wheel() -> Figure:
    """The wheel, with the page that was built last."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d"]
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"CALICO_PAGE": "no"}
        subprocess.run(
            [*command, folder], cwd=ROOT, env=environment, check=True, capture_output=True
        )
        (made,) = Path(folder).glob("*.whl")
        size = made.stat().st_size / 1e6
    return Figure(size, "MB", size / MOST_WHEEL, f"under {MOST_WHEEL:.0f} MB")


@contextmanager
def _visited() -> Iterator[tuple[BrowserContext, str]]:
    """A browser that knows nothing of a site that is served."""
    from support.browsers import PATIENCE, launched
    from support.servers.static_host import site_served

    with (
        tempfile.TemporaryDirectory() as folder,
        site_served(Path(folder)) as host,
        launched() as browser,
    ):
        context = browser.new_context()
        context.set_default_timeout(PATIENCE)
        yield context, host.address


def _opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.add_init_script(f"({LONG})()")
    page.goto(address)
    page.locator(".now button.primary").wait_for()
    return page


@cache
def _times() -> dict[str, float]:
    """Seconds from a tap to the first patch, and the longest task on the page's thread."""
    with _visited() as (context, address):
        page = _opened(context, address)
        found = {"cold": page.evaluate(PLAY) / 1000}
        page.evaluate(KEPT)
        page.close()
        page = _opened(context, address)
        found["cached"] = page.evaluate(PLAY) / 1000
        found["longtask"] = page.evaluate("() => window.longest")
        page.get_by_role("link", name="Home").first.click()
        page.locator(".now button.primary").wait_for()
        found["second"] = page.evaluate(PLAY) / 1000
    return found


def play(when: str) -> Figure:
    """From tapping "Play now" to the first patch that can be placed."""
    took = _times()[when]
    most = {"cached": SOONEST_CACHED, "second": SOONEST_SECOND}.get(when)
    if most is None:
        return Figure(took, "s")
    return Figure(took, "s", took / most, f"at most {most:.0f} s")


def longtask() -> Figure:
    """The longest task on the page's thread from opening a kept page to its first patch."""
    took = _times()["longtask"]
    return Figure(took, "ms", took / LONGEST_TASK, f"at most {LONGEST_TASK:.0f} ms")


def _worker(name: str) -> str:
    (path,) = (WEB / "assets").glob(f"{name}.worker-*.js")
    return f"assets/{path.name}"


def move() -> Figure:
    """A move and the previews of the next one, in the worker: the slowest after the first."""
    with _visited() as (context, address):
        times = _opened(context, address).evaluate(MOVES, _worker("device"))
    took = max(times[1:])
    return Figure(took, "ms", took / LONGEST_MOVE, f"at most {LONGEST_MOVE:.0f} ms")


async def _asked(level: str) -> list[str]:
    """What a bot is asked in the first turns of a game."""
    from support.devices import tab

    async with tab() as page:
        wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": level}], "setup": "beginner"}
        view = await page.done("POST", "/api/tables", wish)
        await page.play(view["table"], Random(1), turns=TURNS)
    return page.questions


def turn(level: str) -> Figure:
    """The choice of a bot on one core: the slowest after the first, which compiles."""
    questions = asyncio.run(_asked(level))
    with _visited() as (context, address):
        times = _opened(context, address).evaluate(THINK, [_worker("python"), questions])
    took, most = max(times[1:]), LONGEST_TURN[level]
    return Figure(took, "s", took / most, f"at most {most:.1f} s")


def _proportional(pid: int) -> float:
    """The memory of a process in MB, shared pages by their share (on Linux)."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    found = re.search(r"^Pss: +([0-9]+) kB", rollup, re.MULTILINE)
    return int(found[1]) / 1000 if found else 0.0


def memory() -> Figure:
    """The most that the tab needs while master thinks, with all its workers."""
    from support.browsers import BrowserVisitor

    with _visited() as (context, address):
        ari = BrowserVisitor(context, f"{address}#")
        ari.go("/new?with=bots")
        ari.page.get_by_label("Seat 2: bot level").select_option("master")
        ari.page.get_by_role("button", name="Create table").click()
        ari.choose_goals()
        assert context.browser
        system = context.browser.new_browser_cdp_session()
        most = 0.0
        for _ in range(TURNS):
            ari.turn()
            processes = system.send("SystemInfo.getProcessInfo")["processInfo"]
            tabs = [each["id"] for each in processes if each["type"] == "renderer"]
            while True:
                most = max(most, *(_proportional(pid) for pid in tabs))
                if ari.page.locator(".bar.mine").count():
                    break
    return Figure(most, "MB", most / MOST_MEMORY, f"under {MOST_MEMORY:.0f} MB")


@cache
def _lighthouse(device: str) -> dict[str, float]:
    from support.lighthouse import scores
    from support.servers.static_host import site_served

    with tempfile.TemporaryDirectory() as folder, site_served(Path(folder)) as host:
        return scores(host.address, device)


def lighthouse(device: str, category: str) -> Figure:
    """What Lighthouse says of the first page of a site, out of 100."""
    score = _lighthouse(device)[category]
    return Figure(score, "of 100", score / LEAST_SCORE, f"at least {LEAST_SCORE:.0f}")


BENCHMARKS: dict[str, Benchmark] = {
    "site.script": script,
    "site.offline": offline,
    "site.loose": loose,
    "site.wheel": wheel,
    **{f"site.play.{_when}": partial(play, _when) for _when in ("cold", "cached", "second")},
    "site.longtask": longtask,
    "site.move": move,
    **{f"site.turn.{_level}": partial(turn, _level) for _level in LONGEST_TURN},
    "site.memory": memory,
}
for _device in ("desktop", "phone"):
    for _category in CATEGORIES:
        BENCHMARKS[f"site.{_device}.{_category}"] = partial(lighthouse, _device, _category)

"""Helpers for tests of the page: a real Chromium and a real ``calico serve``.

Moves are chosen from what the page offers, and tests wait only for what the page shows.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from calico.table.http.settings import WEB

PATIENCE: Final = 120_000
"""Milliseconds after which a test gives up waiting; only a failure takes so long."""
expect.set_options(timeout=PATIENCE)
PLACES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
SHELLS: Final = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without windows: the same engine, a fifth quicker; it installs no apps."""
ARGUMENTS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE: Final = (1280, 720)
TABLET: Final = (820, 1180)
PHONE: Final = (390, 844)
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "level": "gentle"}
BEGINNER: Final = {"setup": "beginner", "first": 0}
"""I start, and goals need not be chosen."""

PLAY: Final = """async ([id, turns]) => {
  const ask = async (method, path, body) => {
    const wish = { method, headers: { "content-type": "application/json" } };
    if (body) wish.body = JSON.stringify(body);
    const answer = await fetch(path, wish);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const path = `/api/tables/${id}`;
  let view = await ask("GET", path);
  for (const { seat, dealt } of view.you.seats) {
    if (view.phase !== "goals" || !dealt.length) continue;
    const goals = { b3: dealt[0], c4: dealt[1], d2: dealt[2] };
    view = (await ask("POST", `${path}/goals`, { seat, goals })).view;
  }
  const awaited = () => view.seats.filter(({ kind, goals_chosen }, seat) =>
    kind === "bot" && (view.phase === "goals" ? !goals_chosen : seat === view.seat));
  while (view.phase !== "finished" && turns > 0) {
    const own = view.you.seats.find(({ seat }) => seat === view.seat);
    if (awaited().length) {
      await new Promise((done) => setTimeout(done, 20));
      view = await ask("GET", path);
      continue;
    }
    if (view.phase !== "play" || !own) break;
    turns--;
    const [tile, cells] = Object.entries(own.cells).find(([, all]) => all.length);
    const cell = cells[(view.turn * 7) % cells.length];
    const take = own.takes[view.turn % own.takes.length];
    const move = `${tile}@${cell}${take ? ` ${take}` : ""}`;
    view = (await ask("POST", `${path}/moves`, { number: view.turn, move })).view;
  }
  return view;
}"""
"""Plays turns of mine in the page, without its screens, for tests of what comes afterwards."""


def chromium(*, whole: bool = False) -> str:
    """The browser on this machine; the test is skipped without one, and fails where CI runs."""
    places = PLACES if whole else (*SHELLS, *PLACES)
    found = next((path for name in places if (path := shutil.which(name))), None)
    if found is None:
        missing("no Chromium is installed")
    if not (WEB / "index.html").exists():
        missing("the page is not built: make web")
    return str(found)


def missing(why: str) -> None:
    """Skip a test because something is missing, with a message; in CI, fail it."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


class Served:
    """A server process on a port and a database that outlive it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self, *words: str) -> None:
        """Start the server, and return when it accepts requests."""
        command = [sys.executable, "-m", "calico", "serve", "--no-open", "--pace", "0"]
        command += ["--limits", "0", "--port", str(self._port), *words]
        place = {"XDG_DATA_HOME": str(self._folder), "HOME": str(self._folder)}
        with (self._folder / "errors").open("a") as errors:
            process = subprocess.Popen(
                command, env=os.environ | place, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        self._process = process
        assert process.stdout
        if not any("http://" in line for line in process.stdout):
            pytest.fail((self._folder / "errors").read_text())

    def kill(self) -> None:
        """Kill it, as a power failure would."""
        self._end("kill")

    def stop(self) -> None:
        """Stop it gracefully, if it is running."""
        self._end("terminate")

    def _end(self, how: str) -> None:
        if self._process is None:
            return
        getattr(self._process, how)()
        self._process.wait(PATIENCE / 1000)
        assert self._process.stdout
        self._process.stdout.close()
        self._process = None


class BrowserVisitor:
    """A person with a separate browser context, whose page must not report errors."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self._heard(line.type, line.text))
        return page

    def _heard(self, kind: str, text: str) -> None:
        """What the page complains about counts, but for answers that it handles itself."""
        if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            self.faults.append(text)

    def go(self, path: str) -> None:
        """Open ``path`` of the site."""
        self.page.goto(self.address + path)

    def follow(self, path: str) -> None:
        """Go to ``path`` as a link of the page does, without loading the page again.

        By way of a screen that does not exist, so that nothing of the one before is left.
        """
        for each in ("/nowhere", path):
            self.page.evaluate(
                """(path) => {
                  history.pushState(null, "", path);
                  dispatchEvent(new PopStateEvent("popstate"));
                }""",
                each,
            )
            wait_until_drawn(self.page)

    def named(self, name: str) -> None:
        """Enter a name on the first page, which creates a guest."""
        self.go("/")
        self.page.get_by_role("button", name="Choose a name").click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Save", exact=True).click()
        self.page.get_by_text(f"You play as {name}.").wait_for()

    def lay(self, *seats: Mapping[str, str], **wish: Any) -> str:
        """Create a table through the API; returns its id."""
        if self.page.url == "about:blank":
            self.named("Ari")
        script = """async (wish) => {
          const headers = { "content-type": "application/json" };
          const answer = await fetch("/api/tables", {
            method: "POST", headers, body: JSON.stringify(wish),
          });
          if (!answer.ok) throw new Error(await answer.text());
          return (await answer.json()).table;
        }"""
        return str(self.page.evaluate(script, {"seats": seats, **wish}))

    def sit_at(self, *seats: Mapping[str, str], **wish: Any) -> str:
        """Create a table and open it; returns its id."""
        table = self.lay(*seats, **wish)
        self.go(f"/table/{table}")
        return table

    def rush(self, table: str, turns: int = 99) -> Any:
        """Play my turns at once, without the screens; the view afterwards."""
        return self.page.evaluate(PLAY, [table, turns])

    def seen(self, table: str) -> Any:
        """The table as the server shows it to me."""
        return self.page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json())", table)

    @property
    def table(self) -> str:
        """The id of the table that the page shows."""
        return self.page.url.split("/table/")[1].split("/")[0].split("?")[0]

    def at_table(self) -> str:
        """Wait until a table is shown; its id."""
        self.page.wait_for_url("**/table/*")
        return self.table

    def sewn(self) -> Locator:
        """The patches on the quilt shown that the server knows of."""
        return self.page.locator("main .cloth g g > use[href^='#patch-']")

    def my_turn(self) -> None:
        """Wait until I can act."""
        self.page.locator(".bar.mine").wait_for()

    def place(self, where: float = 0.5) -> str:
        """Place the chosen tile on one of the free cells; returns the cell."""
        self.my_turn()
        free = self.page.locator(".cell.free")
        free.first.wait_for()
        cell = free.nth(int(free.count() * where))
        name = str(cell.get_attribute("data-cell"))
        cell.click()
        self.page.locator(".cell.placed").wait_for()
        return name

    def finish(self, which: int = 0) -> None:
        """Take a tile from the market, or end the turn where nothing is to be taken."""
        take = self.page.locator(".market.taking .tile[aria-disabled=false]")
        end = self.page.locator("[data-end]")
        take.or_(end).first.wait_for()
        if end.is_visible():
            end.click()
        else:
            take.nth(which % take.count()).click()

    def turn(self, where: float = 0.5, which: int = 0) -> None:
        """A whole turn by mouse; comes back when the server has it."""
        self.my_turn()
        before = self.sewn().count()
        self.place(where)
        self.finish(which)
        self.settled(before)

    def settled(self, before: int) -> None:
        """Wait until the server has my turn, or the game is over."""
        self.page.wait_for_function(
            """n => document.querySelectorAll("main .cloth g g > use[href^='#patch-']").length > n
                 || !document.querySelector(".game")""",
            arg=before,
        )

    def choose_goals(self) -> None:
        """Place the first three dealt goals on the three cells, and confirm them."""
        self.page.locator(".dealt").wait_for()
        for k in range(3):
            self.page.locator(".dealt li").nth(k).locator(".cells button").nth(k).click()
        self.page.locator(".dealt .send").click()

    def playing(self) -> bool:
        """Wait until it is my turn or the game is over; whether it goes on."""
        self.page.locator(".bar.mine").or_(self.page.locator("table caption")).first.wait_for()
        return self.page.locator(".bar.mine").count() > 0


class Visits:
    """Opens browsers for people who visit an address."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self._contexts: list[BrowserContext] = []
        self._visitors: list[BrowserVisitor] = []

    def visitor(
        self,
        size: tuple[int, int] = WIDE,
        motion: Literal["reduce", "no-preference"] = "reduce",
        locale: str = "en-GB",
        **options: Any,
    ) -> BrowserVisitor:
        """A new visitor, without animations unless requested, and without a service worker.

        That would fetch the page a second time beside every test, and hide requests from them.
        """
        width, height = size
        options.setdefault("service_workers", "block")
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion=motion,
            locale=locale,
            **options,
        )
        self._contexts.append(context)
        visitor = BrowserVisitor(context, self.address)
        self._visitors.append(visitor)
        return visitor

    def leave(self) -> None:
        """Everybody goes; what their pages complained about fails the test.

        With ``CALICO_PICTURES=FOLDER`` the last look of every page is kept there.
        """
        faults = [fault for visitor in self._visitors for fault in visitor.faults]
        if folder := os.environ.get("CALICO_PICTURES"):
            for k, context in enumerate(self._contexts):
                for tab, page in enumerate(context.pages):
                    page.screenshot(path=Path(folder, f"{k}{tab}.png"))
        for context in self._contexts:
            for page in context.pages:
                # A handler that is cut short must not fail the next test, nor be waited for.
                page.unroute_all(behavior="ignoreErrors")
            context.close()
        self._contexts.clear()
        self._visitors.clear()
        assert not faults, faults


class Browsers(Visits):
    """Opens browsers for people who visit a server."""

    def __init__(self, browser: Browser, served: Served) -> None:
        super().__init__(browser, served.address)
        self.served = served


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser, closed afterwards."""
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def opened(folder: Path) -> Iterator[Browsers]:
    """A server and a browser, both ended afterwards."""
    chromium()
    served = Served(folder)
    served.start()
    try:
        with launched() as browser:
            yield Browsers(browser, served)
    finally:
        served.stop()


AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def axe_findings(page: Page, where: str, part: str = "html", rules: list[str] = RULES) -> list[str]:
    """What axe-core finds on a part of the page, however small."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[Any] = page.evaluate(
        """([part, rules]) => axe
          .run(
            { include: [part], exclude: ["svg[aria-hidden=true]"] },
            { runOnly: rules, resultTypes: ["violations"] },
          )
          .then(result => result.violations)""",
        [part, rules],
    )
    return [
        f"{where}: {each['impact']} {each['id']} {each['nodes'][0]['target']}" for each in found
    ]


TWO_FRAMES: Final = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
  setTimeout(() => done(false), 5000);
})"""


def wait_until_drawn(page: Page) -> None:
    """Return when the page has shown what changed.

    A headless Chromium on a busy machine sometimes stops drawing until it is asked for a picture.
    """
    for _ in range(6):
        if page.evaluate(TWO_FRAMES):
            return
        page.bring_to_front()
        page.screenshot()
    pytest.fail("the browser has stopped drawing")


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until the page has taken it."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=size)
    wait_until_drawn(page)

"""The page without a network: its service worker has all files; a new version is offered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from calico.table.http.release import release_of, worker_script
from support.browsers import PATIENCE, Browsers, BrowserVisitor
from support.engines import ENGINES, MINE, SEWN, TAKE, engine
from support.servers.static_host import StaticHost, site_served

KEPT = """async ([files, patience]) => {
  const end = performance.now() + patience;
  for (const file of files) {
    while (!(await caches.match(new URL(file, document.baseURI)))) {
      if (performance.now() > end) return file;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  return null;
}"""
"""Waits until the browser has all these files; the one that does not come."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    with site_served(tmp_path) as found:
        yield found


@pytest.fixture
def ari(house_of_browsers: Browsers, host: StaticHost) -> Iterator[BrowserVisitor]:
    """A visitor of the site, with a service worker, whose pages must not complain."""
    context = house_of_browsers.browser.new_context(locale="en-GB", reduced_motion="reduce")
    visitor = BrowserVisitor(context, host.address.rstrip("/"))
    yield visitor
    context.close()
    assert visitor.faults == []


def files(folder: Path, *parts: str) -> list[str]:
    """What the worker of a site keeps."""
    release = release_of(folder)
    return [name for part in parts for name in getattr(release, part)]


def kept(page: Page, names: list[str]) -> None:
    """Wait until all files are kept."""
    assert page.evaluate(KEPT, [names, PATIENCE]) is None


@pytest.mark.parametrize("name", ENGINES)
def test_a_game_is_played_without_a_network_in_other_browsers(
    name: str, host: StaticHost, tmp_path: Path
) -> None:
    (tmp_path / name).mkdir()
    with engine(name, tmp_path / name) as user:
        user.go(host.address)
        user.until("document.querySelector('.ways')")
        wanted = files(host.folder, "page", "python")
        assert user.run(f"(...all) => ({KEPT})(all)", wanted, 100_000) is None
        user.until("navigator.serviceWorker.controller")
        host.stop()
        user.go(f"{host.address}?again")
        user.click(".now button.primary")
        user.click(".cell.free", 5)
        user.click(TAKE)
        user.until(
            f"{MINE} && {SEWN} === 1 && document.querySelector('.undo')"
        )  # the bot has played
        assert user.faults == []


def test_a_site_is_complete_without_a_network_after_the_first_visit(
    ari: BrowserVisitor, host: StaticHost
) -> None:
    ari.go("/")
    kept(ari.page, files(host.folder, "page", "python"))
    host.stop()
    ari.page.reload()
    ari.page.get_by_role("link", name="Meet the cats").first.click()
    ari.page.locator("#millie").wait_for()
    ari.page.get_by_role("link", name="Home").first.click()
    ari.page.get_by_role("button", name="Play now").click()
    ari.turn()
    ari.my_turn()
    expect(ari.sewn()).to_have_count(1)


def test_a_new_version_is_offered_in_mid_game_and_waits(
    ari: BrowserVisitor, host: StaticHost
) -> None:
    ari.go("/")
    page = ari.page
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.get_by_role("button", name="Play now").click()
    ari.turn()
    ari.my_turn()
    page.evaluate("window.old = true")
    index = host.folder / "index.html"
    index.write_text(index.read_text().replace("<title>", '<meta name="newer" /><title>'))
    (host.folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (host.folder / "sw.js").write_text(str(worker_script(host.folder)))
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    offer = page.get_by_role("status").filter(has_text="A new version of Calico is here")
    expect(offer).to_be_visible()
    newer = page.locator("meta[name=newer]")
    page.reload()  # not yet: every tab has the same version
    ari.my_turn()
    expect(newer).to_have_count(0)
    page.evaluate("window.old = true")
    offer.get_by_role("button", name="Reload").click()
    page.wait_for_function("() => !window.old")
    expect(newer).to_have_count(1)
    ari.my_turn()
    expect(ari.sewn()).to_have_count(1)
    caches = page.evaluate("caches.keys()")
    assert len([name for name in caches if name.startswith("calico-page ")]) == 1
    ari.turn()


def test_a_file_that_is_not_what_the_list_says_is_not_kept(
    ari: BrowserVisitor, host: StaticHost
) -> None:
    (host.folder / "words" / "rules.pl.json").write_text('{"text": "other rules"}')
    ari.go("/")
    broken = ari.page.evaluate(
        """async () => {
          const found = await navigator.serviceWorker.register("sw.js?site");
          const worker = found.installing ?? found.waiting ?? found.active;
          if (worker.state === "redundant") return true;
          return new Promise((done) => {
            worker.onstatechange = () => {
              if (["redundant", "activated"].includes(worker.state)) {
                done(worker.state === "redundant");
              }
            };
          });
        }"""
    )
    assert broken


def test_the_page_of_a_server_opens_without_it(browsers: Browsers) -> None:
    ari = browsers.visitor(service_workers="allow")
    ari.named("Ari")
    page = ari.page
    page.wait_for_function("() => navigator.serviceWorker.controller")
    assert page.evaluate("caches.match('/api/words?lang=en')") is None
    browsers.served.kill()
    try:
        ari.go("/cats")
        page.locator("#millie").wait_for()
        ari.go("/daily")
        expect(page.get_by_text("Cannot reach the server.")).to_be_visible()
        ari.go("/table/nowhere")  # its files are named relative to a folder deeper
        expect(page.get_by_text("Opening the table")).to_be_visible()
    finally:
        browsers.served.start()
    page.goto(f"{ari.address}/")
    page.get_by_text("You play as Ari.").wait_for()

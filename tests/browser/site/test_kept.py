"""The page without a network: its service worker has all files; a new version is offered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from calico.table.http.release import worker_script
from support.browsers import PATIENCE, Browsers, launched
from support.static_host import StaticHost, site_served

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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    with site_served(tmp_path) as found:
        yield found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A visitor with a service worker."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def files(folder: Path, *parts: str) -> list[str]:
    """What the worker of a site keeps."""
    script = worker_script(folder)
    assert script
    told = json.loads(script.splitlines()[0].removeprefix("self.RELEASE=").removesuffix(";"))
    return [name for part in parts for name in told[part]]


def kept(page: Page, names: list[str]) -> None:
    """Wait until all files are kept."""
    assert page.evaluate(KEPT, [names, PATIENCE]) is None


def test_a_site_is_complete_without_a_network_after_the_first_visit(
    page: Page, host: StaticHost
) -> None:
    page.goto(host.address)
    kept(page, files(host.folder, "page", "python"))
    host.stop()
    page.reload()
    expect(page.locator(".ways").first).to_be_visible()
    page.get_by_role("link", name="Meet the cats").first.click()
    page.locator("#millie").wait_for()
    digests = page.evaluate(
        """async () => {
          const list = await (await fetch("python/files.json")).json();
          return Promise.all(list.map(async ({ path, sha256 }) => {
            const bytes = await (await fetch(path)).arrayBuffer();
            const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
            const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
            return found === sha256;
          }));
        }"""
    )
    assert len(digests) == 6
    assert all(digests)


def test_a_new_version_is_offered_and_the_old_one_stays_until_then(
    page: Page, host: StaticHost
) -> None:
    page.goto(host.address)
    kept(page, files(host.folder, "page"))
    page.wait_for_function("navigator.serviceWorker.controller")
    page.evaluate("window.old = true")
    index = host.folder / "index.html"
    index.write_text(index.read_text().replace("<title>", '<meta name="newer" /><title>'))
    (host.folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (host.folder / "sw.js").write_text(str(worker_script(host.folder)))
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    offer = page.get_by_role("status").filter(has_text="A new version of Calico is here")
    expect(offer).to_be_visible()
    # A second tab is of the version that this one has.
    second = page.context.new_page()
    second.goto(host.address)
    expect(second.locator("meta[name=newer]")).to_have_count(0)
    offer.get_by_role("button", name="Reload").click()
    page.wait_for_function("!window.old")
    expect(page.locator("meta[name=newer]")).to_have_count(1)
    expect(second.locator("meta[name=newer]")).to_have_count(1)
    caches = page.evaluate("caches.keys()")
    assert len([name for name in caches if name.startswith("calico-page ")]) == 1


def test_a_file_that_is_not_what_the_list_says_is_not_kept(page: Page, host: StaticHost) -> None:
    spoilt = next((host.folder / "assets").glob("rules.screen-*.js"))
    spoilt.write_text("alert('another script')")
    page.goto(host.address)
    broken = page.evaluate(
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
    page.wait_for_function("navigator.serviceWorker.controller")
    assert page.evaluate("caches.match('/api/words?lang=en')") is None
    browsers.served.kill()
    try:
        for path in ("/", "/cats", "/table/nowhere"):
            page.goto(ari.address + path)
            expect(page.locator("#main, main").first).not_to_be_empty()
    finally:
        browsers.served.start()
    page.goto(f"{ari.address}/")
    page.get_by_text("You play as Ari.").wait_for()

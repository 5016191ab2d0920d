"""The page as an app: what makes it installable, on a static host and on a server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, sync_playwright

from support.browsers import ARGUMENTS, PATIENCE, Served, chromium
from support.servers.static_host import site_served

SIZE = """address => new Promise((done, failed) => {
  const picture = new Image();
  picture.onload = () => done([picture.naturalWidth, picture.naturalHeight]);
  picture.onerror = () => failed(new Error(address));
  picture.src = address;
})"""
ACTIVE = "navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A window of a browser with a profile: what is private cannot be installed."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            tmp_path_factory.mktemp("profile"),
            executable_path=chromium(whole=True),
            args=list(ARGUMENTS),
        )
        context.set_default_timeout(PATIENCE)
        yield context.pages[0]
        context.close()


@pytest.fixture(scope="module", params=["site", "server"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Where the page is."""
    folder = tmp_path_factory.mktemp("served")
    if request.param == "site":
        with site_served(folder) as host:
            yield host.address
    else:
        served = Served(folder)
        served.start()
        yield f"{served.address}/"
        served.stop()


def test_the_page_can_be_installed(page: Page, address: str) -> None:
    page.goto(address)
    assert page.evaluate(ACTIVE).startswith(f"{address}sw.js")
    browser = page.context.new_cdp_session(page)
    found = browser.send("Page.getAppManifest")
    assert found["url"] == f"{address}manifest.webmanifest"
    assert found["errors"] == []
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = page.evaluate("path => fetch(path).then(a => a.json())", found["url"])
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    for shortcut in manifest["shortcuts"]:
        pictures += shortcut["icons"]
        assert page.evaluate("([a, b]) => new URL(a, b).href", [shortcut["url"], address])
    for each in pictures:
        if each["sizes"] != "any":
            wanted = [int(side) for side in each["sizes"].split("x")]
            assert page.evaluate(SIZE, address + each["src"]) == wanted, each["src"]
    assert page.evaluate(SIZE, f"{address}icon-touch-180.png") == [180, 180]
    assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}

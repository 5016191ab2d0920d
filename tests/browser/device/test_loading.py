"""Python is loaded when it is wanted: with progress, verified, and kept."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browsers import PHONE, axe_findings
from support.sites import SiteVisits, begin


def test_home_needs_no_python_and_damaged_files_are_refused(devices: SiteVisits) -> None:
    ari = devices.visitor(PHONE, bypass_csp=True)  # for axe
    devices.site.damaged = "python/stdlib-"
    ari.go("/")
    play = ari.page.get_by_role("button", name="Play now")
    play.click()
    dialog = ari.page.get_by_role("dialog", name="Loading the game")
    expect(dialog.get_by_text("damaged: python/stdlib-")).to_be_visible()
    assert axe_findings(ari.page, "loading", "dialog") == []
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_be_hidden()
    expect(ari.page.get_by_role("alert")).to_contain_text("The game was not loaded")
    play.click()
    expect(dialog.get_by_text("damaged: python/stdlib-")).to_be_visible()
    devices.site.damaged = ""
    dialog.get_by_role("button", name="Try again").click()
    ari.my_turn()


def test_the_second_start_fetches_nothing_of_python_again(devices: SiteVisits) -> None:
    ari = devices.visitor(PHONE)
    begin(ari)
    ari.turn()
    devices.site.asked.clear()
    ari.page.reload()
    ari.my_turn()
    fetched = [path for path in devices.site.asked if path.endswith(".bin")]
    assert fetched == []

"""The page of a server plays on the device too, under its Content-Security-Policy."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from support.browsers import PHONE, Browsers


def test_the_page_of_a_server_plays_on_the_device_and_takes_the_household_there(
    browsers: Browsers, tmp_path: Path
) -> None:
    ari = browsers.visitor(PHONE)
    ari.go("/")
    ari.page.get_by_role("link", name="Play on this device").click()
    ari.page.get_by_text("You are playing on this device").wait_for()
    ari.page.get_by_role("button", name="Play now").click()
    ari.turn()
    ari.page.get_by_role("link", name="Home").first.click()
    ari.page.get_by_role("link", name="Achievements").first.click()
    ari.page.get_by_role("button", name="Add person").click()
    ari.page.get_by_label("Name", exact=True).fill("Bo")
    ari.page.get_by_role("button", name="Save", exact=True).click()
    with ari.page.expect_download() as saved:
        ari.page.get_by_role("button", name="Export").click()
    saved.value.save_as(tmp_path / "household.json")
    ari.go("/chart")
    ari.page.locator("input[type=file]").set_input_files(tmp_path / "household.json")
    expect(ari.page.get_by_role("status").filter(has_text="The file was imported")).to_be_visible()
    expect(ari.page.get_by_text("Bo").first).to_be_visible()


def test_where_the_server_cannot_be_reached_the_device_is_offered(browsers: Browsers) -> None:
    ari = browsers.visitor(PHONE)
    ari.go("/")
    play = ari.page.get_by_role("button", name="Play now")
    play.wait_for()
    browsers.served.kill()
    play.click()
    message = ari.page.get_by_role("alert").filter(has_text="Cannot reach the server")
    expect(message.get_by_role("button", name="Play on this device")).to_be_visible()
    browsers.served.start()

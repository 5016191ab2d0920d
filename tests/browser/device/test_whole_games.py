"""Whole games without a server, on the page of a static host below a path."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browsers import PHONE, WIDE, axe_findings
from support.sites import SiteVisits, begin, play_to_end


def test_a_whole_game_alone_on_a_phone_without_a_network_after_the_first_turn(
    devices: SiteVisits,
) -> None:
    ari = devices.visitor(PHONE)
    ari.go("/")
    ari.page.get_by_role("button", name="Solo").click()
    ari.choose_goals()
    ari.turn()
    ari.context.set_offline(True)
    play_to_end(ari)
    assert not any("api/" in path for path in devices.site.asked)
    ari.page.get_by_role("link", name="Home").last.click()
    expect(ari.page.get_by_role("heading", name="Finished")).to_be_visible()


def test_a_whole_game_against_a_bot_and_what_comes_afterwards(devices: SiteVisits) -> None:
    ari = devices.visitor(PHONE)
    begin(ari)
    play_to_end(ari)
    with ari.page.expect_download() as saved:
        ari.page.get_by_role("button", name="Download record").click()
    assert '"moves"' in saved.value.path().read_text()
    ari.page.get_by_role("link", name="The best quilt").click()
    seats = ari.page.get_by_role("group", name="Show the quilt of").get_by_role("button")
    for seat in (0, 1):
        seats.nth(seat).click()
        expect(ari.page.locator("main figure svg")).to_have_count(2)
    expect(ari.page.get_by_role("button", name="Other patches")).to_have_count(0)
    ari.page.go_back()
    # The same game on the analysis board.
    ari.page.get_by_role("link", name="Analysis board").click()
    here = ari.page.locator("[data-moves] [aria-current=step]")
    expect(here).to_contain_text("44")
    ari.page.get_by_role("button", name="Previous move").click()
    expect(here).to_contain_text("43")
    cell = ari.place()
    ari.finish()
    expect(here).to_contain_text(f"on {cell}")


def test_every_level_takes_its_turns(devices: SiteVisits) -> None:
    ari = devices.visitor(WIDE)
    ari.go("/new?with=bots")
    for seat, level in enumerate(("decent", "strong", "master"), 2):
        if seat > 2:
            ari.page.get_by_role("button", name="Add player").click()
        ari.page.get_by_label(f"Seat {seat}: bot level").select_option(level)
    ari.page.get_by_role("button", name="Create table").click()
    ari.choose_goals()
    ari.turn()
    ari.context.set_offline(True)
    ari.turn()
    ari.my_turn()
    expect(ari.page.get_by_text("replaced by")).to_have_count(0)


def test_a_scenario_and_the_daily_in_german_without_a_network(devices: SiteVisits) -> None:
    ari = devices.visitor(PHONE, locale="de-DE", bypass_csp=True)  # for axe
    page = ari.page
    ari.go("/scenarios")
    page.locator("[data-scenario='1'] button").click()
    ari.choose_goals()
    ari.context.set_offline(True)
    ari.turn()
    expect(ari.sewn()).to_have_count(1)
    page.get_by_role("link", name="Startseite").click()
    page.get_by_role("link", name="Quilt des Tages").last.click()
    expect(page.get_by_text("auf diesem Gerät gemischt")).to_be_visible()
    assert axe_findings(page, "daily") == []
    page.get_by_role("button", name="Heutigen Quilt spielen").click()
    ari.choose_goals()
    ari.turn()
    expect(ari.sewn()).to_have_count(1)
    page.get_by_role("link", name="Startseite").click()
    expect(page.locator(".lists li")).to_have_count(2)
    assert axe_findings(page, "home") == []


def test_two_people_play_at_one_screen(devices: SiteVisits) -> None:
    ari = devices.visitor(PHONE)
    ari.go("/new?with=here")
    words = "Playing by link and watching others need a server"
    expect(ari.page.get_by_text(words)).to_be_visible()
    ari.page.get_by_role("button", name="Create table").click()
    curtain = ari.page.locator("dialog[open]")
    for _ in range(2):
        curtain.get_by_role("button").click()
        ari.choose_goals()
    for _ in range(4):
        curtain.get_by_role("button").click()
        ari.turn()

"""Editions in the browser: what a game counts for, names of setups, the box and its makers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from calico.campaign.document import dumps
from support.browsers import ME, OPEN, PHONE, WIDE, Browsers
from support.households import won_by

BO = {"kind": "here", "name": "Bo"}


def test_R9_2_a_new_table_says_what_it_can_count_for(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.go("/new")
    expect(page.get_by_text("the winner may claim one of the normal game")).to_be_visible()
    page.get_by_role("radio", name="First game").check()
    expect(page.get_by_text("that needs the setup “Standard”")).to_be_visible()
    page.get_by_role("radio", name="Scenario", exact=False).first.check()
    expect(page.get_by_text("everyone who meets all objectives")).to_be_visible()
    page.get_by_role("radio", name="Standard").check()
    page.get_by_text("Variants and restrictions").click()
    page.get_by_role("radio", name="Empty hands").check()
    expect(page.get_by_text("the winner may claim this restriction")).to_be_visible()
    page.get_by_role("checkbox", name="Less luck").check()
    expect(page.get_by_text("no Family or Less luck variant")).to_be_visible()


def test_R10_a_prototype_table_calls_its_setups_standard_and_advanced(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.named("Ari")
    ari.go("/new")
    page.get_by_text("Table settings").click()
    expect(page.get_by_text("By the rules: whoever petted a cat most recently.")).to_be_visible()
    page.get_by_role("checkbox", name="Prototype edition").check()
    setups = page.get_by_role("radiogroup", name="Game", exact=True).locator("strong")
    expect(setups).to_have_text(["Standard", "Advanced", "Scenario"])
    page.get_by_role("radio", name="Standard").check()
    expect(page.get_by_text("that needs the setup “Advanced”")).to_be_visible()
    table = ari.lay(ME, OPEN, setup="beginner", edition="prototype")
    ari.go(f"/table/{table}")
    expect(page.get_by_label("Game options").locator("li").first).to_have_text("Standard")
    expect(page.get_by_text("that needs the setup “Advanced”")).to_be_visible()


def test_R9_2_every_way_to_begin_says_what_the_game_counts_for(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    for path, words in (
        ("/", "it does not count for achievements"),
        ("/new", "Counts for achievements: the winner may claim one of the normal game."),
        ("/new?with=alone", "solo, only scenarios count"),
        ("/daily", "solo, only scenarios count"),
        ("/scenarios", "everyone who meets all objectives gets this scenario"),
        (f"/table/{ari.lay(ME)}", "solo, only scenarios count"),
        (f"/table/{ari.lay(ME, BO)}", "the winner may claim one of the normal game"),
    ):
        ari.go(path)
        expect(page.get_by_text(words)).to_be_visible()
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        ari.go("/new")
        expect(page.get_by_text("the winner may claim one")).to_be_in_viewport()


def test_a_game_that_went_back_says_so_before_and_after(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    waiting = ari.lay(ME, OPEN, take_back=True)
    ari.go(f"/table/{waiting}")
    expect(page.get_by_text("the game no longer counts")).to_be_visible()
    table = ari.lay(ME, BO, take_back=True, variants=["open_hands"])
    ari.rush(table, 3)
    page.evaluate(
        """(table) => fetch(`/api/tables/${table}/take-back`, {
          method: "POST", headers: { "content-type": "application/json" },
          body: JSON.stringify({ number: 2 }) })""",
        table,
    )
    assert ari.seen(table)["counts"] == "not_taken_back"
    ari.rush(table)
    ari.go(f"/table/{table}")
    expect(page.get_by_text("a move was undone after the next patches")).to_be_visible()
    expect(page.get_by_role("button", name="Claim", exact=True)).to_have_count(0)


def test_R9_4_everybody_has_a_patch_of_their_own_on_the_chart(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.named("Ari")
    page.evaluate(
        """(text) => fetch("/api/household/import", {
          method: "POST", headers: { "content-type": "application/json" }, body: text })""",
        dumps(won_by("Bo", "Cleo")),
    )
    ari.go("/chart")
    tabs = page.get_by_role("group", name="Achievements of").get_by_role("button")
    expect(tabs).to_have_count(3)
    drawn = [tabs.nth(n).locator("use").get_attribute("href") for n in range(3)]
    assert drawn == ["#patch-Ys", "#patch-Gd", "#patch-Lf"]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_box_and_the_makers_are_a_link_away(browsers: Browsers, size: tuple[int, int]) -> None:
    ari = browsers.visitor(size)
    page = ari.page
    ari.go("/")
    page.get_by_role("link", name="What’s in the box").click()
    expect(page.get_by_role("heading", name="108 Patches")).to_be_visible()
    tokens = page.get_by_role("row", name="Cat tokens").get_by_role("cell")
    expect(tokens).to_have_text(["80", "80", "80", "74", "not stated"])
    expect(page.get_by_role("heading", name="What is a quilt?")).to_be_visible()
    expect(page.locator(".parts svg")).to_have_count(11)
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "only the table scrolls sideways"
    page.get_by_role("contentinfo").get_by_role("link", name="About and credits").click()
    for name in ("Kevin Russ", "Beth Sobel", "Flatout Games"):
        expect(page.get_by_text(name).first).to_be_visible()

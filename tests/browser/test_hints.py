"""Hints and teaching mode in a real browser: in stages, on the quilt, for goals, on a phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from support.browsers import BEGINNER, ME, OPEN, PHONE, Browsers

WORST = """async (id) => {
  const headers = { "content-type": "application/json" };
  const view = await (await fetch(`/api/tables/${id}`)).json();
  const own = view.you.seats[0];
  for (const [place, tile] of own.hand.entries())
    for (const cell of own.cells[tile])
      for (const [slot, { take }] of own.offers.entries()) {
        const move = `${tile}@${cell} ${take}`;
        const body = JSON.stringify({ seat: 0, number: view.turn, move });
        const asked = { method: "POST", headers, body };
        const found = await (await fetch(`/api/tables/${id}/check`, asked)).json();
        if (found.mistake) return { place, cell, slot, better: found.better };
      }
}"""
"""A move of mine that is certainly a mistake."""


def hint_button(page: Page) -> Any:
    return page.locator("button.hint")


def ask(page: Page) -> None:
    """Ask for the next stage, and wait until it is there."""
    expect(hint_button(page)).to_be_enabled()
    hint_button(page).click()
    expect(page.get_by_text("Thinking about a hint")).to_have_count(0)


def test_a_hint_says_more_each_time_and_shows_it_on_the_quilt(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, **BEGINNER)
    page = ari.page
    ari.my_turn()
    page.keyboard.press("h")
    expect(page.locator(".bar strong")).to_contain_text("Hint: look at this patch")
    expect(page.locator(".hand .hinted")).to_have_count(1)
    ask(page)
    expect(page.locator(".bar strong")).to_contain_text("the part of the quilt")
    expect(page.locator(".marks path").first).to_be_attached()
    ask(page)
    expect(page.locator(".bar strong")).to_contain_text("then take")
    expect(page.locator("[data-mark] text")).to_have_text("1")
    expect(page.locator(".market .hinted")).to_have_count(1)
    ask(page)
    panel = page.get_by_role("region", name="The best moves")
    expect(panel.locator("ol > li")).to_have_count(3)
    expect(panel).to_contain_text(re.compile(r"\d+ points \(± \d+\)"))
    assert panel.locator(".reasons li").count() >= 3
    expect(hint_button(page)).to_have_count(0)
    panel.get_by_role("button", name="Close the hint").click()
    expect(panel).to_have_count(0)
    assert ari.seen(ari.table)["seats"][0]["hinted"] == [1]
    ari.turn()
    expect(page.locator(".bar strong")).not_to_contain_text("Hint")
    expect(page.locator("[data-mark]")).to_have_count(0)
    ari.rush(ari.table)
    page.reload()
    expect(page.get_by_text("Ari, turns with a hint: 1")).to_be_visible()


def test_a_hint_at_goals_on_a_phone(browsers: Browsers) -> None:
    ari = browsers.visitor(PHONE)
    ari.sit_at(ME, setup="standard")
    page = ari.page
    page.locator(".dealt").wait_for()
    for words in ("leave", "goes on", "on b3"):
        ask(page)
        expect(page.locator(".status strong")).to_contain_text(words)
    ask(page)
    panel = page.get_by_role("region", name="The best goals")
    expect(panel.locator("ol > li")).to_have_count(3)
    expect(panel).to_contain_text("completed in")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    panel.get_by_role("button", name="Close the hint").click()
    ari.choose_goals()
    ari.my_turn()
    assert ari.seen(ari.table)["seats"][0]["hinted"] == [0]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_teaching_mode_asks_before_a_mistake(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.named("Ari")
    ari.go("/settings")
    ari.page.get_by_label("Teaching mode").check()
    table = ari.sit_at(ME, **BEGINNER)
    bad = ari.page.evaluate(WORST, table)

    def play() -> None:
        ari.my_turn()
        ari.page.locator(".hand .tile").nth(bad["place"]).click()
        ari.page.locator(f".cell.free[data-cell={bad['cell']}]").click()
        ari.page.locator(".market.taking .tile").nth(bad["slot"]).click()
        expect(ari.page.locator(".bar strong")).to_contain_text("Are you sure? Better: ")

    play()
    assert ari.sewn().count() == 0
    expect(ari.page.locator(f"[data-mark={bad['better']['cell']}]")).to_be_attached()
    ari.page.get_by_role("button", name="Undo").click()
    expect(ari.page.locator(".bar strong")).not_to_contain_text("Are you sure?")
    ari.page.locator(".market.taking .tile").nth(bad["slot"]).click()
    ari.page.get_by_role("button", name="Play it anyway").click()
    ari.settled(0)
    assert ari.seen(table)["seats"][0]["hinted"] == [1]


def test_there_is_no_hint_at_a_table_by_link(browsers: Browsers) -> None:
    ari, bo = browsers.visitor(), browsers.visitor()
    table = ari.sit_at(ME, OPEN, **BEGINNER)
    bo.named("Bo")
    bo.go(f"/table/{table}")
    bo.page.get_by_role("button", name=re.compile("Sit|Join|Take")).first.click()
    for visitor in (ari, bo):
        visitor.page.locator(".game .bar").wait_for()
    ari.my_turn()
    expect(hint_button(ari.page)).to_have_count(0)

"""What people met on the screens: links, copying, names, messages, focus, and a lost network."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, Route, expect

from calico.lang import LANGUAGES
from support.browsers import BEGINNER, BOT, ME, OPEN, PHONE, WIDE, Browsers, BrowserVisitor, resize
from tools.screens import named_screens

HERE = {"kind": "here", "name": "Bo"}
FETCHED = """() => performance.getEntriesByType("resource").some(
  ({ name, responseEnd }) => name.includes("/assets/End-") && responseEnd > 0)"""
"""The screen that is fetched ahead last has come."""
NO_CLIPBOARD = """allowed => {
  Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
  document.execCommand = () => allowed;
}"""


def reached(page: Page, host: str | None) -> None:
    """Let the server say how others reach it."""

    def told(route: Route) -> None:
        route.fulfill(json={"here_only": False, "host": host})

    page.route("**/api/reach", told)


# Invitations


def test_a_server_for_this_machine_only_says_so_and_how_to_let_others_in(
    browsers: Browsers,
) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, OPEN)
    told = ari.page.locator(".alone")
    expect(told).to_contain_text("Only this computer can connect")
    expect(told).to_contain_text("calico serve --host 0.0.0.0")
    expect(told).to_contain_text("make play HOST=0.0.0.0")


def test_the_invitation_has_the_address_that_others_can_open(browsers: Browsers) -> None:
    ari = browsers.visitor()
    table = ari.lay(ME, OPEN)
    reached(ari.page, "192.0.2.7")
    ari.go(f"/table/{table}")
    link = ari.page.get_by_label("Link to this table")
    port = ari.address.rpartition(":")[2]
    expect(link).to_have_value(f"http://192.0.2.7:{port}/table/{table}")
    expect(ari.page.locator(".alone")).to_have_count(0)
    reached(ari.page, None)
    ari.page.reload()
    expect(ari.page.locator(".alone")).to_contain_text("open as 127.0.0.1")


@pytest.mark.parametrize("allowed", [True, False])
def test_copying_without_https_works_or_says_what_to_do(browsers: Browsers, allowed: bool) -> None:
    ari = browsers.visitor()
    table = ari.sit_at(ME, **BEGINNER)
    ari.my_turn()
    ari.page.evaluate(NO_CLIPBOARD, allowed)
    ari.page.get_by_label("Menu").click()
    ari.page.get_by_role("button", name="Copy table link").click()
    if allowed:
        expect(ari.page.locator(".toast")).to_contain_text("Link copied")
        return
    expect(ari.page.locator(".toast")).to_contain_text("The link is selected")
    assert str(ari.page.evaluate("getSelection().toString()")).endswith(f"/table/{table}")


def test_a_name_that_was_typed_and_not_saved_is_taken_along(browsers: Browsers) -> None:
    ari, bo = browsers.visitor(), browsers.visitor()
    table = ari.sit_at(ME, OPEN, **BEGINNER)
    bo.go(f"/table/{table}")
    bo.page.get_by_role("button", name="Choose a name").click()
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit here").click()
    ari.turn()
    bo.my_turn()
    assert [seat["name"] for seat in bo.seen(table)["seats"]] == ["Ari", "Bo"]


def test_a_name_that_was_typed_on_the_daily_page_is_taken_along(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/daily")
    ari.page.get_by_role("button", name="Choose a name").click()
    ari.page.get_by_label("Your name").fill("Bo")
    ari.page.get_by_role("button", name="Play today’s quilt").click()
    assert ari.seen(ari.at_table())["seats"][0]["name"] == "Bo"


def test_a_name_that_is_refused_keeps_the_seat_open_and_shows_no_regular_expression(
    browsers: Browsers,
) -> None:
    ari, bo = browsers.visitor(), browsers.visitor()
    table = ari.lay(ME, OPEN)
    bo.go(f"/table/{table}")
    bo.page.get_by_role("button", name="Choose a name").click()
    bo.page.get_by_label("Your name").fill("B\u202eo")
    bo.page.get_by_role("button", name="Sit here").click()
    toast = bo.page.locator(".toast.error")
    expect(toast).to_contain_text("expected letters, digits")
    expect(toast).not_to_contain_text("^")
    assert bo.seen(table)["seats"][1]["kind"] == "open"


# Messages


def test_what_went_wrong_fades_and_does_not_follow_to_the_next_screen(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.page.clock.install()
    ari.go("/")
    ari.page.route("**/api/tables", lambda route: route.abort())
    wrong = ari.page.locator(".toast.error")
    ari.page.get_by_role("button", name="Play now").click()
    expect(wrong).to_have_count(1)
    ari.page.clock.fast_forward(60_000)
    expect(wrong).to_have_count(0)
    ari.page.get_by_role("button", name="Play now").click()
    expect(wrong).to_have_count(1)
    ari.page.get_by_role("link", name="Learn", exact=True).click()
    ari.page.locator(".lesson").wait_for()
    expect(wrong).to_have_count(0)


def test_a_refusal_begins_with_a_capital(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/table/nowhere")
    expect(ari.page.locator("h1")).to_have_text(re.compile("^There is no such table"))


def test_what_is_read_aloud_begins_with_a_capital(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, **BEGINNER)
    ari.place()
    aloud = ari.page.locator(".unseen[role=status]", has_text="Now take a patch from the market.")
    expect(aloud).to_have_text(re.compile(r"^\s*[A-Z].* is on "))
    taken = ari.page.locator(".market .tile").first
    expect(taken).to_have_accessible_name(re.compile(r"\. [A-Z][a-z ]+ is discarded$"))


def test_a_refused_take_back_is_told_to_who_asked(browsers: Browsers) -> None:
    ari, bo = browsers.visitor(), browsers.visitor()
    table = ari.lay(ME, OPEN, take_back=True, **BEGINNER)
    bo.named("Bo")
    bo.go(f"/table/{table}")
    bo.page.get_by_role("button", name="Sit here").click()
    ari.go(f"/table/{table}")
    ari.turn()
    bo.my_turn()
    ari.page.get_by_role("button", name="Ask to undo").click()
    bo.page.get_by_role("button", name="Decline").click()
    expect(ari.page.locator(".toast")).to_contain_text("Bo declined")


# At the table


def test_a_double_click_places_and_does_not_take_back(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, **BEGINNER)
    ari.my_turn()
    ari.page.locator(".cell.free").nth(8).dblclick()
    expect(ari.page.locator(".cell.placed")).to_have_count(1)
    ari.page.locator(".cell.placed").click()
    expect(ari.page.locator(".cell.placed")).to_have_count(0)


def test_alone_nothing_is_in_other_hands(browsers: Browsers) -> None:
    ari = browsers.visitor()
    for seats, words in (((ME,), "in the bag"), ((ME, BOT), "in the bag or in other hands")):
        ari.sit_at(*seats, **BEGINNER)
        ari.my_turn()
        ari.page.get_by_role("button", name="Bag").click()
        expect(ari.page.locator(".bag caption")).to_have_text(re.compile(f": {words}$"))


def test_a_scenario_asks_for_the_three_goals_that_there_are(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, scenario=1)
    expect(ari.page.locator(".words")).to_have_text("Ari, place the three goals on b3, c4 and d2.")
    ari.sit_at(ME)
    expect(ari.page.locator(".words")).to_contain_text("three of the four goals")


def test_names_that_were_made_up_are_in_the_readers_language(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/")
    ari.page.get_by_role("button", name="Play now").click()
    table = ari.at_table()
    ari.my_turn()
    made_up = str(ari.seen(table)["seats"][0]["name"])
    assert re.fullmatch(r"[A-Z][a-z]+ \d{3}", made_up)
    state = ari.context.storage_state()
    for lang, bot in (("de", "Sanft"), ("pl", "Łagodny"), ("en", "Gentle")):
        eye = browsers.visitor(locale=lang, storage_state=state)
        eye.go(f"/table/{table}")
        expect(eye.page.locator(".seats strong").first).to_have_text(bot)
        heading = eye.page.locator("main h1").inner_text()
        assert (made_up in heading) == (lang == "en")
        eye.go("/")
        expect(eye.page.locator("main .who").first).to_contain_text(bot)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_cats_in_the_score_sheet_are_whole(browsers: Browsers, size: tuple[int, int]) -> None:
    ari = browsers.visitor(size)
    table = ari.lay(ME, **BEGINNER)
    ari.rush(table)
    ari.go(f"/table/{table}")
    ari.page.locator("[data-kind=cat] svg").first.wait_for()
    clipped = """() => [...document.querySelectorAll("[data-kind=cat] svg")].filter((svg) => {
      const { x, y, width, height } = svg.getBBox(), box = svg.viewBox.baseVal;
      return !width || x < box.x || y < box.y
        || x + width > box.x + box.width || y + height > box.y + box.height;
    }).length"""
    ari.page.wait_for_function(f"() => ({clipped})() === 0")


# The lesson


def test_the_lesson_answers_wrong_clicks_and_moves_tiles(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/learn")
    page = ari.page
    page.get_by_role("button", name="Continue").click()
    missed = page.locator(".missed")
    expect(missed).to_have_text("")
    page.locator(".hand .tile").nth(1).click()
    expect(missed).to_contain_text("choose yellow flowers, then the glowing cell a1")
    page.locator(".hand .tile").first.click()
    expect(missed).to_have_text("")
    page.locator("[data-cell=c3]").click(force=True)
    expect(missed).to_contain_text("yellow flowers")
    page.locator("[data-cell=a1]").click()
    expect(missed).to_have_text("")
    told = page.locator(".say .text").inner_text()
    assert not re.search(r"[.!?] [a-z]", told), told
    page.locator(".market .tile").nth(1).click(force=True)
    expect(missed).to_contain_text("take yellow vines")
    page.locator(".market .tile[aria-disabled=false]").click()
    expect(missed).to_have_text("")
    page.get_by_role("button", name="Continue").wait_for()
    hand = page.locator(".hand .tile")
    expect(hand).to_have_count(2)
    labels = [str(hand.nth(k).get_attribute("aria-label")) for k in range(2)]
    assert not any("yellow flowers" in label for label in labels)
    assert any("yellow vines" in label for label in labels)
    expect(ari.sewn()).to_have_count(1)


def test_the_lesson_speaks_the_readers_language_to_the_end(browsers: Browsers) -> None:
    eye = browsers.visitor(locale="de")
    eye.go("/learn")
    on = eye.page.locator(".on button").last
    while not eye.page.locator("table caption").count():
        on.click()
    expect(eye.page.locator("thead th").last).to_contain_text("Sanft")


def test_the_goal_that_the_lesson_speaks_of_is_pointed_out(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/learn")
    ari.page.get_by_role("button", name="Continue").click()
    for _ in range(3):
        ari.page.get_by_role("button", name="Skip this step").click()
    expect(ari.page.get_by_role("heading", name="Design goals")).to_be_visible()
    expect(ari.page.locator(".quilt .latest")).to_have_count(1)


# Ways through the page


def test_the_focus_goes_along_to_the_next_screen(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/")
    page = ari.page
    page.get_by_role("button", name="Play now").click()
    ari.my_turn()
    expect(page.locator("main#main:focus")).to_have_count(1)
    page.go_back()
    page.get_by_role("link", name="Meet the cats").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Meet the cats")
    expect(page.locator("main#main:focus")).to_have_count(1)


def test_a_page_that_is_opened_begins_at_its_beginning(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/cats")
    ari.page.locator("#millie").wait_for()
    assert ari.page.evaluate("document.activeElement === document.body")


def test_the_ways_through_the_page_stay_on_one_line(browsers: Browsers) -> None:
    for lang in LANGUAGES:
        eye = browsers.visitor(locale=lang)
        eye.go("/about")
        eye.page.locator("#program").wait_for()
        for width in (1000, 1024, 1119, 1120, 1180):
            resize(eye.page, (width, 768))
            tops = """new Set([...document.querySelectorAll("header > *")].filter((e) =>
              e.checkVisibility()).map((e) => Math.floor(e.getBoundingClientRect().top / 40)))"""
            assert eye.page.evaluate(f"{tops}.size") == 1, (lang, width)


def test_headings_skip_no_level(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.named("Ari")
    for path, ready in named_screens().values():
        ari.follow(path)
        ari.page.locator(ready).first.wait_for()
        found = "[...document.querySelectorAll('h1, h2, h3, h4')].map(h => Number(h.tagName[1]))"
        levels = ari.page.evaluate(f"() => {found}")
        assert all(b <= a + 1 for a, b in pairwise(levels)), (path, levels)


# Without a network


def ready_to_be_offline(ari: BrowserVisitor) -> None:
    ari.page.wait_for_function(FETCHED)
    ari.context.set_offline(True)


def test_without_a_network_every_screen_can_be_opened(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.named("Ari")
    ready_to_be_offline(ari)
    for name in ("Daily quilt", "Scenarios", "Achievements", "Score pad", "Meet the cats", "Learn"):
        ari.page.locator("nav").get_by_role("link", name=name).click()
        expect(ari.page.locator("nav [aria-current=page]")).to_have_text(name)
        expect(ari.page.locator("main")).not_to_be_empty()
    for name in ("Rules", "Settings"):
        ari.page.locator("nav").get_by_role("link", name=name).click()
        expect(ari.page.locator("nav [aria-current=page]")).to_have_text(name)
    ari.context.set_offline(False)


def test_a_screen_that_cannot_be_fetched_says_so_and_can_be_tried_again(
    browsers: Browsers,
) -> None:
    ari = browsers.visitor()
    ari.page.route("**/assets/cats.screen-*.js", lambda route: route.abort())
    ari.page.route("**/api/options", lambda route: route.abort())
    ari.go("/")
    ari.page.get_by_role("link", name="Meet the cats").first.click()
    expect(ari.page.get_by_role("heading", level=1)).to_have_text("This page could not be loaded")
    assert ari.page.url.endswith("/cats")
    ari.page.unroute("**/assets/cats.screen-*.js")
    ari.page.unroute("**/api/options")
    ari.page.get_by_role("button", name="Try again").click()
    ari.page.locator("#millie").wait_for()


def test_the_rules_can_be_read_at_a_table_without_a_network(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, **BEGINNER)
    ari.my_turn()
    ready_to_be_offline(ari)
    expect(ari.page.locator(".contact")).to_be_visible()
    ari.page.get_by_label("Menu").click()
    ari.page.locator(".menu").get_by_role("link", name="Rules").click()
    expect(ari.page.locator("nav [aria-current=page]")).to_have_text("Rules")
    ari.context.set_offline(False)

"""Whole games in a real browser, by mouse: alone, against a bot, by link, and at one screen."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from support.browsers import BEGINNER, BOT, ME, PHONE, Browsers, BrowserVisitor


def total(visitor: BrowserVisitor, seat: int = 0) -> int:
    """What the server says that a seat has scored."""
    return int(visitor.seen(visitor.table)["seats"][seat]["score"]["total"])


def sums(page: Page) -> list[int]:
    """The last line of the score sheet."""
    cells = page.locator("table tbody tr").last.locator("td").all_inner_texts()
    return [int(re.sub(r"\D", "", cell)) for cell in cells]


def test_a_whole_solo_game(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/")
    ari.page.get_by_role("button", name="Solo").click()
    ari.at_table()
    ari.choose_goals()
    for turn in range(22):
        ari.turn(where=(turn * 7 % 10) / 10, which=turn)
    expect(ari.page.locator("table caption")).to_be_attached()
    assert sums(ari.page) == [total(ari)]
    expect(ari.page.locator("h1")).to_contain_text(str(total(ari)))


def test_alone_the_market_shows_its_far_end_and_what_will_be_discarded(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, **BEGINNER)
    ari.place()
    page = ari.page
    expect(page.locator(".market .ends")).to_contain_text("Far end")
    tiles, crossed = page.locator(".market .tile"), page.locator(".market li:has(.gone)")
    page.locator("h1").first.hover(force=True)
    for place, goes in ((0, 1), (1, 0), (2, 0)):
        tiles.nth(place).hover()
        expect(crossed).to_have_count(1)
        expect(page.locator(".market li").nth(goes).locator(".gone")).to_be_visible()
        expect(tiles.nth(place)).to_have_accessible_name(re.compile("is discarded"))
    before = ari.seen(ari.table)["market"]
    tiles.nth(0).click()
    ari.settled(0)
    log = ari.seen(ari.table)["log"]
    assert log[-1]["discard"] == before[1]


def test_one_click_to_the_first_patch_and_a_whole_game_against_a_bot(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/")
    ari.page.get_by_role("button", name="Play now").click()
    ari.at_table()
    ari.place()  # the very next thing that happens is a patch on the quilt
    ari.finish()
    ari.my_turn()
    ari.rush(ari.table, 17)
    turns = 18
    while ari.playing():
        ari.turn(where=(turns * 3 % 10) / 10, which=turns)
        turns += 1
    assert turns == 22
    assert sums(ari.page) == [total(ari, 0), total(ari, 1)]
    assert len(ari.seen(ari.table)["seats"][1]["patches"]) == 22


def test_two_browsers_play_each_other_by_link_to_the_end_and_again(browsers: Browsers) -> None:
    ari, bo = browsers.visitor(), browsers.visitor(PHONE, has_touch=True)
    ari.go("/")
    ari.page.get_by_role("link", name="With friends").click()
    ari.page.get_by_role("button", name="Create table").click()
    ari.at_table()
    link = ari.page.get_by_label("Link to this table").input_value()

    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit here").click()
    both = (ari, bo)
    for each in both:
        each.choose_goals()
    ari.page.locator(".game").wait_for()
    if ari.seen(ari.table)["you"]["seats"][0]["seat"] != 0:  # luck says who starts
        both = (bo, ari)
    for turn in range(44):
        if 8 <= turn < 38:
            both[turn % 2].rush(ari.table, 1)
        else:
            both[turn % 2].turn(where=(turn * 3 % 10) / 10, which=turn)
    for each in both:
        expect(each.page.locator("table caption")).to_be_attached()
    assert sums(ari.page) == sums(bo.page) == [total(ari, 0), total(ari, 1)]

    ari.page.get_by_role("button", name="Play again").click()
    bo.page.get_by_role("link", name="Join the rematch").click()
    bo.page.wait_for_url(re.compile("/table/(?!" + link.rsplit("/", 1)[1] + ")"))
    ari.page.wait_for_url(bo.page.url)


def test_at_one_screen_the_curtain_hides_hands(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/new?with=here")
    ari.page.get_by_label("Seat 2: name").fill("Bo")
    ari.page.get_by_role("button", name="Create table").click()
    ari.at_table()
    curtain = ari.page.locator("dialog[open]")
    for _ in range(2):
        curtain.get_by_role("button").click()
        ari.choose_goals()
    named = []
    for turn in range(6):
        curtain.wait_for()
        named.append(str(curtain.get_by_role("heading").text_content()))
        tiles = ari.page.locator(".hand .tile")
        labels = [tile.get_attribute("aria-label") for tile in tiles.all()]
        assert labels == ["A hidden patch"] * 2
        assert ari.page.locator(".hand use[href^='#patch-']").count() == 0
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        expect(ari.page.locator(".hand use[href^='#patch-']")).to_have_count(2)
        ari.turn(which=turn)
    assert named[0] != named[1]
    assert named == named[:2] * 3


def test_a_spectator_is_sent_nothing_hidden(browsers: Browsers) -> None:
    ari, eve = browsers.visitor(), browsers.visitor()
    table = ari.lay(ME, BOT, setup="standard", first=0)
    sent: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: sent.append(json.loads(frame)))

    eve.page.on("websocket", listen)
    answers: list[Any] = []
    eve.page.on("response", lambda answer: answers.append(answer))
    eve.go(f"/table/{table}")
    ari.go(f"/table/{table}")
    ari.choose_goals()
    for turn in range(3):
        ari.turn(which=turn)
    ari.my_turn()
    expect(eve.sewn()).to_have_count(3)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    assert eve.page.locator(".hand").count() == 0

    own = ari.seen(table)["you"]["seats"][0]
    assert own["hand"]
    views = [frame for frame in sent if "seats" in frame] + [
        answer.json()
        for answer in answers
        if answer.url.endswith(table) and "/api/tables/" in answer.url
    ]
    assert len(views) > 3
    for view in views:
        assert view["you"]["seats"] == []
        assert all(seat["hand"] is None for seat in view["seats"])
        assert view["fair"]["secret"] is view["fair"]["seed"] is None
    previews = "id => fetch(`/api/tables/${id}/previews`).then(a => a.json())"
    assert eve.page.evaluate(previews, table)["previews"] == []
    assert ari.page.evaluate(previews, table)["previews"] != []


def test_a_quick_table_is_listed_where_it_was_left(browsers: Browsers) -> None:
    ari = browsers.visitor()
    table = ari.lay(ME, BOT, **BEGINNER)
    ari.go("/")
    ari.page.locator(f"a[href='/table/{table}']").first.click()
    ari.turn()
    assert ari.seen(table)["turn"] > 1

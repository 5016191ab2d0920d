"""Whatever happens to the network, the server or the tab: the page comes back to where it was."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from support.browsers import BEGINNER, BOT, ME, Browsers


def test_a_turn_made_offline_is_kept_and_sent_when_the_network_is_back(browsers: Browsers) -> None:
    ari = browsers.visitor()
    table = ari.sit_at(ME, BOT, **BEGINNER)
    ari.turn()
    ari.my_turn()
    cell = ari.place(0.3)
    ari.context.set_offline(True)
    expect(ari.page.locator(".contact")).to_be_visible()
    ari.finish()
    expect(ari.page.locator(".bar")).to_contain_text("is saved until the connection is back")
    ari.context.set_offline(False)
    expect(ari.sewn()).to_have_count(2)
    ari.my_turn()
    view = ari.seen(table)
    assert cell in view["seats"][0]["patches"]
    assert view["turn"] == 5


def test_a_reload_in_mid_turn_comes_back_to_the_exact_state(browsers: Browsers) -> None:
    ari = browsers.visitor()
    table = ari.sit_at(ME, **BEGINNER)
    ari.turn()
    ari.my_turn()
    label = ari.page.locator(".hand .tile").first.get_attribute("aria-label")
    ari.place(0.3)
    ari.page.reload()
    ari.my_turn()
    expect(ari.sewn()).to_have_count(1)
    assert ari.page.locator(".hand .tile").first.get_attribute("aria-label") == label
    assert ari.seen(table)["turn"] == 2


def test_a_turn_kept_offline_survives_the_closing_of_the_tab(browsers: Browsers) -> None:
    ari = browsers.visitor()
    table = ari.sit_at(ME, **BEGINNER)
    cell = ari.place(0.3)
    ari.context.set_offline(True)
    ari.finish()
    expect(ari.page.locator(".contact")).to_be_visible()
    ari.page.close()
    ari.context.set_offline(False)
    ari.page = ari.tab()
    ari.go(f"/table/{table}")
    expect(ari.sewn()).to_have_count(1)
    assert list(ari.seen(table)["seats"][0]["patches"]) == [cell]


def test_a_refused_turn_is_explained_and_taken_back(browsers: Browsers) -> None:
    ari = browsers.visitor()
    table = ari.sit_at(ME, **BEGINNER)

    def spoil(route: Route) -> None:
        """Send a cell of the rim instead: the real server refuses it."""
        sent = json.loads(route.request.post_data or "")
        sent["move"] = sent["move"][:3] + "z0" + sent["move"][5:]
        route.continue_(post_data=json.dumps(sent))

    ari.page.route("**/moves*", spoil)
    ari.place()
    ari.finish()
    told = ari.page.get_by_role("alert")
    expect(told).to_contain_text("z0")
    expect(ari.page.locator(".cell.placed")).to_have_count(0)
    expect(ari.sewn()).to_have_count(0)
    ari.page.unroute("**/moves*")
    ari.turn()
    assert ari.seen(table)["turn"] == 2


def test_a_second_tab_stays_in_step(browsers: Browsers) -> None:
    ari = browsers.visitor()
    table = ari.sit_at(ME, **BEGINNER)
    ari.place(0.9)  # lies there, though the turn is not over
    first, ari.page = ari.page, ari.tab()
    ari.go(f"/table/{table}")
    ari.turn(0.1)
    second, ari.page = ari.page, first
    expect(ari.sewn()).to_have_count(1)
    expect(ari.page.locator(".cell.placed")).to_have_count(0)
    ari.turn(0.5)
    ari.page = second
    expect(ari.sewn()).to_have_count(2)


def test_an_old_page_loads_itself_anew_after_an_upgrade(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.sit_at(ME, **BEGINNER)
    ari.my_turn()
    ari.page.evaluate("window.old = true")
    offers = ari.page.evaluate("fetch('/api/options').then((answer) => answer.json())")
    upgraded = offers | {"version": "99.0.0"}
    ari.page.route("**/api/options", lambda route: route.fulfill(json=upgraded))
    ari.context.set_offline(True)
    expect(ari.page.locator(".contact")).to_be_visible()
    ari.context.set_offline(False)
    ari.page.wait_for_function("() => !window.old")
    ari.my_turn()


def test_the_server_is_killed_and_started_again_in_mid_game(browsers: Browsers) -> None:
    ari, eve = browsers.visitor(), browsers.visitor()
    table = ari.sit_at(ME, BOT, **BEGINNER)
    eve.go(f"/table/{table}")
    ari.turn()
    ari.my_turn()
    browsers.served.kill()
    expect(ari.page.locator(".contact")).to_be_visible()
    cell = ari.place(0.3)
    ari.finish()
    expect(ari.page.locator(".contact")).to_contain_text(f"on {cell} is saved")
    browsers.served.start()
    expect(ari.sewn()).to_have_count(2)
    ari.my_turn()
    expect(eve.sewn()).to_have_count(2)
    view = ari.seen(table)
    assert cell in view["seats"][0]["patches"]
    assert len(view["seats"][1]["patches"]) == 2
    ari.turn(0.7)

"""Whatever happens to the tab or the storage: what was shown as done is there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Error, expect

from support.browsers import PHONE, BrowserVisitor
from support.sites import SiteVisits, begin


def _asked_of_storage(visitor: BrowserVisitor, what: str, **details: Any) -> None:
    """Let the browser do something to the storage of the site."""
    origin = visitor.page.evaluate("location.origin")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send(f"Storage.{what}", {"origin": origin, **details})


def test_a_tab_that_crashes_in_mid_turn_loses_nothing(devices: SiteVisits) -> None:
    ari = devices.visitor(PHONE)
    begin(ari)
    ari.turn()
    ari.my_turn()
    hand = ari.page.locator(".hand .tile").first.get_attribute("aria-label")
    ari.place(0.3)
    address = ari.page.url
    with pytest.raises(Error):
        ari.page.goto("chrome://crash")
    ari.page = ari.tab()
    ari.page.goto(address)
    ari.my_turn()
    expect(ari.sewn()).to_have_count(1)
    assert ari.page.locator(".hand .tile").first.get_attribute("aria-label") == hand
    ari.turn()
    expect(ari.sewn()).to_have_count(2)


def test_two_tabs_do_not_overwrite_each_other(devices: SiteVisits) -> None:
    ari = devices.visitor(PHONE)
    ari.go("/")
    ari.page.get_by_role("button", name="Solo").click()
    ari.choose_goals()
    ari.my_turn()
    first, other = ari.page, ari.tab()
    other.goto(first.url)
    ari.page = other
    ari.my_turn()
    ari.page = first
    ari.turn()
    ari.page = other
    ari.place()
    ari.finish()
    message = other.get_by_role("alert").filter(has_text="another tab")
    expect(message).to_be_visible()
    message.get_by_role("button", name="Reload").click()
    expect(ari.sewn()).to_have_count(1)
    ari.turn()
    expect(ari.sewn()).to_have_count(2)


def test_a_storage_that_is_full_and_then_is_cleared(devices: SiteVisits) -> None:
    ari = devices.visitor(PHONE)
    ari.go("/")
    _asked_of_storage(ari, "overrideQuotaForOrigin", quotaSize=1)
    play = ari.page.get_by_role("button", name="Play now")
    play.click()
    expect(ari.page.get_by_role("alert")).to_contain_text("The storage of this browser is full")
    _asked_of_storage(ari, "overrideQuotaForOrigin")
    play.click()
    ari.my_turn()
    _asked_of_storage(ari, "clearDataForOrigin", storageTypes="indexeddb")
    ari.place()
    ari.finish()
    message = ari.page.get_by_role("alert").filter(has_text="was deleted meanwhile")
    message.get_by_role("button", name="Reload").click()
    expect(ari.page.get_by_role("heading", level=1)).to_be_visible()

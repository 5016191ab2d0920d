"""Puzzles in a real browser: a hint, the move that solves it, and what is remembered."""

from __future__ import annotations

from playwright.sync_api import expect

from calico.coach.puzzles.collection import number_of_day, puzzle
from calico.rules.luck.daily import utc_today
from calico.rules.notation import Move
from support.browsers import Browsers


def test_the_puzzle_of_the_day_is_solved_after_a_hint(browsers: Browsers) -> None:
    found = puzzle(number_of_day(utc_today()))
    best = Move.parse(found.good[0])
    view = found.view()
    who = browsers.visitor()
    who.go("/puzzle")
    page = who.page
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status").filter(has_text="Place")).to_be_visible()
    assert found.good[0] not in page.content()

    page.locator(".hand .tile").nth(view.hand(0).index(best.tile)).click()
    page.locator(f'[data-cell="{best.cell}"]').click()
    page.locator(".market .tile").nth(view.slot(best)).click()
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(page.get_by_text("To be repeated: 1")).to_be_visible()  # as a hint was needed

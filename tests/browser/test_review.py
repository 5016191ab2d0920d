"""The review on the page: judged in the browser's own Python, shown, kept, and learnt from."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, expect

from calico.coach.review.analysis import Analysis
from calico.coach.review.decision import Decision
from calico.coach.review.labels import Label
from calico.coach.review.messages import story
from calico.coach.review.review import Review
from calico.rules.record import Record
from support.browsers import (
    BEGINNER,
    ME,
    PHONE,
    WIDE,
    Browsers,
    BrowserVisitor,
    axe_findings,
    resize,
)
from support.reviews import FEW, finished

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")

STOP_AT_FIRST: Final = """() => {
  if (document.querySelectorAll("main figure svg").length < 2) return false;
  [...document.querySelectorAll("button")].find((each) => each.textContent === "Stop").click();
  return true;
}"""
"""Stops the search for the best quilt after its first round, however slow the test is."""


@cache
def game() -> tuple[Record, Analysis]:
    """A game played at random, and its analysis by the command."""
    record = finished("page", setup="beginner")
    review = Review(record, FEW)
    for _ in review.steps():
        pass
    return record, review.analysis


def mistakes() -> list[Decision]:
    """The decisions that cost points for certain, the largest first."""
    certain = (Label.INACCURACY, Label.MISTAKE, Label.BLUNDER)
    found = [each for each in game()[1].seats[0].decisions if each.label in certain]
    return sorted(found, key=lambda each: -each.loss)


def open_files(page: Page, folder: Path, **texts: str) -> None:
    paths = []
    for name, text in texts.items():
        path = folder / f"{name}.json"
        path.write_text(text)
        paths.append(path)
    page.locator("input[type=file]").set_input_files(paths)


def reviewed(visitor: BrowserVisitor, folder: Path) -> Page:
    """A page that shows the review of the game, all of it judged by the command."""
    record, analysis = game()
    visitor.go("/review")
    open_files(visitor.page, folder, record=record.dumps(), analysis=analysis.dumps())
    visitor.page.locator(".sum").wait_for()
    return visitor.page


def test_what_is_missing_is_judged_here_and_comes_to_the_same_document(
    browsers: Browsers, tmp_path: Path
) -> None:
    record, analysis = game()
    data = json.loads(analysis.dumps())
    gone = data["seats"][0]["decisions"].pop(15)
    ari = browsers.visitor(accept_downloads=True)
    page = ari.page
    ari.go("/review")
    open_files(page, tmp_path, record=record.dumps(), analysis=json.dumps(data))
    page.locator(".sum").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download analysis").click()
    assert Path(download.value.path()).read_text() == analysis.dumps()
    page.get_by_role("button", name=f"Turn {gone['turn']} ").click()
    expect(page.locator("article h2")).to_contain_text(f"Turn {gone['turn']}")
    page.get_by_text("Show ±").click()
    expect(page.locator("article tbody tr")).to_have_count(len(gone["options"]))
    [*steps, result] = page.locator("figure table").last.locator("tbody td").all_text_contents()
    assert round(sum(10 * float(step) for step in steps)) == round(10 * float(result))
    page.reload()
    page.get_by_role("link", name=str(record.replay().scores[0].total)).click()
    page.locator(".sum").wait_for()
    # The turn that is shown can be played otherwise.
    page.get_by_role("button", name="Turn 22 ").click()
    page.locator(".one").get_by_role("link", name="Analysis board").click()
    expect(page.locator("[data-moves] [aria-current=step]")).to_contain_text("21")


def test_a_finished_game_is_reviewed_stopped_and_continued(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page, table = ari.page, ari.lay(ME, **BEGINNER)
    ari.rush(table)
    ari.go(f"/table/{table}")
    page.get_by_role("link", name="Review this game").click()
    page.get_by_role("button", name="Quick review").click()
    judged = page.locator("section[aria-labelledby=decisions] li")
    judged.first.wait_for()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Continue").wait_for()
    before = judged.count()
    assert 1 <= before < 22
    page.reload()
    page.get_by_role("button", name="Continue").click()
    judged.nth(before).wait_for()
    page.get_by_role("button", name="Stop").click()
    ari.go(f"/table/{table}/replay")
    page.get_by_role("link", name="Review this game").click()
    judged.nth(before).wait_for()


def test_the_best_quilt_is_found_beside_the_real_one_stopped_and_continued(
    browsers: Browsers,
) -> None:
    ari = browsers.visitor(WIDE, bypass_csp=True)
    page, table = ari.page, ari.lay(ME, **BEGINNER)
    ari.rush(table)
    ari.go(f"/table/{table}")
    page.get_by_role("link", name="The best quilt").click()
    quilts, rounds = page.locator("main figure svg"), page.locator("main progress")
    page.wait_for_function(STOP_AT_FIRST, polling=20)
    page.get_by_role("button", name="Continue").wait_for()
    before = int(str(rounds.get_attribute("value")))
    assert 1 <= before < 12
    page.reload()
    expect(quilts).to_have_count(2)
    expect(rounds).to_have_attribute("value", str(before))
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Search further").wait_for()
    expect(rounds).to_have_attribute("value", "12")
    page.get_by_role("button", name="Any order").click()
    total = page.locator("main table").first.locator("tbody tr").last
    played, best = (int(cell) for cell in total.locator("td").all_text_contents())
    assert played < best
    assert best <= int(page.get_by_role("button", name="Other patches").inner_text().split()[-1])
    expect(quilts.last).to_have_attribute("aria-label", re.compile(f"Best: {best}\\. goals"))
    page.get_by_text("Quilts as text").click()
    expect(page.locator(".text td", has_text=re.compile("^[A-Z][a-z]$"))).to_have_count(2 * 46)
    found: list[str] = []
    for size in ((1024, 768), (844, 390), PHONE):
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found.extend(axe_findings(page, scheme))
    assert found == []
    page.get_by_role("button", name="To the review").click()
    page.get_by_role("button", name="Start review").wait_for()


def test_what_cannot_be_reviewed_gets_a_sentence(browsers: Browsers, tmp_path: Path) -> None:
    data = game()[0].to_dict()
    unfinished = json.dumps({**data, "moves": data["moves"][:9]})
    ari = browsers.visitor()
    page, told = ari.page, ari.page.get_by_role("alert")
    ari.go("/review")
    open_files(page, tmp_path, analysis=game()[1].dumps())
    expect(told).to_have_text("Open the record of the game first, then its analysis.")
    open_files(page, tmp_path, record=unfinished)
    expect(told).to_contain_text("9 of 22 moves")


def test_mistakes_are_learnt_and_those_failed_come_back(browsers: Browsers, tmp_path: Path) -> None:
    ari = browsers.visitor(PHONE)
    page = reviewed(ari, tmp_path)
    page.get_by_role("button", name="Learn from your mistakes").click()
    first, second = mistakes()[:2]

    def play(move: str) -> None:
        placed, _, taken = move.partition(" ")
        tile, cell = placed.split("@")
        place, take = page.locator(".side section").nth(0), page.locator(".side section").nth(1)
        place.locator(f"button:has([href='#patch-{tile}'])").click()
        page.locator(f"[data-cell={cell}]").click()
        taking = take.locator("button")
        if "/" in taken or len(taken) == 2:
            taking = take.locator(f"button:has([href='#patch-{taken[:2]}'])")
        taking.first.click()

    expect(page.locator(".practice")).to_contain_text(first.played.split("@")[1][:2])
    for _ in range(3):
        page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
    expect(page.locator(".side [role=status]")).to_contain_text(first.best.move.split("@")[1][:2])
    play(first.best.move)
    expect(page.locator(".verdict")).to_contain_text("Correct")
    page.get_by_role("button", name="Next exercise").click()
    play(second.played)
    expect(page.locator(".verdict")).to_contain_text("Try again")
    page.get_by_role("button", name="Show solution").click()
    expect(page.get_by_text("comes back tomorrow")).to_be_visible()
    ari.go("/review")
    page.locator("input[type=file]").wait_for()
    expect(page.get_by_role("link", name="to repeat")).to_have_count(0)
    page.clock.set_fixed_time(datetime.now() + timedelta(days=1, hours=1))
    page.reload()
    page.get_by_role("link", name="1 exercise to repeat").click()
    seen = {option.move for option in second.options}
    moves = story(game()[0])["seats"][0]["turns"][second.turn - 1]["moves"]
    play(next(move for move in moves if move not in seen and "/" not in move))
    expect(page.locator(".verdict")).to_be_visible()


def test_it_fits_every_screen_and_axe_finds_nothing(browsers: Browsers, tmp_path: Path) -> None:
    ari = browsers.visitor(WIDE, bypass_csp=True)
    page = reviewed(ari, tmp_path)
    found: list[str] = []

    def look(where: str, *sizes: tuple[int, int]) -> None:
        for size in sizes:
            resize(page, size)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (where, size)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            found.extend(axe_findings(page, f"{where} {scheme}"))

    look("review", (1920, 1080), (1024, 768), (844, 390), PHONE)
    page.get_by_role("button", name="Learn from your mistakes").click()
    page.locator(".practice").wait_for()
    look("exercise", (1024, 768), (844, 390), PHONE)
    assert found == []

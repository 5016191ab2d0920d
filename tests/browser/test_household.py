"""The household in the browser: ladder of scenarios, chart, claims, its file, statistics."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from calico.campaign.document import dumps, game_of_record
from support.browsers import BOT, ME, PHONE, Browsers, BrowserVisitor
from support.households import PASSED, dealt_as, won_by

BO = {"kind": "here", "name": "Bo"}
SEND = """async ([path, body]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
}"""


@pytest.fixture
def lucky(
    house_of_browsers: Browsers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Browsers]:
    """Browsers before a server that deals every game as the record of the passed scenario."""
    with dealt_as(PASSED, house_of_browsers, tmp_path, monkeypatch) as there:
        yield there


def card(page: Page, number: int) -> Locator:
    """A scenario on the ladder."""
    return page.locator(f"[data-scenario='{number}']")


def entry(page: Page, achievement: str) -> Locator:
    """An achievement on the chart."""
    return page.locator(f"[data-achievement='{achievement}']")


def written(folder: Path, document: object) -> Path:
    """A file to bring in."""
    path = folder / "household.json"
    path.write_text(document if isinstance(document, str) else json.dumps(document))
    return path


def bring(visitor: BrowserVisitor, path: Path) -> None:
    """Bring a file into the household on the chart's page."""
    visitor.go("/chart")
    visitor.page.get_by_label("Import a file").set_input_files(path)


# Scenarios


def test_R8_4_a_scenario_from_the_ladder_to_its_result_and_on(lucky: Browsers) -> None:
    ari = lucky.visitor()
    page = ari.page
    ari.named("Ari")
    page.get_by_role("navigation").get_by_role("link", name="Scenarios").click()
    expect(card(page, 1).locator(".cats li")).to_have_count(3)
    expect(card(page, 2)).to_contain_text("Pass scenario 1 solo to unlock this one for solo play.")
    expect(card(page, 2).get_by_role("button")).to_have_count(0)
    card(page, 1).get_by_role("button", name="Play solo").click()
    table = ari.at_table()
    page.locator(".dealt").wait_for()
    path = f"/api/tables/{table}"
    goals = PASSED.to_dict()["players"][0]["goals"]
    page.evaluate(SEND, [f"{path}/goals", {"seat": 0, "goals": goals}])
    score = page.locator("[data-objective='score_at_least']")
    expect(score).to_contain_text("0 of 58 points")
    for number, move in enumerate(PASSED.moves, start=1):
        page.evaluate(SEND, [f"{path}/moves", {"number": number, "move": str(move)}])
        if number == len(PASSED.moves) - 1:
            have = ari.seen(table)["seats"][0]["score"]["total"]
            expect(score).to_contain_text(f"{have} of 58 points")
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("Scenario 1: passed by Ari")
    expect(outcome.locator(".done")).to_have_count(2)
    outcome.get_by_role("button", name="Next: scenario 2").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert ari.seen(ari.at_table())["terms"]["scenario"] == 2

    ari.go("/scenarios")
    expect(card(page, 1)).to_contain_text("Passed solo")
    expect(card(page, 2).get_by_role("button", name="Play solo")).to_be_visible()
    expect(card(page, 3)).to_contain_text("Pass scenario 2 solo to unlock this one for solo play.")
    ari.go("/chart")
    expect(entry(page, "scenario_1")).to_contain_text("Claimed")
    expect(page.locator(".track .filled")).to_have_count(1)


def test_what_a_scenario_asks_for_is_in_sight_on_a_phone(browsers: Browsers) -> None:
    ari = browsers.visitor(PHONE, has_touch=True)
    page = ari.page
    table = ari.lay(ME, scenario=1)
    ari.rush(table, 3)
    ari.go(f"/table/{table}")
    ari.my_turn()
    expect(page.locator(".aims li")).to_have_count(2)
    expect(page.locator(".aims")).to_be_in_viewport(ratio=1)
    ari.rush(table)
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("Scenario 1: not passed by Ari yet")
    missed = outcome.locator("[data-objective='score_at_least']")
    expect(missed).to_contain_text("missed")
    expect(outcome.get_by_role("button")).to_have_count(0)


def test_somebody_else_at_this_screen_climbs_their_own_ladder(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.named("Ari")
    page.evaluate(SEND, ["/api/household/people", {"name": "Bo"}])
    ari.go("/scenarios")
    page.get_by_label("Player").get_by_role("button", name="Bo").click()
    card(page, 1).get_by_role("button", name="Play solo").click()
    table = ari.at_table()
    assert [seat["name"] for seat in ari.seen(table)["seats"]] == ["Bo"]
    ari.rush(table)
    ari.go("/statistics")
    expect(page.get_by_text("Ari has not finished a game yet.")).to_be_visible()
    page.get_by_label("Statistics of").get_by_role("button", name="Bo").click()
    expect(page.locator("dl")).to_contain_text("Games 1")


def test_together_any_scenario_can_be_chosen(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.named("Ari")
    ari.go("/scenarios")
    card(ari.page, 7).get_by_role("link", name="Play together").click()
    expect(ari.page.get_by_role("combobox", name="Scenario")).to_have_value("7")
    ari.page.get_by_role("button", name="Create table").click()
    assert ari.seen(ari.at_table())["terms"]["scenario"] == 7


# The chart


def test_R9_2_the_winner_claims_one_and_wears_the_badge(browsers: Browsers) -> None:
    ari = browsers.visitor(accept_downloads=True)
    page = ari.page
    ari.named("Ari")
    ari.go("/chart")
    page.get_by_role("button", name="Add person").click()
    page.get_by_label("Name", exact=True).fill("Bo")
    page.get_by_role("button", name="Save", exact=True).click()
    # Nobody can break this restriction, so whoever wins may claim it.
    table = ari.lay(ME, BO, restriction="adjacent_only")
    winners = ari.rush(table)["winners"]
    ari.go(f"/table/{table}")
    forms = page.locator("form.claim")
    expect(forms).to_have_count(len(winners))
    claim = forms.filter(has_text=f"{winners[0]} won")
    expect(claim.get_by_role("button", name="Claim", exact=True)).to_be_disabled()
    claim.get_by_label("Side by side").check()
    claim.get_by_role("button", name="Claim", exact=True).click()
    told = page.locator("section.claimed")
    expect(told).to_contain_text(f"{winners[0]} claimed: Side by side.")
    expect(told).to_be_focused()
    expect(forms).to_have_count(len(winners) - 1)

    page.get_by_label("Show the quilt of").get_by_role("button", name=winners[0]).click()
    expect(page.locator("figure .badge")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as SVG").click()
    assert 'class="badge"' in Path(download.value.path()).read_text()

    page.get_by_role("link", name="Go to achievements").click()
    page.get_by_label("Achievements of").get_by_role("button", name=winners[0]).click()
    expect(entry(page, "adjacent_only")).to_contain_text("Claimed")
    expect(page.locator(".track .filled")).to_have_count(1)
    expect(forms).to_have_count(0)


def test_nobody_wears_the_badge_after_a_game_alone(browsers: Browsers) -> None:
    ari = browsers.visitor()
    table = ari.lay(ME, setup="beginner")
    ari.rush(table)
    ari.go(f"/table/{table}")
    ari.page.locator("figure").wait_for()
    expect(ari.page.locator("h1")).to_contain_text("point")
    expect(ari.page.locator("figure .badge")).to_have_count(0)
    expect(ari.page.locator("form.claim")).to_have_count(0)


def test_a_claim_can_be_made_later_by_keyboard_alone(browsers: Browsers, tmp_path: Path) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.named("Ari")
    bring(ari, written(tmp_path, json.loads(dumps(won_by("Ari", "Bo")))))
    expect(page.get_by_text("The file was imported.")).to_be_visible()
    page.get_by_text("1 more game with an achievement to claim").wait_for()
    page.locator("form.claim input").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Claim", exact=True).first).to_be_focused()
    page.keyboard.press("Enter")
    told = page.locator("section.claimed")
    expect(told).to_contain_text("Ari claimed: 65 points.")
    expect(told).to_contain_text("Shape 1 of your progress track is filled.")
    expect(entry(page, "score_65")).to_contain_text("Claimed")
    expect(entry(page, "score_60")).to_contain_text("Can be claimed now")


def test_R9_1_up_to_six_people_come_change_and_go(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.named("Ari")
    ari.go("/chart")
    add = page.get_by_role("button", name="Add person")
    for name in ("Bo", "Cleo", "Dan", "Eve", "Fay"):
        add.click()
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_role("button", name="Save", exact=True).click()
        expect(
            page.get_by_label("Achievements of").get_by_role("button", name=name)
        ).to_be_visible()
    expect(add).to_be_disabled()
    expect(page.get_by_text("The household is full: 6 people.")).to_be_visible()

    page.get_by_role("button", name="Rename Fay").click()
    page.get_by_label("New name for Fay").fill("bo")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("is already in the household")
    page.get_by_label("New name for Fay").fill("Gus")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", name="Gus: No rank yet")).to_be_visible()

    page.get_by_role("button", name="Remove Gus").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("heading", name="Ari: No rank yet")).to_be_visible()
    expect(page.get_by_role("button", name="Remove Ari")).to_have_count(0)
    expect(page.get_by_label("Achievements of").get_by_role("button")).to_have_count(5)


def test_a_household_goes_into_a_file_and_out_of_it_elsewhere(
    browsers: Browsers, tmp_path: Path
) -> None:
    ari, other = browsers.visitor(accept_downloads=True), browsers.visitor()
    ari.named("Ari")
    passed = game_of_record(PASSED.to_dict(), 1, ["Ari"], [None])
    bring(ari, written(tmp_path, json.loads(dumps(won_by("Ari", "Bo").enter(passed)))))
    expect(entry(ari.page, "scenario_1")).to_contain_text("Claimed")
    with ari.page.expect_download() as download:
        ari.page.get_by_role("link", name="Export to a file").click()
    kept = Path(download.value.path()).read_text()

    other.named("Ari")
    bring(other, written(tmp_path, kept))
    expect(entry(other.page, "scenario_1")).to_contain_text("Claimed")
    expect(entry(other.page, "score_60")).to_contain_text("Can be claimed now")


def test_a_damaged_file_is_refused_whole_and_says_why(browsers: Browsers, tmp_path: Path) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.named("Ari")
    document = json.loads(dumps(won_by("Ari", "Bo")))
    document["games"][1]["record"]["moves"][0] = "Yd@z9 Ms"
    for damaged, why in (
        (json.dumps(document), "games[1]: move 1"),
        (dumps(won_by("Ari"))[:200], "not JSON"),
        ("[]", "expected an object"),
    ):
        bring(ari, written(tmp_path, damaged))
        refused = page.get_by_role("alert").filter(has_text="Nothing was imported")
        expect(refused).to_contain_text("household.json")
        expect(refused).to_contain_text(why)
        expect(page.locator("form.claim")).to_have_count(0)
        expect(page.get_by_label("Achievements of")).to_have_count(0)  # Bo has not come


# Statistics


def test_statistics_are_drawn_and_told_in_tables(browsers: Browsers, tmp_path: Path) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.named("Ari")
    ari.go("/statistics")
    expect(page.get_by_text("Ari has not finished a game yet.")).to_be_visible()
    bring(ari, written(tmp_path, json.loads(dumps(won_by("Ari", "Bo")))))
    table = ari.lay(ME, scenario=1)
    total = ari.rush(table)["seats"][0]["score"]["total"]
    ari.go("/statistics")
    expect(page.locator("dl")).to_contain_text(re.compile(r"Games\s*3"))
    expect(page.locator("dl")).to_contain_text(re.compile(r"Best score\s*69"))
    record = page.locator(".records li").filter(has_text="Scenario 1")
    expect(record).to_contain_text(str(total))
    plots = page.locator("figure")
    expect(plots.filter(has_text="Scores over time").locator("circle.game")).to_have_count(3)
    often = plots.filter(has_text="Score distribution")
    often.locator("summary").click()
    expect(often.get_by_role("row", name="65 to 69")).to_contain_text("2")
    for title in ("Points by source", "games with that cat", "Share of goals completed"):
        expect(plots.filter(has_text=title).locator("tbody tr").first).to_be_attached()
    record.get_by_role("link", name="View game").click()
    assert ari.at_table() == table


def test_win_rates_against_a_bot_are_shown(browsers: Browsers) -> None:
    ari = browsers.visitor()
    table = ari.lay(ME, BOT, setup="beginner", first=0)
    ari.go(f"/table/{table}")
    while ari.playing():
        ari.turn()
    won = "Ari" in ari.seen(table)["winners"]
    ari.go("/statistics")
    against = ari.page.locator("figure").filter(has_text="Against bots")
    expect(against).to_contain_text("100% (1 of 1)" if won else "0% (0 of 1)")


# The way there


def test_on_a_phone_all_ways_wait_behind_a_button(browsers: Browsers) -> None:
    ari = browsers.visitor(PHONE)
    page = ari.page
    ari.go("/")
    ways = page.get_by_role("navigation", name="More about Calico")
    menu = page.get_by_role("button", name="Menu")
    expect(ways).to_be_hidden()
    menu.focus()
    page.keyboard.press("Enter")
    expect(ways.get_by_role("link")).to_have_count(8)
    page.keyboard.press("Escape")
    expect(ways).to_be_hidden()
    menu.click()
    ways.get_by_role("link", name="Achievements").click()
    expect(page.get_by_role("heading", name="Achievements")).to_be_visible()
    expect(ways).to_be_hidden()
    expect(page.locator(".track svg")).to_have_count(30)

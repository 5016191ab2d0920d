"""The score pad in a real browser: from empty cells to a printed sheet."""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from calico.rules.quilt import Quilt
from support.browsers import AXE, PHONE, WIDE, Browsers, BrowserVisitor, axe_findings, missing
from support.sheets import CATS, EMPTY, FULL, GOALS, TIES


def drafted(*quilts: str, cats: bool = True, **rest: Any) -> str:
    """A sheet as the page keeps it on a device."""
    players = []
    for name, board, rows in zip(("Ari", "Bo"), ("blue", "green"), quilts, strict=False):
        quilt = Quilt.parse(f"{board} {GOALS} {rows}")
        players.append(
            {
                "name": name,
                "board": board,
                "goals": dict(zip(("b3", "c4", "d2"), GOALS.split(","), strict=True)),
                "patches": {str(cell): str(tile) for cell, tile in quilt.patches.items()},
            }
        )
    chosen = [{"cat": cat, "patterns": liked} for cat, liked in CATS] if cats else []
    return json.dumps({"setup": "standard", "players": players, "cats": chosen, "variants": []})


def with_sheet(who: BrowserVisitor, *quilts: str) -> None:
    """Open the pad with these quilts on it."""
    who.go("/pad")
    script = "sheet => { localStorage.setItem('calico.pad', sheet); location.reload(); }"
    who.page.evaluate(script, drafted(*quilts))
    expect(who.page.get_by_role("button", name="Ari", exact=True)).to_be_visible()


def count(who: BrowserVisitor, name: str) -> Locator:
    """The line of a kind of token."""
    return who.page.locator(".tokens li").filter(has_text=name)


def total(who: BrowserVisitor) -> Locator:
    return who.page.locator(".result tr").filter(has_text="Total").locator("td").first


def test_a_sheet_is_clicked_together_and_kept(browsers: Browsers) -> None:
    ari = browsers.visitor(PHONE)
    page = ari.page
    ari.go("/pad")
    for cat in ("Millie", "Tibbit", "Coconut"):
        page.get_by_role("button", name=cat).click()
    expect(page.get_by_role("button", name="Callie")).to_be_disabled()
    for cat, patterns in CATS[:2]:
        group = page.get_by_role("group", name=f"Patterns of {cat.capitalize()}")
        for pattern in patterns:
            group.get_by_role("button", name=pattern).click()
    last = page.get_by_role("group", name="Patterns of Coconut")
    expect(last.get_by_role("button", pressed=True)).to_have_count(2)
    page.get_by_role("button", name="Continue to the quilts").click()
    for goal in GOALS.split(","):
        page.locator(f".palette [data-what={goal}]").click()
    rows = FULL.replace("/", "").replace("##", "")
    tiles = [rows[i : i + 2] for i in range(0, len(rows), 2)]
    for tile in tiles:
        page.locator(f".palette [data-what={tile}]").click()
    expect(ari.sewn()).to_have_count(22)
    expect(page.locator(".tokens .goals li").nth(1)).to_contain_text("colour: 7")
    expect(count(ari, "green").locator("b")).to_have_text("1")
    expect(total(ari)).to_have_text("46–52")
    page.get_by_role("button", name="yellow: one more").click()
    page.get_by_role("button", name="Millie: one fewer").click()
    expect(total(ari)).to_have_text("49")
    page.reload()
    expect(total(ari)).to_have_text("49")
    expect(count(ari, "yellow").get_by_role("textbox")).to_have_value("2")


def test_an_impossible_token_says_what_is_possible(browsers: Browsers) -> None:
    ari = browsers.visitor()
    with_sheet(ari, FULL)
    yellow = count(ari, "yellow")
    yellow.get_by_role("textbox").fill("3")
    yellow.get_by_role("textbox").press("Tab")
    expect(yellow).to_contain_text("any order of placement gives 1–2")
    expect(yellow.get_by_role("textbox")).to_have_attribute("aria-invalid", "true")
    expect(ari.page.get_by_role("button", name="Save to achievements")).to_be_disabled()
    yellow.get_by_role("button", name="one fewer").click()
    expect(yellow.get_by_role("alert")).to_have_count(0)
    expect(yellow.get_by_role("button", name="one more")).to_be_disabled()


def test_a_line_of_text_is_pasted(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.go("/pad")
    page.get_by_text("Enter by keyboard or as text").click()
    field = page.get_by_label("The quilt as one line")
    field.fill("purple nonsense")
    field.press("Enter")
    expect(page.locator("#unread")).to_contain_text("quilt 'purple nonsense': expected a board")
    field.fill(f"  purple {GOALS} {FULL}  ")
    field.press("Enter")
    expect(page.locator("#unread")).to_have_count(0)
    expect(ari.sewn()).to_have_count(22)
    expect(page.get_by_role("radio", name="purple")).to_be_checked()
    expect(field).to_have_value(f"purple {GOALS} {FULL}")


def test_the_keyboard_sews_and_lays_goals(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.go("/pad")
    page.locator("main [data-cell=b3]").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    for digit in "153":
        page.keyboard.press(digit)
    expect(page.locator("main [data-cell=a1]")).to_be_focused()
    page.keyboard.type("MsYdDd")
    expect(page.locator("main [data-cell=a4]")).to_be_focused()
    expect(page.locator("main [data-cell=a3]")).to_have_attribute(
        "aria-label", "a3: dark blue dots"
    )
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Delete")
    expect(page.locator("main [data-cell=a3]")).to_have_attribute("aria-label", "a3, empty")
    page.get_by_text("Enter by keyboard or as text").click()
    expect(page.get_by_label("The quilt as one line")).to_have_value(
        "blue ABCDEF,AABBCC,AAABBB MsYd....../....##..../......##../..##....../.........."
    )


def test_no_patch_lies_there_four_times(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.go("/pad")
    page.locator("main [data-cell=a1]").click()
    patch = page.locator(".palette [data-what=Ms]")
    for _ in range(3):
        patch.click()
    expect(patch).to_have_attribute("aria-disabled", "true")
    patch.dispatch_event("click")
    expect(ari.sewn()).to_have_count(3)
    expect(patch).to_have_accessible_name("magenta stripes, 0 left")


@pytest.mark.parametrize(
    ("by", "outcome", "why"),
    [
        ("cats", "Ari wins.", "Most cats wins the tie: Ari 3, Bo 2."),
        ("shared", "Ari and Bo share the victory.", "Same number of cats and buttons."),
    ],
)
def test_several_players_with_a_tie_enter_the_chart(
    browsers: Browsers, by: str, outcome: str, why: str
) -> None:
    ari = browsers.visitor()
    ari.named("Ari")
    with_sheet(ari, *TIES[by])
    page = ari.page
    expect(page.locator(".result .outcome")).to_have_text(outcome)
    expect(page.locator(".result")).to_contain_text(why)
    page.get_by_role("button", name="Bo", exact=True).click()
    expect(page.get_by_label("Name")).to_have_value("Bo")
    enter = page.get_by_role("button", name="Save to achievements")
    enter.click()
    expect(page.locator(".toast")).to_contain_text("The game was saved to achievements.")
    expect(enter).to_be_disabled()
    household = page.evaluate("fetch('/api/household').then(answer => answer.json())")
    won = household["people"][0]["claimable"]
    assert [(game["source"], game["achievements"]) for game in won] == [("pad", ["no_goals"])]


def test_players_come_and_go_and_a_new_sheet_asks_first(browsers: Browsers) -> None:
    ari = browsers.visitor()
    with_sheet(ari, FULL)
    page = ari.page
    page.get_by_role("button", name="Add player").click()
    expect(page.get_by_role("radio", name="green")).to_be_checked()
    page.get_by_label("Name").fill("Ari")
    expect(page.get_by_text("is used twice").first).to_be_visible()
    page.get_by_role("button", name="Remove Ari").click()
    expect(page.locator(".choose-one button[aria-pressed]")).to_have_count(1)
    page.get_by_role("button", name="New sheet").click()
    expect(ari.sewn()).to_have_count(22)
    page.get_by_role("button", name="Clear this sheet and start a new one?").click()
    expect(ari.sewn()).to_have_count(0)
    expect(page.get_by_role("button", name="Callie")).to_be_visible()


def test_a_printed_sheet_has_the_quilts_and_nothing_to_press(browsers: Browsers) -> None:
    ari = browsers.visitor()
    with_sheet(ari, *TIES["cats"])
    page = ari.page
    page.locator(".result .outcome").wait_for()
    page.emulate_media(media="print")
    expect(page.locator(".paper figure")).to_have_count(2)
    expect(page.locator(".paper figure").first).to_be_visible()
    expect(page.locator(".paper table")).to_be_visible()
    expect(page.locator(".paper")).to_contain_text("Millie likes stripes and dots")
    for unprinted in ("header", ".palette", ".result", "main"):
        expect(page.locator(unprinted).first).to_be_hidden()
    assert len(page.screenshot(full_page=True)) > 50_000
    sheet = page.pdf(format="A4")
    assert sheet.startswith(b"%PDF")


@pytest.mark.parametrize(
    ("size", "scheme"), [(WIDE, "dark"), (PHONE, "light")], ids=["wide", "phone"]
)
def test_axe_finds_nothing_and_nothing_sticks_out(
    browsers: Browsers, size: tuple[int, int], scheme: Literal["light", "dark"]
) -> None:
    if not AXE.exists():
        missing("axe-core is not there: make web")
    ari = browsers.visitor(size, color_scheme=scheme, bypass_csp=True)
    with_sheet(ari, FULL, TIES["cats"][1])
    page = ari.page
    page.locator(".tokens li.open").first.wait_for()
    page.locator("summary").first.click()
    count(ari, "yellow").get_by_role("textbox").fill("3")
    count(ari, "yellow").get_by_role("textbox").press("Tab")
    count(ari, "yellow").get_by_role("alert").wait_for()
    assert axe_findings(page, "/pad") == []
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]
    small = page.evaluate(
        """[...document.querySelectorAll("main button, main select")].filter((each) => {
          const { width, height } = each.getBoundingClientRect();
          return width && (width < 43.5 || height < 43.5);
        }).map((each) => each.textContent.trim() || each.ariaLabel)"""
    )
    assert small == []


def test_what_came_by_itself_can_be_chosen_by_hand(browsers: Browsers) -> None:
    ari = browsers.visitor()
    page = ari.page
    ari.go("/pad")
    for cat, _ in CATS:
        page.get_by_role("button", name=cat.capitalize()).click()
    for cat, patterns in CATS:
        group = page.get_by_role("group", name=f"Patterns of {cat.capitalize()}")
        for pattern in patterns:
            group.get_by_role("button", name=pattern).click()
            expect(group.get_by_role("button", name=pattern)).to_have_attribute(
                "aria-pressed", "true"
            )
    expect(page.get_by_role("button", name="Continue to the quilts")).to_be_visible()


def test_the_help_for_the_keyboard_stays_open(browsers: Browsers) -> None:
    ari = browsers.visitor()
    with_sheet(ari, EMPTY)
    page = ari.page
    page.get_by_text("Enter by keyboard or as text").click()
    page.locator("[data-cell=a1]").click()
    page.keyboard.type("ms")
    expect(ari.sewn()).to_have_count(1)
    expect(page.get_by_label("The quilt as one line")).to_be_visible()


def test_what_is_still_open_is_named_and_led_to(browsers: Browsers) -> None:
    ari = browsers.visitor()
    with_sheet(ari, FULL, EMPTY)
    page = ari.page
    left = page.locator(".result .open")
    expect(left).to_contain_text("Ari: yellow: depending on the order of placement")
    empty = left.get_by_role("button", name="Bo: 22 cells are still empty")
    empty.click()
    expect(page.get_by_role("button", name="Bo", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator(".people:focus")).to_have_count(1)

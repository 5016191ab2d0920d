"""The analysis board on the page: another move, another bag, a bot, an evaluation, a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, expect

from calico.coach.board.document import BoardDocument
from calico.coach.board.tree import AnalysisBoard
from support.browsers import (
    BEGINNER,
    ME,
    PHONE,
    WIDE,
    Browsers,
    axe_findings,
    resize,
)
from support.reviews import finished

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def here(page: Page, text: str) -> None:
    """Wait until the position that is shown is this one."""
    expect(page.locator("[data-moves] [aria-current=step]")).to_contain_text(text)


def open_file(page: Page, folder: Path, text: str) -> None:
    path = folder / "opened.json"
    path.write_text(text)
    page.locator("input[type=file]").set_input_files(path)


def test_a_turn_of_a_game_is_played_otherwise_and_saved(browsers: Browsers, tmp_path: Path) -> None:
    ari = browsers.visitor(WIDE, accept_downloads=True)
    page = ari.page
    table = ari.lay(ME, {"kind": "here", "name": "Bo"}, variants=["open_hands"], **BEGINNER)
    ari.rush(table)
    ari.go(f"/table/{table}/replay?move=40")
    page.get_by_role("link", name="Analysis board").click()
    here(page, "40")
    variations = page.get_by_role("list", name="Variation at move")
    expect(variations).to_have_count(0)

    # Another move, by mouse, then one by keys.
    cell = ari.place()
    ari.finish()
    here(page, f"on {cell}")
    here(page, "41")
    expect(variations).to_have_count(1)
    ari.my_turn()
    page.keyboard.press("2")
    page.locator("[role=gridcell]:focus").wait_for()
    free = page.locator(".cell.free")
    free.first.focus()
    page.keyboard.press("Enter")
    page.locator(".market.taking").wait_for()
    page.keyboard.press("1")
    here(page, "42")

    # Another bag, its best moves, one of them, and a bot to the end.
    page.get_by_role("button", name="Shuffle the bag").click()
    here(page, "Bag shuffled")
    page.get_by_role("button", name="Evaluate").click()
    best = page.get_by_role("region", name="Evaluate").locator("ol").first.get_by_role("button")
    expect(best.first).to_contain_text("points")
    best.first.click()
    here(page, "43")
    page.get_by_role("combobox", name="Let a bot play on").select_option("gentle")
    page.get_by_role("button", name="To the end", exact=True).click()
    page.get_by_text("The game is over here").wait_for()
    here(page, "44")

    # It is kept while the page is loaded anew, and saved as a file.
    page.reload()
    here(page, "44")
    expect(variations).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save board").click()
    saved = Path(download.value.path()).read_text()
    steps = BoardDocument.parse(saved).board.steps
    assert [step.shuffle is None for step in steps] == [True, True, False, True, True]
    page.keyboard.press("ArrowLeft")
    here(page, "43")
    page.keyboard.press("Home")
    here(page, "Start of the game")
    page.get_by_role("button", name="Delete the variation at move 41").click()
    expect(variations).to_have_count(0)
    open_file(page, tmp_path, saved)
    here(page, "44")
    expect(variations).to_have_count(1)
    expect(page).to_have_url(f"{ari.address}/board")


def test_files_are_opened_or_refused_and_a_board_fits_every_screen(
    browsers: Browsers, tmp_path: Path
) -> None:
    record = finished("files", players=2, setup="beginner")
    board = AnalysisBoard(record)
    at = board.shuffle(board.play(40, next(iter(board.game(40).legal_moves))), "files")
    ari = browsers.visitor(PHONE, bypass_csp=True)
    page, told = ari.page, ari.page.get_by_role("alert")
    ari.go("/board")
    data = record.to_dict()
    open_file(page, tmp_path, json.dumps({**data, "moves": data["moves"][:9]}))
    expect(told).to_contain_text("9 of 44 moves")
    open_file(page, tmp_path, '{"analysis": 1}')
    expect(told).to_contain_text("neither a record nor a saved analysis board")
    open_file(page, tmp_path, BoardDocument(board, at).dumps())
    here(page, "Bag shuffled")
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Evaluate").click()
    page.get_by_role("heading", name="The best moves").wait_for()

    found: list[str] = []
    for size in ((1920, 1080), (1024, 768), (844, 390), PHONE):
        resize(page, size)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, size
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found.extend(axe_findings(page, scheme))
    page.get_by_role("group", name="Show the quilt of").get_by_role("button").first.click()
    expect(page.locator("[data-quilt='0']")).to_be_visible()
    page.get_by_role("button", name="Delete from here on").click()
    here(page, "41")
    assert found == []

"""What is on a device can be saved, and brought back."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from support.browsers import PHONE, BrowserVisitor
from support.sites import SiteVisits, begin


def _load(visitor: BrowserVisitor, file: Path) -> None:
    visitor.page.get_by_label("Load everything from a file").set_input_files(file)
    visitor.page.get_by_role("button", name="Yes").click()


def test_everything_is_saved_and_loaded_elsewhere_and_a_damaged_file_is_refused(
    devices: SiteVisits, tmp_path: Path
) -> None:
    ari = devices.visitor(PHONE)
    begin(ari)
    ari.turn()
    table = ari.page.url
    ari.go("/settings")
    with ari.page.expect_download() as saved:
        ari.page.get_by_role("button", name="Save everything").click()
    whole, damaged = tmp_path / "whole.json", tmp_path / "damaged.json"
    saved.value.save_as(whole)
    text = json.loads(whole.read_text())
    text["rows"].popitem()
    damaged.write_text(json.dumps(text))

    bo = devices.visitor(PHONE)
    bo.go("/settings")
    _load(bo, damaged)
    expect(bo.page.get_by_role("alert").filter(has_text="damaged")).to_be_visible()
    _load(bo, whole)
    bo.page.wait_for_event("load")
    bo.page.goto(table)
    bo.my_turn()
    expect(bo.sewn()).to_have_count(1)

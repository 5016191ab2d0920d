"""Letters and signs look the same on every machine: the page brings its typefaces along."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest

from calico.table.http.settings import WEB
from support.browsers import BEGINNER, ME, Browsers
from tools.screens import lay_out, of_the_machine

MOST = 150_000
"""Bytes of typefaces that a visit may cost."""


def test_all_typefaces_together_are_small() -> None:
    if not (WEB / "index.html").exists():
        pytest.skip("the page is not built: make web")
    sizes = {path.name: path.stat().st_size for path in WEB.glob("assets/*.woff2")}
    assert len(sizes) == 6
    assert sum(sizes.values()) <= MOST, sizes


@pytest.mark.parametrize(("lang", "files"), [("en", 2), ("pl", 4)])
def test_a_first_visit_fetches_only_the_typefaces_of_its_language(
    browsers: Browsers, lang: str, files: int
) -> None:
    ari = browsers.visitor(locale=lang)
    fetched: dict[str, int] = {}
    ari.page.on(
        "requestfinished",
        lambda asked: (
            fetched.update({asked.url: asked.sizes()["responseBodySize"]})
            if asked.url.endswith(".woff2")
            else None
        ),
    )
    ari.go("/")
    ari.page.locator(".ways").first.wait_for()
    ari.page.evaluate("document.fonts.ready.then(() => true)")
    ari.page.wait_for_load_state("networkidle")
    assert len(fetched) == files, fetched
    assert sum(fetched.values()) <= MOST
    for address in fetched:
        answer = ari.context.request.get(address)
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]


def test_nothing_moves_while_the_first_page_arrives(browsers: Browsers) -> None:
    ari = browsers.visitor(locale="pl")
    ari.page.add_init_script(
        """window.moved = 0;
        new PerformanceObserver((list) => {
          for (const each of list.getEntries()) window.moved += each.value;
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    ari.go("/rules")
    ari.page.locator("main h2").first.wait_for()
    ari.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert ari.page.evaluate("window.moved") < 0.01


def test_a_saved_picture_brings_its_letters_along(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.named("Żółw")
    over = ari.lay(ME, **BEGINNER)
    ari.rush(over)
    ari.go(f"/table/{over}")
    with ari.page.expect_download() as told:
        ari.page.get_by_role("button", name="Save as SVG").first.click()
    svg = Path(told.value.path()).read_text(encoding="utf-8")
    families = re.findall(r'font-family="?(Figtree[^,";}]*)', svg)
    faces = re.findall(r'@font-face\{font-family:"([^"]+)".*?base64,([^)]+)\)', svg)
    assert [family for family, _ in faces] == ["Figtree", "Figtree ext"]
    assert all(base64.b64decode(data)[:4] == b"wOF2" for _, data in faces)
    assert families
    # Shown alone, by a page that has none of our typefaces.
    page = ari.context.new_page()
    page.set_content(svg)
    assert of_the_machine(page) == []


def test_the_licences_are_told(browsers: Browsers) -> None:
    ari = browsers.visitor()
    ari.go("/settings")
    with ari.page.expect_popup() as opened:
        ari.page.get_by_role("link", name="Licences of the fonts").click()
    text = opened.value.locator("body").inner_text()
    for name in ("Figtree", "Fraunces", "Sometype Mono", "svelte", "uqr"):
        assert name in text
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") == 3


def test_a_sheet_is_made_in_a_folder_that_is_named_from_here(
    browsers: Browsers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("sheets").mkdir()
    lay_out(browsers, Path("sheets"), "home")
    assert Path("sheets/home.png").read_bytes().startswith(b"\x89PNG")

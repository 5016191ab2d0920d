"""The pages made from the code are those that the code makes now."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

import calico

DOCS = Path(__file__).parents[2] / "docs"
PACKAGE = Path(calico.__file__).parent

spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
assert spec is not None
assert spec.loader is not None
generate = importlib.util.module_from_spec(spec)
spec.loader.exec_module(generate)


@pytest.mark.parametrize("name", sorted(generate.PAGES))
def test_a_generated_page_is_up_to_date(name: str) -> None:
    page = (DOCS / name).read_text(encoding="utf-8")
    assert page == generate.PAGES[name](), "run `make docs`"


def test_every_page_is_found_from_the_index() -> None:
    index = (DOCS / "README.md").read_text(encoding="utf-8")
    for page in DOCS.glob("*/*.md"):
        assert f"({page.relative_to(DOCS)})" in index


def test_the_readme_fits_on_a_screen() -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    assert len(readme.splitlines()) <= 45
    assert readme.count("![") == 1


def test_every_link_between_pages_leads_somewhere() -> None:
    for page in (*DOCS.parent.glob("*.md"), *DOCS.rglob("*.md")):
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
            assert "://" in target or (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_rule_that_is_cited_is_a_rule_of_the_reference() -> None:
    rules = (DOCS / "develop" / "rules.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^(?:## |- \*\*)(R\d+(?:\.\d+)?)", rules, re.MULTILINE))
    places = [
        *PACKAGE.rglob("*.py"),
        *PACKAGE.rglob("*.md"),
        *Path(__file__).parents[1].rglob("*.py"),
    ]
    for path in places:
        cited = set(re.findall(r"\bR\d{1,2}(?:\.\d)?\b", path.read_text(encoding="utf-8")))
        assert cited <= known, f"{path.name}: {sorted(cited - known)}"


def test_the_rules_for_players_cite_every_rule_of_the_reference() -> None:
    reference = (DOCS / "develop" / "rules.md").read_text(encoding="utf-8")
    text = (PACKAGE / "lang" / "rules.en.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^- \*\*(R\d+\.\d+)", reference, re.MULTILINE)) <= set(
        re.findall(r"R\d+\.\d+", text)
    )

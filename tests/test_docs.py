"""The pages made from the code are those that the code makes now."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"

spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
assert spec is not None
assert spec.loader is not None
generate = importlib.util.module_from_spec(spec)
spec.loader.exec_module(generate)


@pytest.mark.parametrize("name", sorted(generate.PAGES))
def test_a_generated_page_is_up_to_date(name: str) -> None:
    page = (DOCS / name).read_text(encoding="utf-8")
    assert page == generate.PAGES[name](), "run `make docs`"


def test_every_page_is_linked_from_the_readme() -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    for page in DOCS.glob("*.md"):
        assert f"docs/{page.name}" in readme


def test_every_link_between_pages_leads_somewhere() -> None:
    import re

    for page in (DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md", *DOCS.glob("*.md")):
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"

"""Is everything said in all five languages?  ``make translations``, which ``.ci/run`` requires.

Not part of ``make test``: somebody who adds a command in English only may leave the other languages
to others, and until then they fall back to English.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from calico.lang import rules
from lang.catalogues import ENGLISH, OTHERS, WORDS

NOTATION = re.compile(r"^[^\w]*$|^[\W\d]*(\{\w+\}[\W\d]*)+$")
"""Signs, numbers and places: the same in every language."""
SAME_EVERYWHERE = {
    "web.title": "the name of the game",
    "page.title": "the name of the game",
    "web.page-title": "the name of the game",
    "web.typed.example": "notation",
    "web.log.points": "a sign and a number",
    "study.n": "the sign of a count",
    "study.sd": "the sign of the standard deviation",
    "study.interval": "a number",
    "date.first": "a number, except where it is an ordinal",
    "cli.option.boards": "ids of boards",
}
"""What need not differ from English in any language, and why."""


def same_words() -> dict[str, dict[str, str]]:
    """For each language what is the same word as in English, and why; one file to read it in."""
    path = Path(__file__).parent / "same_words.json"
    found: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_is_missing(lang: str) -> None:
    assert [key for key in ENGLISH if key not in WORDS[lang]] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_what_has_plural_forms_in_english_has_those_of_the_language(lang: str) -> None:
    plural = {key for key, entry in ENGLISH.items() if isinstance(entry, dict)}
    assert [key for key in plural if isinstance(WORDS[lang].get(key), str)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    excused = {**SAME_EVERYWHERE, **same_words()[lang]}
    same = {key: entry for key, entry in WORDS[lang].items() if entry == ENGLISH.get(key)}
    untranslated = [
        key
        for key, entry in same.items()
        if key not in excused and not NOTATION.match(str(entry if isinstance(entry, str) else "x"))
    ]
    assert untranslated == []
    assert [key for key in same_words()[lang] if key not in same] == [], "no longer the same"


@pytest.mark.parametrize("lang", OTHERS)
def test_the_rules_have_the_same_parts_pictures_and_numbers(lang: str) -> None:
    def shape(text: str) -> tuple[list[str], list[str], set[str]]:
        heads = re.findall(r"^(#+) ", text, re.MULTILINE)
        return heads, re.findall(r"\]\((\w+)\)", text), set(re.findall(r"R\d+(?:\.\d+)?", text))

    assert shape(rules(lang)) == shape(rules("en"))
    assert re.findall(r"`([^`]+)`", rules(lang)), "notation stays notation"

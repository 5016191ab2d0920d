"""The words: one catalogue per language, shared by the command line and the browser.

A catalogue is a flat JSON object.  A value is a sentence with ``{names}`` to fill in, or an object
of plural forms chosen by the number ``n``.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files


@cache
def catalogue(language: str = "en") -> dict[str, str | dict[str, str]]:
    """All words of ``language``."""
    text = files(__name__).joinpath(f"{language}.json").read_text(encoding="utf-8")
    words: dict[str, str | dict[str, str]] = json.loads(text)
    return words


def say(key: str, **details: object) -> str:
    """The sentence ``key`` with ``details`` filled in."""
    entry = catalogue()[key]
    if isinstance(entry, dict):
        entry = entry["one" if details["n"] == 1 else "other"]
    return entry.format(**details)

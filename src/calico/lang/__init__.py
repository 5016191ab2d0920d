"""The words: one catalogue per language, shared by the command line and the browser.

A catalogue is a flat JSON object.  A value is a sentence with ``{names}`` to fill in, or an object
of plural forms chosen by the number ``n``.  The editions of the game call the cats and the setups
by different names (R10); these lie over the catalogue, so names and language are chosen apart.
"""

from __future__ import annotations

import json
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any, Final

NAMES: Final = ("final", "de", "prototype")
"""Whose names cats and setups go by: the final edition's, the German's or the prototype's."""

_names: ContextVar[str] = ContextVar("names", default="final")


def use_names(edition: str) -> None:
    """Call cats and setups as ``edition`` does, from here on."""
    _names.set(edition)


@cache
def _load(file: str) -> dict[str, Any]:
    words: dict[str, Any] = json.loads(files(__name__).joinpath(file).read_text(encoding="utf-8"))
    return words


@cache
def catalogue(names: str = "final") -> dict[str, str | dict[str, str]]:
    """All words, with cats and setups in the names of an edition."""
    words: dict[str, str | dict[str, str]] = _load("en.json") | _load("names.json")[names]
    return words


def cat_names(cat: str) -> dict[str, str]:
    """What each edition calls ``cat``."""
    return {edition: _load("names.json")[edition][f"cat.{cat}"] for edition in NAMES}


def say(key: str, **details: object) -> str:
    """The sentence ``key`` with ``details`` filled in."""
    entry = catalogue(_names.get())[key]
    if isinstance(entry, dict):
        entry = entry["one" if details["n"] == 1 else "other"]
    return entry.format(**details)

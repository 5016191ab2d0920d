"""The catalogues of words as they stand in their files, without the fallback to English."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import calico
from calico.lang import LANGUAGES

PACKAGE = Path(calico.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def read(file: str) -> dict[str, Any]:
    """A file of words."""
    words: dict[str, Any] = json.loads((PACKAGE / "lang" / file).read_text(encoding="utf-8"))
    return words


ENGLISH = read("en.json")
WORDS = {lang: read(f"{lang}.json") for lang in OTHERS}

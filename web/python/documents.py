"""Writes what every server of a release answers alike, so that the page has it without one.

Runs in Pyodide with the archives that ``bundle.py`` made: the browser's own Python answers.
"""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path
from typing import Any


def main(made: str, out: str) -> None:
    """Write the documents to ``out``, from the archives in ``made``."""
    zipfile.ZipFile(Path(made, "packages.zip")).extractall("/packages")
    sys.path += ["/packages", str(Path(made, "calico.zip"))]

    from calico.lang import LANGUAGES, NAMES, catalogue, rules
    from calico.table.schema.learning import lesson
    from calico.table.schema.offers import offers
    from calico.table.schema.responses import RulesText

    def write(name: str, value: Any) -> None:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        Path(out, f"{name}.json").write_text(text, encoding="utf-8")

    write("options", offers(frozenset()).model_dump(mode="json", by_alias=True))
    for lang in LANGUAGES:
        words = catalogue(lang)
        write(lang, words)
        for names in NAMES:
            named = catalogue(lang, names).items()
            write(f"{lang}.{names}", {key: text for key, text in named if words.get(key) != text})
        write(f"rules.{lang}", RulesText(text=rules(lang)).model_dump(mode="json"))
        write(f"lesson.{lang}", lesson(lang).model_dump(mode="json", by_alias=True))

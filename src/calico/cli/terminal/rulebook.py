"""The rules in our own words, on the terminal."""

from __future__ import annotations

import re
from typing import Final

from rich.markdown import Markdown

from calico.errors import CalicoError
from calico.lang import folded, language, names, rules

_PICTURE: Final = re.compile(r"^!\[.*\]\(\w+\)\n+", re.MULTILINE)
"""A picture, which only the browser can show."""


def page(topic: str = "") -> Markdown:
    """The parts of the rules that mention ``topic``, or all."""
    text = rules(language(), names())
    text = _PICTURE.sub("", text)
    parts = ["## " + part for part in text.split("\n## ")[1:]]
    wanted = [part for part in parts if folded(topic) in folded(part)]
    if not wanted:
        raise CalicoError("no-such-topic", text=topic)
    return Markdown("\n".join(wanted))

"""The rules in our own words, on the terminal."""

from __future__ import annotations

import sys
from importlib.resources import files

from rich.markdown import Markdown

from calico.cli.screen import console
from calico.errors import CalicoError


def sections() -> list[str]:
    """The rules, a section each, as Markdown."""
    text = files("calico.lang").joinpath("rules.en.md").read_text(encoding="utf-8")
    return ["## " + part for part in text.split("\n## ")[1:]]


def print_rules(topic: str | None) -> None:
    """Print the sections that mention ``topic``, or all, with a pager where there is a terminal."""
    wanted = [part for part in sections() if topic is None or topic.casefold() in part.casefold()]
    if not wanted:
        raise CalicoError("no-such-topic", text=topic)
    out = console()
    text = Markdown("\n".join(wanted))
    if topic is None and sys.stdout.isatty():
        with out.pager(styles=True):
            out.print(text)
    else:
        out.print(text)

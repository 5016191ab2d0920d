"""``calico rules``: the rules in our own words."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from calico.cli.terminal import rulebook
from calico.cli.terminal.screen import console


def rules(
    topic: Annotated[str, typer.Argument(metavar="TOPIC", help="cli.option.topic")] = "",
) -> None:
    """The rules of Calico in our own words: `calico rules`, or `calico rules buttons`."""
    out, text = console(), rulebook.page(topic)
    if not topic and sys.stdout.isatty():
        with out.pager(styles=True):
            out.print(text)
    else:
        out.print(text)

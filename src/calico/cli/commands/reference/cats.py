"""``calico cats``: who the cats are, what they want, and what they are called elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from calico.box import CATS, PROMO_CATS, Cat
from calico.cli.terminal import sidebar, styles
from calico.cli.terminal.screen import console
from calico.lang import cat_names, listed, say

VISITORS = ("luna", "shop_cat")
"""Promo cats of which we have the story but no rule."""


def cats() -> None:
    """Meet the cats: the real ones of the game, what each looks for, and its other names."""
    out = console()
    for cat in (*CATS.values(), *PROMO_CATS.values()):
        out.print(*_lines(cat), "", sep="\n")
    for visitor in VISITORS:
        title = Text(say(f"cat-story.name.{visitor}"), styles.TITLE)
        what = Text(say("cat-story.unplayable"), styles.QUIET)
        story = Text(say(f"cat-story.{visitor}"))
        out.print(title, what, story, "", sep="\n")


def _lines(cat: Cat) -> Iterator[Text]:
    points = say("draw.points", n=cat.points)
    yield Text(say(f"cat.{cat.id}"), styles.TITLE)
    yield Text(say("cat-story.wants", points=points, need=sidebar.need(cat)), styles.GOOD)
    others = other_names(cat.id)
    if others:
        yield Text(say("cat-story.called", names=listed(others)), styles.QUIET)
    yield Text(say(f"cat-story.{cat.id}"))


def other_names(cat: str) -> list[str]:
    """What other editions than the one in use call ``cat``, where that differs."""
    used = say(f"cat.{cat}")
    return [
        say(f"cat-story.edition.{edition}", name=name)
        for edition, name in cat_names(cat).items()
        if name != used
    ]

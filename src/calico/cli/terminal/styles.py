"""The styles of text in the terminal."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from calico.box import Colour
from calico.cli.terminal import tiles
from calico.lang import say

TITLE: Final = Style(bold=True)
QUIET: Final = Style(dim=True)
GOOD: Final = Style(color="green", bold=True)
ERROR: Final = Style(color="red")


def on(colour: Colour) -> Style:
    """Text on the colour of a tile."""
    background = tiles.COLOURS[colour]
    return Style(color=tiles.ink_on(background), bgcolor=background, bold=True)


def colour_name(colour: Colour) -> Text:
    """The letter of ``colour`` on that colour, and its name."""
    return Text.assemble((f" {colour.letter} ", on(colour)), f" {say(f'colour.{colour.id}')}")

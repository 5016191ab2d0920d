"""The printed editions: what their rulebooks say is in the box, and for whom it is (R1, R10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from calico.box.boards import BOARDS
from calico.box.cats import CATS, PROMO_CATS
from calico.box.goals import GOALS
from calico.box.tiles import COPIES, TILES, Colour, Pattern
from calico.box.tokens import BUTTONS_PER_COLOUR, CAT_TOKENS, RAINBOW_BUTTONS


class Component(StrEnum):
    """Something in the box."""

    BOARDS = "boards"
    PATCHES = "patches"
    GOALS = "goals"
    CAT_TILES = "cat_tiles"
    MARKERS = "markers"
    BUTTONS = "buttons"
    CAT_TOKENS = "cat_tokens"
    BAG = "bag"
    PAD = "pad"
    BADGE = "badge"
    BUTTON_TILE = "button_tile"


class FirstPlayer(StrEnum):
    """Who starts (R2.6)."""

    PETTED = "petted"
    PETTED_OR_YOUNGEST = "petted_or_youngest"
    ADOPTED = "adopted"


@dataclass(frozen=True, slots=True)
class PrintedEdition:
    """An edition as its rulebook describes it; None where that gives no figure."""

    id: str
    components: dict[Component, int | None]
    """How many of each; 0 for what the rulebook does not list."""
    first: FirstPlayer
    age: int | None = None
    """From which age on."""
    minutes: tuple[int, int] | None = None


FEWEST_PLAYERS: Final = 1
MOST_PLAYERS: Final = len(BOARDS)

_COMMON: Final[dict[Component, int | None]] = {
    Component.BOARDS: len(BOARDS),
    Component.PATCHES: COPIES * len(TILES),
    Component.GOALS: MOST_PLAYERS * len(GOALS),
    Component.CAT_TILES: len({cat.tile for cat in CATS.values()}),
    Component.MARKERS: len(Pattern),
    Component.BUTTONS: BUTTONS_PER_COLOUR * len(Colour) + RAINBOW_BUTTONS,
}
_EXTRAS: Final[dict[Component, int | None]] = {
    Component.BAG: 1,
    Component.PAD: 1,
    Component.BADGE: 1,
    Component.BUTTON_TILE: 1,
}


def _tokens(edition: str) -> dict[Component, int | None]:
    return {Component.CAT_TOKENS: CAT_TOKENS[edition]}


EDITIONS: Final = {
    edition.id: edition
    for edition in (
        PrintedEdition("pl", _COMMON | _tokens("pl") | _EXTRAS, FirstPlayer.PETTED),
        PrintedEdition("fr", _COMMON | _tokens("fr") | _EXTRAS, FirstPlayer.PETTED, age=10),
        PrintedEdition("pt-BR", _COMMON | _tokens("pt-BR") | _EXTRAS, FirstPlayer.ADOPTED, age=14),
        PrintedEdition(
            "de",
            _COMMON | _tokens("de") | _EXTRAS | {Component.BADGE: 0, Component.BUTTON_TILE: 0},
            FirstPlayer.PETTED_OR_YOUNGEST,
            age=10,
        ),
        PrintedEdition(
            "prototype",
            _COMMON
            | {
                Component.CAT_TILES: len({cat.tile for cat in (CATS | PROMO_CATS).values()}),
                Component.BUTTONS: None,
                Component.CAT_TOKENS: None,
                Component.BAG: 0,
                Component.PAD: 1,
                Component.BADGE: 0,
                Component.BUTTON_TILE: 0,
            },
            FirstPlayer.PETTED,
            age=8,
            minutes=(30, 40),
        ),
    )
}
"""The five editions whose rulebooks we know, by id."""

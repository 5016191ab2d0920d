"""Who made the game, as the rulebooks name them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Role(StrEnum):
    """What somebody did for the game."""

    DESIGN = "design"
    ILLUSTRATION = "illustration"
    GRAPHIC_DESIGN = "graphic_design"
    DEVELOPMENT = "development"
    DIRECTION = "direction"
    PRODUCTION = "production"
    PUBLISHERS = "publishers"
    EDITIONS = "editions"


CREDITS: Final = {
    Role.DESIGN: ("Kevin Russ",),
    Role.ILLUSTRATION: ("Beth Sobel",),
    Role.DEVELOPMENT: (
        "David Iezzi",
        "Dylan Mangini",
        "Robert Melvin",
        "Kevin Russ",
        "Shawn Stankewich",
    ),
    Role.GRAPHIC_DESIGN: ("Dylan Mangini", "Kevin Russ"),
    Role.DIRECTION: ("Molly Johnson",),
    Role.PRODUCTION: ("Nicolas Bongiu", "David Lepore"),
    Role.PUBLISHERS: (
        "Flatout Games",
        "Alderac Entertainment Group (AEG)",
        "Lucky Duck Games",
        "Grok Games",
    ),
    Role.EDITIONS: (
        "Michał Herman",
        "Cezary Domalski",
        "Łukasz Kempiński",
        "Przemysław Dołęgowski",
        "Marta Kania",
        "Philippe Pinon",
        "Sélène Meynier",
        "Matthias Karl",
    ),
}
"""The names by role, in the order in which they are told."""

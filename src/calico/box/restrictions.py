"""The five restrictions, one of which may make a game harder (R8.5, R8.6)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Restriction(StrEnum):
    """A restriction that binds every player of a game."""

    ADJACENT_ONLY = "adjacent_only"
    """A patch goes next to a patch placed earlier; the first goes anywhere."""
    BOTH_WAYS_ONLY = "both_ways_only"
    """A goal scores nothing unless it is completed both ways."""
    NO_HAND = "no_hand"
    """Take one tile from the market and place it at once."""
    SAME_COLOUR_ONLY = "same_colour_only"
    """A patch goes next to a tile of its colour; printed edge tiles count."""
    SAME_PATTERN_ONLY = "same_pattern_only"
    """A patch goes next to a tile of its pattern; printed edge tiles count."""


RESTRICTIONS: Final = tuple(Restriction)
"""The restrictions, in the order of the rules."""

"""The tokens.  Their numbers are facts of the box only: tokens never run out (R1.4)."""

from typing import Final

BUTTON_POINTS: Final = 3
"""What every button is worth, rainbow included (R4.5)."""

BUTTONS_PER_COLOUR: Final = 8
RAINBOW_BUTTONS: Final = 4
CAT_TOKENS: Final = {"pl": 80, "fr": 80, "pt-BR": 80, "de": 74}
"""Cat tokens in the box of each edition."""

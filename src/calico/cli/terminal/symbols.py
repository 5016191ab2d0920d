"""Signs: what tokens and states look like, and what stands for them where there is only ASCII."""

from __future__ import annotations

import codecs
from typing import Final

from rich.console import Console

from calico.box import CATS, PROMO_CATS, TILES
from calico.lang import folded, is_printable, say

BUTTON: Final = "●"
RAINBOW: Final = "❋"
DONE: Final = "✓"
OPEN: Final = "…"
LOST: Final = "✗"
NONE: Final = "–"
BLANK: Final = "_"
POINTER: Final = "▌"
NO_BUTTON: Final = "○"
HEAD: Final = "◆"
NO_HEAD: Final = "◇"
TO_CLAIM: Final = "!"
BAR: Final = "█"

_PATCHES: Final = frozenset(map(str, TILES))

_ASCII: Final = {
    BUTTON: "o",
    RAINBOW: "@",
    DONE: "+",
    OPEN: "?",
    LOST: "x",
    NONE: "-",
    POINTER: ">",
    NO_BUTTON: ".",
    HEAD: "#",
    NO_HEAD: "+",
    BAR: "#",
    "┃": "|",
    "•": ".",
    "✿": "*",
    "╱": "/",
    "╲": "\\",
    "↟": "^",
    "╬": "#",
    "≠": "!=",
    "×": "x",
    "’": "'",
    "\u00a0": " ",
    "\u202f": " ",
}


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Stand-ins for what a terminal cannot show."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_ASCII.get(sign, "?") for sign in missing), error.end


codecs.register_error("calico", _plainly)


def settle(console: Console) -> None:
    """See to it that nothing printed on ``console`` can fail for its characters."""
    reconfigure = getattr(console.file, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="calico")


def cat(wanted: str) -> str:
    """Two letters of the name of a cat that stand for no other cat, such as ``Mz`` for Mauze.

    The first letter, and the first of the others that no other name with the same first letter
    has at that place or earlier: so no two names come to the same sign.  Nor is it the sign of a
    patch, as cats lie on patches: ``Ms`` is magenta stripes, never Mausi.
    """
    names = {each: say(f"cat.{each}") for each in (*CATS, *PROMO_CATS)}
    name = names.pop(wanted)
    others = [folded(other) for other in names.values()]
    others = [other for other in others if other[0] == folded(name)[0]]
    for place, letter in enumerate(name[1:], start=2):
        sign = name[0] + letter
        taken = any(folded(letter) in other[1:place] for other in others) or sign in _PATCHES
        if letter.isalpha() and not taken:
            return sign
    return name[:2]


def clean(text: str) -> str:
    """``text`` from elsewhere, such as a name, without anything that would move the cursor."""
    return "".join(sign if is_printable(sign) else "?" for sign in text)

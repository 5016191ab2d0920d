"""Rules for names: letters of every language and emoji, but no invisible or stacked characters.

For new names only.  Records and documents may contain other names from earlier releases, which stay
valid.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final
from unicodedata import category, normalize

from calico.errors import SetupError
from calico.rules.setup import check_name

MOST_MARKS: Final = 3
"""Marks on one letter: Tibetan and Vietnamese need as many, no language more."""
_SPACES: Final = "\u0020\u00a0\u3000"
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0")
"""Invisible characters that Unicode classifies as letters, marks or symbols."""


def check_new_name(name: object) -> None:
    """Raise an error for a name with invisible characters, or too many marks on one letter."""
    check_name(name)
    text = str(name)
    for i, sign in enumerate(text):
        if _hides(text, i):
            raise SetupError("name-hidden", text=name, sign=f"U+{ord(sign):04X}")
    if not any(category(sign)[0] in "LNPSC" for sign in text):
        raise SetupError("name-hidden", text=name, sign=f"U+{ord(text[0]):04X}")
    runs = groupby(normalize("NFC", text), lambda sign: category(sign) in ("Mn", "Me"))
    if any(is_marks and len(list(run)) > MOST_MARKS for is_marks, run in runs):
        raise SetupError("name-marks", text=name, n=MOST_MARKS)


def _hides(text: str, i: int) -> bool:
    """Whether the character at ``i`` is invisible, and not needed by its neighbours."""
    sign, before, after = text[i], text[i - 1 : i], text[i + 1 : i + 2]
    if sign in "\u200c\u200d":  # join or part letters of some scripts, and make families of emoji
        return not (_is_joined(before) and _is_joined(after))
    if sign in "\ufe0e\ufe0f":  # say how an emoji is to look
        return after != "\u20e3" and not (before > "\x7f" and category(before)[0] in "SP")
    if "\U000e0100" <= sign <= "\U000e01ef":  # distinguish variants of an ideograph
        return not "\u3400" <= before <= "\u9fff" and before < "\U00020000"
    is_selector = "\ufe00" <= sign <= "\ufe0d" or "\u180b" <= sign <= "\u180f"
    if sign in _INVISIBLE or is_selector or "\U000e0000" <= sign <= "\U000e0fff":
        return True
    kind = category(sign)
    return (kind[0] == "Z" and sign not in _SPACES) or kind in ("Cc", "Cf", "Co", "Cs")


def _is_joined(sign: str) -> bool:
    """Whether ``sign`` is of a script with joiners, Arabic to Mongolian, or a part of an emoji."""
    if not sign:
        return False
    return (
        "\u0600" <= sign <= "\u1cff"
        or sign == "\ufe0f"
        or (category(sign) in ("So", "Sk", "Cn") and sign > "\x7f")
    )

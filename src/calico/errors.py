"""One family of errors, for people first.

Every error has a stable ``code`` and, where a rule decides, its number (``R3.1``).  The sentence
comes from the catalogue of words, so it reads in the language of whoever is looking.
"""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import Repr
from typing import Any

from calico.lang import is_printable, known, say

_short = Repr()
_short.maxstring = _short.maxother = 60


def quoted(value: object) -> str:
    """``value`` as somebody gave it to us, safe to print on one line and never long."""
    try:
        text = _short.repr(value)
    except ValueError:  # a number of more digits than Python is willing to print
        text = type(value).__name__
    return text if len(text) <= 60 else text[:57] + "..."


def _is_printable(value: object) -> bool:
    """Whether ``value`` can be printed as it is, on one line."""
    try:
        return is_printable(str(value))
    except ValueError:  # as in quoted
        return False


def why_invalid(kind: str, context: Mapping[str, Any]) -> str:
    """Our own sentence for what a schema does not allow: the kind and context of pydantic."""
    names = ("max_length", "min_length", "ge", "gt", "le", "lt")
    n = next((context[name] for name in names if name in context), 0)
    expected = str(context.get("expected", "")).replace(" or ", ", ")
    key = f"invalid.{kind}"
    return say(key if known(key) else "invalid.other", n=n, expected=expected)


class CalicoError(Exception):
    """Anything this project refuses.  ``str(error)`` is one line for a person."""

    def __init__(self, code: str, *, rule: str | None = None, **details: object) -> None:
        """``details`` fill the sentence; the one named ``text`` is foreign input and is quoted."""
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.details = details

    @property
    def sentence(self) -> str:
        """What is wrong, without the rule's number."""
        details = {
            name: value if name != "text" and _is_printable(value) else quoted(value)
            for name, value in self.details.items()
        }
        return say(f"error.{self.code}", **details)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class NotationError(CalicoError, ValueError):
    """A text that is not a tile, a cell, a move, a quilt: no game is needed to see it."""


class SetupError(CalicoError, ValueError):
    """A game that cannot be set up: unknown components or variants that do not go together."""


class IllegalMove(CalicoError, ValueError):
    """A well-formed move or choice that the rules do not allow now."""


class RecordError(CalicoError, ValueError):
    """A game record that is malformed or breaks a rule."""


class MissingExtra(CalicoError, ImportError):
    """A part of the project whose packages are not installed."""


class Unavailable(CalicoError):
    """Something that others must do first, such as starting a database: it may work later."""


class TableError(CalicoError, ValueError):
    """Something that somebody may not do at a table, or not now."""


class HouseholdError(CalicoError, ValueError):
    """Something that a household, its chart or its document does not allow."""

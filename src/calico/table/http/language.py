"""The language of an answer: from the query, or from the browser's header."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Query

from calico.lang import LANGUAGES, NAMES, match
from calico.table.schema.fields import OneOf

Lang = Annotated[
    Annotated[str, OneOf(LANGUAGES)] | None,
    Query(description="The language; that of the browser if not given."),
]
Names = Annotated[
    Annotated[str, OneOf(NAMES)] | None,
    Query(description="Whose names cats and setups go by; the edition's in that language if not."),
]

_LONGEST: Final = 500
"""Of a header that is looked at: nobody reads more languages than that."""


def accepted(header: str) -> str:
    """The best of our languages for an ``Accept-Language`` header.

    >>> accepted("da, de-AT;q=0.8, en;q=0.7"), accepted("pt;q=0.2, pl"), accepted("")
    ('de', 'pl', 'en')
    """
    wanted = []
    for part in header[:_LONGEST].split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag))
        except ValueError:
            continue
    return match(tag for weight, tag in sorted(wanted, key=lambda one: one[0]) if weight)

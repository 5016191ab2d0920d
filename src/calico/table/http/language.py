"""Which language somebody reads: asked for in the address, or told by the browser."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import Query

from calico.lang import match

Lang = Annotated[
    Literal["en", "pl", "fr", "pt-BR", "de"] | None,
    Query(description="The language; that of the browser if not given."),
]
Names = Annotated[
    Literal["final", "de", "prototype"] | None,
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

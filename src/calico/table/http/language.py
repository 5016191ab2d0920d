"""The language of an answer: from the header of the browser."""

from __future__ import annotations

from typing import Final

from calico.lang import match

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

"""Adding numbers so that every Python comes to the same sum."""

from __future__ import annotations

from collections.abc import Iterable


def added(values: Iterable[float]) -> float:
    """The sum, added one after the other.

    Since Python 3.12 ``sum`` keeps more digits, and the last one may decide a move.
    """
    total = 0.0
    for value in values:
        total += value
    return total

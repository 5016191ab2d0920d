"""The messages about the daily quilt."""

from __future__ import annotations

from calico.table.schema.fields import Message


class DayResult(Message):
    """How somebody's daily quilt ended."""

    place: int
    """Who has as many points has the same place."""
    name: str
    score: int
    goals: int
    cats: int
    buttons: int
    mine: bool
    table: str | None
    """Where to look at the quilt, for whoever may."""


class BestQuilt(Message):
    """The best quilt of a day; of several, the one that was finished first."""

    name: str
    score: int
    table: str


class DayView(Message):
    """A day, and how its quilts ended, the best first."""

    date: str
    finished: int
    """How many finished theirs."""
    results: list[DayResult]
    best: BestQuilt | None
    """Nothing while you may not see it."""


class DailyView(Message):
    """Today's quilt, and yesterday's."""

    date: str
    """The date in UTC, such as `2026-11-16`."""
    until: int
    """When the day ends, in milliseconds since 1970."""
    table: str | None
    """Your table of today, once you have begun."""
    finished: bool
    """Whether your quilt of today is over."""
    results: list[DayResult]
    yesterday: DayView

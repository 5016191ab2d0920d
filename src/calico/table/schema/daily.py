"""The messages about the daily quilt."""

from __future__ import annotations

from calico.table.schema.fields import Message


class DayResult(Message):
    """The result of a daily quilt."""

    place: int
    """Equal scores have the same place."""
    name: str
    score: int
    goals: int
    cats: int
    buttons: int
    mine: bool
    table: str | None
    """The table with the quilt; null if you may not see it yet."""


class BestQuilt(Message):
    """The best quilt of a day; among equal scores the one that was finished first."""

    name: str
    score: int
    table: str


class DayView(Message):
    """A day and its results, the best first."""

    date: str
    finished: int
    """How many guests have finished it."""
    results: list[DayResult]
    best: BestQuilt | None
    """Null while you may not see it."""


class DailyView(Message):
    """Today's quilt, and yesterday's."""

    date: str
    """The date in UTC, such as `2026-11-16`."""
    until: int
    """When the day ends, in milliseconds since 1970."""
    table: str | None
    """Your table of today, if you have started."""
    finished: bool
    """Whether your quilt of today is over."""
    results: list[DayResult]
    yesterday: DayView

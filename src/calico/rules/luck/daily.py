"""The daily quilt: which day it is, and the luck of those who play it offline."""

from __future__ import annotations

from datetime import UTC, date, datetime


def utc_today() -> date:
    """The date now, in UTC: the day begins everywhere at the same moment."""
    return datetime.now(UTC).date()


def seed_of_day(day: date) -> str:
    """The seed of the daily quilt without a server: whoever has the date has the game."""
    return f"calico daily {day}"

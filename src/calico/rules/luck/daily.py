"""The daily quilt: the current day, and the seed of the offline game."""

from __future__ import annotations

from datetime import UTC, date, datetime


def utc_today() -> date:
    """The current date in UTC: the day starts everywhere at the same moment."""
    return datetime.now(UTC).date()


def seed_of_day(day: date) -> str:
    """The seed of the daily quilt without a server, which depends only on the date."""
    return f"calico daily {day}"

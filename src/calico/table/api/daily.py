"""The daily quilt."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated

from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError

from calico.table.api.operation import About, Answer, Asker, operation, written
from calico.table.api.visitor import Visitor
from calico.table.schema.daily import DailyView, DayView
from calico.table.schema.table import TableView


def _written(value: object) -> date:
    """The date written ``value``; pydantic would also take seconds since 1970."""
    text = str(value)
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise PydanticCustomError("date", "Input should be a date like 2026-11-16")


Day = Annotated[date, BeforeValidator(_written), About("A date in UTC.")]


@operation("GET", "/api/daily", DailyView, tag="daily")
async def today(visitor: Visitor) -> DailyView:
    """The daily quilt: your table of today, the results of others, and those of yesterday."""
    return await visitor.house.dailies.look(visitor.id)


@operation("GET", "/api/daily/{day}", DayView, tag="daily")
async def day_results(visitor: Visitor, day: Day) -> DayView:
    """The results of a day, such as `2026-11-15`."""
    return await visitor.house.dailies.day(day, visitor.id)


@operation(
    "POST",
    "/api/daily",
    TableView,
    tag="daily",
    refuses=(401, 403, 413, 415, 422, 429),
    asker=Asker.GUEST,
)
async def start_today(visitor: Visitor) -> Answer:
    """Your table of today's quilt, created by the first request: one attempt per day."""
    visitor.spend_action()
    guest = await visitor.guest()
    visitor.limits.tables.take(guest.id)
    table = await visitor.house.daily(guest, visitor.key)
    return written(await visitor.house.view(table, guest.id))

"""The daily quilt."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError

from calico.table.http.auth import Asks
from calico.table.http.routes.common import GUEST, LOOK, refuses, respond
from calico.table.schema.daily import DailyView, DayView
from calico.table.schema.table import TableView

router = APIRouter(prefix="/api")


def _written(value: object) -> date:
    """The date written ``value``; pydantic would also take seconds since 1970."""
    text = str(value)
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise PydanticCustomError("date", "Input should be a date like 2026-11-16")


Day = Annotated[date, BeforeValidator(_written), Path(description="A date in UTC.")]


@router.get("/daily", responses=LOOK, tags=["daily"])
async def today(visitor: Asks) -> DailyView:
    """The daily quilt: yours of today, how those of others ended, and yesterday's."""
    return await visitor.house.dailies.look(visitor.id)


@router.get("/daily/{day}", responses=LOOK, tags=["daily"])
async def earlier(visitor: Asks, day: Day) -> DayView:
    """How the quilts of a day ended, such as `2026-11-15`."""
    return await visitor.house.dailies.day(day, visitor.id)


@router.post(
    "/daily",
    response_model=TableView,
    responses=refuses(401, 403, 413, 415, 422, 429),
    openapi_extra=GUEST,
    tags=["daily"],
)
async def begun(request: Request, visitor: Asks) -> Response:
    """Your table of today's quilt, made if there is none: one attempt a day."""
    visitor.spend_action()
    guest = await visitor.guest()
    visitor.limits.tables.take(guest.id)
    table = await visitor.house.daily(guest, request.app.state.key)
    return respond(await visitor.house.view(table, guest.id))

"""What can be read over HTTP: finished games, what can be chosen, the rules and the lesson."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError

from calico.lang import language
from calico.lang import rules as text_of_rules
from calico.table.game.lesson import lesson
from calico.table.game.replay import position, verdict
from calico.table.http.auth import Asks
from calico.table.http.language import Lang, Names
from calico.table.http.routes.tables import JSON, TableId, computed, refuses
from calico.table.schema.choices import choices
from calico.table.schema.requests import TableDraft
from calico.table.schema.responses import (
    Choices,
    Lesson,
    PublicView,
    Reach,
    RulesText,
    TableView,
    VerdictView,
)
from calico.table.server.network import LOOPBACK, lan_address
from calico.table.server.settings import Settings
from calico.table.service.daily import DailyView, DayView

router = APIRouter(prefix="/api")

_KEPT: Final = {"cache-control": "public, max-age=300", "vary": "accept-language"}

Moves = Annotated[int, Path(ge=0, le=1000, description="How many moves have been played.")]


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


@router.get(
    "/tables/{table}/positions/{moves}",
    response_model=PublicView,
    responses=refuses(401, 404, 409, 422, 429),
    tags=["tables"],
)
async def replayed(visitor: Asks, table: TableId, moves: Moves) -> Response:
    """A finished game as it was after so many moves, with all hands open."""
    found = await visitor.table(table)
    key = ("position", table, found.version, moves)
    return await computed(visitor, key, lambda: position(found, moves))


@router.get(
    "/tables/{table}/verdict",
    response_model=VerdictView,
    responses=refuses(401, 404, 409, 422, 429),
    tags=["tables"],
)
async def judged(visitor: Asks, table: TableId) -> Response:
    """Who won a finished game and why, and whether its luck was the one promised."""
    found = await visitor.table(table)
    return await computed(visitor, ("verdict", table, found.version), lambda: verdict(found))


@router.get("/daily", responses=refuses(401, 422, 429), tags=["daily"])
async def today(visitor: Asks) -> DailyView:
    """The daily quilt: yours of today, how those of others ended, and yesterday's."""
    return await visitor.house.dailies.look(visitor.id)


@router.get("/daily/{day}", responses=refuses(401, 422, 429), tags=["daily"])
async def earlier(visitor: Asks, day: Day) -> DayView:
    """How the quilts of a day ended, such as `2026-11-15`."""
    return await visitor.house.dailies.day(day, visitor.id)


@router.post(
    "/daily",
    response_model=TableView,
    responses=refuses(401, 403, 413, 415, 422, 429),
    openapi_extra={"security": [{"cookie": []}, {"token": []}]},
    tags=["daily"],
)
async def begun(request: Request, visitor: Asks) -> Response:
    """Your table of today's quilt, made if there is none: one attempt a day."""
    guest = await visitor.known()
    visitor.limits.tables.take(guest.id)
    table = await visitor.house.daily(guest, request.app.state.key)
    return Response(await visitor.house.message(table, guest.id), media_type=JSON)


@router.post(
    "/choices",
    response_model=Choices,
    responses=refuses(401, 403, 413, 415, 422, 429),
    tags=["tables"],
)
async def chosen(visitor: Asks, wish: TableDraft) -> Response:
    """What would be refused of a wish for a table, and of each change to it; makes nothing."""
    passed = frozenset(await visitor.house.charts.passed(visitor.id))
    key = ("choices", wish.model_dump_json(), passed, language())
    return await computed(visitor, key, lambda: choices(wish, passed))


@router.get("/reach", responses=refuses(429), tags=["server"])
async def reached(request: Request) -> Reach:
    """How others come to this server; told only on its own machine, as it names an address."""
    settings: Settings = request.app.state.settings
    here = request.client is not None and request.client.host in LOOPBACK
    host = lan_address() if here and settings.everywhere else None
    return Reach(here_only=settings.here_only, host=host)


@router.get("/lesson", responses=refuses(422, 429), tags=["words"])
async def taught(response: Response, lang: Lang = None) -> Lesson:
    """The lesson, step by step."""
    response.headers.update(_KEPT)
    return lesson(lang or language())


@router.get("/rules", responses=refuses(422, 429), tags=["words"])
async def rules(response: Response, lang: Lang = None, names: Names = None) -> RulesText:
    """The rules in our own words, with the cats in the names of an edition, else its own."""
    response.headers.update(_KEPT)
    return RulesText(text=text_of_rules(lang or language(), names))

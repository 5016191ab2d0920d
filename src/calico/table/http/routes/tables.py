"""Tables: find, create and look at them, while they are played and afterwards."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from calico.lang import language
from calico.table.game.replay import FinishedTable
from calico.table.game.table import Table
from calico.table.http.auth import Asks
from calico.table.http.routes.common import (
    ACT,
    ANYBODY,
    GUEST,
    JSON,
    LOOK,
    After,
    TableId,
    computed,
    refuses,
    respond,
)
from calico.table.schema.choices import choices
from calico.table.schema.company import CompanyView
from calico.table.schema.replay import position, verdict
from calico.table.schema.requests import TableDraft, TableRequest
from calico.table.schema.responses import Choices, TableList
from calico.table.schema.table import Previews, PublicView, TableView, VerdictView
from calico.table.schema.views import previews_of, view_on_turn

router = APIRouter(prefix="/api")

Moves = Annotated[int, Path(ge=0, le=1000, description="How many moves have been played.")]


@router.get("/tables", responses=LOOK, openapi_extra=ANYBODY, tags=["tables"])
async def listed_tables(visitor: Asks) -> TableList:
    """Listed tables: with an open seat, or a game to watch."""
    return TableList(tables=await visitor.house.listed_tables())


@router.post(
    "/tables",
    status_code=201,
    response_model=TableView,
    responses=ACT,
    openapi_extra=GUEST,
    tags=["tables"],
)
async def new_table(visitor: Asks, body: TableRequest) -> Response:
    """Make a table."""
    visitor.spend_action()
    guest = await visitor.guest()
    visitor.limits.tables.take(guest.id)
    await visitor.house.households.check_scenario(guest, body.scenario, len(body.seats))
    table = await visitor.house.create(guest, body.spec)
    view = await visitor.house.view(table, guest.id)
    return respond(view, 201, {"location": f"/api/tables/{table}"})


@router.get(
    "/tables/{table}",
    response_model=TableView,
    responses=refuses(401, 404, 422, 429),
    openapi_extra=ANYBODY,
    tags=["tables"],
)
async def look(visitor: Asks, table: TableId, since: After = 0) -> Response:
    """A table as you may see it."""
    return respond(await visitor.house.view(table, visitor.id, since))


@router.get(
    "/tables/{table}/previews",
    response_model=Previews,
    responses=refuses(401, 404, 422, 429),
    openapi_extra=ANYBODY,
    tags=["tables"],
)
async def look_ahead(visitor: Asks, table: TableId) -> Response:
    """What each placement that you may make now would bring; the same all through a turn."""
    version, view = await visitor.house.read(
        table, visitor.id, lambda found: (found.version, view_on_turn(found, visitor.id))
    )
    return await computed(
        visitor,
        ("previews", table, version, view and view.viewer),
        lambda: previews_of(version, view),
    )


@router.get(
    "/tables/{table}/company",
    response_model=CompanyView,
    responses=refuses(401, 404, 422, 429),
    openapi_extra=ANYBODY,
    tags=["tables"],
)
async def company(visitor: Asks, table: TableId) -> Response:
    """Who has the table open now, and how they feel."""
    house = visitor.house
    return respond(await house.read(table, visitor.id, house.company.view))


@router.get(
    "/tables/{table}/record",
    response_model=dict[str, Any],
    responses=refuses(401, 404, 409, 422, 429),
    openapi_extra=ANYBODY,
    tags=["tables"],
)
async def record(visitor: Asks, table: TableId) -> Response:
    """The record of a finished game, for `calico verify`, `replay` and `score`."""
    found = await visitor.house.read(table, visitor.id, Table.record)
    name = f'attachment; filename="calico-{table}.json"'
    return Response(found.dumps(), 200, {"content-disposition": name}, JSON)


@router.get(
    "/tables/{table}/positions/{moves}",
    response_model=PublicView,
    responses=refuses(401, 404, 409, 422, 429),
    tags=["tables"],
)
async def replayed(visitor: Asks, table: TableId, moves: Moves) -> Response:
    """A finished game as it was after so many moves, with all hands open."""
    found = await visitor.house.read(table, visitor.id, FinishedTable.of)
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
    found = await visitor.house.read(table, visitor.id, FinishedTable.of)
    return await computed(visitor, ("verdict", table, found.version), lambda: verdict(found))


@router.post(
    "/choices",
    response_model=Choices,
    responses=refuses(401, 403, 413, 415, 422, 429),
    tags=["tables"],
)
async def chosen(visitor: Asks, draft: TableDraft) -> Response:
    """What would be refused of a request for a table, and of each change to it; makes nothing."""
    passed = frozenset(await visitor.house.households.passed(visitor.id))
    key = ("choices", draft.model_dump_json(), passed, language())
    return await computed(visitor, key, lambda: choices(draft, passed))

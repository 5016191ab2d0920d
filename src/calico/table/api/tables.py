"""Tables: find, create and look at them, while they are played and afterwards."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from calico.lang import language
from calico.rules.record import Record
from calico.table.api.operation import (
    ACT,
    About,
    After,
    Answer,
    Asker,
    TableId,
    computed,
    operation,
    written,
)
from calico.table.api.visitor import Visitor
from calico.table.game.replay import FinishedTable
from calico.table.game.spec import SeatFor
from calico.table.game.table import Table
from calico.table.schema.choices import choices
from calico.table.schema.company import CompanyView
from calico.table.schema.offers import Feature
from calico.table.schema.replay import RecordPosition, position, position_of, verdict
from calico.table.schema.requests import TableDraft, TableRequest
from calico.table.schema.responses import Choices, TableList
from calico.table.schema.table import Previews, PublicView, TableView, VerdictView
from calico.table.schema.views import previews_of, view_on_turn

Moves = Annotated[int, Field(ge=0, le=1000), About("How many moves have been played.")]


@operation("GET", "/api/tables", TableList, tag="tables", asker=Asker.KNOWN)
async def listed_tables(visitor: Visitor) -> TableList:
    """The tables that are listed: with an open seat, or with a game to watch."""
    visitor.need(Feature.WATCHING)
    return TableList(tables=await visitor.house.listed_tables())


@operation(
    "POST", "/api/tables", TableView, tag="tables", status=201, refuses=ACT, asker=Asker.GUEST
)
async def new_table(visitor: Visitor, body: TableRequest) -> Answer:
    """Create a table."""
    visitor.spend_action()
    if body.listed or any(seat.kind == SeatFor.OPEN for seat in body.seats):
        visitor.need(Feature.LINKS)
    guest = await visitor.guest()
    visitor.limits.tables.take(guest.id)
    await visitor.house.households.check_scenario(guest, body.scenario, len(body.seats))
    table = await visitor.house.create(guest, body.spec)
    view = await visitor.house.view(table, guest.id)
    return written(view, {"location": f"/api/tables/{table}"})


@operation(
    "GET",
    "/api/tables/{table}",
    TableView,
    tag="tables",
    refuses=(401, 404, 422, 429),
    asker=Asker.KNOWN,
)
async def table_view(visitor: Visitor, table: TableId, since: After = 0) -> Answer:
    """A table as you may see it."""
    return written(await visitor.house.view(table, visitor.id, since))


@operation(
    "GET",
    "/api/tables/{table}/previews",
    Previews,
    tag="tables",
    refuses=(401, 404, 422, 429),
    asker=Asker.KNOWN,
)
async def previews(visitor: Visitor, table: TableId) -> Answer:
    """What each placement that you can make now would earn; the same during a whole turn."""
    version, view = await visitor.house.read(
        table, visitor.id, lambda found: (found.version, view_on_turn(found, visitor.id))
    )
    return await computed(
        visitor,
        ("previews", table, version, view and view.viewer),
        lambda: previews_of(version, view),
    )


@operation(
    "GET",
    "/api/tables/{table}/company",
    CompanyView,
    tag="tables",
    refuses=(401, 404, 422, 429),
    asker=Asker.KNOWN,
)
async def company(visitor: Visitor, table: TableId) -> Answer:
    """Who has the table open now, and their reactions."""
    house = visitor.house
    return written(await house.read(table, visitor.id, house.company.view))


@operation(
    "GET",
    "/api/tables/{table}/record",
    dict[str, Any],
    tag="tables",
    refuses=(401, 404, 409, 422, 429),
    asker=Asker.KNOWN,
)
async def record(visitor: Visitor, table: TableId) -> Answer:
    """The record of a finished game, for `calico verify`, `replay` and `score`."""
    found = await visitor.house.read(table, visitor.id, Table.record)
    name = f'attachment; filename="calico-{table}.json"'
    return Answer(found.dumps(), {"content-disposition": name})


@operation(
    "GET",
    "/api/tables/{table}/positions/{moves}",
    PublicView,
    tag="tables",
    refuses=(401, 404, 409, 422, 429),
)
async def position_after(visitor: Visitor, table: TableId, moves: Moves) -> Answer:
    """A finished game after a number of moves, with all hands visible."""
    found = await visitor.house.read(table, visitor.id, FinishedTable.of)
    key = ("position", table, found.version, moves)
    return await computed(visitor, key, lambda: position(found, moves))


@operation(
    "POST",
    "/api/records/position",
    PublicView,
    tag="tables",
    refuses=(401, 403, 404, 409, 413, 415, 422, 429),
)
async def position_of_record(visitor: Visitor, body: RecordPosition) -> Answer:
    """The game of a record after a number of moves, with all hands visible; nothing is stored.

    Its `fair` says nothing: `calico verify` checks the luck of a record.
    """
    key = ("record", body.model_dump_json(), language())
    return await computed(visitor, key, lambda: position_of(Record.parse(body.record), body.moves))


@operation(
    "GET",
    "/api/tables/{table}/verdict",
    VerdictView,
    tag="tables",
    refuses=(401, 404, 409, 422, 429),
)
async def verdict_of(visitor: Visitor, table: TableId) -> Answer:
    """Who won a finished game and why, and whether the deal follows from the published seed."""
    found = await visitor.house.read(table, visitor.id, FinishedTable.of)
    return await computed(visitor, ("verdict", table, found.version), lambda: verdict(found))


@operation("POST", "/api/choices", Choices, tag="tables", refuses=(401, 403, 413, 415, 422, 429))
async def check_choices(visitor: Visitor, draft: TableDraft) -> Answer:
    """Which parts of a request for a table would be refused, and which single changes to it."""
    passed = frozenset(await visitor.house.households.passed(visitor.id))
    key = ("choices", draft.model_dump_json(), passed, language())
    return await computed(visitor, key, lambda: choices(draft, passed))

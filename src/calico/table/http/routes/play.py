"""What people do at a table: each route is a POST, and is answered with the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fastapi import APIRouter, Response

from calico.table.game.events import TableEvent
from calico.table.game.table import Table
from calico.table.http.auth import Asks, Visitor
from calico.table.http.routes.common import ACT, GUEST, After, TableId, respond
from calico.table.schema.company import CompanyView, Mood, ReactionRequest
from calico.table.schema.requests import (
    BotRequest,
    GoalsRequest,
    MoveRequest,
    SitRequest,
    TakeBackAnswer,
    TakeBackRequest,
)
from calico.table.schema.table import Reply, TableView
from calico.table.service.clock import now

router = APIRouter(prefix="/api/tables/{table}")

_ANY_SEAT: Final = SitRequest()


def acts(path: str) -> Callable[..., Any]:
    """A route for something that a guest does at a table."""
    return router.post(
        f"/{path}",
        response_model=Reply,
        responses=ACT,
        openapi_extra=GUEST,
        tags=["play"],
    )


async def _act(
    visitor: Visitor, table: str, since: int, decide: Callable[[Table, str], list[TableEvent]]
) -> Response:
    """Let the house do what ``decide`` decides for the guest, and answer with the view."""
    guest = visitor.spend_action()
    accepted = await visitor.house.act(table, lambda at: decide(at, guest), guest)
    view = await visitor.house.view(table, guest, since, fresh=not accepted)
    return respond(Reply.model_construct(accepted=accepted, view=view))


@acts("moves")
async def move(visitor: Asks, table: TableId, body: MoveRequest, since: After = 0) -> Response:
    """Play a turn: a placement and a draft together (R3)."""
    return await _act(
        visitor, table, since, lambda at, guest: at.move(guest, body.number, body.move)
    )


@acts("sit")
async def sit(
    visitor: Asks, table: TableId, body: SitRequest = _ANY_SEAT, since: After = 0
) -> Response:
    """Take an open seat; with the last one the game begins."""
    name = (await visitor.guest()).name
    return await _act(
        visitor, table, since, lambda at, guest: at.sit(guest, name, body.seat, body.entropy)
    )


@acts("leave")
async def leave(visitor: Asks, table: TableId, since: After = 0) -> Response:
    """Give your seat up: before the game it is open again, in it a bot goes on."""
    return await _act(visitor, table, since, Table.leave)


@acts("bots")
async def give(visitor: Asks, table: TableId, body: BotRequest, since: After = 0) -> Response:
    """Give an open seat to a bot, if you made the table."""
    await visitor.house.check_bots(visitor.id or "", [body.level])
    return await _act(
        visitor, table, since, lambda at, guest: at.give(guest, body.seat, body.level)
    )


@acts("goals")
async def goals(visitor: Asks, table: TableId, body: GoalsRequest, since: After = 0) -> Response:
    """Choose your goals (R2.4)."""
    chosen: dict[str, str] = dict(body.goals.items())
    return await _act(
        visitor, table, since, lambda at, guest: at.choose_goals(guest, body.seat, chosen)
    )


@acts("take-back")
async def take_back(
    visitor: Asks, table: TableId, body: TakeBackRequest, since: After = 0
) -> Response:
    """Ask to go back to before a move, where the table allows it."""
    return await _act(visitor, table, since, lambda at, guest: at.ask_back(guest, body.number))


@acts("take-back/answer")
async def answer(visitor: Asks, table: TableId, body: TakeBackAnswer, since: After = 0) -> Response:
    """Agree to going back, or not."""
    return await _act(visitor, table, since, lambda at, guest: at.answer_back(guest, body.agree))


@acts("replace")
async def replace(visitor: Asks, table: TableId, body: BotRequest, since: After = 0) -> Response:
    """Let a bot finish for somebody who has had the table's time."""
    return await _act(
        visitor, table, since, lambda at, guest: at.replace(guest, body.seat, body.level, now())
    )


@acts("return")
async def come_back(visitor: Asks, table: TableId, since: After = 0) -> Response:
    """Take your seat over from the bot that went on for you."""
    return await _act(visitor, table, since, Table.come_back)


@router.post(
    "/rematch",
    response_model=TableView,
    responses=ACT,
    openapi_extra=GUEST,
    tags=["play"],
)
async def rematch(visitor: Asks, table: TableId) -> Response:
    """Meet again: the new table, the same for everybody."""
    visitor.spend_action()
    guest = await visitor.guest()
    visitor.limits.tables.take(guest.id)
    again = await visitor.house.rematch(guest, table)
    return respond(await visitor.house.view(again, guest.id))


@router.post(
    "/reactions",
    response_model=CompanyView,
    responses=ACT,
    openapi_extra=GUEST,
    tags=["play"],
)
async def react(visitor: Asks, table: TableId, body: ReactionRequest) -> Response:
    """Show everybody at the table how you feel, for a moment; it is not stored."""
    guest = visitor.spend_action()
    visitor.limits.reactions.take(guest)
    return respond(await visitor.house.react(table, guest, Mood(body.mood)))

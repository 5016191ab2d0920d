"""What can be asked for over HTTP.  Each is a few lines: who asks, and what the house shall do."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel

from calico.errors import TableError
from calico.lang import catalogue, language
from calico.table.game.events import Kept
from calico.table.game.table import Table
from calico.table.http.auth import Asks, Visitor
from calico.table.http.language import Lang, Names
from calico.table.schema.box import BoxView, box_view
from calico.table.schema.offers import Offers, offers
from calico.table.schema.requests import (
    BotWish,
    GoalsWish,
    GuestWish,
    MoveWish,
    Recovery,
    Sitting,
    TableWish,
    TakeBackAnswer,
    TakeBackWish,
)
from calico.table.schema.responses import (
    BotsView,
    Error,
    Guest,
    Id,
    NewGuest,
    Previews,
    Reply,
    Since,
    TableList,
    TableView,
    Token,
)
from calico.table.schema.views import previews_of, view_on_turn
from calico.table.store.storage import now

JSON: Final = "application/json"
_BODY: Final = (403, 413, 415, 422, 429)
_GUEST: Final[dict[str, Any]] = {"security": [{"cookie": []}, {"token": []}]}
_ANYBODY: Final[dict[str, Any]] = {"security": [{}, {"cookie": []}, {"token": []}]}

_ANY_SEAT: Final = Sitting()

TableId = Annotated[Id, Path(description="The table, as in its link.")]
After = Annotated[
    Since, Query(description="The version you have: only what was logged after it is sent.")
]

router, play = APIRouter(prefix="/api"), APIRouter(prefix="/api/tables/{table}")
"""Routes are tried one after another: ``play``, and in it moves, come first."""


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that a route has to declare."""
    return {status: {"model": Error} for status in statuses}


_ACT: Final = refuses(401, 404, 409, *_BODY)
_LOOK: Final = refuses(401, 422, 429)


# Guests.


@router.post("/guests", status_code=201, responses=refuses(401, *_BODY), tags=["guests"])
async def new_guest(
    request: Request, response: Response, wish: GuestWish, visitor: Asks
) -> NewGuest:
    """Say your name: a cookie remembers you, and the token proves it is you elsewhere."""
    visitor.limits.guests.take(visitor.address)
    guest, token = await visitor.house.new_guest(wish.name)
    visitor.cookies.write(response, request, guest)
    return NewGuest(name=wish.name, token=token)


@router.get("/me", responses=_LOOK, openapi_extra=_GUEST, tags=["guests"])
async def me(visitor: Asks) -> Guest:
    """Who you are."""
    return Guest(name=(await visitor.known()).name)


@router.patch("/me", responses=refuses(401, 409, *_BODY), openapi_extra=_GUEST, tags=["guests"])
async def rename(visitor: Asks, wish: GuestWish) -> Guest:
    """Call yourself something else; seats that you have keep the name you took them with."""
    await visitor.house.rename(visitor.acting(), wish.name)
    return Guest(name=wish.name)


@router.post("/me/token", responses=refuses(401, *_BODY), openapi_extra=_GUEST, tags=["guests"])
async def new_token(visitor: Asks) -> Token:
    """A new token for your personal link; the one before no longer works."""
    return Token(token=await visitor.house.new_token(visitor.acting()))


@router.post("/recover", responses=refuses(401, *_BODY), tags=["guests"])
async def recover(request: Request, response: Response, wish: Recovery, visitor: Asks) -> Guest:
    """Be who the token says, in this browser too."""
    visitor.limits.guests.take(visitor.address)
    found = await visitor.house.recover(wish.token)
    if found is None:
        raise TableError("bad-token")
    visitor.cookies.write(response, request, found.id)
    return Guest(name=found.name)


@router.post("/me/forget", status_code=204, responses=refuses(401, *_BODY), tags=["guests"])
async def forget(response: Response, visitor: Asks) -> None:
    """Let this browser forget who you are; keep your personal link to come back."""
    visitor.cookies.clear(response)


@router.get("/me/tables", responses=_LOOK, openapi_extra=_GUEST, tags=["guests"])
async def my_tables(visitor: Asks) -> TableList:
    """Your tables, running and finished."""
    return TableList(tables=await visitor.house.my_tables(visitor.acting()))


# Tables.


@router.get("/tables", responses=_LOOK, openapi_extra=_ANYBODY, tags=["tables"])
async def listed_tables(visitor: Asks) -> TableList:
    """Listed tables: with an open seat, or a game to watch."""
    return TableList(tables=await visitor.house.listed_tables())


@router.post(
    "/tables",
    status_code=201,
    response_model=TableView,
    responses=_ACT,
    openapi_extra=_GUEST,
    tags=["tables"],
)
async def new_table(visitor: Asks, wish: TableWish) -> Response:
    """Make a table."""
    guest = await visitor.known()
    visitor.limits.tables.take(guest.id)
    await visitor.house.charts.check_wish(guest, wish)
    table = await visitor.house.create(guest, wish)
    view = await visitor.house.message(table, guest.id)
    return Response(view, 201, {"location": f"/api/tables/{table}"}, JSON)


@router.get(
    "/tables/{table}",
    response_model=TableView,
    responses=refuses(401, 404, 422, 429),
    openapi_extra=_ANYBODY,
    tags=["tables"],
)
async def look(visitor: Asks, table: TableId, since: After = 0) -> Response:
    """A table as you may see it."""
    return Response(await visitor.house.message(table, visitor.id, since), media_type=JSON)


@router.get(
    "/tables/{table}/previews",
    response_model=Previews,
    responses=refuses(401, 404, 422, 429),
    openapi_extra=_ANYBODY,
    tags=["tables"],
)
async def look_ahead(visitor: Asks, table: TableId) -> Response:
    """What each placement that you may make now would bring; the same all through a turn."""
    found = await visitor.table(table)
    version, view = found.version, view_on_turn(found, visitor.id)
    return await computed(
        visitor,
        ("previews", table, version, view and view.viewer),
        lambda: previews_of(version, view),
    )


@router.get(
    "/tables/{table}/record",
    response_model=dict[str, Any],
    responses=refuses(401, 404, 409, 422, 429),
    openapi_extra=_ANYBODY,
    tags=["tables"],
)
async def record(visitor: Asks, table: TableId) -> Response:
    """The record of a finished game, for `calico verify`, `replay` and `score`."""
    found = (await visitor.table(table)).record()
    name = f'attachment; filename="calico-{table}.json"'
    return Response(found.dumps(), 200, {"content-disposition": name}, JSON)


async def computed(visitor: Visitor, key: Hashable, work: Callable[[], BaseModel]) -> Response:
    """The answer that ``work`` makes, computed aside unless it is known under ``key``."""
    offload = visitor.house.offload
    body = await offload.kept(
        visitor.who, key, lambda: work().model_dump_json(by_alias=True).encode()
    )
    return Response(body, media_type=JSON)


# What people do at a table.


def acts(path: str) -> Callable[..., Any]:
    """A route for something that a guest does at a table."""
    return play.post(
        f"/{path}",
        response_model=Reply,
        responses=_ACT,
        openapi_extra=_GUEST,
        tags=["play"],
    )


async def _act(
    visitor: Visitor, table: str, since: int, decide: Callable[[Table, str], list[Kept]]
) -> Response:
    """Let the house do what ``decide`` decides for whoever asks, and answer with the view."""
    guest = visitor.acting()
    accepted = await visitor.house.act(table, lambda at: decide(at, guest), guest)
    view = await visitor.house.message(table, guest, since, fresh=not accepted)
    word = b"true" if accepted else b"false"
    return Response(b'{"accepted":' + word + b',"view":' + view + b"}", media_type=JSON)


@acts("moves")
async def move(visitor: Asks, table: TableId, wish: MoveWish, since: After = 0) -> Response:
    """Play a turn: a placement and a draft together (R3)."""
    return await _act(
        visitor, table, since, lambda at, guest: at.move(guest, wish.number, wish.move)
    )


@acts("sit")
async def sit(
    visitor: Asks, table: TableId, wish: Sitting = _ANY_SEAT, since: After = 0
) -> Response:
    """Take an open seat; with the last one the game begins."""
    name = (await visitor.known()).name
    return await _act(
        visitor, table, since, lambda at, guest: at.sit(guest, name, wish.seat, wish.entropy)
    )


@acts("leave")
async def leave(visitor: Asks, table: TableId, since: After = 0) -> Response:
    """Give your seat up: before the game it is open again, in it a bot goes on."""
    return await _act(visitor, table, since, Table.leave)


@acts("bots")
async def give(visitor: Asks, table: TableId, wish: BotWish, since: After = 0) -> Response:
    """Give an open seat to a bot, if you made the table."""
    await visitor.house.check_bots(visitor.id or "", [wish.level])
    return await _act(
        visitor, table, since, lambda at, guest: at.give(guest, wish.seat, wish.level)
    )


@acts("goals")
async def goals(visitor: Asks, table: TableId, wish: GoalsWish, since: After = 0) -> Response:
    """Choose your goals (R2.4)."""
    chosen: dict[str, str] = dict(wish.goals.items())
    return await _act(
        visitor, table, since, lambda at, guest: at.choose_goals(guest, wish.seat, chosen)
    )


@acts("take-back")
async def take_back(
    visitor: Asks, table: TableId, wish: TakeBackWish, since: After = 0
) -> Response:
    """Ask to go back to before a move, where the table allows it."""
    return await _act(visitor, table, since, lambda at, guest: at.ask_back(guest, wish.number))


@acts("take-back/answer")
async def answer(visitor: Asks, table: TableId, wish: TakeBackAnswer, since: After = 0) -> Response:
    """Agree to going back, or not."""
    return await _act(visitor, table, since, lambda at, guest: at.answer_back(guest, wish.agree))


@acts("replace")
async def replace(visitor: Asks, table: TableId, wish: BotWish, since: After = 0) -> Response:
    """Let a bot finish for somebody who has had the table's time."""
    return await _act(
        visitor, table, since, lambda at, guest: at.replace(guest, wish.seat, wish.level, now())
    )


@acts("return")
async def come_back(visitor: Asks, table: TableId, since: After = 0) -> Response:
    """Take your seat over from the bot that went on for you."""
    return await _act(visitor, table, since, Table.come_back)


@play.post(
    "/rematch",
    response_model=TableView,
    responses=_ACT,
    openapi_extra=_GUEST,
    tags=["play"],
)
async def rematch(visitor: Asks, table: TableId) -> Response:
    """Meet again: the new table, the same for everybody who asks."""
    guest = await visitor.known()
    visitor.limits.tables.take(guest.id)
    again = await visitor.house.rematch(guest, table)
    return Response(await visitor.house.message(again, guest.id), media_type=JSON)


# The server.


@router.get("/bots", responses=refuses(401, 422, 429), tags=["server"])
async def bots(visitor: Asks) -> BotsView:
    """Whether the bots are ready: why one may take longer than usual."""
    return BotsView(preparing=visitor.house.is_preparing)


# What never changes while the server runs.


@router.get("/options", response_model=Offers, responses=refuses(429), tags=["words"])
async def options(request: Request) -> Response:
    """Everything a table can be made of, and the version of the server."""
    return _kept(request, offers().model_dump_json(by_alias=True).encode())


@router.get("/box", response_model=BoxView, responses=refuses(429), tags=["words"])
async def box(request: Request) -> Response:
    """What is in the box of each printed edition, and who made the game."""
    return _kept(request, box_view().model_dump_json(by_alias=True).encode())


@router.get(
    "/words",
    response_model=dict[str, str | dict[str, str]],
    responses=refuses(422, 429),
    tags=["words"],
)
async def words(
    request: Request,
    lang: Lang = None,
    names: Names = None,
) -> Response:
    """All words of a language, with cats and setups in the names of an edition, else its own."""
    said = catalogue(lang or language(), names)
    vary = "" if lang else ", accept-language"
    return _kept(request, json.dumps(said, ensure_ascii=False).encode(), vary)


def _kept(request: Request, body: bytes, vary: str = "") -> Response:
    """An answer that a browser may keep, if it asks each time whether it still holds."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": f"accept-encoding{vary}"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _packed(body), "gzip"
    return Response(body, 200, headers, JSON)


@lru_cache(maxsize=16)
def _packed(body: bytes) -> bytes:
    """``body`` as gzip makes it; packed once, as it is the same for everybody."""
    return gzip.compress(body, mtime=0)

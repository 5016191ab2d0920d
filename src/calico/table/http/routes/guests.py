"""Guests: say a name, prove it elsewhere, and find one's tables."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from calico.errors import TableError
from calico.table.http.auth import Asks
from calico.table.http.routes.common import BODY, GUEST, LOOK, refuses
from calico.table.schema.requests import GuestRequest, RecoveryRequest
from calico.table.schema.responses import Guest, NewGuest, PersonalToken, TableList

router = APIRouter(prefix="/api")


@router.post("/guests", status_code=201, responses=refuses(401, *BODY), tags=["guests"])
async def new_guest(
    request: Request, response: Response, body: GuestRequest, visitor: Asks
) -> NewGuest:
    """Say your name: a cookie remembers you, and the token proves it is you elsewhere."""
    visitor.limits.guests.take(visitor.address)
    guest, token = await visitor.house.guests.new(body.name)
    visitor.cookies.write(response, request, guest)
    return NewGuest(name=body.name, token=token)


@router.get("/me", responses=LOOK, openapi_extra=GUEST, tags=["guests"])
async def me(visitor: Asks) -> Guest:
    """Who you are."""
    visitor.spend_action()
    return Guest(name=(await visitor.guest()).name)


@router.patch("/me", responses=refuses(401, 409, *BODY), openapi_extra=GUEST, tags=["guests"])
async def rename(visitor: Asks, body: GuestRequest) -> Guest:
    """Call yourself something else; seats that you have keep the name you took them with."""
    await visitor.house.rename_guest(visitor.spend_action(), body.name)
    return Guest(name=body.name)


@router.post("/me/token", responses=refuses(401, *BODY), openapi_extra=GUEST, tags=["guests"])
async def new_token(visitor: Asks) -> PersonalToken:
    """A new token for your personal link; the one before no longer works."""
    return PersonalToken(token=await visitor.house.guests.new_token(visitor.spend_action()))


@router.post("/recover", responses=refuses(401, *BODY), tags=["guests"])
async def recover(
    request: Request, response: Response, body: RecoveryRequest, visitor: Asks
) -> Guest:
    """Be who the token says, in this browser too."""
    visitor.limits.guests.take(visitor.address)
    found = await visitor.house.guests.recover(body.token)
    if found is None:
        raise TableError("bad-token")
    visitor.cookies.write(response, request, found.id)
    return Guest(name=found.name)


@router.post("/me/forget", status_code=204, responses=refuses(401, *BODY), tags=["guests"])
async def forget(response: Response, visitor: Asks) -> None:
    """Let this browser forget who you are; keep your personal link to come back."""
    visitor.cookies.clear(response)


@router.get("/me/tables", responses=LOOK, openapi_extra=GUEST, tags=["guests"])
async def my_tables(visitor: Asks) -> TableList:
    """Your tables, running and finished."""
    return TableList(tables=await visitor.house.my_tables(visitor.spend_action()))

"""Guests: say a name, prove it elsewhere, and find one's tables."""

from __future__ import annotations

from dataclasses import replace

from calico.errors import TableError
from calico.table.api.operation import BODY, Answer, Asker, operation, written
from calico.table.api.visitor import Visitor
from calico.table.schema.offers import Feature
from calico.table.schema.requests import GuestRequest, RecoveryRequest
from calico.table.schema.responses import Guest, NewGuest, PersonalToken, TableList


@operation("POST", "/api/guests", NewGuest, tag="guests", status=201, refuses=(401, *BODY))
async def new_guest(body: GuestRequest, visitor: Visitor) -> Answer:
    """Become a guest with a name: sets a cookie, and returns a token for other devices."""
    visitor.limits.guests.take(visitor.address)
    guests = visitor.house.guests
    if visitor.id and Feature.GUESTS not in visitor.features:  # the one person of a device
        await visitor.house.rename_guest(visitor.id, body.name)
        guest, token = visitor.id, await guests.new_token(visitor.id)
    else:
        guest, token = await guests.new(body.name)
    return replace(written(NewGuest(name=body.name, token=token)), remember=guest)


@operation("GET", "/api/me", Guest, tag="guests", asker=Asker.GUEST)
async def me(visitor: Visitor) -> Guest:
    """The guest who sends the request."""
    visitor.spend_action()
    return Guest(name=(await visitor.guest()).name)


@operation("PATCH", "/api/me", Guest, tag="guests", refuses=(401, 409, *BODY), asker=Asker.GUEST)
async def rename(visitor: Visitor, body: GuestRequest) -> Guest:
    """Change your name; seats that you have taken keep the earlier one."""
    await visitor.house.rename_guest(visitor.spend_action(), body.name)
    return Guest(name=body.name)


@operation(
    "POST", "/api/me/token", PersonalToken, tag="guests", refuses=(401, *BODY), asker=Asker.GUEST
)
async def new_token(visitor: Visitor) -> PersonalToken:
    """Create a new token for your personal link; the earlier one becomes invalid."""
    visitor.need(Feature.GUESTS)
    return PersonalToken(token=await visitor.house.guests.new_token(visitor.spend_action()))


@operation("POST", "/api/recover", Guest, tag="guests", refuses=(401, *BODY))
async def recover(body: RecoveryRequest, visitor: Visitor) -> Answer:
    """Sign in with a token: sets the cookie of its guest."""
    visitor.need(Feature.GUESTS)
    visitor.limits.guests.take(visitor.address)
    found = await visitor.house.guests.recover(body.token)
    if found is None:
        raise TableError("bad-token")
    return replace(written(Guest(name=found.name)), remember=found.id)


@operation("POST", "/api/me/forget", None, tag="guests", status=204, refuses=(401, *BODY))
async def forget(visitor: Visitor) -> Answer:
    """Sign out: removes the cookie. Only your personal link brings you back."""
    visitor.need(Feature.GUESTS)
    return Answer(forget=True)


@operation("GET", "/api/me/tables", TableList, tag="guests", asker=Asker.GUEST)
async def my_tables(visitor: Visitor) -> TableList:
    """Your tables, running and finished."""
    return TableList(tables=await visitor.house.my_tables(visitor.spend_action()))

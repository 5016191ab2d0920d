"""What can be asked of a household over HTTP: its people, their claims, export and import (R9)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Response

from calico.table.household_messages import (
    ClaimWish,
    GameWish,
    Household,
    PersonWish,
    Statistics,
)
from calico.table.identity import Asks
from calico.table.messages import Name
from calico.table.routes import refuses

router = APIRouter(prefix="/api/household", tags=["household"])

_GUEST: Final[dict[str, Any]] = {"security": [{"cookie": []}, {"token": []}]}
_BODY: Final = (403, 413, 415, 422, 429)
_LOOK: Final = refuses(401, 422, 429)
_ACT: Final = refuses(401, 404, 409, *_BODY)

Person = Annotated[Name, Path(description="How the person is called.")]


@router.get("", responses=_LOOK, openapi_extra=_GUEST)
async def look(visitor: Asks) -> Household:
    """Your household: its people and their charts."""
    raise NotImplementedError


@router.post("/people", status_code=201, responses=_ACT, openapi_extra=_GUEST)
async def add_person(visitor: Asks, wish: PersonWish) -> Household:
    """Add somebody who plays at this screen."""
    raise NotImplementedError


@router.patch("/people/{name:path}", responses=_ACT, openapi_extra=_GUEST)
async def rename_person(visitor: Asks, name: Person, wish: PersonWish) -> Household:
    """Call somebody of the household something else."""
    raise NotImplementedError


@router.delete("/people/{name:path}", responses=_ACT, openapi_extra=_GUEST)
async def remove_person(visitor: Asks, name: Person) -> Household:
    """Take somebody, with their claims, out of the household."""
    raise NotImplementedError


@router.post("/claims", responses=_ACT, openapi_extra=_GUEST)
async def claim(visitor: Asks, wish: ClaimWish) -> Household:
    """Claim an achievement from a game that was won (R9.2)."""
    raise NotImplementedError


@router.post("/games", responses=_ACT, openapi_extra=_GUEST)
async def add_game(visitor: Asks, wish: GameWish) -> Household:
    """Enter a game from a real table."""
    raise NotImplementedError


@router.get("/export", response_model=dict[str, Any], responses=_LOOK, openapi_extra=_GUEST)
async def export(visitor: Asks) -> Response:
    """The household as one document, to keep or to bring elsewhere."""
    raise NotImplementedError


@router.post("/import", responses=_ACT, openapi_extra=_GUEST)
async def bring(visitor: Asks, document: dict[str, Any]) -> Household:
    """Add what is in a document; refused whole if anything in it is wrong."""
    raise NotImplementedError


@router.get("/statistics", responses=_LOOK, openapi_extra=_GUEST)
async def statistics(visitor: Asks, person: Annotated[Name, Query()]) -> Statistics:
    """The games of a person in numbers."""
    raise NotImplementedError

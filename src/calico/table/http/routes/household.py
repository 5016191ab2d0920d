"""What can be asked of a household over HTTP: its people, their claims, export and import (R9)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from calico.campaign.household import MOST, Chart
from calico.campaign.household import Household as Kept
from calico.campaign.statistics import statistics_of
from calico.table.http.auth import Asks, Visitor
from calico.table.http.middleware import whole_body
from calico.table.http.routes.tables import JSON, refuses
from calico.table.schema.household import (
    ClaimableView,
    ClaimView,
    ClaimWish,
    GameWish,
    Household,
    PersonView,
    PersonWish,
    Statistics,
)
from calico.table.schema.responses import Name
from calico.table.server.settings import LARGEST_IMPORT
from calico.table.store.storage import GuestRow

router = APIRouter(prefix="/api/household", tags=["household"])

_GUEST: Final[dict[str, Any]] = {"security": [{"cookie": []}, {"token": []}]}
_BODY: Final = (403, 413, 415, 422, 429)
_LOOK: Final = refuses(401, 422, 429)
_ACT: Final = refuses(401, 404, 409, *_BODY)

Person = Annotated[Name, Path(description="How the person is called.")]


@router.get("", response_model=Household, responses=_LOOK, openapi_extra=_GUEST)
async def look(visitor: Asks) -> Response:
    """Your household: its people and their charts."""
    return await _shown(visitor, await visitor.known())


async def _shown(visitor: Visitor, guest: GuestRow, status: int = 200) -> Response:
    household = await visitor.house.charts.household(guest)

    def written() -> bytes:
        return household_view(household).model_dump_json(by_alias=True).encode()

    return Response(await visitor.house.offload.run(guest.id, written), status, media_type=JSON)


@router.post(
    "/people", response_model=Household, status_code=201, responses=_ACT, openapi_extra=_GUEST
)
async def add_person(visitor: Asks, wish: PersonWish) -> Response:
    """Add somebody who plays at this screen."""
    guest = await visitor.known()
    await visitor.house.charts.add_person(guest, wish.name)
    return await _shown(visitor, guest, 201)


@router.patch("/people/{name:path}", response_model=Household, responses=_ACT, openapi_extra=_GUEST)
async def rename_person(visitor: Asks, name: Person, wish: PersonWish) -> Response:
    """Call somebody of the household something else; for you it is your name everywhere."""
    await visitor.house.charts.rename_person(await visitor.known(), name, wish.name)
    return await _shown(visitor, await visitor.known())


@router.delete(
    "/people/{name:path}", response_model=Household, responses=_ACT, openapi_extra=_GUEST
)
async def remove_person(visitor: Asks, name: Person) -> Response:
    """Take somebody, with their claims, out of the household."""
    guest = await visitor.known()
    await visitor.house.charts.remove_person(guest, name)
    return await _shown(visitor, guest)


@router.post("/claims", response_model=Household, responses=_ACT, openapi_extra=_GUEST)
async def claim(visitor: Asks, wish: ClaimWish) -> Response:
    """Claim an achievement from a game that was won; its record decides (R9.2)."""
    guest = await visitor.known()
    await visitor.house.charts.claim(guest, wish.person, wish.game, wish.achievement)
    return await _shown(visitor, guest)


@router.post("/games", response_model=Household, responses=_ACT, openapi_extra=_GUEST)
async def add_game(visitor: Asks, wish: GameWish) -> Response:
    """Enter a game from a real table: a complete sheet of the score pad."""
    guest = await visitor.known()
    await visitor.house.charts.enter_sheet(guest, wish.sheet)
    return await _shown(visitor, guest)


@router.get("/export", response_model=dict[str, Any], responses=_LOOK, openapi_extra=_GUEST)
async def export(visitor: Asks) -> Response:
    """The household as one document, to keep or to bring elsewhere."""
    guest = await visitor.known()
    visitor.limits.documents.take(guest.id)
    document = await visitor.house.charts.document(guest)
    name = 'attachment; filename="calico-household.json"'
    return Response(document, 200, {"content-disposition": name}, JSON)


@router.post(
    "/import",
    response_model=Household,
    responses=_ACT,
    openapi_extra=_GUEST
    | {"requestBody": {"required": True, "content": {JSON: {"schema": {"type": "object"}}}}},
)
async def bring(visitor: Asks, request: Request) -> Response:
    """Add what is in a document; refused whole if anything in it is wrong."""
    guest = await visitor.known()
    visitor.limits.documents.take(guest.id)
    charts = visitor.house.charts
    async with charts.importing:
        body = await whole_body(request.scope, request.receive, LARGEST_IMPORT)
        visitor.limits.documents.charge(guest.id, len(body) / 2**20)
        await charts.bring(guest, body)
    return await _shown(visitor, guest)


@router.get(
    "/statistics",
    response_model=Statistics,
    responses=refuses(401, 404, 422, 429),
    openapi_extra=_GUEST,
)
async def statistics(visitor: Asks, person: Annotated[Name, Query()]) -> Response:
    """The games of a person in numbers."""
    guest = await visitor.known()
    household = await visitor.house.charts.household(guest)

    def written() -> bytes:
        found = statistics_of(household, person).to_dict()
        return Statistics.model_validate(found).model_dump_json(by_alias=True).encode()

    return Response(await visitor.house.offload.run(guest.id, written), media_type=JSON)


def household_view(household: Kept) -> Household:
    """``household`` as it goes over the wire; the guest is its first person."""
    charts = [household.chart(name) for name in household.people]
    return Household(
        people=[_person(household, chart, i == 0) for i, chart in enumerate(charts)], most=MOST
    )


def _person(household: Kept, chart: Chart, is_guest: bool) -> PersonView:
    return PersonView(
        name=chart.person,
        is_guest=is_guest,
        patch=str(chart.patch),
        rank=chart.rank,
        claims=[
            ClaimView(
                achievement=claim.achievement,
                game=claim.game,
                source=household.games[claim.game].source,
                at=claim.at,
            )
            for claim in chart.claims
        ],
        passed=list(chart.passed),
        open=chart.open,
        claimable=[
            ClaimableView(game=game.id, source=game.source, at=game.at, achievements=list(left))
            for game, left in chart.claimable
        ],
    )

"""What can be asked of a household over HTTP: its people, their claims, export and import (R9)."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from calico.campaign.household import MOST, Chart, Household
from calico.campaign.statistics import statistics_of
from calico.table.http.auth import Asks, Visitor
from calico.table.http.middleware import whole_body
from calico.table.http.routes.common import ACT, GUEST, JSON, LOOK, refuses
from calico.table.http.settings import LARGEST_IMPORT
from calico.table.schema.fields import Name
from calico.table.schema.household import (
    ClaimableView,
    ClaimRequest,
    ClaimView,
    GameRequest,
    HouseholdView,
    PersonRequest,
    PersonView,
    StatisticsView,
)
from calico.table.service.storage import StoredGuest

router = APIRouter(prefix="/api/household", tags=["household"])

Person = Annotated[Name, Path(description="How the person is called.")]


@router.get("", response_model=HouseholdView, responses=LOOK, openapi_extra=GUEST)
async def look(visitor: Asks) -> Response:
    """Your household: its people and their charts."""
    visitor.spend_action()
    return await _loaded(visitor, await visitor.guest())


async def _loaded(visitor: Visitor, guest: StoredGuest, status: int = 200) -> Response:
    """The answer with the household of ``guest``."""
    return await _shown(visitor, await visitor.house.households.household(guest), status)


async def _shown(visitor: Visitor, household: Household, status: int = 200) -> Response:
    """The answer with ``household``."""

    def written() -> bytes:
        return household_view(household).model_dump_json(by_alias=True).encode()

    body = await visitor.house.offload.run(visitor.rate_key, written)
    return Response(body, status, media_type=JSON)


@router.post(
    "/people", response_model=HouseholdView, status_code=201, responses=ACT, openapi_extra=GUEST
)
async def add_person(visitor: Asks, body: PersonRequest) -> Response:
    """Add somebody who plays at this screen."""
    visitor.spend_action()
    household = await visitor.house.households.add_person(await visitor.guest(), body.name)
    return await _shown(visitor, household, 201)


@router.patch(
    "/people/{name:path}", response_model=HouseholdView, responses=ACT, openapi_extra=GUEST
)
async def rename_person(visitor: Asks, name: Person, body: PersonRequest) -> Response:
    """Call somebody of the household something else; for you it is your name everywhere."""
    visitor.spend_action()
    await visitor.house.households.rename_person(await visitor.guest(), name, body.name)
    return await _loaded(visitor, await visitor.guest())  # whose name may be the one that changed


@router.delete(
    "/people/{name:path}", response_model=HouseholdView, responses=ACT, openapi_extra=GUEST
)
async def remove_person(visitor: Asks, name: Person) -> Response:
    """Take somebody, with their claims, out of the household."""
    visitor.spend_action()
    guest = await visitor.guest()
    await visitor.house.households.remove_person(guest, name)
    return await _loaded(visitor, guest)


@router.post("/claims", response_model=HouseholdView, responses=ACT, openapi_extra=GUEST)
async def claim(visitor: Asks, body: ClaimRequest) -> Response:
    """Claim an achievement from a game that was won; its record decides (R9.2)."""
    visitor.spend_action()
    guest = await visitor.guest()
    household = await visitor.house.households.claim(
        guest, body.person, body.game, body.achievement
    )
    return await _shown(visitor, household)


@router.post("/games", response_model=HouseholdView, responses=ACT, openapi_extra=GUEST)
async def add_game(visitor: Asks, body: GameRequest) -> Response:
    """Enter a game from a real table: a complete sheet of the score pad."""
    visitor.spend_action()
    guest = await visitor.guest()
    await visitor.house.households.enter_sheet(guest, body.sheet)
    return await _loaded(visitor, guest)


@router.get("/export", response_model=dict[str, Any], responses=LOOK, openapi_extra=GUEST)
async def export(visitor: Asks) -> Response:
    """The household as one document, to keep or to bring elsewhere."""
    visitor.spend_action()
    guest = await visitor.guest()
    visitor.limits.documents.take(guest.id)
    document = await visitor.house.households.document(guest)
    name = 'attachment; filename="calico-household.json"'
    return Response(document, 200, {"content-disposition": name}, JSON)


@router.post(
    "/import",
    response_model=HouseholdView,
    responses=ACT,
    openapi_extra=GUEST
    | {"requestBody": {"required": True, "content": {JSON: {"schema": {"type": "object"}}}}},
)
async def bring(visitor: Asks, request: Request) -> Response:
    """Add what is in a document; refused whole if anything in it is wrong."""
    visitor.spend_action()
    guest = await visitor.guest()
    visitor.limits.documents.take(guest.id)
    households = visitor.house.households
    async with households.importing:
        body = await whole_body(request.scope, request.receive, LARGEST_IMPORT)
        visitor.limits.documents.charge(guest.id, len(body) / 2**20)
        await households.import_document(guest, body)
    return await _loaded(visitor, guest)


@router.get(
    "/statistics",
    response_model=StatisticsView,
    responses=refuses(401, 404, 422, 429),
    openapi_extra=GUEST,
)
async def statistics(visitor: Asks, person: Annotated[Name, Query()]) -> Response:
    """The games of a person in numbers."""
    visitor.spend_action()
    household = await visitor.house.households.household(await visitor.guest())

    def written() -> bytes:
        found = statistics_of(household, person).to_dict()
        return StatisticsView.model_validate(found).model_dump_json(by_alias=True).encode()

    return Response(await visitor.house.offload.run(visitor.rate_key, written), media_type=JSON)


def household_view(household: Household) -> HouseholdView:
    """``household`` as it goes over the wire; the guest is its first person."""
    charts = [household.chart(name) for name in household.people]
    return HouseholdView(
        people=[_person(household, chart, i == 0) for i, chart in enumerate(charts)], most=MOST
    )


def _person(household: Household, chart: Chart, is_guest: bool) -> PersonView:
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

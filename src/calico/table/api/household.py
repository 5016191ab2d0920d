"""What can be asked of a household: its people, their claims, export and import (R9)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from calico.campaign.household import MOST, Chart, Household
from calico.campaign.statistics import statistics_of
from calico.table.api.operation import ACT, About, Answer, Asker, Upload, operation
from calico.table.api.visitor import Visitor
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

LARGEST_IMPORT: Final = 8 * 2**20
"""A household has 2 to 4 KiB for each of its games."""

Person = Annotated[Name, About("How the person is called.")]


@operation("GET", "/api/household", HouseholdView, tag="household", asker=Asker.GUEST)
async def own_household(visitor: Visitor) -> Answer:
    """Your household: its people and their charts."""
    visitor.spend_action()
    return await _loaded(visitor, await visitor.guest())


async def _loaded(visitor: Visitor, guest: StoredGuest) -> Answer:
    """The answer with the household of ``guest``."""
    return await _shown(visitor, await visitor.house.households.household(guest))


async def _shown(visitor: Visitor, household: Household) -> Answer:
    """The answer with ``household``."""

    def written() -> bytes:
        return household_view(household).model_dump_json(by_alias=True).encode()

    return Answer(await visitor.house.offload.run(visitor.rate_key, written))


@operation(
    "POST",
    "/api/household/people",
    HouseholdView,
    tag="household",
    status=201,
    refuses=ACT,
    asker=Asker.GUEST,
)
async def add_person(visitor: Visitor, body: PersonRequest) -> Answer:
    """Add somebody who plays at this screen."""
    visitor.spend_action()
    household = await visitor.house.households.add_person(await visitor.guest(), body.name)
    return await _shown(visitor, household)


@operation(
    "PATCH",
    "/api/household/people/{name:path}",
    HouseholdView,
    tag="household",
    refuses=ACT,
    asker=Asker.GUEST,
)
async def rename_person(visitor: Visitor, name: Person, body: PersonRequest) -> Answer:
    """Rename somebody in the household; your own name changes everywhere."""
    visitor.spend_action()
    await visitor.house.households.rename_person(await visitor.guest(), name, body.name)
    return await _loaded(visitor, await visitor.guest())  # whose name may be the one that changed


@operation(
    "DELETE",
    "/api/household/people/{name:path}",
    HouseholdView,
    tag="household",
    refuses=ACT,
    asker=Asker.GUEST,
)
async def remove_person(visitor: Visitor, name: Person) -> Answer:
    """Remove somebody and their claims from the household."""
    visitor.spend_action()
    guest = await visitor.guest()
    await visitor.house.households.remove_person(guest, name)
    return await _loaded(visitor, guest)


@operation(
    "POST", "/api/household/claims", HouseholdView, tag="household", refuses=ACT, asker=Asker.GUEST
)
async def claim(visitor: Visitor, body: ClaimRequest) -> Answer:
    """Claim an achievement from a game that was won; its record decides (R9.2)."""
    visitor.spend_action()
    guest = await visitor.guest()
    household = await visitor.house.households.claim(
        guest, body.person, body.game, body.achievement
    )
    return await _shown(visitor, household)


@operation(
    "POST", "/api/household/games", HouseholdView, tag="household", refuses=ACT, asker=Asker.GUEST
)
async def add_game(visitor: Visitor, body: GameRequest) -> Answer:
    """Add a game from a real table: a complete sheet of the score pad."""
    visitor.spend_action()
    guest = await visitor.guest()
    await visitor.house.households.enter_sheet(guest, body.sheet)
    return await _loaded(visitor, guest)


@operation("GET", "/api/household/export", dict[str, Any], tag="household", asker=Asker.GUEST)
async def export_document(visitor: Visitor) -> Answer:
    """The household as one document, for backup or for import elsewhere."""
    visitor.spend_action()
    guest = await visitor.guest()
    visitor.limits.documents.take(guest.id)
    document = await visitor.house.households.document(guest)
    name = 'attachment; filename="calico-household.json"'
    return Answer(document, {"content-disposition": name})


@operation(
    "POST", "/api/household/import", HouseholdView, tag="household", refuses=ACT, asker=Asker.GUEST
)
async def import_document(visitor: Visitor, upload: Upload) -> Answer:
    """Add what is in a document; if anything in it is wrong, nothing is added."""
    visitor.spend_action()
    guest = await visitor.guest()
    visitor.limits.documents.take(guest.id)
    households = visitor.house.households
    async with households.importing:
        body = await upload(LARGEST_IMPORT)
        visitor.limits.documents.charge(guest.id, len(body) / 2**20)
        await households.import_document(guest, body)
    return await _loaded(visitor, guest)


@operation(
    "GET",
    "/api/household/statistics",
    StatisticsView,
    tag="household",
    refuses=(401, 404, 422, 429),
    asker=Asker.GUEST,
)
async def statistics(visitor: Visitor, person: Name) -> Answer:
    """The statistics of a person."""
    visitor.spend_action()
    household = await visitor.house.households.household(await visitor.guest())

    def written() -> bytes:
        found = statistics_of(household, person).to_dict()
        return StatisticsView.model_validate(found).model_dump_json(by_alias=True).encode()

    return Answer(await visitor.house.offload.run(visitor.rate_key, written))


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

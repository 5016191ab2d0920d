"""The households of a server: each belongs to a guest, who is its first person (R9.1).

Finished tables of a guest are entered when their household is loaded.  What may be claimed
:mod:`calico.campaign` decides from stored records; the store ensures that nothing is claimed twice.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from calico.campaign.chart import check_ladder
from calico.campaign.document import dumps, facts_again, game_of_sheet, merge
from calico.campaign.facts import Facts
from calico.campaign.household import Claim, Household, fold
from calico.campaign.pad.sheet import Sheet
from calico.errors import HouseholdError, TableError
from calico.rules.names import check_new_name
from calico.table.game.events import read_event
from calico.table.game.table import Table
from calico.table.service.clock import now
from calico.table.service.guests import Guests
from calico.table.service.households.rows import (
    LoadedHousehold,
    change_to,
    loaded,
    stale_games,
    table_entry,
)
from calico.table.service.offload import Offload
from calico.table.service.storage import (
    GameEntry,
    HouseholdChange,
    Storage,
    StoredClaim,
    StoredGame,
    StoredGuest,
    StoredPerson,
)

AT_ONCE: Final = 20
"""Tables entered with one transaction."""
IMPORTS_AT_ONCE: Final = 4
_TRIES: Final = 5
"""How often a write is retried after a conflict."""


class Households:
    """All households of a server."""

    def __init__(
        self,
        storage: Storage,
        guests: Guests,
        offload: Offload,
        read_document: Callable[[bytes], Household],
    ) -> None:
        """Computes in ``offload``; ``read_document`` may wait, for example for a process."""
        self.importing = asyncio.Semaphore(IMPORTS_AT_ONCE)
        """Held while a document is read or imported, so that documents cannot fill the memory."""
        self.imports = Offload()
        """Where documents are read: that takes seconds, and must not delay others."""
        self._store = storage.households
        self._tables = storage.tables
        self._guests = guests
        self._offload = offload
        self._read_document = read_document

    async def household(self, guest: StoredGuest) -> Household:
        """The household of ``guest``, with all tables that they have finished."""
        return (await self._load(guest)).household

    # People.

    async def add_person(self, guest: StoredGuest, name: str) -> Household:
        """Add somebody to the household, and return it."""
        check_new_name(name)
        for _ in range(_TRIES):
            found = await self._load(guest)
            found.household.add(name)
            person = StoredPerson(found.free_places[0], name, fold(name))
            if await self._store.add_person(guest.id, person):
                return await self.household(guest)  # games under this name are theirs now
        raise TableError("our-fault")

    async def rename_person(self, guest: StoredGuest, old: str, name: str) -> None:
        """Change somebody's name; for the guest that is the name at every table."""
        check_new_name(name)
        for _ in range(_TRIES):
            found = await self._load(guest)
            found.household.rename(old, name)
            person = found.stored_person(old)
            if person.place == 0:
                await self._guests.rename(guest.id, name)
                return
            renamed = replace(person, name=name, folded=fold(name))
            if await self._store.rename_person(guest.id, person, renamed):
                return
        raise TableError("our-fault")

    async def remove_person(self, guest: StoredGuest, name: str) -> None:
        """Remove somebody with their claims; but not the guest."""
        person = (await self._load(guest)).stored_person(name)
        if person.place == 0:
            raise HouseholdError("person-is-you", name=guest.name)
        await self._store.remove_person(guest.id, person)

    async def check_guest_name(self, guest_id: str, name: str) -> None:
        """Refuse a name for the guest that somebody else of their household has."""
        if await self._store.has_name(guest_id, fold(name)):
            raise HouseholdError("person-known", text=name)

    # Claims and scenarios.

    async def claim(
        self, guest: StoredGuest, person: str, game_id: str, achievement: str
    ) -> Household:
        """Claim what a game satisfies, computed again from its record (R9.2).

        Returns the household with the claim.
        """
        for _ in range(_TRIES):
            found = await self._load(guest)
            household = found.household
            claimant, game = found.stored_person(person), household.game(game_id)
            bots = [seat.bot for seat in game.facts.seats]
            document = json.loads(await self._store.document(guest.id, game_id))
            again = partial(facts_again, game.source, document, bots)
            facts = await self._offload.run(guest.id, again)
            claim = Claim(claimant.name, achievement, game_id, now())
            all_games = {**household.games, game_id: replace(game, facts=facts)}
            replace(household, games=all_games).check_claim(claim)
            stored = StoredClaim(claimant.place, achievement, game_id, claim.at)
            if await self._store.add_claim(guest.id, stored):
                return replace(household, claims=(*household.claims, claim))
        raise TableError("our-fault")

    async def check_scenario(self, guest: StoredGuest, scenario: int | None, players: int) -> None:
        """Refuse a scenario alone that nobody of the household has opened yet (R8.4)."""
        if scenario is not None and players == 1:
            check_ladder(scenario, await self.passed(guest.id))

    async def passed(self, guest_id: str | None) -> set[int]:
        """The scenarios passed alone in the household of a guest; none for a stranger."""
        guest = await self._guests.get(guest_id) if guest_id else None
        if guest is None:
            return set()
        household = await self.household(guest)
        return await self._offload.run(guest.id, lambda: household.passed)

    # Documents.

    async def enter_sheet(self, guest: StoredGuest, sheet: dict[str, Any]) -> None:
        """Enter a game from a real table; players are the people with the same names."""
        found = await self._load(guest)

        def entered() -> HouseholdChange:
            people = [found.household.find(player.name) for player in Sheet.of(sheet).players]
            game = game_of_sheet(sheet, now(), people, [None] * len(people))
            return change_to(found, found.portable.enter(game))

        await self._store.merge(guest.id, await self._offload.run(guest.id, entered))

    async def document(self, guest: StoredGuest) -> str:
        """The household as one document, without games that nobody of it played."""
        found = await self._load(guest, documents=True)

        def written() -> str:
            household = found.portable
            seated = {key: game for key, game in household.games.items() if any(game.people)}
            return dumps(replace(household, games=seated))

        return await self._offload.run(guest.id, written)

    async def import_document(self, guest: StoredGuest, body: bytes) -> None:
        """Add what is in the document ``body``; nothing if anything in it is wrong."""
        theirs = await self.imports.run(guest.id, partial(self._read_document, body))
        for _ in range(_TRIES):
            found = await self._load(guest)
            change = await self.imports.run(guest.id, partial(_merged, found, theirs))
            if await self._store.merge(guest.id, change):
                return
        raise TableError("our-fault")

    # Loading.

    async def _load(self, guest: StoredGuest, *, documents: bool = False) -> LoadedHousehold:
        await self._enter_tables(guest)
        stored = await self._store.load(guest.id, documents=documents)
        stale = await self._offload.run(guest.id, partial(stale_games, stored))
        facts = {game.id: await self._compute_facts(guest.id, game) for game in stale}
        return await self._offload.run(guest.id, partial(loaded, guest, stored, facts))

    async def _compute_facts(self, guest_id: str, game: StoredGame) -> Facts:
        """The facts of a game of which an earlier release stored others."""
        document = json.loads(await self._store.document(guest_id, game.id))
        bots = [seat["bot"] for seat in json.loads(game.facts)["seats"]]
        again = partial(facts_again, game.source, document, bots)
        facts = await self._offload.run(guest_id, again)
        await self._store.set_facts(guest_id, game.id, json.dumps(facts.to_dict()))
        return facts

    async def _enter_tables(self, guest: StoredGuest) -> None:
        """Enter the tables that ``guest`` has finished, of earlier releases too."""
        new = await self._store.new_tables(guest.id)
        for start in range(0, len(new), AT_ONCE):
            some = new[start : start + AT_ONCE]
            entries = [await self._entry(guest, table_id) for table_id in some]
            await self._store.add_tables(guest.id, entries)

    async def _entry(self, guest: StoredGuest, table_id: str) -> GameEntry:
        events = await self._tables.events(table_id)

        def entered() -> GameEntry:
            table = Table(table_id)
            for stored in events:
                table.apply(read_event(stored.text), stored.at)
            return table_entry(guest, table)

        return await self._offload.run(guest.id, entered)


def _merged(found: LoadedHousehold, theirs: Household) -> HouseholdChange:
    return change_to(found, merge(found.portable, theirs))

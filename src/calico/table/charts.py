"""The households of a server: each belongs to a guest, who is its first person (R9.1).

Finished tables of a guest come in when their household is asked for.  What may be claimed
:mod:`calico.campaign` decides from stored records; that nothing is claimed twice, whoever is
faster, the keys of the database do.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.campaign.chart import check_ladder
from calico.campaign.document import (
    dumps,
    facts_again,
    game_of_sheet,
    merge,
    read_data,
)
from calico.campaign.facts import Facts
from calico.campaign.household import MOST, Claim, Household, Played, fold
from calico.campaign.sheet import Sheet
from calico.errors import HouseholdError, TableError
from calico.table.guests import Guests
from calico.table.history import read
from calico.table.ledger import (
    Entry,
    add_claim,
    add_person,
    add_tables,
    drop_person,
    entry_from,
    entry_of,
    of_guest,
    put_claim,
    put_games,
    put_person,
    rename_person,
    seat_people,
)
from calico.table.storage import (
    GuestRow,
    Storage,
    claims,
    games,
    now,
    people,
    sat,
    seats,
    tables,
)
from calico.table.table import Table
from calico.table.wishes import TableWish
from calico.table.writer import Writer

AT_ONCE: Final = 20
"""Tables taken in with one transaction."""
_TRIES: Final = 5
"""How often a write is tried again that something else came in the way of."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A household as it is stored."""

    household: Household
    """Its games by the ids that go over the wire: that of a table, or else the digest."""
    places: dict[int, str]
    """The people by their places; the guest is at 0."""
    digests: dict[str, str]
    """What each game is known by elsewhere."""

    def place_of(self, name: str) -> int:
        """Where somebody of the household is kept."""
        name = self.household.person(name)
        return next(place for place, person in self.places.items() if person == name)

    @property
    def free(self) -> list[int]:
        """Places where nobody is."""
        return [place for place in range(MOST) if place not in self.places]

    @property
    def portable(self) -> Household:
        """The household with its games by their digests, as documents have them."""
        household = self.household
        renamed = {self.digests[key]: game for key, game in household.games.items()}
        return Household(
            household.people,
            {key: replace(game, id=key) for key, game in renamed.items()},
            tuple(replace(claim, game=self.digests[claim.game]) for claim in household.claims),
        )


class Charts:
    """All households of a server."""

    def __init__(self, storage: Storage, writer: Writer, guests: Guests) -> None:
        """Reads from ``storage`` and writes through ``writer``."""
        self._storage = storage
        self._writer = writer
        self._guests = guests

    async def household(self, guest: GuestRow) -> Household:
        """The household of ``guest``, with all tables that they have finished."""
        return (await self._kept(guest)).household

    # People.

    async def add_person(self, guest: GuestRow, name: str) -> None:
        """Add somebody to the household."""
        for _ in range(_TRIES):
            kept = await self._kept(guest)
            kept.household.add(name)
            if await self._run(add_person, guest.id, kept.free[0], name):
                return
        raise TableError("our-fault")

    async def rename_person(self, guest: GuestRow, old: str, name: str) -> None:
        """Call somebody something else; for the guest that is the name at every table."""
        for _ in range(_TRIES):
            kept = await self._kept(guest)
            kept.household.rename(old, name)
            place = kept.place_of(old)
            if place == 0:
                await self._guests.rename(guest.id, name)
                return
            if await self._run(rename_person, guest.id, place, kept.places[place], name):
                return
        raise TableError("our-fault")

    async def remove_person(self, guest: GuestRow, name: str) -> None:
        """Take somebody out, with their claims; but not the guest."""
        kept = await self._kept(guest)
        place = kept.place_of(name)
        if place == 0:
            raise HouseholdError("person-is-you", name=guest.name)
        await self._run(drop_person, guest.id, place, kept.places[place])

    async def check_guest_name(self, guest_id: str, name: str) -> None:
        """Refuse a name for the guest that somebody else of their household has."""
        query = sa.select(people.c.place).where(
            people.c.guest_id == guest_id, people.c.called == fold(name)
        )
        if await self._storage.rows(query):
            raise HouseholdError("person-known", text=name)

    # Claims and scenarios.

    async def claim(self, guest: GuestRow, person: str, game_id: str, achievement: str) -> None:
        """Claim what a game satisfies, computed again from its record (R9.2)."""
        for _ in range(_TRIES):
            kept = await self._kept(guest)
            place, game = kept.place_of(person), kept.household.game(game_id)
            facts = facts_again(
                game.source,
                await self._document(guest.id, game_id),
                [seat.bot for seat in game.facts.seats],
            )
            again = {**kept.household.games, game_id: replace(game, facts=facts)}
            claim = Claim(kept.places[place], achievement, game_id, now())
            replace(kept.household, games=again).check_claim(claim)
            if await self._run(add_claim, guest.id, place, claim):
                return
        raise TableError("our-fault")

    async def check_wish(self, guest: GuestRow, wish: TableWish) -> None:
        """Refuse a scenario alone that nobody of the household has opened yet (R8.4)."""
        if wish.scenario is not None and len(wish.seats) == 1:
            check_ladder(wish.scenario, (await self.household(guest)).passed)

    async def passed(self, guest_id: str | None) -> set[int]:
        """The scenarios passed alone in the household of whoever asks; a stranger has none."""
        guest = await self._guests.get(guest_id) if guest_id else None
        return (await self.household(guest)).passed if guest else set()

    # Documents.

    async def enter_sheet(self, guest: GuestRow, sheet: dict[str, Any]) -> None:
        """Enter a game from a real table; players are the people who are called the same."""
        kept = await self._kept(guest)
        who = [kept.household.find(player.name) for player in Sheet.of(sheet).players]
        game = await asyncio.to_thread(game_of_sheet, sheet, now(), who, [None] * len(who))
        await self._store(guest.id, kept, kept.portable.enter(game))

    async def document(self, guest: GuestRow) -> str:
        """The household as one document, without games where nobody of it has sat."""
        household = (await self._kept(guest, documents=True)).portable
        seated = {key: game for key, game in household.games.items() if any(game.people)}
        return dumps(replace(household, games=seated))

    async def bring(self, guest: GuestRow, data: Any) -> None:
        """Add what is in the JSON value of a document; all of it or nothing."""
        theirs = await asyncio.to_thread(read_data, data)
        for _ in range(_TRIES):
            kept = await self._kept(guest)
            merged = merge(kept.portable, theirs)
            if await self._store(guest.id, kept, merged):
                return
        raise TableError("our-fault")

    async def _store(self, guest_id: str, kept: Kept, merged: Household) -> bool:
        """Write what ``merged`` has more than ``kept``; False if something came in the way."""
        places = {name: place for place, name in kept.places.items()}
        new = [name for name in merged.people if name not in places]
        places |= dict(zip(new, kept.free, strict=False))
        ids = {known: key for key, known in kept.digests.items()}
        mine = kept.portable
        fresh = [game for key, game in merged.games.items() if key not in mine.games]
        entries = [entry_from(guest_id, game, places) for game in fresh]
        joined = [game for key, game in mine.games.items() if merged.games[key] != game]

        async def write(connection: AsyncConnection) -> None:
            for name in new:
                await put_person(connection, guest_id, places[name], name)
            await put_games(connection, entries)
            for game in joined:
                seated = merged.games[game.id]
                await seat_people(connection, guest_id, ids[game.id], seated, places)
            for claim in merged.claims[len(mine.claims) :]:
                key = ids.get(claim.game, claim.game)
                claim = replace(claim, game=key)
                await put_claim(connection, guest_id, places[claim.person], claim)

        try:
            await self._writer.run(write)
        except IntegrityError:
            return False
        return True

    # Reading.

    async def _kept(self, guest: GuestRow, *, documents: bool = False) -> Kept:
        await self._take_in(guest)
        found = await self._storage.rows(of_guest(people, guest.id).order_by(people.c.place))
        places = {0: guest.name, **{row.place: row.name for row in found}}
        called = {row.called: row.name for row in found}
        sitting: dict[str, dict[int, str]] = {}
        for row in await self._storage.rows(of_guest(sat, guest.id).order_by(sat.c.seat)):
            name = called.get(row.called) if row.place is None else places.get(row.place)
            at = sitting.setdefault(row.game_id, {})
            if name is not None and name not in at.values():
                at[row.seat] = name
        columns = [games.c.id, games.c.digest, games.c.source, games.c.at, games.c.facts]
        columns += [games.c.document] if documents else []
        query = sa.select(*columns).where(games.c.guest_id == guest.id)
        played, digests = {}, {}
        for row in await self._storage.rows(query.order_by(games.c.at, games.c.id)):
            facts = await self._facts(guest.id, row)
            at = sitting.get(row.id, {})
            who = tuple(at.get(seat) for seat in range(len(facts.seats)))
            document = json.loads(row.document) if documents else {}
            played[row.id] = Played(row.id, row.source, row.at, who, facts, document)
            digests[row.id] = row.digest
        claimed = [
            Claim(places[row.place], row.achievement, row.game_id, row.at)
            for row in await self._storage.rows(of_guest(claims, guest.id).order_by(claims.c.at))
            if row.place in places and row.game_id in played
        ]
        household = Household(tuple(places.values()), played, tuple(claimed))
        return Kept(household, places, digests)

    async def _facts(self, guest_id: str, row: sa.Row[Any]) -> Facts:
        """The facts stored in ``row``, made anew if an earlier release stored them."""
        facts = _facts(row.facts)
        if facts is None:
            document = await self._document(guest_id, row.id)
            bots = [seat["bot"] for seat in json.loads(row.facts)["seats"]]
            facts = facts_again(row.source, document, bots)
            text = json.dumps(facts.to_dict())
            mine = sa.and_(games.c.guest_id == guest_id, games.c.id == row.id)
            update = sa.update(games).where(mine).values(facts=text)
            await self._writer.run(lambda connection: connection.execute(update))
        return facts

    async def _document(self, guest_id: str, game_id: str) -> Any:
        mine = sa.and_(games.c.guest_id == guest_id, games.c.id == game_id)
        (row,) = await self._storage.rows(sa.select(games.c.document).where(mine))
        return json.loads(row.document)

    async def _take_in(self, guest: GuestRow) -> None:
        """Enter the tables that ``guest`` has finished, of earlier releases too."""
        mine = sa.and_(games.c.guest_id == seats.c.guest_id, games.c.id == tables.c.id)
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .outerjoin(games, mine)
            .where(seats.c.guest_id == guest.id, tables.c.phase == "finished", games.c.id.is_(None))
        )
        left = [row.id for row in await self._storage.rows(query)]
        for start in range(0, len(left), AT_ONCE):
            some = left[start : start + AT_ONCE]
            await self._run(add_tables, [await self._entry(guest, each) for each in some])

    async def _entry(self, guest: GuestRow, table_id: str) -> Entry:
        table = Table(table_id)
        for row in await self._storage.history(table_id):
            table.take(read(row.text), row.at)
        return entry_of(guest, table)

    async def _run(self, job: Any, *given: Any) -> Any:
        """What ``job`` returns, once that is committed; False if it came too late."""
        try:
            return await self._writer.run(lambda connection: job(connection, *given))
        except IntegrityError:
            return False


@lru_cache(maxsize=4096)
def _facts(text: str) -> Facts | None:
    """The facts in ``text``, if this release wrote them; who looks again need not wait again."""
    return Facts.of_dict(json.loads(text))

"""The households of a server: each belongs to a guest, who is its first person (R9.1).

Finished tables of a guest come in when their household is asked for.  What may be claimed
:mod:`calico.campaign` decides from stored records; that nothing is claimed twice, whoever is
faster, the keys of the database do.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
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
)
from calico.campaign.facts import Facts
from calico.campaign.household import MOST, Claim, Household, Played, fold
from calico.campaign.pad.sheet import Sheet
from calico.errors import HouseholdError, TableError
from calico.rules.names import check_new_name
from calico.table.game.events import read
from calico.table.game.table import Table
from calico.table.schema.requests import TableWish
from calico.table.service.imports import household_in
from calico.table.service.offload import Offload
from calico.table.store.guests import Guests
from calico.table.store.households import (
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
from calico.table.store.storage import (
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
from calico.table.store.writer import Writer

AT_ONCE: Final = 20
"""Tables taken in with one transaction."""
BROUGHT_AT_ONCE: Final = 200
"""Games of a document stored with one transaction, for which everybody's moves wait."""
IMPORTS_AT_ONCE: Final = 4
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

    def __init__(self, storage: Storage, writer: Writer, guests: Guests, offload: Offload) -> None:
        """Reads from ``storage``, writes through ``writer`` and computes in ``offload``."""
        self.importing = asyncio.Semaphore(IMPORTS_AT_ONCE)
        """Held by who reads or brings a document, so that they cannot fill the memory."""
        self.imports = Offload()
        """Where documents are read: one takes seconds, for which nobody else is to wait."""
        self._storage = storage
        self._writer = writer
        self._guests = guests
        self._offload = offload

    async def household(self, guest: GuestRow) -> Household:
        """The household of ``guest``, with all tables that they have finished."""
        return (await self._kept(guest)).household

    # People.

    async def add_person(self, guest: GuestRow, name: str) -> None:
        """Add somebody to the household."""
        check_new_name(name)
        for _ in range(_TRIES):
            kept = await self._kept(guest)
            kept.household.add(name)
            if await self._run(add_person, guest.id, kept.free[0], name):
                return
        raise TableError("our-fault")

    async def rename_person(self, guest: GuestRow, old: str, name: str) -> None:
        """Call somebody something else; for the guest that is the name at every table."""
        check_new_name(name)
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
            bots = [seat.bot for seat in game.facts.seats]
            again = partial(facts_again, game.source, await self._document(guest.id, game_id), bots)
            facts = await self._offload.run(guest.id, again)
            all_games = {**kept.household.games, game_id: replace(game, facts=facts)}
            claim = Claim(kept.places[place], achievement, game_id, now())
            replace(kept.household, games=all_games).check_claim(claim)
            if await self._run(add_claim, guest.id, place, claim):
                return
        raise TableError("our-fault")

    async def check_wish(self, guest: GuestRow, wish: TableWish) -> None:
        """Refuse a scenario alone that nobody of the household has opened yet (R8.4)."""
        if wish.scenario is not None and len(wish.seats) == 1:
            check_ladder(wish.scenario, await self.passed(guest.id))

    async def passed(self, guest_id: str | None) -> set[int]:
        """The scenarios passed alone in the household of whoever asks; a stranger has none."""
        guest = await self._guests.get(guest_id) if guest_id else None
        if guest is None:
            return set()
        household = await self.household(guest)
        return await self._offload.run(guest.id, lambda: household.passed)

    # Documents.

    async def enter_sheet(self, guest: GuestRow, sheet: dict[str, Any]) -> None:
        """Enter a game from a real table; players are the people who are called the same."""
        kept = await self._kept(guest)

        def entered() -> _Change:
            who = [kept.household.find(player.name) for player in Sheet.of(sheet).players]
            game = game_of_sheet(sheet, now(), who, [None] * len(who))
            return _change(guest.id, kept, kept.portable.enter(game))

        await self._store(guest.id, await self._offload.run(guest.id, entered))

    async def document(self, guest: GuestRow) -> str:
        """The household as one document, without games where nobody of it has sat."""
        kept = await self._kept(guest, documents=True)

        def written() -> str:
            household = kept.portable
            seated = {key: game for key, game in household.games.items() if any(game.people)}
            return dumps(replace(household, games=seated))

        return await self._offload.run(guest.id, written)

    async def bring(self, guest: GuestRow, body: bytes) -> None:
        """Add what is in the document ``body``; nothing if anything in it is wrong.

        It is stored in parts.  A crash between them leaves whole games out, which come with the
        next try: what is there already is the same game.
        """
        theirs = await self.imports.run(guest.id, partial(household_in, body))
        for _ in range(_TRIES):
            kept = await self._kept(guest)
            change = await self.imports.run(guest.id, partial(_merged, guest.id, kept, theirs))
            if await self._store(guest.id, change):
                return
        raise TableError("our-fault")

    async def _store(self, guest_id: str, change: _Change) -> bool:
        """Write ``change``; False if something came in the way."""

        async def people(connection: AsyncConnection) -> None:
            for place, name in change.people:
                await put_person(connection, guest_id, place, name)

        async def rest(connection: AsyncConnection) -> None:
            for key, game in change.joined:
                await seat_people(connection, guest_id, key, game, change.places)
            for place, claim in change.claims:
                await put_claim(connection, guest_id, place, claim)

        starts = range(0, len(change.entries), BROUGHT_AT_ONCE)
        parts = [change.entries[start : start + BROUGHT_AT_ONCE] for start in starts]
        try:
            await self._writer.run(people)
            for part in parts:
                await self._writer.run(partial(put_games, entries=part))
            await self._writer.run(rest)
        except IntegrityError:
            return False
        return True

    # Reading.

    async def _kept(self, guest: GuestRow, *, documents: bool = False) -> Kept:
        await self._take_in(guest)
        columns = [games.c.id, games.c.digest, games.c.source, games.c.at, games.c.facts]
        columns += [games.c.document] if documents else []
        query = sa.select(*columns).where(games.c.guest_id == guest.id)
        stored = _Stored(
            guest,
            await self._storage.rows(of_guest(people, guest.id).order_by(people.c.place)),
            await self._storage.rows(of_guest(sat, guest.id).order_by(sat.c.seat)),
            await self._storage.rows(query.order_by(games.c.at, games.c.id)),
            await self._storage.rows(of_guest(claims, guest.id).order_by(claims.c.at)),
        )
        stale = await self._offload.run(guest.id, stored.stale)
        anew = {row.id: await self._facts_anew(guest.id, row) for row in stale}
        return await self._offload.run(guest.id, partial(stored.kept, anew))

    async def _facts_anew(self, guest_id: str, row: sa.Row[Any]) -> Facts:
        """The facts of a game of which an earlier release stored others."""
        document = await self._document(guest_id, row.id)
        bots = [seat["bot"] for seat in json.loads(row.facts)["seats"]]
        again = partial(facts_again, row.source, document, bots)
        facts = await self._offload.run(guest_id, again)
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
        rows = await self._storage.history(table_id)

        def finished() -> Entry:
            table = Table(table_id)
            for row in rows:
                table.take(read(row.text), row.at)
            return entry_of(guest, table)

        return await self._offload.run(guest.id, finished)

    async def _run(self, job: Any, *given: Any) -> Any:
        """What ``job`` returns, once that is committed; False if it came too late."""
        try:
            return await self._writer.run(lambda connection: job(connection, *given))
        except IntegrityError:
            return False


@dataclass(frozen=True, slots=True)
class _Stored:
    """The rows of a household."""

    guest: GuestRow
    people: Sequence[sa.Row[Any]]
    sat: Sequence[sa.Row[Any]]
    games: Sequence[sa.Row[Any]]
    claims: Sequence[sa.Row[Any]]

    def stale(self) -> list[sa.Row[Any]]:
        """The games whose facts an earlier release stored."""
        return [row for row in self.games if _facts(row.facts) is None]

    def kept(self, anew: Mapping[str, Facts]) -> Kept:
        """The household, with facts that were made ``anew`` where they were stale."""
        places = {0: self.guest.name, **{row.place: row.name for row in self.people}}
        called = {row.called: row.name for row in self.people}
        sitting: dict[str, dict[int, str]] = {}
        for row in self.sat:
            name = called.get(row.called) if row.place is None else places.get(row.place)
            at = sitting.setdefault(row.game_id, {})
            if name is not None and name not in at.values():
                at[row.seat] = name
        played, digests = {}, {}
        for row in self.games:
            facts = anew.get(row.id) or _facts(row.facts)
            if facts is None:  # pragma: no cover
                raise TypeError(row)
            at = sitting.get(row.id, {})
            who = tuple(at.get(seat) for seat in range(len(facts.seats)))
            document = json.loads(row.document) if hasattr(row, "document") else {}
            played[row.id] = Played(row.id, row.source, row.at, who, facts, document)
            digests[row.id] = row.digest
        claimed = [
            Claim(places[row.place], row.achievement, row.game_id, row.at)
            for row in self.claims
            if row.place in places and row.game_id in played
        ]
        return Kept(Household(tuple(places.values()), played, tuple(claimed)), places, digests)


@dataclass(frozen=True, slots=True)
class _Change:
    """What a household has more than is stored of it."""

    places: Mapping[str, int]
    people: Sequence[tuple[int, str]]
    entries: Sequence[Entry]
    joined: Sequence[tuple[str, Played]]
    """Games that were known, with people who are new in them."""
    claims: Sequence[tuple[int, Claim]]


def _merged(guest_id: str, kept: Kept, theirs: Household) -> _Change:
    return _change(guest_id, kept, merge(kept.portable, theirs))


def _change(guest_id: str, kept: Kept, merged: Household) -> _Change:
    """What ``merged`` has more than ``kept``."""
    places = {name: place for place, name in kept.places.items()}
    new = dict(zip((name for name in merged.people if name not in places), kept.free, strict=False))
    places |= new
    ids = {known: key for key, known in kept.digests.items()}
    mine = kept.portable
    claimed = [
        replace(claim, game=ids.get(claim.game, claim.game))
        for claim in merged.claims[len(mine.claims) :]
    ]
    return _Change(
        places,
        [(place, name) for name, place in new.items()],
        [
            entry_from(guest_id, game, places)
            for key, game in merged.games.items()
            if key not in mine.games
        ],
        [
            (ids[key], merged.games[key])
            for key, game in mine.games.items()
            if merged.games[key] != game
        ],
        [(places[claim.person], claim) for claim in claimed],
    )


@lru_cache(maxsize=4096)
def _facts(text: str) -> Facts | None:
    """The facts in ``text``, if this release wrote them; who looks again need not wait again."""
    return Facts.of_dict(json.loads(text))

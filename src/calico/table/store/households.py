"""Households: people, their games, the seats they had and what they claimed.

The guest has the place 0, others 1 to 5.  A row of ``sat`` belongs to the person at its place;
without one, to whoever has the name, so that people who are added later find their games.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.table.service.storage import (
    GameEntry,
    HouseholdChange,
    StoredClaim,
    StoredGame,
    StoredHousehold,
    StoredPerson,
    StoredSitting,
)
from calico.table.store.database import Database, is_inserted, upsert
from calico.table.store.metadata import claims, games, people, sat, seats, tables
from calico.table.store.writer import Writer

GAMES_AT_ONCE: Final = 200
"""Games stored with one transaction, for which everybody's moves wait."""


class SqlHouseholds:
    """The households of a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        """Reads from ``database`` and writes through ``writer``."""
        self._database = database
        self._writer = writer

    # Reading.

    async def load(self, guest_id: str, *, documents: bool = False) -> StoredHousehold:
        """The household of a guest; with the records of its games if ``documents``."""
        document = games.c.document if documents else sa.literal("").label("document")
        columns = (games.c.id, games.c.digest, games.c.source, games.c.at, games.c.facts, document)
        rows = self._database.rows
        played = sa.select(*columns).where(games.c.guest_id == guest_id)
        return StoredHousehold(
            [
                StoredPerson(row.place, row.name, row.called)
                for row in await rows(_of(people, guest_id).order_by(people.c.place))
            ],
            [
                StoredSitting(row.game_id, row.seat, row.called, row.place)
                for row in await rows(_of(sat, guest_id).order_by(sat.c.seat))
            ],
            [
                StoredGame(row.id, row.digest, row.source, row.at, row.facts, row.document)
                for row in await rows(played.order_by(games.c.at, games.c.id))
            ],
            [
                StoredClaim(row.place, row.achievement, row.game_id, row.at)
                for row in await rows(_of(claims, guest_id).order_by(claims.c.at))
            ],
        )

    async def document(self, guest_id: str, game_id: str) -> str:
        """The record or the sheet of a game."""
        mine = sa.and_(games.c.guest_id == guest_id, games.c.id == game_id)
        (row,) = await self._database.rows(sa.select(games.c.document).where(mine))
        return str(row.document)

    async def has_name(self, guest_id: str, folded: str) -> bool:
        """Whether somebody of the household, but for the guest, has this name."""
        mine = sa.and_(people.c.guest_id == guest_id, people.c.called == folded)
        return bool(await self._database.rows(sa.select(people.c.place).where(mine)))

    async def new_tables(self, guest_id: str) -> list[str]:
        """The finished tables of a guest that are not in the household yet."""
        mine = sa.and_(games.c.guest_id == seats.c.guest_id, games.c.id == tables.c.id)
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .outerjoin(games, mine)
            .where(seats.c.guest_id == guest_id, tables.c.phase == "finished", games.c.id.is_(None))
        )
        return [row.id for row in await self._database.rows(query)]

    # Writing.

    async def add_tables(self, guest_id: str, entries: Sequence[GameEntry]) -> None:
        """Enter finished tables; those that are there already stay as they are."""

        async def add(connection: AsyncConnection) -> bool:
            for entry in entries:
                is_new = await is_inserted(connection, games, _game_row(guest_id, entry.game))
                if is_new and entry.sittings:
                    rows = [_sat_row(guest_id, each) for each in entry.sittings]
                    await connection.execute(sa.insert(sat), rows)
            return True

        await self._try(add)

    async def set_facts(self, guest_id: str, game_id: str, facts: str) -> None:
        """Replace what was computed from a game."""
        mine = sa.and_(games.c.guest_id == guest_id, games.c.id == game_id)
        statement = sa.update(games).where(mine).values(facts=facts)
        await self._writer.run(lambda connection: connection.execute(statement))

    async def add_person(self, guest_id: str, person: StoredPerson) -> bool:
        """Add somebody at a free place, without anything of who had it before."""

        async def add(connection: AsyncConnection) -> bool:
            await _put_person(connection, guest_id, person)
            return True

        return await self._try(add)

    async def rename_person(self, guest_id: str, old: StoredPerson, new: StoredPerson) -> bool:
        """Rename somebody; seats taken under the old name stay theirs."""

        async def rename(connection: AsyncConnection) -> bool:
            change = sa.update(people).where(_is_person(guest_id, old))
            values = {"name": new.name, "called": new.folded}
            if (await connection.execute(change.values(values))).rowcount != 1:
                return False
            loose = sa.and_(
                sat.c.guest_id == guest_id, sat.c.place.is_(None), sat.c.called == old.folded
            )
            await connection.execute(sa.update(sat).where(loose).values(place=new.place))
            return True

        return await self._try(rename)

    async def remove_person(self, guest_id: str, person: StoredPerson) -> bool:
        """Remove somebody with their claims; their seats belong again to whoever has the name."""

        async def remove(connection: AsyncConnection) -> bool:
            deletion = sa.delete(people).where(_is_person(guest_id, person))
            if (await connection.execute(deletion)).rowcount != 1:
                return False
            await _clear(connection, guest_id, person.place)
            return True

        return await self._try(remove)

    async def add_claim(self, guest_id: str, claim: StoredClaim) -> bool:
        """Store a claim; False if the achievement or the game has been claimed (R9.2)."""
        row = {"guest_id": guest_id, **asdict(claim)}
        return await self._try(lambda connection: is_inserted(connection, claims, row))

    async def merge(self, guest_id: str, change: HouseholdChange) -> bool:
        """Store ``change``, in parts so that nobody waits for long."""

        async def put_people(connection: AsyncConnection) -> bool:
            for person in change.people:
                await _put_person(connection, guest_id, person)
            return True

        async def put_rest(connection: AsyncConnection) -> bool:
            for sitting in change.sittings:
                await _seat_again(connection, guest_id, sitting)
            if change.claims:
                rows = [{"guest_id": guest_id, **asdict(claim)} for claim in change.claims]
                await connection.execute(sa.insert(claims), rows)
            return True

        def put_games(entries: Sequence[GameEntry]) -> Callable[[AsyncConnection], Awaitable[bool]]:
            async def put(connection: AsyncConnection) -> bool:
                rows = [_game_row(guest_id, entry.game) for entry in entries]
                await connection.execute(sa.insert(games), rows)
                seated = [_sat_row(guest_id, each) for entry in entries for each in entry.sittings]
                if seated:
                    await connection.execute(sa.insert(sat), seated)
                return True

            return put

        starts = range(0, len(change.games), GAMES_AT_ONCE)
        parts = [put_games(change.games[start : start + GAMES_AT_ONCE]) for start in starts]
        for part in (put_people, *parts, put_rest):
            if not await self._try(part):
                return False
        return True

    async def _try(self, job: Callable[[AsyncConnection], Awaitable[bool]]) -> bool:
        """What ``job`` returns once it is committed; False if a row was in conflict with it."""
        try:
            return bool(await self._writer.run(job))
        except IntegrityError:
            return False


def _of(table: sa.Table, guest_id: str) -> sa.Select[Any]:
    return sa.select(table).where(table.c.guest_id == guest_id)


def _is_person(guest_id: str, person: StoredPerson) -> sa.ColumnElement[bool]:
    return sa.and_(
        people.c.guest_id == guest_id,
        people.c.place == person.place,
        people.c.name == person.name,
    )


async def _put_person(connection: AsyncConnection, guest_id: str, person: StoredPerson) -> None:
    await _clear(connection, guest_id, person.place)
    row = {
        "guest_id": guest_id,
        "place": person.place,
        "name": person.name,
        "called": person.folded,
    }
    await connection.execute(sa.insert(people).values(**row))


async def _clear(connection: AsyncConnection, guest_id: str, place: int) -> None:
    """Remove the claims of whoever had ``place``, and give their seats back to their name."""
    theirs = sa.and_(claims.c.guest_id == guest_id, claims.c.place == place)
    await connection.execute(sa.delete(claims).where(theirs))
    seated = sa.and_(sat.c.guest_id == guest_id, sat.c.place == place)
    await connection.execute(sa.update(sat).where(seated).values(place=None))


async def _seat_again(connection: AsyncConnection, guest_id: str, sitting: StoredSitting) -> None:
    insert = upsert(connection, sat).values(**_sat_row(guest_id, sitting))
    keys, place = ["guest_id", "game_id", "seat"], {"place": insert.excluded.place}
    await connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=place))


def _game_row(guest_id: str, game: StoredGame) -> dict[str, Any]:
    return {"guest_id": guest_id, **asdict(game)}


def _sat_row(guest_id: str, sitting: StoredSitting) -> dict[str, Any]:
    return {
        "guest_id": guest_id,
        "game_id": sitting.game_id,
        "seat": sitting.seat,
        "called": sitting.folded,
        "place": sitting.place,
    }

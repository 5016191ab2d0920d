"""The rows of households: written here, inside the writer's transaction.

The guest is at place 0, others at 1 to 5.  A seat in ``sat`` is somebody's by its place; without
one it is whose name it was taken under, so that people who are added later find their games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.campaign.document import digest
from calico.campaign.facts import facts_of
from calico.campaign.household import Claim, Played, fold
from calico.rules.strict import as_json
from calico.table.game.participants import bots_at, sittings
from calico.table.game.table import Table
from calico.table.store.storage import GuestRow, claims, games, people, sat, upsert


def of_guest(table: sa.Table, guest_id: str) -> sa.Select[Any]:
    """All rows of a guest."""
    return sa.select(table).where(table.c.guest_id == guest_id)


async def _is_first(
    connection: AsyncConnection, table: sa.Table, row: Mapping[str, object]
) -> bool:
    """Insert ``row`` unless the database has one in its way."""
    statement = upsert(connection, table).values(**row).on_conflict_do_nothing()
    return (await connection.execute(statement)).rowcount == 1


# People.


async def put_person(connection: AsyncConnection, guest_id: str, place: int, name: str) -> None:
    """Add somebody at a free place, where nothing is left of who was there before."""
    await _clear(connection, guest_id, place)
    row = {"guest_id": guest_id, "place": place, "name": name, "called": fold(name)}
    await connection.execute(sa.insert(people).values(**row))


async def add_person(connection: AsyncConnection, guest_id: str, place: int, name: str) -> bool:
    """As :func:`put_person`, for a job of the writer."""
    await put_person(connection, guest_id, place, name)
    return True


async def rename_person(
    connection: AsyncConnection, guest_id: str, place: int, old: str, name: str
) -> bool:
    """Call somebody ``name``; seats taken under the old name stay theirs."""
    mine = sa.and_(people.c.guest_id == guest_id, people.c.place == place, people.c.name == old)
    change = sa.update(people).where(mine).values(name=name, called=fold(name))
    if (await connection.execute(change)).rowcount != 1:
        return False
    loose = sa.and_(sat.c.guest_id == guest_id, sat.c.place.is_(None), sat.c.called == fold(old))
    await connection.execute(sa.update(sat).where(loose).values(place=place))
    return True


async def drop_person(connection: AsyncConnection, guest_id: str, place: int, name: str) -> bool:
    """Take somebody out, with their claims; their seats are again whose name they bear."""
    mine = sa.and_(people.c.guest_id == guest_id, people.c.place == place, people.c.name == name)
    if (await connection.execute(sa.delete(people).where(mine))).rowcount != 1:
        return False
    await _clear(connection, guest_id, place)
    return True


async def _clear(connection: AsyncConnection, guest_id: str, place: int) -> None:
    theirs = sa.and_(claims.c.guest_id == guest_id, claims.c.place == place)
    await connection.execute(sa.delete(claims).where(theirs))
    seated = sa.and_(sat.c.guest_id == guest_id, sat.c.place == place)
    await connection.execute(sa.update(sat).where(seated).values(place=None))


# Games and claims.


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished table as it enters the household of a guest."""

    game: dict[str, object]
    sat: list[dict[str, object]]


def entry_of(guest: GuestRow, table: Table) -> Entry:
    """What is to be stored of a finished table of ``guest``."""
    record, bots = table.record(), bots_at(table)
    if table.game is None:  # pragma: no cover
        raise TypeError(table)
    facts = facts_of(table.game, bots, taken_back=table.has_seen_ahead)
    nobody = (None,) * len(bots)
    at: int = record.meta["finished"]
    game = Played(table.id, "table", at, nobody, facts, record.to_dict())
    seated: list[dict[str, object]] = [
        {
            "guest_id": guest.id,
            "game_id": table.id,
            "seat": each.seat,
            "called": fold(each.name),
            "place": 0 if each.is_own else None,
        }
        for each in sittings(table, guest.id, guest.name)
    ]
    return Entry(_game_row(guest.id, table.id, digest(record), game), seated)


def entry_from(guest_id: str, game: Played, places: Mapping[str, int]) -> Entry:
    """What is to be stored of a game that comes in a document: here it is no table."""
    row = _game_row(guest_id, game.id, game.id, game)
    source = "pad" if game.source == "pad" else "file"
    return Entry(row | {"source": source}, _sat_rows(guest_id, game.id, game, places))


async def add_tables(connection: AsyncConnection, entries: Iterable[Entry]) -> bool:
    """Enter finished tables, but for those that are there."""
    for entry in entries:
        if await _is_first(connection, games, entry.game) and entry.sat:
            await connection.execute(sa.insert(sat), entry.sat)
    return True


async def put_games(connection: AsyncConnection, entries: Sequence[Entry]) -> None:
    """Store games that are new here, all at once; an error if one of them is there."""
    if entries:
        await connection.execute(sa.insert(games), [entry.game for entry in entries])
        await connection.execute(sa.insert(sat), [row for entry in entries for row in entry.sat])


def _game_row(guest_id: str, key: str, known_by: str, game: Played) -> dict[str, object]:
    return {
        "guest_id": guest_id,
        "id": key,
        "digest": known_by,
        "source": game.source,
        "at": game.at,
        "document": as_json(game.document),
        "facts": json.dumps(game.facts.to_dict()),
    }


def _sat_rows(
    guest_id: str, key: str, game: Played, places: Mapping[str, int]
) -> list[dict[str, object]]:
    return [
        {
            "guest_id": guest_id,
            "game_id": key,
            "seat": seat,
            "called": fold(game.facts.seats[seat].name).replace("\0", ""),  # no database takes it
            "place": places[who],
        }
        for seat, who in enumerate(game.people)
        if who is not None
    ]


async def seat_people(
    connection: AsyncConnection, guest_id: str, key: str, game: Played, places: Mapping[str, int]
) -> None:
    """Say anew who of the household sat where in a game."""
    for row in _sat_rows(guest_id, key, game, places):
        insert = upsert(connection, sat).values(**row)
        keys, place = ["guest_id", "game_id", "seat"], {"place": insert.excluded.place}
        await connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=place))


async def put_claim(connection: AsyncConnection, guest_id: str, place: int, claim: Claim) -> None:
    """Store a claim; an error if there is one in its way."""
    await connection.execute(sa.insert(claims).values(**_claim_row(guest_id, place, claim)))


async def add_claim(connection: AsyncConnection, guest_id: str, place: int, claim: Claim) -> bool:
    """Store a claim; False if the achievement or the game has been claimed meanwhile (R9.2)."""
    return await _is_first(connection, claims, _claim_row(guest_id, place, claim))


def _claim_row(guest_id: str, place: int, claim: Claim) -> dict[str, object]:
    return {
        "guest_id": guest_id,
        "place": place,
        "achievement": claim.achievement,
        "game_id": claim.game,
        "at": claim.at,
    }

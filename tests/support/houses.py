"""Services (`House`) for tests, and people who play at their tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from calico.rules.luck.daily import utc_today
from calico.table.game.table import Table
from calico.table.schema.requests import SeatRequest
from calico.table.server.house import open_house
from calico.table.service.house import House
from calico.table.service.storage import StoredGuest
from calico.table.store.storage import SqlStorage
from support.people import table_spec
from support.servers.memory import DirectThinker, MemoryRows

ME = SeatRequest(kind="me")
OPEN = SeatRequest(kind="open")
GUARD = 300.0
"""Seconds after which a test that waits has failed."""


MEMORY = "memory:"
_stores: dict[str, MemoryRows] = {}


def memory(path: Path) -> str:
    """The URL of the store of a device, whose rows are there until the tests end."""
    return f"{MEMORY}{path}"


def sqlite(path: Path) -> str:
    """The URL of a database in the folder ``path``."""
    return f"sqlite+aiosqlite:///{path / 'calico.sqlite'}"


@asynccontextmanager
async def opened(
    url: str, bots: int = 1, today: Callable[[], date] = utc_today
) -> AsyncIterator[House]:
    """A house in which nothing may take forever."""
    if url.startswith(MEMORY):
        storage = _stores.setdefault(url, MemoryRows()).storage()
        house = House(storage, DirectThinker, pace=0, bots=bots, today=today)
    else:
        house = await open_house(url, pace=0, bots=bots, today=today)
    try:
        async with asyncio.timeout(GUARD):
            yield house
    finally:
        await house.close()


async def guest(house: House, name: str) -> StoredGuest:
    guest_id, _ = await house.guests.new(name)
    found = await house.guests.get(guest_id)
    assert found
    return found


def sql(house: House) -> SqlStorage:
    """The database of a house."""
    assert isinstance(house._storage, SqlStorage)
    return house._storage


async def table_of(house: House, table_id: str) -> Table:
    """A copy of a table, whoever may see it."""
    async with house._live.locked(table_id) as live:
        await house._live.refresh(live)
        copy = Table(table_id)
        for entry in live.table.entries:
            copy.apply(entry.event, entry.at)
        return copy


async def seen(house: House, table_id: str, who: StoredGuest | None = None, since: int = 0) -> Any:
    view = await house.view(table_id, who.id if who else None, since)
    return view.model_dump(mode="json")


async def play_one(house: House, table_id: str, people: dict[int, StoredGuest]) -> bool:
    """Some legal move for the seat on turn; False if the game is over."""
    table = await table_of(house, table_id)
    assert table.game
    if table.game.seat is None:
        return False
    who = people[table.game.seat]
    move, turn = str(next(iter(table.game.legal_moves))), table.game.turn
    assert await house.act(table_id, lambda t: t.move(who.id, turn, move), who.id)
    return True


async def choose_first(house: House, table_id: str, who: StoredGuest, seat: int = 0) -> None:
    """Let somebody keep the first three of the goals dealt."""
    table = await table_of(house, table_id)
    assert table.game
    dealt = [goal.id for goal in table.game.dealt(seat)]
    goals = dict(zip(("b3", "c4", "d2"), dealt, strict=False))
    assert await house.act(table_id, lambda t: t.choose_goals(who.id, seat, goals), who.id)


async def two_at(house: House, **terms: Any) -> tuple[str, dict[int, StoredGuest]]:
    """A table where Ari and Bo have begun to play."""
    ari, bo = await guest(house, "Ari"), await guest(house, "Bo")
    terms.setdefault("setup", "beginner")
    terms.setdefault("seats", [ME, OPEN])
    wish = table_spec(first=0, **terms)
    table_id = await house.create(ari, wish)
    assert await house.act(table_id, lambda t: t.sit(bo.id, bo.name), bo.id)
    people = {0: ari, 1: bo}
    if wish.options.setup == "standard":
        for seat, who in people.items():
            await choose_first(house, table_id, who, seat)
    return table_id, people


async def left_to_bots(house: House, **terms: Any) -> str:
    """A table that Ari and Bo have both left: bots go on without anybody."""
    table_id, people = await two_at(house, **terms)
    for who in people.values():
        assert await house.act(table_id, partial(Table.leave, guest=who.id), who.id)
    return table_id

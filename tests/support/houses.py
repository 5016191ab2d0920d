"""Houses for tests, and people in them who play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from calico.rules.daily import utc_today
from calico.table.game.table import Table
from calico.table.schema.requests import SeatWish, TableWish
from calico.table.service.house import House
from calico.table.store.storage import GuestRow

ME = SeatWish(kind="me")
OPEN = SeatWish(kind="open")
GUARD = 300.0
"""Seconds after which a test that waits has failed."""


def sqlite(path: Path) -> str:
    """The URL of a database in the folder ``path``."""
    return f"sqlite+aiosqlite:///{path / 'calico.sqlite'}"


@asynccontextmanager
async def opened(
    url: str, bots: int = 1, today: Callable[[], date] = utc_today
) -> AsyncIterator[House]:
    """A house in which nothing may take forever."""
    house = await House.open(url, pace=0, bots=bots, today=today)
    try:
        async with asyncio.timeout(GUARD):
            yield house
    finally:
        await house.close()


async def guest(house: House, name: str) -> GuestRow:
    guest_id, _ = await house.new_guest(name)
    found = await house.guest(guest_id)
    assert found
    return found


async def seen(house: House, table_id: str, who: GuestRow | None = None, since: int = 0) -> Any:
    return json.loads(await house.message(table_id, who.id if who else None, since))


async def play_one(house: House, table_id: str, people: dict[int, GuestRow]) -> bool:
    """Some legal move for the seat on turn; False if the game is over."""
    table = await house.table(table_id)
    assert table.game
    if table.game.seat is None:
        return False
    who = people[table.game.seat]
    move, turn = str(next(iter(table.game.legal_moves))), table.game.turn
    assert await house.act(table_id, lambda t: t.move(who.id, turn, move), who.id)
    return True


async def choose_first(house: House, table_id: str, who: GuestRow, seat: int = 0) -> None:
    """Let somebody keep the first three of the goals dealt."""
    table = await house.table(table_id)
    assert table.game
    dealt = [goal.id for goal in table.game.dealt(seat)]
    goals = dict(zip(("b3", "c4", "d2"), dealt, strict=False))
    assert await house.act(table_id, lambda t: t.choose_goals(who.id, seat, goals), who.id)


async def two_at(house: House, **terms: Any) -> tuple[str, dict[int, GuestRow]]:
    """A table where Ari and Bo have begun to play."""
    ari, bo = await guest(house, "Ari"), await guest(house, "Bo")
    terms.setdefault("setup", "beginner")
    terms.setdefault("seats", [ME, OPEN])
    wish = TableWish(first=0, **terms)
    table_id = await house.create(ari, wish)
    assert await house.act(table_id, lambda t: t.sit(bo.id, bo.name), bo.id)
    people = {0: ari, 1: bo}
    if wish.setup == "standard":
        for seat, who in people.items():
            await choose_first(house, table_id, who, seat)
    return table_id, people


async def left_to_bots(house: House, **terms: Any) -> str:
    """A table that Ari and Bo have both left: bots go on without anybody."""
    table_id, people = await two_at(house, **terms)
    for who in people.values():
        assert await house.act(table_id, partial(Table.leave, guest=who.id), who.id)
    return table_id

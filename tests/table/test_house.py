"""The house: people meet, play, watch, come back, and nothing that was accepted is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from calico.table.house import House
from calico.table.messages import SeatWish, TableWish
from calico.table.storage import GuestRow

ME = SeatWish(kind="me")
OPEN = SeatWish(kind="open")
GUARD = 60.0
"""Seconds after which a test that waits has failed."""


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path / 'calico.sqlite'}"


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[House]:
    house = await House.open(url(path), pace=0)
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


async def two_at(house: House, **terms: Any) -> tuple[str, dict[int, GuestRow]]:
    """A table where Ari and Bo have begun to play."""
    ari, bo = await guest(house, "Ari"), await guest(house, "Bo")
    wish = TableWish(seats=[ME, OPEN], setup="beginner", first=0, **terms)
    table_id = await house.create(ari, wish)
    assert await house.act(table_id, lambda t: t.sit(bo.id, bo.name), bo.id)
    return table_id, {0: ari, 1: bo}


def test_two_people_play_a_whole_game_which_is_there_after_a_restart(tmp_path: Path) -> None:
    async def play() -> tuple[str, dict[int, GuestRow], Any]:
        async with opened(tmp_path) as house:
            table_id, people = await two_at(house)
            while await play_one(house, table_id, people):
                pass
            return table_id, people, await seen(house, table_id, people[0])

    async def look(table_id: str, who: GuestRow) -> Any:
        async with opened(tmp_path) as house:
            assert str((await house.table(table_id)).record())
            return await seen(house, table_id, who)

    table_id, people, before = asyncio.run(play())
    assert before["phase"] == "finished"
    assert before["version"] == 3 + 44
    assert asyncio.run(look(table_id, people[0])) == before


def test_bots_finish_a_game_of_their_own(tmp_path: Path) -> None:
    async def watch() -> None:
        async with opened(tmp_path) as house:
            ari = await guest(house, "Ari")
            seats = [SeatWish(kind="bot", level=level) for level in ("gentle", "dice")]
            table_id = await house.create(ari, TableWish(seats=seats))
            async with house.listen(table_id, None) as listener:
                async for text in listener:
                    view = json.loads(text)
                    if view["phase"] == "finished":
                        break
            assert view["version"] == 2 + 2 + 44

    asyncio.run(watch())

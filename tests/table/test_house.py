"""The house: people meet, play, watch, come back, and nothing that was accepted is lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from calico.table.messages import SeatWish, TableWish
from calico.table.storage import GuestRow
from houses import guest, opened, play_one, seen, sqlite, two_at
from postgres import Server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    server: Server = request.getfixturevalue("postgres")
    return server.new_database()


def test_two_people_play_a_whole_game_which_is_there_after_a_restart(url: str) -> None:
    async def play() -> tuple[str, dict[int, GuestRow], Any]:
        async with opened(url) as house:
            table_id, people = await two_at(house)
            while await play_one(house, table_id, people):
                pass
            return table_id, people, await seen(house, table_id, people[0])

    async def look(table_id: str, who: GuestRow) -> Any:
        async with opened(url) as house:
            assert str((await house.table(table_id)).record())
            return await seen(house, table_id, who)

    table_id, people, before = asyncio.run(play())
    assert before["phase"] == "finished"
    assert before["version"] == 3 + 44
    assert asyncio.run(look(table_id, people[0])) == before


def test_bots_finish_a_game_of_their_own(url: str) -> None:
    async def watch() -> None:
        async with opened(url) as house:
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

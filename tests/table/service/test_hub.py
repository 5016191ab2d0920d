"""Live views: everybody who looks hears of everything, on whichever process it happened."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from calico.table.game.table import Table
from calico.table.schema.table import TableView
from calico.table.server.house import open_house
from calico.table.service.house import House
from calico.table.service.storage import StoredGuest
from support.houses import left_to_bots, opened, play_one, seen, sqlite, table_of, two_at
from support.servers.postgres import Postgres


async def follow(house: House, table_id: str, who: StoredGuest | None, until: int) -> list[Any]:
    """All views that come, until the version is ``until``."""
    views = []
    async with house.listen(table_id, who.id if who else None) as listener:
        async for sent in listener:
            views.append(sent.model_dump(mode="json"))
            if views[-1]["version"] >= until:
                break
    return views


def test_listeners_see_everything_once_and_in_order(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(sqlite(tmp_path)) as house:
            table_id, people = await two_at(house)
            following = [
                asyncio.create_task(follow(house, table_id, who, 13))
                for who in (people[0], people[1], None)
            ]
            for _ in range(10):
                await play_one(house, table_id, people)
            for views in await asyncio.gather(*following):
                logged = [entry["number"] for view in views for entry in view["log"]]
                assert logged == list(range(1, 14))
                versions = [view["version"] for view in views]
                assert versions == sorted(set(versions))
            assert house.listeners == 0

    asyncio.run(play())


def test_a_slow_listener_gets_the_current_view_and_no_queue(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(sqlite(tmp_path)) as house:
            table_id, people = await two_at(house)
            async with house.listen(table_id, None) as listener:
                views = aiter(listener)
                first = (await anext(views)).model_dump(mode="json")
                for _ in range(7):
                    await play_one(house, table_id, people)
                then = (await anext(views)).model_dump(mode="json")
                assert then["version"] == first["version"] + 7
                assert len(then["log"]) == 7

    asyncio.run(play())


def test_listeners_end_when_the_house_closes(tmp_path: Path) -> None:
    async def close() -> None:
        house = await open_house(sqlite(tmp_path))
        table_id, _ = await two_at(house)
        following = asyncio.create_task(follow(house, table_id, None, 1000))
        while not house.listeners:
            await asyncio.sleep(0)
        await house.close()
        await following

    asyncio.run(close())


def test_two_houses_on_one_database_play_one_game(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            table_id, people = await two_at(one)
            last = 3 + 44
            following = [
                asyncio.create_task(follow(house, table_id, who, last))
                for house in (one, other)
                for who in (people[0], None)
            ]
            houses = [one, other]
            while await play_one(houses[0], table_id, people):
                houses.reverse()
            for views in await asyncio.gather(*following):
                logged = [entry["number"] for view in views for entry in view["log"]]
                assert logged == list(range(1, last + 1))
            assert await seen(one, table_id, people[0]) == await seen(other, table_id, people[0])

    asyncio.run(play())


def test_of_two_who_move_at_once_on_two_houses_one_counts(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            table_id, people = await two_at(one)
            for _ in range(15):
                game = (await table_of(other, table_id)).game
                assert game
                seat = game.seat
                assert seat is not None
                who, turn = people[seat].id, game.turn
                moves = [str(move) for move in game.legal_moves][:2]
                accepted = await asyncio.gather(
                    *(
                        house.act(
                            table_id, partial(Table.move, guest=who, number=turn, move=move), who
                        )
                        for house, move in zip((one, other), moves, strict=True)
                    )
                )
                assert sorted(accepted) == [False, True]
            assert await seen(one, table_id) == await seen(other, table_id)

    asyncio.run(play())


def test_a_rematch_asked_for_on_two_houses_is_one_table(postgres: Postgres) -> None:
    async def again() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            table_id, people = await two_at(one)
            while await play_one(one, table_id, people):
                pass
            asked = [house.rematch(people[0], table_id) for house in (one, other) * 3]
            assert len(set(await asyncio.gather(*asked))) == 1
            assert len(await one.my_tables(people[0].id)) == 2

    asyncio.run(again())


def test_after_its_connections_break_a_house_hears_again(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            table_id, people = await two_at(one)
            following = asyncio.create_task(follow(other, table_id, None, 3 + 6))
            while not other.listeners:
                await asyncio.sleep(0)
            for _ in range(3):
                await play_one(one, table_id, people)
                engine = create_async_engine(url)
                async with engine.connect() as connection:
                    await connection.execute(
                        sa.text(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                        )
                    )
                await engine.dispose()
                await play_one(one, table_id, people)
            views = await following
            logged = [entry["number"] for view in views for entry in view["log"]]
            assert logged == list(range(1, 3 + 6 + 1))

    asyncio.run(play())


def test_bots_of_two_houses_share_the_turns(postgres: Postgres) -> None:
    async def watch() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            ids = [await left_to_bots(house) for house in (one, other) * 2]
            await asyncio.gather(*(follow(one, each, None, 3 + 2 + 44) for each in ids))
            for each in ids:
                assert (await seen(other, each))["phase"] == "finished"

    asyncio.run(watch())


def test_who_connects_again_gets_the_log_after_the_version_they_have(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(sqlite(tmp_path)) as house:
            table_id, people = await two_at(house)
            for _ in range(5):
                await play_one(house, table_id, people)
            version = (await table_of(house, table_id)).version
            for ahead in (-2, 0, 9):  # without news a view comes all the same
                known = version + ahead
                # A version that is not there yet is that of a database that was replaced.
                logged = list(range(known + 1 if ahead <= 0 else 1, version + 1))
                async with house.listen(table_id, None, known) as listener:
                    views = aiter(listener)
                    first = await anext(views)
                    assert isinstance(first, TableView)
                    assert first.version == version
                    assert [entry.number for entry in first.log] == logged
                    await play_one(house, table_id, people)
                    version += 1
                    then = await anext(views)
                    assert isinstance(then, TableView)
                    assert [entry.number for entry in then.log] == [version]

    asyncio.run(play())

"""The house: people meet, play, watch, come back, and nothing that was accepted is lost."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from calico.errors import CalicoError, NotationError, TableError
from calico.table.game.table import Table
from calico.table.service.storage import StoredGuest
from support.houses import (
    ME,
    OPEN,
    guest,
    left_to_bots,
    opened,
    play_one,
    seen,
    table_of,
    two_at,
)
from support.people import table_spec


def test_two_people_play_a_whole_game_which_is_there_after_a_restart(url: str) -> None:
    async def play() -> tuple[str, dict[int, StoredGuest], Any]:
        async with opened(url) as house:
            table_id, people = await two_at(house)
            while await play_one(house, table_id, people):
                pass
            return table_id, people, await seen(house, table_id, people[0])

    async def look(table_id: str, who: StoredGuest) -> Any:
        async with opened(url) as house:
            assert str((await table_of(house, table_id)).record())
            return await seen(house, table_id, who)

    table_id, people, before = asyncio.run(play())
    assert before["phase"] == "finished"
    assert before["version"] == 3 + 44
    assert asyncio.run(look(table_id, people[0])) == before


def test_bots_finish_a_game_that_everybody_left(url: str) -> None:
    async def watch() -> None:
        async with opened(url) as house:
            table_id = await left_to_bots(house)
            async with house.listen(table_id, None) as listener:
                async for sent in listener:
                    view = sent.model_dump(mode="json")
                    if view["phase"] == "finished":
                        break
            assert view["version"] == 3 + 2 + 44

    asyncio.run(watch())


def test_a_doubled_or_late_move_changes_nothing(url: str) -> None:
    async def play() -> None:
        async with opened(url) as house:
            table_id, people = await two_at(house)
            game = (await table_of(house, table_id)).game
            assert game
            move, other = [str(move) for move in game.legal_moves][:2]
            ari = people[0].id
            both = [
                house.act(table_id, partial(Table.move, guest=ari, number=1, move=each), ari)
                for each in (move, other)
            ]
            assert sorted(await asyncio.gather(*both)) == [False, True]
            assert not await house.act(table_id, lambda t: t.move(ari, 1, move), ari)
            assert (await seen(house, table_id))["turn"] == 2

    asyncio.run(play())


def test_what_may_not_be_done_is_refused_and_nothing_changes(url: str) -> None:
    async def play() -> None:
        async with opened(url) as house:
            table_id, people = await two_at(house)
            before = await house.view(table_id, None)
            bo = people[1].id
            with pytest.raises(TableError, match="not your seat"):
                await house.act(table_id, lambda t: t.move(bo, 1, "Ms@a1 Yd"), bo)
            with pytest.raises(NotationError):
                await house.act(table_id, lambda t: t.move(people[0].id, 1, "?"), "")
            assert await house.view(table_id, None) == before

    asyncio.run(play())


def test_a_table_that_nobody_made_is_not_there(url: str) -> None:
    async def look() -> None:
        async with opened(url) as house:
            for action in (
                house.view("nowhere", None),
                house.read("nowhere", None, lambda table: table.version),
                house.act("nowhere", lambda t: t.leave("x"), "x"),
                house.rematch(StoredGuest("x", "X"), "nowhere"),
            ):
                with pytest.raises(TableError) as refusal:
                    await action
                assert refusal.value.code == "no-such-table"
            assert house.tables_in_memory == 0

    asyncio.run(look())


def test_a_guest_is_known_by_id_and_by_the_newest_token(url: str) -> None:
    async def meet() -> None:
        async with opened(url) as house:
            guest_id, token = await house.guests.new("Ari <b>")
            assert await house.guests.recover(token) == StoredGuest(guest_id, "Ari <b>")
            newer = await house.guests.new_token(guest_id)
            assert await house.guests.recover(token) is None
            await house.rename_guest(guest_id, "Bo")
            assert await house.guests.recover(newer) == StoredGuest(guest_id, "Bo")
            assert await house.guests.get("somebody") is None
            for change in (
                house.rename_guest("somebody", "Cy"),
                house.guests.new_token("somebody"),
            ):
                with pytest.raises(TableError, match="no such guest"):
                    await change
            with pytest.raises(CalicoError):
                await house.guests.new("\ud800")

    asyncio.run(meet())


def test_lists_show_my_tables_and_those_to_join_or_to_watch(url: str) -> None:
    async def look() -> None:
        async with opened(url) as house:
            ari, bo = await guest(house, "Ari"), await guest(house, "Bo")
            wish = table_spec(seats=[ME, OPEN], setup="beginner", first=1)
            hidden = await house.create(ari, wish)
            listed = await house.create(ari, replace(wish, listed=True))
            assert [(line.table, line.phase) for line in await house.listed_tables()] == [
                (listed, "gathering")
            ]
            assert {line.table for line in await house.my_tables(ari.id)} == {hidden, listed}
            assert await house.my_tables(bo.id) == []
            await house.act(listed, lambda t: t.sit(bo.id, bo.name), bo.id)
            (live,) = await house.listed_tables()
            assert (live.table, live.phase) == (listed, "play")
            (mine,) = await house.my_tables(bo.id)
            assert (mine.names, mine.phase, mine.your_turn) == (["Bo", "Ari"], "play", True)
            assert not any(line.your_turn for line in await house.my_tables(ari.id))
            people = {0: bo, 1: ari}
            while await play_one(house, listed, people):
                pass
            (mine,) = await house.my_tables(bo.id)
            view = await seen(house, listed)
            assert mine.phase == "finished"
            assert mine.scores == [seat["score"]["total"] for seat in view["seats"]]

    asyncio.run(look())


def test_who_leaves_an_open_table_no_longer_finds_it_in_the_list(url: str) -> None:
    async def look() -> None:
        async with opened(url) as house:
            ari, bo = await guest(house, "Ari"), await guest(house, "Bo")
            table_id = await house.create(ari, table_spec(seats=[ME, OPEN, OPEN]))
            await house.act(table_id, lambda t: t.sit(bo.id, bo.name), bo.id)
            assert len(await house.my_tables(bo.id)) == 1
            await house.act(table_id, lambda t: t.leave(bo.id), bo.id)
            assert await house.my_tables(bo.id) == []

    asyncio.run(look())


def test_everybody_who_asks_for_a_rematch_comes_to_the_same_table(url: str) -> None:
    async def again() -> None:
        async with opened(url) as house:
            table_id, people = await two_at(house)
            with pytest.raises(TableError):
                await house.rematch(people[0], table_id)
            while await play_one(house, table_id, people):
                pass
            asked = [house.rematch(people[i % 2], table_id) for i in range(6)]
            (new,) = set(await asyncio.gather(*asked))
            assert (await seen(house, table_id))["rematch"] == new
            view = await seen(house, new)
            assert view["phase"] == "gathering"
            assert {seat["kind"] for seat in view["seats"]} == {"person", "open"}

    asyncio.run(again())


def test_memory_forgets_tables_that_nobody_looks_at(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("calico.table.service.live.MOST_IDLE", 3)

    async def look() -> None:
        async with opened(url) as house:
            table_id, people = await two_at(house)
            async with house.listen(table_id, None) as listener:
                views = aiter(listener)
                await anext(views)
                wish = table_spec(seats=[ME, OPEN])
                others = [await house.create(people[0], wish) for _ in range(9)]
                for other in others * 2:
                    assert (await seen(house, other))["phase"] == "gathering"
                assert house.tables_in_memory <= 4
                await play_one(house, table_id, people)
                assert (await anext(views)).model_dump(mode="json")["turn"] == 2

    asyncio.run(look())


def test_hanging_up_does_not_undo_a_move(url: str) -> None:
    async def play() -> None:
        async with opened(url) as house:
            table_id, people = await two_at(house)
            moving = asyncio.create_task(play_one(house, table_id, people))
            async with house.listen(table_id, None) as listener:
                views = aiter(listener)
                await anext(views)
                while not house._running:
                    await asyncio.sleep(0)
                moving.cancel()
                assert (await anext(views)).model_dump(mode="json")["turn"] == 2
            assert moving.cancelled() or moving.done()

    asyncio.run(play())

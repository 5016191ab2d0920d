"""Advice at tables: for the seat on turn alone, computed once, and stored."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from calico.errors import TableError
from calico.table.game.table import Table
from calico.table.service.advice import TurnQuestion
from calico.table.service.bots import MOST_ADVICE
from calico.table.service.house import House
from calico.table.service.storage import StoredGuest
from support.houses import ME, guest, memory, opened, sqlite, table_of, two_at
from support.people import table_spec


async def alone(house: House, **terms: Any) -> tuple[str, StoredGuest]:
    """A table where Ari plays alone."""
    ari = await guest(house, "Ari")
    terms.setdefault("setup", "beginner")
    return await house.create(ari, table_spec(seats=[ME], **terms)), ari


async def question(house: House, table: str, who: StoredGuest) -> TurnQuestion:
    def ask(at: Table) -> TurnQuestion:
        number = at.game.turn if at.game and not at.game.choosing else None
        return TurnQuestion.of(at, who.id, 0, number)

    return await house.read(table, who.id, ask)


@pytest.mark.compiled
@pytest.mark.parametrize("store", [memory, sqlite])
def test_advice_is_computed_once_for_a_turn(store: Any, tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(store(tmp_path)) as house:
            table, ari = await alone(house)
            asked = await question(house, table, ari)
            first, second = await asyncio.gather(
                house.adviser.advise(ari.id, asked), house.adviser.advise(ari.id, asked)
            )
            assert first is second
            moves = [each["move"] for each in first["moves"]]
            assert len(moves) == 3
            assert all(asked.view.is_legal(move) for move in moves)
            worst = str(list(asked.view.legal_moves)[-1])
            weighed = await house.adviser.weigh(ari.id, asked, worst)
            assert weighed is await house.adviser.weigh(ari.id, asked, worst)
            assert weighed["error"] >= 0

    asyncio.run(ask())


def test_a_hint_is_stored_with_the_game(tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            table, ari = await alone(house)
            for stage, is_new in ((1, True), (1, False), (3, True), (2, False)):
                shown = partial(Table.hint, guest=ari.id, seat=0, number=1, stage=stage)
                did = await house.act(table, shown, ari.id)
                assert did is is_new
            stored = await table_of(house, table)
            assert stored.hinted == ((1,),)
            view = await house.view(table, ari.id)
            assert view.seats[0].hinted == [1]
            assert [entry.what for entry in view.log][-2:] == ["hinted", "hinted"]

    asyncio.run(ask())


def test_hints_are_refused_where_they_are_not_allowed(tmp_path: Path) -> None:
    async def refused(house: House, table: str, who: StoredGuest, **about: Any) -> str:
        wish = {"seat": 0, "number": 1} | about

        def ask(at: Table) -> TurnQuestion:
            return TurnQuestion.of(at, who.id, wish["seat"], wish["number"])

        with pytest.raises(TableError) as error:
            await house.read(table, who.id, ask)
        return error.value.code

    async def ask() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            shared, people = await two_at(house)
            assert await refused(house, shared, people[0]) == "no-hints"
            agreed, people = await two_at(house, hints=True)
            assert await refused(house, agreed, people[1]) == "not-your-seat"
            assert await refused(house, agreed, people[1], seat=1) == "hint-turn"
            assert await refused(house, agreed, people[0], number=2) == "hint-turn"
            assert (await question(house, agreed, people[0])).view.viewer == 0
            off, ari = await alone(house, hints=False)
            assert await refused(house, off, ari) == "no-hints"
            daily = await house.daily(ari, b"key")
            assert await refused(house, daily, ari, number=None) == "hint-daily"
            table, ari = await alone(house)
            asked = await question(house, table, ari)
            with pytest.raises(TableError, match="no bots"):
                await house.adviser.advise(ari.id, asked)

    asyncio.run(ask())


def test_one_guest_cannot_fill_the_line(tmp_path: Path) -> None:
    """A person who asks at many tables waits behind others, and may not wait too often."""

    async def ask() -> None:
        async with opened(sqlite(tmp_path)) as house:
            lane = house._bots._lanes[-1]
            thinker = await lane.free.get()
            view = (await question(house, *await alone(house))).view
            waiting = [
                asyncio.create_task(house._bots.advise("greedy", len, [view]))
                for _ in range(MOST_ADVICE)
            ]
            await asyncio.sleep(0)
            with pytest.raises(TableError, match="too many"):
                await house._bots.advise("greedy", len, [view])
            house._bots._shares.add("greedy", 30)
            modest = asyncio.create_task(house._bots.advise("modest", len, [view]))
            await asyncio.sleep(0)
            lane.free.put_nowait(thinker)
            done, _ = await asyncio.wait([modest, *waiting], return_when=asyncio.FIRST_COMPLETED)
            assert done == {modest}
            assert await asyncio.gather(*waiting) == [1] * MOST_ADVICE

    asyncio.run(ask())

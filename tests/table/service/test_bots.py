"""Bots: they think elsewhere, and whatever happens to them the game goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from calico import Game
from calico.errors import CalicoError, TableError
from calico.rules.view import View
from calico.table.game.table import Table
from calico.table.schema.requests import SeatRequest
from calico.table.server.logs import JsonLines
from calico.table.server.thinker import ProcessThinker
from calico.table.service import bots, changes
from calico.table.service.bots import LEASE, MOST_QUEUED, QUICK, BotAnswer, Bots, Shares
from calico.table.service.clock import now
from calico.table.service.house import House
from calico.table.service.storage import BotTurn, StoredGuest
from calico.table.store.metadata import bot_turns
from support.houses import ME, OPEN, guest, left_to_bots, opened, seen, sql, sqlite, table_of
from support.people import table_spec


def bot(level: str) -> SeatRequest:
    return SeatRequest(kind="bot", level=level)


def a_view() -> View:
    return Game.new(2, setup="beginner", seed="1").view(0)


async def until_over(house: House, table_id: str) -> Any:
    async with house.listen(table_id, None) as listener:
        async for sent in listener:
            view = sent.model_dump(mode="json")
            if view["phase"] == "finished":
                return view
    return None


def test_when_a_bot_fails_another_moves_for_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def answer(self: ProcessThinker, level: str, seed: str, view: View) -> BotAnswer:
        asked.append(level)
        if level != "dice":
            raise CalicoError("agent-failed", agent=level, why="tired")
        return str(next(iter(view.legal_moves)))

    monkeypatch.setattr(ProcessThinker, "answer", answer)
    question = bots.BotQuestion(1, 0, "master", a_view())
    _, level = asyncio.run(bots._think(question, ProcessThinker()))
    assert asked == ["master", "decent", "dice"]
    assert level == "dice"
    told = [record.getMessage() for record in caplog.records]
    assert told == ["bot master failed: tired", "bot decent failed: tired"]
    line = json.loads(JsonLines().format(caplog.records[0]))
    assert (line["bot"], line["why"]) == ("master", "tired")


def test_who_stands_in_for_a_bot_is_shown_until_it_plays_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the seat, in the log of the table, and in the record."""
    answered = ProcessThinker.answer
    is_tired = True

    async def answer(self: ProcessThinker, level: str, seed: str, view: View) -> BotAnswer:
        if level == "gentle" and is_tired:
            raise CalicoError("agent-failed", agent=level, why="tired")
        return await answered(self, "dice", seed, view)

    monkeypatch.setattr(ProcessThinker, "answer", answer)

    async def play() -> None:
        nonlocal is_tired
        async with opened(sqlite(tmp_path)) as house:
            table_id = await left_to_bots(house, seats=[ME, OPEN, bot("gentle")])
            shown = []
            async with house.listen(table_id, None) as listener:
                async for sent in listener:
                    view = sent.model_dump(mode="json")
                    shown.append(view["seats"][2]["stand_in"])
                    is_tired = (view["turn"] or 0) < 10
                    if view["phase"] == "finished":
                        break
            assert "decent" in shown
            assert shown[-1] is None
            log = [entry["what"] for entry in (await seen(house, table_id))["log"]]
            assert (log.count("stood_in"), log.count("recovered")) == (1, 1)
            assert log.index("stood_in") < log.index("recovered")
            *_, seat = (await table_of(house, table_id)).record().meta["seats"]
            assert seat == {"kind": "bot", "level": "gentle", "stand_in": "decent"}

    asyncio.run(play())


def test_a_clock_that_is_set_back_stops_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not those that are to begin, and not those whose turn somebody claimed and left."""
    hour = 3_600_000
    with monkeypatch.context() as ahead:
        for module in (bots, changes):
            ahead.setattr(module, "now", lambda: now() + hour)

        async def begin() -> str:
            async with opened(sqlite(tmp_path), bots=0) as house:
                return await left_to_bots(house)

        table_id = asyncio.run(begin())

    async def go_on() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            left, until = BotTurn(table_id, 0, 0), now() + hour
            await house._storage.bot_turns.renew([left], until)
            turn = await claimed(house)
            assert turn
            assert turn.table_id == table_id
            assert turn.lease < until
            assert await claimed(house) is None
        async with opened(sqlite(tmp_path)) as house:
            await until_over(house, table_id)

    asyncio.run(go_on())


def test_a_person_and_bots_play_a_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(sqlite(tmp_path), bots=2) as house:
            ari = await guest(house, "Ari")
            wish = table_spec(seats=[ME, bot("dice"), bot("gentle")], setup="beginner")
            table_id = await house.create(ari, wish)
            async with house.listen(table_id, ari.id) as listener:
                async for sent in listener:
                    view = sent.model_dump(mode="json")
                    if view["phase"] == "finished":
                        break
                    mine = view["you"]["seats"][0]
                    if view["seat"] == mine["seat"]:
                        tile, cells = next(iter(mine["cells"].items()))
                        take = f" {mine['takes'][0]}" if mine["takes"] else ""
                        move, turn = f"{tile}@{cells[0]}{take}", view["turn"]
                        mine_to_do = partial(Table.move, guest=ari.id, number=turn, move=move)
                        assert await house.act(table_id, mine_to_do, ari.id)
            assert await rows(house) == []

    asyncio.run(play())


async def rows(house: House) -> list[tuple[Any, ...]]:
    """The turns that bots have to take."""
    return [tuple(row) for row in await sql(house).database.rows(sa.select(bot_turns))]


async def claimed(
    house: House, is_quick: bool = True, rank: Callable[[BotTurn], float] = lambda turn: turn.due
) -> BotTurn | None:
    """The turn that a house takes up, if there is one."""
    return await house._storage.bot_turns.claim(
        QUICK, others=not is_quick, now=now(), lease=LEASE, rank=rank
    )


def test_a_turn_is_claimed_once_and_let_go_when_the_house_closes(tmp_path: Path) -> None:
    async def claim() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            table_id = await left_to_bots(house)
            turn = await claimed(house)
            assert turn
            assert turn.table_id == table_id
            assert await claimed(house) is None
            assert await claimed(house, is_quick=False) is None
            await house._storage.bot_turns.renew([turn], 0)
            again = await claimed(house)
            assert again
            assert again.table_id == table_id
            # Who had it before can neither renew nor end it.
            await house._storage.bot_turns.drop(BotTurn(table_id, turn.due, -1))
            assert len(await rows(house)) == 1
        async with opened(sqlite(tmp_path)) as house:  # the lease of a process that is gone
            assert (await until_over(house, table_id))["turn"] is None

    asyncio.run(claim())


async def first_to_move(house: House, who: StoredGuest, level: str) -> str:
    """A table of ``who`` where a bot has to move first."""
    wish = table_spec(seats=[ME, bot(level)], setup="beginner", first=1)
    return await house.create(who, wish)


def test_who_has_many_turns_waits_behind_who_has_few(tmp_path: Path) -> None:
    """One guest has made many tables before another makes one: that one is the second."""

    async def claim() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            greedy, late = await guest(house, "Ari"), await guest(house, "Bo")
            many = {await first_to_move(house, greedy, "master") for _ in range(5)}
            one = await first_to_move(house, late, "master")
            rank = partial(Bots._rank, house._bots)
            turn = await claimed(house, is_quick=False, rank=rank)
            assert turn
            assert turn.table_id in many
            assert (turn.guest_id, turn.level) == (greedy.id, "master")
            house._bots._shares.add(greedy.id, 1.0)
            turn = await claimed(house, is_quick=False, rank=rank)
            assert turn
            assert turn.table_id == one

    asyncio.run(claim())


def test_quick_levels_and_watched_tables_come_first(tmp_path: Path) -> None:
    async def claim() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            ari = await guest(house, "Ari")
            slow = await first_to_move(house, ari, "master")
            strong = await first_to_move(house, ari, "strong")
            watched = await first_to_move(house, ari, "master")
            quick = await first_to_move(house, ari, "gentle")
            rank = partial(Bots._rank, house._bots)
            taken = [await claimed(house, is_quick=True, rank=rank)]
            async with house.listen(watched, None):
                taken += [await claimed(house, is_quick=False, rank=rank) for _ in range(3)]
            assert [turn and turn.table_id for turn in taken] == [quick, watched, strong, slow]
            assert await claimed(house) is await claimed(house, is_quick=False) is None

    asyncio.run(claim())


def test_what_bots_have_thought_is_forgotten_slowly() -> None:
    time = 0.0
    shares = Shares(clock=lambda: time)
    shares.add("ari", 10)
    assert (shares.of("ari"), shares.of("bo")) == (10, 0)
    time = 60
    assert 3 < shares.of("ari") < 4
    time = 600
    assert shares.of("ari") < 0.001


def test_a_guest_for_whom_many_strong_bots_are_to_move_gets_no_more_of_them(tmp_path: Path) -> None:
    async def make() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            ari, bo = await guest(house, "Ari"), await guest(house, "Bo")
            for _ in range(MOST_QUEUED):
                await first_to_move(house, ari, "master")
            with pytest.raises(TableError) as refusal:
                await first_to_move(house, ari, "strong")
            assert refusal.value.code == "bots-busy"
            await first_to_move(house, ari, "gentle")
            await first_to_move(house, bo, "master")

    asyncio.run(make())


def test_the_searching_bots_are_loaded_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile quick bots play; and where it fails the others do too."""
    plain = ProcessThinker.answer

    async def answer(self: ProcessThinker, level: str, seed: str, view: View) -> BotAnswer:
        if level == "strong":
            raise CalicoError("agent-failed", agent=level, why="no memory")
        return await plain(self, level, seed, view)

    async def play() -> None:
        async with opened(sqlite(tmp_path)) as house:
            await house.warm_up()
            monkeypatch.setattr(ProcessThinker, "answer", answer)
            await house.warm_up()
            await until_over(house, await left_to_bots(house))

    asyncio.run(play())


def test_an_answer_to_an_old_question_does_not_count(tmp_path: Path) -> None:
    async def answer() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            ari = await guest(house, "Ari")
            seats = [ME, bot("dice")]
            wish = table_spec(seats=seats, setup="beginner", first=1, take_back=True)
            table_id = await house.create(ari, wish)
            question = await house._question(table_id)
            assert question
            moves = [str(move) for move in question.view.legal_moves]
            assert await house._bot_acts(table_id, question, moves[0])
            assert not await house._bot_acts(table_id, question, moves[1])
            assert await house._question(table_id) is None
            assert (await seen(house, table_id))["turn"] == 2

    asyncio.run(answer())


def test_bots_at_a_table_get_the_view_of_their_seat_and_no_more(tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            ari = await guest(house, "Ari")
            wish = table_spec(seats=[ME, bot("dice")], setup="beginner", first=1)
            question = await house._question(await house.create(ari, wish))
            assert question
            assert question.view.viewer == question.seat == 0
            assert question.view.hand(1) == ()

    asyncio.run(ask())

"""Bots: they think elsewhere, and whatever happens to them the game goes on."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from calico import Game
from calico.errors import CalicoError, TableError
from calico.rules.view import View
from calico.table.game.table import Table
from calico.table.schema.requests import SeatWish, TableWish
from calico.table.server.logs import JsonLines
from calico.table.server.run import config_for
from calico.table.service import bots, thinker
from calico.table.service import house as house_module
from calico.table.service.bots import MOST_QUEUED, Bots, Shares, Turn, _claim
from calico.table.service.house import House
from calico.table.service.thinker import Answer, Thinker, think
from calico.table.store.storage import GuestRow, bot_turns
from calico.table.store.storage import now as storage_now
from support.houses import ME, OPEN, guest, left_to_bots, opened, seen, sqlite


def bot(level: str) -> SeatWish:
    return SeatWish(kind="bot", level=level)


def a_view() -> View:
    return Game.new(2, setup="beginner", seed="1").view(0)


async def until_over(house: House, table_id: str) -> Any:
    async with house.listen(table_id, None) as listener:
        async for text in listener:
            view = json.loads(text)
            if view["phase"] == "finished":
                return view
    return None


def test_a_thinker_answers_with_moves_and_goals() -> None:
    async def ask() -> None:
        thinking = Thinker()
        view = a_view()
        move = await thinking.answer("gentle", "seed", view)
        assert isinstance(move, str)
        assert view.is_legal(move)
        assert await thinking.answer("gentle", "seed", view) == move
        choosing = Game.new(2, seed="1").view(1)
        goals = await thinking.answer("gentle", "seed", choosing)
        assert set(goals) <= {goal.id for goal in choosing.dealt}
        await thinking.stop()

    asyncio.run(ask())


LOOPS = pytest.mark.parametrize(
    "loop", [None, config_for(None).get_loop_factory()], ids=["asyncio", "server"]
)
"""Pipes of a process that has ended fail in other ways on the server's event loop."""


@LOOPS
def test_a_thinker_that_is_killed_fails_once_and_is_there_again(loop: Any) -> None:
    async def ask() -> None:
        thinking = Thinker()
        await thinking.answer("dice", "", a_view())
        assert thinking._process
        thinking._process.send_signal(signal.SIGSTOP)
        asked = asyncio.create_task(thinking.answer("dice", "", a_view()))
        await asyncio.sleep(0)
        thinking._process.kill()
        with pytest.raises(CalicoError, match="ended without responding"):
            await asked
        assert await thinking.answer("dice", "", a_view())
        await thinking.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(ask())


@LOOPS
def test_a_thinker_that_is_killed_between_turns_misses_none(loop: Any) -> None:
    async def ask() -> None:
        thinking = Thinker()
        await thinking.answer("dice", "", a_view())
        assert thinking._process
        thinking._process.kill()
        await thinking._process.wait()
        assert await thinking.answer("dice", "", a_view())
        await thinking.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(ask())


def test_a_thinker_that_takes_too_long_is_stopped() -> None:
    async def ask() -> None:
        thinking = Thinker(patience=0)
        with pytest.raises(CalicoError, match="not responded"):
            await thinking.answer("dice", "", a_view())
        assert thinking._process is None

    asyncio.run(ask())


def test_a_player_that_is_still_to_be_compiled_has_the_time_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a slow machine that takes minutes; the next answer has to come in the usual time."""

    async def ask() -> None:
        thinking = Thinker(patience=0)
        view = a_view()
        assert view.is_legal(str(await thinking.answer("strong", "", view)))
        with pytest.raises(CalicoError, match="not responded"):
            await thinking.answer("strong", "", view)
        monkeypatch.setattr(thinker, "COMPILING", 0.0)
        with pytest.raises(CalicoError, match="not responded"):
            await thinking.answer("strong", "", view)

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"error": "no"}, "agent-failed"),
        ({"move": "Ms@c4 Yd"}, "agent-illegal"),
        ({"move": "?"}, "move-syntax"),
        ({"goals": ["a", "b"]}, "agent-answer"),
        ([], "agent-answer"),
    ],
)
def test_what_is_no_answer_is_not_taken_for_one(answer: Any, code: str) -> None:
    with pytest.raises(CalicoError) as refusal:
        thinker._checked("dice", answer, a_view())
    assert refusal.value.code == code


def test_an_agent_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def known() -> dict[str, EntryPoint]:
        return {"bad": EntryPoint("bad", "calico.nowhere:Bad", "calico.agents")}

    monkeypatch.setattr("calico.players.agent.known", known)
    assert "nowhere" in think("bad", "", a_view())["error"]
    assert "worse" in think("worse", "", a_view())["error"]


def test_when_a_bot_fails_another_moves_for_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def answer(self: Thinker, level: str, seed: str, view: View) -> Answer:
        asked.append(level)
        if level != "dice":
            raise CalicoError("agent-failed", agent=level, why="tired")
        return str(next(iter(view.legal_moves)))

    monkeypatch.setattr(Thinker, "answer", answer)
    question = bots.Question(1, 0, "master", a_view())
    _, level = asyncio.run(bots._think(question, Thinker()))
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
    answered = Thinker.answer
    is_tired = True

    async def answer(self: Thinker, level: str, seed: str, view: View) -> Answer:
        if level == "gentle" and is_tired:
            raise CalicoError("agent-failed", agent=level, why="tired")
        return await answered(self, "dice", seed, view)

    monkeypatch.setattr(Thinker, "answer", answer)

    async def play() -> None:
        nonlocal is_tired
        async with opened(sqlite(tmp_path)) as house:
            table_id = await left_to_bots(house, seats=[ME, OPEN, bot("gentle")])
            shown = []
            async with house.listen(table_id, None) as listener:
                async for text in listener:
                    view = json.loads(text)
                    shown.append(view["seats"][2]["stand_in"])
                    is_tired = (view["turn"] or 0) < 10
                    if view["phase"] == "finished":
                        break
            assert "decent" in shown
            assert shown[-1] is None
            log = [entry["what"] for entry in (await seen(house, table_id))["log"]]
            assert (log.count("stood_in"), log.count("recovered")) == (1, 1)
            assert log.index("stood_in") < log.index("recovered")
            *_, seat = (await house.table(table_id)).record().meta["seats"]
            assert seat == {"kind": "bot", "level": "gentle", "stand_in": "decent"}

    asyncio.run(play())


def test_a_clock_that_is_set_back_stops_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not those that are to begin, and not those whose turn somebody claimed and left."""
    hour = 3_600_000
    with monkeypatch.context() as ahead:
        for module in (bots, house_module):
            ahead.setattr(module, "now", lambda: storage_now() + hour)

        async def begin() -> str:
            async with opened(sqlite(tmp_path), bots=0) as house:
                return await left_to_bots(house)

        table_id = asyncio.run(begin())

    async def go_on() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            left = bots.Turn(table_id, 0, 0)
            until = storage_now() + hour
            await house._writer.run(partial(bots._renew, turns=[left], until=until))
            claim = partial(_claim, is_quick=True, rank=lambda turn: turn.due)
            claimed = await house._writer.run(claim)
            assert claimed.table_id == table_id
            assert claimed.lease < until
            assert await house._writer.run(claim) is None
        async with opened(sqlite(tmp_path)) as house:
            await until_over(house, table_id)

    asyncio.run(go_on())


def test_a_person_and_bots_play_a_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(sqlite(tmp_path), bots=2) as house:
            ari = await guest(house, "Ari")
            wish = TableWish(seats=[ME, bot("dice"), bot("gentle")], setup="beginner")
            table_id = await house.create(ari, wish)
            async with house.listen(table_id, ari.id) as listener:
                async for text in listener:
                    view = json.loads(text)
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
    async with house._storage.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(sa.select(bot_turns))]


async def claimed(
    house: House, is_quick: bool = True, rank: Callable[[Turn], float] = lambda turn: turn.due
) -> Turn | None:
    """The turn that a house takes up, if there is one."""
    found: Turn | None = await house._writer.run(partial(_claim, is_quick=is_quick, rank=rank))
    return found


def test_a_turn_is_claimed_once_and_let_go_when_the_house_closes(tmp_path: Path) -> None:
    async def claim() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            table_id = await left_to_bots(house)
            turn = await claimed(house)
            assert turn
            assert turn.table_id == table_id
            assert await claimed(house) is None
            assert await claimed(house, is_quick=False) is None
            await house._writer.run(partial(bots._renew, turns=[turn], until=0))
            again = await claimed(house)
            assert again
            assert again.table_id == table_id
            # Who had it before can neither renew nor end it.
            await house._writer.run(partial(bots._drop, turn=Turn(table_id, turn.due, -1)))
            assert len(await rows(house)) == 1
        async with opened(sqlite(tmp_path)) as house:  # the lease of a process that is gone
            assert (await until_over(house, table_id))["turn"] is None

    asyncio.run(claim())


async def first_to_move(house: House, who: GuestRow, level: str) -> str:
    """A table of ``who`` where a bot has to move first."""
    wish = TableWish(seats=[ME, bot(level)], setup="beginner", first=1)
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


def test_quick_bots_move_while_the_others_are_being_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Thinker.answer

    async def answer(self: Thinker, level: str, seed: str, view: View) -> Answer:
        if level == "strong":
            await asyncio.Event().wait()  # compiling
        return await plain(self, level, seed, view)

    monkeypatch.setattr(Thinker, "answer", answer)

    async def play() -> None:
        async with opened(sqlite(tmp_path)) as house:
            said = [house.is_preparing]
            warming = asyncio.create_task(house.warm_up())
            await until_over(house, await left_to_bots(house))
            said.append(house.is_preparing)
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            said.append(house.is_preparing)
            assert said == [False, True, False]

    asyncio.run(play())


def test_an_answer_to_an_old_question_does_not_count(tmp_path: Path) -> None:
    async def answer() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            ari = await guest(house, "Ari")
            seats = [ME, bot("dice")]
            wish = TableWish(seats=seats, setup="beginner", first=1, take_back=True)
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
            wish = TableWish(seats=[ME, bot("dice")], setup="beginner", first=1)
            question = await house._question(await house.create(ari, wish))
            assert question
            assert question.view.viewer == question.seat == 0
            assert question.view.hand(1) == ()

    asyncio.run(ask())

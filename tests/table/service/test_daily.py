"""The daily quilt: the same for all, once for each, and nobody peeks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from calico.errors import TableError
from calico.rules.luck.fair import commitment_to, verify
from calico.rules.record import Record
from calico.table.service.daily import LONGEST_RESULTS, secret_of
from calico.table.service.house import House
from calico.table.service.storage import StoredGuest
from support.houses import choose_first, guest, opened, play_one, seen, table_of
from support.server import KEY, Server, running
from support.servers.postgres import Postgres

DAY = date(2026, 11, 16)


class Calendar:
    """A date that a test turns over."""

    def __init__(self) -> None:
        self.day = DAY

    def __call__(self) -> date:
        return self.day

    def turn(self) -> None:
        self.day += timedelta(days=1)


async def finish(house: House, table_id: str, who: StoredGuest, other_way: bool = False) -> None:
    """Play a daily quilt to its end, one way or another."""
    await choose_first(house, table_id, who)
    if other_way:
        table = await table_of(house, table_id)
        assert table.game
        last = str(list(table.game.legal_moves)[-1])
        assert await house.act(table_id, lambda t: t.move(who.id, 1, last), who.id)
    while await play_one(house, table_id, {0: who}):
        pass


async def refused(action: Any) -> str:
    """The code with which ``action`` is refused."""
    with pytest.raises(TableError) as refusal:
        await action
    return refusal.value.code


def test_everybody_has_the_same_deal_alone_by_r8_3_and_each_day_another(url: str) -> None:
    async def play() -> None:
        calendar = Calendar()
        async with opened(url, today=calendar) as house:
            games = []
            for name in ("Ari", "Bo"):
                table = await table_of(house, await house.daily(await guest(house, name), KEY))
                assert table.game
                games.append(table.game)
                assert table.game.players == 1
                assert table.created.daily == "2026-11-16"
                assert not table.terms.take_back
                assert not table.terms.listed
                assert table.terms.setup == "standard"
                assert table.commitment == commitment_to(secret_of(KEY, DAY))
            ari, bo = games
            assert ari.seed == bo.seed
            assert ari.bag == bo.bag
            assert ari.setup.cats == bo.setup.cats
            assert ari.setup.players[0].board == bo.setup.players[0].board
            assert ari.dealt(0) == bo.dealt(0)
            calendar.turn()
            other = await table_of(house, await house.daily(await guest(house, "Cy"), KEY))
            assert other.game
            assert other.game.bag != ari.bag

    asyncio.run(play())


def test_without_the_key_of_the_server_nobody_can_compute_the_deal() -> None:
    secrets = {
        secret_of(key, day) for key in (KEY, b"another") for day in (DAY, date(2026, 11, 17))
    }
    assert len(secrets) == 4
    assert secret_of(KEY, DAY) == secret_of(KEY, date(2026, 11, 16))


def test_there_is_one_attempt_a_day_and_it_goes_on_where_it_was(url: str) -> None:
    async def play() -> None:
        calendar = Calendar()
        async with opened(url, today=calendar) as house:
            ari = await guest(house, "Ari")
            first = await house.daily(ari, KEY)
            await choose_first(house, first, ari)
            await play_one(house, first, {0: ari})
            assert await house.daily(ari, KEY) == first
            assert (await seen(house, first, ari))["turn"] == 2
            assert await refused(house.act(first, lambda t: t.ask_back(ari.id, 1), ari.id)) == (
                "no-take-back"
            )
            assert await house.act(first, lambda t: t.leave(ari.id), ari.id)
            assert await house.daily(ari, KEY) == first  # given up is given up
            assert (await house.dailies.look(ari.id)).finished
            assert (await house.dailies.look(ari.id)).results == []
            calendar.turn()
            assert await house.daily(ari, KEY) != first

    asyncio.run(play())


def test_who_asks_in_many_places_at_once_gets_one_table(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def race() -> None:
        async with AsyncExitStack() as stack:
            houses = [
                await stack.enter_async_context(opened(url, bots=0, today=Calendar()))
                for _ in range(3)
            ]
            people = [await guest(houses[0], name) for name in ("Ari", "Bo", "Cy", "Di")]
            # Each process hears of them in another order, so that they wait for each other.
            asked = [
                house.daily(people[(k + shift) % 4], KEY)
                for shift, house in enumerate(houses)
                for k in range(4)
                for _ in range(3)
            ]
            tables = await asyncio.gather(*asked)
            assert len(set(tables)) == 4
            for who in people:
                assert [line.table for line in await houses[1].my_tables(who.id)] == [
                    await houses[2].daily(who, KEY)
                ]

    asyncio.run(race())


def test_results_come_best_first_and_yesterdays_can_be_looked_at(url: str) -> None:
    async def play() -> None:
        calendar = Calendar()
        async with opened(url, today=calendar) as house:
            people = [await guest(house, name) for name in ("Ari", "Bo", "Cy")]
            for other_way, who in zip((False, True, False), people, strict=True):
                await finish(house, await house.daily(who, KEY), who, other_way)
            late = await guest(house, "Di")
            late_table = await house.daily(late, KEY)
            today = await house.dailies.look(people[0].id)
            assert today.date == "2026-11-16"
            assert today.until == 1_794_873_600_000
            assert today.finished
            scores = [result.score for result in today.results]
            assert scores == sorted(scores, reverse=True)
            assert [
                result.score == result.goals + result.cats + result.buttons
                for result in (today.results)
            ] == [True] * 3
            assert [result.mine for result in today.results].count(True) == 1
            equal = {result.name: result.place for result in today.results}
            assert equal["Ari"] == equal["Cy"] != equal["Bo"]  # the same moves, the same place
            assert today.yesterday.results == []
            assert today.yesterday.best is None
            calendar.turn()
            await finish(house, late_table, late)  # begun before midnight: counts for its day
            then = (await house.dailies.look(late.id)).yesterday
            assert [len(then.results), then.finished, then.date] == [4, 4, "2026-11-16"]
            assert then.best
            assert then.best.score == max(scores)
            assert (await seen(house, then.best.table))["daily"] == "2026-11-16"
            assert (await house.dailies.look(late.id)).results == []
            table = await table_of(house, then.best.table)
            assert table.game
            assert table.game.scores[0].total == then.best.score

    asyncio.run(play())


def test_who_is_far_down_is_shown_all_the_same(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LONGEST_RESULTS == 100
    monkeypatch.setattr("calico.table.service.daily.LONGEST_RESULTS", 1)

    async def play() -> None:
        async with opened(url, today=Calendar()) as house:
            ari, bo = await guest(house, "Ari"), await guest(house, "Bo")
            for other_way, who in ((False, ari), (True, bo)):
                await finish(house, await house.daily(who, KEY), who, other_way)
            shown = [len((await house.dailies.look(who)).results) for who in (ari.id, bo.id, None)]
            assert sorted(shown) == [1, 1, 2]
            assert (await house.dailies.day(DAY, None)).finished == 2

    asyncio.run(play())


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def served(tmp_path: Path, calendar: Calendar) -> Iterator[Server]:
    with running(tmp_path, today=calendar) as found:
        yield found


def play_on(client: httpx.Client, turns: int = 22) -> Any:
    """Play so many turns of today's quilt, by what the view offers."""
    view = client.post("/api/daily").json()
    path = f"/api/tables/{view['table']}"
    if view["phase"] == "goals":
        goals = dict(zip(("b3", "c4", "d2"), view["you"]["seats"][0]["dealt"], strict=False))
        view = client.post(f"{path}/goals", json={"seat": 0, "goals": goals}).json()["view"]
    while view["phase"] == "play" and view["turn"] <= turns:
        [own] = view["you"]["seats"]
        tile, cells = next(iter(own["cells"].items()))
        move = " ".join([f"{tile}@{cells[0]}", *own["takes"][:1]])
        answer = client.post(f"{path}/moves", json={"number": view["turn"], "move": move})
        assert answer.status_code == 200, answer.text
        view = answer.json()["view"]
    return view


def peek(client: httpx.Client, table: str) -> set[int]:
    """What is answered to somebody who looks at a table in every way there is."""
    path = f"/api/tables/{table}"
    looks = ("", "/record", "/positions/0", "/verdict", "/previews")
    return {client.get(path + look).status_code for look in looks}


def watched(served: Server, table: str, client: httpx.Client) -> bool:
    """Whether the live view of a table is open to ``client``."""
    try:
        with served.watch(table, client) as socket:
            return bool(json.loads(socket.recv())["table"] == table)
    except InvalidStatus as refusal:
        return refusal.response.status_code != 403


def test_nobody_sees_a_quilt_of_the_day_before_their_own_is_over(
    served: Server, calendar: Calendar
) -> None:
    ari, bo, stranger = served.guest("Ari"), served.guest("Bo"), served.client()
    done = play_on(ari)
    assert done["phase"] == "finished"
    assert done["fair"]["secret"] == secret_of(KEY, DAY)  # to who has played it, as everywhere
    assert peek(ari, done["table"]) == {200}
    for other in (bo, stranger, served.guest("Cy")):
        assert peek(other, done["table"]) == {403}
        assert not watched(served, done["table"], other)
        today = other.get("/api/daily").json()
        assert [result["table"] for result in today["results"]] == [None]
    half = play_on(bo, turns=5)
    assert peek(bo, done["table"]) == {403}
    refusal = bo.get(f"/api/tables/{done['table']}").json()
    assert refusal["code"] == "daily-hidden"
    assert "2026-11-16" in refusal["message"]
    assert ari.get(f"/api/tables/{half['table']}").status_code == 200  # knows it all anyway
    calendar.turn()
    assert peek(bo, done["table"]) == {403}  # has still to finish
    assert peek(stranger, done["table"]) == {200}  # the day is over
    answer = bo.post(f"/api/tables/{half['table']}/leave")
    assert answer.status_code == 200, answer.text
    assert peek(bo, done["table"]) == {200}
    assert watched(served, done["table"], bo)


def test_acting_at_the_table_of_another_shows_nothing(served: Server) -> None:
    ari, bo = served.guest("Ari"), served.guest("Bo")
    table = play_on(ari, turns=3)["table"]
    wishes: dict[str, Any] = {
        "moves": {"number": 1, "move": "Ms@a1 Yd"},
        "sit": {},
        "leave": None,
        "goals": {"seat": 0, "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}},
        "take-back": {"number": 1},
        "take-back/answer": {"agree": True},
        "replace": {"seat": 0},
        "return": None,
        "bots": {"seat": 0},
        "rematch": None,
    }
    for what, wish in wishes.items():
        answer = bo.post(f"/api/tables/{table}/{what}", json=wish)
        assert answer.status_code in (403, 409), what
        assert set(answer.json()) == {"code", "message", "rule"}


def test_the_luck_of_a_daily_quilt_is_the_one_promised(served: Server) -> None:
    ari = served.guest("Ari")
    begun = ari.post("/api/daily").json()
    assert begun["fair"]["commitment"] == commitment_to(secret_of(KEY, DAY))
    assert begun["fair"]["secret"] is None
    table = play_on(ari)["table"]
    record = Record.parse(ari.get(f"/api/tables/{table}/record").content)
    assert all(check.agrees for check in verify(record))


def test_a_daily_quilt_counts_in_the_statistics_of_who_sewed_it(served: Server) -> None:
    ari = served.guest("Ari")
    total = play_on(ari)["seats"][0]["score"]["total"]
    found = ari.get("/api/household/statistics", params={"person": "Ari"}).json()
    assert [found["games"], found["best"], found["against"]] == [1, total, []]
    assert [(solo["kind"], solo["best"]) for solo in found["solo"]] == [("standard", total)]
    assert found["distribution"] == [{"from": total // 5 * 5, "to": total // 5 * 5 + 4, "n": 1}]
    nobody = ari.get("/api/household/statistics", params={"person": "Bo"})
    assert [nobody.status_code, nobody.json()["code"]] == [404, "no-such-person"]


def test_any_day_can_be_asked_for_and_no_other_word(served: Server, calendar: Calendar) -> None:
    ari = served.guest("Ari")
    play_on(ari)
    calendar.turn()
    calendar.turn()
    client = served.client()
    day = client.get("/api/daily/2026-11-16").json()
    assert [result["name"] for result in day["results"]] == ["Ari"]
    assert day["best"]["table"] == day["results"][0]["table"]
    assert client.get("/api/daily/2026-11-17").json()["results"] == []
    assert client.get("/api/daily/2030-01-01").json()["best"] is None
    for word in ("yesterday", "0", "20261116", "2026-W46-7", "2026-11-31"):
        refusal = client.get(f"/api/daily/{word}")
        assert refusal.status_code == 422
        assert "expected a date like" in refusal.json()["message"]
    assert client.post("/api/daily").status_code == 401
    tables = ari.get("/api/me/tables").json()["tables"]
    assert [line["daily"] for line in tables] == ["2026-11-16"]

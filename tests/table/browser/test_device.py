"""A device: whole games without a server, and nothing that needs one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import date
from random import Random
from typing import Any

import pytest

from calico import Record
from calico.lang import LANGUAGES
from support.devices import Tab, level_of, tab
from support.servers.memory import MemoryRows

ALONE: dict[str, Any] = {"seats": [{"kind": "me"}], "setup": "beginner"}


def run(test: Callable[[Tab], Awaitable[None]], store: MemoryRows | None = None) -> None:
    """Run ``test`` on a device."""

    async def running() -> None:
        async with tab(store) as page:
            await test(page)

    asyncio.run(running())


# Master is strong with more play-outs.
@pytest.mark.parametrize("level", ["gentle", "decent", "strong"])
def test_a_whole_game_against_a_bot(level: str) -> None:
    async def test(page: Tab) -> None:
        wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": level}], "first": 1}
        table = (await page.done("POST", "/api/tables", wish))["table"]
        over = await page.play(table, Random(level))
        assert over["phase"] == "finished"
        assert set(page.asked) == {level}
        assert len(page.asked) == 1 + 22
        record = await page.done("GET", f"/api/tables/{table}/record")
        game = Record.of_dict(record).replay()
        assert [score.total for score in game.scores] == [
            seat["score"]["total"] for seat in over["seats"]
        ]
        assert await page.done("GET", f"/api/tables/{table}/verdict")
        assert await page.done("GET", f"/api/tables/{table}/positions/10")
        [line] = (await page.done("GET", "/api/me/tables"))["tables"]
        assert line["phase"] == "finished"
        statistics = await page.done("GET", "/api/household/statistics", query="person=You")
        assert statistics

    run(test)


def test_a_scenario_several_people_at_one_screen_and_a_rematch() -> None:
    async def test(page: Tab) -> None:
        await page.done("POST", "/api/guests", {"name": "Ari"})
        scenario = await page.done("POST", "/api/tables", {"seats": ALONE["seats"], "scenario": 1})
        assert (await page.play(scenario["table"], Random(1)))["phase"] == "finished"
        people = [{"kind": "me"}, {"kind": "here", "name": "Bo"}, {"kind": "here", "name": "Cy"}]
        table = (await page.done("POST", "/api/tables", {"seats": people}))["table"]
        over = await page.play(table, Random(2))
        assert sorted(seat["name"] for seat in over["seats"]) == ["Ari", "Bo", "Cy"]
        again = await page.done("POST", f"/api/tables/{table}/rematch")
        assert again["phase"] == "goals" or again["phase"] == "playing"

    run(test)


def test_the_daily_quilt_of_this_device_has_one_attempt_a_day() -> None:
    async def test(page: Tab) -> None:
        table = (await page.done("POST", "/api/daily"))["table"]
        assert (await page.done("POST", "/api/daily"))["table"] == table
        over = await page.play(table, Random(1))
        today = await page.done("GET", "/api/daily")
        assert today["finished"]
        [mine] = today["results"]
        assert (mine["mine"], mine["score"]) == (True, over["seats"][0]["score"]["total"])

    run(test)


def test_the_daily_quilt_is_another_on_another_day() -> None:
    async def test() -> None:
        store, dealt = MemoryRows(), []
        for day in (date(2026, 11, 17), date(2026, 11, 18)):
            async with tab(store, lambda day=day: day) as page:  # type: ignore[misc]
                dealt.append(await page.done("POST", "/api/daily"))
        assert dealt[0]["daily"] == "2026-11-17"
        assert dealt[0]["table"] != dealt[1]["table"]
        first, second = ((each["cats"], each["market"], each["you"]) for each in dealt)
        assert first != second

    asyncio.run(test())


def test_there_is_one_guest_who_can_be_renamed() -> None:
    async def test(page: Tab) -> None:
        assert (await page.ask("GET", "/api/me", language="de"))[1] == {"name": "Du"}
        named = await page.ask("POST", "/api/guests", {"name": "Ari"})
        assert (named[0], named[1]["name"]) == (201, "Ari")
        assert await page.done("GET", "/api/me") == {"name": "Ari"}
        assert await page.done("PATCH", "/api/me", {"name": "Bo"}) == {"name": "Bo"}
        assert sum(key.startswith("guest/") for key in page.store.rows) == 1

    run(test)


def test_looking_around_stores_nothing() -> None:
    async def test(page: Tab) -> None:
        offers = await page.done("GET", "/api/options")
        assert offers["features"] == []
        for name in ("box", "lesson", "rules", "words", "daily"):
            await page.done("GET", f"/api/{name}", query="" if name == "daily" else "lang=fr")
        assert page.store.rows == {}

    run(test)


def test_what_needs_a_server_says_so_in_five_languages() -> None:
    async def test(page: Tab) -> None:
        table = (await page.done("POST", "/api/tables", ALONE))["table"]
        said = set()
        for language in LANGUAGES:
            for method, path, body in (
                ("GET", "/api/tables", None),
                ("POST", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]}),
                ("POST", "/api/tables", ALONE | {"listed": True}),
                ("POST", f"/api/tables/{table}/sit", None),
                ("POST", "/api/recover", {"token": "x"}),
                ("POST", "/api/me/token", None),
                ("POST", "/api/me/forget", None),
            ):
                status, found = await page.ask(method, path, body, language=language)
                assert (status, found["code"]) == (409, "needs-server")
                said.add(found["message"])
        assert len(said) == len(LANGUAGES)

    run(test)


def test_a_bot_whose_worker_dies_is_replaced_by_a_stand_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(page: Tab) -> None:
        think = page._think

        async def dying(question: str) -> str:
            if level_of(question) == "master":
                raise OSError("the worker has ended")
            return await think(question)

        monkeypatch.setattr(page.device._house._bots._lanes[1].thinkers[0], "_think", dying)
        wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "master"}], "setup": "beginner"}
        table = (await page.done("POST", "/api/tables", wish | {"first": 1}))["table"]
        view = await page.play(table, Random(1), turns=1)
        assert page.asked
        assert set(page.asked) == {"decent"}
        assert view["turn"] > 2

    run(test)


def test_a_subscription_sends_views_and_company_until_it_ends() -> None:
    async def test(page: Tab) -> None:
        unknown = json.loads(await page.device.listen("a", "nowhere", 0, False))
        assert (unknown["status"], unknown["body"]["code"]) == (404, "no-such-table")
        table = (await page.done("POST", "/api/tables", ALONE))["table"]
        assert json.loads(await page.device.listen("a", table, 0, True))["status"] == 200
        name, view = await page.messages.get()
        assert (name, view["table"]) == ("a", table)
        name, company = await page.messages.get()
        assert (name, list(company)) == ("a", ["company"])
        page.device.unlisten("a")
        page.device.unlisten("never")
        await page.play(table, Random(1), turns=1)
        assert not any(name == "a" for name, _ in page.messages._queue)  # type: ignore[attr-defined]

    run(test)


@pytest.mark.compiled
def test_a_hint_on_a_device_is_the_one_of_a_server_and_is_kept() -> None:
    async def test(page: Tab) -> None:
        view = await page.done("POST", "/api/tables", ALONE)
        path = f"/api/tables/{view['table']}"
        ask = {"seat": 0, "number": 1, "stage": 1}
        hint = await page.done("POST", f"{path}/hints", ask)
        assert len(hint["stages"]) == len(hint["moves"]) == 3
        assert await page.done("POST", f"{path}/hints", ask | {"stage": 4}) == hint
        assert all(move["reasons"] and move["slot"] in (0, 1, 2) for move in hint["moves"])
        assert hint["moves"][0]["cell"] in hint["part"]
        about = {"seat": 0, "number": 1}
        best = await page.done("POST", f"{path}/check", about | {"move": hint["moves"][0]["move"]})
        assert best == {"loss": 0, "error": 0, "mistake": False, "better": None}
        assert (await page.done("POST", f"{path}/check", about))["loss"] is None
        status, refused = await page.ask("POST", f"{path}/check", about | {"move": "Ms@b3"})
        assert (status, refused["rule"]) == (409, "R3.1") or refused["code"]
        status, german = await page.ask("POST", f"{path}/hints", ask, language="de")
        assert german["stages"][0].startswith("Tipp: ")
        over = await page.play(view["table"], Random(1))
        assert over["seats"][0]["hinted"] == [1]
        assert (await page.done("GET", f"{path}/record"))["meta"]["hints"] == [[1]]
        replayed = await page.done("GET", f"{path}/positions/3")
        assert replayed["seats"][0]["hinted"] == [1]

    run(test)

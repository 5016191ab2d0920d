"""The rows of a device: durable before anything is told, and whole after a crash."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from calico.lang import LANGUAGES
from support.devices import Tab, tab
from support.servers.memory import MemoryRows

WISH: dict[str, Any] = {
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "gentle"}],
    "setup": "beginner",
    "first": 0,
}


class Recorded(MemoryRows):
    """Rows that remember what they were after each write."""

    def __init__(self) -> None:
        super().__init__()
        self.states: list[dict[str, str]] = [{}]

    async def write(self, changes: str) -> None:
        await super().write(changes)
        self.states.append(dict(self.rows))


def stored(rows: dict[str, str]) -> MemoryRows:
    found = MemoryRows()
    found.rows = dict(rows)
    return found


def events(rows: dict[str, str]) -> list[str]:
    return [key for key in rows if key.startswith("event/")]


def test_a_crash_after_any_write_loses_nothing_that_was_told() -> None:
    async def play() -> tuple[Recorded, list[tuple[int, int]]]:
        store, told = Recorded(), list[tuple[int, int]]()
        async with tab(store) as page:
            table = (await page.done("POST", "/api/tables", WISH))["table"]
            done, rng = page.done, Random(1)

            async def noted(*asked: Any) -> Any:
                found = await done(*asked)
                told.append((len(store.states) - 1, found["view"]["version"]))
                return found

            page.done = noted  # type: ignore[method-assign,assignment]
            await page.play(table, rng)
        return store, told

    async def test() -> None:
        store, told = await play()
        assert len(told) == 22
        for states, version in told:
            assert len(events(store.states[states])) >= version
        # And from any state the game goes on to its end.
        begun = [
            i for i, rows in enumerate(store.states) if any(k.startswith("event/") for k in rows)
        ]
        for i in Random(2).sample(begun, 4):
            async with tab(stored(store.states[i])) as page:
                [line] = (await page.done("GET", "/api/me/tables"))["tables"]
                assert (await page.play(line["table"], Random(i)))["phase"] == "finished"

    asyncio.run(test())


@pytest.mark.parametrize("reason", ["full", "forbidden"])
def test_what_cannot_be_stored_is_not_done_and_can_be_tried_again(reason: str) -> None:
    async def test(page: Tab) -> None:
        table = (await page.done("POST", "/api/tables", WISH))["table"]
        before = dict(page.store.rows)
        view = await page.done("GET", f"/api/tables/{table}")
        seat = view["you"]["seats"][0]
        tile, cells = next(iter(seat["cells"].items()))
        move = {"number": 1, "move": f"{tile}@{cells[0]} {seat['takes'][0]}"}
        page.store.fails = reason
        said = set()
        for language in LANGUAGES:
            status, found = await page.ask(
                "POST", f"/api/tables/{table}/moves", move, language=language
            )
            assert (status, found["code"]) == (507, f"storage-{reason}")
            said.add(found["message"])
        assert len(said) == len(LANGUAGES)
        assert page.store.rows == before
        assert (await page.done("GET", f"/api/tables/{table}"))["turn"] == 1
        page.store.fails = None
        assert (await page.done("POST", f"/api/tables/{table}/moves", move))["accepted"]

    async def running() -> None:
        async with tab() as page:
            await test(page)

    asyncio.run(running())


def test_a_second_tab_does_not_overwrite_the_first() -> None:
    async def test() -> None:
        store = MemoryRows()
        async with tab(store) as one, tab(store) as other:
            await one.done("POST", "/api/guests", {"name": "Ari"})
            kept = dict(store.rows)
            for _ in range(2):  # it stays so until the page is loaded again
                status, found = await other.ask("POST", "/api/guests", {"name": "Bo"})
                assert (status, found["code"]) == (507, "storage-stale")
            assert store.rows == kept
            await one.done("PATCH", "/api/me", {"name": "Cy"})
        async with tab(store) as again:
            assert await again.done("GET", "/api/me") == {"name": "Cy"}
            await again.done("PATCH", "/api/me", {"name": "Bo"})

    asyncio.run(test())


@pytest.mark.parametrize(
    ("why", "code"), [("something else", "storage-lost"), ("cleared", "storage-cleared")]
)
def test_after_a_lost_write_nothing_more_is_done(why: str, code: str) -> None:
    async def test() -> None:
        async with tab() as page:
            page.store.fails = why
            for _ in range(2):
                status, found = await page.ask("POST", "/api/guests", {"name": "Ari"})
                assert (status, found["code"]) == (507, code)
                page.store.fails = None
            assert page.store.rows == {}
            assert not await page.device._house.is_healthy()

    asyncio.run(test())


def test_changes_are_numbered_and_rows_are_plain() -> None:
    async def test() -> None:
        changes = []

        class Noted(MemoryRows):
            async def write(self, text: str) -> None:
                changes.append(json.loads(text))
                await super().write(text)

        async with tab(Noted()) as page:
            await page.done("POST", "/api/guests", {"name": "Ärı"})
            await page.done("POST", "/api/tables", {"seats": [{"kind": "me"}]})
        assert [dict(each)["change"] for each in changes] == ["1", "2"]
        [guest, _] = changes[0]
        assert guest[0].startswith("guest/")
        assert json.loads(guest[1])["name"] == "Ärı"

    asyncio.run(test())

"""Everything on a device as one file: the same elsewhere, refused whole if anything is wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from calico.lang import LANGUAGES
from calico.table.browser.archive import write_archive
from support.devices import Tab, tab
from support.servers.memory import MemoryRows

SEATS = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]


async def played(page: Tab) -> str:
    """A device with a finished game, a running one, the daily quilt and a household: its file."""
    await page.done("POST", "/api/guests", {"name": "Ärı"})
    await page.done("POST", "/api/household/people", {"name": "Bo"})
    table = (await page.done("POST", "/api/tables", {"seats": SEATS}))["table"]
    await page.play(table, Random(1))
    await page.done("GET", "/api/household")
    running = (await page.done("POST", "/api/daily"))["table"]
    await page.play(running, Random(2), 3)
    return await page.device.save()


async def loaded(page: Tab, text: str, language: str = "en") -> Any:
    return json.loads(await page.device.load(text, language))


def test_a_device_is_the_same_elsewhere_and_nothing_of_what_was_there_stays() -> None:
    async def test() -> None:
        async with tab() as page:
            text = await played(page)
            before = await page.done("GET", "/api/me/tables")
            chart = await page.done("GET", "/api/household")
        store = MemoryRows()
        async with tab(store) as other:
            await other.done("POST", "/api/guests", {"name": "Cy"})
            await other.done("POST", "/api/tables", {"seats": SEATS})
            assert (await loaded(other, text))["status"] == 200
        async with tab(store) as other:
            assert await other.done("GET", "/api/me") == {"name": "Ärı"}
            assert await other.done("GET", "/api/me/tables") == before
            assert await other.done("GET", "/api/household") == chart
            running = before["tables"][0]["table"]
            assert (await other.play(running, Random(3)))["phase"] == "finished"

    asyncio.run(test())


def _change(found: dict[str, Any]) -> None:
    key = next(key for key in found["rows"] if key.startswith("event/"))
    found["rows"][key] = found["rows"][key].replace("1", "2")


def _lose(found: dict[str, Any]) -> None:
    found["rows"].popitem()


def _later(found: dict[str, Any]) -> None:
    found["format"] += 1


def _unknown(found: dict[str, Any]) -> None:
    found.update(json.loads(write_archive({**found["rows"], "spaceship/1": "{}"})))


def _spoilt(found: dict[str, Any]) -> None:
    key = next(iter(found["rows"]))
    found.update(json.loads(write_archive({**found["rows"], key: "{}"})))


def _other(found: dict[str, Any]) -> None:
    found["calico"] = "household"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (_change, "archive-damaged"),
        (_lose, "archive-damaged"),
        (_spoilt, "archive-damaged"),
        (_later, "archive-newer"),
        (_unknown, "archive-newer"),
        (_other, "archive-unknown"),
    ],
)
def test_a_file_that_is_wrong_anywhere_changes_nothing(
    change: Callable[[dict[str, Any]], None], code: str
) -> None:
    async def test() -> None:
        async with tab() as page:
            text = await played(page)
            found = json.loads(text)
            change(found)
            reply = await loaded(page, json.dumps(found))
            assert (reply["status"], reply["body"]["code"]) == (409, code)
            assert await page.device.save() == text

    asyncio.run(test())


@pytest.mark.parametrize("text", ["", "{", "[]", '"calico"', '{"rows": {}}'])
def test_what_is_no_file_of_a_device_is_refused_in_five_languages(text: str) -> None:
    async def test() -> None:
        async with tab() as page:
            replies = [await loaded(page, text, language) for language in LANGUAGES]
            assert {reply["body"]["code"] for reply in replies} == {"archive-unknown"}
            assert len({reply["body"]["message"] for reply in replies}) == len(LANGUAGES)

    asyncio.run(test())

"""A device refuses what a server refuses, with the same document."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from calico.lang import use_language
from calico.table.api.operations import OPERATIONS
from support.devices import Tab, tab
from support.server import Server, running

SEATS = [{"kind": "me"}]
REQUESTS: list[tuple[str, str, str, str]] = [
    ("GET", "/api/nothing", "", ""),
    ("GET", "/elsewhere", "", ""),
    ("DELETE", "/api/tables", "", ""),
    ("GET", "/api/tables/x y", "", ""),
    ("GET", "/api/tables/nowhere", "", ""),
    ("GET", "/api/tables/nowhere", "since=-1", ""),
    ("GET", "/api/tables/nowhere", "since=many", ""),
    ("GET", "/api/tables/nowhere/positions/-1", "", ""),
    ("GET", "/api/daily/2026-02-30", "", ""),
    ("GET", "/api/daily/1", "", ""),
    ("GET", "/api/words", "lang=xx", ""),
    ("GET", "/api/words", "lang=de&names=nobody", ""),
    ("GET", "/api/household/statistics", "", ""),
    ("GET", "/api/household/statistics", "person=", ""),
    ("GET", "/api/household/statistics", "person=Nobody", ""),
    ("POST", "/api/tables", "", ""),
    ("POST", "/api/tables", "", "{"),
    ("POST", "/api/tables", "", "[]"),
    ("POST", "/api/tables", "", "7"),
    ("POST", "/api/tables", "", "{}"),
    ("POST", "/api/tables", "", json.dumps({"seats": []})),
    ("POST", "/api/tables", "", json.dumps({"seats": [{"kind": "dog"}]})),
    ("POST", "/api/tables", "", json.dumps({"seats": SEATS, "mood": "glad"})),
    ("POST", "/api/tables", "", json.dumps({"seats": SEATS, "scenario": 9})),
    ("POST", "/api/tables", "", json.dumps({"seats": SEATS, "first": "1"})),
    ("POST", "/api/tables", "", json.dumps({"seats": [*SEATS, {"kind": "bot", "level": "x"}]})),
    ("POST", "/api/tables/nowhere/moves", "since=x", json.dumps({"number": 0, "move": "x"})),
    ("POST", "/api/tables/nowhere/moves", "", json.dumps({"number": 1, "move": "x"})),
    ("POST", "/api/tables/nowhere/leave", "", ""),
    ("PATCH", "/api/me", "", json.dumps({"name": " "})),
    ("POST", "/api/household/people", "", json.dumps({"name": "x" * 41})),
    ("DELETE", "/api/household/people/N%C3%B6%20body", "", ""),
    ("POST", "/api/household/import", "", "{"),
    ("POST", "/api/household/import", "", "[]"),
    ("POST", "/api/household/import", "", "{}"),
    ("POST", "/api/pad", "", json.dumps({"players": [{"name": "A", "quilt": "?"}]})),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


def test_refusals_are_those_of_a_server(server: Server) -> None:
    async def told() -> list[tuple[int, Any]]:
        async with tab() as page:
            await page.done("POST", "/api/guests", {"name": "Ari"})
            return [await _reply(page, request) for request in REQUESTS]

    async def _reply(page: Tab, request: tuple[str, str, str, str]) -> tuple[int, Any]:
        found = json.loads(await page.device.request(*request, "de"))
        return found["status"], found["body"]

    client = server.guest("Ari")
    use_language("en")
    for request, found in zip(REQUESTS, asyncio.run(told()), strict=True):
        method, path, query, body = request
        headers = {"accept-language": "de", "content-type": "application/json"}
        answer = client.request(method, f"{path}?{query}", content=body, headers=headers)
        assert found == (answer.status_code, answer.json()), request


def test_every_operation_is_found_by_its_path() -> None:
    async def test() -> None:
        async with tab() as page:
            for operation in OPERATIONS:
                path = operation.path.replace("{name:path}", "a/b")
                path = path.replace("{moves}", "1").replace("{day}", "2026-11-17")
                path = path.replace("{table}", "nowhere")
                _, found = await page.ask(operation.method, path)
                if isinstance(found, dict):
                    assert found.get("code") not in ("no-such-page", "wrong-method", "our-fault")

    asyncio.run(test())


def test_what_goes_wrong_inside_is_told_without_details(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def test() -> None:
        async with tab() as page:
            monkeypatch.setattr(page.device._house, "dailies", None)
            status, found = await page.ask("GET", "/api/daily")
        assert (status, found["code"]) == (500, "our-fault")
        assert caplog.records

    asyncio.run(test())


def test_a_household_that_is_too_large_is_refused() -> None:
    async def test() -> None:
        async with tab() as page:
            reply = await page.device.request(
                "POST", "/api/household/import", "", " " * (8 * 2**20 + 1), "en"
            )
        assert json.loads(reply)["body"]["code"] == "body-too-large"

    asyncio.run(test())

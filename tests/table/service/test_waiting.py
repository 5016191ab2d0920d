"""Nobody's move waits for what somebody else lets the server compute."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pkgutil import resolve_name
from random import Random
from threading import Event
from typing import Any

import httpx
import pytest

from calico.campaign.document import dumps
from calico.coach.puzzles.collection import puzzle
from support.households import sheet, won_by
from support.server import PATIENCE, Server, running
from support.servers.load import some_turn

SOLO = {"seats": [{"kind": "me"}], "setup": "beginner"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


def play(client: httpx.Client, table: str, most: int = 100) -> None:
    """Play on, alone, for up to ``most`` moves."""
    for _ in range(most):
        turn = some_turn(client.get(f"/api/tables/{table}").json(), Random(1))
        if turn is None:
            return
        assert client.post(f"/api/tables/{table}/moves", json=turn).json()["accepted"]


def table_of(client: httpx.Client) -> str:
    return str(client.post("/api/tables", json=SOLO).json()["table"])


@pytest.fixture(scope="module")
def eve(server: Server) -> tuple[httpx.Client, str]:
    """Somebody with a finished game."""
    client = server.guest("Eve")
    table = table_of(client)
    play(client, table)
    return client, table


Ask = Callable[[httpx.Client, str], httpx.Response]

DOCUMENT = dumps(won_by("Ari"))
ANSWER = {"move": puzzle(2).rival}

COSTLY: dict[str, Ask] = {
    "api.tables.position": lambda eve, table: eve.get(f"/api/tables/{table}/positions/22"),
    "api.tables.verdict": lambda eve, table: eve.get(f"/api/tables/{table}/verdict"),
    "api.tables.choices": lambda eve, _: eve.post("/api/choices", json=SOLO),
    "api.tables.previews_of": lambda eve, _: eve.get(f"/api/tables/{table_of(eve)}/previews"),
    "api.pad.evaluate": lambda eve, _: eve.post("/api/pad", json=sheet()),
    "api.puzzles.puzzle_view": lambda eve, _: eve.get("/api/puzzles/2"),
    "api.puzzles.check": lambda eve, _: eve.post("/api/puzzles/2/answer", json=ANSWER),
    "api.puzzles.solution_of": lambda eve, _: eve.get("/api/puzzles/2/solution"),
    "api.household.household_view": lambda eve, _: eve.get("/api/household"),
    "api.household.statistics_of": lambda eve, _: eve.get("/api/household/statistics?person=Eve"),
    "server.imports.subprocess.run": lambda eve, _: eve.post(
        "/api/household/import", json=json.loads(DOCUMENT)
    ),
    "service.households.households._merged": lambda eve, _: eve.post(
        "/api/household/import", json=json.loads(DOCUMENT)
    ),
    "service.households.households.dumps": lambda eve, _: eve.get("/api/household/export"),
}


@pytest.mark.parametrize("what", COSTLY)
def test_a_move_does_not_wait(
    server: Server, eve: tuple[httpx.Client, str], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    real = resolve_name(f"calico.table.{what}")
    begun, go_on = Event(), Event()

    def slow(*given: Any, **named: Any) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE)
        return real(*given, **named)

    monkeypatch.setattr(f"calico.table.{what}", slow)
    ari = server.guest("Ari")
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(COSTLY[what], *eve)
        try:
            assert begun.wait(PATIENCE)
            play(ari, table_of(ari), 3)
            assert not asked.done()
        finally:
            go_on.set()
        assert asked.result().status_code == 200


def test_a_finished_game_is_replayed_once(
    server: Server, eve: tuple[httpx.Client, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, table = eve
    path = f"/api/tables/{table}/positions/11"
    first = client.get(path).json()
    monkeypatch.delattr("calico.table.api.tables.position")
    assert client.get(path).json() == server.client().get(path).json() == first

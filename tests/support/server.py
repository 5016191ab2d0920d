"""A real server for tests: a house on a SQLite file behind uvicorn, in a thread of this process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from calico.rules.luck.daily import utc_today
from calico.table.http.app import make_app
from calico.table.http.settings import Settings
from calico.table.schema.responses import Error
from calico.table.schema.table import Reply, TableView
from calico.table.server.house import open_house
from calico.table.server.run import bind, config_for
from calico.table.service.house import House

PATIENCE = 120.0
"""Seconds after which a test gives up waiting; only a failure takes so long."""
KEY = b"a key for tests that nobody else has"


class Server:
    """Where a running server is, and how to talk to it."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._clients = ExitStack()

    def client(self, **options: Any) -> httpx.Client:
        """Somebody new, with cookies of their own."""
        client = httpx.Client(base_url=self.address, timeout=PATIENCE, **options)
        return self._clients.enter_context(client)

    def close(self) -> None:
        """Let all clients go."""
        self._clients.close()

    def guest(self, name: str = "Ari") -> httpx.Client:
        """Somebody who has said their name."""
        client = self.client()
        answer = client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return client

    def watch(
        self, table: str, client: httpx.Client | None = None, query: str = "", **headers: str
    ) -> Any:
        """The live view of a table, as ``client`` may see it."""
        told = dict(headers)
        if client is not None:
            told["cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?{query}"
        return connect(address, additional_headers=told, open_timeout=PATIENCE)


def hear(socket: ClientConnection) -> Any:
    """The next view that comes."""
    return json.loads(socket.recv(timeout=PATIENCE))


@contextmanager
def running(
    folder: Path, settings: Settings | None = None, today: Callable[[], date] = utc_today
) -> Iterator[Server]:
    """A server with its database in ``folder``, and without the page unless ``settings`` say so."""
    listening = bind("127.0.0.1", 0)
    started, houses, failed = Event(), list[House](), list[BaseException]()
    config = config_for(None)
    server = uvicorn.Server(config)

    async def serve() -> None:
        url = f"sqlite+aiosqlite:///{folder / 'calico.db'}"
        set_to = settings or Settings(KEY, limits=0, web=folder / "none")
        house = await open_house(url, pace=0, today=today, limits=set_to.limits)
        houses.append(house)
        config.app = make_app(house, set_to)
        started.set()
        try:
            await server.serve([listening])
        finally:
            await house.close()

    def run() -> None:
        try:
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(serve())
        except BaseException as error:
            failed.append(error)
        finally:
            started.set()

    thread = Thread(target=run)
    thread.start()
    started.wait(PATIENCE)
    assert not failed, failed
    found = Server(houses[0], listening.getsockname()[1])
    try:
        yield found
    finally:
        found.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not failed, failed


def made(client: httpx.Client, **wish: Any) -> Any:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return TableView.model_validate_json(answer.content).model_dump()


def act(client: httpx.Client, table: str, what: str, **wish: Any) -> Any:
    """Do something at a table; the view after it."""
    answer = client.post(f"/api/tables/{table}/{what}", json=wish or None)
    assert answer.status_code == 200, answer.text
    return Reply.model_validate_json(answer.content).model_dump()["view"]


def refused(answer: httpx.Response, status: int, code: str) -> str:
    """The sentence of a refusal of this kind."""
    error = Error.model_validate_json(answer.content)
    assert (answer.status_code, error.code) == (status, code), answer.text
    assert answer.headers["content-type"] == "application/json"
    return error.message


def some_move(view: Any) -> str:
    """The first legal move of the seat on turn, which is yours."""
    own = next(seat for seat in view["you"]["seats"] if seat["seat"] == view["seat"])
    tile, cells = next(iter(own["cells"].items()))
    takes = own["takes"]
    return f"{tile}@{cells[0]}" + (f" {takes[0]}" if takes else "")

"""A lightweight HTTP and WebSocket client for many simultaneous users, and real servers.

What the tests of crashes and the benchmarks share.  The client is plain on purpose: it must cost
less than the server that it measures.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import calico

BROKEN = (OSError, EOFError)
"""What a client meets when its server is killed."""


IDLE = 15.0
"""Seconds after which a client takes a new connection: the server ends those that lie idle."""


class Address:
    """Where a server is, and whether it is up."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.up = asyncio.Event()


class LoadHost(Address):
    """A real ``calico serve`` on a port of its own, which can be killed and started again."""

    def __init__(self, database: str, folder: Path, *words: str) -> None:
        super().__init__(free_port())
        self.words = (*words, "--database", database, "--key", str(folder / "secret.key"))
        self.before: tuple[str, ...] = ()
        """Words before the command, to run it in some other way."""
        self.log = folder / f"server-{id(self)}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def command(self) -> list[str]:
        """What is run."""
        words = ("--pace", "0", "--limits", "0", "--no-open", *self.words)
        port = str(self.port)
        return [*self.before, sys.executable, "-m", "calico", "serve", "--port", port, *words]

    @property
    def environment(self) -> dict[str, str]:
        """Its environment: this very tree."""
        return os.environ | {"PYTHONPATH": str(Path(calico.__file__).parents[1])}

    async def start(self) -> None:
        """Start, and wait until somebody answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command, env=self.environment, stdout=log, stderr=log
            )
        guest = LoadGuest(self)
        while True:
            try:
                status, _ = await guest.ask("GET", "/health")
            except BROKEN:
                assert self._process.poll() is None, self.log.read_text()
                await asyncio.sleep(0.02)
                continue
            assert status == 200, self.log.read_text()
            break
        guest.close()
        self.up.set()

    def kill(self) -> None:
        """Kill it, as a power failure would."""
        assert self._process is not None
        self.up.clear()
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Stop it gracefully; returns the exit status."""
        if self._process is None:
            return 0
        self._process.terminate()
        return self._process.wait(60)


def free_port() -> int:
    """A port where nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class LoadGuest:
    """One person with one connection, by their cookie."""

    def __init__(self, host: Address, cookie: str = "") -> None:
        self.host = host
        self.cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def come(self, name: str) -> None:
        """Create the guest."""
        status, body = await self.ask("POST", "/api/guests", {"name": name})
        assert status == 201, body

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the body of an answer; one of :data:`BROKEN` if none comes."""
        if time.monotonic() > self._used + IDLE:
            self.close()
        self._used = time.monotonic()
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.host.port)
        reader, writer = self._streams
        content = b"" if body is None else json.dumps(body).encode()
        kind = "content-type: application/json\r\n" if content else ""
        cookie = f"cookie: calico={self.cookie}\r\n" if self.cookie else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.host.port}\r\n{kind}{cookie}"
        try:
            writer.write(f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)
            answer = await reader.readuntil(b"\r\n\r\n")
            length = 0
            for line in answer.decode("latin-1").split("\r\n"):
                name, _, value = line.partition(": ")
                if name == "content-length":
                    length = int(value)
                elif name == "set-cookie":
                    self.cookie = value.partition("=")[2].partition(";")[0]
            return int(answer[9:12]), await reader.readexactly(length)
        except BROKEN:
            self.close()
            raise

    async def sure(self, method: str, path: str, body: object = None) -> tuple[int, bytes, bool]:
        """As :meth:`ask`, again and again until there is an answer; whether it was asked twice."""
        is_doubled = False
        while True:
            await self.host.up.wait()
            try:
                return *(await self.ask(method, path, body)), is_doubled
            except BROKEN:
                is_doubled = True
                await asyncio.sleep(0)

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def watch(self, table: str) -> Watcher:
        """The live view of a table."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.host.port)
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"cookie: calico={self.cookie}\r\n" if self.cookie else ""
        asked = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1:{self.host.port}\r\n"
            f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {key}\r\n{cookie}\r\n"
        )
        try:
            writer.write(asked.encode())
            answer = await reader.readuntil(b"\r\n\r\n")
        except BROKEN:
            writer.close()
            raise
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return Watcher(reader, writer)


class Watcher:
    """Who looks at a table: an iterator of the views that come."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def __aiter__(self) -> AsyncIterator[bytes]:
        """The views; it ends when the server says so."""
        while True:
            first, length = await self._reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await self._reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await self._reader.readexactly(8), "big")
            payload = await self._reader.readexactly(length)
            if first == 0x81:
                yield payload
            elif first == 0x89:  # a ping: a pong, masked by nothing
                self._writer.write(bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0)) + payload)
            else:
                return

    def close(self) -> None:
        """Close the connection."""
        self._writer.close()


def some_turn(view: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """Some move for whoever's view this is, if they are on turn."""
    for seat in view["you"]["seats"]:
        fits = [(tile, cells) for tile, cells in seat["cells"].items() if cells]
        if fits:
            tile, cells = rng.choice(fits)
            takes = seat["takes"]
            take = f" {rng.choice(takes)}" if takes else ""
            return {"number": view["turn"], "move": f"{tile}@{rng.choice(cells)}{take}"}
    return None

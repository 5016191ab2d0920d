"""Hostile WebSocket clients: they see nothing they may not, and others never notice them."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from calico.table.http.settings import LARGEST_FRAME, Settings
from calico.table.server.run import config_for
from support.server import KEY, PATIENCE, Server, hear, running
from support.servers.load import LoadGuest, LoadHost, some_turn

TWO = {"seats": [{"kind": "me"}, {"kind": "open"}], "setup": "beginner", "first": 0}
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\n"
    "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    hosts = frozenset({"127.0.0.1", "localhost"})
    with running(tmp_path_factory.mktemp("house"), Settings(KEY, hosts, limits=0)) as found:
        yield found


@pytest.fixture
def game(server: Server) -> tuple[str, httpx.Client, httpx.Client]:
    """A table where Ari and Bo have begun to play."""
    ari, bo = server.guest("Ari"), server.guest("Bo")
    table = str(ari.post("/api/tables", json=TWO).json()["table"])
    assert bo.post(f"/api/tables/{table}/sit", json={}).json()["accepted"]
    return table, ari, bo


def knock(server: Server, table: str, buffer: int = 0) -> socket.socket:
    """A raw connection to the live view, after the handshake."""
    raw = socket.socket()
    raw.settimeout(PATIENCE)
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(HANDSHAKE.format(table=table, port=server.port, key=key).encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


def frame(first: int, payload: bytes, masked: bool = True) -> bytes:
    """A frame of a client; ``first`` is its first byte."""
    assert len(payload) < 126
    if not masked:
        return bytes((first, len(payload))) + payload
    return bytes((first, 0x80 | len(payload))) + bytes(4) + payload


def is_let_go(raw: socket.socket) -> bool:
    """Whether the server ends the connection, after whatever it has still to say."""
    try:
        while raw.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


def play_through(table: str, *people: httpx.Client) -> int:
    """Play the game to its end; how many moves."""
    rng, moves = Random(1), 0
    while True:
        for person in people:
            view = person.get(f"/api/tables/{table}?since=1000").json()
            if view["phase"] == "finished":
                return moves
            turn = some_turn(view, rng)
            if turn:
                reply = person.post(f"/api/tables/{table}/moves?since=1000", json=turn).json()
                assert reply["accepted"]
                moves += 1


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"],
)
def test_another_site_cannot_look_on(server: Server, game: Any, origin: str) -> None:
    table, ari, _ = game
    with pytest.raises(InvalidStatus) as caught, server.watch(table, ari, origin=origin):
        pass
    assert caught.value.response.status_code == 403


def test_a_forged_cookie_looks_on_as_a_stranger(server: Server, game: Any) -> None:
    table, ari, _ = game
    guest, _, signature = ari.cookies["calico"].partition(".")
    for forged in (guest, f"{guest}.", f"{guest}.{signature[::-1]}", f".{signature}", "x" * 4000):
        with server.watch(table, cookie=f"calico={forged}") as live:
            view = hear(live)
        assert view["you"] == {"host": False, "seats": [], "unseen": view["you"]["unseen"]}


def test_nobody_plays_or_sees_another_seat(server: Server, game: Any) -> None:
    table, ari, bo = game
    turn = some_turn(ari.get(f"/api/tables/{table}").json(), Random(1))
    stranger = server.guest("Eve")
    for who, code in ((bo, "not-your-seat"), (stranger, "not-seated")):
        answer = who.post(f"/api/tables/{table}/moves", json=turn)
        assert answer.status_code in (403, 409)
        assert answer.json()["code"] == code
    with server.watch(table, bo) as live:
        view = hear(live)
    assert [seat["seat"] for seat in view["you"]["seats"]] == [1]
    hand = ari.get(f"/api/tables/{table}").json()["you"]["seats"][0]["hand"]
    with server.watch(table, stranger) as live:
        view = hear(live)
    assert (view["you"]["seats"], [seat["hand"] for seat in view["seats"]]) == ([], [None, None])
    assert hand


MALFORMED = {
    "not masked": frame(0x81, b"hello", masked=False),
    "an opcode that is none": frame(0x83, b"hello"),
    "reserved bits": frame(0xF1, b"hello"),
    "no text": frame(0x81, b"\xff\xfe"),
    "a part of nothing": frame(0x80, b"hello"),
    "a ping in parts": frame(0x09, b"hello"),
    "a close of one byte": frame(0x88, b"x"),
    "a close with a code that is none": frame(0x88, struct.pack("!H", 5)),
    "a length without end": bytes((0x82, 0xFF)) + b"\xff" * 8 + bytes(4),
    "a frame that is too large": bytes((0x82, 0xFE))
    + struct.pack("!H", LARGEST_FRAME + 1)
    + bytes(LARGEST_FRAME + 5),
    "parts that are too large together": frame(0x01, b"x" * 125)
    + frame(0x00, b"x" * 125) * (LARGEST_FRAME // 125),
    "HTTP": b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
}


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_frame_ends_the_connection_and_no_other(
    server: Server, game: Any, what: str
) -> None:
    table, ari, bo = game
    with server.watch(table, bo) as live:
        before = hear(live)["version"]
        with knock(server, table) as raw:
            raw.sendall(MALFORMED[what])
            assert is_let_go(raw)
        turn = some_turn(ari.get(f"/api/tables/{table}").json(), Random(1))
        assert ari.post(f"/api/tables/{table}/moves", json=turn).json()["accepted"]
        assert hear(live)["version"] == before + 1


def test_noise_ends_the_connection_and_no_other(server: Server, game: Any) -> None:
    table, ari, bo = game
    rng = Random(1)
    for _ in range(100):
        with knock(server, table) as raw:
            raw.sendall(rng.randbytes(rng.randrange(1, 400)))
            if rng.random() < 0.5:  # gone without a word
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert play_through(table, ari, bo) == 44
    assert server.client().get("/health").json() == {"healthy": True}


def test_half_open_connections_and_who_never_reads_keep_nobody_from_playing(
    server: Server, game: Any
) -> None:
    """A view has some kilobytes: more than the buffer of who does not read soon wait to be sent."""
    table, ari, bo = game
    with ExitStack() as stack:
        for i in range(100):
            raw = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            raw.sendall(HANDSHAKE[: 3 * i].encode())
        for _ in range(20):
            stack.enter_context(knock(server, table, buffer=2048))
        assert play_through(table, ari, bo) == 44
        with server.watch(table, bo) as live:
            assert hear(live)["phase"] == "finished"
    view = json.loads(ari.get(f"/api/tables/{table}").text)
    assert view["winners"]


def test_who_is_gone_without_a_word_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They do not answer when they are asked whether they are there."""
    quick = config_for(None)
    quick.ws_ping_interval = quick.ws_ping_timeout = 0.05
    monkeypatch.setattr("support.server.config_for", lambda _: quick)
    with running(tmp_path) as server:
        ari = server.guest()
        table = str(ari.post("/api/tables", json=TWO).json()["table"])
        raws = [knock(server, table) for _ in range(20)]
        assert all(is_let_go(raw) for raw in raws)
        for _ in range(600):
            if not server.house.listeners:
                break
            Event().wait(0.1)
        assert server.house.listeners == 0
        for raw in raws:
            raw.close()


def test_more_can_look_on_than_a_program_usually_has_files(tmp_path: Path) -> None:
    """The soft limit of files is often 1,024; here it is 64, and a hundred come."""
    host = LoadHost(str(tmp_path / "calico.db"), tmp_path)
    host.before = ("sh", "-c", 'ulimit -S -n 64; exec "$@"', "sh")

    async def crowd() -> None:
        await host.start()
        ari = LoadGuest(host)
        await ari.come("Ari")
        _, body = await ari.ask("POST", "/api/tables", TWO)
        watchers = [await ari.watch(json.loads(body)["table"]) for _ in range(100)]
        for watcher in watchers:
            assert await anext(aiter(watcher))
            watcher.close()
        ari.close()

    try:
        asyncio.run(crowd())
    finally:
        host.kill()

"""What docs/host/security.md promises, each by a test that tries the opposite."""

from __future__ import annotations

import os
import socket
import stat
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from calico.errors import CalicoError, TableError
from calico.players.agent import known
from calico.table.api.limits import Limits
from calico.table.http.protocol import LARGEST_HEAD
from calico.table.http.settings import LARGEST_BODY, LARGEST_FRAME, Settings
from calico.table.schema.offers import offers
from calico.table.server.settings import secret_key
from calico.table.service.limits import TokenBucket
from support.server import KEY, PATIENCE, Server, hear, running

TWO = {"seats": [{"kind": "me"}, {"kind": "open"}], "setup": "beginner"}
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    hosts = frozenset({"127.0.0.1", "localhost"})
    with running(tmp_path_factory.mktemp("house"), Settings(KEY, hosts, limits=0)) as found:
        yield found


def code(answer: httpx.Response) -> Any:
    return answer.status_code, answer.json()["code"]


def table_of(client: httpx.Client) -> str:
    return str(client.post("/api/tables", json=TWO).json()["table"])


# Cookies


def test_the_cookie_is_signed_and_for_this_site_alone(server: Server) -> None:
    answer = server.client().post("/api/guests", json={"name": "Ari"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


@pytest.mark.parametrize("forged", ["", "x", ".", "a.b", "\u00e9.x"])
def test_a_forged_cookie_is_nobody(server: Server, forged: str) -> None:
    real = server.guest().cookies["calico"]
    guest, _, signature = real.partition(".")
    other = server.guest().cookies["calico"].partition(".")[0]
    for value in (forged, f"{other}.{signature}", f"{guest}.{signature[:-1]}", guest):
        told = [(b"cookie", f"calico={value}".encode())]
        answer = httpx.get(f"{server.address}/api/me", headers=told, timeout=PATIENCE)
        assert code(answer) == (401, "no-guest")


def test_a_cookie_of_another_server_is_nobody(server: Server, tmp_path: Path) -> None:
    with running(tmp_path, Settings(b"another key" * 5)) as other:
        cookies = {"calico": other.guest().cookies["calico"]}
    assert code(server.client(cookies=cookies).get("/api/me")) == (401, "no-guest")


def test_who_has_no_seat_sees_no_hand_and_plays_no_move(server: Server) -> None:
    ari, bo, eve = (server.guest(name) for name in ("Ari", "Bo", "Eve"))
    table = table_of(ari)
    bo.post(f"/api/tables/{table}/sit")
    for path, wish in (
        ("moves", {"number": 1, "move": "Ms@a1 Ms"}),
        ("leave", None),
        ("take-back", {"number": 1}),
        ("replace", {"seat": 0}),
    ):
        answer = eve.post(f"/api/tables/{table}/{path}", json=wish)
        assert answer.status_code in (403, 409), answer.text
        assert code(server.client().post(f"/api/tables/{table}/{path}", json=wish))[0] == 401
    for client in (eve, server.client()):
        view = client.get(f"/api/tables/{table}").json()
        assert view["you"]["seats"] == []
        assert all(seat["hand"] is None for seat in view["seats"])
    views = {name: c.get(f"/api/tables/{table}").text for name, c in (("ari", ari), ("eve", eve))}
    guest = ari.cookies["calico"].partition(".")[0]
    assert all(guest not in view for view in views.values())


# Same origin


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "https://127.0.0.1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_can_do_nothing(server: Server, headers: dict[str, str]) -> None:
    ari = server.guest()
    table = table_of(ari)
    for path in (f"/api/tables/{table}/leave", "/api/guests", "/api/me/token"):
        assert code(ari.post(path, headers=headers)) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus) as caught, server.watch(table, ari, **headers):
        pass
    assert caught.value.response.status_code == 403


def test_our_own_page_may(server: Server) -> None:
    ari = server.guest()
    told = {"origin": server.address, "sec-fetch-site": "same-origin"}
    assert ari.post("/api/me/token", headers=told).status_code == 200
    with server.watch(table_of(ari), ari, **told) as live:
        assert hear(live)["you"]["host"]


def test_a_program_with_a_token_is_no_browser(server: Server) -> None:
    token = server.client().post("/api/guests", json={"name": "Bot"}).json()["token"]
    told = {"authorization": f"Bearer {token}", "origin": "http://elsewhere.example"}
    assert server.client(headers=told).post("/api/me/token").status_code == 200


def test_a_form_of_another_site_is_no_message(server: Server) -> None:
    ari = server.guest()
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
    ):
        answer = ari.post("/api/guests", content='{"name":"x"}', headers={"content-type": kind})
        assert code(answer) == (415, "content-type")
    assert ari.post("/api/guests", content='{"name":"x"}').status_code == 415


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "", "localhost@evil", "["]
)
def test_under_a_foreign_name_nothing_is_served(server: Server, host: str) -> None:
    assert code(server.client().get("/", headers={"host": host})) == (403, "foreign-host")


def test_a_request_with_two_hosts_is_refused(server: Server) -> None:
    """A proxy might have believed the other one."""
    own = f"127.0.0.1:{server.port}"
    for second in (own, "dogs.example"):
        asked = f"GET / HTTP/1.1\r\nhost: {own}\r\nhost: {second}\r\nconnection: close\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
            connection.sendall(asked.encode())
            answer = b"".join(iter(lambda: connection.recv(65536), b""))
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b'"host-twice"' in answer


# Headers


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/nowhere", "/health", "/api/me"])
def test_every_answer_carries_the_headers_that_keep_a_browser_safe(
    server: Server, path: str
) -> None:
    headers = server.client().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    of_page = "script-src 'self' 'wasm-unsafe-eval'; "
    assert policy.count(of_page) == (path == "/")
    assert "unsafe" not in policy.replace(of_page, "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_no_path_leads_to_another_site(server: Server) -> None:
    for path in ("//evil.example", "//evil.example/..", "/\\evil.example", "/api/tables/"):
        answer = server.client().get(path)
        assert not answer.is_redirect, path
        assert "location" not in answer.headers


# Sizes and rates


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    ari = server.guest()
    body = b'{"name":"' + b"x" * LARGEST_BODY + b'"}'
    assert code(ari.post("/api/guests", content=body, headers=JSON)) == (413, "body-too-large")

    def parts() -> Iterator[bytes]:
        for _ in range(17):
            yield b" " * 4096

    answer = ari.post("/api/guests", content=parts(), headers=JSON)
    assert code(answer) == (413, "body-too-large")


def test_a_body_that_never_ends_is_given_up(server: Server, monkeypatch: Any) -> None:
    monkeypatch.setattr("calico.table.http.middleware.BODY_SECONDS", 0.01)
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as half:
        half.sendall(
            b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        assert b" 408 " in half.recv(100)


def test_a_head_that_never_ends_is_cut_off(server: Server, monkeypatch: Any) -> None:
    def cut_off(talking: socket.socket) -> bool:
        try:
            return talking.recv(100) == b""
        except ConnectionResetError:
            return True

    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as long:
        long.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * (LARGEST_HEAD + 1))
        assert cut_off(long)
    monkeypatch.setattr("calico.table.http.protocol.HEAD_SECONDS", 0.01)
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as silent:
        assert cut_off(silent)
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert slow.recv(100).startswith(b"HTTP/1.1 200")
        slow.sendall(b"GET / HTTP")
        while slow.recv(10_000):
            pass


def test_a_body_that_nobody_wants_is_not_waited_for(server: Server, monkeypatch: Any) -> None:
    """Whoever looks on is no such body."""
    monkeypatch.setattr("calico.table.http.protocol.WHOLE_SECONDS", 0.05)
    ari, bo = server.guest("Ari"), server.guest("Bo")
    table = table_of(ari)
    with server.watch(table, ari) as live:
        hear(live)
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as slow:
            slow.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx")
            answered = b""
            try:
                while part := slow.recv(1000):
                    answered += part
            except ConnectionResetError:
                pass
            assert answered.startswith(b"HTTP/1.1 200")
        assert bo.post(f"/api/tables/{table}/sit", json={}).json()["accepted"]
        assert hear(live)["phase"] == "play"


def test_a_stranger_is_sent_away_before_a_large_body_comes(server: Server) -> None:
    head = (
        b"POST /api/household/import HTTP/1.1\r\nHost: localhost\r\n"
        b"Content-Type: application/json\r\nContent-Length: 8000000\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as stranger:
        stranger.sendall(head + b"\r\n{")
        assert stranger.recv(1000).startswith(b"HTTP/1.1 401")
    slow, other = server.guest("Ari"), server.guest("Bo")
    cookie = f"Cookie: calico={slow.cookies['calico']}\r\n".encode()
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as trickling:
        trickling.sendall(head + cookie + b"\r\n{")
        assert code(other.post("/api/household/import", json={})) == (409, "document-at")


@pytest.mark.parametrize("name", ["A\u200bri", "Z\u0351\u0302\u0308\u0334a"])
def test_names_that_hide_or_tower_are_refused_everywhere(server: Server, name: str) -> None:
    ari = server.guest("Ari")
    here = {"seats": [{"kind": "me"}, {"kind": "here", "name": name}]}
    for answer in (
        server.client().post("/api/guests", json={"name": name}),
        ari.patch("/api/me", json={"name": name}),
        ari.post("/api/tables", json=here),
        ari.post("/api/household/people", json={"name": name}),
        ari.patch("/api/household/people/Ari", json={"name": name}),
    ):
        assert answer.status_code == 422
        assert answer.json()["code"] in ("name-hidden", "name-marks")


def test_a_bot_that_cannot_be_loaded_is_neither_offered_nor_seated(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = EntryPoint("broken", "calico.nowhere:Broken", "calico.agents")
    found = known() | {"broken": broken}
    monkeypatch.setattr("calico.players.agent.known", lambda: found)
    assert "broken" not in offers.__wrapped__().levels
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "broken"}]}
    assert code(server.guest().post("/api/tables", json=wish)) == (409, "unknown-agent")


def test_a_frame_that_is_too_large_ends_the_connection(server: Server) -> None:
    with server.watch(table_of(server.guest())) as live:
        hear(live)
        live.send("x" * (LARGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as caught:
            hear(live)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009


def test_a_bucket_lets_through_what_it_holds_and_fills_again() -> None:
    time = 0.0
    bucket = TokenBucket(rate=2, size=3, clock=lambda: time)
    for _ in range(3):
        bucket.take("a")
    with pytest.raises(TableError, match="wait 1 second"):
        bucket.take("a")
    bucket.take("b")
    time = 0.5
    bucket.take("a")
    with pytest.raises(TableError):
        bucket.take("a")


def test_rates_are_limited_for_guests_and_addresses(tmp_path: Path) -> None:
    with running(tmp_path, Settings(KEY)) as server:
        codes = [server.client().post("/api/guests", json={"name": "x"}) for _ in range(60)]
        assert {answer.status_code for answer in codes} == {201, 429}
        assert int(codes[-1].headers["retry-after"]) > 0
        ari = server.client(cookies={"calico": codes[0].cookies["calico"]})
        assert {ari.post("/api/tables", json=TWO).status_code for _ in range(40)} == {201, 429}


def test_connections_of_a_guest_are_counted() -> None:
    limits = Limits(0.1)
    with limits.connection("ari", "x"), limits.connection("ari", "y"):
        with pytest.raises(TableError, match="more than 2"), limits.connection("ari", "z"):
            pass
        with limits.connection("bo", "x"):
            pass
    with limits.connection("ari", "x"):
        pass


# Secrets


@pytest.mark.skipif(os.name != "posix", reason="modes of files are a matter of POSIX")
def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    key = secret_key(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(key) >= 32
    assert secret_key(path) == key
    path.chmod(0o644)
    with pytest.raises(CalicoError, match="others can read"):
        secret_key(path)
    path.chmod(0o600)
    path.write_text("short")
    with pytest.raises(CalicoError, match="too short"):
        secret_key(path)
    with pytest.raises(CalicoError, match="cannot write"):
        secret_key(tmp_path / "nowhere" / "secret.key")


def test_logs_hold_no_token_cookie_or_link(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    client = server.client()
    token = client.post("/api/guests", json={"name": "Ari"}).json()["token"]
    table = table_of(client)
    client.get(f"/api/tables/{table}")
    client.post("/api/recover", json={"token": token})
    client.post(f"/api/tables/{table}/bots", json={"seat": 1, "level": "dice"})
    with server.watch(table, client) as live:
        hear(live)
    calico = [
        " ".join(str(value) for value in vars(record).values())
        for record in caplog.records
        if record.name.startswith("calico")
    ]
    assert any("/api/tables/{table}" in line for line in calico)
    for secret in (
        token,
        client.cookies["calico"],
        client.cookies["calico"].partition(".")[0],
        table,
    ):
        assert not any(secret in line for line in calico), secret

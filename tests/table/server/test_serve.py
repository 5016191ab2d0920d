"""``calico serve`` as a process of its own: from an empty folder to a page, and back to the end."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from calico.cli.commands.host.serve import run as run_in_terminal
from calico.errors import CalicoError
from calico.table.http import routes as reading
from calico.table.server import run as serve
from calico.table.server.processes import Workers
from calico.table.server.run import PORT, Serving, address_of, bind
from support.servers.postgres import Postgres
from support.servers.serving import PATIENCE, command, home, serving

MAKE = shutil.which("make")


def test_one_command_makes_everything_and_a_restart_finds_it(tmp_path: Path) -> None:
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    with serving(tmp_path, "--port", "0") as (process, address):
        client = httpx.Client(base_url=address, timeout=PATIENCE)
        assert "Calico" in client.get("/").text
        client.post("/api/guests", json={"name": "Ari"})
        table = client.post("/api/tables", json=wish).json()["table"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    data = tmp_path / "calico"
    assert {path.stat().st_mode & 0o077 for path in (data, *data.iterdir())} == {0}
    with serving(tmp_path, "--port", "0") as (process, address):
        cookies = {"calico": client.cookies["calico"]}
        client.close()
        with httpx.Client(base_url=address, cookies=cookies, timeout=PATIENCE) as again:
            assert again.get("/api/me").json() == {"name": "Ari"}
            assert again.get(f"/api/tables/{table}").json()["you"]["host"]
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    assert (tmp_path / "errors").read_text() == ""


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0"):
        done = subprocess.run(
            command("--port", "0"), env=home(tmp_path), capture_output=True, text=True
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert "another server is using the database" in done.stderr
    assert done.stderr.count("\n") == 1


def test_requests_are_logged_as_lines_of_json(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--port", "0", "--json-logs") as (_, address),
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        token = client.post("/api/guests", json={"name": "Ari"}).json()["token"]
        client.get("/api/me")
    text = (tmp_path / "errors").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    routes = [(line["method"], line["route"], line["status"]) for line in lines if "route" in line]
    assert routes == [("POST", "/api/guests", 201), ("GET", "/api/me", 200)]
    assert token not in text


def test_behind_a_proxy_that_speaks_https_the_cookie_is_secure(tmp_path: Path) -> None:
    words = ("--port", "0", "--proxy", "127.0.0.1", "--name", "cats.example")
    with serving(tmp_path, *words) as (_, address):
        told = {
            "x-forwarded-proto": "https",
            "x-forwarded-for": "192.0.2.7",
            "host": "cats.example",
            "origin": "https://cats.example",
        }
        with httpx.Client(base_url=address, headers=told, timeout=PATIENCE) as client:
            answer = client.post("/api/guests", json={"name": "Ari"})
            assert answer.status_code == 201, answer.text
            assert "Secure" in answer.headers["set-cookie"]
            assert client.get("/", headers={"host": "dogs.example"}).status_code == 403


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--workers", "2"], "several processes need a database"),
        (["--database", "mysql://x"], "database 'mysql'"),
        (["--web", "/nonexistent"], "has no index.html"),
        (["--database-file", "/nonexistent"], "no such file"),
        (["--database-file", __file__], "expected one line"),
        (["--database", "/proc/nothing/here.db"], "here.db"),
        (["--port", "70000"], "65535"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_sentence(
    tmp_path: Path, words: list[str], sentence: str
) -> None:
    given = words if "--port" in words else [*words, "--port", "0"]
    done = subprocess.run(command(*given), env=home(tmp_path), capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.startswith("calico: ")
    assert done.stderr.count("\n") == 1


NOWHERE = "postgresql+asyncpg://nobody:hush@127.0.0.1:1/x"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_who_waits_in_vain_for_a_database_says_so_and_may_be_started_again(
    tmp_path: Path, workers: str
) -> None:
    words = command("--port", "0", "--wait", "3", "--workers", workers)
    environment = home(tmp_path) | {"CALICO_DATABASE": NOWHERE}
    done = subprocess.run(words, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert "waiting for the database at 127.0.0.1" in done.stderr
    assert "\ncalico: the database at '127.0.0.1' does not respond" in done.stderr
    assert "hush" not in done.stderr


def test_a_server_that_starts_before_its_database_waits_for_it(
    tmp_path: Path, postgres_of_its_own: Postgres
) -> None:
    """The file that names the database leads to a PostgreSQL that is still to be started."""
    named = tmp_path / "database"
    named.write_text(f"{postgres_of_its_own.new_database()}\n")
    postgres_of_its_own.stop()
    words = ("--port", "0", "--database-file", str(named))
    errors = tmp_path / "errors"
    with errors.open("w") as log:
        process = subprocess.Popen(
            command(*words), env=home(tmp_path), stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert process.stdout is not None
    try:
        until(lambda: "waiting for the database" in errors.read_text())
        postgres_of_its_own.start()
        address = next(line.split()[-1] for line in process.stdout if "http://" in line)
        assert httpx.get(f"{address}health", timeout=PATIENCE).json() == {"healthy": True}
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0
        process.stdout.close()
    assert len(errors.read_text().splitlines()) == 1


def test_a_missing_package_for_postgresql_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from calico.table.server import run as serve

    monkeypatch.setattr(serve, "find_spec", lambda _: None)
    wish = Serving(database="postgresql+asyncpg://x@y/z")
    with socket.socket() as unused, pytest.raises(CalicoError, match=r"\[postgresql\]"):
        serve.run(wish, unused, lambda: None)


# Addresses


def test_the_next_free_port_is_taken_unless_one_is_named() -> None:
    with bind("127.0.0.1", None) as first, bind("127.0.0.1", None) as second:
        ports = [sock.getsockname()[1] for sock in (first, second)]
        assert PORT <= ports[0] < ports[1] < PORT + 20
        with pytest.raises(CalicoError, match="choose another with --port"):
            bind("127.0.0.1", ports[0])
        assert address_of(first) == f"http://127.0.0.1:{ports[0]}/"


def test_a_database_may_be_a_file_or_a_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Serving(database="x.db").url == f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    shared = Serving(database="postgresql+asyncpg://me@here/calico")
    assert (shared.url, shared.is_shared) == ("postgresql+asyncpg://me@here/calico", True)


def test_names_are_checked_where_they_can_be_known(tmp_path: Path) -> None:
    def hosts(**options: Any) -> frozenset[str] | None:
        return Serving(key=tmp_path / "key", **options).settings().hosts

    assert hosts() == frozenset({"localhost", "127.0.0.1", "::1"})
    assert hosts(host="192.0.2.1") is None
    assert hosts(host="192.0.2.1", names=("Cats.example",)) == frozenset({"cats.example"})
    assert hosts(proxy="127.0.0.1") is None


def told(folder: Path, *words: str) -> str:
    """All that a server says until it tells how to stop it."""
    process = subprocess.Popen(
        command("--port", "0", *words), env=home(folder), stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    said = ""
    try:
        for line in process.stdout:
            said += line
            if "Ctrl-C" in line:
                break
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()
    return " ".join(said.split())


def test_who_serves_this_machine_only_is_told_how_to_let_others_in(tmp_path: Path) -> None:
    alone = told(tmp_path)
    assert "Only this computer can connect" in alone
    assert "calico serve --host 0.0.0.0" in alone
    assert "make play HOST=0.0.0.0" in alone
    assert "Only this computer" not in told(tmp_path, "--proxy", "127.0.0.1")


@pytest.mark.skipif(MAKE is None, reason="there is no make")
def test_make_play_takes_the_host() -> None:
    root = Path(__file__).parents[3]
    for words, host in (((), "127.0.0.1"), (("HOST=0.0.0.0",), "0.0.0.0")):  # noqa: S104
        dry = [str(MAKE), "--dry-run", "play", *words]
        made = subprocess.run(dry, cwd=root, capture_output=True, text=True)
        assert f"calico serve --host {host}" in made.stdout


@pytest.mark.parametrize(
    ("options", "client", "reach"),
    [
        ({}, "127.0.0.1", (True, None)),
        ({"host": "0.0.0.0"}, "127.0.0.1", (False, "192.0.2.7")),  # noqa: S104
        ({"host": "0.0.0.0"}, "192.0.2.9", (False, None)),  # noqa: S104
        ({"proxy": "127.0.0.1"}, "127.0.0.1", (False, None)),
    ],
)
def test_a_page_on_this_machine_is_told_how_others_come(
    options: dict[str, Any],
    client: str,
    reach: tuple[bool, str | None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reading, "lan_address", lambda: "192.0.2.7")
    app = FastAPI()
    app.include_router(reading.router())
    app.state.settings = Serving(key=tmp_path / "key", **options).settings()
    app.state.cookies = None

    async def asked() -> httpx.Response:
        way = httpx.ASGITransport(app, client=(client, 50000))
        async with httpx.AsyncClient(transport=way, base_url="http://localhost") as browser:
            return await browser.get("/api/reach")

    answer = asyncio.run(asked()).json()
    assert (answer["here_only"], answer["host"]) == reach


# Several processes


def test_a_process_that_ends_is_started_anew_and_a_refusal_stops_all() -> None:
    """The processes here are given options that ``calico serve`` refuses."""
    with bind("127.0.0.1", 0) as listening:
        assert Workers(["--nonsense"], listening, 2).run(lambda: None) == 2


def children(process: subprocess.Popen[str]) -> set[int]:
    """The processes that ``process`` has started."""
    text = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return {int(word) for word in text.split()}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found by Linux")
def test_several_processes_share_tables_and_one_that_is_killed_is_replaced(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = ("--database", postgres.new_database())
    words = ("--port", "0", "--workers", "2", "--limits", "0", *database)
    with serving(tmp_path, *words) as (process, address):
        before = children(process)
        assert len(before) == 2
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            client.post("/api/guests", json={"name": "Ari"})
        cookies = {"calico": client.cookies["calico"]}
        tables = {made(address, cookies) for _ in range(4)}
        os.kill(min(before), signal.SIGKILL)
        while len(after := children(process)) < 2 or min(before) in after:
            tables.add(made(address, cookies))
        with httpx.Client(base_url=address, cookies=cookies, timeout=PATIENCE) as client:
            found = client.get("/api/me/tables").json()["tables"]
            assert tables & {line["table"] for line in found}
            assert all(client.get(f"/api/tables/{table}").is_success for table in tables)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert not any(Path(f"/proc/{child}").exists() for child in before | after)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found by Linux")
def test_one_process_that_cannot_start_again_does_not_stop_the_others(
    tmp_path: Path, postgres: Postgres
) -> None:
    """The one that is killed finds another file for the page gone, which it refuses."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<title>Calico</title>")
    database = ("--database", postgres.new_database())
    words = ("--port", "0", "--workers", "2", "--limits", "0", "--web", str(web), *database)
    with serving(tmp_path, *words) as (process, address):
        killed, other = sorted(children(process))
        (web / "index.html").rename(web / "away.html")
        os.kill(killed, signal.SIGKILL)
        until(lambda: "no index.html" in (tmp_path / "errors").read_text())
        assert process.poll() is None
        assert httpx.get(f"{address}health", timeout=PATIENCE).status_code == 200
        (web / "away.html").rename(web / "index.html")
        until(lambda: len(children(process) - {killed}) == 2)
        assert other in children(process)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found by Linux")
def test_no_process_outlives_its_killed_parent(tmp_path: Path, postgres: Postgres) -> None:
    database = ("--database", postgres.new_database())
    with serving(tmp_path, "--port", "0", "--workers", "2", *database) as (process, _):
        found = children(process)
        process.kill()
        process.wait(PATIENCE)
        until(lambda: not any(is_running(child) for child in found))


def is_running(pid: int) -> bool:
    """Whether that process is there and not only waiting for somebody to see its end."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def made(address: str, cookies: dict[str, str]) -> str:
    """A new table, made over a connection of its own: any process may answer it."""
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    while True:
        with (
            suppress(httpx.TransportError),  # it was the one that was killed
            httpx.Client(base_url=address, cookies=cookies, timeout=PATIENCE) as client,
        ):
            return str(client.post("/api/tables", json=wish).json()["table"])


def test_a_server_without_its_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:

    def at_once(_: Serving, listening: socket.socket, ready: Callable[[], None]) -> None:
        with listening:
            ready()

    monkeypatch.setattr(serve, "run", at_once)
    wish = Serving(port=0, web=tmp_path)
    assert run_in_terminal(wish, show=False, workers=1, words=[]) == 0
    assert "The web page is not installed" in capsys.readouterr().out

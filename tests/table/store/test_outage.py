"""A database that is lost, full, locked or frozen: told to all who ask, logged once, and over."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import resource
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError

from calico.errors import TableError
from calico.table.service import health
from calico.table.store import database
from calico.table.store.outage import Outage, is_outage
from calico.table.store.writer import Writer
from support.houses import GUARD, opened, play_one, sqlite, two_at
from support.servers.load import LoadGuest, LoadHost
from support.servers.postgres import Postgres


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged, each as one line."""
    assert not any(record.exc_info for record in caplog.records)
    return [record.getMessage() for record in caplog.records if record.levelno > logging.INFO]


async def until(asked: Callable[[], Awaitable[bool]]) -> None:
    """Ask again and again until it is so."""
    async with asyncio.timeout(GUARD):
        while not await asked():
            await asyncio.sleep(0.02)


def test_an_outage_is_told_once_and_so_is_its_end(caplog: pytest.LogCaptureFixture) -> None:
    lost = Outage()
    assert lost.begin("read", OSError("gone")).code == "database-lost"
    lost.begin("read", OSError("gone"))
    lost.begin("write", OSError("gone"))
    lost.end("read")
    lost.end("listen")
    assert told(caplog) == ["the database cannot be used: gone"]
    lost.end("write")
    lost.end("write")
    assert told(caplog)[1:] == ["the database can be used again"]


class Refusal(Exception):
    def __init__(self, sqlstate: str) -> None:
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (ConnectionRefusedError(), True),
        (TimeoutError(), True),
        (sa.exc.TimeoutError(), True),
        (OperationalError("", {}, sqlite3.OperationalError("database is locked")), True),
        (sa.exc.DBAPIError("", {}, Refusal("53100")), True),
        (sa.exc.DBAPIError("", {}, Refusal("57P01")), True),
        (sa.exc.DBAPIError("", {}, Refusal("25006")), True),
        (sa.exc.DBAPIError("", {}, Refusal("22001")), False),
        (IntegrityError("", {}, sqlite3.IntegrityError("UNIQUE")), False),
        (ValueError(), False),
    ],
)
def test_an_outage_is_told_from_a_fault_of_ours(error: Exception, expected: bool) -> None:
    assert is_outage(error) is expected


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """A database that another program writes to and does not let go."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


def test_a_database_that_cannot_be_written_is_not_healthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 50)

    async def lose() -> None:
        async with opened(sqlite(tmp_path)) as house:
            table_id, people = await two_at(house)
            assert await house.is_healthy()
            with locked(tmp_path / "calico.sqlite"):
                assert not await house.is_healthy()
                with pytest.raises(TableError) as refusal:
                    await play_one(house, table_id, people)
                assert refusal.value.code == "database-lost"
            await until(house.is_healthy)
            assert await play_one(house, table_id, people)

    asyncio.run(lose())
    first, last = told(caplog)
    assert "locked" in first
    assert "again" in last


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Linux limits other processes")
def test_who_waited_for_a_locked_database_does_not_wait_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 50)
    tries = 0
    commit = Writer._commit

    async def counted(self: Writer, batch: Any) -> None:
        nonlocal tries
        tries += 1
        await commit(self, batch)

    async def write() -> None:
        async with opened(sqlite(tmp_path), bots=0) as house:
            monkeypatch.setattr(Writer, "_commit", counted)
            with locked(tmp_path / "calico.sqlite"), pytest.raises(TableError) as refusal:
                await house.guests.new("Ari")
            assert refusal.value.code == "database-lost"
            monkeypatch.setattr(Writer, "_commit", commit)

    asyncio.run(write())
    assert tries == 1


def test_a_disk_that_takes_nothing_more_is_not_healthy(tmp_path: Path) -> None:
    """As when it is full: no file of the server may grow, until somebody makes room."""
    host = LoadHost(sqlite(tmp_path), tmp_path)

    async def fill() -> None:
        ari = LoadGuest(host)
        before = resource.prlimit(host.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await health_is(ari, 503)
        status, body = await ari.ask("POST", "/api/guests", {"name": "Ari"})
        assert (status, json.loads(body)["code"]) == (503, "database-lost")
        resource.prlimit(host.pid, resource.RLIMIT_FSIZE, before)
        await health_is(ari, 200)
        await ari.come("Ari")
        ari.close()

    asyncio.run(up(host, fill))


async def up(host: LoadHost, work: Callable[[], Awaitable[None]]) -> None:
    """Let ``work`` be done while ``host`` is up."""
    await host.start()
    try:
        await work()
    finally:
        status = host.stop()
    assert status == 0


async def health_is(someone: LoadGuest, status: int) -> None:
    """Wait until the server says of itself what ``status`` says."""

    async def asked() -> bool:
        return (await someone.ask("GET", "/health"))[0] == status

    await until(asked)


def test_a_check_that_takes_too_long_fails_and_one_look_is_shared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "TIMEOUT", 0.0)
    looks = 0

    async def ask() -> None:
        async with opened(sqlite(tmp_path)) as house:
            go_on = asyncio.Event()

            async def check() -> None:
                nonlocal looks
                looks += 1
                await go_on.wait()

            monkeypatch.setattr(house._health, "_check", check)
            assert await asyncio.gather(*(house.is_healthy() for _ in range(5))) == [False] * 5
            go_on.set()
            monkeypatch.setattr(health, "TIMEOUT", GUARD)
            assert await house.is_healthy()
            assert await house.is_healthy()

    asyncio.run(ask())
    assert looks == 1


def signal_all(server: Postgres, number: signal.Signals) -> None:
    """Send a signal to every process of a PostgreSQL."""
    main = int((server.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    for pid in (main, *map(int, children)):
        os.kill(pid, number)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found by Linux")
def test_a_server_outlives_a_postgresql_that_freezes_and_stops(
    tmp_path: Path, postgres_of_its_own: Postgres
) -> None:
    """Whoever asks meanwhile is told 503, and the log has a line for each end of it."""
    host = LoadHost(postgres_of_its_own.new_database(), tmp_path, "--json-logs")
    wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "dice"}], "setup": "beginner"}

    async def lose() -> None:
        ari = LoadGuest(host)
        await ari.come("Ari")
        _, body = await ari.ask("POST", "/api/tables", wish)
        table = json.loads(body)["table"]
        watcher = await ari.watch(table)
        signal_all(postgres_of_its_own, signal.SIGSTOP)
        await health_is(ari, 503)
        signal_all(postgres_of_its_own, signal.SIGCONT)
        await health_is(ari, 200)
        postgres_of_its_own.stop()
        await health_is(ari, 503)
        for path in ("/api/me/tables", f"/api/tables/{table}", "/api/household"):
            status, body = await ari.ask("GET", path)
            assert (status, json.loads(body)["code"]) == (503, "database-lost"), path
        status, body = await ari.ask("POST", "/api/tables", wish)
        assert (status, json.loads(body)["code"]) == (503, "database-lost")
        postgres_of_its_own.start()
        await health_is(ari, 200)
        assert (await ari.ask("GET", f"/api/tables/{table}"))[0] == 200
        watcher.close()
        ari.close()

    asyncio.run(up(host, lose))
    lines = [json.loads(line) for line in host.log.read_text().splitlines() if line[0] == "{"]
    told = [line for line in lines if line["level"] not in ("info", "debug")]
    assert not any("traceback" in line for line in told), told
    messages = [line["message"] for line in told if "cannot be used" in line["message"]]
    assert 1 <= len(messages) <= 2  # freezing is one only if something was being written

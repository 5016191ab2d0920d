"""Backups: whole under load, checked, private, and never the end of a database that was good."""

from __future__ import annotations

import asyncio
import os
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from calico.errors import CalicoError
from calico.table.service.storage import StoredGuest
from calico.table.store import backup as backups
from calico.table.store.backup import back_up, restore
from calico.table.store.database import Database
from support.houses import opened, play_one, sqlite, table_of, two_at
from support.servers.postgres import Postgres
from tools import killed
from tools.release import FOLDER


def fill(url: str, name: str = "Ari") -> str:
    """The token of a guest in the database at ``url``."""

    async def come() -> str:
        async with opened(url) as house:
            _, token = await house.guests.new(name)
            return token

    return asyncio.run(come())


def name_of(url: str, token: str) -> str | None:
    async def ask() -> str | None:
        async with opened(url) as house:
            found = await house.guests.recover(token)
            return found.name if found else None

    return asyncio.run(ask())


def snapshot(folder: Path) -> dict[str, bytes]:
    """Every file in ``folder`` but for the lock."""
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    return {name: text for name, text in files.items() if not name.endswith("-owner")}


def test_a_backup_made_under_load_is_whole(tmp_path: Path) -> None:
    """Every move that was acknowledged before it began is in it, and it is one private file."""
    copy = tmp_path / "copy"
    copy.mkdir()

    async def play() -> tuple[str, int]:
        async with opened(sqlite(tmp_path)) as house:
            tables = [await two_at(house) for _ in range(4)]

            async def go_on(table_id: str, people: dict[int, StoredGuest]) -> None:
                while await play_one(house, table_id, people):
                    pass

            playing = [asyncio.create_task(go_on(*each)) for each in tables]
            table_id = tables[0][0]
            while (known := (await table_of(house, table_id)).version) < 8:
                await asyncio.sleep(0)
            n = await asyncio.to_thread(back_up, sqlite(tmp_path), copy / "calico.sqlite")
            assert n == len(tables)
            await asyncio.gather(*playing)
            return table_id, known

    table_id, known = asyncio.run(play())
    assert [path.name for path in copy.iterdir()] == ["calico.sqlite"]
    assert (copy / "calico.sqlite").stat().st_mode & 0o777 == 0o600

    async def look() -> int:
        async with opened(sqlite(copy)) as house:
            return (await table_of(house, table_id)).version

    assert asyncio.run(look()) >= known


def test_a_backup_survives_what_a_killed_server_left_behind(tmp_path: Path) -> None:
    """The very thing that ruined databases: the -wal file of a crash, beside a restored file."""
    server, copy = tmp_path / "server", tmp_path / "copy.db"
    server.mkdir()
    token = fill(sqlite(server))
    assert back_up(sqlite(server), copy) == 0
    program = [sys.executable, "-m", "tools.killed", sqlite(server)]
    tests = Path(killed.__file__).parents[1]
    with subprocess.Popen(program, stdout=subprocess.PIPE, cwd=tests) as process:
        assert process.stdout is not None
        for _ in range(3 * killed.TABLES):
            assert process.stdout.readline()
        process.kill()
    assert (server / "calico.sqlite-wal").stat().st_size > 0
    with pytest.raises(CalicoError, match="--force"):
        restore(sqlite(server), copy)
    assert restore(sqlite(server), copy, force=True) == 0
    assert set(snapshot(server)) == {"calico.sqlite"}
    assert (server / "calico.sqlite").stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(server / "calico.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert name_of(sqlite(server), token) == "Ari"


def test_nothing_is_restored_while_a_server_runs_and_after_its_end_it_is(tmp_path: Path) -> None:
    token = fill(sqlite(tmp_path))
    copy = tmp_path / "copy.db"
    back_up(sqlite(tmp_path), copy)
    link = tmp_path / "link.sqlite"
    link.symlink_to(tmp_path / "calico.sqlite")

    async def serve() -> None:
        storage = await Database.open(sqlite(tmp_path))
        try:
            for place in (sqlite(tmp_path), f"sqlite+aiosqlite:///{link}"):
                with pytest.raises(CalicoError, match="stop it first"):
                    restore(place, copy, force=True)
        finally:
            await storage.close()

    asyncio.run(serve())
    restore(sqlite(tmp_path), copy, force=True)
    assert name_of(sqlite(tmp_path), token) == "Ari"


def damaged(path: Path) -> None:
    text = bytearray(path.read_bytes())
    text[4096:] = b"\x55" * (len(text) - 4096)
    path.write_bytes(bytes(text))


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def of_others(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE cats (name)")


def of_the_future(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (damaged, "is damaged or not a database: (?!\\*\\*\\*)"),
        (lambda path: path.write_text("no database at all\n" * 100), "is damaged"),
        (emptied, "not one of calico"),
        (of_others, "not one of calico"),
        (of_the_future, "newer release"),
        (Path.unlink, "no such file"),
    ],
)
def test_a_failed_restore_leaves_the_database_as_it_was(
    tmp_path: Path, spoil: object, sentence: str
) -> None:
    server, copy = tmp_path / "server", tmp_path / "copy.db"
    server.mkdir()
    fill(sqlite(server))
    back_up(sqlite(server), copy)
    spoil(copy)  # type: ignore[operator]
    before = snapshot(server)
    with pytest.raises(CalicoError, match=sentence):
        restore(sqlite(server), copy, force=True)
    assert snapshot(server) == before
    assert {path.name for path in tmp_path.iterdir()} <= {"server", "copy.db"}


def test_a_restore_that_is_interrupted_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, copy = tmp_path / "server", tmp_path / "copy.db"
    server.mkdir()
    token = fill(sqlite(server))
    back_up(sqlite(server), copy)
    later = fill(sqlite(server), "Bo")

    def interrupted(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        restore(sqlite(server), copy, force=True)
    monkeypatch.undo()
    assert set(snapshot(server)) == {"calico.sqlite"}
    assert name_of(sqlite(server), token) == "Ari"
    assert name_of(sqlite(server), later) == "Bo"


def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    token = fill(sqlite(tmp_path))
    copy = tmp_path / "copy.db"
    back_up(sqlite(tmp_path), copy)
    damaged(tmp_path / "calico.sqlite")
    with pytest.raises(CalicoError, match="is damaged"):
        back_up(sqlite(tmp_path), tmp_path / "other.db")
    assert not (tmp_path / "other.db").exists()
    restore(sqlite(tmp_path), copy, force=True)
    assert name_of(sqlite(tmp_path), token) == "Ari"


def test_no_file_is_overwritten_and_a_database_is_not_its_own_backup(tmp_path: Path) -> None:
    fill(sqlite(tmp_path))
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    with pytest.raises(CalicoError, match="exists already: use --force"):
        back_up(sqlite(tmp_path), copy)
    assert copy.read_text() == "precious"
    back_up(sqlite(tmp_path), copy, force=True)
    own = tmp_path / "calico.sqlite"
    for work in (back_up, restore):
        with pytest.raises(CalicoError, match="is the database itself"):
            work(sqlite(tmp_path), own, force=True)
    with pytest.raises(CalicoError, match="no such file"):
        back_up(sqlite(tmp_path / "nowhere"), tmp_path / "other.db")


def test_a_backup_that_the_disk_does_not_take_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(sqlite(tmp_path))
    with pytest.raises(CalicoError, match="cannot write"):
        back_up(sqlite(tmp_path), tmp_path / "nowhere" / "copy.db")

    def full(source: Path, copy: sqlite3.Connection) -> int:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(backups, "_checked", full)
    with pytest.raises(CalicoError, match="disk is full"):
        back_up(sqlite(tmp_path), tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_what_root_restores_belongs_to_the_user_of_the_server(tmp_path: Path) -> None:
    server, copy = tmp_path / "server", tmp_path / "copy.db"
    server.mkdir()
    os.chown(server, 12345, 12345)
    with sqlite3.connect(copy) as database:
        database.executescript((FOLDER / "0001.sqlite.sql").read_text(encoding="utf-8"))
    restore(sqlite(server), copy)
    restore(sqlite(server), copy, force=True)
    assert {path.stat().st_uid for path in server.iterdir()} == {12345}


def test_a_backup_of_an_earlier_release_is_restored_and_brought_up_to_date(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(copy) as database:
        database.executescript((FOLDER / "0001.sqlite.sql").read_text(encoding="utf-8"))
    server = tmp_path / "server"
    assert restore(sqlite(server), copy) > 0
    assert fill(sqlite(server))


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    fill(sqlite(tmp_path))

    def calico(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "calico", *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    made = calico("backup", "copy.db", "--database", "calico.sqlite")
    assert (made.returncode, made.stdout) == (
        0,
        "Backup written to copy.db and checked: 0 tables.\n",
    )
    done = calico("restore", "copy.db", "--database", "other.sqlite")
    assert (done.returncode, done.stdout) == (0, "Restored from copy.db: 0 tables.\n")
    again = calico("restore", "copy.db", "--database", "other.sqlite")
    assert again.returncode == 2
    assert again.stderr.count("\n") == 1


def test_postgresql_is_left_to_its_own_programs_and_their_commands_work(
    tmp_path: Path, postgres: Postgres
) -> None:
    url, other = postgres.new_database(), postgres.new_database()
    token = fill(url)
    dump = postgres.folder / "calico.dump"
    with pytest.raises(CalicoError) as refused:
        back_up(url.replace("postgres@", "postgres:hush@"), dump)
    assert "hush" not in str(refused.value)
    assert ":***@" not in str(refused.value)  # it would be taken for the password
    postgres.run(*shlex.split(str(refused.value).partition("with ")[2]))
    assert fill(other, "Bo")  # what is there is replaced
    with pytest.raises(CalicoError) as refused:
        restore(other, dump)
    postgres.run(*shlex.split(str(refused.value).partition("then ")[2]))
    assert name_of(other, token) == "Ari"

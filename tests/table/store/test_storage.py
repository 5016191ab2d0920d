"""The database: made and brought up to date by itself, owned by one, and old ones still open."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from calico.errors import CalicoError, TableError
from calico.rules.luck.fair import verify
from calico.table.game.table import Table
from calico.table.server.house import open_house
from calico.table.service.house import House
from calico.table.service.storage import NewEvent, TableChange
from calico.table.store import migrations
from calico.table.store.database import Database
from calico.table.store.metadata import HEAD, metadata, seats
from calico.table.store.storage import SqlStorage
from support.houses import ME, opened, seen, sql, sqlite, table_of
from support.people import table_spec
from support.servers.postgres import Postgres
from tools.release import DAY, FOLDER

RELEASES = sorted({path.name.split(".")[0] for path in FOLDER.glob("*.json")})


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


def row(table_id: str, number: int, text: str) -> NewEvent:
    return NewEvent(table_id, number, 1, text)


def test_the_newest_migration_is_the_one_that_is_looked_for() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_current_head() == HEAD
    assert HEAD in RELEASES, "PYTHONPATH=tests python -m tools.release writes its database"


def test_migrations_make_what_the_tables_say(url: str) -> None:
    def differences(connection: sa.Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def compare() -> Any:
        storage = await Database.open(url)
        async with storage.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await storage.close()
        return found

    assert asyncio.run(compare()) == []


def only(then: Any, now: Any) -> Any:
    """What of ``now`` was there ``then``: fields may have been added since."""
    if isinstance(then, dict):
        return {name: only(then[name], now[name]) for name in then}
    if isinstance(then, list) and len(then) == len(now):
        return [only(before, after) for before, after in zip(then, now, strict=True)]
    return now


async def look_at_chart(house: House, known: dict[str, Any]) -> None:
    """Games from before there were charts come in, and what was claimed since stays."""
    table = known["finished"]["table"]
    rows = await sql(house).database.rows(
        sa.select(seats.c.guest_id).where(seats.c.table_id == table)
    )
    for row in rows:
        guest = await house.guests.get(row.guest_id)
        assert guest
        household = await house.households.household(guest)
        assert table in household.games
        # It was of the beginner setup, from which nothing can be claimed any more (R9.2).
        assert table not in {game.id for game, _ in household.chart(guest.name).claimable}
    if "household" in known:
        me = await house.guests.recover(known["token"])
        assert me
        assert await house.households.document(me) == known["household"]


@pytest.mark.parametrize("release", RELEASES)
def test_a_database_of_an_earlier_release_opens_and_its_games_go_on(
    release: str, url: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    kind = "sqlite" if url.startswith("sqlite") else "postgresql"
    dump = FOLDER / f"{release}.{kind}.sql"
    known = json.loads((FOLDER / f"{release}.json").read_text())[kind]
    if kind == "sqlite":
        with sqlite3.connect(tmp_path / "calico.sqlite") as database:
            database.executescript(dump.read_text())
        database.close()
    else:
        server: Postgres = request.getfixturevalue("postgres")
        url = server.load(dump)

    async def look() -> None:
        async with opened(url, today=lambda: DAY + timedelta(days=1)) as house:
            me = await house.guests.recover(known["token"])
            assert me
            assert me.name == known["name"]
            for name in ("finished", "running"):
                then = known[name]
                unseen = Counter(then["you"].pop("unseen"))
                now = await seen(house, then["table"])
                # Tiles that somebody took openly count as seen since release 0004 (R3.6).
                assert Counter(now["you"]["unseen"]) <= unseen
                assert only(then, now) == then
            record = (await table_of(house, known["finished"]["table"])).record()
            assert all(check.agrees for check in verify(record))
            if "daily" in known:
                yesterday = (await house.dailies.look(None)).yesterday.model_dump()
                then = known["daily"]
                assert yesterday["best"] == then["best"]
                assert [row["score"] for row in yesterday["results"]] == [then["best"]["score"]]
            await look_at_chart(house, known)
            waiting = known["waiting"]
            async with house.listen(waiting["table"], None) as listener:
                async for sent in listener:
                    if sent.model_dump(mode="json")["turn"] == waiting["turn"] + 1:
                        break  # the bot has moved

    asyncio.run(look())


def test_a_second_server_on_one_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def both() -> None:
        async with opened(sqlite(tmp_path)):
            with pytest.raises(TableError, match="another server is using the database"):
                await open_house(sqlite(tmp_path))
        async with opened(sqlite(tmp_path)):
            pass

    asyncio.run(both())


@pytest.mark.parametrize("text", ["", "calico.sqlite", "mysql://x/y", "sqlite+aiosqlite://"])
def test_a_url_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(CalicoError, match="expected sqlite"):
        asyncio.run(open_house(text))


def test_a_database_of_a_later_release_is_refused(url: str) -> None:
    async def age() -> None:
        storage = await Database.open(url)
        async with storage.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        await storage.close()

    asyncio.run(age())
    with pytest.raises(TableError, match="newer release"):
        asyncio.run(open_house(url))


def test_alembic_is_not_imported_for_a_database_that_is_up_to_date(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys; from calico.table.server.house import open_house\n"
        "async def main():\n"
        f"    house = await open_house({sqlite(tmp_path)!r}); await house.close()\n"
        "asyncio.run(main()); print('alembic' in sys.modules)"
    )
    said = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [each.stdout.strip() for each in said] == ["True", "False"]


def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def pragmas() -> list[Any]:
        storage = await Database.open(sqlite(tmp_path))
        async with storage.engine.connect() as connection:
            found = [
                (await connection.execute(sa.text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous")
            ]
        await storage.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_nobody_else_on_the_machine_may_read_the_file(tmp_path: Path) -> None:
    async def make() -> list[int]:
        async with opened(sqlite(tmp_path)) as house:
            await house.guests.new("Ari")
            return [path.stat().st_mode & 0o077 for path in tmp_path.glob("calico.sqlite*")]

    assert set(asyncio.run(make())) == {0}


def test_a_writing_is_stored_whole_or_not_at_all(url: str) -> None:
    async def write() -> None:
        storage = await SqlStorage.open(url)
        writer = storage.writer
        a, b = "a" * 22, "b" * 22
        kept = await asyncio.gather(
            writer.write(TableChange([row(a, 1, "first")])),
            writer.write(TableChange([row(b, 1, "second"), row(a, 1, "late"), row(a, 2, "late")])),
            writer.write(TableChange([row(b, 1, "third"), row(b, 2, "third")])),
        )
        assert list(kept) == [True, False, True]
        later = TableChange([row(a, 1, "later"), row(a, 2, "later"), row(b, 3, "later")])
        assert not await writer.write(later)
        assert [line.text for line in await storage.tables.events(a)] == ["first"]
        assert [line.text for line in await storage.tables.events(b)] == ["third", "third"]
        await storage.close()

    asyncio.run(write())


def test_what_cannot_be_written_does_not_spoil_the_others(url: str) -> None:
    async def fail(_: object) -> None:
        raise ZeroDivisionError

    async def write() -> None:
        storage = await SqlStorage.open(url)
        writer = storage.writer
        results = await asyncio.gather(
            writer.write(TableChange([row("a" * 22, 1, "one")])),
            writer.run(fail),
            writer.write(TableChange([row("b" * 22, 1, "two")])),
            return_exceptions=True,
        )
        assert results[0] is True
        assert isinstance(results[1], ZeroDivisionError)
        assert results[2] is True
        assert len(await storage.tables.events("a" * 22)) == 1
        await writer.close()
        with pytest.raises(TableError, match="stopping"):
            await writer.write(TableChange([row("c" * 22, 1, "three")]))
        await storage.close()

    asyncio.run(write())


def test_all_that_waits_shares_one_commit(tmp_path: Path) -> None:
    async def write() -> None:
        storage = await SqlStorage.open(sqlite(tmp_path))
        writer = storage.writer
        await asyncio.gather(
            *(writer.write(TableChange([row(f"t{i}", 1, "x")])) for i in range(100))
        )
        assert writer.writes == 100
        assert writer.commits <= 2
        await storage.close()

    asyncio.run(write())


def test_the_stored_text_is_json_that_names_its_version(tmp_path: Path) -> None:
    async def look() -> Any:
        async with opened(sqlite(tmp_path), bots=0) as house:
            guest_id, token = await house.guests.new("Ari")
            me = await house.guests.get(guest_id)
            assert me
            table_id = await house.create(me, table_spec(seats=[ME], setup="beginner"))
            first = (await house._storage.tables.events(table_id))[0]
            assert isinstance((await table_of(house, table_id)), Table)
        raw = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert token.encode() not in raw  # who reads the file cannot be somebody
        return json.loads(first.text)

    line = asyncio.run(look())
    assert (line["what"], line["calico"]) == ("created", 1)
    assert re.fullmatch(r"[0-9a-f]{64}", line["secret"])

"""``kill -9``: what was acknowledged is there afterwards, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from calico.table.schema.table import TableView
from calico.table.service.storage import StoredGuest
from support.houses import opened, play_one, sqlite, table_of
from support.servers.postgres import Postgres
from tools import killed

PATHS = os.pathsep.join([str(Path(killed.__file__).parents[1]), *sys.path])


def kill(url: str, lines: int, *words: str) -> dict[str, int]:
    """Let somebody play until so many moves were acknowledged, kill them, and say which those are.

    What was written before the end but not read counts as well.
    """
    process = subprocess.Popen(
        [sys.executable, killed.__file__, url, *words],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": PATHS},
    )
    assert process.stdout
    said = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    said += process.stdout.readlines()
    process.stdout.close()
    process.wait()
    versions: dict[str, int] = {}
    for line in said:
        if line.endswith("\n"):
            table_id, version = line.split()
            versions[table_id] = max(int(version), versions.get(table_id, 0))
    assert versions
    return versions


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_acknowledged_survives(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        url = sqlite(tmp_path)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        url = server.new_database()
    acknowledged: dict[str, int] = {}
    for round_ in range(4):
        acknowledged |= kill(url, 40 + 31 * round_)

    async def look() -> None:
        async with opened(url) as house:
            for table_id, version in acknowledged.items():
                table = await table_of(house, table_id)
                assert version <= table.version <= version + 1  # stored, and then killed
                people = {
                    i: StoredGuest(str(seat.guest), str(seat.name))
                    for i, seat in enumerate(table.seats)
                }
                assert table.game
                assert await play_one(house, table_id, people) != table.game.is_finished

    asyncio.run(look())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    ids = kill(url, 3, "bots")

    async def look() -> None:
        async with opened(url) as house:
            for table_id in ids:
                async with house.listen(table_id, None) as listener:
                    async for sent in listener:
                        assert isinstance(sent, TableView)
                        if sent.phase == "finished":
                            break

    asyncio.run(look())

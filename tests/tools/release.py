"""Databases of releases: ``PYTHONPATH=tests python -m tools.release`` writes the newest.

Each is a text dump for SQLite and one for PostgreSQL, with what is known to be in it.  They are
made once, when a migration is new, and never again: newer releases must still open them.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

from calico.campaign.document import dumps
from calico.table.schema.requests import SeatRequest
from calico.table.store.metadata import HEAD
from support.households import won_by
from support.houses import ME, choose_first, guest, opened, play_one, seen, sqlite, two_at
from support.people import table_spec
from support.servers.postgres import running

DAY = date(2026, 11, 16)
"""The day of the daily quilt in these databases."""
FOLDER = Path(__file__).parents[1] / "table" / "store" / "releases"


async def fill(url: str) -> dict[str, Any]:
    """A finished game, a household, a game being played, a bot to move, and a daily quilt."""
    async with opened(url, bots=0, today=lambda: DAY) as house:
        finished, people = await two_at(house, take_back=True)
        for _ in range(3):
            await play_one(house, finished, people)
        await house.act(finished, lambda t: t.ask_back(people[0].id, 3), "")
        await house.act(finished, lambda t: t.answer_back(people[1].id, True), "")
        while await play_one(house, finished, people):
            pass
        await house.households.add_person(people[0], "Cleo")
        await house.households.import_document(people[0], dumps(won_by("Ari", "Cleo")).encode())
        for game, met in (await house.households.household(people[0])).chart("Ari").claimable[:1]:
            await house.households.claim(people[0], "Ari", game.id, met[0])
        running, playing = await two_at(house, listed=True)
        for _ in range(9):
            await play_one(house, running, playing)
        ari = await guest(house, "Ari")
        seats = [ME, SeatRequest(kind="bot", level="gentle")]
        waiting = await house.create(ari, table_spec(seats=seats, setup="beginner", first=1))
        daily = await house.daily(ari, b"the key of that server")
        await choose_first(house, daily, ari)
        while await play_one(house, daily, {0: ari}):
            pass
        return {
            "token": await house.guests.new_token(people[0].id),
            "name": people[0].name,
            "household": await house.households.document(people[0]),
            "finished": await seen(house, finished),
            "running": await seen(house, running),
            "waiting": await seen(house, waiting),
            "daily": (await house.dailies.day(DAY, ari.id)).model_dump(),
        }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    known = {"sqlite": asyncio.run(fill(sqlite(folder)))}
    with sqlite3.connect(folder / "calico.sqlite") as database:
        dump = "\n".join(database.iterdump())
    (FOLDER / f"{HEAD}.sqlite.sql").write_text(dump + "\n", encoding="utf-8")
    shutil.rmtree(folder)
    with running() as server:
        url = server.new_database()
        known["postgresql"] = asyncio.run(fill(url))
        (FOLDER / f"{HEAD}.postgresql.sql").write_text(server.dump(url), encoding="utf-8")
    text = json.dumps(known, indent=1)
    (FOLDER / f"{HEAD}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

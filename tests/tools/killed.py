"""A house that is going to be killed: ``python -m tools.killed URL`` plays and prints.

A line ``TABLE VERSION`` is written when a move has been acknowledged, never before.  With a third
word there are bots instead, and nothing is said but the tables.
"""

from __future__ import annotations

import asyncio
import sys

from calico.table.server.house import open_house
from calico.table.service.house import House
from support.houses import left_to_bots, play_one, two_at

TABLES = 12


def say(table_id: str, version: int) -> None:
    sys.stdout.write(f"{table_id} {version}\n")
    sys.stdout.flush()


async def people(house: House) -> None:
    async def play() -> None:
        while True:
            table_id, both = await two_at(house)
            version = 3
            while await play_one(house, table_id, both):
                version += 1
                say(table_id, version)

    await asyncio.gather(*(play() for _ in range(TABLES)))


async def bots(house: House) -> None:
    for _ in range(3):
        say(await left_to_bots(house), 5)
    await asyncio.Event().wait()


async def main(url: str, with_bots: bool) -> None:
    house = await open_house(url, pace=0)
    await (bots(house) if with_bots else people(house))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], len(sys.argv) > 2))

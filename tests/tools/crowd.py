"""Simulated clients of a server, in a separate process, for the benchmarks.

``python crowd.py play PORT TABLES SECONDS RATE`` lets two people at each table play, as fast as
they can or at RATE moves a second in all; ``insert`` asks the bare yardstick instead, and
``connect PORT PLAYERS`` only looks on.  It says when all is ready, waits for a line, and says what
it measured, as JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import resource
import sys
import time
from random import Random
from typing import Any

from support.servers.load import BROKEN, Address, LoadGuest, Watcher, some_turn

WISH = {"seats": [{"kind": "me"}, {"kind": "open"}], "setup": "beginner", "first": 0}
ACCEPTED = b'{"accepted":true'


class Meter:
    """Takes the time of every move between the start and the end of the measurement."""

    def __init__(self, rate: float) -> None:
        self.took: list[float] = []
        self.seen: list[float] = []
        self.end = 0.0
        self._start = 0.0
        self._step = 1 / rate if rate else 0.0
        self._slot = 0

    def start(self, seconds: float) -> None:
        """Begin now."""
        self._start = time.perf_counter()
        self.end = self._start + seconds

    async def next(self) -> float:
        """The moment when the next move is due: now, or when the rate allows it."""
        now = time.perf_counter()
        if not self._step:
            return now
        due = self._start + self._slot * self._step
        self._slot += 1
        if due > now:
            await asyncio.sleep(due - now)
        return due

    def told(self) -> dict[str, Any]:
        """What was measured."""
        seconds = max(time.perf_counter() - self._start, 1e-9)
        return {
            "moves": len(self.took),
            "a_second": len(self.took) / seconds,
            "took": percentiles(self.took),
            "seen": percentiles(self.seen),
        }


def percentiles(times: list[float]) -> list[float]:
    """The 50th, 95th and 99th percentile, in milliseconds."""
    ordered = sorted(times) or [0.0]
    return [1000 * ordered[min(len(ordered) - 1, len(ordered) * p // 100)] for p in (50, 95, 99)]


class CrowdPlayer:
    """Somebody at a table who looks on live, and plays when it is their turn."""

    def __init__(self, where: Address) -> None:
        self.guest = LoadGuest(where)
        self.turn: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.is_asked = True
        """Whether somebody waits for what this player sees."""
        self.watching: Watcher | None = None

    async def look_on(self, table: str) -> asyncio.Task[None]:
        self.watching = await self.guest.watch(table)
        return asyncio.create_task(self._read(self.watching))

    async def _read(self, watching: Watcher) -> None:
        try:
            async for text in watching:
                if self.is_asked:
                    self.turn.put_nowait({"at": time.perf_counter(), "text": text})
        except BROKEN:
            pass


async def sit_down(where: Address, number: int) -> tuple[str, list[CrowdPlayer]]:
    """A table, and two people at it."""
    players = [CrowdPlayer(where), CrowdPlayer(where)]
    for i, player in enumerate(players):
        await player.guest.come(f"P{number}-{i}")
    _, body = await players[0].guest.ask("POST", "/api/tables", WISH)
    table: str = json.loads(body)["table"]
    await players[1].guest.ask("POST", f"/api/tables/{table}/sit", {})
    return table, players


async def play(table: str, players: list[CrowdPlayer], meter: Meter, rng: Random) -> None:
    """Move after move until the time is over: each waits to see what the other did."""
    now, other = players
    number, sent = 0, 0.0
    while True:
        view: dict[str, Any] = {}
        while view.get("turn", 0) != number + 1:
            seen = await now.turn.get()
            view = json.loads(seen["text"])
        if sent:
            meter.seen.append(seen["at"] - sent)
        turn = some_turn(view, rng)
        if turn is None:
            meter.end = 0.0  # the first game that is over ends the measurement
            return
        now.is_asked, other.is_asked = False, True
        sent = await meter.next()
        if time.perf_counter() > meter.end:
            return
        path = f"/api/tables/{table}/moves?since={view['version']}"
        status, body = await now.guest.ask("POST", path, turn)
        meter.took.append(time.perf_counter() - sent)
        if status != 200 or not body.startswith(ACCEPTED):
            raise ValueError(body)
        number += 1
        now, other = other, now


async def insert(where: Address, number: int, meter: Meter) -> None:
    """The bare yardstick, by one connection, until the time is over."""
    guest, line = LoadGuest(where), 0
    while time.perf_counter() < meter.end:
        start = time.perf_counter()
        line += 1
        wish = {"number": line, "move": "Ms@a1 Yd"}
        status, body = await guest.ask("POST", f"/tables/{number}-{meter.end}/moves", wish)
        if status != 200:
            raise ValueError(body)
        meter.took.append(time.perf_counter() - start)


async def main(what: str, port: int, count: int, seconds: float = 0, rate: float = 0) -> None:
    where, meter = Address(port), Meter(rate)
    if what == "insert":
        await told_to()
        meter.start(seconds)
        async with asyncio.TaskGroup() as group:
            for number in range(count):
                group.create_task(insert(where, number, meter))
        say(meter.told())
        return
    tables = []
    tables_wanted = count if what == "play" else count // 2
    for start in range(0, tables_wanted, 20):
        some = range(start, min(start + 20, tables_wanted))
        tables += await asyncio.gather(*(sit_down(where, number) for number in some))
    if what == "connect":
        await told_to()
    reading = []
    for table, players in tables:
        players[1].is_asked = False
        reading += [await player.look_on(table) for player in players]
    if what == "connect":
        for _, players in tables:
            await players[0].turn.get()
        await told_to(is_connected=sum(not task.done() for task in reading))
        say({"is_connected": sum(not task.done() for task in reading)})
        return
    for _, players in tables:
        players[0].turn.put_nowait(await players[0].turn.get())
    await told_to()
    gc.disable()
    meter.start(seconds)
    async with asyncio.TaskGroup() as group:
        for number, (table, players) in enumerate(tables):
            group.create_task(play(table, players, meter, Random(number)))
    say(meter.told())


async def told_to(**told: object) -> None:
    """Say that all is ready, and wait for a line that says to go on."""
    say({"is_ready": True} | told)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


def say(told: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    what, port, count, *rest = sys.argv[1:]
    asyncio.run(main(what, int(port), int(count), *map(float, rest)))

"""``kill -9`` in a loop while many games are played: nothing that was acknowledged is lost.

Real ``calico serve`` processes over loopback: one on SQLite, two on one PostgreSQL with players on
both.  ``CALICO_LARGE=1`` plays twenty times as many games and kills fifteen times as often.
"""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from random import Random
from typing import Any

from calico.rules.luck.fair import verify
from calico.rules.record import Record
from support.servers.load import BROKEN, LoadGuest, LoadHost, some_turn
from support.servers.postgres import Postgres

LARGE = bool(os.environ.get("CALICO_LARGE"))
GAMES = 400 if LARGE else 20
KILLS = 60 if LARGE else 4
PATIENCE = 3600.0 if LARGE else 600.0
"""Seconds after which a game counts as stuck; only a failure takes so long."""


class KilledGame:
    """A game of two people, or of one and a bot, and what they were told about it."""

    def __init__(self, number: int, hosts: list[LoadHost], tally: KillTally) -> None:
        self.rng = Random(number)
        self.has_bot = number % 4 == 0
        self.guests = [LoadGuest(hosts[i % len(hosts)]) for i in range(1 if self.has_bot else 2)]
        self.rng.shuffle(self.guests)
        self.tally = tally
        self.table = ""
        self.promise = ""
        self.acknowledged: dict[int, str] = {}

    async def play(self) -> None:
        """A whole game, whatever happens to the servers."""
        other = {"kind": "bot", "level": "dice"} if self.has_bot else {"kind": "open"}
        for i, guest in enumerate(self.guests):
            status, body, _ = await guest.sure("POST", "/api/guests", {"name": f"P{i}"})
            assert status == 201, body
        first = self.guests[0]
        wish = {"seats": [{"kind": "me"}, other], "setup": "beginner", "first": 0}
        status, body, _ = await first.sure("POST", "/api/tables", wish)
        assert status == 201, body
        self.table = json.loads(body)["table"]
        self.promise = json.loads(body)["fair"]["commitment"]
        for guest in self.guests[1:]:
            await self.act(guest, "sit", {})
        while await self.round():
            pass

    async def round(self) -> bool:
        """Everybody plays if they are on turn; whether the game goes on."""
        for guest in self.guests:
            view = await self.look(guest)
            if view["phase"] == "finished":
                return False
            turn = some_turn(view, self.rng)
            if turn is not None:
                reply = await self.act(guest, "moves", turn)
                self.keep(reply["view"])
                assert reply["accepted"] or self.acknowledged[turn["number"]] == turn["move"]
                self.tally.add()
            elif self.has_bot:
                await self.wait_for_bot(guest, view["version"])
        return True

    async def wait_for_bot(self, guest: LoadGuest, version: int) -> None:
        """Look on until the bot has moved, or the server is gone."""
        try:
            watcher = await guest.watch(self.table)
        except BROKEN:
            return
        try:
            async for text in watcher:
                view = json.loads(text)
                self.check(guest, view)
                if view["version"] > version:
                    break
        except BROKEN:
            pass
        finally:
            watcher.close()

    async def look(self, guest: LoadGuest) -> dict[str, Any]:
        status, body, _ = await guest.sure("GET", f"/api/tables/{self.table}")
        assert status == 200, body
        view: dict[str, Any] = json.loads(body)
        self.check(guest, view)
        self.keep(view)
        return view

    async def act(self, guest: LoadGuest, path: str, wish: object) -> dict[str, Any]:
        status, body, is_doubled = await guest.sure(
            "POST", f"/api/tables/{self.table}/{path}", wish
        )
        assert status == 200, body
        reply: dict[str, Any] = json.loads(body)
        assert reply["accepted"] or is_doubled, (reply, wish)
        self.check(guest, reply["view"])
        return reply

    def keep(self, view: dict[str, Any]) -> None:
        """All moves that somebody was shown are acknowledged: none may ever be another."""
        for entry in view["log"]:
            if entry["what"] == "moved":
                known = self.acknowledged.setdefault(entry["turn"], entry["move"])
                assert known == entry["move"]

    def check(self, guest: LoadGuest, view: dict[str, Any]) -> None:
        """The view shows the guest their own seat and no other hand, and no secret too early."""
        mine = view["you"]["seats"]
        assert [seat["hand"] for seat in view["seats"]] == [None] * len(view["seats"])
        assert len(mine) <= 1
        for seat in mine:
            assert view["seats"][seat["seat"]]["name"] == f"P{self.guests.index(guest)}"
        assert (view["fair"]["secret"] is None) == (view["phase"] != "finished")
        assert view["fair"]["commitment"] == self.promise

    async def settle(self) -> None:
        """After all: the record holds every move that was acknowledged, and its luck is fair."""
        status, body, _ = await self.guests[0].sure("GET", f"/api/tables/{self.table}/record")
        assert status == 200, body
        record = Record.parse(body)
        moves = {number: str(move) for number, move in enumerate(record.moves, start=1)}
        assert moves.items() >= self.acknowledged.items()
        assert record.replay().is_finished
        assert all(check.agrees for check in verify(record))
        for guest in self.guests:
            guest.close()


class KillTally:
    """Counts acknowledged moves, so that kills come in the thick of it."""

    def __init__(self) -> None:
        self.moves = 0
        self._changed = asyncio.Condition()
        self._waking: set[asyncio.Task[None]] = set()

    def add(self) -> None:
        self.moves += 1
        task = asyncio.create_task(self._wake())
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _wake(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    async def reach(self, moves: int) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: self.moves >= moves)


async def kill_in_a_loop(hosts: list[LoadHost], tally: KillTally) -> None:
    """Kill one server after the other, each time after some more moves."""
    rng = Random(9)
    step = GAMES * 30 // (KILLS + 1)
    for i in range(KILLS):
        await tally.reach((i + 1) * step + rng.randrange(step // 2))
        host = hosts[i % len(hosts)]
        host.kill()
        await host.start()


async def survive(database: str, folder: Path, servers: int) -> None:
    hosts = [LoadHost(database, folder) for _ in range(servers)]
    try:
        for host in hosts:
            await host.start()
        tally = KillTally()
        games = [KilledGame(number, hosts, tally) for number in range(GAMES)]
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            group.create_task(kill_in_a_loop(hosts, tally))
            for game in games:
                group.create_task(game.play())
        for game in games:
            await game.settle()
        assert [host.stop() for host in hosts] == [0] * servers
    finally:
        for host in hosts:
            if host.up.is_set():
                host.kill()


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(survive(f"sqlite+aiosqlite:///{tmp_path / 'calico.db'}", tmp_path, 1))


def test_nothing_acknowledged_is_lost_by_two_servers_on_postgresql(
    postgres: Postgres, tmp_path: Path
) -> None:
    asyncio.run(survive(postgres.new_database(), tmp_path, 2))

"""The server under load: a real server, clients in another process, and a bare reference.

Everything shares the two cores of one machine, PostgreSQL and the crowd included, so the figures
are those of the whole; what counts are the ratios, taken in the same minute.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from statistics import median
from typing import Any

from calico.study.benchmark import Benchmark, Figure, seconds
from support.servers import postgres
from support.servers.load import BROKEN, Address, LoadGuest, LoadHost, free_port

TESTS = Path(__file__).parents[1] / "tests"
TABLES = 200
PEAK_SECONDS, HALF_SECONDS, BARE_SECONDS = 8.0, 15.0, 4.0
ROUNDS = 3
CONNECTED = 2000


@dataclass(frozen=True, slots=True)
class Measured:
    """What a server did, and what the bare endpoint did in the same minute."""

    peak: float
    bare: float
    ratio: float
    took: list[float]
    """p50, p95 and p99 of a move at half of the peak, in milliseconds."""
    seen: list[float]
    """The same from sending a move until the other player has seen it."""
    cost: float
    """Milliseconds of processor time that the server took for a move at its peak."""
    bare_cost: float


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Path]]:
    """The URL of a new database, and a folder."""
    with tempfile.TemporaryDirectory(prefix="calico-bench-") as name:
        folder = Path(name)
        if kind == "sqlite":
            yield f"sqlite+aiosqlite:///{folder / 'calico.db'}", folder
            return
        with postgres.running() as server:
            server.settle()
            yield server.new_database(), folder


def crowd(pid: int, *words: object) -> tuple[dict[str, Any], float]:
    """What the crowd measured, and the processor time that process ``pid`` took meanwhile."""
    command = [sys.executable, "-m", "tools.crowd", *map(str, words)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=TESTS
    ) as people:
        try:
            _said(people)
            before = _worked(pid)
            _go_on(people)
            told = _said(people)
            return told, _worked(pid) - before
        except BaseException:
            people.kill()
            raise


def _said(people: subprocess.Popen[str]) -> dict[str, Any]:
    """The next line that the crowd says."""
    if people.stdout is None:
        raise TypeError
    told: dict[str, Any] = json.loads(people.stdout.readline())
    return told


def _go_on(people: subprocess.Popen[str]) -> None:
    """Let the crowd do what comes next."""
    if people.stdin is None:
        raise TypeError
    people.stdin.write("\n")
    people.stdin.flush()


def _worked(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    status = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(status[11]) + int(status[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    status = Path(f"/proc/{pid}/statm").read_text().split()
    return int(status[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def serving(url: str, folder: Path) -> Iterator[LoadHost]:
    """``calico serve``, up and without limits."""
    host = LoadHost(url, folder)
    try:
        asyncio.run(host.start())
        asyncio.run(_prepared(host))
        yield host
    finally:
        host.stop()


async def _prepared(host: LoadHost) -> None:
    """Wait until the searching bots are loaded, which would take a core from the measurement."""
    guest = LoadGuest(host)
    while json.loads((await guest.ask("GET", "/api/bots"))[1])["preparing"]:
        await asyncio.sleep(0.1)
    guest.close()


@contextmanager
def bare(url: str) -> Iterator[tuple[int, int]]:
    """The process id and the port of the yardstick."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "tools.bare", str(port), url], cwd=TESTS)
    try:
        asyncio.run(_answers(port))
        yield process.pid, port
    finally:
        process.terminate()
        process.wait()


async def _answers(port: int, path: str = "/") -> None:
    """Wait until somebody answers on ``port``."""
    guest = LoadGuest(Address(port))
    while True:
        try:
            await guest.ask("GET", path)
        except BROKEN:
            await asyncio.sleep(0.005)
        else:
            guest.close()
            return


@cache
def measured(kind: str) -> Measured:
    """Bare and real by turns, each on a database of its own; then half of the peak."""
    ours, theirs, ratios, costs, bare_costs = [], [], [], [], []
    with (
        database(kind) as (url, folder),
        database(kind) as (other, _),
        serving(url, folder) as host,
        bare(other) as (pid, port),
    ):
        for _ in range(ROUNDS):
            before, cost = crowd(pid, "insert", port, TABLES, BARE_SECONDS)
            bare_costs.append(cost / before["moves"])
            peak, cost = crowd(host.pid, "play", host.port, TABLES, PEAK_SECONDS)
            costs.append(cost / peak["moves"])
            after, _ = crowd(pid, "insert", port, TABLES, BARE_SECONDS)
            ours.append(peak["a_second"])
            theirs.append((before["a_second"] + after["a_second"]) / 2)
            ratios.append(ours[-1] / theirs[-1])
        half, _ = crowd(host.pid, "play", host.port, TABLES, HALF_SECONDS, median(ours) / 2)
    return Measured(
        median(ours),
        median(theirs),
        median(ratios),
        half["took"],
        half["seen"],
        1000 * median(costs),
        1000 * median(bare_costs),
    )


def moves(kind: str) -> Figure:
    """Accepted, durable moves a second at 200 tables with two people who look on live at each."""
    found = measured(kind)
    yardstick = f"a bare FastAPI endpoint that inserts the row, {found.bare:.0f} a second"
    return Figure(found.peak, "moves/s", found.ratio, yardstick)


def cost(kind: str) -> Figure:
    """Processor time of the server for a move: what does not depend on who else is working."""
    found = measured(kind)
    yardstick = f"that endpoint, {found.bare_cost:.2f} ms a row"
    return Figure(found.cost, "ms", found.bare_cost / found.cost, yardstick)


def latency(kind: str, which: int) -> Figure:
    """How long an accepted move takes at half of the peak."""
    return Figure(measured(kind).took[which], "ms")


def seen(kind: str) -> Figure:
    """From sending a move until the other player has seen it, the 99th percentile."""
    return Figure(measured(kind).seen[2], "ms")


@cache
def _memory_of_the_connected() -> tuple[float, float]:
    """Bytes for each of 2,000 idle players: in all, and of those for the connection alone."""
    with database("sqlite") as (url, folder), serving(url, folder) as host:
        empty = _memory(host.pid)
        command = [sys.executable, "-m", "tools.crowd", "connect", str(host.port)]
        with subprocess.Popen(
            [*command, str(CONNECTED)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=TESTS,
        ) as people:
            _said(people)
            seated = _memory(host.pid)
            for _ in range(2):
                _go_on(people)
                if _said(people)["is_connected"] != CONNECTED:
                    raise ValueError("not all are connected")
                full = _memory(host.pid)
    return (full - empty) / CONNECTED, (full - seated) / CONNECTED


def connected() -> Figure:
    """Memory of the server for each of 2,000 players, two at a table, who look on and are idle."""
    return Figure(_memory_of_the_connected()[0] / 1024, "KiB")


def connection() -> Figure:
    """What of that is for the connection, without the table."""
    return Figure(_memory_of_the_connected()[1] / 1024, "KiB")


def start() -> Figure:
    """``calico serve`` from a cold start to its first page, after the first run."""
    with database("sqlite") as (url, folder):
        with serving(url, folder):
            pass
        mine = min(_first_page(LoadHost(url, folder)) for _ in range(5))
    empty = seconds(partial(subprocess.run, [sys.executable, "-c", "pass"], check=True))
    return Figure(mine, "s", mine / empty, "an empty Python")


def _first_page(host: LoadHost) -> float:
    """Seconds until ``host``, which is started for this and stopped again, shows a page."""
    began = time.perf_counter()
    command, quiet = host.command, subprocess.DEVNULL
    with subprocess.Popen(command, env=host.environment, stdout=quiet, stderr=quiet) as process:
        asyncio.run(_answers(host.port))
        took = time.perf_counter() - began
        process.terminate()
    return took


BENCHMARKS: dict[str, Benchmark] = {
    "table.start": start,
    "table.connected": connected,
    "table.connection": connection,
}
for _kind in ("sqlite", "postgresql"):
    BENCHMARKS[f"table.{_kind}.moves"] = partial(moves, _kind)
    BENCHMARKS[f"table.{_kind}.cost"] = partial(cost, _kind)
    for _which, _name in enumerate(("p50", "p95", "p99")):
        BENCHMARKS[f"table.{_kind}.{_name}"] = partial(latency, _kind, _which)
    BENCHMARKS[f"table.{_kind}.seen_p99"] = partial(seen, _kind)

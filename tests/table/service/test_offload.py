"""What takes long is done aside: in turn, within a budget, and not twice."""

from __future__ import annotations

import asyncio
from threading import Event, get_ident

import pytest

from calico.errors import TableError
from calico.table.api.limits import Limits
from calico.table.http.network import network_of
from calico.table.service.limits import TokenBucket, processor_seconds
from calico.table.service.offload import MOST_CACHED, MOST_WAITING, Offload

WAIT = 60.0


def test_who_asks_for_much_waits_behind_who_asks_for_little() -> None:
    async def ask() -> None:
        offload, begun, go_on = Offload(), Event(), Event()
        done: list[str] = []

        def first() -> None:
            begun.set()
            assert go_on.wait(WAIT)

        async def more(who: str, what: str) -> None:
            await offload.run(who, lambda: done.append(what))

        tasks = [asyncio.create_task(offload.run("eve", first))]
        await asyncio.to_thread(begun.wait, WAIT)
        tasks += [asyncio.create_task(more("eve", f"eve {i}")) for i in range(5)]
        tasks += [asyncio.create_task(more("ari", f"ari {i}")) for i in range(2)]
        gone = asyncio.create_task(more("eve", "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        go_on.set()
        await asyncio.gather(*tasks)
        await more("bo", "bo")
        assert done == ["eve 0", "ari 0", "eve 1", "ari 1", "eve 2", "eve 3", "eve 4", "bo"]

    asyncio.run(ask())


def test_only_so_much_waits_for_one_who_asks() -> None:
    async def ask() -> None:
        offload, go_on = Offload(), Event()
        tasks = [
            asyncio.create_task(offload.run("eve", lambda: go_on.wait(WAIT)))
            for _ in range(MOST_WAITING + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TableError) as refusal:
            await offload.run("eve", lambda: None)
        assert refusal.value.code == "too-many"
        other = asyncio.create_task(offload.run("ari", lambda: 7))
        go_on.set()
        assert await other == 7
        await asyncio.gather(*tasks)

    asyncio.run(ask())


def test_what_was_computed_is_charged_afterwards() -> None:
    time = 0.0
    budget = TokenBucket(rate=0.5, size=1, clock=lambda: time)
    budget.charge("eve", 3)

    async def ask() -> None:
        nonlocal time
        offload = Offload(budget)
        with pytest.raises(TableError) as refusal:
            await offload.run("eve", lambda: None)
        assert (refusal.value.code, refusal.value.details["n"]) == ("too-many", 4)
        assert await offload.run("ari", lambda: 7) == 7
        time = 6.0  # a second is there again
        assert await offload.run("eve", lambda: 7) == 7
        with pytest.raises(ZeroDivisionError):
            await offload.run("eve", lambda: 1 // 0)
        assert await offload.run("eve", lambda: 7) == 7

    asyncio.run(ask())


def test_it_is_done_in_another_thread_and_once() -> None:
    async def ask() -> None:
        offload, threads = Offload(), list[int]()

        def work() -> bytes:
            threads.append(get_ident())
            return b"found"

        for _ in range(3):
            assert await offload.cached("ari", "key", work) == b"found"
        assert len(threads) == 1
        assert threads[0] != get_ident()
        for i in range(MOST_CACHED):
            await offload.cached("ari", i, lambda: b"")
        assert len(offload._results) == MOST_CACHED
        await offload.cached("ari", "key", work)
        assert len(threads) == 2

    asyncio.run(ask())


def test_addresses_of_one_household_are_counted_together() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1")
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("testclient") == "testclient"


def test_without_limits_nothing_is_refused() -> None:
    for bucket in (Limits(0).actions, processor_seconds(0)):
        bucket.charge("eve", 1e9)
        bucket.check("eve", 1e9)
        bucket.take("eve")

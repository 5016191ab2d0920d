"""Company: who is here, away or watching, on whichever process, and how they feel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from calico.table.game.table import Table
from calico.table.schema.company import CompanyView, Mood
from calico.table.schema.table import TableView
from calico.table.service.changes import new_table
from calico.table.service.company import LASTING, SILENCE, Company
from calico.table.service.house import House
from support.houses import ME, OPEN, guest, opened, sqlite, two_at
from support.people import table_spec
from support.servers.postgres import Postgres


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Process:
    """A process of a server whose messages all reach the others at once."""

    def __init__(self, others: list[Process], clock: Clock) -> None:
        self.changed: list[str] = []
        self.is_cut_off = False
        self._others = others
        self.company = Company(self.changed.append, self._broadcast, grace=0, clock=clock)
        others.append(self)

    def _broadcast(self, text: str) -> None:
        assert len(text.encode()) < 7000
        for other in self._others:  # also to itself, as PostgreSQL does
            if not self.is_cut_off and not other.is_cut_off:
                other.company.receive(text)


def processes(n: int) -> tuple[list[Process], Clock]:
    clock = Clock()
    made: list[Process] = []
    for _ in range(n):
        Process(made, clock)
    return made, clock


def a_table() -> Table:
    """A table where the guest ``ari`` waits and ``bo`` has come."""
    table, _ = new_table(Table.create(table_spec(seats=[ME, OPEN, OPEN]), "ari", "Ari"))
    for event in table.sit("bo", "Bo"):
        table.apply(event, 1)
    return table


async def settle() -> None:
    """Let go who has left: there is no grace here."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_who_has_the_table_open_is_here_and_others_watch() -> None:
    async def visit() -> None:
        [one, other], _ = processes(2)
        table = a_table()
        assert one.company.view(table) == CompanyView(
            here=[], watchers=0, watching=[], reactions=[]
        )
        with one.company.visit(table.id, "ari", "Ari"), one.company.visit(table.id, "ari", "Ari"):
            with (
                other.company.visit(table.id, "bo", "Bo"),
                other.company.visit(table.id, None, None),
                one.company.visit(table.id, "cleo", "Cleo"),
            ):
                for process in (one, other):
                    seen = process.company.view(table)
                    assert (seen.here, seen.watchers, seen.watching) == ([0, 1], 2, ["Cleo"])
                    assert table.id in process.changed
            await settle()
            assert [each.company.view(table).here for each in (one, other)] == [[0], [0]]
            assert other.company.view(table).watchers == 0
        await settle()
        assert one.company.view(table).here == other.company.view(table).here == []

    asyncio.run(visit())


def test_who_reloads_the_page_is_never_away() -> None:
    async def visit() -> None:
        changes: list[str] = []
        company = Company(changes.append, lambda _: None, grace=60)
        table = a_table()
        for _ in range(3):
            with company.visit(table.id, "bo", "Bo"):
                assert company.view(table).here == [1]
            assert company.view(table).here == [1]
        assert changes == [table.id]
        company.close()

    asyncio.run(visit())


def test_reactions_are_told_for_a_moment_to_everybody_and_then_forgotten() -> None:
    [one, other], clock = processes(2)
    table = a_table()
    one.company.react(table.id, "bo", Mood.WOW)
    clock.now += LASTING / 2
    other.company.react(table.id, "ari", Mood.HELLO)
    other.company.react("elsewhere", "ari", Mood.OOPS)
    for process in (one, other):
        found = process.company.view(table).reactions
        assert [(each.seat, each.mood) for each in found] == [(1, "wow"), (0, "hello")]
        assert len({each.key for each in found}) == 2
    clock.now += LASTING * 0.75
    assert [each.mood for each in one.company.view(table).reactions] == ["hello"]
    clock.now += LASTING
    assert other.company.view(table).reactions == []


def test_a_process_that_comes_later_or_was_cut_off_learns_everything() -> None:
    async def visit() -> None:
        [one, other], _ = processes(2)
        table = a_table()
        one.is_cut_off = True
        with one.company.visit(table.id, "ari", "Ari"), other.company.visit(table.id, "bo", "Bo"):
            assert one.company.view(table).here == [0]
            assert other.company.view(table).here == [1]
            one.is_cut_off = False
            one.company.missed()
            assert one.company.view(table).here == other.company.view(table).here == [0, 1]

    asyncio.run(visit())


def test_those_of_a_process_that_died_are_away_after_a_while() -> None:
    async def visit() -> None:
        [one, other], clock = processes(2)
        table = a_table()
        with one.company.visit(table.id, "ari", "Ari"), other.company.visit(table.id, "bo", "Bo"):
            for _ in range(3):  # as long as it says that it is there, so are they
                clock.now += SILENCE * 0.9
                for process in (one, other):
                    process.company.pulse()
            assert one.company.view(table).here == [0, 1]
            other.is_cut_off = True
            clock.now += SILENCE * 1.1
            one.company.pulse()
            assert one.company.view(table).here == [0]

    asyncio.run(visit())


def test_what_a_later_release_tells_is_passed_over() -> None:
    [one], _ = processes(1)
    table = a_table()
    for text in ('["x", "danced", 1, 2]', f'["x", "reacted", "{table.id}", "bo", "rage", "k"]'):
        one.company.receive(text)
    assert one.company.view(table).reactions == []


async def met(house: House, table_id: str, is_met: Callable[[CompanyView], bool]) -> CompanyView:
    """The company of a table, as soon as it is what one waits for."""
    async with house.listen(table_id, None, company=True) as listener:
        async for sent in listener:
            if isinstance(sent, CompanyView) and is_met(sent):
                return sent
    raise AssertionError("the house has closed")


def test_listeners_who_ask_hear_of_company_and_the_others_of_views_only(tmp_path: Path) -> None:
    async def visit() -> None:
        async with opened(sqlite(tmp_path)) as house:
            table_id, people = await two_at(house)
            plain = aiter(await house.listen(table_id, None).__aenter__())
            first = await anext(plain)
            with house.company.visit(table_id, people[0].id, "Ari"):
                seen = await met(house, table_id, lambda company: len(company.here) == 1)
                assert seen.watchers == 0  # who only listens is no visitor
                house.company.react(table_id, people[0].id, Mood.HAPPY)
                await met(house, table_id, lambda company: bool(company.reactions))
            later = asyncio.ensure_future(anext(plain))
            await settle()
            assert not later.done()
            later.cancel()
            assert isinstance(first, TableView)
            assert first.version == 3

    asyncio.run(visit())


def test_company_of_two_houses_on_one_database(postgres: Postgres) -> None:
    async def visit() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            table_id, people = await two_at(one)
            cleo = await guest(one, "Cleo")
            with (
                one.company.visit(table_id, people[0].id, "Ari"),
                other.company.visit(table_id, people[1].id, "Bo"),
                other.company.visit(table_id, cleo.id, cleo.name),
            ):
                for house in (one, other):
                    seen = await met(
                        house, table_id, lambda seen: len(seen.here) == 2 and seen.watchers == 1
                    )
                    assert seen.watching == ["Cleo"]
                await other.react(table_id, people[1].id, Mood.OOPS)
                seen = await met(one, table_id, lambda seen: bool(seen.reactions))
                assert [each.mood for each in seen.reactions] == ["oops"]
                async with opened(url) as third:  # comes later, and asks
                    await met(third, table_id, lambda seen: len(seen.here) == 2)

    asyncio.run(visit())

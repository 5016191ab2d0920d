"""The house: all tables of a server, and the one way to ask for anything.

Whoever acts at a table goes through :meth:`House.act`: lock, decide, store, publish, answer.  A
table in memory is only a copy: between processes the number of a line, unique in the database,
decides who was first, and who was not decides again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from datetime import date
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from calico.errors import CalicoError, TableError
from calico.rules.daily import utc_today
from calico.table.game.events import Kept, Rematch, read, write
from calico.table.game.state import Phase
from calico.table.game.table import STAND_IN, Table
from calico.table.http.limits import computing
from calico.table.schema.requests import TableWish
from calico.table.schema.responses import TableLine
from calico.table.schema.views import Shown
from calico.table.service.bots import MOST_QUEUED, QUICK, Bots, Question
from calico.table.service.daily import Dailies, first_lines, over_row
from calico.table.service.health import HealthCheck
from calico.table.service.households import Charts
from calico.table.service.hub import Ear, Hub, Listener
from calico.table.service.offload import Offload
from calico.table.service.thinker import Answer
from calico.table.store.guests import Guests
from calico.table.store.storage import BotDue, GuestRow, Storage, Summary, Writing, bot_turns, now
from calico.table.store.writer import Writer

MOST_IDLE: Final = 1000
"""Tables that nobody looks at that are kept in memory all the same."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Place:
    """A table in memory: to be read and changed only by who holds its lock."""

    __slots__ = ("heard", "lock", "shown", "table", "users")

    def __init__(self, table_id: str) -> None:
        self.table = Table(table_id)
        self.shown = Shown(self.table)
        self.lock = asyncio.Lock()
        self.users = 0
        """How many hold the lock or wait for it."""
        self.heard = 0
        """The version that another process said the table has."""

    def forget(self) -> None:
        """Be as if nothing had been read yet."""
        self.table = Table(self.table.id)
        self.shown = Shown(self.table)


class House:
    """All tables of a server: who asks goes through here."""

    def __init__(
        self,
        storage: Storage,
        pace: float,
        bots: int,
        today: Callable[[], date],
        limits: float,
    ) -> None:
        """See :meth:`open`."""
        self.moves = 0
        """Actions accepted."""
        self._storage = storage
        self._writer = Writer(storage)
        self._health = HealthCheck(self._writer)
        self._guests = Guests(storage, self._writer)
        self.dailies = Dailies(storage, self._writer, today)
        self.offload = Offload(computing(limits))
        """Where what takes long is computed."""
        self.charts = Charts(storage, self._writer, self._guests, self.offload)
        """The households of the guests."""
        self._hub = Hub()
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._doing: set[asyncio.Task[Any]] = set()
        self._ear = Ear(storage, self._heard, self._missed) if storage.is_shared else None
        self._bots = Bots(
            self._writer,
            self._question,
            self._bot_acts,
            self._hub.is_watched,
            pace=pace,
            count=bots,
        )

    @classmethod
    async def open(
        cls,
        database: str,
        *,
        pace: float = 0.8,
        bots: int = 1,
        today: Callable[[], date] = utc_today,
        limits: float = 0.0,
    ) -> House:
        """The house at the database URL; ``bots`` think at once, and take ``pace`` seconds.

        ``limits`` widens what one may let us compute; 0 is no limit.
        """
        house = cls(await Storage.open(database), pace, bots, today, limits)
        if house._ear:
            await house._ear.ready()
        return house

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        self._hub.close()
        if self._ear:
            await self._ear.close()
        await self._bots.close()
        await asyncio.gather(*self._doing, return_exceptions=True)
        await self._writer.close()
        await self._storage.close()

    # Guests.

    async def new_guest(self, name: str) -> tuple[str, str]:
        """The id and the recovery token of a new guest."""
        return await self._guests.new(name)

    async def guest(self, guest_id: str) -> GuestRow | None:
        """The guest with that id."""
        return await self._guests.get(guest_id)

    async def recover(self, token: str) -> GuestRow | None:
        """The guest whom ``token`` belongs to."""
        return await self._guests.recover(token)

    async def new_token(self, guest_id: str) -> str:
        """A new recovery token; the old one ends."""
        return await self._guests.new_token(guest_id)

    async def rename(self, guest_id: str, name: str) -> None:
        """Call a guest ``name`` from now on."""
        await self.charts.check_guest_name(guest_id, name)
        await self._guests.rename(guest_id, name)

    # Tables.

    async def create(self, guest: GuestRow, wish: TableWish) -> str:
        """The id of a new table."""
        await self.check_bots(guest.id, [seat.level for seat in wish.seats])
        table, writing = _made(Table.create(wish, guest.id, guest.name))
        await self._finish(self._writer.write(writing))
        self._bots.wake()
        return table.id

    async def daily(self, guest: GuestRow, key: bytes) -> str:
        """The table of a guest's daily quilt of today; there is never a second one."""
        day = self.dailies.today()
        table, writing = _made(first_lines(guest, key, day))
        return await self._finish(self.dailies.begin(day, guest, table.id, writing))

    async def act(
        self, table_id: str, decide: Callable[[Table], list[Kept]], guest_id: str
    ) -> bool:
        """Do what ``decide`` decides; False if it was doubled or too late."""
        accepted = await self._finish(self._act(table_id, decide))
        _log.debug("act", extra={"table": table_id, "guest": guest_id, "accepted": accepted})
        return accepted

    async def _act(self, table_id: str, decide: Callable[[Table], list[Kept]]) -> bool:
        async with self._at(table_id) as place:
            while True:
                try:
                    lines = decide(place.table)
                except CalicoError:
                    if await self._refresh(place):
                        continue
                    raise
                if not lines:
                    if await self._refresh(place):
                        continue
                    return False
                if await self._store(place, lines):
                    break
            self.moves += 1
            self._publish(place)
        return True

    def _publish(self, place: Place) -> None:
        self._hub.wake(place.table.id)
        if place.table.bots_to_act:
            self._bots.wake()

    async def _finish(self, action: Coroutine[Any, Any, T]) -> T:
        """What ``action`` returns; who hangs up meanwhile does not stop it half-way."""
        doing = asyncio.create_task(action)
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        return await asyncio.shield(doing)

    async def rematch(self, guest: GuestRow, table_id: str) -> str:
        """The table where those of another meet again: the same for everybody who asks."""
        return await self._finish(self._rematch(guest, table_id))

    async def _rematch(self, guest: GuestRow, table_id: str) -> str:
        async with self._at(table_id) as place:
            while True:
                if place.table.rematch is None and await self._refresh(place):
                    continue
                if place.table.rematch is not None:
                    return place.table.rematch
                wish = place.table.wish_again(guest.id)
                await self.check_bots(guest.id, [seat.level for seat in wish.seats])
                new, also = _made(Table.create(wish, guest.id, guest.name, before=table_id))
                if await self._store(place, [Rematch(table=new.id)], also):
                    self._publish(place)
                    self._bots.wake()
                    return new.id

    async def message(
        self, table_id: str, guest_id: str | None, since: int = 0, *, fresh: bool = True
    ) -> bytes:
        """The table as ``guest_id`` may see it: a TableView as JSON.

        Who has just acted here needs no ``fresh`` look at what other processes did since.
        """
        async with self._at(table_id) as place:
            if fresh:
                await self._refresh(place)
            await self.dailies.check_sight(place.table, guest_id)
            return place.shown.message(guest_id, since)

    async def table(self, table_id: str) -> Table:
        """The table itself, which is not to be changed: for the record of a finished game."""
        async with self._at(table_id) as place:
            await self._refresh(place)
            return place.table

    async def my_tables(self, guest_id: str) -> list[TableLine]:
        """The tables where a guest sits or that they made, the latest first."""
        found = await self._storage.tables_of(guest_id)
        over = (Phase.FINISHED, Phase.CLOSED)
        current = [
            line if line.phase in over else await self._line(line.table, guest_id) for line in found
        ]
        return sorted(current, key=lambda line: line.updated, reverse=True)

    async def _line(self, table_id: str, guest_id: str) -> TableLine:
        async with self._at(table_id) as place:
            await self._refresh(place)
            return _line(place.table, guest_id)

    async def listed_tables(self) -> list[TableLine]:
        """The listed tables with an open seat or a game to watch, the latest first."""
        return await self._storage.listed_tables()

    def listen(self, table_id: str, guest_id: str | None) -> Listener:
        """Views of a table for ``guest_id``: the first at once, then whenever it changes."""

        async def look(since: int) -> tuple[int, bytes]:
            async with self._at(table_id) as place:
                if since == 0 or place.heard > place.table.version:
                    await self._refresh(place)
                return place.table.version, place.shown.message(guest_id, since)

        return Listener(self._hub, table_id, look)

    # Bots.

    async def warm_up(self) -> None:
        """Let the searching players be compiled ahead, so that nobody waits for it later."""
        await self._bots.warm_up()

    @property
    def is_preparing(self) -> bool:
        """Whether the searching players are still being compiled."""
        return self._bots.is_preparing

    async def check_bots(self, guest_id: str, levels: Iterable[str | None]) -> None:
        """Refuse bots that think for long to a guest for whom many are about to already."""
        if not set(levels).difference((None, *QUICK)):
            return
        query = sa.select(sa.func.count()).where(
            bot_turns.c.guest_id == guest_id, bot_turns.c.level.not_in(QUICK)
        )
        (found,) = await self._storage.rows(query)
        if found[0] >= MOST_QUEUED:
            raise TableError("bots-busy", n=MOST_QUEUED)

    async def _question(self, table_id: str) -> Question | None:
        """What a bot is to decide at a table."""
        async with self._at(table_id) as place:
            await self._refresh(place)
            table = place.table
            if table.game is None or not table.bots_to_act:
                return None
            seat = table.bots_to_act[0]
            level = table.seats[seat].level or STAND_IN
            return Question(table.version, seat, level, table.game.view(seat))

    async def _bot_acts(
        self, table_id: str, asked: Question, answer: Answer, stand_in: str | None = None
    ) -> bool:
        """Do what a bot or its stand-in answered, unless something happened since it was asked."""

        def decide(table: Table) -> list[Kept]:
            if table.version != asked.version:
                return []
            return table.bot_acts(asked.seat, answer, stand_in=stand_in)

        return await self._finish(self._act(table_id, decide))

    # What is going on.

    async def is_healthy(self) -> bool:
        """Whether tables can be read and written."""
        return self._writer.is_alive and self._bots.is_alive and await self._health.passes()

    @property
    def tables_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._places)

    @property
    def listeners(self) -> int:
        """How many look at tables here."""
        return self._hub.listeners

    @property
    def bot_turns(self) -> int:
        """How many turns of bots were done here."""
        return self._bots.turns

    @property
    def batches(self) -> int:
        """How many transactions were committed."""
        return self._writer.batches

    @property
    def written(self) -> int:
        """How many writes were in those."""
        return self._writer.written

    # Memory.

    @asynccontextmanager
    async def _at(self, table_id: str) -> AsyncIterator[Place]:
        """The table, read if need be, and its lock."""
        place = self._places.get(table_id)
        if place is None:
            self._make_room()
            place = self._places[table_id] = Place(table_id)
        else:
            self._places.move_to_end(table_id)
        place.users += 1
        try:
            async with place.lock:
                if not place.table.version and not await self._read(place):
                    raise TableError("no-such-table")
                yield place
        finally:
            place.users -= 1
            if not place.table.version and not place.users:
                self._places.pop(table_id, None)

    def _make_room(self) -> None:
        """Forget the table that nobody has needed for longest, if there are too many."""
        if len(self._places) - len(self._hub.watched) < MOST_IDLE:
            return
        for table_id, place in self._places.items():
            if not place.users and not self._hub.is_watched(table_id):
                del self._places[table_id]
                return

    async def _read(self, place: Place) -> bool:
        """Read the lines that the table does not have yet; whether there were any."""
        found = await self._storage.history(place.table.id, place.table.version)
        for row in found:
            place.table.take(read(row.text), row.at)
        if found:
            self._hub.wake(place.table.id)  # whoever hears of it later finds nothing new
        return bool(found)

    async def _refresh(self, place: Place) -> bool:
        """See what other processes did; whether that was anything."""
        if not self._storage.is_shared:
            return False
        heard = place.heard
        is_new = await self._read(place)
        if place.heard == heard:
            place.heard = place.table.version
        return is_new

    def _heard(self, table_id: str, version: int) -> None:
        """Another process, or this one, brought a table to ``version``."""
        place = self._places.get(table_id)
        if place is not None and version > place.table.version:
            place.heard = max(place.heard, version)
            self._hub.wake(table_id)

    def _missed(self) -> None:
        """Anything may have happened to the tables that somebody looks at."""
        for table_id in self._hub.watched:
            self._heard(table_id, sys.maxsize)

    async def _store(self, place: Place, lines: list[Kept], also: Writing | None = None) -> bool:
        """Store ``lines``; if another process was faster, read what it did instead."""
        try:
            writing = _taken(place.table, lines)
            if also is not None:
                writing = Writing(
                    [*writing.rows, *also.rows],
                    [*writing.summaries, *also.summaries],
                    writing.turns | also.turns,
                    writing.over,
                )
            is_first = await self._writer.write(writing)
        except BaseException:
            place.forget()  # whether it was stored, the database knows
            self._hub.wake(place.table.id)
            raise
        if not is_first:
            place.forget()
            await self._read(place)
        return is_first


def _made(lines: list[Kept]) -> tuple[Table, Writing]:
    """A new table with these first ``lines``, and what is to be stored of it."""
    table = Table(secrets.token_urlsafe(16))
    return table, _taken(table, lines)


def _taken(table: Table, lines: list[Kept]) -> Writing:
    """Let ``table`` take ``lines``, and say what is to be stored with them."""
    had_bots = bool(table.bots_to_act)
    before = (table.phase, table.seats) if table.version else None
    at = now()
    if table.version:
        at = max(at, table.entries[-1].at)
    rows: list[dict[str, Any]] = []
    for line in lines:
        table.take(line, at)
        rows.append({"table_id": table.id, "number": table.version, "at": at, "text": write(line)})
    turns: dict[str, BotDue | None] = {}
    if table.bots_to_act:
        level = table.seats[table.bots_to_act[0]].level or STAND_IN
        turns[table.id] = BotDue(at, table.created.host, level)
    elif had_bots:
        turns[table.id] = None
    changed = before != (table.phase, table.seats)
    over = over_row(table, at) if changed else None
    return Writing(rows, [_summary(table, at)] if changed else [], turns, [over] if over else [])


def _summary(table: Table, at: int) -> Summary:
    guests = {table.created.host, *(seat.guest for seat in table.seats if seat.guest)}
    return Summary(
        table.id, at, table.phase.value, table.terms.listed, _line(table, None), frozenset(guests)
    )


def _line(table: Table, guest_id: str | None) -> TableLine:
    """The table in a list of ``guest_id``."""
    is_over = table.game is not None and table.game.is_finished
    return TableLine(
        table=table.id,
        phase=table.phase.value,
        names=[seat.name for seat in table.seats],
        setup=table.terms.setup,
        edition=table.terms.edition,
        scenario=table.terms.scenario,
        your_turn=any(
            seat in table.waiting_for and table.seats[seat].kind == "person"
            for seat in table.seats_of(guest_id)
        ),
        scores=[score.total for score in table.game.scores] if table.game and is_over else None,
        updated=table.entries[-1].at,
        daily=table.created.daily,
        levels=[seat.level if seat.kind == "bot" else None for seat in table.seats],
    )

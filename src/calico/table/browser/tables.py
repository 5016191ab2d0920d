"""Guests, tables, turns of bots and daily quilts as rows of a device."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from calico.table.browser.rows import DeviceRows, RowChange, RowKind
from calico.table.service.storage import (
    BotTurn,
    DailyEntry,
    DailyOutcome,
    DailyScore,
    DailyScores,
    NewEvent,
    StoredEvent,
    StoredGuest,
    StoredSummary,
    TableChange,
)


@dataclass(frozen=True, slots=True)
class GuestRow:
    """A guest, and the digest of the token that proves who they are."""

    id: str
    name: str
    token: str
    created: int


@dataclass(frozen=True, slots=True)
class DailyRow:
    """Who plays the daily quilt of a day, and where."""

    day: str
    guest_id: str
    name: str
    table_id: str


GUEST: Final = RowKind("guest", GuestRow)
EVENT: Final = RowKind("event", NewEvent)
SUMMARY: Final = RowKind("summary", StoredSummary)
TURN: Final = RowKind("turn", BotTurn)
OUTCOME: Final = RowKind("outcome", DailyOutcome)
DAILY: Final = RowKind("daily", DailyRow)


class RowGuests:
    """The guests; on a device there is one."""

    def __init__(self, rows: DeviceRows) -> None:
        self._rows = rows

    async def add(self, guest: StoredGuest, token_digest: str, created: int) -> None:
        """Store a new guest."""
        async with self._rows.changing:
            await self._put(GuestRow(guest.id, guest.name, token_digest, created))

    async def get(self, guest_id: str) -> StoredGuest | None:
        """The guest with that id."""
        row = self._rows.get(GUEST, guest_id)
        return StoredGuest(row.id, row.name) if row else None

    async def with_token(self, token_digest: str) -> StoredGuest | None:
        """The guest whose token has that digest."""
        for row in self._rows.all(GUEST):
            if row.token == token_digest:
                return StoredGuest(row.id, row.name)
        return None

    async def set_name(self, guest_id: str, name: str) -> bool:
        """Change the name of a guest; False if there is no such guest."""
        async with self._rows.changing:
            row = self._rows.get(GUEST, guest_id)
            if row:
                await self._put(replace(row, name=name))
            return row is not None

    async def set_token(self, guest_id: str, token_digest: str) -> bool:
        """Replace the token of a guest; False if there is no such guest."""
        async with self._rows.changing:
            row = self._rows.get(GUEST, guest_id)
            if row:
                await self._put(replace(row, token=token_digest))
            return row is not None

    async def _put(self, row: GuestRow) -> None:
        change = RowChange()
        change.put(GUEST, row, row.id)
        await self._rows.write(change)


class RowTables:
    """The events of tables, and their summaries."""

    def __init__(self, rows: DeviceRows) -> None:
        self._rows = rows

    async def events(self, table_id: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table after the first ``after``, in order."""
        found, number = [], after + 1
        while event := self._rows.get(EVENT, table_id, number):
            found.append(StoredEvent(event.at, event.text))
            number += 1
        return found

    async def write(self, change: TableChange) -> bool:
        """Store ``change``; False, and nothing stored, if one of its events is there already."""
        async with self._rows.changing:
            if any(self._rows.has(EVENT, *event.key) for event in change.events):
                return False
            await self._rows.write(rows_of(change))
        return True

    async def of_guest(self, guest_id: str) -> list[str]:
        """The texts of the summaries of a guest's tables, the latest first."""
        return self._texts(lambda each: guest_id in each.guests)

    async def listed(self) -> list[str]:
        """The texts of the summaries of listed tables that are not over, the latest first."""
        over = ("finished", "closed")
        return self._texts(lambda each: each.listed and each.phase not in over)

    def _texts(self, is_meant: Callable[[StoredSummary], bool]) -> list[str]:
        found = [each for each in self._rows.all(SUMMARY) if is_meant(each)]
        return [each.text for each in sorted(found, key=lambda each: -each.updated)]


def rows_of(change: TableChange) -> RowChange:
    """The rows of ``change``."""
    rows = RowChange()
    for event in change.events:
        rows.put(EVENT, event, *event.key)
    for summary in change.summaries:
        rows.put(SUMMARY, summary, summary.table_id)
    for outcome in change.outcomes:
        rows.put(OUTCOME, outcome, outcome.table_id)
    for table_id, due in change.bot_turns.items():
        if due:
            rows.put(TURN, BotTurn(table_id, due.at, 0, due.guest_id, due.level), table_id)
        else:
            rows.drop(TURN, table_id)
    return rows


class RowBotTurns:
    """The turns of bots; leases are in memory, as nobody else takes turns."""

    def __init__(self, rows: DeviceRows) -> None:
        self._rows = rows
        self._leases: dict[tuple[str, int], int] = {}

    async def claim(
        self,
        levels: Collection[str],
        *,
        others: bool,
        now: int,
        lease: int,
        rank: Callable[[BotTurn], float],
    ) -> BotTurn | None:
        """Claim a turn: see the interface; none while nothing can be written."""
        turns = self._rows.all(TURN)
        self._leases = {key: at for turn in turns if (at := self._leases.get(key := _key(turn)))}
        waiting = [
            turn
            for turn in turns
            if (turn.level in levels) is not others
            and not now < self._leases.get(_key(turn), 0) <= now + 2 * lease
        ]
        if not waiting or not self._rows.is_alive:
            return None
        first = min(waiting, key=rank)
        self._leases[_key(first)] = now + lease
        return replace(first, lease=now + lease)

    async def renew(self, turns: Sequence[BotTurn], until: int) -> None:
        """Change the leases of those ``turns`` that are still the same."""
        for turn in turns:
            if self._is_same(turn):
                self._leases[_key(turn)] = until

    async def drop(self, turn: BotTurn) -> None:
        """Remove a turn, if it is still the same."""
        async with self._rows.changing:
            if self._is_same(turn):
                change = RowChange()
                change.drop(TURN, turn.table_id)
                await self._rows.write(change)

    async def count_others(self, guest_id: str, levels: Collection[str]) -> int:
        """How many turns of other levels than these wait at tables of a guest."""
        turns = self._rows.all(TURN)
        return sum(turn.guest_id == guest_id and turn.level not in levels for turn in turns)

    def _is_same(self, turn: BotTurn) -> bool:
        found = self._rows.get(TURN, turn.table_id)
        return found is not None and self._leases.get(_key(found)) == turn.lease


def _key(turn: BotTurn) -> tuple[str, int]:
    return turn.table_id, turn.due


class RowDailies:
    """The daily quilts of this device."""

    def __init__(self, rows: DeviceRows) -> None:
        self._rows = rows

    async def begin(self, day: str, guest: StoredGuest, table_id: str, change: TableChange) -> str:
        """Store the table of a guest for ``day``; if there is one already, its id instead."""
        async with self._rows.changing:
            begun = self._rows.get(DAILY, day, guest.id)
            if begun:
                return begun.table_id
            rows = rows_of(change)
            rows.put(DAILY, DailyRow(day, guest.id, guest.name, table_id), day, guest.id)
            await self._rows.write(rows)
        return table_id

    async def entry(self, day: str, guest_id: str) -> DailyEntry | None:
        """The quilt of a guest of ``day``."""
        begun = self._rows.get(DAILY, day, guest_id)
        if begun is None:
            return None
        outcome = self._rows.get(OUTCOME, begun.table_id)
        return DailyEntry(begun.table_id, outcome.over if outcome else None)

    async def scores(self, day: str, guest_id: str | None, limit: int) -> DailyScores:
        """The best ``limit`` quilts of ``day``, and the guest's own."""
        found = []
        for row in self._rows.all(DAILY, day):
            outcome = self._rows.get(OUTCOME, row.table_id)
            if outcome and outcome.score is not None:
                found.append((-outcome.score, outcome.over, row.table_id, row, outcome))
        found.sort(key=lambda each: each[:3])
        totals = [each[0] for each in found]
        scores = [
            DailyScore(
                place=totals.index(total) + 1,
                guest_id=row.guest_id,
                table_id=row.table_id,
                name=row.name,
                score=-total,
                goals=outcome.goals or 0,
                cats=outcome.cats or 0,
                buttons=outcome.buttons or 0,
            )
            for i, (total, _, _, row, outcome) in enumerate(found)
            if i < limit or row.guest_id == guest_id
        ]
        return DailyScores(len(found), scores)

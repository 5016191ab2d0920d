"""A store in memory: the storage interface without SQL, as a browser's would be."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from calico.players.process import answer
from calico.rules.view import View
from calico.table.service.bots import BotAnswer
from calico.table.service.storage import (
    BotTurn,
    DailyEntry,
    DailyOutcome,
    DailyScore,
    DailyScores,
    GameEntry,
    HouseholdChange,
    NewEvent,
    StoredClaim,
    StoredEvent,
    StoredGame,
    StoredGuest,
    StoredHousehold,
    StoredPerson,
    StoredSitting,
    StoredSummary,
    TableChange,
)


class MemoryGuests:
    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.tokens: dict[str, str] = {}

    async def add(self, guest: StoredGuest, token_digest: str, created: int) -> None:
        self.names[guest.id], self.tokens[token_digest] = guest.name, guest.id

    async def get(self, guest_id: str) -> StoredGuest | None:
        name = self.names.get(guest_id)
        return None if name is None else StoredGuest(guest_id, name)

    async def with_token(self, token_digest: str) -> StoredGuest | None:
        guest_id = self.tokens.get(token_digest)
        return None if guest_id is None else StoredGuest(guest_id, self.names[guest_id])

    async def set_name(self, guest_id: str, name: str) -> bool:
        if guest_id not in self.names:
            return False
        self.names[guest_id] = name
        return True

    async def set_token(self, guest_id: str, token_digest: str) -> bool:
        if guest_id not in self.names:
            return False
        self.tokens = {key: who for key, who in self.tokens.items() if who != guest_id}
        self.tokens[token_digest] = guest_id
        return True


class MemoryTables:
    def __init__(self) -> None:
        self.stored: dict[tuple[str, int], NewEvent] = {}
        self.summaries: dict[str, StoredSummary] = {}
        self.turns: dict[str, BotTurn] = {}
        self.outcomes: dict[str, DailyOutcome] = {}

    async def events(self, table_id: str, after: int = 0) -> list[StoredEvent]:
        found, number = [], after + 1
        while event := self.stored.get((table_id, number)):
            found.append(StoredEvent(event.at, event.text))
            number += 1
        return found

    async def write(self, change: TableChange) -> bool:
        if not change.keys.isdisjoint(self.stored):
            return False
        self.stored |= {event.key: event for event in change.events}
        self.summaries |= {each.table_id: each for each in change.summaries}
        self.outcomes |= {each.table_id: each for each in change.outcomes}
        for table_id, due in change.bot_turns.items():
            self.turns.pop(table_id, None)
            if due:
                self.turns[table_id] = BotTurn(table_id, due.at, 0, due.guest_id, due.level)
        return True

    async def of_guest(self, guest_id: str) -> list[str]:
        return self._texts(lambda each: guest_id in each.guests)

    async def listed(self) -> list[str]:
        over = ("finished", "closed")
        return self._texts(lambda each: each.listed and each.phase not in over)

    def _texts(self, is_meant: Callable[[StoredSummary], bool]) -> list[str]:
        found = [each for each in self.summaries.values() if is_meant(each)]
        return [each.text for each in sorted(found, key=lambda each: -each.updated)]


class MemoryBotTurns:
    def __init__(self, tables: MemoryTables) -> None:
        self._tables = tables

    async def claim(
        self,
        levels: Collection[str],
        *,
        others: bool,
        now: int,
        lease: int,
        rank: Callable[[BotTurn], float],
    ) -> BotTurn | None:
        waiting = [
            turn
            for turn in self._tables.turns.values()
            if (turn.level in levels) is not others and not now < turn.lease <= now + 2 * lease
        ]
        if not waiting:
            return None
        first = min(waiting, key=rank)
        first.lease = now + lease
        return replace(first)

    async def renew(self, turns: Sequence[BotTurn], until: int) -> None:
        for turn in turns:
            if mine := self._same(turn):
                mine.lease = until

    async def drop(self, turn: BotTurn) -> None:
        if self._same(turn):
            del self._tables.turns[turn.table_id]

    async def count_others(self, guest_id: str, levels: Collection[str]) -> int:
        turns = self._tables.turns.values()
        return sum(turn.guest_id == guest_id and turn.level not in levels for turn in turns)

    def _same(self, turn: BotTurn) -> BotTurn | None:
        found = self._tables.turns.get(turn.table_id)
        return found if found and found.lease == turn.lease else None


class MemoryDailies:
    def __init__(self, tables: MemoryTables) -> None:
        self._tables = tables
        self._begun: dict[tuple[str, str], tuple[str, str]] = {}

    async def begin(self, day: str, guest: StoredGuest, table_id: str, change: TableChange) -> str:
        if (day, guest.id) not in self._begun:
            self._begun[day, guest.id] = table_id, guest.name
            await self._tables.write(change)
        return self._begun[day, guest.id][0]

    async def entry(self, day: str, guest_id: str) -> DailyEntry | None:
        begun = self._begun.get((day, guest_id))
        if begun is None:
            return None
        outcome = self._tables.outcomes.get(begun[0])
        return DailyEntry(begun[0], outcome.over if outcome else None)

    async def scores(self, day: str, guest_id: str | None, limit: int) -> DailyScores:
        found: list[tuple[int, int, str, str, DailyOutcome, str]] = []
        for (when, who), (table_id, name) in self._begun.items():
            outcome = self._tables.outcomes.get(table_id)
            if when == day and outcome and outcome.score is not None:
                found.append((-outcome.score, outcome.over, table_id, who, outcome, name))
        found.sort(key=lambda each: each[:3])
        totals = [-each[0] for each in found]
        scores = [
            DailyScore(
                place=totals.index(-score) + 1,
                guest_id=who,
                table_id=table_id,
                name=name,
                score=-score,
                goals=outcome.goals or 0,
                cats=outcome.cats or 0,
                buttons=outcome.buttons or 0,
            )
            for row, (score, _, table_id, who, outcome, name) in enumerate(found)
            if row < limit or who == guest_id
        ]
        return DailyScores(len(found), scores)


class MemoryRows:
    """One household."""

    def __init__(self) -> None:
        self.people: dict[int, StoredPerson] = {}
        self.sittings: dict[tuple[str, int], StoredSitting] = {}
        self.games: dict[str, StoredGame] = {}
        self.claims: list[StoredClaim] = []

    def has(self, person: StoredPerson) -> bool:
        return person.folded in [each.folded for each in self.people.values()]

    def put(self, person: StoredPerson) -> None:
        self.clear(person.place)
        self.people[person.place] = person

    def clear(self, place: int) -> None:
        self.claims = [claim for claim in self.claims if claim.place != place]
        for key, sitting in self.sittings.items():
            if sitting.place == place:
                self.sittings[key] = replace(sitting, place=None)

    def seat(self, sittings: Sequence[StoredSitting]) -> None:
        self.sittings |= {(each.game_id, each.seat): each for each in sittings}


class MemoryHouseholds:
    def __init__(self, tables: MemoryTables) -> None:
        self._tables = tables
        self._rows: dict[str, MemoryRows] = defaultdict(MemoryRows)

    async def load(self, guest_id: str, *, documents: bool = False) -> StoredHousehold:
        rows = self._rows[guest_id]
        games = sorted(rows.games.values(), key=lambda game: (game.at, game.id))
        return StoredHousehold(
            [rows.people[place] for place in sorted(rows.people)],
            sorted(rows.sittings.values(), key=lambda each: each.seat),
            games if documents else [replace(game, document="") for game in games],
            sorted(rows.claims, key=lambda claim: claim.at),
        )

    async def document(self, guest_id: str, game_id: str) -> str:
        return self._rows[guest_id].games[game_id].document

    async def has_name(self, guest_id: str, folded: str) -> bool:
        return self._rows[guest_id].has(StoredPerson(0, "", folded))

    async def new_tables(self, guest_id: str) -> list[str]:
        known = self._rows[guest_id].games
        return [
            each.table_id
            for each in self._tables.summaries.values()
            if each.phase == "finished" and guest_id in each.guests and each.table_id not in known
        ]

    async def add_tables(self, guest_id: str, entries: Sequence[GameEntry]) -> None:
        rows = self._rows[guest_id]
        for entry in entries:
            digests = [game.digest for game in rows.games.values()]
            if entry.game.id not in rows.games and entry.game.digest not in digests:
                rows.games[entry.game.id] = entry.game
                rows.seat(entry.sittings)

    async def set_facts(self, guest_id: str, game_id: str, facts: str) -> None:
        games = self._rows[guest_id].games
        games[game_id] = replace(games[game_id], facts=facts)

    async def add_person(self, guest_id: str, person: StoredPerson) -> bool:
        rows = self._rows[guest_id]
        if person.place in rows.people or rows.has(person):
            return False
        rows.put(person)
        return True

    async def rename_person(self, guest_id: str, old: StoredPerson, new: StoredPerson) -> bool:
        rows = self._rows[guest_id]
        taken = [each.folded for place, each in rows.people.items() if place != old.place]
        if rows.people.get(old.place) != old or new.folded in taken:
            return False
        rows.people[new.place] = new
        for key, sitting in rows.sittings.items():
            if sitting.place is None and sitting.folded == old.folded:
                rows.sittings[key] = replace(sitting, place=new.place)
        return True

    async def remove_person(self, guest_id: str, person: StoredPerson) -> bool:
        rows = self._rows[guest_id]
        if rows.people.get(person.place) != person:
            return False
        del rows.people[person.place]
        rows.clear(person.place)
        return True

    async def add_claim(self, guest_id: str, claim: StoredClaim) -> bool:
        rows = self._rows[guest_id]
        for other in rows.claims:
            if other.place == claim.place and (
                other.achievement == claim.achievement or other.game_id == claim.game_id
            ):
                return False
        rows.claims.append(claim)
        return True

    async def merge(self, guest_id: str, change: HouseholdChange) -> bool:
        rows = self._rows[guest_id]
        if any(entry.game.id in rows.games for entry in change.games):
            return False
        for person in change.people:
            rows.put(person)
        for entry in change.games:
            rows.games[entry.game.id] = entry.game
            rows.seat(entry.sittings)
        rows.seat(change.sittings)
        rows.claims += change.claims
        return True


class MemoryStorage:
    """A store that one process has for itself."""

    is_shared = False
    is_alive = True
    commits = 0
    writes = 0

    def __init__(self) -> None:
        self.guests = MemoryGuests()
        self.tables = MemoryTables()
        self.bot_turns = MemoryBotTurns(self.tables)
        self.dailies = MemoryDailies(self.tables)
        self.households = MemoryHouseholds(self.tables)

    async def subscribe(
        self,
        changed: Callable[[str, int], None],
        missed: Callable[[], None],
        heard: Callable[[str], None],
    ) -> None:
        pass

    def tell(self, text: str) -> None:
        pass

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        pass


class DirectThinker:
    """Lets a bot think at once, without a process."""

    async def answer(self, level: str, seed: str, view: View) -> BotAnswer:
        replies: list[Any] = []
        answer((level, seed, view), replies.append)
        match replies:
            case [{"move": str(move)}]:
                return move
            case [{"goals": (b3, c4, d2)}]:
                return b3, c4, d2
        raise AssertionError(replies)

    async def stop(self) -> None:
        pass

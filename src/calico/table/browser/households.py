"""Households as rows of a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from calico.table.browser.rows import DeviceRows, RowChange, RowKind
from calico.table.browser.tables import SUMMARY
from calico.table.service.storage import (
    GameEntry,
    HouseholdChange,
    StoredClaim,
    StoredGame,
    StoredHousehold,
    StoredPerson,
    StoredSitting,
)

PERSON: Final = RowKind("person", StoredPerson)
SITTING: Final = RowKind("sitting", StoredSitting)
GAME: Final = RowKind("game", StoredGame)
CLAIM: Final = RowKind("claim", StoredClaim)


class RowHouseholds:
    """The households of guests; see the interface for what each method does."""

    def __init__(self, rows: DeviceRows) -> None:
        self._rows = rows

    async def load(self, guest_id: str, *, documents: bool = False) -> StoredHousehold:
        """The household of a guest; with the records of its games if ``documents``."""
        games = sorted(self._rows.all(GAME, guest_id), key=lambda game: (game.at, game.id))
        return StoredHousehold(
            sorted(self._rows.all(PERSON, guest_id), key=lambda each: each.place),
            sorted(self._rows.all(SITTING, guest_id), key=lambda each: each.seat),
            games if documents else [replace(game, document="") for game in games],
            sorted(self._rows.all(CLAIM, guest_id), key=lambda each: each.at),
        )

    async def document(self, guest_id: str, game_id: str) -> str:
        """The record or the sheet of a game."""
        return self._game(guest_id, game_id).document

    async def has_name(self, guest_id: str, folded: str) -> bool:
        """Whether somebody of the household, but for the guest, has this name."""
        return any(each.folded == folded for each in self._rows.all(PERSON, guest_id))

    async def new_tables(self, guest_id: str) -> list[str]:
        """The finished tables of a guest that are not in the household yet."""
        return [
            each.table_id
            for each in self._rows.all(SUMMARY)
            if each.phase == "finished"
            and guest_id in each.guests
            and not self._rows.has(GAME, guest_id, each.table_id)
        ]

    async def add_tables(self, guest_id: str, entries: Sequence[GameEntry]) -> None:
        """Enter finished tables; those that are there already stay as they are."""
        async with self._rows.changing:
            known = {game.digest for game in self._rows.all(GAME, guest_id)}
            change = RowChange()
            for entry in entries:
                if entry.game.digest not in known:
                    known.add(entry.game.digest)
                    _enter(change, guest_id, entry)
            await self._rows.write(change)

    async def set_facts(self, guest_id: str, game_id: str, facts: str) -> None:
        """Replace what was computed from a game."""
        async with self._rows.changing:
            change = RowChange()
            game = replace(self._game(guest_id, game_id), facts=facts)
            change.put(GAME, game, guest_id, game_id)
            await self._rows.write(change)

    async def add_person(self, guest_id: str, person: StoredPerson) -> bool:
        """Add somebody at a free place, without anything of who had it before."""
        async with self._rows.changing:
            is_taken = self._rows.has(PERSON, guest_id, person.place)
            if is_taken or await self.has_name(guest_id, person.folded):
                return False
            change = RowChange()
            self._clear(change, guest_id, person.place)
            change.put(PERSON, person, guest_id, person.place)
            await self._rows.write(change)
        return True

    async def rename_person(self, guest_id: str, old: StoredPerson, new: StoredPerson) -> bool:
        """Rename somebody; seats taken under the old name stay theirs."""
        async with self._rows.changing:
            others = [p.folded for p in self._rows.all(PERSON, guest_id) if p.place != old.place]
            if self._rows.get(PERSON, guest_id, old.place) != old or new.folded in others:
                return False
            change = RowChange()
            change.put(PERSON, new, guest_id, new.place)
            for each in self._rows.all(SITTING, guest_id):
                if each.place is None and each.folded == old.folded:
                    _seat(change, guest_id, [replace(each, place=new.place)])
            await self._rows.write(change)
        return True

    async def remove_person(self, guest_id: str, person: StoredPerson) -> bool:
        """Remove somebody with their claims; their seats belong again to whoever has the name."""
        async with self._rows.changing:
            if self._rows.get(PERSON, guest_id, person.place) != person:
                return False
            change = RowChange()
            self._clear(change, guest_id, person.place)
            change.drop(PERSON, guest_id, person.place)
            await self._rows.write(change)
        return True

    async def add_claim(self, guest_id: str, claim: StoredClaim) -> bool:
        """Store a claim; False if the achievement or the game has been claimed (R9.2)."""
        async with self._rows.changing:
            for other in self._rows.all(CLAIM, guest_id, claim.place):
                if claim.achievement == other.achievement or claim.game_id == other.game_id:
                    return False
            change = RowChange()
            _claim(change, guest_id, claim)
            await self._rows.write(change)
        return True

    async def merge(self, guest_id: str, change: HouseholdChange) -> bool:
        """Store ``change``, all at once."""
        async with self._rows.changing:
            if any(self._rows.has(GAME, guest_id, entry.game.id) for entry in change.games):
                return False
            rows = RowChange()
            for person in change.people:
                self._clear(rows, guest_id, person.place)
                rows.put(PERSON, person, guest_id, person.place)
            for entry in change.games:
                _enter(rows, guest_id, entry)
            _seat(rows, guest_id, change.sittings)
            for claim in change.claims:
                _claim(rows, guest_id, claim)
            await self._rows.write(rows)
        return True

    def _game(self, guest_id: str, game_id: str) -> StoredGame:
        found = self._rows.get(GAME, guest_id, game_id)
        if found is None:
            raise KeyError(game_id)
        return found

    def _clear(self, change: RowChange, guest_id: str, place: int) -> None:
        """Take from a place what belonged to who had it."""
        for claim in self._rows.all(CLAIM, guest_id, place):
            change.drop(CLAIM, guest_id, place, claim.achievement)
        for each in self._rows.all(SITTING, guest_id):
            if each.place == place:
                _seat(change, guest_id, [replace(each, place=None)])


def _enter(change: RowChange, guest_id: str, entry: GameEntry) -> None:
    change.put(GAME, entry.game, guest_id, entry.game.id)
    _seat(change, guest_id, entry.sittings)


def _seat(change: RowChange, guest_id: str, sittings: Sequence[StoredSitting]) -> None:
    for each in sittings:
        change.put(SITTING, each, guest_id, each.game_id, each.seat)


def _claim(change: RowChange, guest_id: str, claim: StoredClaim) -> None:
    change.put(CLAIM, claim, guest_id, claim.place, claim.achievement)

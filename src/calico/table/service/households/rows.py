"""A household between its stored form and :class:`calico.campaign.household.Household`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from calico.campaign.document import digest
from calico.campaign.facts import Facts, facts_of
from calico.campaign.household import MOST, Claim, Household, PlayedGame, Source, fold
from calico.rules.strict import as_json
from calico.table.game.participants import bots_at, participants
from calico.table.game.table import Table
from calico.table.service.storage import (
    GameEntry,
    HouseholdChange,
    StoredClaim,
    StoredGame,
    StoredGuest,
    StoredHousehold,
    StoredPerson,
    StoredSitting,
)


@dataclass(frozen=True, slots=True)
class LoadedHousehold:
    """A household, and what is known of it only where it is stored."""

    household: Household
    """Its games by the ids that go over the wire: that of a table, or else the digest."""
    places: Mapping[int, str]
    """The people by their places; the guest is at 0."""
    digests: Mapping[str, str]
    """The digests of the games, which are their ids in documents."""

    def stored_person(self, name: str) -> StoredPerson:
        """The person whom ``name`` means; refused if there is nobody."""
        name = self.household.person(name)
        place = next(place for place, person in self.places.items() if person == name)
        return StoredPerson(place, name, fold(name))

    @property
    def free_places(self) -> list[int]:
        """Places where nobody is."""
        return [place for place in range(MOST) if place not in self.places]

    @property
    def portable(self) -> Household:
        """The household with its games by their digests, as documents have them."""
        household = self.household
        renamed = {self.digests[key]: game for key, game in household.games.items()}
        return Household(
            household.people,
            {key: replace(game, id=key) for key, game in renamed.items()},
            tuple(replace(claim, game=self.digests[claim.game]) for claim in household.claims),
        )


def stale_games(stored: StoredHousehold) -> list[StoredGame]:
    """The games whose facts an earlier release stored."""
    return [game for game in stored.games if _facts(game.facts) is None]


def loaded(
    guest: StoredGuest, stored: StoredHousehold, computed: Mapping[str, Facts]
) -> LoadedHousehold:
    """The household, with facts that were ``computed`` again where they were stale."""
    places = {0: guest.name, **{person.place: person.name for person in stored.people}}
    by_name = {person.folded: person.name for person in stored.people}
    seated: dict[str, dict[int, str]] = {}
    for sitting in stored.sittings:
        place = sitting.place
        name = by_name.get(sitting.folded) if place is None else places.get(place)
        at = seated.setdefault(sitting.game_id, {})
        if name is not None and name not in at.values():
            at[sitting.seat] = name
    played: dict[str, PlayedGame] = {}
    for game in stored.games:
        facts = computed.get(game.id) or _facts(game.facts)
        if facts is None:  # pragma: no cover
            raise TypeError(game)
        at = seated.get(game.id, {})
        people = tuple(at.get(seat) for seat in range(len(facts.seats)))
        document = json.loads(game.document) if game.document else {}
        source: Source = game.source  # type: ignore[assignment]
        played[game.id] = PlayedGame(game.id, source, game.at, people, facts, document)
    claimed = [
        Claim(places[claim.place], claim.achievement, claim.game_id, claim.at)
        for claim in stored.claims
        if claim.place in places and claim.game_id in played
    ]
    household = Household(tuple(places.values()), played, tuple(claimed))
    return LoadedHousehold(household, places, {game.id: game.digest for game in stored.games})


def change_to(found: LoadedHousehold, merged: Household) -> HouseholdChange:
    """What is to be stored so that ``found`` becomes ``merged``, which has more."""
    places = {name: place for place, name in found.places.items()}
    new = dict(
        zip((name for name in merged.people if name not in places), found.free_places, strict=False)
    )
    places |= new
    ids = {known: key for key, known in found.digests.items()}
    mine = found.portable
    return HouseholdChange(
        [StoredPerson(place, name, fold(name)) for name, place in new.items()],
        [
            _imported_entry(game, places)
            for key, game in merged.games.items()
            if key not in mine.games
        ],
        [
            sitting
            for key, game in mine.games.items()
            if merged.games[key] != game
            for sitting in _sittings(ids[key], merged.games[key], places)
        ],
        [
            StoredClaim(
                places[claim.person],
                claim.achievement,
                ids.get(claim.game, claim.game),
                claim.at,
            )
            for claim in merged.claims[len(mine.claims) :]
        ],
    )


def table_entry(guest: StoredGuest, table: Table) -> GameEntry:
    """What is to be stored of a finished table of ``guest``."""
    record, bots = table.record(), bots_at(table)
    if table.game is None:  # pragma: no cover
        raise TypeError(table)
    facts = facts_of(table.game, bots, taken_back=table.has_seen_ahead, hinted=table.hinted)
    at: int = record.meta["finished"]
    game = PlayedGame(table.id, "table", at, (None,) * len(bots), facts, record.to_dict())
    return GameEntry(
        _stored_game(digest(record), game.source, game),
        [
            StoredSitting(table.id, each.seat, fold(each.name), 0 if each.is_own else None)
            for each in participants(table, guest.id, guest.name)
        ],
    )


def _imported_entry(game: PlayedGame, places: Mapping[str, int]) -> GameEntry:
    """What is to be stored of a game of a document: here it is no table."""
    source = "pad" if game.source == "pad" else "file"
    return GameEntry(_stored_game(game.id, source, game), _sittings(game.id, game, places))


def _stored_game(known_by: str, source: str, game: PlayedGame) -> StoredGame:
    return StoredGame(
        id=game.id,
        digest=known_by,
        source=source,
        at=game.at,
        facts=json.dumps(game.facts.to_dict()),
        document=as_json(game.document),
    )


def _sittings(game_id: str, game: PlayedGame, places: Mapping[str, int]) -> list[StoredSitting]:
    return [
        StoredSitting(
            game_id,
            seat,
            fold(game.facts.seats[seat].name).replace("\0", ""),  # no database takes it
            places[person],
        )
        for seat, person in enumerate(game.people)
        if person is not None
    ]


@lru_cache(maxsize=4096)
def _facts(text: str) -> Facts | None:
    """The facts in ``text``, if this release wrote them."""
    return Facts.of_dict(json.loads(text))

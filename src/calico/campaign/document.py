"""The document of a household: one JSON object with all its data (``docs/play/household.md``).

It is what ``calico chart`` stores, and what is exported and imported.  Reading replays every game
by the rules and checks every claim; if anything is wrong, the whole document is refused, with the
first reason and its location.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from calico.campaign.facts import Facts, facts_of
from calico.campaign.household import SOURCES, Claim, Household, PlayedGame
from calico.campaign.pad.pad import facts_of_sheet
from calico.campaign.pad.sheet import Sheet
from calico.errors import CalicoError, HouseholdError
from calico.rules.record import Record, hints_of
from calico.rules.setup import LONGEST_NAME, is_text
from calico.rules.strict import as_json, as_list, as_text, fields, load

VERSION: Final = 1
_LATEST: Final = 2**53 - 1
"""The latest time: the largest integer that every JSON parser reads exactly."""
_FIELDS: Final = ("calico_household", "people", "games", "claims")
_GAME: Final = ("id", "source", "at", "seats")

Progress = Callable[[int, int], None]
"""A callback with the number of games read, and of all games."""


def read(text: str | bytes, told: Progress | None = None) -> Household:
    """The household in the document ``text``."""
    try:
        data = load(text)
    except CalicoError as reason:
        raise HouseholdError("document", reason=reason) from None
    return read_data(data, told)


def read_data(data: Any, told: Progress | None = None) -> Household:
    """The household in the JSON value ``data``."""
    if isinstance(data, dict) and "calico_household" in data:
        _check_version(data["calico_household"])
    _at("household", fields, data, "household", _FIELDS)
    household = Household()
    for i, name in enumerate(_at("people", as_list, data["people"], "people")):
        household = _at(f"people[{i}]", household.add, name)
    games = _at("games", as_list, data["games"], "games")
    for i, entry in enumerate(games):
        household = household.enter(_at(f"games[{i}]", _read_game, entry, household))
        if told:
            told(i + 1, len(games))
    for i, entry in enumerate(_at("claims", as_list, data["claims"], "claims")):
        household = _at(f"claims[{i}]", _read_claim, entry, household)
    return household


def _check_version(version: Any) -> None:
    """Refuse a document of a later version; there is no earlier one."""
    if type(version) is int and version > VERSION:
        raise HouseholdError("household-newer", n=version, version=VERSION)
    if type(version) is not int or version != VERSION:
        raise HouseholdError("household-version", text=version, version=VERSION)


def _at(where: str, work: Callable[..., Any], *given: Any) -> Any:
    """What ``work`` returns for ``given``; an error says where it occurred."""
    try:
        return work(*given)
    except CalicoError as reason:
        raise HouseholdError("document-at", where=where, reason=reason) from None


def _read_game(entry: Any, household: Household) -> PlayedGame:
    """A game, replayed by the rules."""
    what = "sheet" if isinstance(entry, dict) and "sheet" in entry else "record"
    entry = fields(entry, "game", (*_GAME, what))
    if (entry["source"] == "pad") != (what == "sheet") or entry["source"] not in SOURCES:
        raise HouseholdError("game-source", text=entry["source"], known=", ".join(SOURCES))
    seats = [_read_seat(seat) for seat in as_list(entry["seats"], "seats")]
    people = tuple(household.person(who) if who is not None else None for who, _ in seats)
    named = [who for who in people if who is not None]
    if len(set(named)) < len(named):
        raise HouseholdError("person-twice", text=named)
    bots = [bot for _, bot in seats]
    make = game_of_sheet if what == "sheet" else game_of_record
    game = make(entry[what], _time(entry["at"]), people, bots)
    if game.id != entry["id"]:
        raise HouseholdError("game-changed", text=entry["id"], id=game.id)
    if not named:
        raise HouseholdError("nobody-there", names=", ".join(s.name for s in game.facts.seats))
    if game.id in household.games:
        raise HouseholdError("game-known", text=game.id)
    return replace(game, source=entry["source"])


def _read_seat(value: Any) -> tuple[str | None, str | None]:
    """The person of the household or the bot in a seat; neither for anybody else."""
    if value == {} and isinstance(value, dict):
        return None, None
    what = "bot" if isinstance(value, dict) and "bot" in value else "person"
    name = as_text(fields(value, "seat", (what,))[what], what)
    if not 1 <= len(name) <= LONGEST_NAME or not is_text(name):
        raise HouseholdError("person-name", text=name)
    return (None, name) if what == "bot" else (name, None)


def _read_claim(entry: Any, household: Household) -> Household:
    """The household with another claim, which is checked again (R9.2)."""
    entry = fields(entry, "claim", ("person", "achievement", "game", "at"))
    person, game = as_text(entry["person"], "person"), as_text(entry["game"], "game")
    claim = Claim(person, entry["achievement"], game, _time(entry["at"]))
    return household.claim(claim, earlier=True)


def _time(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= _LATEST:
        raise HouseholdError("not-a-time", text=value)
    return value


# Games.


def game_of_record(
    data: Any, at: int, people: Sequence[str | None], bots: Sequence[str | None]
) -> PlayedGame:
    """The game of a record, given as a JSON value, replayed by the rules."""
    record = Record.of_dict(data)
    if len(people) != len(record.setup.names):
        raise HouseholdError("seat-count", n=len(people), names=", ".join(record.setup.names))
    taken_back = record.meta.get("taken_back") is True
    facts = facts_of(record.replay(), bots, taken_back=taken_back, hinted=hints_of(record))
    return PlayedGame(digest(record), "file", at, tuple(people), facts, record.to_dict())


def game_of_sheet(
    data: Any, at: int, people: Sequence[str | None], bots: Sequence[str | None]
) -> PlayedGame:
    """The game of a sheet of the score pad; it has no bots."""
    sheet = Sheet.of(data)
    facts, plain = facts_of_sheet(sheet), sheet.to_dict()
    if len(people) != len(facts.seats):
        names = ", ".join(player.name for player in sheet.players)
        raise HouseholdError("seat-count", n=len(people), names=names)
    if any(bots):
        raise HouseholdError("pad-bot")
    return PlayedGame(_digest(plain), "pad", at, tuple(people), facts, plain)


def digest(record: Record) -> str:
    """The id of a game: a digest of the record without its meta."""
    return _digest({name: part for name, part in record.to_dict().items() if name != "meta"})


def _digest(data: Mapping[str, Any]) -> str:
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:32]


def facts_again(source: str, document: Any, bots: Sequence[str | None]) -> Facts:
    """The facts of a stored game, computed from its record or sheet."""
    make = game_of_sheet if source == "pad" else game_of_record
    return make(document, 0, [None] * len(bots), bots).facts


# Writing and merging.


def dumps(household: Household) -> str:
    """The document of ``household``, with a line for each person, game and claim."""
    parts = {
        "people": [as_json(person) for person in household.people],
        "games": [as_json(_game(game)) for game in household.games.values()],
        "claims": [as_json(_claim(claim)) for claim in household.claims],
    }
    lines = [f'"calico_household": {VERSION}']
    for name, rows in parts.items():
        inner = ",\n".join(f"    {row}" for row in rows)
        lines.append(f'"{name}": [\n{inner}\n  ]' if rows else f'"{name}": []')
    return "{\n" + ",\n".join(f"  {line}" for line in lines) + "\n}\n"


def _game(game: PlayedGame) -> dict[str, Any]:
    seats = [
        {"person": who} if who is not None else {"bot": seat.bot} if seat.bot is not None else {}
        for who, seat in zip(game.people, game.facts.seats, strict=True)
    ]
    what = "sheet" if game.source == "pad" else "record"
    head = {"id": game.id, "source": game.source, "at": game.at, "seats": seats}
    return {**head, what: game.document}


def _claim(claim: Claim) -> dict[str, Any]:
    return {
        "person": claim.person,
        "achievement": claim.achievement,
        "game": claim.game,
        "at": claim.at,
    }


def merge(mine: Household, theirs: Household) -> Household:
    """``mine`` with what is new in ``theirs``.

    People with the same name are the same, and games with the same record; a claim of theirs that
    conflicts with one of mine is left out.
    """
    for name in theirs.people:
        if mine.find(name) is None:
            mine = mine.add(name)
    for game in theirs.games.values():
        people = tuple(mine.person(who) if who is not None else None for who in game.people)
        known = mine.games.get(game.id)
        if known is None:
            mine = mine.enter(replace(game, people=people))
        elif known.people != people:
            both = _joined(known, people)
            mine = replace(mine, games={**mine.games, game.id: both})
    for claim in theirs.claims:
        try:
            mine = mine.claim(claim, earlier=True)
        except HouseholdError as reason:
            if reason.code not in ("achievement-claimed", "game-claimed"):
                raise
    return mine


def _joined(known: PlayedGame, people: Sequence[str | None]) -> PlayedGame:
    """A game that is in both, with the people of either."""
    seated = list(known.people)
    for seat, who in enumerate(people):
        if who is None or who == seated[seat]:
            continue
        if seated[seat] is not None or who in seated or known.facts.seats[seat].bot is not None:
            raise HouseholdError("games-differ", text=known.id, name=who)
        seated[seat] = who
    return replace(known, people=tuple(seated))

"""A household: up to six people, the games they finished and what they claimed (R9.1).

Households are immutable: a change returns a new one.  A claim is checked against the facts of its
game; scenarios are not stored, because they follow from the games (R9.3).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, get_args
from unicodedata import normalize

from calico.box import Tile
from calico.campaign.chart import (
    CHART,
    PATCHES,
    TO_CHOOSE,
    check_achievement,
    check_ladder,
    met,
    open_scenario,
    rank,
    satisfied,
)
from calico.campaign.facts import Facts
from calico.errors import HouseholdError
from calico.rules.setup import PLAIN, check_name

MOST: Final = len(PATCHES)
"""The most people of a household (R9.1)."""
Source = Literal["table", "file", "pad"]
"""A table of a server, a record from a file, or the score pad."""
SOURCES: Final = get_args(Source)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of the household."""

    id: str
    source: Source
    at: int
    """When it ended or was entered, in milliseconds since 1970."""
    people: tuple[str | None, ...]
    """The person in each seat; None if nobody of the household sat there."""
    facts: Facts
    document: Mapping[str, Any] = field(default_factory=dict, repr=False)
    """The record or the sheet; may be left out where only charts are needed."""

    def seat_of(self, person: str) -> int | None:
        """Where ``person`` sat."""
        return self.people.index(person) if person in self.people else None


@dataclass(frozen=True, slots=True)
class Claim:
    """An achievement that somebody has, and the game it comes from."""

    person: str
    achievement: str
    game: str
    at: int


@dataclass(frozen=True, slots=True)
class Chart:
    """The chart of one person."""

    person: str
    patch: Tile
    """The colour of the person, and the pattern that goes with it (R9.4)."""
    claims: tuple[Claim, ...]
    """In the order of the track: the first fills the first shape (R9.4)."""
    passed: tuple[int, ...]
    """The scenarios passed alone."""
    claimable: tuple[tuple[PlayedGame, tuple[str, ...]], ...]
    """Games won, the latest first, each with what may be claimed from it: one (R9.2)."""

    @property
    def rank(self) -> int:
        """How many cat heads are filled (R9.4)."""
        return rank(len(self.claims))

    @property
    def open(self) -> int:
        """The highest scenario open alone (R8.4)."""
        return open_scenario(self.passed)


def fold(name: str) -> str:
    """A key for comparing names: case and Unicode composition are ignored."""
    return normalize("NFC", normalize("NFC", name).casefold())


def check_person(name: object) -> str:
    """``name``, if it is allowed for a person: plain text on one line."""
    check_name(name)
    if not isinstance(name, str) or name in (".", "..") or not is_plain(name):
        raise HouseholdError("person-name", text=name)
    return name


def is_plain(name: str) -> bool:
    """Whether ``name`` is one line of visible characters without spaces at its ends."""
    return name == name.strip() and re.match(PLAIN, name) is not None


@dataclass(frozen=True, slots=True)
class Household:
    """People, games and claims, which are consistent."""

    people: tuple[str, ...] = ()
    games: Mapping[str, PlayedGame] = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()
    """Those that were chosen, in the order they were (R9.2)."""

    # People.

    def find(self, name: str) -> str | None:
        """The exact name of the person whom ``name`` means."""
        return next((person for person in self.people if fold(person) == fold(name)), None)

    def person(self, name: str) -> str:
        """As :meth:`find`, but raises an error if there is nobody."""
        found = self.find(name)
        if found is None:
            known = ", ".join(self.people) or "-"
            raise HouseholdError("no-such-person", text=name, known=known)
        return found

    def add(self, name: str) -> Household:
        """The household with another person."""
        self._check_new(check_person(name))
        if len(self.people) >= MOST:
            raise HouseholdError("household-full", rule="R9.1", text=name, n=MOST)
        return replace(self, people=(*self.people, name))

    def rename(self, old: str, name: str) -> Household:
        """The household with another name for a person, who keeps games and claims."""
        old = self.person(old)
        if fold(old) != fold(name):
            self._check_new(name)
        check_person(name)

        def called(person: str | None) -> str | None:
            return name if person == old else person

        games = {
            key: replace(game, people=tuple(map(called, game.people)))
            for key, game in self.games.items()
        }
        claims = tuple(
            replace(claim, person=name) if claim.person == old else claim for claim in self.claims
        )
        people = tuple(name if person == old else person for person in self.people)
        return Household(people, games, claims)

    def remove(self, name: str) -> Household:
        """The household without a person, their claims, and games that only they played."""
        name = self.person(name)
        games = {
            key: replace(game, people=tuple(None if who == name else who for who in game.people))
            for key, game in self.games.items()
        }
        return Household(
            tuple(person for person in self.people if person != name),
            {key: game for key, game in games.items() if any(game.people)},
            tuple(claim for claim in self.claims if claim.person != name),
        )

    def _check_new(self, name: str) -> None:
        if self.find(name) is not None:
            raise HouseholdError("person-known", text=name)

    # Games and claims.

    def game(self, game_id: str) -> PlayedGame:
        """The game with that id."""
        if game_id not in self.games:
            raise HouseholdError("no-such-game", text=game_id)
        return self.games[game_id]

    def enter(self, game: PlayedGame) -> Household:
        """The household with another game."""
        if game.id in self.games:
            raise HouseholdError("game-known", text=game.id)
        seated = [self.person(person) for person in game.people if person is not None]
        if not seated:
            raise HouseholdError("nobody-there", names=_listed(s.name for s in game.facts.seats))
        return replace(self, games={**self.games, game.id: game})

    def claim(self, claim: Claim, *, earlier: bool = False) -> Household:
        """The household with another claim, if its game allows it; see :meth:`check_claim`."""
        claim = replace(claim, person=self.person(claim.person))
        self.check_claim(claim, earlier=earlier)
        return replace(self, claims=(*self.claims, claim))

    def check_claim(self, claim: Claim, *, earlier: bool = False) -> None:
        """Refuse what R9.2 does not allow.

        Earlier releases let any game of several players count for everything that it satisfied.
        Claims of ``earlier`` documents are checked by that rule.
        """
        name, wanted = claim.person, check_achievement(claim.achievement)
        game = self.game(claim.game)
        seat = game.seat_of(name)
        if seat is None:
            raise HouseholdError("person-not-there", name=name, text=claim.game)
        if game.facts.is_solo:
            raise HouseholdError("claim-alone", rule="R9.2", text=wanted)
        if not game.facts.seats[seat].won or game.facts.seats[seat].bot is not None:
            raise HouseholdError("not-the-winner", rule="R9.2", name=name)
        for other in self.claims:
            if other.person == name and other.achievement == wanted:
                raise HouseholdError("achievement-claimed", rule="R9.2", name=name, text=wanted)
            if other.person == name and other.game == claim.game:
                had = other.achievement
                raise HouseholdError("game-claimed", rule="R9.2", name=name, had=had)
        counts = game.facts.counts
        if counts.is_nothing and not earlier:
            why = counts.sentence(game.facts.options.edition)
            raise HouseholdError("game-not-counting", rule="R9.2", why=why)
        left = met(game.facts, seat) if earlier else satisfied(game.facts, seat)
        known = [each for each in left if each in TO_CHOOSE]
        if wanted not in known:
            raise HouseholdError(
                "achievement-not-met", rule="R9.2", text=wanted, known=", ".join(known) or "-"
            )

    # Charts.

    def chart(self, name: str) -> Chart:
        """The chart of somebody."""
        name = self.person(name)
        chosen = [claim for claim in self.claims if claim.person == name]
        by_itself = list(self._scenarios_of(name))
        claims = sorted((*chosen, *by_itself), key=lambda claim: (claim.at, _place(claim)))
        return Chart(
            name,
            PATCHES[self.people.index(name)],
            tuple(claims),
            tuple(self._passed(name)),
            tuple(self._claimable(name)),
        )

    @property
    def passed(self) -> set[int]:
        """The scenarios that anybody of the household passed alone."""
        return {number for person in self.people for number in self._passed(person)}

    def check_open(self, name: str, scenario: int) -> None:
        """Raise an error if a solo scenario is not unlocked for a person yet (R8.4).

        People who are not in the household may play every scenario.
        """
        person = self.find(name)
        if person is not None:
            check_ladder(scenario, self._passed(person))

    def _seats_of(self, name: str) -> Iterator[tuple[PlayedGame, int]]:
        for game in self.games.values():
            seat = game.seat_of(name)
            if seat is not None:
                yield game, seat

    def _passed(self, name: str) -> list[int]:
        numbers = {
            game.facts.options.scenario.number
            for game, seat in self._seats_of(name)
            if game.facts.is_solo and game.facts.options.scenario and satisfied(game.facts, seat)
        }
        return sorted(numbers)

    def _scenarios_of(self, name: str) -> Iterator[Claim]:
        """A claim for each scenario that somebody passed, from the first time they did (R9.3)."""
        first: dict[str, Claim] = {}
        for game, seat in self._seats_of(name):
            for each in satisfied(game.facts, seat):
                if each not in TO_CHOOSE and (each not in first or game.at < first[each].at):
                    first[each] = Claim(name, each, game.id, game.at)
        yield from first.values()

    def _claimable(self, name: str) -> Iterator[tuple[PlayedGame, tuple[str, ...]]]:
        mine = [claim for claim in self.claims if claim.person == name]
        done = {claim.achievement for claim in mine}
        used = {claim.game for claim in mine}
        for game, seat in sorted(self._seats_of(name), key=lambda pair: -pair[0].at):
            left = tuple(
                each
                for each in satisfied(game.facts, seat)
                if each in TO_CHOOSE and each not in done
            )
            if left and game.id not in used:
                yield game, left


def _place(claim: Claim) -> int:
    return CHART.index(claim.achievement)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)

"""The story of a table: who sits there and the game on it, as a fold over what happened.

:meth:`Story.take` adds one line of history.  Nothing here decides, waits, stores or sends.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from calico.campaign.counting import Counts, counts_for
from calico.errors import TableError
from calico.rules.event import Event
from calico.rules.fair import commitment_to, seed_of
from calico.rules.game import Game
from calico.rules.position import Phase as GamePhase
from calico.rules.record import Record
from calico.table.game.events import (
    Agreed,
    Asked,
    Chosen,
    Closed,
    Created,
    Given,
    Kept,
    Left,
    Moved,
    Recovered,
    Refused,
    Rematch,
    Replaced,
    Returned,
    Seated,
    Started,
    StoodIn,
    TakenBack,
)
from calico.table.game.seats import Seat
from calico.table.schema.responses import Terms


class Phase(StrEnum):
    """Where a table stands."""

    GATHERING = "gathering"
    GOALS = "goals"
    PLAY = "play"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of history with its time, and what came of it if it was a move."""

    number: int
    at: int
    line: Kept
    event: Event | None = None
    turn: int | None = None
    name: str | None = None
    """Who it was, as they were called then: seats change hands, and places at the start."""


@dataclass(frozen=True, slots=True)
class Asking:
    """A wish to go back to before move ``number``, and the seats that have not agreed yet."""

    seat: int
    number: int
    waiting_for: frozenset[int]


class Story:
    """A table as its history tells it, from the first seat to the last button."""

    def __init__(self, table_id: str) -> None:
        """A table of which nothing is known yet: :meth:`take` its history."""
        self.id = table_id
        self.entries: list[Entry] = []
        self.seats: tuple[Seat, ...] = ()
        self.game: Game | None = None
        self.asking: Asking | None = None
        self.rematch: str | None = None
        self.since = 0
        """When those who are to act now were first able to, in milliseconds."""
        self.entropy: list[str] = []
        self.has_seen_ahead = False
        """Whether a move was taken back after the bag had shown what came next."""
        self._is_closed = False

    # What is known.

    @property
    def version(self) -> int:
        """How many things have happened here."""
        return len(self.entries)

    @property
    def created(self) -> Created:
        """How it began."""
        line = self.entries[0].line
        if not isinstance(line, Created):  # pragma: no cover
            raise TypeError(line)
        return line

    @property
    def terms(self) -> Terms:
        """What was agreed."""
        return self.created.terms

    @property
    def phase(self) -> Phase:
        """Whether people gather, choose goals, play, or are done."""
        if self._is_closed:
            return Phase.CLOSED
        return Phase.GATHERING if self.game is None else Phase(self.game.phase)

    @property
    def commitment(self) -> str:
        """The promise about the luck (see :mod:`calico.rules.fair`)."""
        return commitment_to(self.created.secret)

    @property
    def seed(self) -> str:
        """The seed of the game, for nobody's eyes before it is over."""
        return seed_of(self.created.secret, self.entropy)

    @property
    def counts(self) -> Counts:
        """What the game counts for on the charts, as things stand (R9.2, R9.3)."""
        terms = self.terms
        return counts_for(
            players=len(self.seats),
            setup=terms.setup,
            variants=terms.variants,
            restriction=terms.restriction,
            scenario=terms.scenario,
            taken_back=self.has_seen_ahead,
        )

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest, those where a bot stands in included."""
        if guest is None:
            return ()
        return tuple(i for i, seat in enumerate(self.seats) if seat.guest == guest)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that are to act: all that have still to choose goals, or the one on turn."""
        if self.game is None or self._is_closed:
            return ()
        if self.game.phase is GamePhase.GOALS:
            return self.game.choosing
        return () if self.game.seat is None else (self.game.seat,)

    @property
    def bots_to_act(self) -> tuple[int, ...]:
        """Those of them that are played by a bot."""
        return tuple(seat for seat in self.waiting_for if self.seats[seat].level is not None)

    @property
    def stand_ins(self) -> dict[int, str]:
        """The seats for which a bot placed a patch or chose goals that is not theirs: its level."""
        away: dict[int, str] = {}
        failed: dict[int, str] = {}
        chose: dict[int, str] = {}
        moved: list[tuple[int, str | None]] = []
        for entry in self.entries:
            match entry.line:
                case Replaced(seat=seat, level=level):
                    away[seat] = level
                    failed.pop(seat, None)
                case Returned(seat=seat):
                    del away[seat]
                    failed.pop(seat, None)
                case StoodIn(seat=seat, level=level):
                    failed[seat] = level
                case Recovered(seat=seat):
                    del failed[seat]
                case Chosen(seat=seat) if seat in away | failed:
                    chose[seat] = (away | failed)[seat]
                case Moved() if entry.event:
                    moved.append((entry.event.seat, (away | failed).get(entry.event.seat)))
                case TakenBack(number=number):
                    del moved[number - 1 :]
                case _:
                    pass
        return chose | {seat: level for seat, level in moved if level is not None}

    def record(self) -> Record:
        """The finished game, with all that is needed to check its luck."""
        if self.game is None or not self.game.is_finished:
            raise TableError("game-not-over")
        terms, stand_ins = self.terms, self.stand_ins
        started, first = next(
            (entry.at, entry.line.first)
            for entry in self.entries
            if isinstance(entry.line, Started)
        )
        meta: dict[str, Any] = {
            "seed": self.seed,
            "fair": {
                "commitment": self.commitment,
                "secret": self.created.secret,
                "entropy": self.entropy,
            },
            "table": self.id,
            "seats": [
                {"kind": seat.kind, "level": seat.level}
                | ({"stand_in": stand_ins[i]} if i in stand_ins else {})
                for i, seat in enumerate(self.seats)
            ],
            "started": started,
            "finished": next(e.at for e in reversed(self.entries) if isinstance(e.line, Moved)),
        }
        if terms.chosen_cats is not None:
            meta["chosen_cats"] = terms.chosen_cats
        names = self.game.names
        if terms.first is None and len(names) > 1:
            meta["seated"] = [*names[len(names) - first :], *names[: len(names) - first]]
        if self.has_seen_ahead:
            meta["taken_back"] = True
        return Record.of(self.game, meta)

    # What happens.

    def take(self, line: Kept, at: int) -> None:
        """Add a line of history, which was decided here or read from storage."""
        event, turn, name = None, None, self._called(line)
        before = self.waiting_for
        match line:
            case Created():
                self.seats = tuple(Seat(s.name, s.guest, s.level, s.here) for s in line.seats)
                self.entropy = list(line.entropy)
            case Seated():
                self._sit(line.seat, Seat(line.name, line.guest, None))
                if line.entropy:
                    self.entropy.append(line.entropy)
            case Left():
                self._sit(line.seat, Seat(None, None, None))
            case Given():
                self._sit(line.seat, Seat(line.name, None, line.level))
            case Started():
                self.seats = self.seats[line.first :] + self.seats[: line.first]
                self.game = self._dealt()
            case Chosen():
                self._playing.choose_goals(line.seat, line.goals)
            case Moved():
                event = self._playing.play(line.move)
                turn, name = event.number, event.name
                if self.seats[event.seat].level is None or self._playing.is_finished:
                    self.asking = None  # a bot does not speak for those who were asked
            case Asked():
                waiting = self._others_at(line.seat)
                self.asking = Asking(line.seat, line.number, frozenset(waiting))
                turn = line.number
            case Agreed():
                if self.asking:
                    same = self.seats_of(self.seats[line.seat].guest)
                    left = self.asking.waiting_for.difference(same)
                    self.asking = replace(self.asking, waiting_for=left)
            case Refused():
                self.asking = None
            case TakenBack():
                self.asking = None
                turn = line.number
                undone = self._playing.events[line.number - 1 :]
                self.has_seen_ahead |= any(event.refill for event in undone)
                while self._playing.turn > line.number:
                    self._playing.undo()
            case Replaced():
                seat = replace(self.seats[line.seat], level=line.level, stand_in=None)
                self._sit(line.seat, seat)
                self.asking = None  # others are there now, who would all have to agree
            case StoodIn():
                self._sit(line.seat, replace(self.seats[line.seat], stand_in=line.level))
            case Recovered():
                self._sit(line.seat, replace(self.seats[line.seat], stand_in=None))
            case Returned():
                seat = replace(self.seats[line.seat], level=None, stand_in=None)
                self._sit(line.seat, seat)
                self.asking = None
            case Closed():
                self._is_closed = True
            case Rematch():
                self.rematch = line.table
        self.entries.append(Entry(self.version + 1, at, line, event, turn, name))
        if self._has_new_time(line, before):
            self.since = at

    def _called(self, line: Kept) -> str | None:
        """The name of whoever ``line`` is about, before it happens."""
        if isinstance(line, Seated | Given):
            return line.name
        seat: int | None = getattr(line, "seat", None)
        return None if seat is None else self.seats[seat].name

    def _has_new_time(self, line: Kept, before: tuple[int, ...]) -> bool:
        """Whether those who are to act after ``line`` have all their time before them."""
        match line:
            case Started() | Moved() | TakenBack():
                return True
            case Chosen():
                return not self._playing.choosing
            case Returned():
                return line.seat in before
            case _:
                return False

    def _sit(self, i: int, seat: Seat) -> None:
        self.seats = (*self.seats[:i], seat, *self.seats[i + 1 :])

    @property
    def _playing(self) -> Game:
        if self.game is None:
            raise TableError("not-started")
        return self.game

    def _dealt(self) -> Game:
        terms = self.terms
        return Game.new(
            [seat.name or "" for seat in self.seats],
            seed=self.seed,
            setup=terms.setup,
            edition=terms.edition,
            variants=terms.variants,
            restriction=terms.restriction,
            scenario=terms.scenario,
            cats=terms.chosen_cats,
            deal_version=self.created.deal,
        )

    def _others_at(self, seat: int) -> list[int]:
        """Seats of other people who are there."""
        guest = self.seats[seat].guest
        return [
            i
            for i, other in enumerate(self.seats)
            if other.kind == "person" and other.guest != guest
        ]

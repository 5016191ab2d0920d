"""The state of a table: who sits there and the game on it, as a fold over its events.

:meth:`TableState.apply` adds one event.  Nothing here decides, waits, stores or sends.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from calico.campaign.counting import Counts, counts_for
from calico.errors import TableError
from calico.rules.event import Event
from calico.rules.game import Game
from calico.rules.luck.fair import commitment_to, seed_of
from calico.rules.position import Phase as GamePhase
from calico.rules.record import Record
from calico.table.game.events import (
    Agreed,
    Asked,
    Chosen,
    Closed,
    Created,
    Given,
    Hinted,
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
    TableEvent,
    TableTerms,
    TakenBack,
)
from calico.table.game.seats import Seat


class TablePhase(StrEnum):
    """How far a table has come."""

    GATHERING = "gathering"
    GOALS = "goals"
    PLAY = "play"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """An event with its number and time, and the turn that was played if it was a move."""

    number: int
    at: int
    event: TableEvent
    played: Event | None = None
    turn: int | None = None
    name: str | None = None
    """Who it was, by their name at that time: seats change hands, and order at the start."""


@dataclass(frozen=True, slots=True)
class PendingTakeBack:
    """A request to go back to before move ``number``, and the seats that have not agreed yet."""

    seat: int
    number: int
    waiting_for: frozenset[int]


class TableState:
    """A table after its events so far."""

    def __init__(self, table_id: str) -> None:
        """A table without events: :meth:`apply` them."""
        self.id = table_id
        self.entries: list[HistoryEntry] = []
        self.seats: tuple[Seat, ...] = ()
        self.game: Game | None = None
        self.pending: PendingTakeBack | None = None
        self.rematch: str | None = None
        self.since = 0
        """When those who are to act now were first able to, in milliseconds."""
        self.entropy: list[str] = []
        self.has_seen_ahead = False
        """Whether a move was taken back after the bag had shown what came next."""
        self._is_closed = False
        self._hinted: dict[tuple[int, int], int] = {}

    @property
    def version(self) -> int:
        """The number of events."""
        return len(self.entries)

    @property
    def created(self) -> Created:
        """The first event."""
        event = self.entries[0].event
        if not isinstance(event, Created):  # pragma: no cover
            raise TypeError(event)
        return event

    @property
    def terms(self) -> TableTerms:
        """What was agreed."""
        return self.created.terms

    @property
    def phase(self) -> TablePhase:
        """Whether people gather, choose goals, play, or are done."""
        if self._is_closed:
            return TablePhase.CLOSED
        return TablePhase.GATHERING if self.game is None else TablePhase(self.game.phase)

    @property
    def commitment(self) -> str:
        """The commitment to the seed (see :mod:`calico.rules.luck.fair`)."""
        return commitment_to(self.created.secret)

    @property
    def seed(self) -> str:
        """The seed of the game, secret until it is over."""
        return seed_of(self.created.secret, self.entropy)

    @property
    def counts(self) -> Counts:
        """What the game counts for on the charts, as things stand (R9.2, R9.3)."""
        return counts_for(
            players=len(self.seats),
            taken_back=self.has_seen_ahead,
            **self.terms.options.to_ids(),
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
            match entry.event:
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
                case Moved() if entry.played:
                    moved.append((entry.played.seat, (away | failed).get(entry.played.seat)))
                case TakenBack(number=number):
                    del moved[number - 1 :]
                case _:
                    pass
        return chose | {seat: level for seat, level in moved if level is not None}

    @property
    def hinted(self) -> tuple[tuple[int, ...], ...]:
        """For each seat the turns in which it had a hint; 0 is the choice of goals."""
        return tuple(
            tuple(sorted(turn for other, turn in self._hinted if other == seat))
            for seat in range(len(self.seats))
        )

    def own_turn(self, seat: int) -> int:
        """Which turn of ``seat`` is to come, counted from 1; 0 is the choice of goals."""
        game = self._playing
        return 0 if game.phase is GamePhase.GOALS else game.placed(seat) + 1

    def record(self) -> Record:
        """The finished game, with all that is needed to check its luck."""
        if self.game is None or not self.game.is_finished:
            raise TableError("game-not-over")
        terms, stand_ins = self.terms, self.stand_ins
        started, first = next(
            (entry.at, entry.event.first)
            for entry in self.entries
            if isinstance(entry.event, Started)
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
            "finished": next(e.at for e in reversed(self.entries) if isinstance(e.event, Moved)),
        }
        if terms.chosen_cats is not None:
            meta["chosen_cats"] = terms.chosen_cats
        names = self.game.names
        if terms.first is None and len(names) > 1:
            meta["seated"] = [*names[len(names) - first :], *names[: len(names) - first]]
        if self.has_seen_ahead:
            meta["taken_back"] = True
        if any(self.hinted):
            meta["hints"] = [list(turns) for turns in self.hinted]
        return Record.of(self.game, meta)

    def apply(self, event: TableEvent, at: int) -> None:
        """Add an event, which was decided just now or read from storage."""
        played, turn, name = None, None, self._name_in(event)
        before = self.waiting_for
        match event:
            case Created():
                self.seats = tuple(Seat(s.name, s.guest, s.level, s.here) for s in event.seats)
                self.entropy = list(event.entropy)
            case Seated():
                self._sit(event.seat, Seat(event.name, event.guest, None))
                if event.entropy:
                    self.entropy.append(event.entropy)
            case Left():
                self._sit(event.seat, Seat(None, None, None))
            case Given():
                self._sit(event.seat, Seat(event.name, None, event.level))
            case Started():
                self.seats = self.seats[event.first :] + self.seats[: event.first]
                self.game = self._dealt()
            case Chosen():
                self._playing.choose_goals(event.seat, event.goals)
            case Moved():
                played = self._playing.play(event.move)
                turn, name = played.number, played.name
                if self.seats[played.seat].level is None or self._playing.is_finished:
                    self.pending = None  # a bot cannot agree for anybody
            case Asked():
                waiting = self._others_at(event.seat)
                self.pending = PendingTakeBack(event.seat, event.number, frozenset(waiting))
                turn = event.number
            case Agreed():
                if self.pending:
                    same = self.seats_of(self.seats[event.seat].guest)
                    left = self.pending.waiting_for.difference(same)
                    self.pending = replace(self.pending, waiting_for=left)
            case Refused():
                self.pending = None
            case TakenBack():
                self.pending = None
                turn = event.number
                undone = self._playing.events[event.number - 1 :]
                self.has_seen_ahead |= any(turn_played.refill for turn_played in undone)
                while self._playing.turn > event.number:
                    self._playing.undo()
            case Replaced():
                seat = replace(self.seats[event.seat], level=event.level, stand_in=None)
                self._sit(event.seat, seat)
                self.pending = None  # others are there now, who would all have to agree
            case StoodIn():
                self._sit(event.seat, replace(self.seats[event.seat], stand_in=event.level))
            case Recovered():
                self._sit(event.seat, replace(self.seats[event.seat], stand_in=None))
            case Returned():
                seat = replace(self.seats[event.seat], level=None, stand_in=None)
                self._sit(event.seat, seat)
                self.pending = None
            case Hinted():
                self._hinted[event.seat, event.turn] = event.stage
            case Closed():
                self._is_closed = True
            case Rematch():
                self.rematch = event.table
        self.entries.append(HistoryEntry(self.version + 1, at, event, played, turn, name))
        if self._has_new_time(event, before):
            self.since = at

    def _name_in(self, event: TableEvent) -> str | None:
        """The name of whoever ``event`` is about, before it happens."""
        if isinstance(event, Seated | Given):
            return event.name
        seat: int | None = getattr(event, "seat", None)
        return None if seat is None else self.seats[seat].name

    def _has_new_time(self, event: TableEvent, before: tuple[int, ...]) -> bool:
        """Whether those who are to act after ``event`` have all their time before them."""
        match event:
            case Started() | Moved() | TakenBack():
                return True
            case Chosen():
                return not self._playing.choosing
            case Returned():
                return event.seat in before
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
        return Game.new(
            [seat.name or "" for seat in self.seats],
            options=self.terms.options,
            seed=self.seed,
            cats=self.terms.chosen_cats,
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

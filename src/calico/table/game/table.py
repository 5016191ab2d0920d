"""A table: what each person may do there.

The methods decide about a request: they change nothing, and return the events that would follow, or
raise a :class:`~calico.errors.TableError`.  :meth:`Table.apply` adds an event to the table.
Nothing here waits, stores or sends.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

from calico.errors import TableError
from calico.rules.luck.deal import VERSION, first_seat
from calico.rules.luck.fair import seed_of
from calico.rules.notation import Move
from calico.rules.setup import parse_cat
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
    Replaced,
    Returned,
    Seated,
    Started,
    StoodIn,
    Stored,
    StoredSeat,
    TableEvent,
    TableTerms,
    TakenBack,
)
from calico.table.game.seats import (
    Seat,
    SeatKind,
    bot_name,
    check_level,
    distinct,
    new_seat,
)
from calico.table.game.spec import SeatFor, SeatSpec, TableSpec
from calico.table.game.state import TablePhase, TableState

E = TypeVar("E", bound=Stored)

STAND_IN = "decent"
"""The bot that continues for a person who leaves, and for a bot that fails."""
STAND_INS = (STAND_IN, "strong", "master")
"""The bots that may replace a person: none that plays badly."""
MOST_SEATINGS = 10
"""How often one guest may take a seat at a table."""
MOST_DEPARTURES = 100
"""The most departures before the game; afterwards nobody can take a seat."""
MOST_RETURNS = 20
"""How often one guest may come back to a game."""
MOST_ASKED = 200
"""How often one guest may ask to go back."""


class Table(TableState):
    """One table, and the requests that it decides about."""

    @staticmethod
    def create(
        spec: TableSpec,
        host: str,
        name: str,
        before: str | None = None,
        *,
        secret: str | None = None,
        daily: str | None = None,
    ) -> list[TableEvent]:
        """The first events of the table that ``host``, whose name is ``name``, requests.

        The ``secret`` of the seed is random, except for the ``daily`` quilt, where all have the
        same.
        """
        count = len(spec.seats)
        spec.options.check_players(count)
        if spec.cats is not None:
            spec.options.check_cats([parse_cat(cat) for cat in spec.cats], count)
        if spec.first is not None and spec.first >= count:
            raise TableError("no-such-seat", text=spec.first, last=count - 1)
        if sum(seat.kind is SeatFor.ME for seat in spec.seats) > 1:
            raise TableError("me-twice")
        if all(seat.kind is SeatFor.BOT for seat in spec.seats):
            raise TableError("no-person")
        seats: list[StoredSeat] = []
        for seat in spec.seats:
            seats.append(new_seat(seat, host, name, [other.name for other in seats]))
        hints = spec.hints
        if hints is None:
            hints = all(seat.kind is not SeatFor.OPEN for seat in spec.seats)
        terms = TableTerms(
            **spec.options.to_ids(),
            chosen_cats=None if spec.cats is None else list(spec.cats),
            first=spec.first,
            turn_seconds=spec.turn_seconds,
            listed=spec.listed,
            take_back=spec.take_back,
            hints=daily is None and hints,
        )
        created = Created(
            terms=terms,
            seats=seats,
            host=host,
            secret=secret or secrets.token_hex(32),
            entropy=[spec.entropy] if spec.entropy else [],
            before=before,
            daily=daily,
            deal=VERSION,
        )
        table = Table("")
        table.apply(created, 0)
        return [created, *table._start(0, table.entropy)]

    def sit(
        self, guest: str, name: str, seat: int | None = None, entropy: str = ""
    ) -> list[TableEvent]:
        """Take an open seat; nothing follows if one has a seat already."""
        mine = self.seats_of(guest)
        if mine and (seat is None or seat in mine or self.game):
            return []
        self._check(TablePhase.GATHERING)
        if mine:
            raise TableError("seated-already")
        if seat is None:
            free = [i for i, other in enumerate(self.seats) if other.kind == "open"]
            if not free:
                raise TableError("table-full")
            seat = free[0]
        elif self._seat(seat).kind != "open":
            raise TableError("seat-taken")
        self._check_often(MOST_SEATINGS, Seated, lambda event: event.guest == guest)
        if self._count(Left) >= MOST_DEPARTURES:
            raise TableError("restless-table", n=MOST_DEPARTURES)
        name = distinct(name, [other.name for other in self.seats])
        added = [*self.entropy, entropy] if entropy else self.entropy
        seated = Seated(seat=seat, guest=guest, name=name, entropy=entropy)
        return [seated, *self._start(1, added)]

    def give(self, guest: str, seat: int, level: str) -> list[TableEvent]:
        """Give an open seat to a bot, as the host may."""
        self._check(TablePhase.GATHERING)
        if guest != self.created.host:
            raise TableError("host-only")
        if self._seat(seat).kind != "open":
            raise TableError("seat-taken")
        if all(other.kind == "bot" for i, other in enumerate(self.seats) if i != seat):
            raise TableError("no-person")
        name = bot_name(check_level(level), [other.name for other in self.seats])
        given = Given(seat=seat, name=name, level=level)
        return [given, *self._start(1, self.entropy)]

    def _start(self, filled: int, entropy: Sequence[str]) -> list[TableEvent]:
        """The start of the game, if ``filled`` more seats make the table full."""
        if sum(seat.kind == "open" for seat in self.seats) > filled:
            return []
        first = self.terms.first
        if first is None:
            first = first_seat(len(self.seats), seed_of(self.created.secret, entropy))
        return [Started(first=first)]

    def leave(self, guest: str) -> list[TableEvent]:
        """Leave the table: before the game the seat is open again, during it a bot continues.

        A table is closed if its host leaves before the game, or its only person; not if others can
        come back to it.
        """
        mine = self.seats_of(guest)
        if self.phase is TablePhase.GATHERING and guest == self.created.host:
            return [Closed()]
        if not mine:
            raise TableError("not-seated")
        if self.phase is TablePhase.GATHERING:
            return [Left(seat=seat) for seat in mine]
        self._check(TablePhase.GOALS, TablePhase.PLAY)
        if all(seat.guest in (None, guest) for seat in self.seats):
            return [Closed()]
        events: list[TableEvent] = [
            Replaced(seat=seat, level=STAND_IN)
            for seat in mine
            if self.seats[seat].kind == "person"
        ]
        if not events:
            raise TableError("away-already")
        return events

    def choose_goals(self, guest: str, seat: int, goals: dict[str, str]) -> list[TableEvent]:
        """Choose goals for a seat of one's own (R2.4); nothing follows if they are chosen."""
        if self.phase in (TablePhase.GATHERING, TablePhase.CLOSED):
            self._check(TablePhase.GOALS)
        if self._seat(seat).guest == guest and seat not in self._playing.choosing:
            return []
        self._check_own(guest, seat)
        twin = self._playing.copy()
        twin.choose_goals(seat, goals)
        return [Chosen(seat=seat, goals=(goals["b3"], goals["c4"], goals["d2"]))]

    def move(self, guest: str, number: int, move: str) -> list[TableEvent]:
        """Play move ``number``; nothing follows if that has been played or is not yet to play."""
        if self.phase in (TablePhase.GATHERING, TablePhase.GOALS, TablePhase.CLOSED):
            self._check(TablePhase.PLAY)
        if not self.seats_of(guest):
            raise TableError("not-seated")
        if number != self._playing.turn or self._playing.seat is None:
            return []
        self._check_own(guest, self._playing.seat)
        return self._moved(move)

    def _moved(self, move: str) -> list[TableEvent]:
        parsed = Move.parse(move)
        reason = self._playing.why_illegal(parsed)
        if reason is not None:
            raise reason
        return [Moved(move=str(parsed))]

    def bot_acts(
        self,
        seat: int,
        answer: str | tuple[str, str, str],
        number: int | None = None,
        stand_in: str | None = None,
    ) -> list[TableEvent]:
        """The move or the goals that the bot of ``seat``, or its ``stand_in``, answered with.

        Nothing follows if it is not to act now, or was asked about another move than ``number``.
        """
        if seat not in self.bots_to_act or number not in (None, self._playing.turn):
            return []
        events: list[TableEvent] = []
        if stand_in != self.seats[seat].stand_in:
            events.append(StoodIn(seat=seat, level=stand_in) if stand_in else Recovered(seat=seat))
        if isinstance(answer, str):
            return [*events, *self._moved(answer)]
        self._playing.copy().choose_goals(seat, answer)
        return [*events, Chosen(seat=seat, goals=answer)]

    def ask_back(self, guest: str, number: int) -> list[TableEvent]:
        """Ask to go back to before move ``number``."""
        self._check(TablePhase.PLAY)
        if not self.terms.take_back:
            raise TableError("no-take-back")
        mine = [seat for seat in self.seats_of(guest) if self.seats[seat].kind == "person"]
        if not mine:
            raise TableError("not-seated")
        if not 1 <= number < self._playing.turn:
            raise TableError("no-such-move", text=number, last=self._playing.turn - 1)
        if self.pending:
            raise TableError("asked-already")
        self._check_often(MOST_ASKED, Asked, lambda event: event.seat in mine)
        by = self._playing.events[number - 1].seat
        seat = by if by in mine else mine[0]
        asked = Asked(seat=seat, number=number)
        return [asked] if self._others_at(seat) else [asked, TakenBack(number=number)]

    def answer_back(self, guest: str, agree: bool) -> list[TableEvent]:
        """Agree to going back, or not; with the last who agrees the game goes back."""
        self._check(TablePhase.PLAY)
        pending = self.pending
        if pending is None:
            raise TableError("nobody-asked")
        mine = [seat for seat in self.seats_of(guest) if seat in pending.waiting_for]
        if not mine:
            raise TableError("not-your-answer")
        if not agree:
            return [Refused(seat=mine[0])]
        agreed = Agreed(seat=mine[0])
        if pending.waiting_for.difference(self.seats_of(guest)):
            return [agreed]
        return [agreed, TakenBack(number=pending.number)]

    def replace(self, guest: str, seat: int, level: str, now: int) -> list[TableEvent]:
        """Let a bot finish for somebody who has had more than the table's time."""
        self._check(TablePhase.GOALS, TablePhase.PLAY)
        if not self.seats_of(guest):
            raise TableError("not-seated")
        if self._seat(seat).kind != "person" or seat not in self.waiting_for:
            raise TableError("not-waiting-for", text=seat)
        if self.seats[seat].guest == guest:
            raise TableError("not-yourself")
        seconds = self.terms.turn_seconds
        if seconds is None:
            raise TableError("no-time-limit")
        if now < self.since + 1000 * seconds:
            left = (self.since + 1000 * seconds - now + 999) // 1000
            raise TableError("still-time", n=left)
        if level not in STAND_INS:
            raise TableError("no-stand-in", text=level, known=", ".join(STAND_INS))
        return [Replaced(seat=seat, level=level)]

    def come_back(self, guest: str) -> list[TableEvent]:
        """Take one's seats over from the bot that stood in."""
        away = [seat for seat in self.seats_of(guest) if self.seats[seat].kind == "away"]
        self._check(TablePhase.GOALS, TablePhase.PLAY)
        if not away:
            raise TableError("not-away")
        self._check_often(MOST_RETURNS, Returned, lambda event: event.seat in away)
        return [Returned(seat=seat) for seat in away]

    def rematch_spec(self, guest: str) -> TableSpec:
        """The table for a rematch that ``guest`` creates: same terms and seats, others' open."""
        self._check(TablePhase.FINISHED, TablePhase.CLOSED)
        if not self.seats_of(guest) and guest != self.created.host:
            raise TableError("not-seated")
        seats: list[SeatSpec] = []
        for seat in self.seats:
            if seat.kind is SeatKind.BOT:
                spec = SeatSpec(SeatFor.BOT, level=seat.level)
            elif seat.guest != guest:
                spec = SeatSpec(SeatFor.OPEN)
            elif seat.here or any(other.kind is SeatFor.ME for other in seats):
                spec = SeatSpec(SeatFor.HERE, name=seat.name)
            else:
                spec = SeatSpec(SeatFor.ME, name=seat.name)
            seats.append(spec)
        terms = self.terms
        return TableSpec(
            seats=seats,
            options=terms.options,
            cats=terms.chosen_cats,
            turn_seconds=terms.turn_seconds,
            listed=terms.listed,
            take_back=terms.take_back,
            hints=terms.hints,
        )

    def check_hint(self, guest: str, seat: int, number: int | None) -> None:
        """Refuse a hint about move ``number``, or about goals, unless ``seat`` is to act now."""
        if self.created.daily:
            raise TableError("hint-daily")
        self._check(TablePhase.GOALS, TablePhase.PLAY)
        if not self.terms.hints:
            raise TableError("no-hints")
        self._check_own(guest, seat)
        turn = self._playing.turn if self.phase is TablePhase.PLAY else None
        if seat not in self.waiting_for or number != turn:
            raise TableError("hint-turn")

    def hint(self, guest: str, seat: int, number: int | None, stage: int) -> list[TableEvent]:
        """A hint was shown; nothing follows if as much of it was before."""
        self.check_hint(guest, seat, number)
        turn = self.own_turn(seat)
        if self._hinted.get((seat, turn), 0) >= stage:
            return []
        return [Hinted(seat=seat, turn=turn, stage=stage)]

    def _check(self, *phases: TablePhase) -> None:
        if self.phase not in phases:
            raise TableError(f"table-is-{self.phase}")

    def _check_often(self, most: int, kind: type[E], is_own: Callable[[E], bool]) -> None:
        """Refuse what a guest has done too often, as events are stored permanently."""
        if self._count(kind, is_own) >= most:
            raise TableError("too-often", n=most)

    def _count(self, kind: type[E], is_meant: Callable[[E], bool] = lambda _: True) -> int:
        events = (entry.event for entry in self.entries)
        return sum(isinstance(event, kind) and is_meant(event) for event in events)

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise TableError("no-such-seat", text=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    def _check_own(self, guest: str, seat: int) -> None:
        if self._seat(seat).guest != guest:
            raise TableError("not-your-seat")
        if self.seats[seat].kind == "away":
            raise TableError("away-already")

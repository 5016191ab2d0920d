"""A table: what each person may do there.

The methods decide what somebody asked for: they change nothing, and return the lines that would
follow, or raise a :class:`~calico.errors.TableError`.  :meth:`Table.take` lets a line happen.
Nothing here waits, stores or sends.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

from calico.errors import TableError
from calico.rules.deal import VERSION, first_seat
from calico.rules.fair import seed_of
from calico.rules.notation import Move
from calico.rules.options import Options
from calico.rules.setup import parse_cat
from calico.table.game.events import (
    Agreed,
    Asked,
    Chosen,
    Closed,
    Created,
    Given,
    Kept,
    Left,
    Line,
    Moved,
    Recovered,
    Refused,
    Replaced,
    Returned,
    Seated,
    SeatKept,
    Started,
    StoodIn,
    TakenBack,
)
from calico.table.game.seats import Seat, bot_name, check_level, distinct, made
from calico.table.game.state import Phase, Story
from calico.table.schema.requests import SeatWish, TableWish
from calico.table.schema.responses import Terms

L = TypeVar("L", bound=Line)

STAND_IN = "decent"
"""Who goes on for a person who leaves, and for a bot that fails."""
STAND_INS = (STAND_IN, "strong", "master")
"""Whom others may let go on for somebody: nobody who would play badly for them."""
MOST_SEATINGS = 10
"""How often one guest may sit down at a table."""
MOST_DEPARTURES = 100
"""After so many have left before the game, nobody sits down any more."""
MOST_RETURNS = 20
"""How often one guest may come back to a game."""
MOST_ASKED = 200
"""How often one guest may ask to go back."""


class Table(Story):
    """One table, and what people ask for there."""

    @staticmethod
    def create(
        wish: TableWish,
        host: str,
        name: str,
        before: str | None = None,
        *,
        secret: str | None = None,
        daily: str | None = None,
    ) -> list[Kept]:
        """The first lines of the table that ``host``, called ``name``, wishes for.

        The ``secret`` of the luck is made up, but for the ``daily`` quilt, where all have the same.
        """
        options = Options.from_ids(
            setup=wish.setup,
            edition=wish.edition,
            variants=wish.variants,
            restriction=wish.restriction,
            scenario=wish.scenario,
        )
        options.check_players(len(wish.seats))
        if wish.cats is not None:
            options.check_cats([parse_cat(cat) for cat in wish.cats], len(wish.seats))
        if wish.first is not None and wish.first >= len(wish.seats):
            raise TableError("no-such-seat", text=wish.first, last=len(wish.seats) - 1)
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise TableError("me-twice")
        if all(seat.kind == "bot" for seat in wish.seats):
            raise TableError("no-person")
        seats: list[SeatKept] = []
        for seat in wish.seats:
            seats.append(made(seat, host, name, [other.name for other in seats]))
        terms = Terms(
            setup=wish.setup,
            edition=wish.edition,
            variants=list(wish.variants),
            restriction=wish.restriction,
            scenario=wish.scenario,
            chosen_cats=wish.cats,
            first=wish.first,
            turn_seconds=wish.turn_seconds,
            listed=wish.listed,
            take_back=wish.take_back,
        )
        created = Created(
            terms=terms,
            seats=seats,
            host=host,
            secret=secret or secrets.token_hex(32),
            entropy=[wish.entropy] if wish.entropy else [],
            before=before,
            daily=daily,
            deal=VERSION,
        )
        table = Table("")
        table.take(created, 0)
        return [created, *table._start(0, table.entropy)]

    def sit(self, guest: str, name: str, seat: int | None = None, entropy: str = "") -> list[Kept]:
        """Take an open seat; nothing follows if one has a seat already."""
        mine = self.seats_of(guest)
        if mine and (seat is None or seat in mine or self.game):
            return []
        self._check(Phase.GATHERING)
        if mine:
            raise TableError("seated-already")
        if seat is None:
            free = [i for i, other in enumerate(self.seats) if other.kind == "open"]
            if not free:
                raise TableError("table-full")
            seat = free[0]
        elif self._seat(seat).kind != "open":
            raise TableError("seat-taken")
        self._check_often(MOST_SEATINGS, Seated, lambda line: line.guest == guest)
        if self._count(Left) >= MOST_DEPARTURES:
            raise TableError("restless-table", n=MOST_DEPARTURES)
        name = distinct(name, [other.name for other in self.seats])
        added = [*self.entropy, entropy] if entropy else self.entropy
        line = Seated(seat=seat, guest=guest, name=name, entropy=entropy)
        return [line, *self._start(1, added)]

    def give(self, guest: str, seat: int, level: str) -> list[Kept]:
        """Give an open seat to a bot, as the host may."""
        self._check(Phase.GATHERING)
        if guest != self.created.host:
            raise TableError("host-only")
        if self._seat(seat).kind != "open":
            raise TableError("seat-taken")
        if all(other.kind == "bot" for i, other in enumerate(self.seats) if i != seat):
            raise TableError("no-person")
        name = bot_name(check_level(level), [other.name for other in self.seats])
        line = Given(seat=seat, name=name, level=level)
        return [line, *self._start(1, self.entropy)]

    def _start(self, filled: int, entropy: Sequence[str]) -> list[Kept]:
        """The start of the game, if ``filled`` more seats make the table full."""
        if sum(seat.kind == "open" for seat in self.seats) > filled:
            return []
        first = self.terms.first
        if first is None:
            first = first_seat(len(self.seats), seed_of(self.created.secret, entropy))
        return [Started(first=first)]

    def leave(self, guest: str) -> list[Kept]:
        """Leave the table: before the game the seat is open again, in it a bot goes on.

        A table whose host leaves before the game, or that the only person leaves, is given up;
        one that others may come back to is not.
        """
        mine = self.seats_of(guest)
        if self.phase is Phase.GATHERING and guest == self.created.host:
            return [Closed()]
        if not mine:
            raise TableError("not-seated")
        if self.phase is Phase.GATHERING:
            return [Left(seat=seat) for seat in mine]
        self._check(Phase.GOALS, Phase.PLAY)
        if all(seat.guest in (None, guest) for seat in self.seats):
            return [Closed()]
        lines: list[Kept] = [
            Replaced(seat=seat, level=STAND_IN)
            for seat in mine
            if self.seats[seat].kind == "person"
        ]
        if not lines:
            raise TableError("away-already")
        return lines

    def choose_goals(self, guest: str, seat: int, goals: dict[str, str]) -> list[Kept]:
        """Choose goals for a seat of one's own (R2.4); nothing follows if they are chosen."""
        if self.phase in (Phase.GATHERING, Phase.CLOSED):
            self._check(Phase.GOALS)
        if self._seat(seat).guest == guest and seat not in self._playing.choosing:
            return []
        self._check_own(guest, seat)
        twin = self._playing.copy()
        twin.choose_goals(seat, goals)
        return [Chosen(seat=seat, goals=(goals["b3"], goals["c4"], goals["d2"]))]

    def move(self, guest: str, number: int, move: str) -> list[Kept]:
        """Play move ``number``; nothing follows if that has been played or is not yet to play."""
        if self.phase in (Phase.GATHERING, Phase.GOALS, Phase.CLOSED):
            self._check(Phase.PLAY)
        if not self.seats_of(guest):
            raise TableError("not-seated")
        if number != self._playing.turn or self._playing.seat is None:
            return []
        self._check_own(guest, self._playing.seat)
        return self._moved(move)

    def _moved(self, move: str) -> list[Kept]:
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
    ) -> list[Kept]:
        """The move or the goals that the bot of ``seat``, or its ``stand_in``, answered with.

        Nothing follows if it is not to act now, or was asked about another move than ``number``.
        """
        if seat not in self.bots_to_act or number not in (None, self._playing.turn):
            return []
        lines: list[Kept] = []
        if stand_in != self.seats[seat].stand_in:
            lines.append(StoodIn(seat=seat, level=stand_in) if stand_in else Recovered(seat=seat))
        if isinstance(answer, str):
            return [*lines, *self._moved(answer)]
        self._playing.copy().choose_goals(seat, answer)
        return [*lines, Chosen(seat=seat, goals=answer)]

    def ask_back(self, guest: str, number: int) -> list[Kept]:
        """Ask to go back to before move ``number``."""
        self._check(Phase.PLAY)
        if not self.terms.take_back:
            raise TableError("no-take-back")
        mine = [seat for seat in self.seats_of(guest) if self.seats[seat].kind == "person"]
        if not mine:
            raise TableError("not-seated")
        if not 1 <= number < self._playing.turn:
            raise TableError("no-such-move", text=number, last=self._playing.turn - 1)
        if self.asking:
            raise TableError("asked-already")
        self._check_often(MOST_ASKED, Asked, lambda line: line.seat in mine)
        by = self._playing.events[number - 1].seat
        seat = by if by in mine else mine[0]
        asked = Asked(seat=seat, number=number)
        return [asked] if self._others_at(seat) else [asked, TakenBack(number=number)]

    def answer_back(self, guest: str, agree: bool) -> list[Kept]:
        """Agree to going back, or not; with the last who agrees the game goes back."""
        self._check(Phase.PLAY)
        asking = self.asking
        if asking is None:
            raise TableError("nobody-asked")
        mine = [seat for seat in self.seats_of(guest) if seat in asking.waiting_for]
        if not mine:
            raise TableError("not-your-answer")
        if not agree:
            return [Refused(seat=mine[0])]
        agreed = Agreed(seat=mine[0])
        if asking.waiting_for.difference(self.seats_of(guest)):
            return [agreed]
        return [agreed, TakenBack(number=asking.number)]

    def replace(self, guest: str, seat: int, level: str, now: int) -> list[Kept]:
        """Let a bot finish for somebody who has had more than the table's time."""
        self._check(Phase.GOALS, Phase.PLAY)
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

    def come_back(self, guest: str) -> list[Kept]:
        """Take one's seats over from the bot that stood in."""
        away = [seat for seat in self.seats_of(guest) if self.seats[seat].kind == "away"]
        self._check(Phase.GOALS, Phase.PLAY)
        if not away:
            raise TableError("not-away")
        self._check_often(MOST_RETURNS, Returned, lambda line: line.seat in away)
        return [Returned(seat=seat) for seat in away]

    def wish_again(self, guest: str) -> TableWish:
        """The wish for a rematch: the same terms and seats, open for the others."""
        self._check(Phase.FINISHED, Phase.CLOSED)
        if not self.seats_of(guest) and guest != self.created.host:
            raise TableError("not-seated")
        terms = self.terms
        seats: list[SeatWish] = []
        for seat in self.seats:
            if seat.guest is None:
                wish = (
                    SeatWish(kind="bot", level=seat.level) if seat.level else SeatWish(kind="open")
                )
            elif seat.guest != guest:
                wish = SeatWish(kind="open")
            elif seat.here or any(other.kind == "me" for other in seats):
                wish = SeatWish(kind="here", name=seat.name)
            else:
                wish = SeatWish(kind="me", name=seat.name)
            seats.append(wish)
        return TableWish.model_validate(
            terms.model_dump(exclude={"chosen_cats", "first"})
            | {"cats": terms.chosen_cats, "seats": seats}
        )

    def _check(self, *phases: Phase) -> None:
        if self.phase not in phases:
            raise TableError(f"table-is-{self.phase}")

    def _check_often(self, most: int, kind: type[L], is_own: Callable[[L], bool]) -> None:
        """Refuse what one guest has done so often already, as a history is kept forever."""
        if self._count(kind, is_own) >= most:
            raise TableError("too-often", n=most)

    def _count(self, kind: type[L], is_meant: Callable[[L], bool] = lambda _: True) -> int:
        lines = (entry.line for entry in self.entries)
        return sum(isinstance(line, kind) and is_meant(line) for line in lines)

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise TableError("no-such-seat", text=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    def _check_own(self, guest: str, seat: int) -> None:
        if self._seat(seat).guest != guest:
            raise TableError("not-your-seat")
        if self.seats[seat].kind == "away":
            raise TableError("away-already")

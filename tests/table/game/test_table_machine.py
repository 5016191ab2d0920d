"""People who do anything at any time: whatever they do, the table keeps its promises."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from calico.errors import CalicoError
from calico.rules.luck.fair import verify
from calico.rules.record import Record
from calico.table.game.events import Rematch, TableEvent
from calico.table.game.state import TablePhase
from calico.table.game.table import Table
from calico.table.schema.views import ViewCache
from support.people import HOST, SECOND, SavedTable, message, of_kind, some_goals, some_move
from support.reference.seen import KINDS

GUESTS = (HOST, "guest-of-bo", "guest-of-cy", "guest-of-di", "guest-of-eve")
VIEWERS = (None, *GUESTS)

guests = st.sampled_from(GUESTS)
seats = st.integers(0, 4)
luck = st.integers(0, 2**16).map(Random)


class People(RuleBasedStateMachine):
    """One table after the other, and five people who may or may not sit there."""

    saved: SavedTable
    shown: ViewCache
    """What is sent as it goes along, without making anything twice."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()

    @initialize(
        kind=st.sampled_from(KINDS),
        seats=st.lists(
            st.sampled_from(("me", "here", "open", "open", "bot")), min_size=4, max_size=4
        ),
        take_back=st.booleans(),
        limit=st.sampled_from((None, 10)),
        entropy=st.text(max_size=5),
    )
    def make(
        self,
        kind: dict[str, Any],
        seats: list[str],
        take_back: bool,
        limit: int | None,
        entropy: str,
    ) -> None:
        sitting: list[str] = []
        for seat in seats[: kind["players"]]:
            sitting.append("here" if seat == "me" and "me" in sitting else seat)
        if set(sitting) == {"bot"}:  # a table needs a person
            sitting[0] = "open"
        terms: dict[str, Any] = {"take_back": take_back, "turn_seconds": limit, "entropy": entropy}
        self.saved = SavedTable(of_kind(kind, sitting, **terms))
        self.shown = ViewCache(self.saved.table)

    def try_to(self, decide: Callable[[], list[TableEvent]]) -> None:
        """Somebody asks for something; deciding, or refusing, changes nothing by itself."""
        before = self.messages(self.saved.table)
        try:
            lines = decide()
        except CalicoError as error:
            lines = []
            self.said.add(str(error))
        assert self.messages(self.saved.table) == before
        self.saved.do(lines)

    @staticmethod
    def messages(table: Table) -> list[bytes]:
        return [message(table, guest) for guest in VIEWERS]

    @rule(guest=guests, seat=st.none() | seats, entropy=st.text(max_size=3))
    def sit(self, guest: str, seat: int | None, entropy: str) -> None:
        name = GUESTS.index(guest) % 3 * "B" + "o"
        self.try_to(lambda: self.saved.table.sit(guest, name, seat, entropy))

    @rule(guest=guests, seat=seats, level=st.sampled_from(("dice", "decent", "chess")))
    def give(self, guest: str, seat: int, level: str) -> None:
        self.try_to(lambda: self.saved.table.give(guest, seat, level))

    @rule(guest=guests)
    def leave(self, guest: str) -> None:
        others = {seat.guest for seat in self.saved.table.seats} - {guest, None}
        if guest != HOST and others:  # a table that is given up has little left to try
            self.try_to(lambda: self.saved.table.leave(guest))

    @precondition(
        lambda self: self.saved.table.phase is TablePhase.PLAY and self.saved.table.version > 60
    )
    @rule(guest=guests)
    def leave_for_good(self, guest: str) -> None:
        self.try_to(lambda: self.saved.table.leave(guest))

    @precondition(lambda self: self.saved.table.game)
    @rule(guest=guests, seat=seats, rng=luck)
    def choose(self, guest: str, seat: int, rng: Random) -> None:
        goals = some_goals(self.saved.game, seat % self.saved.game.players, rng)
        wish = dict(zip(("b3", "c4", "d2"), goals, strict=True))
        self.try_to(lambda: self.saved.table.choose_goals(guest, seat, wish))

    @rule(guest=guests, number=st.integers(1, 90), move=st.sampled_from(("Ms@a1 Yd", "cat")))
    def move_anything(self, guest: str, number: int, move: str) -> None:
        self.try_to(lambda: self.saved.table.move(guest, number, move))

    @precondition(lambda self: self.saved.table.waiting_for)
    @rule(rng=luck, times=st.integers(1, 30))
    def play_on(self, rng: Random, times: int) -> None:
        for _ in range(times):
            if self.saved.table.waiting_for:
                self.saved.act(rng)

    @precondition(lambda self: self.saved.table.phase is TablePhase.PLAY)
    @rule(rng=luck)
    def play_and_repeat(self, rng: Random) -> None:
        table, game = self.saved.table, self.saved.game
        seat, number, move = game.seat, game.turn, str(some_move(game, rng))
        assert seat is not None
        guest = table.seats[seat].guest
        if table.seats[seat].kind == "person" and guest is not None:
            assert self.saved.do(table.move(guest, number, move)) == ["moved"]
            for other in {seat.guest for seat in table.seats} - {None}:
                assert other is not None
                assert table.move(other, number, move) == []

    @rule(guest=guests, number=st.integers(1, 90))
    def ask_back(self, guest: str, number: int) -> None:
        self.try_to(lambda: self.saved.table.ask_back(guest, number))

    @precondition(lambda self: self.saved.table.pending)
    @rule(guest=guests, agree=st.sampled_from((True, True, False)))
    def answer_back(self, guest: str, agree: bool) -> None:
        self.try_to(lambda: self.saved.table.answer_back(guest, agree))

    @precondition(lambda self: self.saved.table.waiting_for)
    @rule(guest=guests, seat=seats, late=st.booleans())
    def replace(self, guest: str, seat: int, late: bool) -> None:
        now = self.saved.now + 20 * SECOND * late
        self.try_to(lambda: self.saved.table.replace(guest, seat, "decent", now))

    @rule(guest=guests)
    def come_back(self, guest: str) -> None:
        self.try_to(lambda: self.saved.table.come_back(guest))

    @precondition(lambda self: self.saved.table.phase in (TablePhase.FINISHED, TablePhase.CLOSED))
    @rule(guest=guests)
    def rematch(self, guest: str) -> None:
        try:
            wish = self.saved.table.rematch_spec(guest)
        except CalicoError:
            return
        self.saved.do([Rematch(table="another")])
        self.saved = SavedTable(wish, guest, "Again")
        self.shown = ViewCache(self.saved.table)

    @invariant()
    def people_are_who_they_are(self) -> None:
        table = self.saved.table
        named = [seat.name for seat in table.seats if seat.name is not None]
        assert len(set(named)) == len(named)
        assert all((seat.name is None) == (seat.kind == "open") for seat in table.seats)
        if table.game:
            assert table.game.names == tuple(named)

    @invariant()
    def the_story_told_again_is_the_same(self) -> None:
        again = self.saved.again()
        messages = self.messages(again)
        assert messages == self.messages(self.saved.table)
        assert messages == [self.shown.view(guest).model_dump_json().encode() for guest in VIEWERS]
        assert again.since == self.saved.table.since

    @invariant()
    def somebody_is_to_act_while_a_game_goes_on(self) -> None:
        table = self.saved.table
        assert bool(table.waiting_for) == (table.phase in (TablePhase.GOALS, TablePhase.PLAY))
        if table.pending:
            assert table.phase is TablePhase.PLAY
            assert table.pending.waiting_for
            assert all(table.seats[seat].kind == "person" for seat in table.pending.waiting_for)

    def teardown(self) -> None:
        """However it stands, the game can be played to its end, and its luck checked."""
        assert all(said.isprintable() for said in self.said)
        saved = getattr(self, "saved", None)
        if saved is None or saved.table.phase is TablePhase.CLOSED:
            return
        for i, seat in enumerate(saved.table.seats):
            if seat.kind == "open":
                saved.do(saved.table.sit(f"late guest {i}", "Late"))
        saved.finish(Random(1))
        assert saved.table.phase is TablePhase.FINISHED
        record = Record.parse(saved.table.record().dumps())
        assert all(check.agrees for check in verify(record))
        assert record.replay().winners == saved.game.winners


TestPeople = People.TestCase
TestPeople.settings = settings(max_examples=20, stateful_step_count=30)

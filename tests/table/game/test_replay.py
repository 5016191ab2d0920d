"""Looking back at a finished game: its positions, the verdict, nothing too early."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from calico.errors import RecordError, TableError
from calico.rules.options import Options
from calico.rules.record import Record
from calico.rules.score import Decider, tie_break
from calico.table.game import lesson
from calico.table.game.events import Agreed, Asked, Created, Moved, Started, StoredSeat, TakenBack
from calico.table.game.replay import FinishedTable
from calico.table.game.table import Table
from calico.table.schema.replay import position, position_of, verdict
from calico.table.schema.table import TableView
from calico.table.schema.views import you
from support.people import message

MOVES = lesson.moves()


def finished(detour: bool = False) -> Table:
    """The table of the lesson to its end; with a move taken back on the way, if wanted."""
    table = lesson.lesson_table(4)
    if detour:
        table.apply(Moved(move="Gv@e5 Gf"), 5)
        table.apply(Asked(seat=0, number=5), 6)
        table.apply(Agreed(seat=1), 7)
        table.apply(TakenBack(number=5), 8)
    for at, move in enumerate(MOVES[4:], start=10):
        table.apply(Moved(move=move), at)
    return table


def seen_of(table: Table) -> TableView:
    """What a spectator sees."""
    return TableView.model_validate_json(message(table, None))


@pytest.mark.parametrize("moves", [0, 1, 7, 43, 44])
def test_a_position_is_what_everybody_saw_then_with_all_hands_open(moves: int) -> None:
    seen = position(FinishedTable.of(finished()), moves)
    then = lesson.lesson_table(moves)
    assert then.game is not None
    live = seen_of(then)
    for i, (shown, was) in enumerate(zip(seen.seats, live.seats, strict=True)):
        assert shown.hand == [str(tile) for tile in then.game.hand(i)]
        assert shown.model_copy(update={"hand": None}) == was
    assert (seen.market, seen.turn, seen.seat) == (live.market, live.turn, live.seat)
    assert [entry.move for entry in seen.log if entry.move] == MOVES[:moves]


def test_a_move_that_was_taken_back_is_in_no_position() -> None:
    table = finished(detour=True)
    assert "Gv@e5 Gf" in [entry.move for entry in seen_of(table).log]
    for moves in (4, 5, 44):
        played = [
            entry.move for entry in position(FinishedTable.of(table), moves).log if entry.move
        ]
        assert played == MOVES[:moves]


@pytest.mark.parametrize("moves", [0, 1, 7, 44])
def test_a_record_shows_the_same_positions_as_its_table(moves: int) -> None:
    table = finished()
    record = Record.parse(table.record().dumps())
    ours, theirs = position_of(record, moves), position(FinishedTable.of(table), moves)
    for of_record, of_table in zip(ours.seats, theirs.seats, strict=True):
        kept = {"kind": of_table.kind, "level": of_table.level}
        assert of_record.model_copy(update=kept) == of_table
    for part in ("phase", "cats", "turn", "seat", "market", "bag", "winners"):
        assert getattr(ours, part) == getattr(theirs, part)
    played = [entry for entry in theirs.log if entry.move]
    for entry, same in zip((each for each in ours.log if each.move), played, strict=True):
        there = {"number": same.number, "at": same.at}
        assert entry.model_copy(update=there) == same
    assert ours.fair.secret is None  # nothing is said of luck that was not checked


def test_a_record_that_breaks_a_rule_later_is_refused_at_once() -> None:
    whole = finished().record()
    broken = replace(whole, moves=(*whole.moves[:9], whole.moves[0]))
    with pytest.raises(RecordError) as refused:
        position_of(broken, 0)
    assert "move 10" in str(refused.value)


@pytest.mark.parametrize("moves", [-1, 45])
def test_a_position_that_never_was_is_refused(moves: int) -> None:
    table = finished()
    looks: list[Callable[[], object]] = [
        lambda: position(FinishedTable.of(table), moves),
        lambda: position_of(table.record(), moves),
    ]
    for look in looks:
        with pytest.raises(TableError) as refused:
            look()
        assert refused.value.code == "no-such-position"


@pytest.mark.parametrize("played", [0, 43])
def test_R3_6_nothing_is_told_before_the_end(played: int) -> None:
    table = lesson.lesson_table(played)
    for look in (
        lambda: position(FinishedTable.of(table), 0),
        lambda: verdict(FinishedTable.of(table)),
    ):
        with pytest.raises(TableError) as refused:
            look()
        assert refused.value.code == "game-not-over"


def test_the_verdict_names_the_winner_and_repeats_the_luck() -> None:
    told = verdict(FinishedTable.of(finished()))
    assert told.winners == ["You"]
    assert told.tie is None
    parts = ["commitment", "seed", "cats", "boards", "goals", "bag"]
    assert [check.part for check in told.checks] == parts
    assert all(check.agrees for check in told.checks)


def test_R7_1_a_tie_names_what_decided() -> None:
    mirror = Table("mirror")
    terms = lesson.lesson_table(0).terms
    seats = [StoredSeat(name=name, guest=name) for name in ("Ari", "Bo")]
    mirror.apply(Created(terms=terms, seats=seats, host="Ari", secret=lesson.DEAL), 0)
    mirror.apply(Started(first=0), 0)
    assert mirror.game is not None
    scores = mirror.game.scores
    tie = tie_break(Options(), scores)
    assert tie is not None
    assert tie.decider is Decider.NOTHING
    assert [score.name for score in tie.level] == ["Ari", "Bo"]
    late = tie_break(Options.from_ids(edition="prototype"), scores)
    assert late is not None
    assert late.decider is Decider.ORDER


def test_whoever_gathers_is_told_which_seats_are_theirs() -> None:
    table = Table("gathering")
    seats = [StoredSeat(name="Ari", guest="Ari"), StoredSeat(), StoredSeat(name="Bo", guest="Ari")]
    terms = lesson.lesson_table(0).terms
    table.apply(Created(terms=terms, seats=seats, host="Ari", secret=lesson.DEAL), 0)
    assert [own.seat for own in you(table, "Ari").seats] == [0, 2]
    assert you(table, "Cy").seats == []

"""What people may do at a table, example by example."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from calico.campaign.facts import facts_of
from calico.errors import CalicoError
from calico.rules.luck.fair import commitment_to, seed_of, verify
from calico.rules.record import Record
from calico.table.game.events import Left, TableEvent
from calico.table.game.spec import TableSpec
from calico.table.game.state import TablePhase
from calico.table.game.table import (
    MOST_ASKED,
    MOST_DEPARTURES,
    MOST_RETURNS,
    MOST_SEATINGS,
    Table,
)
from calico.table.schema.requests import SeatRequest
from support.people import HOST, SECOND, SavedTable, seen, some_goals, some_move, table_spec, wish

BO, CY = "guest-of-bo", "guest-of-cy"
ME = SeatRequest(kind="me")


def refused(decide: Callable[[], list[TableEvent] | TableSpec]) -> str:
    """The code of the error that ``decide`` ends with."""
    with pytest.raises(CalicoError) as error:
        decide()
    assert str(error.value).isprintable()
    return error.value.code


def two(**terms: Any) -> SavedTable:
    """Ari and Bo at a table where Ari starts; the game has begun."""
    saved = SavedTable(wish("me", "open", first=0, **{"setup": "beginner", **terms}))
    saved.do(saved.table.sit(BO, "Bo"))
    return saved


def names(table: Table) -> list[str | None]:
    return [seat.name for seat in table.seats]


# Making a table


def test_a_table_waits_for_its_open_seats() -> None:
    saved = SavedTable(wish("me", "open", "bot"))
    assert saved.table.phase is TablePhase.GATHERING
    assert names(saved.table) == ["Ari", None, "Dice"]
    assert [seat.kind for seat in saved.table.seats] == ["person", "open", "bot"]
    assert saved.table.waiting_for == saved.table.bots_to_act == ()


def test_a_full_table_starts_at_once() -> None:
    saved = SavedTable(wish("me", "here", "bot", setup="beginner"))
    assert [entry.event.what for entry in saved.table.entries] == ["created", "started"]
    assert saved.table.phase is TablePhase.PLAY
    assert sorted(names(saved.table), key=str) == ["Ari", "Dice", "P1"]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (lambda: wish("me", "me"), "me-twice"),
        (lambda: wish("bot", "bot"), "no-person"),
        (lambda: wish("me", "open", first=2), "no-such-seat"),
        (lambda: wish("me", scenario=3, restriction="no_hand"), "scenario-and-restriction"),
        (lambda: wish("me", cats=["millie", "millie", "leo"]), "cats-share-tile"),
        (lambda: wish("me", cats=["millie", "cat", "leo"]), "unknown-cat"),
        (lambda: wish("me", cats=["gertrude", "millie", "leo"]), "promo-alone"),
        (lambda: wish("me", "open", "open", variants=["lower_variance"]), "lower-variance-players"),
        (lambda: table_spec(seats=[SeatRequest(kind="here")]), "name-missing"),
        (lambda: table_spec(seats=[ME, SeatRequest(kind="bot")]), "unknown-agent"),
        (lambda: table_spec(seats=[ME, SeatRequest(kind="bot", level="chess")]), "unknown-agent"),
    ],
)
def test_an_impossible_table_is_not_made(asked: Callable[[], TableSpec], code: str) -> None:
    assert refused(lambda: Table.create(asked(), HOST, "Ari")) == code


def test_seats_are_in_turn_order_once_the_game_has_started() -> None:
    saved = SavedTable(wish("me", "here", "here", first=2, setup="beginner"))
    assert names(saved.table) == ["P2", "Ari", "P1"]
    assert saved.game.names == ("P2", "Ari", "P1")
    assert saved.table.seats_of(HOST) == (0, 1, 2)


def test_luck_decides_who_starts_and_the_seed_decides_luck() -> None:
    firsts = {SavedTable(wish("me", "here", "here", "here")).table.seats[0].name for _ in range(60)}
    assert firsts == {"Ari", "P1", "P2", "P3"}


# Coming and going


def test_the_last_who_sits_starts_the_game() -> None:
    saved = SavedTable(wish("me", "open", "open"))
    assert saved.do(saved.table.sit(BO, "Bo", 2)) == ["seated"]
    assert saved.do(saved.table.sit(CY, "Bo")) == ["seated", "started"]
    assert set(names(saved.table)) == {"Ari", "Bo", "Bo 2"}
    assert saved.table.phase is TablePhase.GOALS


def test_a_long_name_stays_short_enough_when_it_is_numbered() -> None:
    saved = SavedTable(wish("open", "open", "open", "open"))
    for guest in "abcd":
        saved.do(saved.table.sit(guest, "x" * 40))
    assert len(set(names(saved.table))) == 4
    assert max(len(str(name)) for name in names(saved.table)) == 40


def test_a_seat_is_taken_once() -> None:
    saved = SavedTable(wish("me", "open", "open"))
    saved.do(saved.table.sit(BO, "Bo", 1))
    assert refused(lambda: saved.table.sit(CY, "Cy", 1)) == "seat-taken"
    assert refused(lambda: saved.table.sit(CY, "Cy", 3)) == "no-such-seat"
    assert refused(lambda: saved.table.sit(BO, "Bo", 2)) == "seated-already"
    saved.do(saved.table.sit(CY, "Cy"))
    assert refused(lambda: saved.table.sit("guest-of-di", "Di")) == "table-is-goals"


def test_who_sits_down_twice_has_one_seat() -> None:
    """A doubled message, as when the answer to the first was lost."""
    saved = SavedTable(wish("me", "open", "open"))
    saved.do(saved.table.sit(BO, "Bo", 1))
    assert saved.table.sit(BO, "Bo") == saved.table.sit(BO, "Bo", 1) == []
    saved.do(saved.table.sit(CY, "Cy"))
    assert saved.table.sit(CY, "Cy", 2) == []


def test_before_the_game_who_leaves_makes_room() -> None:
    saved = SavedTable(wish("me", "open", "open"))
    saved.do(saved.table.sit(BO, "Bo"))
    assert saved.do(saved.table.leave(BO)) == ["left"]
    assert names(saved.table) == ["Ari", None, None]
    assert refused(lambda: saved.table.leave(BO)) == "not-seated"
    log = seen(saved.table, None).log
    assert [(entry.what, entry.name) for entry in log[1:]] == [("seated", "Bo"), ("left", "Bo")]


@pytest.mark.parametrize("seat", ["me", "bot"])
def test_before_the_game_the_host_who_leaves_gives_the_table_up(seat: str) -> None:
    saved = SavedTable(wish(seat, "open"))
    assert saved.do(saved.table.leave(HOST)) == ["closed"]
    assert saved.table.phase is TablePhase.CLOSED
    assert refused(lambda: saved.table.sit(BO, "Bo")) == "table-is-closed"


def test_the_host_may_give_an_open_seat_to_a_bot() -> None:
    saved = SavedTable(wish("me", "open", "open"))
    assert refused(lambda: saved.table.give(BO, 1, "dice")) == "host-only"
    assert refused(lambda: saved.table.give(HOST, 0, "dice")) == "seat-taken"
    assert refused(lambda: saved.table.give(HOST, 1, "chess")) == "unknown-agent"
    assert saved.do(saved.table.give(HOST, 1, "dice")) == ["given"]
    assert saved.do(saved.table.give(HOST, 2, "dice")) == ["given", "started"]
    assert refused(lambda: saved.table.give(HOST, 2, "dice")) == "table-is-goals"


def test_in_the_game_a_bot_goes_on_for_who_leaves() -> None:
    saved = two()
    assert saved.do(saved.table.leave(BO)) == ["replaced"]
    assert saved.table.seats[1].kind == "away"
    assert refused(lambda: saved.table.leave(BO)) == "away-already"
    saved.act(Random(1))
    assert saved.table.bots_to_act == (1,)
    move = str(some_move(saved.game, Random(1)))
    assert refused(lambda: saved.table.move(BO, 2, move)) == "away-already"
    assert saved.do(saved.table.come_back(BO)) == ["returned"]
    assert refused(lambda: saved.table.come_back(BO)) == "not-away"
    assert saved.table.bot_acts(1, move) == []
    assert saved.do(saved.table.move(BO, 2, move)) == ["moved"]


def test_a_game_is_given_up_only_when_nobody_can_come_back() -> None:
    saved = two()
    saved.do(saved.table.leave(BO))
    assert saved.do(saved.table.leave(HOST)) == ["replaced"]
    saved.act(Random(1))
    assert saved.do(saved.table.come_back(BO)) == ["returned"]
    alone = SavedTable(wish("me", "here", "bot", setup="beginner"))
    assert alone.do(alone.table.leave(HOST)) == ["closed"]
    assert alone.table.waiting_for == ()
    assert refused(lambda: alone.table.move(HOST, 1, "Ms@a1 Yd")) == "table-is-closed"


def test_who_watches_does_nothing() -> None:
    saved = two(take_back=True)
    move = str(some_move(saved.game, Random(1)))
    assert refused(lambda: saved.table.move(CY, 1, move)) == "not-seated"
    assert refused(lambda: saved.table.leave(CY)) == "not-seated"
    assert refused(lambda: saved.table.replace(CY, 0, "dice", 10**9)) == "not-seated"
    assert refused(lambda: saved.table.come_back(CY)) == "not-away"
    saved.do(saved.table.move(HOST, 1, move))
    assert refused(lambda: saved.table.ask_back(CY, 1)) == "not-seated"
    saved.do(saved.table.ask_back(HOST, 1))
    assert refused(lambda: saved.table.answer_back(CY, True)) == "not-your-answer"


# Goals


def test_R2_4_goals_are_shown_together_when_the_last_has_chosen() -> None:
    saved = two(setup="standard")
    mine, theirs = (some_goals(saved.game, seat, Random(seat)) for seat in (0, 1))
    chosen = dict(zip(("b3", "c4", "d2"), theirs, strict=True))
    saved.do(saved.table.choose_goals(BO, 1, chosen))
    view = seen(saved.table, HOST)
    assert (view.phase, view.turn, view.seat, view.market) == ("goals", None, None, [])
    assert [seat.goals_chosen for seat in view.seats] == [False, True]
    assert [seat.score for seat in view.seats] == [None, None]
    assert view.you.seats[0].goals is None
    assert len(view.you.seats[0].dealt) == 4
    assert seen(saved.table, BO).you.seats[0].goals == chosen
    saved.do(saved.table.choose_goals(HOST, 0, dict(zip(("b3", "c4", "d2"), mine, strict=True))))
    view = seen(saved.table, None)
    assert view.phase == "play"
    score = view.seats[1].score
    assert score is not None
    assert {cell: goal.goal for cell, goal in score.goals.items()} == chosen


def test_R2_4_goals_are_chosen_for_ones_own_seat_from_those_dealt() -> None:
    saved = two(setup="standard")
    theirs = dict(zip(("b3", "c4", "d2"), some_goals(saved.game, 1, Random(1)), strict=True))
    choose = saved.table.choose_goals
    assert refused(lambda: choose(HOST, 1, theirs)) == "not-your-seat"
    assert refused(lambda: choose(CY, 1, theirs)) == "not-your-seat"
    assert refused(lambda: choose(BO, 2, theirs)) == "no-such-seat"
    assert refused(lambda: choose(BO, 1, {"b3": "ABCDEF"})) == "goal-cells"
    assert refused(lambda: choose(BO, 1, dict.fromkeys(theirs, "ABCDEF"))) == "goals-differ"
    assert refused(lambda: choose(BO, 1, theirs | {"b3": "cat"})) == "unknown-goal"
    assert refused(lambda: two().table.move(HOST, 1, "cat")) == "move-syntax"
    assert refused(lambda: saved.table.move(HOST, 1, "Ms@a1 Yd")) == "table-is-goals"


def test_a_doubled_choice_of_goals_changes_nothing() -> None:
    saved = two(setup="standard")
    wishes = [
        dict(zip(("b3", "c4", "d2"), some_goals(saved.game, seat, Random(1)), strict=True))
        for seat in (0, 1)
    ]
    saved.do(saved.table.choose_goals(BO, 1, wishes[1]))
    assert saved.table.choose_goals(BO, 1, wishes[1]) == []
    saved.do(saved.table.choose_goals(HOST, 0, wishes[0]))
    assert saved.table.choose_goals(HOST, 0, wishes[0]) == []
    assert refused(lambda: saved.table.choose_goals(CY, 0, wishes[0])) == "not-your-seat"


def test_a_bot_that_answers_nonsense_is_refused() -> None:
    saved = two(setup="standard")
    for guest in (HOST, BO):
        saved.do(saved.table.leave(guest))
    bad: Any = ("ABCDEF", "ABCDEF", "AAABBB")
    assert refused(lambda: saved.table.bot_acts(0, bad)) == "goals-differ"
    assert refused(lambda: saved.table.bot_acts(0, "Ms@a1 Yd")) == "goals-first"
    saved.act(Random(1))
    goals = some_goals(saved.game, 1, Random(1))
    saved.do(saved.table.bot_acts(1, goals))
    assert refused(lambda: saved.table.bot_acts(0, goals)) == "goals-chosen"
    assert refused(lambda: saved.table.bot_acts(0, "Ms@b3 Yd")) in ("not-in-hand", "goal-cell")
    assert saved.table.bot_acts(1, "Ms@a1 Yd") == []


# Moves


def test_a_move_is_played_once() -> None:
    saved = two()
    move = str(some_move(saved.game, Random(1)))
    assert saved.table.move(HOST, 2, move) == []
    assert saved.do(saved.table.move(HOST, 1, move)) == ["moved"]
    assert saved.table.move(HOST, 1, move) == []
    assert saved.table.move(BO, 1, move) == []
    assert refused(lambda: saved.table.move(HOST, 2, move)) == "not-your-seat"


def test_a_move_after_the_last_is_stale() -> None:
    saved = two()
    saved.finish(Random(1))
    assert saved.table.move(HOST, 44, "Ms@a1") == saved.table.move(HOST, 45, "Ms@a1") == []
    assert refused(lambda: saved.table.leave(BO)) == "table-is-finished"


def test_an_answer_of_a_bot_about_another_move_is_stale() -> None:
    saved = SavedTable(wish("me", "bot", first=0, setup="beginner", take_back=True))
    rng = Random(1)
    for _ in range(3):
        saved.act(rng)
    move = str(some_move(saved.game, rng))
    saved.do(saved.table.ask_back(HOST, 2))
    assert saved.table.bots_to_act == (1,)
    assert saved.table.bot_acts(1, move, 4) == []


def test_people_at_one_screen_play_their_seats() -> None:
    saved = SavedTable(wish("me", "here", "open", first=0, setup="beginner"))
    saved.do(saved.table.sit(BO, "Bo"))
    for number, guest in enumerate((HOST, HOST, BO, HOST), start=1):
        saved.do(saved.table.move(guest, number, str(some_move(saved.game, Random(number)))))
    assert [seat.seat for seat in seen(saved.table, HOST).you.seats] == [0, 1]


# Time


def slow(saved: SavedTable, seat: int = 0, by: str = BO, late: int = 0) -> list[TableEvent]:
    """``by`` asks for a bot ``late`` milliseconds after the time of those who are to act."""
    return saved.table.replace(by, seat, "decent", saved.table.since + 60 * SECOND + late)


def test_after_the_time_of_the_table_a_bot_may_finish() -> None:
    saved = two(turn_seconds=60)
    assert refused(lambda: slow(saved, late=-1)) == "still-time"
    assert refused(lambda: slow(saved, seat=1)) == "not-waiting-for"
    assert refused(lambda: slow(saved, by=HOST)) == "not-yourself"
    assert refused(lambda: slow(saved, seat=4)) == "no-such-seat"
    assert saved.do(slow(saved)) == ["replaced"]
    assert saved.table.bots_to_act == (0,)
    assert refused(lambda: slow(saved)) == "not-waiting-for"
    assert refused(lambda: slow(two())) == "no-time-limit"


def test_a_move_gives_the_next_their_time() -> None:
    saved = two(turn_seconds=60)
    began = saved.table.since
    saved.now += 50 * SECOND
    saved.act(Random(1))
    assert saved.table.since == saved.now > began + 50 * SECOND
    assert refused(lambda: slow(saved, seat=1, by=HOST, late=-1)) == "still-time"


def test_who_chose_goals_last_and_starts_has_time_for_the_first_move() -> None:
    saved = two(turn_seconds=60, setup="standard")
    began = saved.table.since
    saved.now += 70 * SECOND
    wishes = [
        dict(zip(("b3", "c4", "d2"), some_goals(saved.game, seat, Random(1)), strict=True))
        for seat in (0, 1)
    ]
    saved.do(saved.table.choose_goals(BO, 1, wishes[1]))
    assert saved.table.since == began  # Ari has been slow, whatever Bo does
    saved.do(saved.table.choose_goals(HOST, 0, wishes[0]))
    assert saved.table.since == saved.now


def test_coming_back_gives_time_to_oneself_and_to_nobody_else() -> None:
    saved = two(turn_seconds=60)
    began = saved.table.since
    saved.do(saved.table.leave(BO))
    saved.do(saved.table.come_back(BO))
    assert saved.table.since == began
    saved.do(saved.table.leave(HOST))
    saved.do(saved.table.come_back(HOST))
    assert saved.table.since == saved.now


# Taking back


def test_all_must_agree_to_go_back() -> None:
    saved = SavedTable(wish("me", "open", "open", first=0, setup="beginner", take_back=True))
    saved.do([*saved.table.sit(BO, "Bo", 1)])
    saved.do([*saved.table.sit(CY, "Cy", 2)])
    before = seen(saved.table, CY)
    for seed in range(4):
        saved.act(Random(seed))
    assert refused(lambda: saved.table.answer_back(BO, True)) == "nobody-asked"
    assert refused(lambda: saved.table.ask_back(HOST, 5)) == "no-such-move"
    assert saved.do(saved.table.ask_back(HOST, 1)) == ["asked"]
    asked = seen(saved.table, None).take_back
    assert asked is not None
    assert (asked.seat, asked.number, asked.waiting_for) == (0, 1, [1, 2])
    assert refused(lambda: saved.table.ask_back(BO, 1)) == "asked-already"
    assert refused(lambda: saved.table.answer_back(HOST, True)) == "not-your-answer"
    assert saved.do(saved.table.answer_back(BO, True)) == ["agreed"]
    assert refused(lambda: saved.table.answer_back(BO, True)) == "not-your-answer"
    assert saved.do(saved.table.answer_back(CY, True)) == ["agreed", "taken_back"]
    after = seen(saved.table, CY)
    assert after.turn == 1
    assert after.take_back is None
    assert (after.market, after.you, after.seats) == (before.market, before.you, before.seats)
    assert [entry.what for entry in after.log[-8:]] == [
        *["moved"] * 4,
        *("asked", "agreed", "agreed", "taken_back"),
    ]


def test_one_no_is_enough() -> None:
    saved = two(take_back=True)
    saved.act(Random(1))
    saved.do(saved.table.ask_back(HOST, 1))
    assert saved.do(saved.table.answer_back(BO, False)) == ["refused"]
    assert saved.table.pending is None
    assert saved.game.turn == 2


def test_who_plays_on_does_not_agree() -> None:
    saved = two(take_back=True)
    saved.act(Random(1))
    saved.do(saved.table.ask_back(HOST, 1))
    saved.act(Random(2))
    assert saved.table.pending is None


def test_a_bot_that_plays_on_leaves_the_question_open() -> None:
    saved = SavedTable(wish("me", "open", "bot", first=0, setup="beginner", take_back=True))
    saved.do(saved.table.sit(BO, "Bo"))
    saved.act(Random(1))
    saved.act(Random(2))
    saved.do(saved.table.ask_back(BO, 2))
    saved.act(Random(3))
    assert saved.do(saved.table.answer_back(HOST, True)) == ["agreed", "taken_back"]
    assert saved.game.turn == 2


def test_alone_with_bots_one_agrees_with_oneself() -> None:
    saved = SavedTable(wish("me", "here", "bot", first=0, setup="beginner", take_back=True))
    for seed in range(5):
        saved.act(Random(seed))
    assert saved.do(saved.table.ask_back(HOST, 2)) == ["asked", "taken_back"]
    assert saved.table.waiting_for == (1,)
    assert refused(lambda: two().table.ask_back(HOST, 1)) == "no-take-back"


@pytest.mark.parametrize("comes", [False, True])
def test_who_comes_or_goes_ends_the_question(comes: bool) -> None:
    """Whoever is back has not agreed; whoever is gone cannot be waited for."""
    saved = SavedTable(wish("me", "open", "open", first=0, setup="beginner", take_back=True))
    saved.do(saved.table.sit(BO, "Bo", 1))
    saved.do(saved.table.sit(CY, "Cy", 2))
    if comes:
        saved.do(saved.table.leave(CY))
    saved.act(Random(1))
    saved.do(saved.table.ask_back(HOST, 1))
    saved.do(saved.table.come_back(CY) if comes else saved.table.leave(CY))
    assert saved.table.pending is None
    assert saved.do(saved.table.ask_back(HOST, 1)) == ["asked"]


def test_a_finished_game_stays_as_it_is() -> None:
    saved = two(take_back=True)
    saved.finish(Random(1))
    assert refused(lambda: saved.table.ask_back(HOST, 44)) == "table-is-finished"
    assert refused(lambda: saved.table.answer_back(BO, True)) == "table-is-finished"


# The end


def test_a_finished_game_has_a_record_that_verifies() -> None:
    saved = two(setup="standard", entropy="from Ari", cats=["leo", "millie", "cira"])
    assert refused(lambda: [saved.table.record()]) == "game-not-over"  # type: ignore[list-item]
    assert seen(saved.table, HOST).fair.secret is seen(saved.table, HOST).fair.seed is None
    saved.finish(Random(1))
    record = Record.parse(saved.table.record().dumps())
    assert all(check.agrees for check in verify(record))
    fair = seen(saved.table, None).fair
    assert fair.secret is not None
    assert commitment_to(fair.secret) == fair.commitment
    assert seed_of(fair.secret, ["from Ari"]) == fair.seed == record.meta["seed"]
    assert [str(move) for move in record.replay().moves] == [str(m) for m in saved.game.moves]


def test_entropy_of_everybody_counts() -> None:
    saved = SavedTable(wish("me", "open", "open", entropy="a"))
    saved.do(saved.table.sit(BO, "Bo", entropy="b"))
    saved.do(saved.table.sit(CY, "Cy"))
    assert saved.table.entropy == ["a", "b"]
    assert saved.game.seed == seed_of(saved.table.created.secret, ["a", "b"])


def test_a_rematch_has_the_same_terms_and_seats_for_the_others() -> None:
    terms: dict[str, Any] = {
        "setup": "standard",
        "variants": ["open_hands"],
        "cats": ["leo", "millie", "cira"],
        "turn_seconds": 30,
        "listed": True,
        "take_back": True,
    }
    saved = SavedTable(wish("me", "here", "open", "bot", first=2, **terms))
    saved.do(saved.table.sit(BO, "Bo"))
    assert refused(lambda: saved.table.rematch_spec(HOST)) == "table-is-goals"
    saved.finish(Random(1))
    again = saved.table.rematch_spec(HOST)
    kinds = {seat.name: seat.kind for seat in again.seats if seat.name}
    assert kinds == {"Ari": "me", "P1": "here"} or kinds == {"Ari": "here", "P1": "me"}
    assert sorted(seat.kind for seat in again.seats) == ["bot", "here", "me", "open"]
    for name, value in (terms | {"options": saved.table.terms.options}).items():
        if name not in ("setup", "variants"):
            assert getattr(again, name) == value
    assert sorted(s.kind for s in saved.table.rematch_spec(BO).seats) == [
        "bot",
        "me",
        "open",
        "open",
    ]
    assert refused(lambda: saved.table.rematch_spec(CY)) == "not-seated"
    Table.create(again, HOST, "Ari")


# What one guest could overdo


def test_the_last_open_seat_stays_for_a_person() -> None:
    saved = SavedTable(wish("open", "open"))
    saved.do(saved.table.give(HOST, 0, "dice"))
    assert refused(lambda: saved.table.give(HOST, 1, "dice")) == "no-person"
    saved.do(saved.table.sit(BO, "Bo"))
    assert saved.table.game


def test_sitting_down_and_leaving_comes_to_an_end() -> None:
    saved = SavedTable(wish("me", "open", "open"))
    for _ in range(MOST_SEATINGS):
        saved.do(saved.table.sit(BO, "Bo"))
        saved.do(saved.table.leave(BO))
    assert refused(lambda: saved.table.sit(BO, "Bo")) == "too-often"
    number = 0
    while saved.table._count(Left) < MOST_DEPARTURES:
        number += 1
        saved.do(saved.table.sit(f"guest {number}", "Cy"))
        saved.do(saved.table.leave(f"guest {number}"))
    assert refused(lambda: saved.table.sit(CY, "Cy")) == "restless-table"


def test_leaving_and_coming_back_comes_to_an_end() -> None:
    saved = two()
    for _ in range(MOST_RETURNS):
        saved.do(saved.table.leave(BO))
        saved.do(saved.table.come_back(BO))
    saved.do(saved.table.leave(BO))
    assert refused(lambda: saved.table.come_back(BO)) == "too-often"
    saved.do(saved.table.leave(HOST))
    saved.do(saved.table.come_back(HOST))


def test_asking_to_go_back_comes_to_an_end() -> None:
    saved = two(take_back=True)
    saved.act(Random(1))
    for _ in range(MOST_ASKED):
        saved.do(saved.table.ask_back(HOST, 1))
        saved.do(saved.table.answer_back(BO, False))
    assert refused(lambda: saved.table.ask_back(HOST, 1)) == "too-often"
    saved.do(saved.table.ask_back(BO, 1))


@pytest.mark.parametrize("level", ["dice", "gentle", "chess"])
def test_nobody_can_let_a_bad_bot_finish_for_another(level: str) -> None:
    saved = two(turn_seconds=10)
    late = saved.table.since + 11_000
    assert refused(lambda: saved.table.replace(BO, 0, level, late)) == "no-stand-in"
    saved.do(saved.table.replace(BO, 0, "master", late))
    assert saved.table.seats[0].level == "master"


# What a game counts for


def test_R9_2_a_game_that_went_back_after_the_bag_had_shown_more_counts_for_nothing() -> None:
    saved = two(take_back=True, setup="standard")
    assert seen(saved.table, None).counts == "normal"
    for seat in (0, 1):
        saved.act(Random(seat))
    saved.act(Random(2))
    saved.do(saved.table.ask_back(HOST, 1))
    assert seen(saved.table, None).counts == "normal", "asking alone is no harm"
    saved.do(saved.table.answer_back(BO, True))
    assert seen(saved.table, None).counts == "not_taken_back"
    saved.finish(Random(3))
    record = saved.table.record()
    assert record.meta["taken_back"] is True
    assert facts_of(record.replay(), [None, None], taken_back=True).counts == "not_taken_back"


def test_a_last_patch_that_showed_nothing_may_be_moved() -> None:
    """Alone in the last turn nothing is drawn; so the turn before it is the last that counts."""
    saved = two(take_back=True, setup="standard")
    while saved.table.game is None or saved.game.choosing or saved.game.turn < 44:
        saved.act(Random(1))
    saved.do(saved.table.ask_back(BO, 43))  # the last placement of Ari, which drew nothing (R3.4)
    saved.do(saved.table.answer_back(HOST, True))
    assert saved.game.turn == 43
    assert seen(saved.table, None).counts == "normal"
    saved.finish(Random(2))
    assert "taken_back" not in saved.table.record().meta


def test_R2_2_a_prototype_table_of_an_earlier_release_is_dealt_as_it_was() -> None:
    """Its history says nothing about the version of the deal."""
    for _ in range(12):
        created, started, *_ = Table.create(wish("me", "here", edition="prototype"), HOST, "Ari")
        old = type(created).model_validate_json(created.model_dump_json(exclude={"deal"}))
        cats = {}
        for line in (created, old):
            table = Table("t")
            table.apply(line, 0)
            table.apply(started, 0)
            assert table.game
            cats[line is old] = [entry.cat.id for entry in table.game.setup.cats]
        assert cats[True][:2] == cats[False][:2]
        assert cats[True][2] in ("gwenivere", "leo")

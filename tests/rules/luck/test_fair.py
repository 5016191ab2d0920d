"""Provably fair: whoever changes any part of the luck is found out."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calico.box import BOARDS, CATS, GOALS
from calico.errors import CalicoError, RecordError
from calico.rules.game import Game
from calico.rules.luck.deal import first_seat
from calico.rules.luck.fair import Check, Part, commitment_to, seed_of, verify
from calico.rules.record import Record
from support.games import KINDS, start

SECRET = "of the dealer"  # noqa: S105


def fair_record(kind: dict[str, Any] | None = None, *entropy: str) -> dict[str, Any]:
    """A record of a game dealt by the book, as plain data."""
    seed = seed_of(SECRET, entropy)
    kind = kind or {"players": 3}
    game = start(kind, seed)
    promise = {"commitment": commitment_to(SECRET), "secret": SECRET, "entropy": list(entropy)}
    meta: dict[str, Any] = {"seed": seed, "fair": promise}
    if "cats" in kind:
        meta["chosen_cats"] = kind["cats"]
    start_at = len(game.names) - first_seat(len(game.names), seed)
    meta["seated"] = [*game.names[start_at:], *game.names[:start_at]]
    return json.loads(Record.of(game, meta).dumps())  # type: ignore[no-any-return]


def differing(plain: dict[str, Any]) -> list[str]:
    """The parts of a record that do not follow from its seed."""
    return [check.part.value for check in verify(read(plain)) if not check.agrees]


def read(plain: dict[str, Any]) -> Record:
    return Record.parse(json.dumps(plain))


def test_the_promise_and_the_seed_can_be_repeated_by_anybody() -> None:
    assert commitment_to("abc") == hashlib.sha256(b"abc").hexdigest()
    assert seed_of("abc", ["ä", '"']) == hashlib.sha256('["abc","ä","\\""]'.encode()).hexdigest()


@given(st.lists(st.text()), st.lists(st.text()))
def test_no_two_lists_of_texts_make_one_seed(one: list[str], other: list[str]) -> None:
    assert (seed_of("s", one) == seed_of("s", other)) == (one == other)


@pytest.mark.parametrize("kind", KINDS[::5])
def test_a_game_dealt_by_the_book_agrees_in_every_part(kind: dict[str, Any]) -> None:
    checks = verify(read(fair_record(kind, "from Bo", "")))
    assert [check.part for check in checks] == list(Part)
    assert all(check.agrees for check in checks)


def test_without_a_promise_the_luck_can_still_be_repeated() -> None:
    plain = fair_record()
    del plain["meta"]["fair"]
    assert [check.part for check in verify(read(plain))] == list(Part)[2:]


@pytest.mark.parametrize("name", ["commitment", "secret"])
def test_another_secret_is_found_out(name: str) -> None:
    plain = fair_record()
    plain["meta"]["fair"][name] = "another"
    want = ["commitment"] if name == "commitment" else ["commitment", "seed"]
    assert differing(plain) == want


@pytest.mark.parametrize("entropy", [[], ["from Bo", "more"], ["from bo"], ["from", "Bo"]])
def test_other_texts_of_players_are_found_out(entropy: list[str]) -> None:
    plain = fair_record(None, "from Bo")
    plain["meta"]["fair"]["entropy"] = entropy
    assert differing(plain) == ["seed"]


def test_another_seed_is_found_out_everywhere() -> None:
    plain = fair_record()
    plain["meta"]["seed"] = "another"
    assert set(differing(plain)) >= {"seed", "bag"}


def test_another_cat_is_found_out() -> None:
    plain = fair_record()
    entry = plain["cats"][0]
    tile = CATS[entry["cat"]].tile
    entry["cat"] = next(c.id for c in CATS.values() if c.tile == tile and c.id != entry["cat"])
    assert differing(plain) == ["cats"]


def test_exchanged_patterns_are_found_out_and_their_order_does_not_matter() -> None:
    plain = fair_record()
    one, two = plain["cats"][0]["patterns"], plain["cats"][1]["patterns"]
    one.reverse()
    assert differing(plain) == []
    one[0], two[0] = two[0], one[0]
    assert differing(plain) == ["cats"]


def test_another_first_player_is_found_out() -> None:
    plain = fair_record()
    for names in (["Ari"], [*plain["meta"]["seated"][1:], plain["meta"]["seated"][0]]):
        changed = plain | {"meta": plain["meta"] | {"seated": names}}
        assert differing(changed) == ["first"]
    one, two = plain["players"][:2]
    one["name"], two["name"] = two["name"], one["name"]
    assert differing(plain) == ["first"]
    plain["meta"]["seated"] = "Ari"
    with pytest.raises(RecordError):
        verify(read(plain))


def test_another_board_is_found_out() -> None:
    plain = fair_record()
    boards = {player["board"] for player in plain["players"]}
    plain["players"][0]["board"] = next(board for board in BOARDS if board not in boards)
    assert differing(plain) == ["boards"]


def test_exchanged_boards_are_found_out() -> None:
    plain = fair_record()
    one, two = plain["players"][:2]
    one["board"], two["board"] = two["board"], one["board"]
    assert differing(plain) == ["boards"]


def test_a_goal_that_was_not_dealt_is_found_out() -> None:
    plain = fair_record()
    dealt = {goal.id for goal in Game.new(3, seed=plain["meta"]["seed"]).dealt(1)}
    plain["players"][1]["goals"]["b3"] = next(goal for goal in GOALS if goal not in dealt)
    assert differing(plain) == ["goals"]


def test_any_two_exchanged_patches_are_found_out() -> None:
    plain, rng = fair_record(), Random(1)
    for _ in range(50):
        bag = list(plain["bag"])
        i, j = rng.sample(range(len(bag)), 2)
        bag[i], bag[j] = bag[j], bag[i]
        if bag != plain["bag"]:
            assert differing(plain | {"bag": bag}) == ["bag"]


def test_cats_that_were_said_to_be_chosen_must_be_those_in_play() -> None:
    plain = fair_record({"players": 2, "cats": ["leo", "millie", "cira"]})
    assert differing(plain) == []
    plain["meta"]["chosen_cats"] = ["leo", "tibbit", "cira"]
    assert differing(plain) == ["cats"]


@pytest.mark.parametrize("seed", [None, 7, ["a"], {}, "\ud800"])
def test_without_a_seed_nothing_can_be_checked(seed: object) -> None:
    plain = fair_record()
    plain["meta"]["seed"] = seed
    with pytest.raises(RecordError) as error:
        verify(read(plain))
    assert error.value.code == "no-seed"


BAD: tuple[object, ...] = (
    None,
    7,
    "cat",
    [],
    {},
    {"commitment": 1},
    ["commitment", "secret", "entropy"],
)


@pytest.mark.parametrize("fair", BAD)
def test_an_unreadable_promise_is_refused_in_one_sentence(fair: object) -> None:
    plain = fair_record()
    plain["meta"]["fair"] = fair
    with pytest.raises(CalicoError) as error:
        verify(read(plain))
    assert str(error.value).isprintable()


@given(
    st.sampled_from(("commitment", "secret", "entropy", "chosen_cats")),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=2),
        max_leaves=5,
    ),
)
def test_whatever_stands_in_a_promise_only_our_errors_come_out(name: str, value: object) -> None:
    plain = fair_record()
    place = plain["meta"] if name == "chosen_cats" else plain["meta"]["fair"]
    place[name] = value
    unchanged = name == "entropy" and value in ([], {}, "")
    unchanged |= name == "chosen_cats" and value is None
    try:
        agrees = all(check.agrees for check in verify(Record.parse(json.dumps(plain))))
    except CalicoError as error:
        agrees = not str(error).isprintable()
    assert agrees == unchanged


def test_a_check_reads_as_a_sentence() -> None:
    for part in Part:
        assert str(Check(part, True)) != str(Check(part, False))


def test_R2_2_a_prototype_game_agrees_as_it_is_dealt_now_and_as_it_was_before() -> None:
    for n in range(12):
        for version in (1, 2):
            game = Game.new(2, seed=str(n), edition="prototype", deal_version=version)
            for seat in game.choosing:
                game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
            checks = verify(Record.of(game, {"seed": str(n)}))
            assert all(check.agrees for check in checks)


def test_cats_that_no_version_of_the_deal_drew_differ() -> None:
    game = Game.new(2, seed="0", edition="prototype")
    drawn = [entry.cat.id for entry in game.setup.cats]
    other = ["millie" if drawn[0] != "millie" else "callie", *drawn[1:]]
    game = Game.new(2, seed="0", edition="prototype", cats=other)
    for seat in game.choosing:
        game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
    checks = verify(Record.of(game, {"seed": "0"}))
    assert [check.part for check in checks if not check.agrees] == [Part.CATS]

"""The document of a household: there and back, merged, and refused whole for any damage."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico.campaign.document import dumps, game_of_record, merge, read, read_data
from calico.campaign.household import Claim, Household
from calico.errors import CalicoError
from calico.rules.record import Record
from support.households import PASSED, WON, won_by

FULL = (
    won_by("Bo", "Zoë")
    .enter(game_of_record(PASSED.to_dict(), 5, ["Zoë"], [None]))
    .claim(Claim("Bo", "score_60", WON[0].id, 7))
    .claim(Claim("Bo", "three_goals", WON[1].id, 8))
)
DATA = json.loads(dumps(FULL))


def reason(data: Any) -> str:
    """Why a document is refused."""
    with pytest.raises(CalicoError) as caught:
        read(data if isinstance(data, str | bytes) else json.dumps(data))
    sentence = str(caught.value)
    assert sentence.isprintable()
    return sentence


def changed(**parts: Any) -> dict[str, Any]:
    return {**copy.deepcopy(DATA), **parts}


def with_game(**parts: Any) -> dict[str, Any]:
    data = changed()
    data["games"][1] |= parts
    return data


def test_what_is_written_is_read() -> None:
    assert read(dumps(FULL)) == FULL
    assert dumps(read(dumps(FULL))) == dumps(FULL)
    assert read(dumps(Household())) == Household()
    assert list(DATA) == ["calico_household", "people", "games", "claims"]


GOOD_CLAIM = {"person": "Bo", "achievement": "score_60", "game": WON[0].id, "at": 1}


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("", "not JSON"),
        ("[]", "expected an object"),
        (b"\xff", "not UTF-8"),
        ('{"people": [], "people": []}', "appears twice"),
        (changed(calico_household=2), "version 2, but this program reads version 1"),
        (changed(calico_household="1"), "household file version '1'"),
        (changed(calico_household=True), "household file version True"),
        ({"calico_household": 1}, "'people' is missing"),
        (changed(more=1), "unknown field 'more'"),
        (changed(people={}), "people: people: expected a list"),
        (changed(people=["Bo", "Zoë", "bo"]), "people[2]: 'bo' is already in the household"),
        (changed(people=["Bo", 7]), "people[1]"),
        (changed(people=["Bo"]), "games[0]: nobody in the household is called 'Zoë'"),
        (changed(people=list("abcdefg")), "up to 6 people"),
        (with_game(source="elsewhere"), "games[1]: source 'elsewhere'"),
        (with_game(source="pad"), "games[1]: source 'pad'"),
        (with_game(source=["file"]), "games[1]: source"),
        (with_game(at=-1), "games[1]: time -1"),
        (with_game(at=1.0), "games[1]: time 1.0"),
        (with_game(at=2**53), "games[1]: time"),
        (with_game(id="x"), "games[1]: the game 'x' was modified"),
        (with_game(seats=[{}, {}]), "games[1]: nobody of the household played in this game"),
        (with_game(seats=[{"person": "Bo"}]), "games[1]: seats: 1"),
        (with_game(seats=[{"person": "Bo"}, {"person": "bo"}]), "only one seat"),
        (with_game(seats=[{"person": "Bo", "bot": "x"}, {}]), "games[1]: seat: unknown field"),
        (with_game(seats=[{"bot": ""}, {"person": "Bo"}]), "games[1]: name ''"),
        (with_game(seats=[[], {}]), "games[1]: seat: expected an object"),
        (with_game(sheet={}), "games[1]: game: unknown field 'record'"),
        (with_game(record=7), "games[1]: record: expected an object"),
        (changed(games=[DATA["games"][0]] * 2), "is already in the household"),
        (changed(claims=[GOOD_CLAIM] * 2), "claims[1]: Bo has already claimed 'score_60'"),
        (changed(claims=[GOOD_CLAIM | {"achievement": "score_85"}]), "does not satisfy"),
        (changed(claims=[GOOD_CLAIM | {"achievement": ["x"]}]), "unknown achievement"),
        (changed(claims=[GOOD_CLAIM | {"person": "Zoë"}]), "Zoë did not win"),
        (changed(claims=[GOOD_CLAIM | {"game": "x"}]), "claims[0]: the household has no game"),
        (changed(claims=[GOOD_CLAIM | {"at": None}]), "claims[0]: time None"),
        (changed(claims=[{}]), "claims[0]: claim: the field 'person' is missing"),
        (changed(games=[]), "claims[0]: the household has no game"),
    ],
)
def test_a_damaged_document_is_refused_with_the_first_reason_and_its_place(
    data: Any, expected: str
) -> None:
    assert expected in reason(data)


def test_a_game_that_breaks_a_rule_is_refused_with_its_move() -> None:
    data = changed()
    moves = data["games"][0]["record"]["moves"]
    moves[5] = moves[4]
    assert "games[0]: move 6" in reason(data)


def test_a_game_that_is_not_finished_is_refused() -> None:
    data = changed()
    data["games"][0]["record"]["moves"].pop()
    assert "games[0]: the game is not finished: it has 43 moves" in reason(data)


def test_a_document_as_deep_as_nobody_writes_is_refused() -> None:
    assert "nested" in reason("[" * 300 + "]" * 300)


def walk(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value, but for what the rules ignore."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += walk(inner, (*path, key)) if key != "meta" else []
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            found += walk(inner, (*path, i))
    return found


PLACES = walk(DATA)


@given(
    st.sampled_from(PLACES),
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(2**60), 2**60),
        st.text(max_size=5),
        st.sampled_from(["Bo", "Zoë", "score_65", "Ms", "millie", "blue", WON[0].id]),
        st.just([]),
        st.just({}),
        st.just("remove"),
    ),
)
@settings(max_examples=150, deadline=None)
def test_any_single_change_is_refused_or_harmless(path: tuple[Any, ...], value: Any) -> None:
    """Harmless: what is read is whole again, and each claim is one that its game allows."""
    data = copy.deepcopy(DATA)
    *way, last = path
    inner: Any = data
    for step in way:
        inner = inner[step]
    if value == "remove":
        del inner[last]
    else:
        inner[last] = value
    try:
        household = read_data(data)
    except CalicoError:
        return
    assert read(dumps(household)) == household
    known = {game.id for game in FULL.games.values()}
    assert set(household.games) <= known
    for claim in household.claims:
        game = household.games[claim.game]
        record = Record.of_dict(game.document)
        assert record.replay().is_finished
        seat = game.seat_of(claim.person)
        assert seat is not None
        assert game.facts.seats[seat].won


# Merging


def test_a_household_merged_with_itself_is_the_same() -> None:
    assert merge(FULL, FULL) == FULL
    assert merge(Household(), FULL) == FULL
    assert merge(FULL, Household()) == FULL


def test_what_was_claimed_here_stays() -> None:
    mine = won_by("Bo").claim(Claim("Bo", "score_65", WON[0].id, 9))
    merged = merge(mine, FULL)
    assert [(c.achievement, c.at) for c in merged.claims] == [("score_65", 9), ("three_goals", 8)]
    assert merged.people == ("Bo", "Zoë")


def test_people_are_the_same_who_are_called_the_same() -> None:
    merged = merge(Household().add("BO"), FULL)
    assert merged.people == ("BO", "Zoë")
    assert merged.claims[0].person == "BO"


def test_both_know_who_sat_where() -> None:
    alone = won_by("Bo")
    merged = merge(alone, FULL)
    assert merged.games[WON[0].id].people == ("Zoë", "Bo")


def test_a_game_in_which_somebody_else_sat_there_is_refused() -> None:
    theirs = FULL.rename("Zoë", "Cy").rename("Bo", "Zoë")
    mine = replace(FULL, claims=())
    with pytest.raises(CalicoError, match="somebody else or a bot"):
        merge(mine, theirs)


def test_too_many_people_together_are_refused() -> None:
    mine = Household(tuple("abcde"))
    with pytest.raises(CalicoError, match="up to 6 people"):
        merge(mine, FULL)

"""What can be chosen for a new table: what is refused is what creating it would refuse."""

from __future__ import annotations

from typing import Any

import pytest

from calico.errors import CalicoError
from calico.table.game.table import Table
from calico.table.schema.choices import EVERY_CAT, choices
from calico.table.schema.requests import SeatRequest, TableDraft

EVERY = range(1, 11)
"""Every scenario has been passed alone."""


def wish(players: int = 2, **fields: Any) -> TableDraft:
    seats = [SeatRequest(kind="me"), *(SeatRequest(kind="open") for _ in range(players - 1))]
    return TableDraft(seats=seats, **fields)


def refusal(wanted: TableDraft) -> str | None:
    """The code with which the table would be refused, if it would."""
    try:
        Table.create(wanted.spec, "host", "Ari")
    except CalicoError as error:
        return error.code
    return None


def test_nothing_is_refused_of_the_usual_table() -> None:
    told = choices(wish(), EVERY)
    assert told.refused is None
    assert told.changes == {}
    assert told.cats is None


@pytest.mark.parametrize(
    ("given", "change", "code"),
    [
        (wish(variants=["family"]), "scenario.1", "family-and-scenario"),
        (wish(variants=["family"]), "restriction.both_ways_only", "family-and-both-ways"),
        (wish(restriction="no_hand"), "variant.open_hands", "open-and-no-hand"),
        (wish(scenario=3), "restriction.no_hand", "scenario-and-restriction"),
        (wish(scenario=3), "setup.beginner", "scenario-is-standard"),
        (wish(3), "variant.lower_variance", "lower-variance-players"),
        (wish(variants=["lower_variance"]), "players.3", "lower-variance-players"),
        (wish(1), "cat.gertrude", "promo-alone"),
        (wish(scenario=1), "cat.leo", "scenario-cats"),
        (wish(setup="beginner"), "cat.leo", "beginner-cats"),
        (wish(cats=["leo"]), "cat.gwenivere", "cats-share-tile"),
    ],
)
def test_R8_7_what_does_not_go_together_says_why(given: TableDraft, change: str, code: str) -> None:
    told = choices(given, EVERY)
    assert told.changes[change].code == code
    assert told.changes[change].message


def test_a_wish_that_cannot_be_says_so_itself() -> None:
    told = choices(wish(cats=["leo", "cira"]), EVERY)
    assert told.refused is not None
    assert told.refused.code == "cats-share-tile"


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("cats", [["leo", "cira"], ["millie", "gertrude"], ["rumi", "almond"]])
def test_a_third_cat_is_refused_just_when_the_table_would_be(cats: list[str], players: int) -> None:
    told = choices(wish(players, cats=cats), EVERY)
    for cat in EVERY_CAT:
        if cat in cats:
            continue
        told_now = told.changes.get(f"cat.{cat}")
        assert (told_now and told_now.code) == refusal(wish(players, cats=[*cats, cat]))


def test_cats_that_are_given_are_told() -> None:
    assert choices(wish(setup="beginner"), EVERY).cats == ["millie", "tibbit", "coconut"]
    assert choices(wish(scenario=10), EVERY).cats == ["tibbit", "tecolote", "gwenivere"]


def test_R8_4_alone_only_scenarios_that_are_open_can_be_chosen() -> None:
    told = choices(wish(1, scenario=4), passed={1, 2})
    assert told.refused
    assert (told.refused.code, told.refused.rule) == ("scenario-closed", "R8.4")
    assert "pass scenario 3" in told.refused.message
    closed = {key for key, error in told.changes.items() if error.code == "scenario-closed"}
    numbers = {f"scenario.{n}" for n in range(4, 11)}
    assert {key for key in closed if key.startswith("scenario.")} == numbers
    assert "players.2" not in told.changes
    together = choices(wish(2, scenario=4), passed=())
    assert together.refused is None
    assert [key for key, e in together.changes.items() if e.code == "scenario-closed"] == [
        "players.1"
    ]


@pytest.mark.parametrize(
    ("given", "counts"),
    [
        (wish(), "normal"),
        (wish(1), "not_alone"),
        (wish(1, scenario=2), "scenario"),
        (wish(setup="beginner"), "not_beginner"),
        (wish(variants=["family"]), "not_variant"),
        (wish(restriction="no_hand"), "restriction"),
    ],
)
def test_R9_2_what_a_table_would_count_for_is_told_before(given: TableDraft, counts: str) -> None:
    assert choices(given, EVERY).counts == counts

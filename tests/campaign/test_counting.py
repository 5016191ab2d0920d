"""One achievement mode per game: what counts for what, and what was claimed stays (R9.2, R9.3)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from calico.box import RESTRICTIONS
from calico.campaign.chart import met, satisfied
from calico.campaign.counting import Counts, counts_for
from calico.campaign.document import dumps, game_of_record, merge, read
from calico.campaign.household import Claim, Household, PlayedGame
from calico.errors import HouseholdError
from calico.lang import LANGUAGES, speaking, use_names
from calico.rules.options import Options
from support.households import WON, record, won_by

STANDARD: dict[str, Any] = {"players": 2, "setup": "standard"}


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ({}, "normal"),
        ({"players": 4, "variants": ["open_hands"]}, "normal"),
        ({"players": 1}, "not_alone"),
        ({"setup": "beginner"}, "not_beginner"),
        ({"setup": "beginner", "restriction": "no_hand"}, "not_beginner"),
        ({"variants": ["family"]}, "not_variant"),
        ({"variants": ["open_hands", "lower_variance"]}, "not_variant"),
        ({"variants": ["lower_variance"], "restriction": "no_hand"}, "not_variant"),
        ({"players": 1, "restriction": "no_hand"}, "not_alone"),
        *(({"restriction": str(each)}, "restriction") for each in RESTRICTIONS),
        ({"scenario": 4}, "scenario"),
        ({"players": 1, "scenario": 4, "variants": ["lower_variance"]}, "scenario"),
        ({"taken_back": True}, "not_taken_back"),
        ({"taken_back": True, "players": 1, "scenario": 4}, "not_taken_back"),
    ],
)
def test_R9_2_a_game_counts_for_one_thing(kind: dict[str, Any], counts: str) -> None:
    found = counts_for(**STANDARD | kind)
    assert found == counts
    assert found.is_nothing == counts.startswith("not_")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_game_counts_for_is_said_in_every_language(lang: str) -> None:
    with speaking(lang):
        said = {each.sentence() for each in Counts}
        assert len(said) == len(Counts)
        assert not any("{" in sentence for sentence in said)


def test_R10_the_setup_that_counts_is_called_as_the_edition_calls_it() -> None:
    assert "“standard”" in Counts.NOT_BEGINNER.sentence()
    assert "“advanced”" in Counts.NOT_BEGINNER.sentence("prototype")
    use_names("prototype")
    try:
        assert "“advanced”" in Counts.NOT_BEGINNER.sentence()
    finally:
        use_names(None)


@pytest.mark.parametrize(
    "about",
    [
        {"options": Options.from_ids(setup="beginner")},
        {"options": Options.from_ids(variants=["family"])},
        {"options": Options.from_ids(variants=["lower_variance"])},
        {"taken_back": True},
    ],
)
def test_R9_2_other_games_than_normal_ones_bring_nothing(about: dict[str, Any]) -> None:
    facts = replace(WON[0].facts, **about)
    assert set(satisfied(WON[0].facts, 1)) >= {"score_60", "score_65"}
    assert set(met(facts, 1)) >= {"score_60", "score_65"}
    assert satisfied(facts, 1) == ()


def test_R9_2_a_restricted_game_offers_its_restriction_alone() -> None:
    seats = tuple(replace(seat, restriction_kept=True) for seat in WON[0].facts.seats)
    facts = replace(
        WON[0].facts, options=Options.from_ids(restriction="adjacent_only"), seats=seats
    )
    assert satisfied(facts, 1) == ("adjacent_only",)
    assert satisfied(facts, 0) == ()
    beginner = Options.from_ids(setup="beginner", restriction="adjacent_only")
    assert satisfied(replace(facts, options=beginner), 1) == ()


def test_R9_3_a_passed_scenario_offers_nothing_else_of_that_game() -> None:
    seats = tuple(replace(seat, scenario_passed=True) for seat in WON[0].facts.seats)
    facts = replace(WON[0].facts, options=Options.from_ids(scenario=2), seats=seats)
    assert [satisfied(facts, seat) for seat in (0, 1)] == [("scenario_2",), ("scenario_2",)]
    household = Household().add("Bo").enter(PlayedGame("g", "file", 1, (None, "Bo"), facts))
    assert household.chart("Bo").claimable == ()
    with pytest.raises(HouseholdError, match="does not satisfy"):
        household.claim(Claim("Bo", "score_60", "g", 2))


def test_a_claim_from_a_game_that_does_not_count_says_why() -> None:
    facts = replace(WON[0].facts, options=Options.from_ids(setup="beginner"))
    household = Household().add("Bo").enter(PlayedGame("g", "file", 1, (None, "Bo"), facts))
    with pytest.raises(HouseholdError, match=r"nothing can be claimed.*setup “standard”"):
        household.claim(Claim("Bo", "score_60", "g", 2))


def test_what_was_claimed_before_stays() -> None:
    """The document of an earlier release, which let this game count: its claim is kept, and read
    and merged again, but no other comes of it."""
    data = json.loads(dumps(won_by("Bo").claim(Claim("Bo", "score_60", WON[0].id, 7))))
    data["games"][0]["record"]["meta"] = {"taken_back": True}
    kept = read(json.dumps(data))
    assert [claim.achievement for claim in kept.chart("Bo").claims] == ["score_60"]
    assert read(dumps(kept)) == kept
    assert merge(Household(), kept).claims == kept.claims
    data["claims"] = []
    without = read(json.dumps(data))
    assert [game.id for game, _ in without.chart("Bo").claimable] == [WON[1].id]


def test_a_claim_that_no_release_would_have_allowed_is_still_refused() -> None:
    data = json.loads(dumps(won_by("Bo")))
    claim = {"person": "Bo", "achievement": "score_85", "game": WON[0].id, "at": 7}
    with pytest.raises(HouseholdError, match="does not satisfy"):
        read(json.dumps(data | {"claims": [claim]}))


def test_a_record_tells_whether_a_move_was_taken_back() -> None:
    plain = record("won-69").to_dict()
    for meta, taken_back in (({}, False), ({"taken_back": True}, True), ({"taken_back": 1}, False)):
        game = game_of_record(plain | {"meta": meta}, 1, [None, "Bo"], [None, None])
        assert game.facts.taken_back is taken_back
        assert game.id == WON[0].id, "it is the same game"

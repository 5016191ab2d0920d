"""The chart rule by rule: what a game satisfies, who may claim, the track and the ladder (R9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from calico.box import ACHIEVEMENTS, RESTRICTIONS, SCENARIOS
from calico.campaign.chart import (
    BY_THEMSELVES,
    CHART,
    RANKS,
    SHAPES,
    TO_CHOOSE,
    check_ladder,
    open_scenario,
    rank,
    satisfied,
)
from calico.campaign.document import game_of_record
from calico.campaign.facts import CatFact, Facts, GoalFact, SeatFacts, bots_of, facts_of
from calico.campaign.household import Claim, Household, PlayedGame
from calico.errors import CalicoError, HouseholdError
from calico.lang import catalogue
from calico.rules.game import Game
from calico.rules.options import Options
from calico.rules.record import Record
from support.households import PASSED, WON, won_by
from support.tables import FULL, sew

LOSER = SeatFacts(
    name="Bo",
    bot=None,
    total=20,
    goal_points=7,
    cat_points=5,
    button_points=3,
    goals=(GoalFact("ABCDEF", 1, 7), GoalFact("AABBCC", 0, 0), GoalFact("AAABBB", 0, 0)),
    cats=(CatFact("millie", 1, 3), CatFact("rumi", 0, 0), CatFact("leo", 0, 0)),
    buttons={"yellow": 1},
    rainbow=False,
    restriction_kept=None,
    scenario_passed=None,
    won=False,
)
WINNER = replace(LOSER, name="Ari", total=50, won=True)


def facts(seat: SeatFacts = WINNER, *others: SeatFacts, **about: Any) -> Facts:
    """A game of ``seat`` and others, with one of two if none are named."""
    return Facts(Options.from_ids(**about), (seat, *(others or (LOSER,))))


def goals(*ways: int) -> tuple[GoalFact, ...]:
    return tuple(GoalFact("ABCDEF", n, n) for n in ways)


def cats(*tokens: int) -> tuple[CatFact, ...]:
    return tuple(CatFact("millie", n, n) for n in tokens)


def test_R9_1_there_are_thirty_of_three_kinds() -> None:
    assert (len(ACHIEVEMENTS), len(RESTRICTIONS), len(SCENARIOS)) == (15, 5, 10)
    assert (*ACHIEVEMENTS, *RESTRICTIONS, *(f"scenario_{n}" for n in range(1, 11))) == CHART
    assert TO_CHOOSE + BY_THEMSELVES == CHART
    assert len(set(CHART)) == SHAPES == 30


def test_every_achievement_and_rank_has_words() -> None:
    words = catalogue()
    for each in ACHIEVEMENTS:
        assert words[f"achievement.{each}"]
        assert words[f"achievement.{each}-why"]
    assert len({str(words[f"rank.{n}"]) for n in range(RANKS + 1)}) == 7


@pytest.mark.parametrize(
    ("change", "met"),
    [
        ({}, set()),
        ({"total": 59}, set()),
        ({"total": 60}, {"score_60"}),
        ({"total": 74}, {"score_60", "score_65", "score_70"}),
        ({"total": 85}, {f"score_{n}" for n in (60, 65, 70, 75, 80, 85)}),
        ({"buttons": {"yellow": 0}}, {"no_buttons"}),
        ({"buttons": {}, "rainbow": True}, {"rainbow"}),
        ({"cats": cats(0, 0, 0)}, {"no_cats"}),
        ({"goals": goals(0, 0, 0)}, {"no_goals"}),
        ({"goals": goals(1, 1, 0)}, set()),
        ({"goals": goals(1, 2, 1)}, {"three_goals"}),
        ({"goals": goals(2, 2, 0)}, {"two_goals_both_ways"}),
        ({"goals": goals(2, 2, 2)}, {"three_goals", "two_goals_both_ways"}),
        ({"cats": cats(1, 1, 1)}, {"one_of_each_cat"}),
        ({"cats": cats(2, 1, 3)}, {"one_of_each_cat"}),
        ({"cats": cats(2, 2, 3)}, {"one_of_each_cat", "two_of_each_cat"}),
        ({"buttons": {"yellow": 4, "green": 4}}, set()),
        ({"buttons": {"yellow": 4, "green": 5}}, {"nine_buttons"}),
        ({"buttons": {"yellow": 4, "green": 4}, "rainbow": True}, {"nine_buttons", "rainbow"}),
    ],
)
def test_R9_2_what_a_winner_satisfies(change: dict[str, Any], met: set[str]) -> None:
    assert set(satisfied(facts(replace(WINNER, **change)), 0)) == met
    assert satisfied(facts(replace(WINNER, **change, won=False)), 0) == ()
    assert satisfied(facts(replace(WINNER, **change, bot="strong")), 0) == ()


def test_R8_1_a_family_game_has_no_goals_to_complete_or_to_leave() -> None:
    for ways in (goals(0, 0, 0), goals(2, 2, 2)):
        game = facts(replace(WINNER, goals=ways), variants=("family",))
        assert satisfied(game, 0) == ()


def test_R8_5_a_restriction_must_be_kept_and_the_game_won() -> None:
    kept = replace(WINNER, restriction_kept=True)
    game = facts(kept, restriction="same_colour_only")
    assert satisfied(game, 0) == ("same_colour_only",)
    broken = facts(replace(kept, restriction_kept=False), restriction="same_colour_only")
    assert satisfied(broken, 0) == ()
    lost = facts(WINNER, replace(LOSER, restriction_kept=True), restriction="same_colour_only")
    assert satisfied(lost, 1) == ()


def test_R8_5_alone_restrictions_are_practice() -> None:
    alone = Facts(Options.from_ids(restriction="no_hand"), (replace(WINNER, won=False),))
    assert satisfied(alone, 0) == ()


def test_R9_3_everybody_who_passes_has_the_scenario() -> None:
    passed = (replace(WINNER, scenario_passed=True), replace(LOSER, scenario_passed=True))
    game = facts(*passed, scenario=4)
    assert [satisfied(game, seat) for seat in (0, 1)] == [("scenario_4",), ("scenario_4",)]
    failed = facts(replace(WINNER, scenario_passed=False), scenario=4)
    assert satisfied(failed, 0) == ()


def test_R9_4_every_fifth_shape_is_a_rank() -> None:
    assert [rank(n) for n in range(31)] == [n // 5 for n in range(31)]
    assert rank(30) == RANKS == 6


def test_R8_4_a_scenario_opens_when_the_one_before_is_passed() -> None:
    assert [open_scenario(range(1, n)) for n in range(1, 12)] == [*range(1, 11), 10]
    check_ladder(3, {1, 2})
    with pytest.raises(HouseholdError, match="scenario 4 is locked: pass scenario 3"):
        check_ladder(4, {1, 2})


# Facts


def test_facts_are_those_of_the_score_sheet() -> None:
    game = PASSED.replay()
    (seat,) = facts_of(game, [None]).seats
    (score,) = game.scores
    assert seat.total == score.total == seat.goal_points + seat.cat_points + seat.button_points
    assert sum(cat.points for cat in seat.cats) == seat.cat_points
    assert sum(goal.points for goal in seat.goals) == seat.goal_points
    assert (seat.button_count, seat.rainbow) == (score.button_count, score.rainbow)
    assert (seat.scenario_passed, seat.won) == (True, False)


def test_facts_of_promo_cats_have_their_points() -> None:
    names = ["Ari", "Bo"]
    game = Game.new(names, seed="promo", edition="prototype", cats=["gertrude", "rumi", "leo"])
    for seat in game.choosing:
        game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
    while game.seat is not None:
        game.play(next(iter(game.legal_moves)))
    found = facts_of(game, [None, None])
    held = [cat.points for seat in found.seats for cat in seat.cats if cat.cat == "gertrude"]
    assert sorted(held) == [4, 8]
    for player in found.seats:
        assert sum(cat.points for cat in player.cats) == player.cat_points


def test_facts_survive_being_stored_but_not_a_change_of_version() -> None:
    for game in WON:
        plain = game.facts.to_dict()
        assert Facts.of_dict(plain) == game.facts
        assert Facts.of_dict(plain | {"version": 0}) is None


def test_a_game_that_goes_on_has_no_facts() -> None:
    with pytest.raises(HouseholdError, match="not finished"):
        facts_of(Game.new(2, setup="beginner"), [None, None])


@pytest.mark.parametrize(
    ("meta", "bots"),
    [
        ({}, (None, None)),
        ({"bots": {"Bo": "master:0.5s"}}, (None, "master")),
        ({"bots": {"Bo": 7, "Ari": ""}}, (None, None)),
        ({"seats": [{"kind": "bot", "level": "strong"}, {"kind": "person"}]}, ("strong", None)),
        ({"seats": [{"kind": "person", "stand_in": "decent"}, {}]}, ("decent", None)),
        ({"seats": ["x", None]}, (None, None)),
        ({"seats": [{}]}, (None, None)),
    ],
)
def test_bots_are_known_from_what_a_record_tells(meta: Any, bots: tuple[str | None, ...]) -> None:
    record = Record.of(sew(FULL, FULL), meta)
    assert bots_of(record) == bots


# The household


def refused(household: Household, person: str, achievement: str, game: str) -> str:
    with pytest.raises(CalicoError) as caught:
        household.claim(Claim(person, achievement, game, 1))
    return caught.value.code


def test_R9_2_one_claim_from_a_game_and_each_achievement_once() -> None:
    household, (first, second) = won_by("Bo", "Ari"), (game.id for game in WON)
    assert refused(household, "Ari", "score_60", first) == "not-the-winner"
    assert refused(household, "Bo", "score_70", first) == "achievement-not-met"
    assert refused(household, "Bo", "score_60", "?") == "no-such-game"
    assert refused(household, "Cy", "score_60", first) == "no-such-person"
    assert refused(household, "Bo", "scenario_1", first) == "scenario-by-itself"
    assert refused(household, "Bo", "score_90", first) == "unknown-achievement"
    household = household.claim(Claim("BO", "score_60", first, 1))
    assert household.claims == (Claim("Bo", "score_60", first, 1),)
    assert refused(household, "Bo", "score_65", first) == "game-claimed"
    assert refused(household, "Bo", "score_60", second) == "achievement-claimed"
    household = household.claim(Claim("Bo", "score_65", second, 2))
    assert household.chart("Bo").claimable == ()


def test_R9_2_a_shared_victory_is_claimed_by_each() -> None:
    shared = facts(WINNER, replace(WINNER, name="Bo"))
    shared = replace(shared, seats=tuple(replace(s, cats=cats(0, 0, 0)) for s in shared.seats))
    played = PlayedGame("g", "file", 1, ("Ari", "Bo"), shared)
    household = Household().add("Ari").add("Bo").enter(played)
    for name in ("Ari", "Bo"):
        household = household.claim(Claim(name, "no_cats", "g", 1))
    assert len(household.claims) == 2


def test_R9_2_nothing_is_claimed_from_a_game_alone() -> None:
    game = game_of_record(PASSED.to_dict(), 1, ["Ari"], [None])
    household = Household().add("Ari").enter(game)
    assert refused(household, "Ari", "rainbow", game.id) == "claim-alone"


def test_R9_3_a_scenario_is_on_the_chart_by_itself_from_the_first_time() -> None:
    game = game_of_record(PASSED.to_dict(), 7, ["Ari"], [None])
    again = replace(game, id="again", at=3)
    chart = Household().add("Ari").enter(game).enter(again).chart("ari")
    assert chart.claims == (Claim("Ari", "scenario_1", "again", 3),)
    assert (chart.passed, chart.open, chart.rank) == ((1,), 2, 0)


def test_R9_4_claims_fill_the_track_in_the_order_they_were_made() -> None:
    household = won_by("Bo").enter(game_of_record(PASSED.to_dict(), 5, ["Bo"], [None]))
    household = household.claim(Claim("Bo", "score_65", WON[0].id, 9))
    household = household.claim(Claim("Bo", "score_60", WON[1].id, 4))
    order = [claim.achievement for claim in household.chart("Bo").claims]
    assert order == ["score_60", "scenario_1", "score_65"]


def test_a_scenario_passed_together_opens_no_scenario_alone() -> None:
    both = facts(
        replace(WINNER, scenario_passed=True),
        replace(LOSER, scenario_passed=True),
        scenario=1,
    )
    chart = (
        Household().add("Ari").enter(PlayedGame("g", "file", 1, ("Ari", None), both)).chart("Ari")
    )
    assert [claim.achievement for claim in chart.claims] == ["scenario_1"]
    assert (chart.passed, chart.open) == ((), 1)


def test_only_people_of_the_household_climb_the_ladder() -> None:
    household = Household().add("Ari")
    household.check_open("Bo", 10)
    household.check_open("Ari", 1)
    with pytest.raises(HouseholdError, match="is locked"):
        household.check_open("ARI", 2)


def test_R9_1_six_people_with_names_of_their_own() -> None:
    household = Household()
    for name in ("Ari", "Bo", "Zoë", "Straße", "👩‍👧", "6"):
        household = household.add(name)
    for name, code in (
        ("Gus", "household-full"),
        ("ARI", "person-known"),
        ("Zoe\u0308", "person-known"),
        ("STRASSE", "person-known"),
        ("", "name-length"),
        ("x" * 41, "name-length"),
        (" Gus", "person-name"),
        ("Gus\n", "person-name"),
        ("Gus\u202e", "person-name"),
        ("..", "person-name"),
    ):
        with pytest.raises(CalicoError) as caught:
            household.add(name)
        assert caught.value.code == code


def test_who_is_renamed_keeps_everything_and_who_goes_leaves_nothing() -> None:
    household = won_by("Bo", "Ari").claim(Claim("Bo", "score_60", WON[0].id, 1))
    renamed = household.rename("bo", "Bob")
    assert renamed.people == ("Bob", "Ari")
    assert renamed.chart("Bob").claims[0].achievement == "score_60"
    assert renamed.rename("BOB", "Bo") == household
    assert household.rename("Bo", "BO").people == ("BO", "Ari")
    with pytest.raises(HouseholdError, match="already in the household"):
        household.rename("Bo", "ari")
    left = household.remove("Bo")
    assert (left.people, left.claims, len(left.games)) == (("Ari",), (), 2)
    assert left.remove("Ari") == Household()

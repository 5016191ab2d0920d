"""The score pad: real games are reckoned as they were, and what cannot be is pointed out."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico import Game, Record
from calico.box import PROMO_CATS, Colour
from calico.campaign.facts import facts_of
from calico.campaign.pad.orders import Bounds
from calico.campaign.pad.pad import Pad, Remark, evaluate, facts_of_sheet
from calico.campaign.pad.sheet import Sheet, SheetPlayer
from calico.errors import CalicoError, HouseholdError, RecordError
from calico.players.levels import Decent
from calico.rules.options import OptionIds, Options
from support.games import KINDS, random_move, seeds, start
from support.sheets import CATS, EMPTY, FULL, GOALS, TIES


def played(kind: dict[str, Any], seed: str) -> Game:
    """A whole game of ``kind``, played at random."""
    game = start(kind, seed)
    rng = Random(seed)
    while not game.is_finished:
        game.play(random_move(game, rng))
    return game


def sheet_of(game: Game, told: bool = True) -> Sheet:
    """What people at a real table would write down about ``game``; told: with all tokens."""
    data = Record.of(game).to_dict()
    promo = game.setup.promo
    players = []
    for seat, score in enumerate(game.scores):
        others = sum(cat.points * n for cat, n in score.cats.items() if cat is not promo)
        sewn = SheetPlayer(score.name, game.quilt(seat).text, broken=score.restriction_broken)
        if told:
            sewn = replace(
                sewn,
                buttons={colour.id: n for colour, n in score.buttons.items()},
                cats={cat.id: n for cat, n in score.cats.items() if cat.id not in PROMO_CATS},
                promo=score.cat_points - others if promo else None,
            )
        players.append(sewn)
    return Sheet(
        tuple(players),
        tuple((entry["cat"], tuple(entry["patterns"])) for entry in data["cats"]),
        game.options.to_ids(),
    )


def ids(**options: Any) -> OptionIds:
    """The ids of a game with these options."""
    return Options.from_ids(**options).to_ids()


def assert_reckoned(game: Game) -> None:
    """The pad comes to what the game came to; without the tokens, to bounds around it."""
    pad = evaluate(sheet_of(game))
    assert pad.remarks == ()
    assert [score.to_dict() for score in pad.scores] == [score.to_dict() for score in game.scores]
    assert facts_of_sheet(sheet_of(game)) == facts_of(game, [None] * game.players)
    names = tuple(game.names[seat] for seat in pad.winners)
    assert names == (game.winners if game.players > 1 else ())
    blind = evaluate(sheet_of(game, told=False))
    assert all(remark.missing for remark in blind.remarks)
    for column, score in zip(blind.columns, game.scores, strict=True):
        assert column.goals == score.goals
        assert column.rainbow == score.rainbow
        assert column.total.fewest <= score.total <= column.total.most
        for colour, count in column.buttons.items():
            assert score.buttons[colour] in count.bounds
        for cat, count in column.cats.items():
            assert score.cats[cat] in count.bounds


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(KINDS), seeds)
def test_a_game_of_any_kind_is_reckoned_as_it_was(kind: dict[str, Any], seed: str) -> None:
    assert_reckoned(played(kind, seed))


def test_games_of_bots_who_build_groups_are_reckoned_as_they_were() -> None:
    for seed in ("calm", "cosy", "warm"):
        game = start({"players": 2, "setup": "standard"}, seed)
        agent = Decent(seed)
        while not game.is_finished:
            assert game.seat is not None
            game.play(agent.choose(game.view(game.seat)).move)
        assert_reckoned(game)


def one(quilt: str = FULL, **told: Any) -> Sheet:
    """A sheet of one player with the blue board and the cats of the beginner setup."""
    return Sheet((SheetPlayer("Ari", f"blue {GOALS} {quilt}", **told),), CATS)


def told(pad: Pad) -> dict[str, str]:
    """The remarks by their place."""
    return {f"{remark.seat} {remark.field}": str(remark.error) for remark in pad.remarks}


def remark(sheet: Sheet, place: str) -> Remark:
    """The one remark about ``place``, such as ``0 quilt``."""
    found = [each for each in evaluate(sheet).remarks if f"{each.seat} {each.field}" == place]
    assert len(found) == 1
    return found[0]


def test_counts_that_are_known_are_not_asked_for() -> None:
    pad = evaluate(one())
    column = pad.columns[0]
    assert column.buttons[Colour.LIGHT_BLUE].value == 1
    assert column.buttons[Colour.MAGENTA].value == 0
    assert set(told(pad)) == {"0 buttons.yellow", "0 cats.millie"}


def test_R4_3_counts_outside_of_the_bounds_are_impossible_and_say_what_is_possible() -> None:
    sheet = one(buttons={"yellow": 3})
    found = remark(sheet, "0 buttons.yellow")
    assert not found.missing
    said = "yellow: 3 is not possible; any order of placement gives 1–2 (R4.3)"
    assert str(found.error) == said
    assert evaluate(sheet).scores == ()


def test_R5_3_cats_are_held_to_their_bounds_too() -> None:
    found = remark(one(cats={"millie": 9}), "0 cats.millie")
    assert found.error.code == "pad-impossible"
    assert found.error.rule == "R5.3"


def test_R4_3_a_count_that_is_open_is_asked_for_until_it_is_told() -> None:
    """Yellow lies along the top of the blue board, where a printed yellow is at either end."""
    found = remark(one(), "0 buttons.yellow")
    assert found.missing
    said = "yellow: depending on the order of placement 1–2; count the tokens on the quilt"
    assert str(found.error) == said
    cats = {"millie": 2}
    totals = {n: evaluate(one(buttons={"yellow": n}, cats=cats)).scores[0].total for n in (1, 2)}
    assert evaluate(one(cats=cats)).columns[0].total == Bounds(totals[1], totals[2])
    assert totals[2] - totals[1] == 3


def test_a_quilt_that_is_not_full_says_how_many_cells_are_empty() -> None:
    found = remark(one(EMPTY), "0 quilt")
    assert found.missing
    assert str(found.error) == "22 cells are still empty (R3.5)"


def test_goals_of_an_unfinished_quilt_count_as_they_stand() -> None:
    ring = "..YsGd..../..Lf##Dv../..PnMq##../..##....../.........."
    goals = evaluate(one(ring)).columns[0].goals
    assert [goal.points for goal in goals.values()] == [15, 0, 0]


def test_a_line_that_is_no_quilt_is_quoted() -> None:
    found = remark(Sheet((SheetPlayer("Ari", "blue"),), CATS), "0 quilt")
    assert found.error.code == "quilt-syntax"
    assert "'blue'" in str(found.error)


def test_a_pasted_line_may_have_more_space() -> None:
    sheet = Sheet((SheetPlayer("Ari", f"  blue   {GOALS}\t{FULL}\n"),), CATS)
    assert evaluate(sheet).columns[0].quilt is not None


def two(**other: Any) -> Sheet:
    """Two players who sewed the same patches, in which nothing is wrong but what is said."""
    second = {"name": "Bo", "quilt": f"green {GOALS} {FULL}"} | other
    return Sheet((SheetPlayer("Ari", f"blue {GOALS} {FULL}"), SheetPlayer(**second)), CATS)


def test_R2_7_a_board_can_lie_there_once() -> None:
    pad = evaluate(two(quilt=f"blue {GOALS} {FULL}"))
    assert [each.seat for each in pad.remarks if each.field == "board"] == [0, 1]


def test_names_must_differ() -> None:
    assert "0 name" in told(evaluate(two(name="Ari")))


def test_R1_1_four_of_one_patch_are_too_many_over_all_quilts() -> None:
    three = FULL.replace("YsYd", "YsYs")
    pad = evaluate(two(quilt=f"green {GOALS} {three}"))
    assert [each for each in pad.remarks if each.error.code == "pad-too-many"] == []
    four = FULL.replace("YsYdYf", "YsYsYs")
    found = [r for r in evaluate(two(quilt=f"green {GOALS} {four}")).remarks if not r.missing]
    assert [(each.seat, each.error.code) for each in found] == [
        (0, "pad-too-many"),
        (1, "pad-too-many"),
    ]
    assert "4 times" in str(found[0].error)


def test_R8_2_with_lower_variance_three_are_too_many() -> None:
    three = FULL.replace("YsYdYf", "YsYsYs")
    sheet = replace(one(three), options=ids(variants=["lower_variance"]))
    assert remark(sheet, "0 quilt").error.rule == "R8.2"


def test_R2_2_cats_of_one_tile_cannot_both_be_in_play() -> None:
    cats = (CATS[0], ("callie", CATS[1][1]), CATS[2])
    assert remark(replace(one(), cats=cats), "None cats").error.code == "cats-share-tile"


@pytest.mark.parametrize(
    "patterns",
    [
        (("stripes", "stripes"), ("flowers", "vines"), ("ferns", "quatrefoil")),
        (("stripes", "dots", "ferns"), ("flowers", "vines"), ("quatrefoil",)),
    ],
)
def test_R2_3_each_pattern_belongs_to_one_cat(patterns: tuple[tuple[str, ...], ...]) -> None:
    cats = tuple((cat, liked) for (cat, _), liked in zip(CATS, patterns, strict=True))
    assert remark(replace(one(), cats=cats), "None cats").error.code == "patterns-dealt"


def test_cats_and_goals_may_still_be_missing() -> None:
    sheet = Sheet((SheetPlayer("Ari", f"blue - {FULL}"),))
    missing = {f"{each.seat} {each.field}" for each in evaluate(sheet).remarks if each.missing}
    assert {"None cats", "0 goals"} <= missing
    assert evaluate(sheet).columns[0].buttons[Colour.LIGHT_BLUE].value == 1


def test_R1_3_goals_doubled_are_pointed_out() -> None:
    sheet = Sheet((SheetPlayer("Ari", f"blue ABCDEF,ABCDEF,AAABBB {FULL}"),), CATS)
    assert remark(sheet, "0 goals").error.code == "goals-differ"


def test_R8_1_in_the_family_game_goals_score_nothing_and_need_not_be_told() -> None:
    sheet = Sheet((SheetPlayer("Ari", f"blue - {FULL}"),), CATS, ids(variants=["family"]))
    assert "0 goals" not in told(evaluate(sheet))
    named = replace(one(), options=ids(variants=["family"]))
    assert evaluate(named).columns[0].goal_points == 0


def test_R8_7_what_does_not_go_together_is_told() -> None:
    sheet = replace(one(), options=ids(variants=["family"]) | {"restriction": "both_ways_only"})
    assert remark(sheet, "None game").error.code == "family-and-both-ways"


PROMO = (("gertrude", CATS[0][1]), CATS[1], CATS[2])
STRIPED = "YsGsLsDsPs/GdYd##GfGv/LdLfLv##Yv/Dd##DfDvPd/PfPvPnYnGn"


def promo(first: int | None, second: int | None) -> list[tuple[int | None, str]]:
    """What is said about the promo cat when each player has a row of stripes and told this."""
    sheet = Sheet(
        (
            SheetPlayer("Ari", f"blue {GOALS} {STRIPED}", promo=first),
            SheetPlayer("Bo", f"green {GOALS} {STRIPED}", promo=second),
        ),
        PROMO,
    )
    return [(r.seat, r.error.code) for r in evaluate(sheet).remarks if r.field == "promo"]


def test_R11_3_the_promo_cats_are_always_asked_for_and_there_is_one_of_each() -> None:
    assert promo(None, None) == [(0, "pad-promo-open"), (1, "pad-promo-open")]
    assert promo(8, 4) == promo(4, 8) == promo(8, 0) == []
    assert promo(8, 8) == [(0, "pad-promo-twice"), (1, "pad-promo-twice")]
    assert promo(0, 0) == promo(4, 0) == [(0, "pad-promo-nobody"), (1, "pad-promo-nobody")]


def test_R11_3_whoever_has_the_most_has_a_promo_cat() -> None:
    wide = "YsGsLsDsPs/GdYd##GfGv/LdLfLv##Yv/Dd##DfDvPd/PfPvPnYnGn"
    short = "YsGsLsDdPs/GdYd##GfGv/LdLfLv##Yv/Ds##DfDvPd/PfPvPnYnGn"
    for cat in PROMO_CATS:
        for first, second, said in ((0, 8, ["pad-promo-best"]), (4, 8, []), (8, 0, [])):
            sheet = Sheet(
                (
                    SheetPlayer("Ari", f"blue {GOALS} {wide}", promo=first),
                    SheetPlayer("Bo", f"green {GOALS} {short}", promo=second),
                ),
                ((cat, CATS[0][1]), CATS[1], CATS[2]),
            )
            remarks = [r for r in evaluate(sheet).remarks if r.field == "promo"]
            assert [r.error.code for r in remarks] == said
            assert all(r.seat == 0 and not r.missing for r in remarks)


def test_R11_2_the_promo_cat_comes_only_to_a_group_of_three() -> None:
    dust = "GsYdYfYvYn/YqGd##GfGv/GnLdLf##Lv/Ds##DdDfDv/PqPdPfPvPn"
    sheet = Sheet(
        (
            SheetPlayer("Ari", f"green {GOALS} {dust}", promo=8),
            SheetPlayer("Bo", f"yellow {GOALS} {STRIPED}", promo=4),
        ),
        (("zigzag", ("stripes", "quatrefoil")), CATS[1], ("coconut", ("ferns", "dots"))),
    )
    assert "pad-promo-group" in {each.error.code for each in evaluate(sheet).remarks}


# Ties


def tied(by: str, edition: str = "final") -> Pad:
    """The pad of two players with the same points."""
    players = (
        SheetPlayer(name, f"{board} {GOALS} {quilt}")
        for name, board, quilt in zip(("Ari", "Bo"), ("blue", "green"), TIES[by], strict=True)
    )
    return evaluate(Sheet(tuple(players), CATS, ids(edition=edition)))


@pytest.mark.parametrize(("by", "winners"), [("cats", (0,)), ("buttons", (0,)), ("shared", (0, 1))])
def test_R7_1_a_tie_goes_by_cats_then_buttons_and_is_shared(
    by: str, winners: tuple[int, ...]
) -> None:
    pad = tied(by)
    assert len({score.total for score in pad.scores}) == 1
    assert pad.tie is not None
    assert pad.tie.decider == by
    assert pad.winners == winners


def test_R7_2_in_the_prototype_the_later_wins_a_tie_that_cats_leave() -> None:
    assert tied("shared", "prototype").winners == (1,)
    assert tied("cats", "prototype").winners == (0,)


def test_a_sheet_that_is_not_complete_does_not_enter_the_chart() -> None:
    with pytest.raises(HouseholdError, match="22 cells are still empty"):
        facts_of_sheet(one(EMPTY))


# The document


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(KINDS), seeds, st.booleans())
def test_a_sheet_is_its_own_way_back(kind: dict[str, Any], seed: str, told: bool) -> None:
    sheet = sheet_of(played(kind, seed), told)
    assert Sheet.of(json.loads(json.dumps(sheet.to_dict()))) == sheet


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"calico_pad": 2}, "pad-version"),
        ({"calico_pad": "1"}, "pad-version"),
        ({"players": []}, "pad-players"),
        ({"players": [{"name": "A", "quilt": ""}] * 5}, "pad-players"),
        ({"players": {}}, "not-list"),
        ({"players": [{"name": "A"}]}, "field-missing"),
        ({"players": [{"name": 1, "quilt": ""}]}, "not-text"),
        ({"players": [{"name": "A", "quilt": "", "more": 1}]}, "field-unknown"),
        ({"players": [{"name": "A", "quilt": "", "promo": 5}]}, "pad-promo"),
        ({"players": [{"name": "A", "quilt": "", "broken": 1}]}, "pad-not-truth"),
        ({"players": [{"name": "A", "quilt": "", "buttons": {"red": 1}}]}, "field-unknown"),
        ({"players": [{"name": "A", "quilt": "", "buttons": {"yellow": -1}}]}, "pad-count"),
        ({"players": [{"name": "A", "quilt": "", "cats": {"millie": True}}]}, "pad-count"),
        ({"scenario": "1"}, "pad-not-number"),
        ({"cats": [{"cat": "millie"}]}, "field-missing"),
        ({"extra": 1}, "field-unknown"),
    ],
)
def test_a_sheet_of_the_wrong_shape_is_refused(change: dict[str, Any], code: str) -> None:
    plain = one().to_dict() | change
    with pytest.raises(RecordError) as refused:
        Sheet.of(plain)
    assert refused.value.code == code
    assert str(refused.value).isprintable()


def test_what_is_no_object_is_refused() -> None:
    with pytest.raises(CalicoError):
        Sheet.of([1])

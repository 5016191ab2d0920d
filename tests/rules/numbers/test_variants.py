"""R8.1 to R8.3 and R8.7: family, lower variance, solo, and what goes together."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations, product
from typing import Any

import pytest

from calico import Game, Move, NotationError, Record, SetupError, Tile
from calico.box import RESTRICTIONS, SCENARIOS, TILES
from calico.errors import RecordError
from calico.rules.options import Options
from calico.rules.record import score_of
from support.tables import FULL, arrange, deal, sew

VARIANTS = ("family", "lower_variance", "open_hands")


def texts(tiles: tuple[Tile, ...]) -> str:
    return " ".join(map(str, tiles))


# R8.1

GOALS_DONE = "Ys@a2 Gd@a3 Lf@b2 Dv@b4 Pn@c2 Mq@c3"
"""The goal on b3 both ways."""


def test_R8_1_family_goals_score_nothing_but_are_told() -> None:
    assert sew(GOALS_DONE).score(0).goal_points == 15
    game = sew(GOALS_DONE, variants=["family"])
    assert game.score(0).goal_points == game.score(0).total == 0
    told = score_of(game)["players"][0]["goals"]["b3"]
    assert told == {"goal": "ABCDEF", "colour": True, "pattern": True, "points": 0}
    assert game.events[-1].points == 0


@pytest.mark.parametrize("setup", ["beginner", "standard"])
def test_R8_1_family_goes_with_any_setup(setup: str) -> None:
    game = Game.new(2, setup=setup, variants=["family"], seed=1)
    assert game.options.family
    assert game.choosing == (() if setup == "beginner" else (0, 1))


def test_R8_1_family_still_has_cats_and_buttons() -> None:
    plain, family = sew(FULL), sew(FULL, variants=["family"])
    assert plain.score(0).tokens == family.score(0).tokens
    assert family.score(0).total == family.score(0).cat_points + family.score(0).button_points


# R8.2


@pytest.mark.parametrize("players", [1, 2])
def test_R8_2_one_of_each_patch_leaves_the_bag(players: int) -> None:
    game = Game.new(players, setup="beginner", variants=["lower_variance"], seed=1)
    assert Counter(game.bag) == dict.fromkeys(TILES, 2)
    assert len(game.bag) == game.options.bag_size == 72
    assert game.bag_count == 72 - 2 * players - 3


@pytest.mark.parametrize("players", [3, 4])
def test_R8_2_lower_variance_is_for_one_or_two(players: int) -> None:
    with pytest.raises(SetupError) as caught:
        Game.new(players, variants=["lower_variance"])
    assert (caught.value.code, caught.value.rule) == ("lower-variance-players", "R8.2")


@pytest.mark.parametrize("restriction", [None, "no_hand"])
@pytest.mark.parametrize("players", [1, 2])
def test_R8_2_72_tiles_last_to_the_end(players: int, restriction: str | None) -> None:
    game = Game.new(
        players, setup="beginner", variants=["lower_variance"], restriction=restriction, seed=1
    )
    while not game.is_finished:
        game.play(next(iter(game.legal_moves)))
    assert game.bag_count > 20


# R8.3


@pytest.mark.parametrize(
    ("take", "market", "discard"),
    [("Gf", "Dn Pq Ys", "Lv"), ("Lv", "Dn Pq Ys", "Gf"), ("Dn", "Lv Pq Ys", "Gf")],
)
def test_R8_3_alone_the_furthest_is_discarded_and_the_other_slides(
    take: str, market: str, discard: str
) -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys Gd Lf")
    event = game.play(f"Ms@a1 {take}")
    assert texts(game.market) == market
    assert event.discard == Tile.parse(discard)
    assert texts(event.refill) == "Pq Ys"
    assert texts(game.hand(0)) == f"{take} Yd"
    assert game.bag_count == 108 - 7


def test_R8_3_the_conveyor_runs_on() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys Gd Lf Dv Pn")
    discards = [game.play(move).discard for move in ("Ms@a1 Dn", "Yd@a2 Lv", "Lv@a3 Gd")]
    assert [str(tile) for tile in discards] == ["Gf", "Pq", "Ys"]
    assert texts(game.market) == "Lf Dv Pn"


def test_R8_3_of_two_alike_the_one_furthest_from_the_bag_is_taken() -> None:
    game = deal("Ms Yd Gf Lv Gf Pq Ys")
    event = game.play("Ms@a1 Gf")
    assert event.discard == Tile.parse("Lv")
    assert texts(game.market) == "Gf Pq Ys"


@pytest.mark.parametrize(
    ("market", "discard", "left"),
    [("Lv Gf Gf", "Lv", "Gf"), ("Gf Gf Lv", "Gf", "Lv"), ("Gf Gf Gf", "Gf", "Gf")],
)
def test_R8_3_other_pairs_alike(market: str, discard: str, left: str) -> None:
    game = deal(f"Ms Yd {market} Pq Ys")
    assert str(game.play("Ms@a1 Gf").discard) == discard
    assert texts(game.market) == f"{left} Pq Ys"


@pytest.mark.parametrize(
    ("take", "discard", "left", "written"),
    [("Gf", "Lv", "Gf", "Gf"), ("Gf/1", "Lv", "Gf", "Gf"), ("Gf/3", "Gf", "Lv", "Gf/3")],
)
def test_R8_3_of_two_alike_at_both_ends_the_player_takes_either(
    take: str, discard: str, left: str, written: str
) -> None:
    game = deal("Ms Yd Gf Lv Gf Pq Ys")
    event = game.play(f"Ms@a1 {take}")
    assert (str(event.discard), texts(game.market)) == (discard, f"{left} Pq Ys")
    assert str(event.move) == f"Ms@a1 {written}"
    assert texts(game.hand(0)) == "Gf Yd"
    assert Record.of(game).to_dict()["moves"] == [f"Ms@a1 {written}"]
    assert Record.parse(Record.of(game).dumps()).replay().market == game.market


@pytest.mark.parametrize(
    ("take", "discard", "left", "written"),
    [("Gf", "Lv", "Gf", "Gf"), ("Gf/1", "Lv", "Gf", "Gf"), ("Gf/3", "Gf", "Lv", "Gf/3")],
)
def test_R8_6_without_hands_too(take: str, discard: str, left: str, written: str) -> None:
    game = deal("Gf Lv Gf Pq Ys", restriction="no_hand")
    event = game.play(f"{take}@a1")
    assert (str(event.discard), texts(game.market)) == (discard, f"{left} Pq Ys")
    assert str(event.move) == f"{written}@a1"


def test_R8_3_both_are_legal_moves_only_where_they_differ() -> None:
    for market, takes in (
        ("Gf Lv Gf", {"Gf", "Lv", "Gf/3"}),
        ("Gf Gf Lv", {"Gf", "Lv"}),
        ("Lv Gf Gf", {"Gf", "Lv"}),
        ("Gf Gf Gf", {"Gf"}),
    ):
        game = deal(f"Ms Yd {market} Pq Ys")
        assert {str(move).split()[1] for move in game.legal_moves} == takes
        assert len(game.legal_moves) == len(list(game.legal_moves)) == 2 * 22 * len(takes)
        game = deal(f"{market} Pq Ys", restriction="no_hand")
        assert {str(move).split("@")[0] for move in game.legal_moves} == takes
        assert len(game.legal_moves) == len(list(game.legal_moves)) == 22 * len(takes)
    together = deal("Ms Yd Pn Pd Gf Lv Gf Pq Ys", players=2)
    assert {str(move).split()[1] for move in together.legal_moves} == {"Gf", "Lv"}


@pytest.mark.parametrize(
    ("players", "move", "code"),
    [
        (1, "Ms@a1 Gf/2", "place-holds"),
        (1, "Ms@a1 Lv/3", "place-holds"),
        (1, "Ms@a1 Gf/0", "no-such-place"),
        (1, "Ms@a1 Gf/4", "no-such-place"),
        (2, "Ms@a1 Gf/1", "place-not-alone"),
        (2, "Ms@a1 Gf/3", "place-not-alone"),
    ],
)
def test_R8_3_a_place_that_does_not_hold_the_tile_is_refused(
    players: int, move: str, code: str
) -> None:
    game = deal("Ms Yd Gf Lv Gf Pq Ys" if players == 1 else "Ms Yd Pn Pd Gf Lv Gf", players=players)
    reason = game.why_illegal(move)
    assert reason is not None
    assert (reason.code, reason.rule) == (code, "R8.3")
    assert move not in game.legal_moves
    plain = Record.of(game).to_dict() | {"moves": [move]}
    with pytest.raises(RecordError, match=r"^move 1 .*R8\.3"):
        Record.of_dict(plain).replay()


def test_R8_3_a_hand_tile_has_no_place_in_the_market() -> None:
    for text in ("Ms/1@a1 Gf", "Ms/1@a1 Gf/3", "Ms@a1 Gf/", "Ms@a1 Gf/33", "Ms@a1 Gf/x"):
        with pytest.raises(NotationError):
            Move.parse(text)
    game, moves = arrange(FULL)
    for move in moves[:-1]:
        game.play(move)
    reason = game.why_illegal(f"{moves[-1].tile}/1@{moves[-1].cell}")
    assert reason is not None
    assert reason.code == "place-of-nothing"


def test_R8_3_together_nothing_is_discarded() -> None:
    game = sew(FULL, FULL)
    assert all(event.discard is None for event in game.events)
    assert all(len(event.refill) == 1 for event in game.events[:42])


# R8.7


@pytest.mark.parametrize(
    ("kind", "code", "rule"),
    [
        ({"variants": ["family"], "scenario": 1}, "family-and-scenario", "R8.7"),
        (
            {"variants": ["family"], "restriction": "both_ways_only"},
            "family-and-both-ways",
            "R8.7",
        ),
        *(
            ({"restriction": str(each), "scenario": 1}, "scenario-and-restriction", "R8.7")
            for each in RESTRICTIONS
        ),
        ({"variants": ["open_hands"], "restriction": "no_hand"}, "open-and-no-hand", "R8.7"),
        ({"variants": ["lower_variance"], "players": 3}, "lower-variance-players", "R8.2"),
        ({"variants": ["lower_variance"], "players": 4}, "lower-variance-players", "R8.2"),
        ({"players": 1, "cats": ["gertrude", "millie", "leo"]}, "promo-alone", "R11.4"),
        ({"players": 1, "cats": ["millie", "leo", "zigzag"]}, "promo-alone", "R11.4"),
        ({"scenario": 1, "cats": ["gertrude", "tibbit", "coconut"]}, "promo-in-scenario", "R8.7"),
        ({"setup": "beginner", "cats": ["gertrude", "millie", "leo"]}, "beginner-cats", "R2.1"),
        ({"setup": "beginner", "scenario": 1}, "scenario-is-standard", "R8.4"),
        ({"variants": ["family", "family"]}, "variant-twice", "R8.7"),
        ({"variants": ["familly"]}, "unknown-variant", "R8"),
        ({"restriction": "no_hands"}, "unknown-restriction", "R8.5"),
        ({"scenario": 11}, "unknown-scenario", "R8.4"),
        ({"scenario": 0}, "unknown-scenario", "R8.4"),
        ({"setup": "advanced"}, "unknown-setup", "R2"),
        ({"edition": "german"}, "unknown-edition", "R10"),
    ],
)
def test_R8_7_what_makes_no_sense_is_refused_with_its_rule(
    kind: dict[str, Any], code: str, rule: str
) -> None:
    with pytest.raises(SetupError) as caught:
        Game.new(**{"players": 2, **kind})
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert str(caught.value).endswith(f"({rule})")


def makes_sense(
    players: int, variants: tuple[str, ...], restriction: str | None, scenario: int | None
) -> bool:
    """R8.7, once more."""
    family, lower, open_hands = (variant in variants for variant in VARIANTS)
    if family and (scenario or restriction == "both_ways_only"):
        return False
    if restriction and scenario:
        return False
    if open_hands and restriction == "no_hand":
        return False
    return not (lower and players > 2)


def test_R8_7_everything_else_goes_together() -> None:
    subsets = chain.from_iterable(combinations(VARIANTS, n) for n in range(4))
    every = product(range(1, 5), subsets, (None, *map(str, RESTRICTIONS)), (None, *SCENARIOS))
    accepted = 0
    for players, variants, restriction, scenario in every:
        try:
            options = Options.from_ids(
                variants=variants, restriction=restriction, scenario=scenario
            )
            options.check_players(players)
        except SetupError:
            assert not makes_sense(players, variants, restriction, scenario)
        else:
            assert makes_sense(players, variants, restriction, scenario)
            accepted += 1
    assert accepted > 200


@pytest.mark.parametrize("cat", ["gertrude", "zigzag"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_R8_7_the_promo_tile_goes_with_restrictions_and_family(cat: str, players: int) -> None:
    for restriction in (None, *map(str, RESTRICTIONS)):
        family = ["family"] if restriction != "both_ways_only" else []
        game = Game.new(
            players, cats=[cat, "millie", "leo"], restriction=restriction, variants=family, seed=1
        )
        assert game.setup.promo is not None


def test_R8_7_the_beginner_setup_goes_with_every_restriction() -> None:
    for restriction in RESTRICTIONS:
        game = Game.new(1, setup="beginner", restriction=str(restriction), seed=1)
        assert game.options.restriction is restriction

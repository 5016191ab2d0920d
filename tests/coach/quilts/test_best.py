"""The best quilt of a seat is played by the rules, and the three figures are in order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from calico import Game, IllegalMove, Record
from calico.box import PATCH_CELLS, TILES
from calico.coach.quilts import anneal
from calico.coach.quilts.best import QuiltFigure, QuiltFinder
from calico.coach.quilts.sewing import sew
from calico.coach.quilts.staging import Placement, best_order, by_hand, staged
from calico.coach.quilts.staging import played as played_points
from calico.errors import CalicoError
from calico.rules.kernel import hexes
from calico.rules.kernel.state import build
from support.games import played

KINDS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "setup": "beginner", "variants": ["lower_variance"]},
    {"players": 1, "restriction": "no_hand"},
    {"players": 1, "scenario": 7},
    {"players": 2, "variants": ["family"]},
    {"players": 3, "restriction": "both_ways_only", "edition": "prototype"},
]


def finished(kind: dict[str, Any], seed: str) -> Game:
    return played("dice", seed=seed, **kind)


@pytest.mark.parametrize("kind", KINDS)
def test_every_best_quilt_is_a_legal_game_with_the_same_tiles(kind: dict[str, Any]) -> None:
    game = finished(kind, "7")
    seat = game.players - 1
    finder = QuiltFinder(game, seat, steps=20_000)
    start = finder.points
    assert start == game.score(seat).total
    [points] = finder.sew([1])
    assert points == finder.points >= start
    assert len(list(finder.draft([1]))) == finder.has_drafts
    result = finder.result()
    for quilt in result.quilts:
        again = Record.of_dict(quilt.to_dict()["record"]).replay()
        assert again.is_finished
        assert again.score(0).total == quilt.points >= start
        assert again.quilt(0).text == quilt.to_dict()["quilt"]
        if quilt.figure is not QuiltFigure.DRAFTING:
            placed = [again.quilt(0)[cell] for cell in PATCH_CELLS]
            assert sorted(placed) == sorted(game.quilt(seat)[cell] for cell in PATCH_CELLS)
            assert quilt.points <= result.quilts[0].points
    figures = {quilt.figure for quilt in result.quilts}
    hands = {QuiltFigure.HAND_OF_TWO} if kind.get("restriction") != "no_hand" else set()
    alone = {QuiltFigure.DRAFTING} if hands and kind["players"] == 1 else set()
    assert figures == {QuiltFigure.ANY_ORDER} | hands | alone


def test_with_drafting_the_bag_and_the_start_are_those_of_the_game() -> None:
    game = finished({"players": 1}, "3")
    finder = QuiltFinder(game, 0, steps=50_000)
    searched = [*finder.sew([1]), *finder.draft([1])]
    assert len(searched) == 2
    found = finder.result().of(QuiltFigure.DRAFTING)
    assert found
    assert found.game.bag == game.bag
    assert found.points > game.score(0).total


def test_a_search_is_continued_with_what_was_found() -> None:
    game = finished({"players": 1}, "3")
    first, second = (QuiltFinder(game, 0, steps=20_000) for _ in range(2))
    assert len([*first.sew(range(2)), *first.draft(range(2))]) == 4
    found = {quilt.figure: quilt for quilt in first.result().quilts}
    for figure, quilt in found.items():
        second.take_up(figure, Record.of_dict(quilt.to_dict()["record"]).replay())
    assert {quilt.figure: quilt.points for quilt in second.result().quilts} == {
        figure: quilt.points for figure, quilt in found.items()
    }
    second.take_up(QuiltFigure.ANY_ORDER, game)
    assert second.points == found[QuiltFigure.ANY_ORDER].points


def test_R3_1_a_hand_of_two_holds_a_tile_back_but_never_hurries_one() -> None:
    game = finished({"players": 1}, "5")
    taken = [*game.bag[:2], *(move.take for move in game.moves if move.take)]
    setup = game.setup
    order = by_hand(setup, taken, game.quilt(0).patches, 999)
    staged(setup, taken, order)
    with pytest.raises(IllegalMove):
        staged(setup, taken, [*order[3:], *order[:3]])


def test_the_same_round_sews_the_same_quilt() -> None:
    game = finished({"players": 1}, "9")
    row, tiles = build(game.setup), list(game.quilt(0).patches.values())
    one, two, other = sew(row, tiles, rounds=(1, 1, 2), steps=5_000)
    assert one == two != other


@pytest.mark.parametrize("free", [0, 7])
def test_compiled_and_plain_annealing_agree(free: int) -> None:
    game = finished({"players": 1}, "11")
    row = build(game.setup)
    tiles = [tile.index for tile in TILES for _ in range(3)]
    [found] = sew(row, [TILES[i] for i in tiles], rounds=[5], steps=300, free=free)
    arrays = anneal.Sewing(
        s=list(row),
        tiles=tiles,
        count=[0] * 12,
        best=[0] * 127,
        best_tiles=[0] * len(tiles),
        spare=[0] * 127,
        stream=[],
        picks=[],
        best_picks=[],
        taken=[],
        held=[],
    )
    plain: Any = anneal.anneal
    assert plain.function(arrays, 300, 5, 3.0, 0.5, free) == found.points
    assert tuple(arrays.best) == found.row


def test_games_without_a_best_quilt_are_refused() -> None:
    with pytest.raises(CalicoError, match="not finished"):
        QuiltFinder(Game.new(1, setup="beginner", seed="1"), 0)
    promo = finished({"players": 2, "cats": ["gertrude", "millie", "leo"]}, "1")
    with pytest.raises(CalicoError, match="promo"):
        QuiltFinder(promo, 0)
    bound = finished({"players": 1, "restriction": "adjacent_only"}, "1")
    with pytest.raises(CalicoError, match="restrict"):
        QuiltFinder(bound, 0)


def test_R4_3_the_order_lets_groups_join_after_both_have_their_button() -> None:
    game = finished({"players": 1}, "2")
    row = build(game.setup)
    few = [tile for tile in TILES if tile.colour < 3 for _ in range(3)]
    rng, helped = Random(1), 0
    for _ in range(40):
        placed = list(zip(rng.sample(few, len(PATCH_CELLS)), PATCH_CELLS, strict=True))
        wanted = value_of(row, placed)
        order = best_order(game.setup, placed, wanted)
        assert staged(game.setup, [tile for tile, _ in order], order).score(0).total >= wanted
        helped += played_points(row, placed) < wanted
    assert helped > 5


def value_of(row: list[int], placed: list[Placement]) -> int:
    """The points as annealing counts them."""
    s = list(row)
    for tile, cell in placed:
        anneal.flip(s, tile.index, hexes.bit(cell))
    return anneal.value(s, [anneal.label_tokens(s, label) for label in range(anneal.LABELS)])

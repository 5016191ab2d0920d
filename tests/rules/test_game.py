"""A game in a Python session: it prints what one wants to know, and its values can be pasted."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from dataclasses import asdict
from typing import Any

import pytest

from calico import Cell, Colour, Game, Move, Pattern, Record, Tile, box
from calico.box import BOARDS, CATS, GOALS, PATCH_CELLS, PROMO_CATS, SCENARIOS
from calico.errors import IllegalMove, RecordError, SetupError
from calico.rules.score import is_within_reach
from support.tables import FULL, deal, set_up, sew


def test_a_game_says_whose_it_is_and_how_far() -> None:
    assert repr(Game.new(["Ari", "Bo"], seed=1)) == "<Game of Ari, Bo: choosing goals>"
    assert repr(sew("Ys@c2", "Ms@c2")) == "<Game of Ari, Bo: 2 of 44 moves>"


def test_a_printed_game_shows_scores_quilts_hands_market_and_bag() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys", players=2)
    text = str(game)
    assert "Ari: 0 = 0 + 0 + 0" in text
    assert "hand: Ms Yd" in text
    assert "hand: Gf Lv" in text
    assert text.endswith("market: Dn Pq Ys, bag: 101")
    assert str(game.quilt(1)) in text


def test_legal_moves_say_how_many_they_are() -> None:
    assert repr(deal("Ms Yd Gf Lv Dn").legal_moves) == "<132 legal moves>"
    moves = deal("Ms Yd Gf Lv Dn").legal_moves
    assert "Ms@a1 Gf" in moves
    assert "Ms@a1 Ms" not in moves
    assert "nonsense" not in moves
    assert 7 not in moves


def test_cells_and_tiles_are_their_names() -> None:
    move = Move.parse("Ms@a1 Gf")
    assert move.cell == "a1"
    assert move.tile == "Ms"
    assert move.cell != "a2"
    assert move.tile != "Md"
    assert {move.cell: 1}["a1"] == {"a1": 1}[move.cell] == 1  # type: ignore[index]
    assert {move.tile, "Ms"} == {"Ms"}
    for cell in (move.cell, Cell(0, 6)):
        for twin in (copy(cell), deepcopy(cell), pickle.loads(pickle.dumps(cell))):  # noqa: S301
            assert (type(twin), twin, twin.row, twin.col) == (Cell, cell, cell.row, cell.col)


def test_a_score_becomes_plain_data() -> None:
    score = sew("Ys@c2 Yd@c3 Yf@d3").score(0)
    plain = asdict(score)
    assert plain["goals"]["b3"]["goal"]["id"] == "ABCDEF"
    assert plain["cats"] == score.cats
    assert plain["tokens"][0]["cell"] == "d3"


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("ask", ["score", "quilt", "hand", "placed", "dealt", "view"])
def test_a_seat_that_there_is_not_is_refused(ask: str, seat: int) -> None:
    game = deal(players=2)
    with pytest.raises(IllegalMove) as caught:
        getattr(game, ask)(seat)
    assert str(caught.value) == f"there is no seat {seat}: expected 0 to 1"
    if ask not in ("dealt", "view"):
        with pytest.raises(IllegalMove):
            getattr(game.view(0), ask)(seat)
    with pytest.raises(IllegalMove):
        game.goal(seat, Cell.parse("b3"))


def test_R2_6_luck_that_says_who_starts_is_that_of_the_seed() -> None:
    names = ["Ari", "Bo", "Cy", "Di"]
    started = [Game.new(names, seed=seed, first="random").names for seed in range(40)]
    assert started == [Game.new(names, seed=seed, first="random").names for seed in range(40)]
    assert {order[0] for order in started} == set(names)
    assert all(order * 2 != tuple(names) and set(order) == set(names) for order in started)
    game = Game.new(names, seed=1, first="random")
    assert game.seated == game.copy().seated == tuple(names)
    assert Game.new(names, seed=1, first="Cy").names == ("Cy", "Di", "Ari", "Bo")
    assert Game.new(names, seed=1, first="Cy").seated is None


def test_nothing_can_be_placed_before_the_deal_or_after_the_end() -> None:
    for game in (Game.new(1, seed=1), sew(FULL)):
        assert game.cells(Tile.parse("Ms")) == ()
        assert game.placeable == game.takeable == ()
        assert game.seat is None


@pytest.mark.parametrize(
    "thing",
    [
        *BOARDS.values(),
        *CATS.values(),
        *PROMO_CATS.values(),
        *GOALS.values(),
        *SCENARIOS.values(),
    ],
)
def test_a_fact_of_the_box_prints_as_what_finds_it(thing: Any) -> None:
    assert eval(repr(thing), vars(box)) == thing  # noqa: S307


def test_a_cat_in_play_tells_its_patterns() -> None:
    millie = set_up().cats[0]
    assert "Millie" in str(millie)
    assert "stripes" in str(millie)
    assert "dots" in str(millie)


def test_an_event_reads_like_a_sentence() -> None:
    game = sew("Ys@c2 Yd@c3 Yf@d3", "Ms@c2 Ls@c3 Gs@d3")
    assert str(game.events[0]) == f"1. Ari: {game.events[0].move}"
    assert str(game.events[4]) == f"5. Ari: {game.events[4].move}, a yellow button"
    assert str(game.events[5]) == f"6. Bo: {game.events[5].move}, Millie comes"


def test_values_are_frozen_and_can_be_keys() -> None:
    tile, cell = Tile(Colour.MAGENTA, Pattern.STRIPES), Cell.parse("a1")
    assert {tile: 1, cell: 2}[Tile.parse("Ms")] == 1
    for thing, name in ((tile, "colour"), (cell, "row"), (deal("Ms").market[0], "pattern")):
        with pytest.raises(AttributeError):
            setattr(thing, name, 0)


def test_a_score_tells_where_every_token_came_from() -> None:
    score = sew("Ys@c2 Yd@c3 Yf@d3").score(0)
    (token,) = score.tokens
    assert (token.number, str(token.cell)) == (3, "d3")
    assert [str(cell) for cell in token.group] == ["c2", "c3", "d3"]


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(
    ("around", "within"),
    [
        ("", "ABCDEF AAAABB AAABBB AAABBC AABBCC AABBCD"),
        ("A", "ABCDEF AAAABB AAABBB AAABBC AABBCC AABBCD"),
        ("AA", "AAAABB AAABBB AAABBC AABBCC AABBCD"),
        ("AAA", "AAAABB AAABBB AAABBC"),
        ("AAAA", "AAAABB"),
        ("AAAAA", ""),
        ("AB", "ABCDEF AAAABB AAABBB AAABBC AABBCC AABBCD"),
        ("ABC", "ABCDEF AAABBC AABBCC AABBCD"),
        ("ABCD", "ABCDEF AABBCD"),
        ("ABCDE", "ABCDEF"),
        ("AABB", "AAAABB AAABBB AAABBC AABBCC AABBCD"),
        ("AAABB", "AAAABB AAABBB AAABBC"),
        ("AABBC", "AAABBC AABBCC AABBCD"),
        ("AABBCC", "AABBCC"),
        ("AABBCD", "AABBCD"),
    ],
)
def test_R6_1_a_goal_is_within_reach_as_long_as_the_rest_can_complete_it(
    goal: str, around: str, within: str
) -> None:
    assert is_within_reach(GOALS[goal], around) == (goal in within.split())


def test_a_game_ends_with_all_cells_covered() -> None:
    game = sew(FULL)
    assert list(game.quilt(0).patches) == list(PATCH_CELLS)
    assert game.moves == tuple(event.move for event in game.events)


def test_R1_1_a_game_needs_the_right_bag() -> None:
    game = Game.new(2, setup="beginner", seed=1)
    with pytest.raises(SetupError, match=r"patches in the bag: 5, expected 108 \(R1.1\)"):
        Game(game.setup, game.bag[:5])


def test_R2_4_nobody_chooses_goals_for_a_seat_that_is_not_there() -> None:
    game = Game.new(2, seed=1)
    for seat in (-1, 2, 7):
        with pytest.raises(IllegalMove, match="expected 0 to 1"):
            game.choose_goals(seat, ["ABCDEF", "AABBCC", "AAABBB"])


def test_one_name_is_one_player() -> None:
    assert Game.new("Ari", seed=1).names == ("Ari",)


def test_a_name_that_is_no_text_is_refused() -> None:
    names: list[Any] = [1, 2]
    with pytest.raises(SetupError, match="name 1"):
        Game.new(names, seed=1)


def test_a_refused_record_carries_the_rule() -> None:
    game = Game.new(2, setup="beginner", seed=1)
    record = Record(game.setup, game.bag, (Move.parse("Ms@b3 Yd"),))
    with pytest.raises(RecordError) as refusal:
        record.replay()
    assert refusal.value.rule == "R3.1"
    assert str(refusal.value).count("R3.1") == 1

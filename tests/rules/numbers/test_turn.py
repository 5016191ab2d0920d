"""R3: place, check, draft."""

from __future__ import annotations

import pytest

from calico import Cell, Game, IllegalMove, Move, NotationError, Phase, Tile
from calico.box import GOAL_CELLS, PATCH_CELLS
from support.tables import FULL, NAMES, arrange, deal, sew


def texts(tiles: tuple[Tile, ...]) -> str:
    return " ".join(map(str, tiles))


def reason(game: Game, move: str) -> tuple[str, str | None]:
    """Why ``move`` is illegal; playing it must say the same and change nothing."""
    why = game.why_illegal(move)
    assert why is not None
    before = (game.market, game.bag_count, game.events, [game.hand(s) for s in range(game.players)])
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    after = (game.market, game.bag_count, game.events, [game.hand(s) for s in range(game.players)])
    assert after == before
    assert str(caught.value) == str(why)
    assert not game.is_legal(move)
    assert Move.parse(move) not in game.legal_moves
    return why.code, why.rule


# R3.1


@pytest.mark.parametrize("cell", PATCH_CELLS, ids=str)
def test_R3_1_a_hand_tile_goes_on_any_empty_patch_cell(cell: Cell) -> None:
    game = deal("Ms Yd Gf Lv Dn")
    game.play(f"Yd@{cell} Gf")
    assert game.quilt(0)[cell] == Tile.parse("Yd")
    assert game.placed(0) == 1


def test_R3_1_only_a_tile_in_hand() -> None:
    game = deal("Ms Yd Gf Lv Dn")
    assert reason(game, "Gf@a1 Gf") == ("not-in-hand", "R3.1")
    assert reason(game, "Lq@a1 Gf") == ("not-in-hand", "R3.1")


def test_R3_1_only_ones_own_hand() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys", players=2)
    assert reason(game, "Gf@a1 Dn") == ("not-in-hand", "R3.1")
    game.play("Ms@a1 Dn")
    assert reason(game, "Yd@a1 Pq") == ("not-in-hand", "R3.1")


def test_R3_1_only_an_empty_cell() -> None:
    game = sew("Ms@a1 Yd Gf")
    assert reason(game, f"Yd@a1 {game.market[0]}") == ("cell-taken", "R3.1")
    assert str(game.why_illegal(f"Yd@a1 {game.market[0]}")) == "a1 is taken: Ms is there (R3.1)"


@pytest.mark.parametrize("cell", GOAL_CELLS, ids=str)
def test_R3_1_not_on_a_goal(cell: Cell) -> None:
    assert reason(deal("Ms Yd Gf Lv Dn"), f"Ms@{cell} Gf") == ("goal-cell", "R3.1")


def test_R3_1_not_on_a_printed_edge() -> None:
    game = deal("Ms Yd Gf Lv Dn")
    why = game.why_illegal(Move(Tile.parse("Ms"), Cell(0, 0), Tile.parse("Gf")))
    assert why is not None
    assert why.rule == "R3.1"
    with pytest.raises(NotationError):
        game.play("Ms@z0 Gf")


def test_R3_1_on_ones_own_quilt() -> None:
    game = sew("Ms@a1", "Yd@a2")
    assert list(game.quilt(0).patches) == [Cell.parse("a1")]
    assert list(game.quilt(1).patches) == [Cell.parse("a2")]
    assert len(game.quilt(0).free) == len(game.quilt(1).free) == 21


def test_R3_1_a_placed_tile_never_moves() -> None:
    game, moves = arrange(FULL)
    lying: dict[Cell, Tile] = {}
    for move in moves:
        game.play(move)
        lying[move.cell] = move.tile
        assert game.quilt(0).patches == lying


# R3.2


def test_R3_2_the_placement_is_checked_before_the_draft() -> None:
    """The drafted tile is in hand, not on the quilt: it earns nothing."""
    game = sew("Ys@c2 Yd@c3 Yf")
    assert game.score(0).tokens == ()
    assert Tile.parse("Yf") in game.hand(0)


# R3.3


def test_R3_3_one_market_tile_is_taken_and_the_market_refilled_from_the_bag() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys Md", players=2)
    event = game.play("Ms@a1 Pq")
    assert texts(game.hand(0)) == "Pq Yd"
    assert texts(game.market) == "Dn Md Ys"
    assert (event.move.take, event.refill) == (Tile.parse("Pq"), (Tile.parse("Md"),))
    assert event.discard is None
    assert game.bag_count == 108 - 8


def test_R3_3_the_draft_is_not_left_out() -> None:
    assert reason(deal("Ms Yd Gf Lv Dn"), "Ms@a1") == ("draft-missing", "R3.3")


def test_R3_3_never_straight_from_the_bag() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys")
    assert reason(game, "Ms@a1 Pq") == ("not-drafted", "R3.3")
    assert reason(game, "Ms@a1 Yd") == ("not-drafted", "R3.3")


def test_R3_3_the_placed_tile_itself_cannot_be_drafted() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys", players=2)
    assert reason(game, "Ms@a1 Ms") == ("not-drafted", "R3.3")


def test_R3_3_tiles_alike_in_hand_and_market_are_one_move() -> None:
    game = deal("Ms Ms Gf Lv Dn Dn Dn", players=2)
    assert len(game.legal_moves) == 22
    assert {str(move)[:3] for move in game.legal_moves} == {"Ms@"}
    game.play("Ms@a1 Dn")
    assert texts(game.hand(0)) == "Dn Ms"
    game = deal("Ms Yd Gf Lv Dn Pq Ys", players=2)
    assert len(game.legal_moves) == 2 * 22 * 3


# R3.4, R3.5


def test_R3_4_nothing_is_drafted_after_the_22nd_placement() -> None:
    game, moves = arrange(FULL)
    for move in moves[:-1]:
        game.play(move)
    market, count = game.market, game.bag_count
    assert game.takeable == ()
    assert len(game.legal_moves) == len(set(game.hand(0)))
    assert reason(game, f"{moves[-1]} {market[0]}") == ("no-draft-at-end", "R3.4")
    event = game.play(moves[-1])
    assert (event.move.take, event.refill, event.discard) == (None, (), None)
    assert (game.market, game.bag_count) == (market, count)
    assert len(game.hand(0)) == 1


def test_R3_4_each_player_skips_their_own_last_draft() -> None:
    game, moves = arrange(FULL, FULL, FULL)
    for move in moves:
        game.play(move)
    assert [event.move.take is None for event in game.events] == [False] * 63 + [True] * 3
    assert [len(game.hand(seat)) for seat in range(3)] == [1, 1, 1]


def test_R3_5_play_goes_around_until_every_quilt_is_full() -> None:
    game, moves = arrange(FULL, FULL)
    for number, move in enumerate(moves):
        assert (game.phase, game.seat, game.turn) == (Phase.PLAY, number % 2, number + 1)
        assert not game.is_finished
        event = game.play(move)
        assert (event.number, event.seat, event.name) == (
            number + 1,
            number % 2,
            NAMES[number % 2],
        )
    assert (game.phase, game.seat) == (Phase.FINISHED, None)
    assert game.is_finished
    assert [game.placed(0), game.placed(1)] == [22, 22]
    assert len(moves) == 44


def test_R3_5_nothing_is_played_after_the_end() -> None:
    game = sew(FULL)
    assert len(game.legal_moves) == 0
    assert not game.legal_moves
    assert reason(game, f"{game.hand(0)[0]}@a1") == ("game-over", "R3.5")


# R3.6: what a view holds is in test_view.py and test_properties.py


def test_R3_6_the_number_of_tiles_left_is_public() -> None:
    game, moves = arrange(FULL, FULL)
    for move in moves:
        assert game.view(None).bag_count == game.view(0).bag_count == game.bag_count
        game.play(move)
    assert game.bag_count == 108 - 7 - 42


# Texts


@pytest.mark.parametrize(
    "text",
    ["", "Ms", "Ms@", "Ms@a1 ", "Ms@a1  Yd", "Ms-a1", "Ms@a1 Yd Yd", " Ms@a1", "Ms@a1\n", "@a1"],
)
def test_a_text_that_is_no_move_is_told_from_an_illegal_one(text: str) -> None:
    game = deal("Ms Yd Gf Lv Dn")
    for ask in (game.play, game.is_legal, game.why_illegal, Move.parse):
        with pytest.raises(NotationError) as caught:
            ask(text)
        assert caught.value.code == "move-syntax"
        assert repr(text) in str(caught.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Xx@a1 Yd", "tile-syntax"),
        ("sM@a1 Yd", "tile-syntax"),
        ("Ms@a1 Yx", "tile-syntax"),
        ("Ms@a6 Yd", "cell-syntax"),
        ("Ms@f1 Yd", "cell-syntax"),
        ("Ms@A1 Yd", "cell-syntax"),
    ],
)
def test_a_move_with_no_such_tile_or_cell_says_which(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert caught.value.code == code


def test_undo_takes_back_one_move_at_a_time_down_to_the_deal() -> None:
    game, moves = arrange("Ys@c2 Yd@c3 Yf@d3")
    fresh = str(game)
    for move in moves:
        game.play(move)
    assert [game.undo() for _ in moves] == moves[::-1]
    assert str(game) == fresh
    with pytest.raises(IllegalMove) as caught:
        game.undo()
    assert caught.value.code == "nothing-to-undo"

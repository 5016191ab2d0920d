"""R8.5 and R8.6: restrictions, being stuck, and playing without a hand."""

from __future__ import annotations

import pytest

from calico import Cell, Game, Tile
from calico.box import PATCH_CELLS
from calico.rules.kernel import chance, hexes, kernel, masks
from calico.rules.record import score_of
from support.tables import arrange, deal, sew


def reason(game: Game, move: str) -> tuple[str, str | None] | None:
    why = game.why_illegal(move)
    return (why.code, why.rule) if why else None


def names(cells: tuple[Cell, ...]) -> set[str]:
    return {str(cell) for cell in cells}


def near(board: dict[Cell, Tile], alike: str) -> set[str]:
    """The patch cells of an empty quilt next to a printed tile with that letter."""
    printed = [cell for cell, tile in board.items() if alike in str(tile)]
    return {str(n) for cell in printed for n in cell.neighbours if n in PATCH_CELLS}


# Adjacent only


def test_R8_5_adjacent_only_the_first_patch_goes_anywhere() -> None:
    game = deal("Ms Yd", restriction="adjacent_only")
    assert game.cells(Tile.parse("Ms")) == PATCH_CELLS


def test_R8_5_adjacent_only_the_next_go_beside_patches_edges_and_goals_do_not_count() -> None:
    game = sew("Ms@a1 Yd Gf", restriction="adjacent_only")
    assert names(game.cells(Tile.parse("Yd"))) == {"a2", "b1", "b2"}
    take = game.market[0]
    assert reason(game, f"Yd@a3 {take}") == ("breaks-adjacent-only", "R8.5")
    assert reason(game, f"Yd@e5 {take}") == ("breaks-adjacent-only", "R8.5")
    game = sew("Ms@b2 Yd Gf", restriction="adjacent_only")
    assert names(game.cells(Tile.parse("Yd"))) == {"a1", "a2", "b1", "c1", "c2"}


def test_R8_5_adjacent_only_looks_at_ones_own_quilt() -> None:
    game = sew("Ms@a1", "Yd@e5 Gf", restriction="adjacent_only")
    assert names(game.cells(game.hand(0)[0])) == {"a2", "b1", "b2"}


def test_R8_5_adjacent_only_can_never_be_stuck() -> None:
    """From every free patch cell one gets to every other: there is always one beside a patch."""
    state = [0] * kernel.SIZE
    state[kernel.RESTRICTION] = kernel.ADJACENT_ONLY
    for placed in range(1, 22):
        for start in PATCH_CELLS:
            patches = hexes.bit(start)
            while patches.bit_count() < placed:
                beside = masks.neighbours(patches) & hexes.PATCHES & ~patches
                patches |= chance.nth_cell(beside, placed % beside.bit_count())
            state[kernel.FREE] = hexes.PATCHES & ~patches
            assert kernel.allowed(state, 0, 0) != 0
    assert not kernel.is_stuck(state, 0)


# Same colour, same pattern


def test_R8_5_same_colour_only_printed_edge_tiles_count() -> None:
    game = deal("Ys Gd Lf Dv Pn Mq", restriction="same_colour_only")
    board = dict(game.setup.players[0].board.edges)
    assert names(game.cells(Tile.parse("Ys"))) == near(board, "Y")
    assert near(board, "Y") == {"a1", "a4", "a5", "c5", "d1", "e1"}
    assert reason(game, "Ys@c3 Lf") == ("breaks-same-colour-only", "R8.5")
    assert reason(game, "Ys@a1 Lf") is None


def test_R8_5_same_pattern_only_printed_edge_tiles_count() -> None:
    game = deal("Ys Gd Lf Dv Pn Mq", restriction="same_pattern_only")
    board = dict(game.setup.players[0].board.edges)
    assert names(game.cells(Tile.parse("Ys"))) == near(board, "s")
    assert near(board, "s") == {"a1", "a5", "d1", "e5"}
    assert reason(game, "Ys@c3 Lf") == ("breaks-same-pattern-only", "R8.5")


def test_R8_5_same_colour_only_patches_count_too() -> None:
    game = sew("Ys@a1 Gd Yf", restriction="same_colour_only")
    assert {"a2", "b1", "b2"} <= names(game.cells(Tile.parse("Yf")))
    assert "b2" not in names(game.cells(Tile.parse("Gd")))


def test_R8_5_same_pattern_only_patches_count_too() -> None:
    game = sew("Ys@a1 Gd Ms", restriction="same_pattern_only")
    assert {"a2", "b1", "b2"} <= names(game.cells(Tile.parse("Ms")))
    assert "b2" not in names(game.cells(Tile.parse("Gd")))


# Stuck and broken

NO_YELLOW = "Gd@a1 Pd@a4 Ds@a5 Gv@c5 Ls@d1 Md@e1"
"""Every cell beside a printed yellow tile is taken, by the rules of same colour."""

NO_STRIPES = "Mv@a1 Mf@a5 Mn@d1 Mq@e5"
"""Every cell beside printed stripes is taken, by the rules of same pattern."""

stuck = pytest.mark.parametrize(
    ("restriction", "plan", "hand", "other"),
    [
        ("same_colour_only", NO_YELLOW, ("Yd", "Yf"), "Gs"),
        ("same_pattern_only", NO_STRIPES, ("Ys", "Gs"), "Gd"),
    ],
)


@stuck
def test_R8_5_stuck_one_may_place_anywhere_this_turn(
    restriction: str, plan: str, hand: tuple[str, str], other: str
) -> None:
    game = sew(f"{plan} {hand[0]} {hand[1]}", restriction=restriction)
    free = game.quilt(0).free
    assert all(game.cells(Tile.parse(tile)) == free for tile in hand)
    assert len(game.legal_moves) == 2 * len(free) * len(set(game.market))
    assert not game.score(0).restriction_broken
    event = game.play(f"{hand[0]}@c3 {game.market[0]}")
    assert event.broken
    assert game.score(0).restriction_broken
    assert names(game.cells(Tile.parse(hand[1]))) == {"b4", "c2", "d3", "d4"}


@stuck
def test_R8_5_a_player_with_one_tile_that_fits_is_not_stuck(
    restriction: str, plan: str, hand: tuple[str, str], other: str
) -> None:
    game = sew(f"{plan} {hand[0]} {other}", restriction=restriction)
    assert game.cells(Tile.parse(hand[0])) == ()
    assert game.cells(Tile.parse(other)) != ()
    take = game.market[0]
    code = f"breaks-{restriction}".replace("_", "-")
    assert reason(game, f"{hand[0]}@c3 {take}") == (code, "R8.5")
    assert {str(move.tile) for move in game.legal_moves} == {other}
    event = game.play(f"{other}@{game.cells(Tile.parse(other))[0]} {take}")
    assert not event.broken
    assert not game.score(0).restriction_broken


@stuck
def test_R8_5_broken_stays_broken_and_is_undone_by_undo(
    restriction: str, plan: str, hand: tuple[str, str], other: str
) -> None:
    game = sew(f"{plan} {hand[0]} {hand[1]}", restriction=restriction)
    game.play(f"{hand[0]}@c3 {game.market[0]}")
    event = game.play(f"{hand[1]}@c2 {game.market[0]}")
    assert not event.broken
    assert score_of(game)["players"][0]["restriction_broken"] is True
    game.undo()
    game.undo()
    assert score_of(game)["players"][0]["restriction_broken"] is False


def test_R8_5_broken_is_a_matter_of_one_player() -> None:
    theirs = "Gd@a2 Pf@a3 Pn@a4 Lq@c5 Lf@c1 Pf@e1"
    game = sew(f"{NO_YELLOW} Yd@c3 Yf", f"{theirs} Ln Ls", restriction="same_colour_only")
    assert game.score(0).restriction_broken
    assert not game.score(1).restriction_broken


def test_R8_5_without_a_restriction_nothing_is_broken() -> None:
    game = sew("Ms@a1 Yd@e5 Gf@c3")
    assert not any(event.broken for event in game.events)
    assert not game.score(0).restriction_broken


# Both ways only


@pytest.mark.parametrize(
    ("ring", "ways", "points"),
    [
        ("Ys@a2 Gd@a3 Lf@b2 Dv@b4 Pn@c2 Mq@c3", 2, 15),
        ("Ys@a2 Gs@a3 Ls@b2 Ds@b4 Pd@c2 Md@c3", 1, 0),
        ("Ys@a2 Ys@a3 Ls@b2 Ds@b4 Pd@c2 Md@c3", 0, 0),
    ],
)
def test_R8_5_both_ways_only_one_way_scores_nothing(ring: str, ways: int, points: int) -> None:
    game = sew(ring, restriction="both_ways_only")
    goal = game.score(0).goals[Cell.parse("b3")]
    assert (goal.ways, goal.points) == (ways, points)
    assert game.events[-1].goals == (goal,)


def test_R8_5_both_ways_only_leaves_every_placement_free() -> None:
    game = sew("Ms@a1 Yd Gf", restriction="both_ways_only")
    assert len(game.cells(Tile.parse("Yd"))) == 21


# No hand


def test_R8_6_no_hands_are_dealt() -> None:
    game = deal("Ms Yd Gf Lv Dn", players=2, restriction="no_hand")
    assert game.hand(0) == game.hand(1) == ()
    assert [str(tile) for tile in game.market] == ["Ms", "Yd", "Gf"]
    assert game.bag_count == 105


def test_R8_6_a_market_tile_is_placed_and_the_market_refilled() -> None:
    game = deal("Ms Yd Gf Lv Dn", players=2, restriction="no_hand")
    event = game.play("Yd@a1")
    assert [str(tile) for tile in game.market] == ["Ms", "Lv", "Gf"]
    assert [str(tile) for tile in event.refill] == ["Lv"]
    assert event.discard is None
    assert game.quilt(0)[Cell.parse("a1")] == Tile.parse("Yd")


def test_R8_6_only_a_market_tile_and_no_draft() -> None:
    game = deal("Ms Yd Gf Lv Dn", players=2, restriction="no_hand")
    assert reason(game, "Lv@a1") == ("not-in-market", "R8.6")
    assert reason(game, "Ms@a1 Yd") == ("no-draft-no-hand", "R8.6")
    assert reason(game, "Ms@b3") == ("goal-cell", "R3.1")
    assert len(game.legal_moves) == 3 * 22


@pytest.mark.parametrize(
    ("place", "market", "discard"),
    [("Ms", "Gf Lv Dn", "Yd"), ("Yd", "Gf Lv Dn", "Ms"), ("Gf", "Yd Lv Dn", "Ms")],
)
def test_R8_6_alone_the_conveyor_follows(place: str, market: str, discard: str) -> None:
    game = deal("Ms Yd Gf Lv Dn", restriction="no_hand")
    event = game.play(f"{place}@a1")
    assert " ".join(map(str, game.market)) == market
    assert str(event.discard) == discard


def test_R8_6_alone_the_furthest_of_two_alike_is_placed() -> None:
    game = deal("Ms Yd Ms Lv Dn", restriction="no_hand")
    assert str(game.play("Ms@a1").discard) == "Yd"
    assert " ".join(map(str, game.market)) == "Ms Lv Dn"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_R8_6_22_turns_each_and_the_last_like_the_others(players: int) -> None:
    game = deal(players=players, restriction="no_hand")
    while not game.is_finished:
        assert len(game.market) == 3
        assert all(move.take is None for move in game.legal_moves)
        game.play(next(iter(game.legal_moves)))
    assert [game.placed(seat) for seat in range(players)] == [22] * players
    assert len(game.market) == 3


def test_R8_6_tokens_come_as_ever() -> None:
    game, moves = arrange("Ys@c2 Yd@c3 Yf@d3", restriction="no_hand")
    for move in moves:
        event = game.play(move)
    assert [str(token) for token in event.tokens] == ["a yellow button"]

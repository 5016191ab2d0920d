"""R4: buttons come from groups of a colour."""

from __future__ import annotations

import pytest

from calico import Cell, Colour, Game
from calico.box import PATCH_CELLS
from calico.rules.event import TokenKind
from support.tables import last_tokens, sew

RAINBOW = "Yd@a1 Yn@b2 Ms@e4 Mn@e5 Lf@b1 Ls@c1 Pd@a3 Pn@a4 Dv@e2 Dq@e3 Gf@c5 Gq@d5"
"""Two patches next to a printed tile of each colour: six buttons in twelve placements."""


def buttons(game: Game, seat: int = 0) -> dict[Colour, int]:
    return {colour: n for colour, n in game.score(seat).buttons.items() if n}


def cells(names: str) -> tuple[Cell, ...]:
    return tuple(Cell.parse(name) for name in names.split())


def test_R4_1_a_group_is_a_connected_set_of_one_colour() -> None:
    quilt = sew("Ys@b2 Yd@c2 Yf@d3 Yv@b4 Gn@c3").quilt(0)
    assert quilt.colour_group(Cell.parse("c2")) == cells("b2 c2 d3")
    assert quilt.colour_group(Cell.parse("b4")) == cells("b4")
    assert quilt.colour_group(Cell.parse("c3")) == cells("c3")


def test_R4_1_printed_edge_tiles_count() -> None:
    game = sew("Yd@a1 Yf@b2")
    assert last_tokens(game) == ["a yellow button"]
    assert game.events[-1].tokens[0].group == (Cell(0, 1), *cells("a1 b2"))


def test_R4_1_a_goal_tile_belongs_to_no_group_and_joins_none() -> None:
    game = sew("Ys@b2 Yd@b4 Yf@b5")
    assert game.score(0).tokens == ()
    assert game.quilt(0).colour_group(Cell.parse("b4")) == cells("b4 b5")


def test_R4_1_groups_of_two_quilts_are_apart() -> None:
    game = sew("Ys@c2 Yd@c3", "Yf@c2 Yv@c3")
    assert buttons(game, 0) == buttons(game, 1) == {}


def test_R4_2_a_group_of_two_earns_nothing() -> None:
    assert sew("Ys@c2 Yd@c3").score(0).tokens == ()


def test_R4_2_a_group_of_three_earns_a_button() -> None:
    game = sew("Ys@c2 Yd@c3 Yf@d3")
    (token,) = game.events[-1].tokens
    assert (token.kind, token.what, token.points) == (TokenKind.BUTTON, Colour.YELLOW, 3)
    assert token.group == cells("c2 c3 d3")
    assert token.number == 3
    assert buttons(game) == {Colour.YELLOW: 1}


def test_R4_2_a_patch_between_two_pairs_makes_five_and_one_button() -> None:
    game = sew("Ys@b2 Yd@c2 Yf@d4 Yv@e4 Yn@c3")
    assert [len(event.tokens) for event in game.events] == [0, 0, 0, 0, 1]
    assert len(game.events[-1].tokens[0].group) == 5


def test_R4_2_three_tiles_that_do_not_hang_together_earn_nothing() -> None:
    assert sew("Ys@b2 Yd@c3 Yf@e2").score(0).tokens == ()


def test_R4_2_growing_to_six_and_more_earns_nothing() -> None:
    game = sew("Ys@b2 Yd@c2 Yf@c3 Yv@d3 Yn@d4 Yq@e3 Ys@e4")
    assert [len(event.tokens) for event in game.events] == [0, 0, 1, 0, 0, 0, 0]
    assert len(game.quilt(0).colour_group(Cell.parse("b2"))) == 7
    assert game.score(0).button_points == 3


def test_R4_2_a_second_group_of_the_colour_earns_a_second_button() -> None:
    game = sew("Ys@b1 Yd@b2 Yf@c1 Yv@d4 Yn@e4 Yq@e3")
    assert buttons(game) == {Colour.YELLOW: 2}


def test_R4_3_groups_that_join_keep_their_buttons_and_earn_no_more() -> None:
    game = sew("Ys@b1 Yd@b2 Yf@c1 Yv@d4 Yn@e4 Yq@e3 Ys@c3 Yd@c2 Yf@d3")
    assert [len(event.tokens) for event in game.events] == [0, 0, 1, 0, 0, 1, 0, 0, 0]
    assert len(game.quilt(0).colour_group(Cell.parse("b1"))) == 9
    assert buttons(game) == {Colour.YELLOW: 2}


def test_R4_3_a_group_with_a_button_swallows_a_pair_for_nothing() -> None:
    game = sew("Ys@b1 Yd@b2 Yf@c1 Yv@d4 Yn@e4 Yq@c2 Ys@c3")
    assert [len(event.tokens) for event in game.events] == [0, 0, 1, 0, 0, 0, 0]
    assert buttons(game) == {Colour.YELLOW: 1}


def test_R4_4_a_button_of_every_colour_brings_one_rainbow_button() -> None:
    game = sew(RAINBOW)
    assert last_tokens(game) == ["a green button", "the rainbow button"]
    assert buttons(game) == dict.fromkeys(Colour, 1)
    assert game.score(0).rainbow
    rainbow = game.events[-1].tokens[1]
    assert (rainbow.kind, rainbow.what, rainbow.points) == (TokenKind.RAINBOW, None, 3)


def test_R4_4_five_colours_are_no_rainbow() -> None:
    game = sew(RAINBOW.removesuffix(" Gf@c5 Gq@d5") + " Yv@d1 Yv@e1")
    assert buttons(game) == {
        Colour.YELLOW: 2,
        Colour.LIGHT_BLUE: 1,
        Colour.DARK_BLUE: 1,
        Colour.PURPLE: 1,
        Colour.MAGENTA: 1,
    }
    assert not game.score(0).rainbow


def test_R4_4_the_rainbow_button_comes_once() -> None:
    game = sew(RAINBOW + " Yv@d1 Yv@e1")
    assert last_tokens(game) == ["a yellow button"]
    assert sum(t.kind is TokenKind.RAINBOW for t in game.score(0).tokens) == 1
    assert game.score(0).button_points == 8 * 3


def test_R4_4_each_player_has_a_rainbow_of_their_own() -> None:
    game = sew(
        RAINBOW,
        "Yf@a4 Ys@a5 Gd@e1 Gv@e2 Lq@b1 Lv@c1 Ds@a2 Dd@a3 Pf@b5 Pv@c5 Mq@e3 Mf@d4",
    )
    assert [str(token) for token in game.events[-2].tokens][-1] == "the rainbow button"
    assert [str(token) for token in game.events[-1].tokens][-1] == "the rainbow button"
    assert game.score(0).rainbow
    assert game.score(1).rainbow


def test_R4_5_every_button_is_worth_3_the_rainbow_button_too() -> None:
    game = sew(RAINBOW)
    assert game.score(0).button_points == 7 * 3
    assert game.score(0).button_count == 7
    assert all(token.points == 3 for token in game.score(0).tokens)


def test_R1_4_buttons_never_run_out() -> None:
    """The box has eight yellow buttons; at this table there are nine."""
    game = sew(
        "Ys@a1 Yd@a2 Yf@a4 Yv@a5 Yn@d1 Yq@e1",
        "Ys@a1 Yd@b2 Yf@a4 Yv@a5 Yn@c5 Yq@d5",
        "Ys@a2 Yd@a3 Yf@e1 Yv@d1 Yn@e4 Yq@e5",
    )
    assert [game.score(seat).buttons[Colour.YELLOW] for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize("cell", PATCH_CELLS, ids=str)
def test_R4_2_a_lone_patch_earns_nothing_anywhere(cell: Cell) -> None:
    for board in ("blue", "green", "purple", "yellow"):
        for tile in ("Ys", "Gd", "Lf", "Dv", "Pn", "Mq"):
            event = sew(f"{tile}@{cell}", boards=[board]).events[0]
            assert event.tokens == ()

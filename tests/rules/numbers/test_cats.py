"""R5: cats come to groups of a pattern."""

from __future__ import annotations

import pytest

from calico import Cell, Game
from calico.box import CATS, Pattern
from calico.rules.event import TokenKind
from support.tables import last_tokens, sew


def cats(game: Game, seat: int = 0) -> dict[str, int]:
    return {cat.id: n for cat, n in game.score(seat).cats.items() if n}


def with_cat(name: str) -> dict[str, str]:
    """Stripes and dots for ``name``, the rest for two cats of other tiles."""
    others = [cat.id for cat in CATS.values() if cat.tile != CATS[name].tile]
    second = others[0]
    third = next(cat for cat in others if CATS[cat].tile != CATS[second].tile)
    return {name: "stripes dots", second: "flowers vines", third: "ferns quatrefoil"}


def arrivals(plan: str, cat: str) -> list[int]:
    """The numbers of the moves of ``plan`` to which ``cat`` came."""
    game = sew(plan, cats=with_cat(cat))
    tokens = (token for event in game.events for token in event.tokens)
    return [t.number for t in tokens if t.kind is TokenKind.CAT and t.what == CATS[cat]]


ROW = "Ys@b2 Gs@c2 Ls@c3 Ds@d3 Ps@d4 Ms@e3 Ys@e4"
"""Seven stripes that touch no printed stripes."""


def test_R5_1_a_group_concerns_only_the_cat_that_likes_its_pattern() -> None:
    game = sew(ROW)
    assert cats(game) == {"millie": 1}
    assert cats(sew(ROW.replace("s@", "f@"))) == {"tibbit": 1}
    assert cats(sew(ROW.replace("s@", "n@"))) == {"coconut": 1}


def test_R5_1_groups_are_of_one_pattern_though_the_cat_likes_two() -> None:
    game = sew("Ys@b2 Gs@c2 Ld@c3 Dd@d3")
    assert cats(game) == {}
    assert game.quilt(0).pattern_group(Cell.parse("c2")) == (Cell.parse("b2"), Cell.parse("c2"))


def test_R5_1_printed_edge_tiles_count() -> None:
    game = sew("Gs@a1 Ls@b2")
    assert last_tokens(game) == ["Millie comes"]
    assert game.events[-1].tokens[0].group[0] == Cell(0, 1)


def test_R5_1_a_goal_tile_joins_no_group() -> None:
    assert cats(sew("Ys@b2 Gs@b4 Ls@b5")) == {}


@pytest.mark.parametrize(
    ("cat", "size"), [(c.id, c.need) for c in CATS.values() if isinstance(c.need, int)]
)
def test_R5_2_a_cat_of_size_n_comes_to_the_nth_tile_and_not_again(cat: str, size: int) -> None:
    assert arrivals(ROW, cat) == [size]


@pytest.mark.parametrize(
    ("cat", "plan", "when"),
    [
        ("callie", "Ys@b2 Gs@c2 Ls@c1", [3]),
        ("callie", "Ys@b2 Gs@c2 Ls@c3", []),
        ("callie", "Ys@b2 Gs@c2 Ls@c3 Ds@e3 Ps@d3", [5]),
        ("rumi", "Ys@b2 Gs@c2 Ls@d3", [3]),
        ("rumi", "Ys@b2 Gs@c2 Ls@c1", []),
        ("rumi", "Ys@b2 Gs@c2 Ls@c3 Ds@d4", []),
        ("rumi", "Ys@b2 Gs@c2 Ls@c3 Ds@d4 Ps@d3", [5]),
        ("tecolote", "Ys@b2 Gs@c2 Ls@d3 Ds@e3", [4]),
        ("tecolote", "Ys@b2 Gs@c2 Ls@e3 Ds@d3", [4]),
        ("tecolote", "Ys@b2 Gs@c2 Ls@d3 Ds@e2", []),
        ("almond", "Ys@c2 Gs@d3 Ls@e3 Ds@c3 Ps@d4", [5]),
        ("almond", "Ys@c2 Gs@d3 Ls@e3 Ds@c3 Ps@e2", []),
        ("leo", "Ys@e1 Gs@e2 Ls@e3 Ds@e4 Ps@e5", [5]),
        ("leo", "Ys@e1 Gs@e2 Ls@e4 Ds@e5 Ps@d3 Ms@d4", []),
    ],
)
def test_R5_2_a_cat_of_a_shape_comes_when_the_group_holds_it(
    cat: str, plan: str, when: list[int]
) -> None:
    assert arrivals(plan, cat) == when


def test_R5_2_a_shape_may_use_printed_edge_tiles() -> None:
    """Row a of the blue board ends in printed dots."""
    assert arrivals("Yd@a2 Gd@a3 Ld@a4 Dd@a5", "leo") == [4]


def test_R5_2_the_shape_may_lie_away_from_the_placed_tile() -> None:
    """Two groups join: the line of three has been there all the time, but so has its cat."""
    assert arrivals("Ys@b2 Gs@c2 Ls@d3 Ds@e2 Ps@e1", "rumi") == [3]


def test_R5_3_one_group_one_cat() -> None:
    game = sew(ROW)
    assert [len(event.tokens) for event in game.events] == [0, 0, 1, 0, 0, 0, 0]


def test_R5_3_groups_that_do_not_touch_bring_a_cat_each() -> None:
    assert cats(sew("Ys@b1 Gs@b2 Ls@c1 Ds@d4 Ps@e4 Ms@e3")) == {"millie": 2}


def test_R5_3_groups_of_the_cats_other_pattern_may_touch() -> None:
    game = sew("Ys@b1 Gs@b2 Ls@c1 Dd@c2 Pd@c3 Md@d3")
    assert cats(game) == {"millie": 2}
    assert game.score(0).cat_points == 6


def test_R5_3_groups_that_join_keep_their_cats_and_earn_no_more() -> None:
    game = sew("Ys@b1 Gs@b2 Ls@c1 Ds@d4 Ps@e4 Ms@e3 Ys@c2 Gs@d3 Ls@c3")
    assert [len(event.tokens) for event in game.events] == [0, 0, 1, 0, 0, 1, 0, 0, 0]
    assert len(game.quilt(0).pattern_group(Cell.parse("b1"))) == 9
    assert cats(game) == {"millie": 2}


def test_R5_3_a_group_with_a_cat_swallows_one_without() -> None:
    game = sew("Ys@b1 Gs@b2 Ls@c1 Ds@d4 Ps@e4 Ms@c2 Ys@c3")
    assert cats(game) == {"millie": 1}


def test_R5_3_groups_without_a_cat_that_join_bring_one() -> None:
    assert arrivals("Ys@b2 Gs@c2 Ls@d4 Ds@e4 Ps@c3", "coconut") == [5]


def test_R5_3_a_joined_group_with_a_new_shape_brings_no_second_cat() -> None:
    """The line b2 c2 d3 brought Rumi; the line c2 c3 comes later, in the same group."""
    assert arrivals("Ys@b2 Gs@c2 Ls@d3 Ds@c3 Ps@c1", "rumi") == [3]


def test_R5_4_one_placement_may_earn_a_button_a_rainbow_and_a_cat() -> None:
    game = sew("Yd@a1 Yn@b2 Mf@e4 Mn@e5 Lf@b1 Ls@c1 Pd@a3 Pn@a4 Dv@e2 Dq@e3 Ls@d4 Gs@c5 Gs@d5")
    kinds = [token.kind for token in game.events[-1].tokens]
    assert kinds == [TokenKind.BUTTON, TokenKind.RAINBOW, TokenKind.CAT]
    assert game.events[-1].points == 3 + 3 + 3


def test_R5_4_taking_tokens_is_not_a_choice() -> None:
    game = sew("Ys@b2 Gs@c2 Ls Pd")
    moves = [move for move in game.legal_moves if str(move).startswith("Ls@c3")]
    assert len(moves) == len({move.take for move in moves}) == len(set(game.market))
    assert all(str(t) == "Millie comes" for t in game.play(moves[0]).tokens)
    assert cats(game) == {"millie": 1}


def test_R5_5_a_token_lies_on_the_placed_tile() -> None:
    game = sew("Ys@b2 Yd@c3 Gs@c1 Ys@c2")
    button, cat = game.events[-1].tokens
    assert button.cell == cat.cell == Cell.parse("c2")
    assert [str(cell) for cell in button.group] == ["b2", "c2", "c3"]
    assert [str(cell) for cell in cat.group] == ["b2", "c1", "c2"]


@pytest.mark.parametrize("name", CATS)
def test_R7_1_each_cat_is_worth_its_points(name: str) -> None:
    game = sew("Ys@e1 Gs@e2 Ls@e3 Ds@e4 Ps@e5 Ms@d3 Ys@d4", cats=with_cat(name))
    assert cats(game) == {name: 1}
    assert game.score(0).cat_points == CATS[name].points


def test_R2_3_the_patterns_decide_which_cat_comes() -> None:
    mine = {"millie": "vines quatrefoil", "rumi": "stripes ferns", "leo": "dots flowers"}
    game = sew("Ys@b2 Gs@c2 Ls@d3 Dv@c3 Pv@d4 Mv@b4", cats=mine)
    assert cats(game) == {"rumi": 1, "millie": 1}
    assert game.setup.cat_of(Pattern.QUATREFOIL).id == "millie"

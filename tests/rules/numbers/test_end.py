"""R7 and R10: the score, the winner, and ties in both editions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from calico import Colour, Game, Score
from calico.box import CATS
from calico.rules.options import Options
from calico.rules.score import winners
from support.tables import FULL, arrange, sew

KIND = {
    "cats": {"millie": "stripes dots", "tibbit": "flowers vines", "cira": "ferns quatrefoil"},
    "variants": ["family"],
}

NOTHING_BLUE = (
    "Ln@c5 Gn@e2 Mn@d1 Ms@c1 Gq@a3 Yn@b1 Lq@a1 Pq@a2 Lv@a4 Yv@e3 Mf@a5 "
    "Gv@c3 Mv@b5 Yd@c2 Df@b2 Yf@e5 Gd@e4 Ys@d5 Mq@d4 Md@d3 Pd@b4 Ld@e1"
)
"""A whole quilt on the blue board that earns nothing at all."""

NOTHING_GREEN = (
    "Dn@b5 Dv@a3 Mq@c1 Ys@a4 Lf@a5 Pd@d5 Ms@e5 Md@e1 Ln@b2 Gf@e4 Yq@d3 "
    "Ps@c2 Pd@c3 Pv@a1 Lq@d1 Gf@b1 Ms@a2 Ld@c5 Gn@b4 Ls@d4 Mn@e3 Ds@e2"
)

ONE_CAT_BLUE = (
    "Lv@c5 Yd@b5 Mv@d1 Dv@c1 Yq@c3 Pq@b1 Df@a1 Ln@e1 Gf@b2 Lq@e5 Ld@a5 "
    "Mq@e2 Lf@e3 Yf@d3 Gv@a4 Ms@a3 Gs@e4 Ys@d5 Dn@d4 Ps@c2 Gq@b4 Gd@a2"
)
"""Millie and no button: 3 points."""

ONE_BUTTON_GREEN = (
    "Ls@a1 Lf@a3 Dn@e1 Ls@a4 Gq@a5 Mn@d5 Gn@b2 Pn@c1 Ms@e5 Md@e4 Dn@d3 "
    "Ps@c2 Gq@c3 Lf@d4 Yd@b4 Gf@b1 Ys@d1 Ln@c5 Mn@e3 Ms@b5 Pv@a2 Mf@e2"
)
"""A button and no cat: 3 points."""

MILLIE_AND_TWO_BUTTONS_BLUE = (
    "Gs@c5 Ps@b5 Yf@d1 Ms@c1 Yd@a3 Mf@b1 Dq@e2 Lq@a2 Gf@b2 Pd@a1 Gq@a5 "
    "Ds@e5 Mn@e3 Pq@c2 Gv@a4 Dn@c3 Ls@e4 Pn@e1 Mq@d4 Ld@d3 Pf@b4 Yv@d5"
)
CIRA_GREEN = (
    "Lf@e5 Gq@b1 Ln@a1 Dd@a5 Pd@b2 Pf@d5 Dq@c3 Mv@d3 Pq@a3 Dq@d1 Mq@c2 "
    "Yf@a2 Yd@e4 Ds@e2 Lq@c1 Lf@b5 Yv@e3 Ms@b4 Md@e1 Pq@d4 Mf@a4 Yn@c5"
)


def play(*plans: str, edition: str = "final") -> Game:
    return sew(*plans, edition=edition, **KIND)


def sheet(total: int, cats: int, buttons: int, rainbow: bool = False) -> Score:
    """A score sheet with these numbers, which is all that a tie looks at."""
    return Score(
        name="Ari",
        goals={},
        cats={CATS["millie"]: cats},
        cat_points=0,
        buttons={Colour.YELLOW: buttons},
        rainbow=rainbow,
        button_points=total,
        placed=22,
        restriction_broken=False,
        scenario_passed=None,
        tokens=(),
    )


FINAL = Options.from_ids()
PROTOTYPE = Options.from_ids(edition="prototype")


def test_R7_1_the_score_is_goals_and_cats_and_buttons() -> None:
    game = sew("Ys@a2 Gd@a3 Lf@b2 Dv@b4 Pn@c2 Mq@c3 Ms@d3 Ms@d4 Ls@e2")
    score = game.score(0)
    assert (score.goal_points, score.cat_points, score.button_points) == (15, 3, 3)
    assert score.total == 21
    assert str(score) == "Ari: 21 = 15 + 3 + 3"


def test_R7_1_nobody_wins_before_the_end() -> None:
    game, moves = arrange(FULL)
    before = []
    for move in moves:
        before.append(game.winners)
        game.play(move)
    assert before == [()] * 22
    assert game.winners == ("Ari",)


def test_R7_1_most_points_win() -> None:
    assert play(NOTHING_BLUE, ONE_BUTTON_GREEN).winners == ("Bo",)
    assert play(ONE_CAT_BLUE, NOTHING_GREEN).winners == ("Ari",)


def test_R7_1_a_tie_goes_to_the_most_cats() -> None:
    for edition in ("final", "prototype"):
        game = play(ONE_CAT_BLUE, ONE_BUTTON_GREEN, edition=edition)
        assert [score.total for score in game.scores] == [3, 3]
        assert [score.cat_count for score in game.scores] == [1, 0]
        assert game.winners == ("Ari",)


def test_R7_1_then_to_the_most_buttons() -> None:
    game = play(MILLIE_AND_TWO_BUTTONS_BLUE, CIRA_GREEN)
    assert [score.total for score in game.scores] == [9, 9]
    assert [score.cat_count for score in game.scores] == [1, 1]
    assert [score.button_count for score in game.scores] == [2, 0]
    assert game.winners == ("Ari",)


def test_R7_2_in_the_prototype_to_the_later_in_turn_order_instead() -> None:
    game = play(MILLIE_AND_TWO_BUTTONS_BLUE, CIRA_GREEN, edition="prototype")
    assert [score.total for score in game.scores] == [9, 9]
    assert game.winners == ("Bo",)


def test_R7_1_then_the_victory_is_shared() -> None:
    game = play(NOTHING_BLUE, NOTHING_GREEN)
    assert [score.total for score in game.scores] == [0, 0]
    assert game.winners == ("Ari", "Bo")


def test_R7_2_the_prototype_never_shares() -> None:
    assert play(NOTHING_BLUE, NOTHING_GREEN, edition="prototype").winners == ("Bo",)


@pytest.mark.parametrize(
    ("scores", "final", "prototype"),
    [
        ([sheet(50, 0, 9), sheet(51, 0, 0)], [1], [1]),
        ([sheet(51, 0, 0), sheet(50, 5, 9)], [0], [0]),
        ([sheet(50, 2, 0), sheet(50, 1, 9)], [0], [0]),
        ([sheet(50, 1, 3), sheet(50, 1, 2)], [0], [1]),
        ([sheet(50, 1, 2, rainbow=True), sheet(50, 1, 2)], [0], [1]),
        ([sheet(50, 1, 2, rainbow=True), sheet(50, 1, 3)], [0, 1], [1]),
        ([sheet(50, 1, 2), sheet(50, 1, 2), sheet(50, 1, 2)], [0, 1, 2], [2]),
        ([sheet(50, 1, 2), sheet(49, 9, 9), sheet(50, 1, 2)], [0, 2], [2]),
        ([sheet(50, 1, 2), sheet(50, 1, 2), sheet(50, 0, 9), sheet(9, 9, 9)], [0, 1], [1]),
        ([sheet(0, 0, 0)], [0], [0]),
    ],
)
def test_R7_1_and_R7_2_ties(scores: list[Score], final: list[int], prototype: list[int]) -> None:
    assert winners(FINAL, scores) == final
    assert winners(PROTOTYPE, scores) == prototype


def test_R7_1_a_tie_looks_at_nothing_else() -> None:
    one, two = sheet(50, 1, 2), replace(sheet(50, 1, 2), name="Bo", restriction_broken=True)
    assert winners(FINAL, [one, two]) == winners(FINAL, [two, one]) == [0, 1]


def test_R10_the_editions_differ_in_ties_alone() -> None:
    final, prototype = (play(ONE_CAT_BLUE, CIRA_GREEN, edition=e) for e in ("final", "prototype"))
    assert final.events == prototype.events
    assert final.scores == prototype.scores

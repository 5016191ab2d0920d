"""R8.4: scenarios are passed when every objective is met at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from calico import Cell, Colour, GoalScore, Score
from calico.box import CATS, GOALS, SCENARIOS, Objective, Scenario
from calico.rules.record import score_of
from calico.rules.score import objective_count, objectives, passed
from support.tables import FULL, arrange, sew

SCENARIO_1 = {
    "scenario": 1,
    "cats": {"millie": "stripes dots", "tibbit": "flowers vines", "coconut": "ferns quatrefoil"},
    "goals": "ABCDEF AABBCC AAABBB",
}
PASSES_1 = (
    "Pq@d3 Mq@d4 Dn@b1 Gd@a2 Lf@e1 Dq@e4 Yv@b4 Yd@a4 Gn@a5 Dq@e5 Pn@c1 "
    "Pv@c5 Pn@c2 Ld@a3 Pq@d5 Df@b2 Ln@b5 Mn@c3 Ld@e2 Ms@e3 Gs@a1 Lv@d1"
)
"""69 points and the rainbow button; 58 and the rainbow button are wanted."""

SCENARIO_6 = {
    "scenario": 6,
    "cats": {"tibbit": "stripes dots", "tecolote": "flowers vines", "almond": "ferns quatrefoil"},
    "goals": "AAAABB AAABBB AABBCC",
}
PASSES_6 = (
    "Lq@d1 Ps@a2 Yd@a4 Ld@d5 Ys@c2 Gd@c5 Ds@b1 Ps@d3 Ms@a3 Ls@d4 Gd@b4 "
    "Yv@e2 Md@e5 Ls@c3 Dn@a1 Yv@e3 Yd@a5 Mv@e4 Pd@b2 Lv@e1 Pf@c1 Gs@b5"
)
"""74 points, the rainbow button, and all three goals, of which some both ways."""


def goal(cell: str, ways: int) -> GoalScore:
    return GoalScore(Cell.parse(cell), GOALS["AABBCD"], ways > 0, ways > 1, 0)


def sheet(
    total: int = 0,
    *,
    rainbow: bool = False,
    cats: tuple[int, int, int] = (0, 0, 0),
    buttons: tuple[int, ...] = (0,) * 6,
    ways: tuple[int, int, int] = (0, 0, 0),
) -> Score:
    """A score sheet with these numbers."""
    places = zip(("b3", "c4", "d2"), ways, strict=True)
    return Score(
        name="Ari",
        goals={Cell.parse(cell): goal(cell, n) for cell, n in places},
        cats=dict(zip((CATS["millie"], CATS["tibbit"], CATS["leo"]), cats, strict=True)),
        cat_points=total,
        buttons=dict(zip(Colour, buttons, strict=True)),
        rainbow=rainbow,
        button_points=0,
        placed=22,
        restriction_broken=False,
        scenario_passed=None,
        tokens=(),
    )


def card(**wanted: int) -> Scenario:
    """A scenario with just these objectives."""
    return replace(SCENARIOS[1], objectives={Objective[name]: n for name, n in wanted.items()})


@pytest.mark.parametrize(
    ("wanted", "enough", "short"),
    [
        ({"SCORE": 58}, sheet(58), sheet(57)),
        ({"RAINBOW": 1}, sheet(rainbow=True), sheet(buttons=(9, 9, 9, 9, 9, 0))),
        ({"CATS": 5}, sheet(cats=(3, 0, 2)), sheet(cats=(4, 0, 0))),
        ({"EACH_CAT": 1}, sheet(cats=(1, 1, 1)), sheet(cats=(5, 5, 0))),
        ({"SAME_CAT": 3}, sheet(cats=(0, 3, 0)), sheet(cats=(2, 2, 2))),
        ({"SAME_COLOUR": 3}, sheet(buttons=(0, 0, 3, 0, 0, 0)), sheet(buttons=(2,) * 6)),
        ({"ONE_WAY": 2}, sheet(ways=(1, 0, 1)), sheet(ways=(0, 0, 2))),
        ({"ONE_WAY": 2}, sheet(ways=(2, 0, 2)), sheet(ways=(1, 0, 0))),
        ({"BOTH_WAYS": 2}, sheet(ways=(2, 0, 2)), sheet(ways=(2, 1, 1))),
        ({"ONE_WAY": 1, "BOTH_WAYS": 1}, sheet(ways=(2, 1, 0)), sheet(ways=(2, 0, 0))),
        ({"ONE_WAY": 1, "BOTH_WAYS": 1}, sheet(ways=(2, 2, 0)), sheet(ways=(1, 1, 1))),
        ({"ONE_WAY": 1, "BOTH_WAYS": 2}, sheet(ways=(2, 1, 2)), sheet(ways=(2, 2, 0))),
        ({"ONE_WAY": 2, "BOTH_WAYS": 1}, sheet(ways=(1, 1, 2)), sheet(ways=(1, 1, 1))),
    ],
)
def test_R8_4_each_kind_of_objective(wanted: dict[str, int], enough: Score, short: Score) -> None:
    assert passed(card(**wanted), enough)
    assert not passed(card(**wanted), short)


def test_R8_4_all_objectives_must_be_met() -> None:
    both = card(SCORE=58, RAINBOW=1)
    assert passed(both, sheet(58, rainbow=True))
    assert not passed(both, sheet(99))
    assert not passed(both, sheet(57, rainbow=True))


def test_R8_4_objectives_tell_what_is_there_and_what_is_wanted() -> None:
    told = objectives(SCENARIOS[6], sheet(50, ways=(2, 1, 0)))
    assert told == {
        Objective.SCORE: (50, 63),
        Objective.RAINBOW: (0, 1),
        Objective.ONE_WAY: (2, 3),
        Objective.BOTH_WAYS: (1, 1),
    }


@pytest.mark.parametrize("kind", Objective)
def test_R8_4_an_empty_sheet_has_nothing_of_any_objective(kind: Objective) -> None:
    assert objective_count(kind, sheet()) == 0


def test_R8_4_scenario_1_passed() -> None:
    game = sew(PASSES_1, **SCENARIO_1)
    score = game.score(0)
    assert (score.total, score.rainbow) == (69, True)
    assert score.scenario_passed is True
    assert score_of(game)["players"][0]["scenario_passed"] is True


def test_R8_4_a_scenario_is_passed_only_when_finished() -> None:
    game, moves = arrange(PASSES_1, **SCENARIO_1)
    for move in moves[:-1]:
        game.play(move)
        assert game.score(0).scenario_passed is False
    assert passed(SCENARIOS[1], game.score(0))  # the last patch is not needed, but it is missing
    game.play(moves[-1])
    assert game.score(0).scenario_passed is True


def test_R8_4_scenario_6_wants_a_goal_both_ways_and_two_more() -> None:
    game = sew(PASSES_6, **SCENARIO_6)
    score = game.score(0)
    told = objectives(SCENARIOS[6], score)
    assert told[Objective.SCORE][0] == 74
    assert told[Objective.ONE_WAY] == (3, 3)
    assert told[Objective.BOTH_WAYS][0] >= 1
    assert score.scenario_passed is True


def test_R8_4_a_finished_quilt_may_fail_its_scenario() -> None:
    assert sew(FULL, **SCENARIO_1).score(0).scenario_passed is False


def test_R8_4_without_a_scenario_there_is_nothing_to_pass() -> None:
    assert sew(FULL).score(0).scenario_passed is None


def test_R8_4_together_each_player_passes_or_fails_and_points_still_win() -> None:
    game = sew(PASSES_1, FULL, **SCENARIO_1)
    assert [score.scenario_passed for score in game.scores] == [True, False]
    assert game.winners == ("Ari",)

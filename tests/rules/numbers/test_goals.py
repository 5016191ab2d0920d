"""R6: design goals are counted at the end, by colour and by pattern."""

from __future__ import annotations

from collections import Counter

import pytest

from calico import Cell, Game, GoalScore
from calico.box import GOALS
from support.tables import sew

RING = {
    "b3": ("a2", "a3", "b2", "b4", "c2", "c3"),
    "c4": ("b4", "b5", "c3", "c5", "d4", "d5"),
    "d2": ("c1", "c2", "d1", "d3", "e1", "e2"),
}
NEITHER = "AAABAC"
"""Four, one and one: the partition of no goal."""


def around(colours: str, patterns: str, cell: str = "b3") -> str:
    """A plan for the ring of ``cell``; equal letters of a word stand for equal colours."""
    letters = zip(colours, patterns, RING[cell], strict=True)
    return " ".join(
        "YGLDPM"["ABCDEF".index(colour)] + "sdfvnq"["ABCDEF".index(pattern)] + "@" + name
        for colour, pattern, name in letters
    )


def goals_with(goal: str) -> str:
    """``goal`` on b3 and two others."""
    return " ".join([goal, *[other for other in GOALS if other != goal][:2]])


def goal_at(game: Game, cell: str = "b3") -> GoalScore:
    return game.score(0).goals[Cell.parse(cell)]


def by_colour_only(goal: str) -> str:
    return around(goal, NEITHER)


def by_pattern_only(goal: str) -> str:
    return around(NEITHER, goal)


def both_ways(goal: str) -> str:
    return around(goal, goal[::-1])


goals = pytest.mark.parametrize("goal", GOALS)


@goals
def test_R6_1_completed_by_colour_when_the_counts_are_the_partition(goal: str) -> None:
    score = goal_at(sew(by_colour_only(goal), goals=goals_with(goal)))
    assert (score.colour, score.pattern, score.ways) == (True, False, 1)


@goals
def test_R6_1_completed_by_pattern_likewise(goal: str) -> None:
    score = goal_at(sew(by_pattern_only(goal), goals=goals_with(goal)))
    assert (score.colour, score.pattern, score.ways) == (False, True, 1)


@goals
def test_R6_2_one_way_gives_the_first_value(goal: str) -> None:
    for plan in (by_colour_only(goal), by_pattern_only(goal)):
        game = sew(plan, goals=goals_with(goal))
        assert goal_at(game).points == game.score(0).goal_points == GOALS[goal].one


@goals
def test_R6_2_both_ways_give_the_second_value_alone(goal: str) -> None:
    game = sew(both_ways(goal), goals=goals_with(goal))
    assert goal_at(game).ways == 2
    assert goal_at(game).points == game.score(0).goal_points == GOALS[goal].both


@goals
def test_R6_2_no_way_gives_nothing(goal: str) -> None:
    score = goal_at(sew(around(NEITHER, NEITHER[::-1]), goals=goals_with(goal)))
    assert (score.colour, score.pattern, score.points) == (False, False, 0)


@goals
@pytest.mark.parametrize("ring", GOALS)
def test_R6_1_the_counts_must_be_exactly_the_partition(goal: str, ring: str) -> None:
    score = goal_at(sew(around(ring, ring[::-1]), goals=goals_with(goal)))
    assert score.colour == score.pattern == (goal == ring)


@goals
def test_R6_1_the_order_around_the_goal_is_free(goal: str) -> None:
    """Alike tiles need not touch each other: the letters are dealt out by threes."""
    mixed = goal[::3] + goal[1::3] + goal[2::3]
    assert Counter(mixed) == Counter(goal)
    assert goal_at(sew(around(mixed, goal), goals=goals_with(goal))).ways == 2


@pytest.mark.parametrize("cell", RING)
def test_R6_1_each_goal_cell_counts_its_own_six_neighbours(cell: str) -> None:
    assert {str(near) for near in Cell.parse(cell).neighbours} == set(RING[cell])
    places = ["AAABBB", "AABBCC"]
    places.insert(list(RING).index(cell), "ABCDEF")
    game = sew(around("ABCDEF", "FEDCBA", cell), goals=" ".join(places))
    assert [str(c) for c, goal in game.score(0).goals.items() if goal.ways] == [cell]


@goals
def test_R6_1_an_unfinished_ring_completes_nothing(goal: str) -> None:
    plan = both_ways(goal).split()
    for missing in range(6):
        score = goal_at(sew(" ".join(plan[:missing] + plan[missing + 1 :]), goals=goals_with(goal)))
        assert (score.colour, score.pattern, score.points) == (False, False, 0)


def test_R6_an_event_tells_the_goals_that_the_placement_decided() -> None:
    game = sew(both_ways("ABCDEF"))
    decided = [[str(goal) for goal in event.goals] for event in game.events]
    assert decided == [[], [], [], [], [], ["≠ on b3 completed both ways"]]
    assert game.events[-1].points == 15


def test_R6_an_event_tells_a_goal_that_was_missed_too() -> None:
    event = sew(around(NEITHER, NEITHER[::-1])).events[-1]
    assert [str(goal) for goal in event.goals] == ["≠ on b3 not completed"]


def test_R6_one_placement_may_decide_two_goals() -> None:
    """b4 and c3 belong to the rings of b3 and of c4."""
    plan = "Ys@a2 Gd@a3 Lf@b2 Pn@c2 Mq@c3 Ys@b5 Ys@c5 Gd@d4 Mq@d5 Dv@b4"
    event = sew(plan, goals="ABCDEF AABBCC AAABBB").events[-1]
    assert [str(goal.cell) for goal in event.goals] == ["b3", "c4"]
    assert [goal.ways for goal in event.goals] == [2, 0]


def test_R6_2_all_goals_add_up() -> None:
    """b3 both ways, c4 by colour, d2 by pattern."""
    plan = (
        "Ys@a2 Gd@a3 Lf@b2 Dv@b4 Pn@c2 Mq@c3 "  # six colours, six patterns
        "Dv@b5 Mv@c5 Gv@d4 Gs@d5 "  # DD MM GG; v v q v v s
        "Yn@c1 Ys@d1 Ln@d3 Ys@e1 Ls@e2"  # Y P Y L Y L; n n s n s s
    )
    game = sew(plan, goals="ABCDEF AABBCC AAABBB")
    ways = {str(cell): (goal.colour, goal.pattern) for cell, goal in game.score(0).goals.items()}
    assert ways == {"b3": (True, True), "c4": (True, False), "d2": (False, True)}
    assert game.score(0).goal_points == 15 + 7 + 8

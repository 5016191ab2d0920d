"""The box holds what R1 says, and its facts agree with each other."""

from __future__ import annotations

from collections import Counter

import pytest

from calico import box
from calico.box import (
    BOARDS,
    CATS,
    CELLS,
    EDGES,
    GOAL_CELLS,
    GOALS,
    PATCH_CELLS,
    PROMO_CATS,
    SCENARIOS,
    TILES,
    Board,
    Cell,
    Colour,
    Objective,
    Pattern,
    Restriction,
    Shape,
)

boards = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS.keys())


def test_R1_1_108_tiles_of_6_colours_and_6_patterns_3_of_each() -> None:
    assert len(TILES) == len(set(TILES)) == len(Colour) * len(Pattern) == 36
    assert box.COPIES == 3
    assert box.COPIES * len(TILES) == 108


def test_R1_1_a_tile_knows_its_place_and_its_letters() -> None:
    assert [tile.index for tile in TILES] == list(range(36))
    assert "".join(colour.letter for colour in Colour) == "YGLDPM"
    assert "".join(pattern.letter for pattern in Pattern) == "sdfvnq"
    assert {tile.colour.letter + tile.pattern.letter for tile in TILES} == set(map(str, TILES))


def test_R1_2_four_boards() -> None:
    assert set(BOARDS) == {"blue", "green", "purple", "yellow"}
    assert all(board.id == name for name, board in BOARDS.items())
    assert len({board.edges for board in BOARDS.values()}) == 4


@boards
def test_R1_2_the_outer_ring_is_24_distinct_printed_tiles(board: Board) -> None:
    assert tuple(cell for cell, _ in board.edges) == EDGES
    assert len({tile for _, tile in board.edges}) == len(EDGES) == 24


@boards
def test_R1_2_each_board_shows_each_colour_four_times(board: Board) -> None:
    assert Counter(tile.colour for _, tile in board.edges) == dict.fromkeys(Colour, 4)


@boards
def test_R1_2_each_board_shows_one_pattern_five_times_one_three_times_the_rest_four(
    board: Board,
) -> None:
    counts = Counter(tile.pattern for _, tile in board.edges)
    assert sorted(counts.values()) == [3, 4, 4, 4, 4, 5]


@boards
def test_R1_2_no_two_printed_tiles_of_a_kind_touch_at_the_start(board: Board) -> None:
    printed = dict(board.edges)
    for cell, tile in printed.items():
        for near in cell.neighbours:
            if near in printed:
                assert printed[near].colour != tile.colour
                assert printed[near].pattern != tile.pattern


def test_R1_2_7x7_hexes_are_24_edges_22_patch_cells_and_3_goal_cells() -> None:
    assert (len(EDGES), len(CELLS), len(PATCH_CELLS), len(GOAL_CELLS)) == (24, 25, 22, 3)
    assert {*EDGES, *PATCH_CELLS, *GOAL_CELLS} == {Cell(r, c) for r in range(7) for c in range(7)}
    assert [str(cell) for cell in GOAL_CELLS] == ["b3", "c4", "d2"]


def test_R1_2_no_two_goal_cells_touch_and_all_their_neighbours_are_patch_cells() -> None:
    for cell in GOAL_CELLS:
        assert len(cell.neighbours) == 6
        assert set(cell.neighbours) <= set(PATCH_CELLS)


def test_R1_2_odd_rows_are_shifted_right_so_b3_touches_a2_and_a3() -> None:
    around = {"b4", "c3", "c2", "b2", "a2", "a3"}
    assert {str(cell) for cell in Cell.parse("b3").neighbours} == around
    around = {"c5", "d5", "d4", "c3", "b4", "b5"}
    assert {str(cell) for cell in Cell.parse("c4").neighbours} == around


def test_R1_2_touching_is_mutual_and_corners_touch_two_or_three() -> None:
    hexes = [*CELLS, *EDGES]
    assert all(cell in near.neighbours for cell in hexes for near in cell.neighbours)
    assert all(len(cell.neighbours) == 6 for cell in CELLS)
    corners = (Cell(0, 0), Cell(0, 6), Cell(6, 0), Cell(6, 6))
    assert [len(corner.neighbours) for corner in corners] == [2, 3, 2, 3]


def test_R1_2_cells_run_from_a1_at_the_top_left_to_e5() -> None:
    assert [str(cell) for cell in CELLS[:6]] == ["a1", "a2", "a3", "a4", "a5", "b1"]
    assert str(CELLS[-1]) == "e5"
    assert all(Cell.parse(str(cell)) == cell for cell in CELLS)


def test_R1_3_ten_cats_on_five_tiles_the_two_of_a_tile_worth_the_same() -> None:
    assert len(CATS) == 10
    by_tile: dict[str, list[box.Cat]] = {}
    for cat in CATS.values():
        by_tile.setdefault(cat.tile, []).append(cat)
    assert list(by_tile) == list("ABCDE")
    for first, second in by_tile.values():
        assert (first.points, first.dots) == (second.points, second.dots)
        assert isinstance(first.need, int)
        assert isinstance(second.need, Shape)
    assert [cats[0].points for cats in by_tile.values()] == [3, 5, 7, 9, 11]


def test_R1_3_a_cat_that_wants_more_tiles_is_worth_more() -> None:
    sizes = [(cat.need, cat.points) for cat in CATS.values() if isinstance(cat.need, int)]
    assert sizes == [(3, 3), (4, 5), (5, 7), (6, 9), (7, 11)]
    shapes = [cat.need for cat in CATS.values() if isinstance(cat.need, Shape)]
    assert shapes == ["triangle", "line_3", "line_4", "trapezoid", "line_5"]


def test_R2_2_the_dot_groups_hold_two_two_and_one_tiles() -> None:
    tiles = {dots: {cat.tile for cat in CATS.values() if cat.dots == dots} for dots in (1, 2, 3)}
    assert tiles == {1: {"A", "B"}, 2: {"C", "D"}, 3: {"E"}}


def test_R1_3_six_goals_whose_partitions_are_their_names() -> None:
    assert len(GOALS) == 6
    assert len({goal.partition for goal in GOALS.values()}) == 6
    for name, goal in GOALS.items():
        assert sum(goal.partition) == 6
        assert goal.partition == tuple(sorted(Counter(name).values(), reverse=True))
        assert list(GOALS.values())[goal.index] is goal


def test_R6_2_both_ways_is_worth_more_than_one_but_less_than_twice_one() -> None:
    for goal in GOALS.values():
        assert goal.one < goal.both < 2 * goal.one
    assert {goal.id: (goal.one, goal.both) for goal in GOALS.values()} == {
        "ABCDEF": (10, 15),
        "AAAABB": (8, 14),
        "AAABBB": (8, 13),
        "AAABBC": (7, 11),
        "AABBCC": (7, 11),
        "AABBCD": (5, 8),
    }


def test_R10_the_misprinted_goal_is_worth_8_as_on_the_tile() -> None:
    assert GOALS["AAABBB"].one == 8


def test_R1_3_buttons_in_six_colours_of_different_shapes() -> None:
    assert len({colour.button for colour in Colour}) == 6
    assert (box.BUTTON_POINTS, box.BUTTONS_PER_COLOUR, box.RAINBOW_BUTTONS) == (3, 8, 4)


def test_R10_the_german_box_has_74_cat_tokens_and_the_others_80() -> None:
    assert box.CAT_TOKENS == {"pl": 80, "fr": 80, "pt-BR": 80, "de": 74}


def test_R2_1_the_beginner_setup_is_scenario_1() -> None:
    assert box.BEGINNER_CATS == SCENARIOS[1].cats == ("millie", "tibbit", "coconut")
    assert box.BEGINNER_GOALS == SCENARIOS[1].goals == ("ABCDEF", "AABBCC", "AAABBB")


def test_R8_4_ten_scenarios_numbered_in_order_ever_harder_to_score() -> None:
    assert [scenario.number for scenario in SCENARIOS.values()] == list(SCENARIOS)
    assert list(SCENARIOS) == list(range(1, 11))
    scores = [scenario.objectives[Objective.SCORE] for scenario in SCENARIOS.values()]
    assert scores == sorted(set(scores))


@pytest.mark.parametrize("number", SCENARIOS)
def test_R8_4_a_scenario_gives_three_goals_and_cats_of_three_tiles(number: int) -> None:
    scenario = SCENARIOS[number]
    assert len({CATS[cat].tile for cat in scenario.cats}) == len(scenario.cats) == 3
    assert len({GOALS[goal].id for goal in scenario.goals}) == len(scenario.goals) == 3


@pytest.mark.parametrize("number", SCENARIOS)
def test_R8_4_a_scenario_asks_for_what_can_be_had(number: int) -> None:
    wanted = SCENARIOS[number].objectives
    assert all(count >= 1 for count in wanted.values())
    assert wanted.get(Objective.ONE_WAY, 0) + wanted.get(Objective.BOTH_WAYS, 0) <= 3
    assert wanted.get(Objective.RAINBOW, 1) == wanted.get(Objective.EACH_CAT, 1) == 1


def test_R8_4_every_kind_of_objective_is_on_some_card() -> None:
    assert {kind for scenario in SCENARIOS.values() for kind in scenario.objectives} == {*Objective}


def test_R8_5_five_restrictions() -> None:
    assert len(box.RESTRICTIONS) == 5
    assert set(box.RESTRICTIONS) == {*Restriction}


def test_R9_1_fifteen_achievements_of_the_normal_game_and_thirty_in_all() -> None:
    assert len(set(box.ACHIEVEMENTS)) == 15
    assert len(box.ACHIEVEMENTS) + len(box.RESTRICTIONS) + len(SCENARIOS) == 30


def test_R11_1_the_promo_tile_is_a_sixth_with_two_sides_and_two_values() -> None:
    assert {cat.tile for cat in PROMO_CATS.values()} == {"F"}
    assert set(PROMO_CATS) == {"gertrude", "zigzag"}
    assert not PROMO_CATS.keys() & CATS.keys()
    assert box.PROMO_POINTS == (8, 4)


# The printed editions


def test_R1_the_editions_list_what_their_rulebooks_list() -> None:
    figures = {
        edition.id: [edition.components[what] for what in box.Component]
        for edition in box.EDITIONS.values()
    }
    usual = [4, 108, 24, 5, 6, 52]
    assert figures == {
        "pl": [*usual, 80, 1, 1, 1, 1],
        "fr": [*usual, 80, 1, 1, 1, 1],
        "pt-BR": [*usual, 80, 1, 1, 1, 1],
        "de": [*usual, 74, 1, 1, 0, 0],
        "prototype": [4, 108, 24, 6, 6, None, None, 0, 1, 0, 0],
    }


def test_R2_6_ages_length_and_first_players_are_those_of_the_editions() -> None:
    told = {each.id: (each.age, each.minutes, each.first.value) for each in box.EDITIONS.values()}
    assert told == {
        "pl": (None, None, "petted"),
        "fr": (10, None, "petted"),
        "pt-BR": (14, None, "adopted"),
        "de": (10, None, "petted_or_youngest"),
        "prototype": (8, (30, 40), "petted"),
    }


def test_the_people_who_made_the_game_are_named() -> None:
    assert box.CREDITS[box.Role.DESIGN] == ("Kevin Russ",)
    assert box.CREDITS[box.Role.ILLUSTRATION] == ("Beth Sobel",)
    assert all(box.CREDITS[role] for role in box.Role)

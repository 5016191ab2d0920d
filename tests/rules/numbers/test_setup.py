"""R2: how a game is set up, and the choice of goals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from calico import Game, IllegalMove, Phase, SetupError
from calico.box import BOARDS, CATS, GOAL_CELLS, GOALS, PATCH_CELLS, SCENARIOS, TILES, Pattern
from support.tables import NAMES, deal, set_up

SEEDS = range(60)


def cat_ids(game: Game) -> list[str]:
    return [entry.cat.id for entry in game.setup.cats]


def refusal(**kind: Any) -> SetupError:
    with pytest.raises(SetupError) as caught:
        Game.new(**kind)
    return caught.value


# R2.1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_R2_1_beginners_have_three_given_cats_and_three_given_goals(players: int) -> None:
    game = Game.new(players, setup="beginner", seed=1)
    assert set(cat_ids(game)) == {"millie", "tibbit", "coconut"}
    for player in game.setup.players:
        goals = {str(cell): goal.id for cell, goal in player.goal_cells.items()}
        assert goals == {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}
    assert game.phase is Phase.PLAY


def test_R2_1_beginners_cannot_have_other_cats_or_goals() -> None:
    error = refusal(setup="beginner", cats=["millie", "tibbit", "leo"])
    assert (error.code, error.rule) == ("beginner-cats", "R2.1")
    with pytest.raises(SetupError) as caught:
        set_up(goals="AABBCC ABCDEF AAABBB", setup="beginner")
    assert (caught.value.code, caught.value.rule) == ("beginner-goals", "R2.1")


# R2.2


def test_R2_2_standard_has_one_cat_of_each_dot_group() -> None:
    for seed in SEEDS:
        game = Game.new(2, seed=seed)
        assert [entry.cat.dots for entry in game.setup.cats] == [1, 2, 3]


def test_R2_2_every_side_of_every_tile_comes_up() -> None:
    assert {cat for seed in SEEDS for cat in cat_ids(Game.new(2, seed=seed))} == set(CATS)


@pytest.mark.parametrize(
    "cats",
    [["millie", "rumi", "cira"], ["coconut", "almond", "gwenivere"], ["leo", "rumi", "cira"]],
)
def test_R2_2_chosen_cats_may_share_a_dot_group(cats: list[str]) -> None:
    assert cat_ids(Game.new(2, cats=cats, seed=1)) == cats


@pytest.mark.parametrize(
    "cats",
    [
        ["millie", "callie", "leo"],
        ["leo", "cira", "almond"],
        ["leo", "leo", "millie"],
        ["millie", "tibbit"],
        ["millie", "tibbit", "coconut", "leo"],
        [],
    ],
)
def test_R2_2_chosen_cats_are_three_of_three_tiles(cats: list[str]) -> None:
    error = refusal(cats=cats)
    assert (error.code, error.rule) == ("cats-share-tile", "R2.2")


def test_R2_2_an_unknown_cat_is_refused_with_those_there_are() -> None:
    error = refusal(cats=["millie", "tibbit", "garfield"])
    assert (error.code, error.rule) == ("unknown-cat", "R1.3")
    assert "'garfield'" in str(error)
    assert all(cat in str(error) for cat in (*CATS, "gertrude", "zigzag"))


# R2.3


def test_R2_3_every_pattern_belongs_to_exactly_one_cat() -> None:
    for seed in SEEDS:
        cats = Game.new(2, seed=seed).setup.cats
        assert sorted(p for entry in cats for p in entry.patterns) == list(Pattern)


def test_R2_3_the_patterns_are_dealt_at_random() -> None:
    deals = {Game.new(1, setup="beginner", seed=s).setup.cat_of(Pattern.DOTS).id for s in SEEDS}
    assert deals == {"millie", "tibbit", "coconut"}


def test_R2_3_a_pattern_dealt_twice_is_refused() -> None:
    twice = {"millie": "stripes dots", "tibbit": "stripes vines", "coconut": "ferns quatrefoil"}
    with pytest.raises(SetupError) as caught:
        set_up(cats=twice)
    assert (caught.value.code, caught.value.rule) == ("patterns-dealt", "R2.3")


# R2.4


def test_R2_4_each_player_is_dealt_four_of_their_six_goals() -> None:
    dealt = []
    for seed in SEEDS:
        game = Game.new(3, seed=seed)
        for seat in range(3):
            assert len(set(game.dealt(seat))) == 4
            dealt.append(frozenset(goal.id for goal in game.dealt(seat)))
    assert len(set(dealt)) == 15


def test_R2_4_cats_are_known_and_no_patch_is_drawn_while_goals_are_chosen() -> None:
    game = Game.new(2, seed=1)
    assert game.phase is Phase.GOALS
    assert len(game.setup.cats) == 3
    assert (game.market, game.hand(0), game.hand(1), game.bag_count) == ((), (), (), 108)
    assert game.seat is None
    assert len(game.legal_moves) == 0
    assert not game.legal_moves


def test_R2_4_the_last_choice_starts_the_game() -> None:
    game = Game.new(2, seed=1)
    mine, theirs = ([goal.id for goal in game.dealt(seat)] for seat in (0, 1))
    game.choose_goals(1, theirs[1:])
    assert (game.choosing, game.phase, game.bag_count) == ((0,), Phase.GOALS, 108)
    game.choose_goals(0, {"d2": mine[0], "b3": mine[3], "c4": mine[1]})
    assert (game.choosing, game.phase, game.seat) == ((), Phase.PLAY, 0)
    first, second = (player.goals or () for player in game.setup.players)
    assert [goal.id for goal in first] == [mine[3], mine[1], mine[0]]
    assert [goal.id for goal in second] == theirs[1:]
    assert [goal.id for goal in game.quilt(0).goals] == [mine[3], mine[1], mine[0]]


def test_R2_4_no_move_before_the_goals() -> None:
    game = Game.new(1, seed=1)
    reason = game.why_illegal("Ms@a1 Yd")
    assert reason is not None
    assert (reason.code, reason.rule) == ("goals-first", "R2.4")
    with pytest.raises(IllegalMove):
        game.play("Ms@a1 Yd")


def test_R2_4_only_dealt_goals_may_be_kept() -> None:
    game = Game.new(1, seed=1)
    dealt = [goal.id for goal in game.dealt(0)]
    other = next(goal for goal in GOALS if goal not in dealt)
    with pytest.raises(IllegalMove) as caught:
        game.choose_goals(0, [dealt[0], other, dealt[1]])
    assert (caught.value.code, caught.value.rule) == ("goal-not-dealt", "R2.4")
    assert game.choosing == (0,)


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_R2_4_three_goals_are_kept(count: int) -> None:
    game = Game.new(1, seed=1)
    with pytest.raises(SetupError) as caught:
        game.choose_goals(0, [goal.id for goal in game.dealt(0)][:count])
    assert caught.value.code == "goals-differ"
    assert game.choosing == (0,)


def test_R2_4_a_goal_is_kept_once() -> None:
    game = Game.new(1, seed=1)
    first, second, *_ = (goal.id for goal in game.dealt(0))
    with pytest.raises(SetupError) as caught:
        game.choose_goals(0, [first, second, first])
    assert (caught.value.code, caught.value.rule) == ("goals-differ", "R1.3")


def test_R2_4_goals_go_on_the_goal_cells() -> None:
    game = Game.new(1, seed=1)
    first, second, third, _ = (goal.id for goal in game.dealt(0))
    for cells in (("b3", "c4", "a1"), ("b3", "c4"), ("b3", "c4", "d2", "a1")):
        with pytest.raises(IllegalMove) as caught:
            game.choose_goals(0, dict(zip(cells, (first, second, third, first), strict=False)))
        assert (caught.value.code, caught.value.rule) == ("goal-cells", "R2.4")


def test_R2_4_goals_are_chosen_once() -> None:
    game = Game.new(2, seed=1)
    mine = [goal.id for goal in game.dealt(0)]
    game.choose_goals(0, mine[:3])
    with pytest.raises(IllegalMove) as caught:
        game.choose_goals(0, mine[1:])
    assert caught.value.code == "goals-chosen"
    assert "Player 1" in str(caught.value)


def test_R2_4_an_unknown_goal_is_refused() -> None:
    game = Game.new(1, seed=1)
    with pytest.raises(SetupError) as caught:
        game.choose_goals(0, ["AAAAAA", "AABBCC", "ABCDEF"])
    assert caught.value.code == "unknown-goal"
    assert "'AAAAAA'" in str(caught.value)


def test_R2_4_beginners_choose_nothing() -> None:
    game = Game.new(1, setup="beginner", seed=1)
    assert game.choosing == ()
    with pytest.raises(IllegalMove):
        game.choose_goals(0, ["ABCDEF", "AABBCC", "AAABBB"])


# R2.5


def test_R2_5_two_patches_to_each_hand_in_turn_order_then_the_market() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys Gd Lf Dv", players=3)
    assert [" ".join(map(str, game.hand(seat))) for seat in range(3)] == ["Ms Yd", "Gf Lv", "Dn Pq"]
    assert " ".join(map(str, game.market)) == "Ys Gd Lf"
    assert game.bag_count == 108 - 9


@pytest.mark.parametrize("seed", SEEDS)
def test_R2_5_the_bag_holds_three_of_each_tile_in_an_order_of_its_own(seed: int) -> None:
    game = Game.new(2, setup="beginner", seed=seed)
    assert Counter(game.bag) == dict.fromkeys(TILES, 3)
    assert game.bag != Game.new(2, setup="beginner", seed=seed + 1).bag
    assert game.hand(0) == game.bag[:2]
    assert game.hand(1) == game.bag[2:4]
    assert game.market == game.bag[4:7]


# R2.6, R2.7


def test_R2_6_the_players_sit_in_turn_order_and_the_first_starts() -> None:
    game = Game.new(["Bo", "Ari"], setup="beginner", seed=1)
    assert game.names == ("Bo", "Ari")
    assert game.seat == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_R2_7_one_to_four_players_a_different_board_each(players: int) -> None:
    for seed in range(10):
        game = Game.new(players, seed=seed)
        assert game.players == players
        assert len({player.board.id for player in game.setup.players}) == players


@pytest.mark.parametrize("players", [0, 5, 100, -1])
def test_R2_7_no_and_five_players_are_refused(players: int) -> None:
    error = refusal(players=players)
    assert (error.code, error.rule) == ("player-count", "R2.7")


def test_R2_7_boards_may_be_chosen_but_not_shared() -> None:
    game = Game.new(2, boards=["yellow", "green"], seed=1)
    assert [player.board for player in game.setup.players] == [BOARDS["yellow"], BOARDS["green"]]
    assert refusal(players=2, boards=["yellow", "yellow"]).code == "boards-differ"
    assert refusal(players=2, boards=["yellow"]).code == "board-count"
    assert refusal(players=2, boards=["yellow", "red"]).code == "unknown-board"


def test_names_are_1_to_40_characters_and_differ() -> None:
    assert Game.new(["x" * 40, "y"], seed=1).names == ("x" * 40, "y")
    assert refusal(players=["Ari", ""]).code == "name-length"
    assert refusal(players=["Ari", "x" * 41]).code == "name-length"
    assert refusal(players=["Ari", "Ari"]).code == "names-differ"
    assert refusal(players=["Ari", "\ud800"]).code == "name-text"


# R8.4: the setup of scenarios


@pytest.mark.parametrize("number", SCENARIOS)
def test_R8_4_a_scenario_gives_cats_and_goals_and_each_player_their_places(number: int) -> None:
    game = Game.new(2, scenario=number, seed=1)
    scenario = SCENARIOS[number]
    assert cat_ids(game) == list(scenario.cats)
    assert game.phase is Phase.GOALS
    assert {goal.id for goal in game.dealt(0)} == set(scenario.goals)
    game.choose_goals(0, scenario.goals[::-1])
    game.choose_goals(1, scenario.goals)
    assert [goal.id for goal in game.quilt(0).goals] == list(scenario.goals[::-1])
    assert game.seat == 0


def test_R8_4_a_scenario_takes_no_other_cats_or_goals() -> None:
    error = refusal(scenario=1, cats=["millie", "tibbit", "leo"])
    assert (error.code, error.rule) == ("scenario-cats", "R8.4")
    game = Game.new(1, scenario=1, seed=1)
    with pytest.raises(SetupError) as caught:
        game.choose_goals(0, ["ABCDEF", "AABBCC", "AABBCD"])
    assert (caught.value.code, caught.value.rule) == ("scenario-goals", "R8.4")


def test_the_same_seed_gives_the_same_game() -> None:
    for kind in ({}, {"setup": "beginner"}, {"scenario": 3}):
        one, two = (Game.new(NAMES, seed="cosy", **kind) for _ in range(2))
        assert (one.setup, one.bag) == (two.setup, two.bag)
        assert [one.dealt(seat) for seat in range(4)] == [two.dealt(seat) for seat in range(4)]
        other = Game.new(NAMES, seed="cosier", **kind)
        assert other.bag != one.bag


def test_without_a_seed_one_is_made_up_and_told() -> None:
    game = Game.new(2, setup="beginner")
    assert game.seed
    assert Game.new(2, setup="beginner", seed=game.seed).bag == game.bag
    assert Game.new(2, setup="beginner").seed != game.seed


def test_a_new_quilt_is_empty_but_for_its_edges() -> None:
    game = Game.new(1, setup="beginner", seed=1)
    assert game.quilt(0).free == PATCH_CELLS
    assert len(game.quilt(0)) == 24
    assert not set(GOAL_CELLS) & set(game.quilt(0))

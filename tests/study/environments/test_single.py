"""The environments for single games: conformance, agreement with ``Game``, and what is hidden."""

from __future__ import annotations

import subprocess
import sys
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import assume, given
from hypothesis import strategies as st

from calico import CalicoError, Game, Move
from calico.box import GOALS
from calico.errors import IllegalMove, SetupError
from calico.study.environments import (
    ACTIONS,
    FIELDS,
    SoloEnv,
    TableEnv,
    action_of,
    action_of_goals,
    env,
    goals_of,
    move_of,
    unfold,
)
from support.reference import seen

with warnings.catch_warnings():  # it imports a game of its own in a way it calls deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.seed_test import seed_test

# PettingZoo says this of every environment with masks that is not in its own list.
PETTING = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


@pytest.mark.parametrize("kind", seen.KINDS[:13], ids=str)
def test_pettingzoo_conformance(kind: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        for message in PETTING:
            warnings.filterwarnings("ignore", message)
        api_test(env(**kind), num_cycles=100)  # type: ignore[no-untyped-call]
    seed_test(lambda: env(**kind), num_cycles=100)  # type: ignore[no-untyped-call]
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("setup", ["beginner", "standard"])
def test_gymnasium_conformance(setup: str) -> None:
    check_env(SoloEnv(setup), skip_render_check=True)
    check_env(SoloEnv(setup, render_mode="ansi"), skip_render_check=True)


def play_along(kind: dict[str, Any], seed: int, *, look: bool = True) -> None:
    """A random game of the environment, next to the same of ``Game``."""
    table = TableEnv(**kind)
    table.reset(seed=seed)
    game = Game.new(**{"setup": "beginner", **kind}, seed=seed)
    rng = Random(seed)
    paid = dict.fromkeys(table.agents, 0.0)
    while not game.is_finished:
        seat = game.choosing[0] if game.choosing else game.seat
        assert seat is not None
        assert table.agent_selection == f"player_{seat}"
        if look:
            chosen = tuple(set(range(game.players)) - set(game.choosing))
            for other in range(game.players):
                observation = table.observe(f"player_{other}")
                seen.check(
                    unfold(observation["observation"], game.players), game.view(other), chosen
                )
                assert observation["action_mask"].any() == (other == seat)
        mask = table.observe(table.agent_selection)["action_mask"]
        legal = [int(action) for action in np.flatnonzero(mask)]
        action = rng.choice(legal)
        if game.choosing:
            dealt = game.dealt(seat)
            assert len({tuple(goals_of(dealt, a)) for a in legal}) == len(legal)
            assert len(legal) == (24 if len(dealt) == 4 else 6)
            goals = goals_of(dealt, action)
            assert action_of_goals(dealt, goals) == action
            game.choose_goals(seat, goals)
        else:
            assert legal == sorted(action_of(game, move) for move in game.legal_moves)
            assert len(legal) == len(game.legal_moves)
            move = move_of(game, action)
            assert action_of(game, move) == action
            assert move_of(game.view(seat), action) == move
            game.play(move)
        table.step(action)
        for agent, reward in table.rewards.items():
            paid[agent] += reward
    assert all(table.terminations.values())
    assert list(paid.values()) == [score.total for score in game.scores]
    assert list(paid.values()) == seen.naive_scores(game)
    assert table.game.moves == game.moves


@pytest.mark.parametrize("kind", seen.KINDS, ids=str)
def test_every_kind_of_game_is_the_game_of_its_seed(kind: dict[str, Any]) -> None:
    play_along(kind, seed=1)


@given(st.integers(0, 2**32))
def test_random_kinds_of_games_are_the_game_of_their_seed(seed: int) -> None:
    play_along(seen.random_kind(Random(seed)), seed, look=False)


def test_solo_is_the_game_of_its_seed() -> None:
    alone = SoloEnv("standard", illegal="raise", render_mode="ansi")
    observation, info = alone.reset(seed=5)
    total, done, rng = 0.0, False, Random(5)
    while not done:
        assert observation in alone.observation_space
        np.testing.assert_array_equal(alone.action_masks(), info["action_mask"] == 1)
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, done, truncated, info = alone.step(action)
        total += reward
        assert not truncated
    assert alone.game.is_finished
    assert alone.game.setup.cats == Game.new(1, seed=5).setup.cats
    assert total == alone.game.score(0).total
    assert alone.render() == str(alone.game)
    assert not info["action_mask"].any()


def test_without_a_seed_the_games_of_a_seed_go_on() -> None:
    def three(table: TableEnv | SoloEnv) -> list[str | None]:
        table.reset(seed=3)
        seeds = [table.game.seed]
        for _ in range(2):
            table.reset()
            seeds.append(table.game.seed)
        return seeds

    for kind in (TableEnv, SoloEnv):
        seeds = three(kind())
        assert seeds == three(kind())
        assert len(set(seeds)) == 3
        assert seeds[0] == "3"


def test_the_margin_is_paid_at_the_end() -> None:
    table = TableEnv(3, reward="margin")
    table.reset(seed=2)
    rng = Random(2)
    while not any(table.terminations.values()):
        assert not any(table.rewards.values())
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask).tolist()))
    scores = [score.total for score in table.game.scores]
    for seat, reward in enumerate(table.rewards.values()):
        assert reward == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


# What is hidden (R3.6)


def dealt_anew(game: Game, viewer: int, rng: Random) -> Game | None:
    """The same game but for tiles that ``viewer`` has never seen; None if it cannot be played."""
    spare = range(game.options.bag_size - game.bag_count, game.options.bag_size)
    placed = [(event.seat, event.move.tile) for event in game.events]
    in_hand = [  # drawn at the start and not placed: nobody else saw it
        i
        for i in range(0 if game.options.no_hand else 2 * game.players)
        if i // 2 != viewer and (i // 2, game.bag[i]) not in placed
    ]
    hidden = [*spare, *in_hand]
    bag = list(game.bag)
    for place, other in zip(hidden, rng.sample(hidden, len(hidden)), strict=True):
        bag[place] = game.bag[other]
    twin = Game(game.setup, bag, [game.dealt(seat) for seat in range(game.players)])
    for move in game.moves:
        if not twin.is_legal(move):
            return None
        twin.play(move)
    return twin


def observed(game: Game, start: Game, viewer: int) -> dict[str, np.ndarray[Any, Any]]:
    """What the environment shows ``viewer`` of ``game``, which began as ``start``."""
    table = TableEnv(game.players)
    options = game.options
    table._table._sight = (options.copies, options.open_hands)
    table._table._new = lambda **_: start  # type: ignore[assignment]
    table.reset(seed=0)
    replay = start.copy()
    for move in game.moves:
        table.step(action_of(replay, move))
        replay.play(move)
    return table.observe(f"player_{viewer}")


@given(st.integers(0, 2**32), st.integers(0, 60), st.integers(0, 3))
def test_games_that_differ_in_hidden_tiles_look_alike(seed: int, moves: int, viewer: int) -> None:
    rng = Random(seed)
    kind = seen.random_kind(rng, variants=[])
    game = Game.new(**kind, seed=seed)
    for seat in game.choosing:
        game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
    start = game.copy()
    for _ in range(min(moves, 22 * game.players - 1)):
        game.play(rng.choice(list(game.legal_moves)))
    viewer %= game.players
    twin = dealt_anew(game, viewer, rng)
    assume(twin is not None)
    assert twin is not None
    if game.options.restriction:
        broken = [score.restriction_broken for score in game.scores]
        assume(broken == [score.restriction_broken for score in twin.scores])
    assume(game.bag != twin.bag)
    first = observed(game, start, viewer)
    twin_start = Game(start.setup, twin.bag)
    second = observed(twin, twin_start, viewer)
    for name, value in first.items():
        np.testing.assert_array_equal(value, second[name], name)


def test_goals_of_others_are_hidden_until_all_have_chosen() -> None:
    def after(*actions: int) -> dict[str, Any]:
        table = TableEnv(3, "standard")
        table.reset(seed=9)
        for action in actions:
            table.step(action)
        return {agent: unfold(table.observe(agent)["observation"], 3) for agent in table.agents}

    one, two = after(132), after(140)
    for agent in ("player_1", "player_2"):
        for field in FIELDS:
            np.testing.assert_array_equal(one[agent][field.name], two[agent][field.name])
    assert one["player_0"]["goals"][0].any()
    assert not one["player_0"]["goals"][1:].any()
    assert not one["player_0"]["dealt"].any()
    assert (one["player_1"]["dealt"].sum(axis=1) == 1).all()
    everyone = after(132, 140, 150)
    assert all(parts["goals"].sum() == 9 for parts in everyone.values())


# Bad input


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"setup": "easy"}, "unknown-setup"),
        ({"players": 5}, "player-count"),
        ({"players": 0}, "player-count"),
        ({"variants": ["fast"]}, "unknown-variant"),
        ({"restriction": "blindfold"}, "unknown-restriction"),
        ({"setup": "standard", "scenario": 11}, "unknown-scenario"),
        ({"scenario": 1}, "scenario-is-standard"),
        ({"setup": "standard", "cats": ["tom", "leo", "cira"]}, "unknown-cat"),
        ({"players": 3, "variants": ["lower_variance"]}, "lower-variance-players"),
        ({"reward": "fame"}, "unknown-reward"),
        ({"render_mode": "human"}, "unknown-render-mode"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as error:
        env(**options)
    assert error.value.code == code
    assert "\n" not in str(error.value)


def test_unknown_names_of_options_are_refused() -> None:
    with pytest.raises(TypeError, match="colour"):
        env(colour="blue")  # type: ignore[call-arg]
    with pytest.raises(SetupError, match="'end' or 'raise'"):
        SoloEnv(illegal="ignore")  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [-1, ACTIONS, 1.5, "a1", None, [3]])
def test_what_is_no_action_is_refused(action: Any) -> None:
    table, alone = env(), SoloEnv()
    table.reset(seed=1)
    alone.reset(seed=1)
    for step in (table.step, alone.step):
        with pytest.raises(IllegalMove, match="expected a whole number from 0 to 155") as error:
            step(action)
        assert error.value.code == "action-unknown"


@pytest.mark.parametrize("restriction", [None, "no_hand"])
def test_R8_3_either_of_two_alike_at_both_ends_is_an_action(restriction: str | None) -> None:
    """A seed whose first market is so: both actions are legal, and do what the moves do."""
    alone = SoloEnv(illegal="raise", restriction=restriction)
    start = next(
        game
        for seed in range(1000)
        if (game := Game.new(1, setup="beginner", seed=seed, restriction=restriction)).place(2)
    )
    for action in (0, 1, 2):
        _, info = alone.reset(seed=int(start.seed or 0))
        assert info["action_mask"][:3].tolist() == [1, 1, 1]
        assert info["action_mask"].sum() == len(start.legal_moves)
        move = move_of(start, action)
        assert move.place == (3 if action == 2 else None)
        assert action_of(start, move) == action
        told = Move(move.tile, move.cell, move.take, action + 1)
        assert action_of(start, told) == action
        alone.step(action)
        twin = start.copy()
        twin.play(move)
        assert alone.game.market == twin.market
        assert alone.game.moves == (move,)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = TableEnv()
    table.reset(seed=1)
    before = table.observe("player_0")
    with pytest.raises(IllegalMove, match="action 132 is not legal now"):
        table.step(132)
    assert table.agent_selection == "player_0"
    for name, value in table.observe("player_0").items():
        np.testing.assert_array_equal(value, before[name])


def test_an_illegal_action_alone_ends_the_game_or_raises() -> None:
    alone = SoloEnv()
    alone.reset(seed=1)
    _, reward, terminated, truncated, info = alone.step(132)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    strict = SoloEnv(illegal="raise")
    with pytest.raises(IllegalMove, match="call reset first"):
        strict.step(0)
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="action 132 is not legal now"):
        strict.step(132)


def test_conversions_refuse_what_is_not_there() -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(IllegalMove, match="not legal now"):
        move_of(game, 0)
    with pytest.raises(IllegalMove, match="not legal now"):
        goals_of(game.dealt(0), 0)
    dealt = [goal.id for goal in game.dealt(0)]
    other = next(goal for goal in GOALS if goal not in dealt)
    with pytest.raises(IllegalMove, match="was not dealt"):
        action_of_goals(game.dealt(0), [*dealt[:2], other])
    with pytest.raises(CalicoError, match="three different goals"):
        action_of_goals(game.dealt(0), dealt[:1])
    scenario = Game.new(1, scenario=1, seed=1)
    with pytest.raises(IllegalMove, match="not legal now"):
        goals_of(scenario.dealt(0), ACTIONS - 1)
    fresh = Game.new(2, seed=1, setup="beginner")
    with pytest.raises(IllegalMove, match="not legal now"):
        move_of(fresh, 132)
    with pytest.raises(CalicoError, match="is a goal cell"):
        action_of(fresh, Move.parse(f"{fresh.hand(0)[0]}@b3 {fresh.market[0]}"))


def test_without_the_extra_the_error_says_what_to_install() -> None:
    script = (
        "import sys\n"
        "sys.modules['gymnasium'] = None\n"
        "try:\n"
        "    import calico.study.environments\n"
        "except ImportError as error:\n"
        "    print(type(error).__name__, error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == (
        "MissingExtra calico.study.environments needs packages that are not installed: "
        "run pip install 'calico-quilt[rl]'\n"
    )

"""The batch: the same games as ``Game``, many at once, by luck that is written down."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico import Game
from calico.box import BOARDS, CATS, GOALS, PROMO_CATS, TILES, Pattern, Shape
from calico.errors import IllegalMove, SetupError
from calico.rules.kernel import kernel, shapes
from calico.rules.kernel.dealing import COUNTERS, deal_game
from calico.rules.kernel.shapes import need_of
from calico.rules.kernel.state import build
from calico.rules.luck.deck import make_deck
from calico.rules.setup import CatInPlay, Player, Setup
from calico.study.environments import ACTIONS, BatchEnv, goals_of, move_of, unfold
from support.reference import seen


def game_of(batch: BatchEnv, i: int) -> Game:
    """The game that row ``i`` has just been dealt, as a ``Game``."""
    row = batch.states[i].tolist()
    options = batch._example.options
    needs = {need_of(cat.need): cat for cat in (CATS | PROMO_CATS).values()}
    liked: dict[str, list[Pattern]] = {}
    for pattern in Pattern:
        liked.setdefault(needs[row[kernel.NEED + pattern]].id, []).append(pattern)
    both = CATS | PROMO_CATS
    cats = tuple(CatInPlay(both[cat], (two[0], two[1])) for cat, two in liked.items())
    choosing = row[kernel.DRAWN] == 0
    kinds = list(GOALS.values())
    players, dealt = [], []
    for seat in range(batch.players):
        q = seat * kernel.QUILT
        board = next(b for b in BOARDS.values() if _edges(b.id) == row[q : q + kernel.FREE])
        packed = row[kernel.HAND + 2 * seat]
        indices = [packed >> 3 * j & 7 for j in range(4)] if choosing else row[q + 16 : q + 19]
        goals = [kinds[index] for index in indices if index < 6]
        dealt.append(tuple(goals))
        given = None if choosing else (goals[0], goals[1], goals[2])
        players.append(Player(f"Player {seat + 1}", board, given))
    bag = [kernel.bag_tile(row, j) for j in range(kernel.most_drawn(batch.players))]
    left = [index for index in range(len(TILES)) for _ in range(options.copies)]
    for index in bag:
        left.remove(index)
    tiles = [TILES[index] for index in bag + left]
    return Game(Setup(options, cats, tuple(players)), tiles, dealt)


def _edges(board: str) -> list[int]:
    return build(Game.new(1, setup="beginner", boards=[board]).setup)[: kernel.FREE]


def play_along(batch: BatchEnv, rng: Random, *, look: bool = True) -> None:
    """One whole game of every row, next to the same of ``Game``."""
    games = [game_of(batch, i) for i in range(batch.games)]
    paid = np.zeros((batch.games, batch.players))
    done = np.zeros(batch.games, np.bool_)
    while not done.any():
        actions = []
        for i, game in enumerate(games):
            seat = game.choosing[0] if game.choosing else game.seat
            assert seat is not None
            assert batch.seats[i] == seat
            legal = np.flatnonzero(batch.masks[i]).tolist()
            if look:
                chosen = tuple(set(range(game.players)) - set(game.choosing))
                parts = unfold(batch.observations[i], batch.players)
                seen.check(parts, game.view(seat), chosen)
            actions.append(rng.choice(legal))
            if game.choosing:
                assert len(legal) == (24 if len(game.dealt(seat)) == 4 else 6)
                game.choose_goals(seat, goals_of(game.dealt(seat), actions[-1]))
            else:
                assert {move_of(game, action) for action in legal} == set(game.legal_moves)
                assert len(legal) == len(game.legal_moves)
                game.play(move_of(game, actions[-1]))
        _, _, rewards, done = batch.step(np.array(actions))
        paid += rewards
        assert (done == [game.is_finished for game in games]).all()
        points = [[s.total for s in g.scores] for g in games if not g.choosing]
        np.testing.assert_array_equal(batch.scores, points or np.zeros_like(batch.scores))
    assert done.all()
    for i, game in enumerate(games):
        assert paid[i].tolist() == seen.naive_scores(game)


@pytest.mark.parametrize("kind", seen.KINDS, ids=str)
def test_every_kind_of_game_is_played_by_the_rules(kind: dict[str, Any]) -> None:
    batch = BatchEnv(2, **kind)
    play_along(batch, Random(1))
    play_along(batch, Random(2), look=False)  # and again after the reset


@settings(max_examples=20)
@given(st.integers(0, 2**32))
def test_random_kinds_of_games_are_played_by_the_rules(seed: int) -> None:
    batch = BatchEnv(2, **seen.random_kind(Random(seed)))
    batch.reset(seed)
    play_along(batch, Random(seed), look=False)


def random_steps(batch: BatchEnv, steps: int) -> list[Any]:
    """Copies of what a batch says while random actions are played."""
    told: list[Any] = []
    for _ in range(steps):
        actions = batch.random_actions()
        told += [actions, *(array.copy() for array in batch.step(actions))]
    return told


def test_the_seed_decides_everything() -> None:
    first, second = BatchEnv(16, 2, "standard"), BatchEnv(16, 2, "standard")
    first.reset(5)
    random_steps(first, 10)
    for seed in (5, "five"):
        first.reset(seed)
        second.reset(seed)
        for one, other in zip(random_steps(first, 50), random_steps(second, 50), strict=True):
            np.testing.assert_array_equal(one, other)
    first.reset(6)
    second.reset(7)
    assert (first.states != second.states).any(axis=1).all()


def test_a_game_depends_on_its_number_and_not_on_the_batch() -> None:
    small, large = BatchEnv(3), BatchEnv(6)
    small.reset(1)
    large.reset(1)
    np.testing.assert_array_equal(small.states, large.states[:3])
    random_steps(small, 44)
    np.testing.assert_array_equal(small.states, large.states[3:])


def test_the_luck_is_the_same_compiled_and_not() -> None:
    batch = BatchEnv(5, 4, "standard")
    batch.reset("twin")
    deck, key = make_deck(Game.new(4, seed=0), "twin")
    for i in range(batch.games):
        row = [0] * kernel.SIZE
        deal_game(row, deck, (key << 32) + i * COUNTERS)
        assert row == batch.states[i].tolist()


def test_chosen_cats_and_boards_are_kept() -> None:
    cats = ["leo", "tibbit", "almond"]
    batch = BatchEnv(20, 2, "standard", cats=cats, boards=["purple", "blue"])
    for i in range(batch.games):
        setup = game_of(batch, i).setup
        assert {entry.cat.id for entry in setup.cats} == set(cats)
        assert [player.board.id for player in setup.players] == ["purple", "blue"]
    assert len({game_of(batch, i).setup.cats for i in range(batch.games)}) > 10


def test_luck_favours_nothing() -> None:
    batch = BatchEnv(6000, 1, "standard")
    rows = batch.states
    for pattern in range(6):
        needs, counts = np.unique(rows[:, kernel.NEED + pattern], return_counts=True)
        assert needs.tolist() == [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
        # Four cats of • share a third of the patterns, so do four of •• and two of •••.
        likely = np.where(np.isin(needs, [7, need_of(Shape.LINE_5)]), 1000, 500)
        assert abs(counts - likely).max() < 100
    boards = np.unique(rows[:, 0], return_counts=True)[1]
    assert abs(boards - 1500).max() < 150
    first_goals = np.bincount(rows[:, kernel.HAND] & 7, minlength=6)
    assert abs(first_goals - 1000).max() < 120
    first_tiles = np.bincount(rows[:, kernel.BAG] & 127, minlength=36)
    assert abs(first_tiles - 6000 / 36).max() < 60
    actions = np.bincount(batch.random_actions(), minlength=ACTIONS)
    assert actions[:132].sum() == 0
    assert abs(actions[132:] - 250).max() < 80


def test_random_actions_are_legal() -> None:
    batch = BatchEnv(50, 3, restriction="same_colour_only")
    for _ in range(70):
        actions = batch.random_actions()
        assert batch.masks[np.arange(50), actions].all()
        batch.step(actions)


def test_the_margin_is_paid_at_the_end() -> None:
    batch = BatchEnv(4, 2, reward="margin")
    for _ in range(44):
        _, _, rewards, done = batch.step(batch.random_actions())
        if not done.any():
            assert not rewards.any()
    ahead = batch.scores[:, 0] - batch.scores[:, 1]
    np.testing.assert_array_equal(rewards, np.stack([ahead, -ahead], axis=1))


def test_a_batch_without_observations_plays_the_same() -> None:
    seeing, blind = BatchEnv(8), BatchEnv(8, observe=False)
    assert blind.observations.shape == (8, 0)
    random_steps(seeing, 30)
    random_steps(blind, 30)
    np.testing.assert_array_equal(seeing.states, blind.states)


def test_a_row_is_less_than_a_kibibyte() -> None:
    assert BatchEnv(1, 4).states[0].nbytes < 1024


def test_the_arrays_cannot_be_written_to() -> None:
    batch = BatchEnv(2)
    for array in (*batch.reset(), batch.states, batch.scores, batch.seats):
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 1


@pytest.mark.parametrize(
    "actions", [[0], [0, 0, 0], [[0, 0]], [0.0, 0.0], ["a", "b"], [True, False]]
)
def test_actions_of_a_wrong_shape_or_type_are_refused(actions: Any) -> None:
    with pytest.raises(IllegalMove, match="one whole number for each of the 2 games") as error:
        BatchEnv(2).step(actions)
    assert error.value.code == "batch-actions"


@pytest.mark.parametrize("action", [-1, 132, ACTIONS, 2**40])
def test_an_illegal_action_is_refused_and_changes_nothing(action: int) -> None:
    batch = BatchEnv(3)
    before = batch.states.copy()
    actions = batch.random_actions()
    actions[1] = action
    with pytest.raises(IllegalMove, match=f"action {action} of game 1 is not legal now"):
        batch.step(actions)
    np.testing.assert_array_equal(batch.states, before)


def test_impossible_batches_are_refused() -> None:
    with pytest.raises(SetupError, match="a batch of 0 games"):
        BatchEnv(0)
    with pytest.raises(SetupError, match="unknown setup 'easy'"):
        BatchEnv(1, setup="easy")
    with pytest.raises(SetupError, match="unknown reward 'fame'"):
        BatchEnv(1, reward="fame")  # type: ignore[arg-type]


def test_R2_2_prototype_batches_draw_the_promo_tile() -> None:
    """Each with the rules of its own third cat, whatever the example has drawn."""
    batch = BatchEnv(400, 2, "standard", edition="prototype")
    promo = batch.states[:, kernel.PROMO]
    found = dict(
        zip(*(part.tolist() for part in np.unique(promo, return_counts=True)), strict=True)
    )
    assert set(found) == {0, shapes.LARGEST_GROUP, shapes.LONGEST_PATH}
    assert all(abs(found[kind] - 100) < 40 for kind in found if kind)
    for i in range(20):
        row = batch.states[i].tolist()
        needs = set(row[kernel.NEED : kernel.NEED + 6])
        assert (row[kernel.PROMO] in needs) == (row[kernel.PROMO] != 0)
    alone = BatchEnv(60, 1, "standard", edition="prototype")
    assert not alone.states[:, kernel.PROMO].any()

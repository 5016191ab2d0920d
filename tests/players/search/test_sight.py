"""What an agent can know depends on the view alone, and is true."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from calico import Game
from calico.box import PATCH_CELLS, TILES, Tile
from calico.players.search.sight import Sight
from calico.rules.kernel import kernel
from calico.rules.kernel.moves import number_of
from calico.rules.numbers import move_of
from support.tables import deal

KINDS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2},
    {"players": 4},
    {"players": 3, "variants": ["open_hands"]},
    {"players": 2, "variants": ["lower_variance"]},
    {"players": 2, "restriction": "no_hand"},
    {"players": 3, "restriction": "same_colour_only"},
]


def some_game(kind: dict[str, Any], seed: int) -> Game:
    """A game of a random length, played at random, in which somebody is on turn."""
    rng = random.Random(seed)
    game = Game.new(seed=seed, **kind)
    for seat in game.choosing:
        game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
    for _ in range(rng.randrange(22 * game.players)):
        game.play(rng.choice(list(game.legal_moves)))
    return game


def hidden_of(game: Game, viewer: int) -> list[Tile]:
    """The tiles in other hands that nobody saw being taken."""
    found: list[Tile] = []
    for seat in range(game.players):
        if seat != viewer and not game.options.open_hands:
            hand = Counter(game.hand(seat))
            hand.subtract(game.view(viewer).known(seat))
            assert min(hand.values(), default=0) >= 0
            found += hand.elements()
    return found


@given(st.sampled_from(KINDS), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_what_is_known_is_true_and_the_rest_is_unseen(kind: dict[str, Any], seed: int) -> None:
    game = some_game(kind, seed)
    viewer = game.seat or 0
    sight = Sight.of(game.view(viewer))
    drawn = game.options.bag_size - game.bag_count
    rest = Counter(game.bag[drawn:]) + Counter(hidden_of(game, viewer))
    assert sight.unseen == tuple(rest[tile] for tile in TILES)
    assert sum(sight.hidden) == len(hidden_of(game, viewer))
    for seat in range(game.players):
        words = sight.state[kernel.HAND + 2 * seat : kernel.HAND + 2 * seat + 2]
        known = Counter(TILES[word] for word in words if word != kernel.NOTHING)
        assert known <= Counter(game.hand(seat))
    assert set(sight.state[kernel.BAG :]) == {0}


@given(st.sampled_from(KINDS), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_another_bag_and_other_hidden_hands_make_no_difference(
    kind: dict[str, Any], seed: int
) -> None:
    game = some_game(kind, seed)
    viewer = game.seat or 0
    drawn = game.options.bag_size - game.bag_count
    places = [*range(drawn, game.options.bag_size), *unseen_places(game, viewer)]
    tiles = [game.bag[place] for place in places]
    random.Random(seed).shuffle(tiles)
    bag = list(game.bag)
    for place, tile in zip(places, tiles, strict=True):
        bag[place] = tile
    twin = Game(game.setup, bag)
    try:
        for move in game.moves:
            twin.play(move)
    except ValueError:
        return  # the restriction leaves another hand other moves: no twin of this game
    if twin.events == game.events:
        assert Sight.of(twin.view(viewer)) == Sight.of(game.view(viewer))


def unseen_places(game: Game, viewer: int) -> list[int]:
    """Where in the bag the tiles were that are in other hands since the deal."""
    if game.options.open_hands or game.options.no_hand:
        return []
    found = []
    for seat in range(game.players):
        left = Counter(hidden_of(game, viewer)) if seat != viewer else Counter()
        for place in (2 * seat, 2 * seat + 1):
            placed = [e.move.tile for e in game.events if e.seat == seat]
            if seat != viewer and game.bag[place] not in placed and left[game.bag[place]]:
                found.append(place)
    return found


def test_R8_3_a_number_of_compiled_code_tells_the_end_of_the_market() -> None:
    for restriction in (None, "no_hand"):
        game = deal("Gf Lv Gf" if restriction else "Ms Yd Gf Lv Gf", restriction=restriction)
        moves = [move_of(game.view(0), slot) for slot in range(3)]
        assert [move.place for move in moves] == [None, None, 3]


def test_a_number_of_compiled_code_is_a_legal_move() -> None:
    for kind in KINDS:
        game = some_game(kind, 3)
        view = game.view(game.seat)
        free = view.quilt(game.seat or 0).free[0]
        number = number_of(0, PATCH_CELLS.index(free), len(view.takeable) > 1)
        move = move_of(view, number)
        assert move.cell == free
        assert move.tile in view.placeable

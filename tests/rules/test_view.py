"""R3.6: what a seat may see."""

from __future__ import annotations

import gc
from collections import Counter
from types import FunctionType, ModuleType
from typing import Any

import pytest

from calico import Game, Move, Phase, Tile, View
from calico.box import GOALS, TILES
from calico.rules.setup import Player, Setup
from support.tables import deal, deep, set_up, sew


def texts(tiles: tuple[Tile, ...]) -> str:
    return " ".join(map(str, tiles))


def within_reach(start: object) -> list[Any]:
    """Every object that can be reached from ``start``, code and classes aside."""
    found: dict[int, Any] = {}
    todo: list[Any] = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType | FunctionType):
            continue
        found[id(thing)] = thing
        todo += gc.get_referents(thing)
    return list(found.values())


def test_R3_6_a_seat_sees_its_own_hand_and_no_other() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys Gd Lf", players=3)
    assert [texts(game.view(0).hand(seat)) for seat in range(3)] == ["Ms Yd", "", ""]
    assert [texts(game.view(1).hand(seat)) for seat in range(3)] == ["", "Gf Lv", ""]
    assert [texts(game.view(2).hand(seat)) for seat in range(3)] == ["", "", "Dn Pq"]


def test_R3_6_a_spectator_sees_no_hand() -> None:
    view = deal("Ms Yd Gf Lv", players=2).view(None)
    assert view.viewer is None
    assert view.hand(0) == view.hand(1) == ()
    assert len(view.market) == 3
    assert not view.legal_moves


def test_R3_6_a_table_may_choose_open_hands() -> None:
    game = deal("Ms Yd Gf Lv", players=2, variants=["open_hands"])
    for viewer in (None, 0, 1):
        assert [texts(game.view(viewer).hand(seat)) for seat in range(2)] == ["Ms Yd", "Gf Lv"]


def test_R3_6_quilts_tokens_and_goals_are_public() -> None:
    game = sew("Ys@c2 Yd@c3 Yf@d3", "Ms@c2 Md@c3 Mf@d3")
    view = game.view(0)
    assert view.quilt(1) == game.quilt(1)
    assert [str(token) for token in view.score(1).tokens] == ["a magenta button"]
    assert view.setup == game.setup


def test_R3_6_the_bag_is_a_number_not_an_order() -> None:
    view = deal(players=2).view(0)
    assert view.bag_count == 101
    assert not hasattr(view, "bag")
    assert not hasattr(view, "seed")


def test_R3_5_a_view_moves_only_when_its_seat_is_on_turn() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys", players=2)
    move = Move.parse("Ms@a1 Dn")
    assert move in game.view(0).legal_moves
    assert list(game.view(0).legal_moves) == list(game.legal_moves)
    reason = game.view(1).why_illegal(move)
    assert reason is not None
    assert (reason.code, reason.rule) == ("not-your-turn", "R3.5")
    assert len(game.view(1).legal_moves) == len(list(game.view(1).legal_moves)) == 0
    game.play(move)
    assert len(game.view(0).legal_moves) == 0
    assert len(game.view(1).legal_moves) == len(game.legal_moves) > 0


@pytest.mark.parametrize("restriction", ["same_colour_only", "same_pattern_only"])
def test_R8_5_cells_of_another_seat_whose_hand_is_hidden_keep_the_restriction(
    restriction: str,
) -> None:
    """Nobody is stuck here; a view that cannot see the hand must not take it for stuck."""
    game = deal("Ms Yd Gf Lv Dn Pq Ys", players=2, restriction=restriction)
    for tile in game.hand(0):
        assert game.view(1).cells(tile) == game.cells(tile)


def test_R3_6_unseen_tiles_are_all_but_those_in_sight() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys", players=2)
    seen = Counter(map(Tile.parse, ["Ms", "Yd", "Dn", "Pq", "Ys"]))
    assert game.view(0).unseen == Counter(dict.fromkeys(TILES, 3)) - seen
    seen = Counter(map(Tile.parse, ["Dn", "Pq", "Ys"]))
    assert game.view(None).unseen == Counter(dict.fromkeys(TILES, 3)) - seen
    assert game.view(None).unseen.total() == 101 + 4


def test_R3_6_a_tile_taken_openly_is_known_until_it_is_placed() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys Gd Lf Dv Pn Mq", players=2)
    assert game.view(1).known(0) == game.view(None).known(0) == ()
    assert texts(game.view(0).known(0)) == "Ms Yd"
    game.play("Ms@a1 Dn")
    game.play("Gf@a1 Pq")
    for viewer in (None, 1):
        assert texts(game.view(viewer).known(0)) == "Dn"
        assert game.view(viewer).unseen[Tile.parse("Dn")] == 2
        assert game.view(viewer).unseen[Tile.parse("Yd")] == 3
    assert game.view(None).unseen.total() == game.bag_count + 2
    game.play("Yd@a2 Ys")  # the last tile that nobody saw coming
    assert sorted(texts(game.view(1).known(0)).split()) == ["Dn", "Ys"]
    assert game.view(1).unseen.total() == game.bag_count
    game.play("Lv@a2 Gd")
    game.play("Dn@a3 Lf")
    assert sorted(texts(game.view(1).known(0)).split()) == ["Lf", "Ys"]


def test_R3_6_who_places_a_tile_like_the_known_one_keeps_the_unknown_one() -> None:
    """Whichever of two alike was placed, what stays in hand is as unknown as before."""
    for hidden in ("Dn", "Yd"):
        game = deal(f"Ms {hidden} Gf Lv Dn Pq Ys Gd Lf Dv Pn Mq", players=2)
        game.play("Ms@a1 Dn")
        game.play("Gf@a1 Pq")
        assert texts(game.view(1).known(0)) == "Dn"
        game.play("Dn@a2 Ys")
        assert texts(game.view(1).known(0)) == "Ys"
        assert texts(game.hand(0)) in (f"Ys {hidden}", f"{hidden} Ys")
        assert game.view(1).unseen[Tile.parse(hidden)] == (2 if hidden == "Dn" else 3)


def test_R3_6_nothing_is_known_of_no_hands_and_all_of_open_ones() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq", players=2, restriction="no_hand")
    game.play("Ms@a1")
    assert game.view(None).known(0) == ()
    game = deal("Ms Yd Gf Lv Dn Pq Ys", players=2, variants=["open_hands"])
    game.play("Ms@a1 Dn")
    assert game.view(1).known(0) == game.hand(0)


def test_R8_3_discards_have_been_seen() -> None:
    game = deal("Ms Yd Gf Lv Dn Pq Ys")
    game.play("Ms@a1 Gf")
    assert game.view(0).unseen.total() == game.bag_count == 101


def test_R2_4_while_goals_are_chosen_one_sees_ones_own() -> None:
    game = Game.new(2, seed=1)
    mine, theirs = ([goal.id for goal in game.dealt(seat)] for seat in (0, 1))
    game.choose_goals(1, theirs[:3])
    assert game.view(0).phase is Phase.GOALS
    assert [goal.id for goal in game.view(0).dealt] == mine
    assert [player.goals for player in game.view(0).setup.players] == [None, None]
    assert game.view(0).quilt(1).goals == ()
    assert [goal.id for goal in game.view(1).quilt(1).goals] == theirs[:3]
    assert game.view(None).dealt == ()
    game.choose_goals(0, mine[:3])
    assert [goal.id for goal in game.view(0).quilt(1).goals] == theirs[:3]


def test_R2_4_goals_that_some_have_from_the_start_are_hidden_while_others_choose() -> None:
    """As in a game that is taken up again between two choices."""
    setup = set_up(2)
    waiting = Player(setup.players[0].name, setup.players[0].board)
    views = []
    for three in (("ABCDEF", "AABBCC", "AAABBB"), ("AABBCD", "AAABBC", "AAAABB")):
        b3, c4, d2 = (GOALS[goal] for goal in three)
        chosen = Player(setup.players[1].name, setup.players[1].board, (b3, c4, d2))
        given = Setup(setup.options, setup.cats, (waiting, chosen))
        game = Game(given, deal(players=2).bag, [tuple(GOALS.values())[:4]] * 2)
        views.append(deep(game.view(0)))
    assert views[0] == views[1]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_R3_6_a_view_holds_no_way_back_to_the_game(viewer: int | None) -> None:
    game = sew("Ys@c2 Yd@c3 Yf@d3", "Ms@c2 Md@c3 Mf@d3")
    found = within_reach(game.view(viewer))
    assert not any(isinstance(thing, Game) for thing in found)
    assert not any(thing is game._bag or thing is game._s for thing in found)
    assert any(isinstance(thing, Game) for thing in within_reach([game]))


def test_a_view_tells_what_it_is() -> None:
    game = sew("Ys@c2", "Ms@c2")
    assert repr(game.view(0)) == "<View of Ari: play, move 3>"
    assert repr(game.view(None)) == "<View of spectator: play, move 3>"
    assert isinstance(game.view(1), View)
    assert game.view(1).viewer == 1

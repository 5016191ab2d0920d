"""What holds in every game, whatever is played: Hypothesis looks for a counterexample."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from random import Random
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from calico import Cell, Game, IllegalMove, Move, Phase, Quilt, Record, Tile
from calico.box import BOARDS, CELLS, GOALS, PATCH_CELLS, TILES
from calico.rules.record import score_of
from support.games import HIDDEN, kinds, random_move, seeds, start
from support.tables import deep


@st.composite
def games(
    draw: st.DrawFn,
    kinds: st.SearchStrategy[dict[str, Any]] = kinds,
    most: float = 1.0,
) -> Game:
    """A game of any kind in which some moves have been played, up to ``most`` of it."""
    game = start(draw(kinds), draw(seeds))
    rng = Random(draw(seeds))
    for _ in range(draw(st.integers(0, int(22 * game.players * most)))):
        game.play(random_move(game, rng))
    return game


def tiles_everywhere(game: Game) -> Counter[Tile]:
    """Bag, hands, market, quilts and discards."""
    found = Counter(game.bag[len(game.bag) - game.bag_count :])
    found.update(game.market)
    for seat in range(game.players):
        found.update(game.hand(seat))
        found.update(game.quilt(seat).patches.values())
    found.update(event.discard for event in game.events if event.discard)
    return found


# Conservation


@given(kinds, seeds, seeds)
def test_R1_1_no_tile_is_ever_lost_or_made(kind: dict[str, Any], seed: str, luck: str) -> None:
    game = Game.new(**kind, seed=seed)
    everything = dict.fromkeys(TILES, game.options.copies)
    assert tiles_everywhere(game) == everything
    game, rng = start(kind, seed), Random(luck)
    while not game.is_finished:
        assert tiles_everywhere(game) == everything
        game.play(random_move(game, rng))
    assert tiles_everywhere(game) == everything


@given(games())
def test_events_tell_the_whole_game(game: Game) -> None:
    """Points of events add up to the score, promo cats aside; numbers and seats go around."""
    for seat, score in enumerate(game.scores):
        events = [event for event in game.events if event.seat == seat]
        assert [event.move.cell for event in events] == list(game.quilt(seat).patches)
        promo = sum(n for cat, n in score.cats.items() if cat == game.setup.promo)
        if not promo:
            assert sum(event.points for event in events) == score.total
        tokens = [token for event in events for token in event.tokens]
        assert tuple(tokens) == score.tokens
        assert score.button_count == sum(token.kind != "cat" for token in tokens)
        assert score.cat_count == promo + sum(token.kind == "cat" for token in tokens)
    assert [event.number for event in game.events] == list(range(1, len(game.events) + 1))
    assert [event.seat for event in game.events] == [
        i % game.players for i in range(len(game.events))
    ]
    assert all(str(event) for event in game.events)


# Round trips

tiles = st.sampled_from(TILES)
patch_cells = st.sampled_from(PATCH_CELLS)
moves = st.builds(Move, tiles, st.sampled_from(CELLS), st.none() | tiles)


@given(tiles)
def test_tile_text_is_its_own_way_back(tile: Tile) -> None:
    assert Tile.parse(str(tile)) == tile
    assert eval(repr(tile), {"Tile": Tile}) == tile  # noqa: S307


@given(st.sampled_from(CELLS))
def test_cell_text_is_its_own_way_back(cell: Cell) -> None:
    assert Cell.parse(str(cell)) == cell
    assert eval(repr(cell), {"Cell": Cell}) == cell  # noqa: S307


@given(moves)
def test_move_text_is_its_own_way_back(move: Move) -> None:
    assert Move.parse(str(move)) == move
    assert eval(repr(move), {"Move": Move}) == move  # noqa: S307


@st.composite
def quilts(draw: st.DrawFn) -> Quilt:
    goals = draw(st.just(()) | st.permutations(list(GOALS.values())).map(lambda g: tuple(g[:3])))
    patches = draw(st.dictionaries(patch_cells, tiles))
    return Quilt(BOARDS[draw(st.sampled_from(list(BOARDS)))], patches, goals)


@given(quilts())
def test_quilt_text_is_its_own_way_back(quilt: Quilt) -> None:
    assert Quilt.parse(quilt.text) == quilt
    assert Quilt.parse(quilt.text).text == quilt.text
    assert eval(repr(quilt), {"Quilt": Quilt}) == quilt  # noqa: S307
    assert len(quilt.free) + len(quilt.patches) == 22


@given(games())
def test_record_text_is_its_own_way_back(game: Game) -> None:
    record = Record.of(game, {"seed": game.seed})
    again = Record.parse(record.dumps())
    assert again == record
    assert again.dumps() == record.dumps()
    assert json.loads(record.dumps()) == record.to_dict()
    replayed = again.replay()
    assert score_of(replayed) == score_of(game)
    assert (replayed.setup, replayed.events) == (game.setup, game.events)
    assert str(replayed) == str(game)


@given(games(), st.integers(0, 90))
def test_a_record_replays_as_far_as_one_likes(game: Game, count: int) -> None:
    part = Record.of(game).replay(count)
    assert part.events == game.events[:count]


# Legality


@settings(max_examples=25)
@given(games(), st.sampled_from(TILES), st.sampled_from(TILES))
def test_legal_moves_are_just_the_moves_that_play_accepts(
    game: Game, other: Tile, take: Tile
) -> None:
    legal = list(game.legal_moves)
    offered = dict.fromkeys((*game.placeable, other))
    takes = dict.fromkeys((None, *game.takeable, take))
    accepted = set()
    for move in (Move(*parts) for parts in product(offered, CELLS, takes)):
        twin = game.copy()
        try:
            twin.play(move)
        except IllegalMove:
            assert not game.is_legal(move)
            assert move not in game.legal_moves
        else:
            assert game.is_legal(move)
            assert move in game.legal_moves
            accepted.add(move)
    assert set(legal) == accepted
    assert len(legal) == len(accepted) == len(game.legal_moves) == game.legal_moves.count()
    assert bool(game.legal_moves) == bool(legal) == (not game.is_finished)


@given(games())
def test_why_illegal_is_a_sentence_with_a_rule(game: Game) -> None:
    for cell in CELLS:
        reason = game.why_illegal(Move(TILES[0], cell, TILES[-1]))
        if reason is not None:
            assert (reason.rule or "").startswith("R")
            assert str(reason).isprintable()


# Undo, copy, seed


@settings(max_examples=40)
@given(games(), seeds, st.integers(1, 8))
def test_undo_restores_everything(game: Game, luck: str, count: int) -> None:
    rng = Random(luck)
    snapshots = []
    played: list[Move] = []
    while len(played) < count and not game.is_finished:
        snapshots.append(deep(game))
        played.append(random_move(game, rng))
        game.play(played[-1])
    while played:
        assert game.undo() == played.pop()
        assert deep(game) == snapshots.pop()


@given(games(), seeds)
def test_a_copy_goes_its_own_way(game: Game, luck: str) -> None:
    assume(not game.is_finished)
    twin, before = game.copy(), deep(game)
    assert deep(twin) == before
    twin.play(random_move(twin, Random(luck)))
    assert deep(game) == before
    twin.undo()
    assert deep(twin) == before


@given(kinds, seeds, seeds)
def test_the_same_seed_gives_the_same_game(kind: dict[str, Any], seed: str, luck: str) -> None:
    one, two = start(kind, seed), start(kind, seed)
    rng = Random(luck)
    for _ in range(rng.randrange(22 * one.players)):
        move = random_move(one, rng)
        assert one.play(move) == two.play(move)
    assert deep(one) == deep(two)


# What a seat may not see


@given(games(), seeds)
def test_R3_6_a_view_does_not_know_the_order_of_the_bag(game: Game, luck: str) -> None:
    drawn = len(game.bag) - game.bag_count
    rest = list(game.bag[drawn:])
    Random(luck).shuffle(rest)
    dealt = [game.dealt(seat) for seat in range(game.players)]
    other = Game(game.setup, (*game.bag[:drawn], *rest), dealt, "another seed")
    for move in game.moves:
        other.play(move)
    for viewer in (None, *range(game.players)):
        assert deep(other.view(viewer)) == deep(game.view(viewer))


@given(games(st.sampled_from(HIDDEN), most=0.4), st.data())
def test_R3_6_a_view_does_not_know_the_other_hands(game: Game, data: st.DataObject) -> None:
    """Where a tile of the first hands is still hidden, it might as well be one from the bag."""
    seat = data.draw(st.integers(0, game.players - 1))
    placed = {event.move.tile for event in game.events if event.seat == seat}
    unplaced = [i for i in (2 * seat, 2 * seat + 1) if game.bag[i] not in placed]
    assume(unplaced)
    mine = data.draw(st.sampled_from(unplaced))
    theirs = data.draw(st.integers(len(game.bag) - game.bag_count, len(game.bag) - 1))
    bag = list(game.bag)
    bag[mine], bag[theirs] = bag[theirs], bag[mine]
    assume(bag != list(game.bag))
    other = Game(game.setup, bag, [game.dealt(i) for i in range(game.players)], game.seed)
    for move in game.moves:
        assume(other.is_legal(move))  # a restriction may ask the hidden tile
        other.play(move)
    assume([event.broken for event in other.events] == [event.broken for event in game.events])
    assert other.hand(seat) != game.hand(seat)
    for viewer in (None, *range(game.players)):
        if viewer != seat:
            assert deep(other.view(viewer)) == deep(game.view(viewer))


@st.composite
def goal_choices(draw: st.DrawFn) -> tuple[list[str], list[str]]:
    """Four goals dealt, and three of them chosen."""
    dealt = draw(st.permutations(list(GOALS)))[:4]
    return dealt, draw(st.permutations(dealt))[:3]


@given(
    st.integers(2, 4),
    st.integers(0, 3),
    st.booleans(),
    st.lists(goal_choices(), min_size=8, max_size=8),
    seeds,
)
def test_R2_4_while_goals_are_chosen_a_view_knows_only_its_own(
    players: int,
    viewer: int,
    chosen: bool,
    choices: list[tuple[list[str], list[str]]],
    seed: str,
) -> None:
    viewer %= players
    fresh = Game.new(players, seed=seed)
    tables = []
    for deal in (choices[:4], choices[4:]):
        mine = [choices[0], *deal[1:]]
        dealt = [
            tuple(GOALS[goal] for goal in mine[0 if seat == viewer else 1 + seat % 3][0])
            for seat in range(players)
        ]
        bag = list(fresh.bag)
        Random(str(deal)).shuffle(bag)
        game = Game(fresh.setup, bag, dealt, str(deal))
        waits = viewer if not chosen else (viewer + 1) % players
        for seat in range(players):
            if seat != waits:
                game.choose_goals(seat, mine[0 if seat == viewer else 1 + seat % 3][1])
        assert game.phase is Phase.GOALS
        tables.append(game)
    one, two = (table.view(viewer) for table in tables)
    assert deep(one) == deep(two)
    assert deep(tables[0].view(None)) == deep(tables[1].view(None))
    assert (one.setup.players[viewer].goals is not None) == chosen
    assert [goal.id for goal in one.dealt] == choices[0][0]


@given(games(), seeds)
def test_R3_6_a_view_is_of_one_moment(game: Game, luck: str) -> None:
    assume(not game.is_finished)
    views = [game.view(viewer) for viewer in (None, *range(game.players))]
    before = [deep(view) for view in views]
    game.play(random_move(game, Random(luck)))
    assert [deep(view) for view in views] == before


@given(games())
def test_R3_6_a_view_agrees_with_the_game_on_what_is_public(game: Game) -> None:
    for viewer in (None, *range(game.players)):
        view = game.view(viewer)
        assert view.scores == game.scores
        assert view.winners == game.winners
        assert view.market == game.market
        assert (view.bag_count, view.turn, view.seat) == (game.bag_count, game.turn, game.seat)
        assert view.events == game.events
        assert [view.quilt(i) for i in range(view.players)] == [
            game.quilt(i) for i in range(game.players)
        ]
        for seat in range(game.players):
            known = seat == viewer or game.options.open_hands
            assert view.hand(seat) == (game.hand(seat) if known else ())
        mine = list(game.legal_moves) if viewer == game.seat is not None else []
        assert list(view.legal_moves) == mine
        assert len(view.legal_moves) == len(mine)


@given(games())
def test_R3_6_what_a_view_has_not_seen_is_in_the_bag_or_in_hidden_hands(game: Game) -> None:
    """And what it knows of other hands is there."""
    for viewer in (None, *range(game.players)):
        view = game.view(viewer)
        hidden = Counter(game.bag[len(game.bag) - game.bag_count :])
        for seat in range(game.players):
            hand, known = Counter(game.hand(seat)), Counter(view.known(seat))
            assert known <= hand
            hidden.update(hand - known)
        assert view.unseen == hidden

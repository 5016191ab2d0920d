"""The kernel and the naive scorer agree: on random games, compiled and not, move by move."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from calico import Game, Move, Record
from calico.box import CELLS, EDGES, RESTRICTIONS, TILES, Cell
from calico.engine.native import native
from calico.engine.routines import compiled_natively
from calico.engine.workspace import Workspace, new_workspace
from calico.rules.kernel import chance, hexes, kernel, masks, scoring
from calico.rules.kernel.random_games import random_games
from calico.rules.kernel.state import build
from calico.rules.record import score_of
from support.reference import naive

GAMES = {1: 270, 2: 130, 3: 25, 4: 15}
"""Random games of a simple kind by the number of players; see :func:`games_of`."""

SLOW = ("adjacent_only", "same_colour_only", "same_pattern_only")

KINDS = [
    (players, restriction and str(restriction), promo)
    for players in (1, 2, 3, 4)
    for restriction in (None, *RESTRICTIONS)
    for promo in (None, "gertrude", "zigzag")
    if players > 1 or promo is None
]

kinds = pytest.mark.parametrize(("players", "restriction", "promo"), KINDS)


@compiled_natively
def play_out(states: Any, tiles: Any, draws: int, counters: Any, points: Any) -> None:
    """Each row of ``states`` becomes a finished random game, dealt and played by its counter."""
    for i in range(len(states)):
        counter = chance.shuffle_bag(states[i], tiles[i], draws, counters[i])
        kernel.deal(states[i])
        chance.random_game(states[i], counter)
        for seat in range(states[i][kernel.PLAYERS]):
            points[i, seat] = scoring.points(states[i], seat)


def games_of(players: int, restriction: str | None, promo: str | None) -> int:
    """How many games of a kind to play: 1,900 of 60 kinds, fewer where the naive scorer is slow."""
    games = GAMES[players] // (5 if promo else 1)
    return max(2, games // 4) if restriction in SLOW else games


def read(record: dict[str, Any]) -> Record:
    return Record.parse(json.dumps(record))


def random_start(rng: Random, players: int, restriction: str | None, promo: str | None) -> Any:
    """A record of a game of this kind, without moves; half of the games are for families."""
    family = restriction != "both_ways_only" and rng.random() < 0.5
    kind = naive.random_kind(
        rng,
        players=players,
        restriction=restriction,
        promo=promo is not None,
        scenario=None,
        setup="standard",
        variants=["family"] if family else [],
    )
    record = naive.random_setup(rng, kind)
    for entry in record["cats"]:
        if entry["cat"] in ("gertrude", "zigzag"):
            entry["cat"] = promo
    return record


def draws_of(players: int, restriction: str | None) -> int:
    """How many tiles a whole game draws."""
    a_turn = 2 if players == 1 else 1
    if restriction == "no_hand":
        return 3 + 22 * players * a_turn
    return 2 * players + 3 + 21 * players * a_turn


def move_between(before: list[int], after: list[int]) -> Move:
    """The move that led from one state to the next."""
    seat = before[kernel.SEAT]
    q, hand = seat * kernel.QUILT, kernel.HAND + 2 * seat
    (cell,) = hexes.cells(before[q + kernel.FREE] ^ after[q + kernel.FREE])
    (tile,) = (
        tile
        for tile in TILES
        if before[q + kernel.COLOURS + tile.colour] != after[q + kernel.COLOURS + tile.colour]
        and before[q + kernel.PATTERNS + tile.pattern] != after[q + kernel.PATTERNS + tile.pattern]
    )
    if before[hand] == kernel.NOTHING:
        return Move(tile, cell, None, place_between(before, after, tile.index))
    new = Counter([*after[hand : hand + 2], tile.index])
    new.subtract(before[hand : hand + 2])
    (taken,) = new - Counter()
    if taken == kernel.NOTHING:
        return Move(tile, cell)
    return Move(tile, cell, TILES[taken], place_between(before, after, taken))


def place_between(before: list[int], after: list[int], taken: int) -> int | None:
    """The place of the tile taken: told where it is the nearer of two at both ends (R8.3)."""
    far, middle, near = before[kernel.MARKET : kernel.MARKET + 3]
    is_told = before[kernel.PLAYERS] == 1 and far == near == taken != middle
    return 3 if is_told and after[kernel.MARKET] == middle else None


def unordered(state: list[int]) -> list[int]:
    """``state`` with hands, and markets of several players, in order: which tile is which of two
    alike is told neither by a move nor by the rules."""
    state = list(state)
    for start in range(kernel.HAND, kernel.MARKET, 2):
        state[start : start + 2] = sorted(state[start : start + 2])
    if state[kernel.PLAYERS] > 1:
        market = slice(kernel.MARKET, kernel.MARKET + 3)
        state[market] = sorted(state[market])
    return state


@kinds
def test_kernel_compiled_and_not_game_and_naive_scorer_agree(
    players: int, restriction: str | None, promo: str | None
) -> None:
    rng = Random(f"{players} {restriction} {promo}")
    draws = draws_of(players, restriction)
    games = games_of(players, restriction, promo)
    records = [random_start(rng, players, restriction, promo) for _ in range(games)]
    starts = [build(read(record).setup) for record in records]
    counters = [rng.getrandbits(59) for _ in range(games)]
    states = np.array(starts, dtype=np.int64)
    bags = np.array([[i for i in range(36) for _ in range(3)]] * games, dtype=np.int64)
    points = np.zeros((games, 4), dtype=np.int64)
    play_out(states, bags, draws, np.array(counters, dtype=np.int64), points)
    for i, (record, state, counter) in enumerate(zip(records, starts, counters, strict=True)):
        tiles = [tile for tile in range(36) for _ in range(3)]
        counter = chance.shuffle_bag(state, tiles, draws, counter)
        kernel.deal(state)
        while not kernel.is_finished(state):
            before = state.copy()
            chance.random_turn(state, counter)
            counter += 1
            record["moves"].append(str(move_between(before, state)))
        assert states[i].tolist() == state
        assert bags[i].tolist() == tiles
        assert points[i].tolist()[:players] == [scoring.points(state, s) for s in range(players)]
        record["bag"] = [str(TILES[tile]) for tile in tiles]
        game = read(record).replay()
        score = naive.score(record)
        assert score_of(game) == score
        assert [told["total"] for told in score["players"]] == points[i].tolist()[:players]
        assert unordered(game._s)[: kernel.BAG] == unordered(state)[: kernel.BAG]


@pytest.mark.parametrize("restriction", [None, "no_hand"])
def test_R8_3_a_random_solo_turn_takes_either_of_two_alike(restriction: str | None) -> None:
    record = random_start(Random(1), 1, restriction, None)
    state = build(read(record).setup)
    chance.shuffle_bag(state, [tile for tile in range(36) for _ in range(3)], 108, 1)
    kernel.deal(state)
    state[kernel.MARKET : kernel.MARKET + 3] = alike, other, _ = 35, 34, 35
    first = set()
    for counter in range(50):
        after = state.copy()
        chance.random_turn(after, counter)
        move = move_between(state, after)
        first.add(((move.take or move.tile).index, after[kernel.MARKET]))
    assert first == {(alike, alike), (alike, other), (other, alike)}


@pytest.mark.parametrize("restriction", [None, "no_hand", "adjacent_only"])
@pytest.mark.parametrize("market", [[0, 1, 0], [0, 0, 1], [1, 0, 0], [0, 0, 0], [0, 1, 2]])
@pytest.mark.parametrize("players", [1, 2])
def test_R8_3_places_are_legal_alike_wherever_tiles_alike_lie(
    players: int, market: list[int], restriction: str | None
) -> None:
    """Every way to write a draft, with every place: the same are legal, and do the same."""
    record = random_start(Random(str(market)), players, restriction, None)
    hands = 0 if restriction == "no_hand" else 2 * players
    tiles = ["Ys", "Gd", "Lf"]
    wanted = [tiles[i] for i in market]
    bag = record["bag"] = [str(tile) for tile in TILES for _ in range(3)]
    for tile in wanted:
        bag.remove(tile)
    bag[:0] = bag[-hands:] + wanted if hands else wanted
    del bag[108:]
    table, game = naive.set_up(record), read(record).replay()
    assert [str(tile) for tile in game.market] == wanted
    assert sorted(map(str, game.legal_moves)) == sorted(naive.legal_moves(table))
    assert len(game.legal_moves) == len(naive.legal_moves(table))
    for tile in set(wanted):
        for place in ("", "/0", "/1", "/2", "/3", "/4"):
            text = f"{tile}{place}@a1" if not hands else f"{game.hand(0)[0]}@a1 {tile}{place}"
            reason = game.why_illegal(text)
            assert (reason.rule if reason else None) == naive_rule(table, text)
            assert (text in game.legal_moves) == (reason is None)
            if reason is None:
                twin, other = game.copy(), naive.set_up(record)
                event = twin.play(text)
                naive.play(other, text)
                assert list(twin.market) == other.market or players > 1
                # A place is written only where it changes the game.
                assert str(event.move) in set(map(str, game.legal_moves))


@pytest.mark.parametrize("place", [native, new_workspace])
def test_random_games_are_what_the_kernel_plays(place: Callable[[], Workspace]) -> None:
    """The compiled function of the benchmarks adds up the same games."""
    record = random_start(Random(2), 2, None, None)
    start = build(read(record).setup)
    tiles = [tile for tile in range(36) for _ in range(3)]
    totals = random_games(place(), start, 20, 5)
    expected = [0, 0]
    counter = 5 << 32
    for _ in range(20):
        state = start.copy()
        counter = chance.shuffle_bag(state, tiles, 49, counter)  # 7 and a tile a turn
        kernel.deal(state)
        counter = chance.random_game(state, counter)
        for seat in range(2):
            expected[seat] += scoring.points(state, seat)
    assert totals == expected


@pytest.mark.parametrize("chunk", range(10))
def test_records_of_every_kind_score_alike(chunk: int) -> None:
    rng = Random(chunk)
    for _ in range(15):
        record = naive.random_record(rng)
        assert score_of(read(record).replay()) == naive.score(record), record


@pytest.mark.parametrize("number", range(1, 11))
def test_R8_4_scenarios_score_alike(number: int) -> None:
    rng = Random(number)
    for _ in range(3):
        record = naive.random_record(rng, scenario=number, finished=True, players=1)
        assert score_of(read(record).replay()) == naive.score(record), record


@pytest.mark.parametrize("chunk", range(6))
def test_legal_moves_are_the_same(chunk: int) -> None:
    rng = Random(100 + chunk)
    for _ in range(10):
        record = naive.random_record(rng, finished=False)
        table, game = naive.replay(record), read(record).replay()
        assert sorted(map(str, game.legal_moves)) == sorted(naive.legal_moves(table))
        assert len(game.legal_moves) == len(naive.legal_moves(table))


def random_text(rng: Random, game: Game) -> str:
    """A move that may break any rule: tiles from here and there, any cell, any draft."""
    near = [*game.market, *game.hand(game.seat or 0), rng.choice(TILES)]
    take = rng.choice(["", f" {rng.choice(near)}", f" {rng.choice(game.market)}"])
    place = rng.choice(["", "", f"/{rng.randrange(5)}"])
    if take:
        return f"{rng.choice(near)}@{rng.choice(CELLS)}{take}{place}"
    return f"{rng.choice(near)}{place}@{rng.choice(CELLS)}"


@compiled_natively
def longest_paths(given: Any, found: Any) -> None:
    for i in range(len(given)):
        found[i] = masks.longest_path(given[i])


def random_group(rng: Random, size: int, among: list[Cell]) -> set[Cell]:
    """A connected group of ``size`` hexes, of any shape from a snake to a clump."""
    group = {rng.choice(among)}
    snake = rng.random()
    last = next(iter(group))
    while len(group) < size:
        start = last if rng.random() < snake else rng.choice(sorted(group))
        free = [near for near in start.neighbours if near in among and near not in group]
        if free:
            last = rng.choice(free)
            group.add(last)
        else:
            snake = 0
    return group


def test_R11_2_longest_paths_are_the_same_compiled_and_not() -> None:
    rng = Random(300)
    everywhere = [*CELLS, *EDGES]
    groups = [random_group(rng, rng.randint(1, 10), everywhere) for _ in range(200)]
    expected = [max(naive.longest_path(group, [start]) for start in group) for group in groups]
    given = [hexes.mask(group) for group in groups]
    assert [masks.longest_path(mask) for mask in given] == expected
    found = np.zeros(len(given), dtype=np.int64)
    longest_paths(np.array(given), found)
    assert found.tolist() == expected


def test_R11_2_the_longest_path_there_can_be_is_found_compiled_too() -> None:
    """All 18 tiles of a pattern and the four printed ones that can touch them: 22 in a row."""
    names = "a1 a2 a3 a4 a5 b5 b4 c3 c2 b2 b1 c1 d1 e1 e2 d3 d4 d5"
    snake = [Cell(0, 1), *map(Cell.parse, names.split()), Cell(5, 5), Cell(6, 6), Cell(5, 6)]
    assert len(snake) == len(set(snake)) == 22
    mask = hexes.mask(snake)
    found = np.zeros(1, dtype=np.int64)
    longest_paths(np.array([mask]), found)
    assert found.tolist() == [22] == [masks.longest_path(mask)]


def naive_rule(table: naive.NaiveTable, text: str) -> str | None:
    """The rule that a move breaks, if any."""
    try:
        naive.refuse_unlawful(table, *naive.read_move(0, text))
    except naive.NaiveRefused as error:
        return error.rule
    return None


@pytest.mark.parametrize("chunk", range(6))
def test_illegal_moves_are_refused_for_the_same_rule(chunk: int) -> None:
    rng = Random(200 + chunk)
    rules: list[str | None] = []
    for _ in range(8):
        record = naive.random_record(rng, finished=chunk == 0)
        table, game = naive.replay(record), read(record).replay()
        for _ in range(20):
            text = random_text(rng, game)
            reason = game.why_illegal(text)
            rules.append(reason.rule if reason else None)
            assert rules[-1] == naive_rule(table, text), (record, text)
    assert set(rules) == {"R3.5"} if chunk == 0 else {"R3.1", "R3.3"} < set(rules)

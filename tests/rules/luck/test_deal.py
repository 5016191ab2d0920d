"""The shuffle: exactly as ``calico.rules.luck.deal`` writes it down, and fair."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from calico import Game
from calico.box import BOARDS, CATS, GOALS, PROMO_CATS, SCENARIOS, TILES, Pattern
from calico.rules.luck.deal import Shuffle, deal
from calico.rules.options import Options
from calico.rules.setup import parse_cat

# The shuffle once more, from its description.


def numbers(seed: str, purpose: str) -> Iterator[int]:
    for block in count():
        digest = hashlib.sha256(f"calico 1/{seed}/{purpose}/{block}".encode()).hexdigest()
        for i in range(8):
            yield int(digest[8 * i : 8 * i + 8], 16)


def below(stream: Iterator[int], n: int) -> int:
    while True:
        number = next(stream)
        if number < 2**32 // n * n:
            return number % n


def shuffled(seed: str, purpose: str, things: list[str]) -> list[str]:
    stream = numbers(seed, purpose)
    order = list(things)
    for last in reversed(range(1, len(order))):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


SEEDS = ["cosy", "", "7", "a/b", "żółty 猫", "x" * 500]
seeds = pytest.mark.parametrize("seed", SEEDS)


@seeds
@pytest.mark.parametrize("variants", [[], ["lower_variance"]])
def test_the_bag_is_shuffled_as_written_down(seed: str, variants: list[str]) -> None:
    copies = 2 if variants else 3
    tiles = [str(tile) for tile in TILES for _ in range(copies)]
    game = Game.new(2, seed=seed, variants=variants)
    assert [str(tile) for tile in game.bag] == shuffled(seed, "bag", tiles)


@seeds
def test_cats_patterns_boards_and_goals_are_dealt_as_written_down(seed: str) -> None:
    game = Game.new(4, seed=seed)
    stream = numbers(seed, "cats")
    groups = [[cat.id for cat in CATS.values() if cat.dots == dots] for dots in (1, 2, 3)]
    assert [e.cat.id for e in game.setup.cats] == [g[below(stream, len(g))] for g in groups]
    patterns = [pattern.id for entry in game.setup.cats for pattern in entry.patterns]
    assert patterns == shuffled(seed, "patterns", [pattern.id for pattern in Pattern])
    boards = [player.board.id for player in game.setup.players]
    assert boards == shuffled(seed, "boards", list(BOARDS))
    for seat in range(4):
        dealt = [goal.id for goal in game.dealt(seat)]
        assert dealt == shuffled(seed, f"goals {seat}", list(GOALS))[:4]


def test_what_a_seed_deals_is_pinned() -> None:
    """If this changes, old seeds deal other games: a new version of the shuffle, not a fix."""
    game = Game.new(["Ari", "Bo"], seed="cosy")
    assert " ".join(str(tile) for tile in game.bag[:12]) == PINNED_BAG
    cats = {e.cat.id: " ".join(p.id for p in e.patterns) for e in game.setup.cats}
    assert cats == PINNED_CATS
    assert [player.board.id for player in game.setup.players] == PINNED_BOARDS
    assert [goal.id for goal in game.dealt(1)] == PINNED_GOALS


PINNED_BAG = "Lq Gs Ds Yv Gv Ld Yn Ls Mv Yq Gq Yf"
PINNED_CATS = {"rumi": "stripes quatrefoil", "coconut": "flowers ferns", "leo": "dots vines"}
PINNED_BOARDS = ["purple", "blue"]
PINNED_GOALS = ["ABCDEF", "AAABBB", "AABBCD", "AAABBC"]


def test_a_number_seed_is_its_text() -> None:
    assert Game.new(2, seed=7).bag == Game.new(2, seed="7").bag


def test_each_purpose_has_a_stream_of_its_own() -> None:
    """What players or variants change leaves the rest of the deal alone."""
    plain = deal(Options.from_ids(), 4, "cosy")
    two = deal(Options.from_ids(), 2, "cosy")
    assert (two.bag, two.cats) == (plain.bag, plain.cats)
    assert two.boards == plain.boards[:2]
    assert two.goals == plain.goals[:2]
    chosen = deal(
        Options.from_ids(), 4, "cosy", [parse_cat(cat) for cat in ("millie", "rumi", "leo")]
    )
    assert [e.patterns for e in chosen.cats] == [e.patterns for e in plain.cats]
    assert (chosen.bag, chosen.boards, chosen.goals) == (plain.bag, plain.boards, plain.goals)
    beginner = deal(Options.from_ids(setup="beginner"), 4, "cosy")
    assert (beginner.bag, beginner.boards) == (plain.bag, plain.boards)


@pytest.mark.parametrize("number", SCENARIOS)
def test_a_scenario_deals_its_own_cats_and_goals(number: int) -> None:
    dealt = deal(Options.from_ids(scenario=number), 2, "cosy")
    assert [entry.cat.id for entry in dealt.cats] == list(SCENARIOS[number].cats)
    assert all([g.id for g in goals] == list(SCENARIOS[number].goals) for goals in dealt.goals)


def test_numbers_below_n_pass_over_what_would_make_some_likelier() -> None:
    shuffle = Shuffle("cosy", "anything")
    shuffle._numbers = iter([2**32 - 1, 2**32 - 2, 5])
    assert shuffle.below(2**31 + 1) == 5
    shuffle._numbers = iter([2**32 - 1])
    assert shuffle.below(2**32) == 2**32 - 1


def test_a_shuffle_leaves_the_things_as_they_were() -> None:
    things = tuple(range(10))
    assert sorted(Shuffle("s", "p").shuffled(things)) == list(things)
    assert Shuffle("s", "p").shuffled([]) == []
    assert Shuffle("s", "p").shuffled(["one"]) == ["one"]


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 for kind in counts) / expected + expected * (
        kinds - len(counts)
    )


def test_every_order_of_four_is_equally_likely() -> None:
    orders: Counter[object] = Counter(
        tuple(Shuffle(str(seed), "boards").shuffled("abcd")) for seed in range(4800)
    )
    assert chi_square(orders, 24) < 60  # one fair shuffle in 30,000 would fail


def test_every_place_of_the_bag_holds_every_tile_equally_often() -> None:
    games = [deal(Options.from_ids(), 1, f"seed {i}").bag for i in range(400)]
    for place in (0, 1, 54, 106, 107):
        counts: Counter[object] = Counter(bag[place] for bag in games)
        assert chi_square(counts, 36) < 85  # one in 200,000


# The promo tile (R2.2)


def dealt_cats(seed: str, players: int, version: int = 2, **options: Any) -> list[str]:
    found = deal(Options.from_ids(**options), players, seed, version=version)
    return [entry.cat.id for entry in found.cats]


def test_R2_2_the_prototype_draws_the_promo_tile_with_two_to_four_players() -> None:
    for players in (2, 3, 4):
        third = Counter(dealt_cats(str(n), players, edition="prototype")[2] for n in range(400))
        assert set(third) == {"gwenivere", "leo", *PROMO_CATS}
        assert all(60 < count < 140 for count in third.values())


@pytest.mark.parametrize("players", [1, 2])
def test_R2_2_nobody_else_draws_it(players: int) -> None:
    kinds: list[dict[str, Any]] = [{}]
    kinds += [{"edition": "prototype"}] if players == 1 else []
    kinds += [
        {"edition": "prototype", "scenario": 3},
        {"edition": "prototype", "setup": "beginner"},
    ]
    for kind in kinds:
        for n in range(60):
            assert not set(dealt_cats(str(n), players, **kind)) & set(PROMO_CATS)


@seeds
def test_only_the_prototypes_third_cat_is_dealt_otherwise_than_before(seed: str) -> None:
    for players in (1, 2, 4):
        assert dealt_cats(seed, players) == dealt_cats(seed, players, version=1)
        now = deal(Options.from_ids(edition="prototype"), players, seed)
        then = deal(Options.from_ids(edition="prototype"), players, seed, version=1)
        assert (now.boards, now.goals, now.bag) == (then.boards, then.goals, then.bag)
        assert [e.patterns for e in now.cats] == [e.patterns for e in then.cats]
        assert now.cats[:2] == then.cats[:2]
        assert then.cats[2].cat.id in ("gwenivere", "leo")
        if now.cats[2].cat.id in CATS:
            assert now.cats == then.cats

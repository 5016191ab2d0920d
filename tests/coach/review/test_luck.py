"""The luck of a draw is exact: it agrees with trying every tile that could have come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from calico import Game, Tile
from calico.coach.review.luck import TwoPly, luck_of, mean_best
from calico.engine.workspace import Workspace, workspace
from calico.players.search.weights import weights
from calico.rules.kernel import kernel
from calico.rules.record import Record
from support.reviews import finished


@pytest.fixture(scope="module")
def space() -> Iterator[Workspace]:
    with workspace() as lent:
        yield lent


def value(two_ply: TwoPly, game: Game, seat: int, market: tuple[Tile, ...]) -> float:
    """The two-ply value of ``seat`` with this market, as if it were its turn."""
    state = list(game.view(seat).state)
    state[kernel.SEAT] = seat
    state[kernel.MARKET : kernel.MARKET + 3] = [tile.index for tile in market]
    return max(two_ply.moves(state).values())


def brute(two_ply: TwoPly, record: Record, seat: int, turn: int) -> tuple[float, float]:
    """Luck and what others did before ``turn`` of ``seat``, every draw played by itself."""
    game = Game(record.setup, record.bag)
    draws = others = 0.0
    for move in record.moves:
        if game.placed(seat) == turn - 1 and game.seat == seat:
            break
        counts = game.placed(seat) + (game.seat == seat) >= turn - 1
        before = value(two_ply, game, seat, game.market)
        event = game.play(move)
        if not counts or game.placed(seat) < turn - 1:
            continue
        after = value(two_ply, game, seat, game.market)
        rest = list(game.market)
        for tile in event.refill:
            rest.remove(tile)
        bag = game.bag[len(game.bag) - game.bag_count - len(event.refill) :]
        outcomes = Counter(permutations(bag, len(event.refill)))
        worth = {
            drawn: value(two_ply, game, seat, (*rest, *drawn)) * count
            for drawn, count in outcomes.items()
        }
        mean = sum(worth.values()) / sum(outcomes.values())
        draws += after - mean
        others += mean - before if event.seat != seat else 0.0
    return draws, others


KINDS = [
    ({"players": 1}, 20),
    ({"players": 1, "restriction": "no_hand"}, 21),
    ({"players": 2}, 9),
    ({"players": 3, "cats": ("zigzag", "almond", "tecolote")}, 15),
]


@pytest.mark.parametrize(("kind", "turn"), KINDS, ids=str)
def test_luck_is_exact(kind: dict[str, object], turn: int, space: Workspace) -> None:
    record = finished("luck", **kind)
    w = weights(space)
    for seat in range(len(record.setup.players)):
        found = luck_of(space, w, record, seat)[turn - 1]
        draws, others = brute(TwoPly(space, w), record, seat, turn)
        assert found.draws == pytest.approx(draws, abs=1e-3)
        assert found.others == pytest.approx(others, abs=1e-3)


def test_luck_before_the_first_turn_is_that_of_the_deal(space: Workspace) -> None:
    first = luck_of(space, weights(space), finished(players=2), 1)[0]
    assert (first.draws, first.others) == (0, 0)


def test_the_mean_over_a_tiny_bag() -> None:
    a, b, c = (Tile.parse(text) for text in ("Yd", "Gs", "Ms"))
    worth = [0.0] * 36
    worth[a.index], worth[b.index], worth[c.index] = 1.0, 4.0, 9.0
    bag = {a: 2, b: 1, c: 1}
    assert mean_best(worth, (), bag, 1) == pytest.approx((1 + 1 + 4 + 9) / 4)
    pairs = [1, 4, 4, 9, 9, 9]  # aa, ab, ab, ac, ac, bc
    assert mean_best(worth, (), bag, 2) == pytest.approx(sum(pairs) / 6)
    assert mean_best(worth, (b,), bag, 1) == pytest.approx((4 + 4 + 4 + 9) / 4)

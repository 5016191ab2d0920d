"""The luck of the draw, exactly: a two-ply value with the new tiles seen, minus its mean.

The two-ply value of a position is that of its best move by :func:`~.search.candidates`.  It is
the best over the tiles that can be taken, so what a tile would make it is worked out once for each
kind of tile, and the mean over all draws from the bag is a sum over kinds.  Its mean is zero
whatever the value is.  The bag is the real one: a review knows all hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Any, Final

from calico.box import TILES, Tile
from calico.coach.review.labels import short
from calico.engine.kinds import zeros
from calico.engine.workspace import Workspace
from calico.players.search.scratch import scratch
from calico.players.search.search import Openings, candidates
from calico.rules.event import Event
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.moves import MOVES, SLOTS, slot_of
from calico.rules.record import Record

_KINDS: Final = len(TILES)


@dataclass(frozen=True, slots=True)
class Luck:
    """What happened before a turn of a seat, since its turn before."""

    draws: float = 0.0
    """The luck of the tiles drawn."""
    others: float = 0.0
    """What the moves of others did."""

    def __add__(self, other: Luck) -> Luck:
        return Luck(self.draws + other.draws, self.others + other.others)


class TwoPly:
    """Values of positions two plies deep."""

    def __init__(self, space: Workspace, w: Any) -> None:
        state = zeros(kernel.SIZE)
        self._found = space.put(Openings(w, state, scratch(), zeros(MOVES), zeros(MOVES)))

    def moves(self, state: Sequence[int]) -> dict[int, float]:
        """The value of each move of the seat to play, by its number."""
        self._found.s[:] = list(state)
        n = candidates(self._found)
        return dict(
            zip(self._found.moves.tolist()[:n], self._found.worth.tolist()[:n], strict=True)
        )

    def by_tile(self, state: Sequence[int]) -> list[float]:
        """What the value is if the best that can be taken is a tile of each kind."""
        s, found = list(state), []
        for first in range(0, _KINDS, SLOTS):
            s[kernel.MARKET : kernel.MARKET + SLOTS] = range(first, first + SLOTS)
            best = [-1e9] * SLOTS
            for number, worth in self.moves(s).items():
                slot = slot_of(number)
                best[slot] = max(best[slot], worth)
            found += best if best[1] > -1e9 else best[:1] * SLOTS  # nothing is taken (R3.4)
        return found


def mean_best(
    by_tile: Sequence[float], market: Sequence[Tile], bag: Mapping[Tile, int], draws: int
) -> float:
    """The exact mean of the best of ``market`` and of ``draws`` tiles from ``bag``."""
    floor = max((by_tile[tile.index] for tile in market), default=-1e9)
    total, below, seen = sum(bag.values()), 0, 0
    outcomes = comb(total, draws)
    mean = 0.0
    for worth, count in sorted((by_tile[tile.index], n) for tile, n in bag.items()):
        seen += count
        ways = comb(seen, draws)
        mean += (ways - below) / outcomes * max(worth, floor)
        below = ways
    return mean


def luck_of(space: Workspace, w: Any, record: Record, seat: int) -> list[Luck]:
    """The luck before each turn of ``seat``; before the first there is only the deal."""
    found = _LuckReplay(TwoPly(space, w), Game(record.setup, record.bag), seat).run(record)
    return [Luck(short(each.draws), short(each.others)) for each in found]


class _LuckReplay:
    """Replays a game and measures the luck of one seat."""

    def __init__(self, value: TwoPly, game: Game, seat: int) -> None:
        self._value, self._game, self._seat = value, game, seat
        self._known: tuple[Any, list[float]] = None, []

    def run(self, record: Record) -> list[Luck]:
        """The luck before each turn of the seat."""
        found: list[Luck] = []
        since = Luck()
        for move in record.moves:
            game = self._game
            if game.seat == self._seat:
                found.append(since)
                since = Luck()
            is_playing = game.placed(self._seat) < kernel.TURNS
            before = self._best() if found and is_playing and game.seat != self._seat else 0.0
            event = game.play(move)
            if found and game.placed(self._seat) < kernel.TURNS and event.refill:
                since += self._luck(event, before)
        return found

    def _luck(self, event: Event, before: float) -> Luck:
        game, drawn = self._game, list(event.refill)
        after, by_tile = self._best(), self._by_tile()
        rest = list(game.market)
        for tile in drawn:
            rest.remove(tile)
        bag = Counter(game.bag[len(game.bag) - game.bag_count :]) + Counter(drawn)
        mean = mean_best(by_tile, rest, bag, len(drawn))
        return Luck(after - mean, 0.0 if event.seat == self._seat else mean - before)

    def _best(self) -> float:
        by_tile = self._by_tile()
        return max(by_tile[tile.index] for tile in self._game.market)

    def _by_tile(self) -> list[float]:
        """As :meth:`TwoPly.by_tile`, which depends on quilt, hand and promo cats alone."""
        state = list(self._game.view(self._seat).state)
        state[kernel.SEAT] = self._seat
        q, hand = self._seat * kernel.QUILT, kernel.HAND + 2 * self._seat
        key = (
            *state[q : q + kernel.QUILT],
            *state[hand : hand + 2],
            state[kernel.HIGH],
            state[kernel.LOW],
        )
        if self._known[0] != key:
            self._known = key, self._value.by_tile(state)
        return self._known[1]

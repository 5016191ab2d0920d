"""Learning the weights of the value by self-play: TD(lambda) on whole games, from a seed.

``calico train`` plays 200,000 games with the quick choice and 600,000 with the deeper one, on one
core, and writes the weights.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, BinaryIO, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from calico.box import BOARDS, CATS, Shape
from calico.players.search.policy import ALL, pick, pick_deeper, play_move, scratch
from calico.players.search.value import FEATURES, MOST, WEIGHTS, features
from calico.rules.kernel import chance, hexes, kernel
from calico.rules.kernel.chance import noise
from calico.rules.kernel.compiled import compiled, compiles

_SHAPES: Final = {
    Shape.TRIANGLE: kernel.TRIANGLE,
    Shape.LINE_3: kernel.LINE_3,
    Shape.LINE_4: kernel.LINE_4,
    Shape.LINE_5: kernel.LINE_5,
    Shape.TRAPEZOID: kernel.TRAPEZOID,
}
CAT_NEED: Final = np.array(
    [c.need if isinstance(c.need, int) else _SHAPES[c.need] for c in CATS.values()], np.int64
)
CAT_WORTH: Final = np.array([c.points for c in CATS.values()], np.int64)

PRINTED: Final = np.zeros((4, 12), np.int64)
"""For each board the masks of the six colours and the six patterns of its edge."""
for _i, _board in enumerate(BOARDS.values()):
    for _cell, _tile in _board.edges:
        PRINTED[_i, _tile.colour] |= hexes.bit(_cell)
        PRINTED[_i, 6 + _tile.pattern] |= hexes.bit(_cell)

TRACE: Final = 0.8
"""How much of an error is passed on to the step before."""
LAPS: Final = 20
"""Laps of training."""
QUICK_LAPS: Final = 5
"""Laps with the quick choice, before those with the deeper one."""


def below(counter: int, n: int) -> int:
    """A random number from 0 to ``n - 1``."""
    return noise(counter) * n >> 32


def set_up(s: Any, players: int, any_cats: bool, seed: int) -> int:
    """A new game but for its goals and bag: boards, cats and patterns; returns the next counter.

    The cats are dealt, or ``any_cats`` from three tiles, as players may choose (R2.2).
    """
    counter = seed
    for i in range(kernel.SIZE):
        s[i] = 0
    s[kernel.PLAYERS] = players
    s[kernel.HIGH] = kernel.NOTHING
    s[kernel.LOW] = kernel.NOTHING
    for i in range(8):
        s[kernel.HAND + i] = kernel.NOTHING
    start = below(counter, 4)
    step = 1 + 2 * below(counter + 1, 2)
    for seat in range(players):
        board = (start + step * seat) % 4
        for i in range(12):
            s[seat * kernel.QUILT + i] = PRINTED[board, i]
        s[seat * kernel.QUILT + kernel.FREE] = hexes.PATCHES
    if any_cats:
        a = below(counter + 2, 10)
        b = (a // 2 * 2 + 2 + below(counter + 3, 8)) % 10
        c = a
        counter += 5
        while c // 2 == a // 2 or c // 2 == b // 2:
            c = below(counter, 10)
            counter += 1
    else:
        a = below(counter + 2, 4)
        b = 4 + below(counter + 3, 4)
        c = 8 + below(counter + 4, 2)
    counter += 5
    order = 0o543210
    for i in range(6):  # a shuffled list of six in the bits of a number
        j = i + below(counter, 6 - i)
        counter += 1
        x = order >> 3 * i & 7
        y = order >> 3 * j & 7
        order ^= (x ^ y) << 3 * i
        order ^= (x ^ y) << 3 * j if i != j else (x ^ y) << 3 * i
        cat = a if i < 2 else b if i < 4 else c
        s[kernel.NEED + y] = CAT_NEED[cat]
        s[kernel.WORTH + y] = CAT_WORTH[cat]
    return counter


def dealt_goals(counter: int) -> int:
    """Six goals in random order, three bits each: the first four are those dealt (R2.4)."""
    order = 0o543210
    for i in range(5):
        j = i + below(counter + i, 6 - i)
        x = order >> 3 * i & 7
        y = order >> 3 * j & 7
        if i != j:
            order ^= (x ^ y) << 3 * i | (x ^ y) << 3 * j
    return order


def fill_bag(s: Any, bag: Any, counter: int) -> int:
    """A shuffled bag of the tiles ``bag``, and the deal; returns the next counter."""
    counter = chance.shuffle_bag(s, bag, len(bag), counter)
    kernel.deal(s)
    return counter


_function: Callable[..., Any]
for _function in (below, dealt_goals):
    compiles(_function)
for _function in (set_up, fill_bag):
    compiles(_function, inline=False)


class Memory(NamedTuple):
    """What training keeps: weights, how far their errors agree, and the game just played."""

    w: NDArray[np.float32]
    sums: NDArray[np.float32]
    """For each weight the sum of its errors."""
    sizes: NDArray[np.float32]
    """For each weight the sum of the sizes of its errors."""
    s: NDArray[np.int64]
    bag: NDArray[np.int64]
    kept: NDArray[np.int64]
    """For each seat and step the features of its quilt."""
    size: NDArray[np.int64]
    """How many features."""
    got: NDArray[np.float64]
    """The points so far."""


def memory() -> Memory:
    """A blank memory."""
    return Memory(
        np.zeros(WEIGHTS, np.float32),
        np.zeros(WEIGHTS, np.float32),
        np.zeros(WEIGHTS, np.float32),
        np.zeros(kernel.SIZE, np.int64),
        np.arange(108) % 36,
        np.zeros((2, 23, MOST), np.int64),
        np.zeros((2, 23), np.int64),
        np.zeros((2, 23), np.float64),
    )


def learn_from(m: Any, seat: int, trace: float) -> None:
    """Move the weights towards what came of the quilt of ``seat``, from its last step back.

    The rate of each weight is how far its errors agree in sign: the sum of its errors over the sum
    of their sizes (temporal coherence).
    """
    w, sums, sizes = m.w, m.sums, m.sizes
    goal = m.got[seat, 22]
    for step in range(21, 0, -1):
        base = step * FEATURES
        n = m.size[seat, step]
        now = m.got[seat, step]
        for i in range(n):
            now += w[base + m.kept[seat, step, i]]
        error = (goal - now) / n
        goal = trace * goal + (1 - trace) * now
        for i in range(n):
            k = base + m.kept[seat, step, i]
            rate = abs(sums[k]) / sizes[k] if sizes[k] > 0 else 1.0
            w[k] += error * rate
            sums[k] += error
            sizes[k] += abs(error)


def begin(s: Any, bag: Any, players: int, any_cats: bool, counter: int) -> None:
    """A new game with goals at random and its bag."""
    counter = set_up(s, players, any_cats, counter)
    for seat in range(players):
        order = dealt_goals(counter)
        counter += 5
        for i in range(3):
            s[seat * kernel.QUILT + kernel.GOAL + i] = order >> 3 * i & 7
    for i in range(len(bag)):
        bag[i] = i % 36
    fill_bag(s, bag, counter)


for _function in (learn_from, begin):
    compiles(_function, inline=False)


@compiled
def train(m: Any, work: Any, games: int, seed: int, trace: float, deeper: bool) -> float:
    """Play ``games`` games and learn from each; returns the mean score of the last tenth.

    Three games in four are played alone and one by two, half with any three cats, and one in 16
    with goals that pay only both ways.
    """
    s = m.s
    total = 0.0
    count = 0
    for game in range(games):
        counter = (seed << 36) + (game << 10)
        players = 1 if noise(counter) & 3 else 2
        any_cats = noise(counter + 1) & 1 == 0
        both_only = noise(counter + 2) & 15 == 0
        begin(s, m.bag, players, any_cats, counter + 3)
        if both_only:
            s[kernel.RESTRICTION] = kernel.BOTH_WAYS_ONLY
        while not kernel.is_finished(s):
            seat = s[kernel.SEAT]
            if deeper:
                move = pick_deeper(m.w, s, work.f, work.z, work.after, ALL)
            else:
                move = pick(m.w, s, work.f, work.z)
            play_move(s, move)
            q = seat * kernel.QUILT
            step = 22 - kernel.popcount(s[q + kernel.FREE])
            n = features(s, q, work.z)
            for i in range(n):
                m.kept[seat, step, i] = work.z[i]
            m.size[seat, step] = n
            m.got[seat, step] = kernel.points(s, seat)
        for seat in range(players):
            if game >= games - games // 10 and not both_only:
                total += m.got[seat, 22]
                count += 1
            learn_from(m, seat, trace)
    return total / max(count, 1)


def learn(seed: int, games: int, heed: Callable[[int, float], None]) -> Any:
    """Weights from scratch; ``heed`` hears after each lap the games so far and the mean score."""
    m = memory()
    work = scratch()
    done = 0
    for i in range(LAPS):
        lap = games * (i + 1) // LAPS - done
        mean = train(m, work, lap, seed + i, TRACE, i >= QUICK_LAPS)
        done += lap
        heed(done, mean)
    return m.w


def save(w: Any, stream: BinaryIO) -> None:
    """Write weights as a small file."""
    np.savez_compressed(stream, w=w.astype(np.float16))


def load(path: Any) -> Any:
    """Read weights."""
    with np.load(path) as file:
        return file["w"].astype(np.float32)

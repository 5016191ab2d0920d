"""Learning the weights of the value by self-play: TD(lambda) on whole games, from a seed.

``python -m calico.players.train weights.npz`` plays 200,000 games with the quick choice and 200,000
with the deeper one, on one core, and writes the weights.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np

from calico.box import BOARDS, CATS, Shape
from calico.players.policy import DEEPER, pick, pick_deeper, play_move, scratch
from calico.players.value import FEATURES, HEAD, MOST, WEIGHTS, features
from calico.rules import hexes, kernel
from calico.rules.compiled import compiled, compiles
from calico.rules.kernel import noise

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

STANDARD: Final = 0
BEGINNER: Final = 1
ANY_CATS: Final = 2
"""Any three cats from three tiles, as players may choose (R2.2)."""


def below(counter: int, n: int) -> int:
    """A random number from 0 to ``n - 1``."""
    return noise(counter) * n >> 32


def set_up(s: Any, players: int, setup: int, seed: int) -> int:
    """A new game but for its goals and bag: boards, cats and patterns; returns the next counter."""
    counter = seed
    s[:] = 0
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
        s[seat * kernel.QUILT + kernel.FREE] = kernel.PATCHES
    if setup == BEGINNER:
        a, b, c = 0, 2, 4
    elif setup == STANDARD:
        a = below(counter + 2, 4)
        b = 4 + below(counter + 3, 4)
        c = 8 + below(counter + 4, 2)
    else:
        a = below(counter + 2, 10)
        b = (a // 2 * 2 + 2 + below(counter + 3, 8)) % 10
        c = a
        counter += 5
        while c // 2 == a // 2 or c // 2 == b // 2:
            c = below(counter, 10)
            counter += 1
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


def fill_bag(s: Any, counter: int) -> int:
    """A shuffled bag of all 108 tiles, and the deal; returns the next counter."""
    tiles = np.arange(108) % 36
    counter = kernel.shuffle_bag(s, tiles, 108, counter)
    kernel.deal(s)
    return counter


for _function in (below, dealt_goals):
    compiles(_function)
for _function in (set_up, fill_bag):
    compiles(_function, inline=False)


@compiled
def train(w: Any, sums: Any, sizes: Any, games: int, seed: int, trace: float, speed: float, deeper: bool) -> float:
    """Play ``games`` games and learn from each; returns the mean score of the last tenth.

    Three games in four are played alone and one by two; the rate of each weight is ``speed``
    times how far its errors agree in sign: the sum of its errors over the sum of their sizes
    (temporal coherence).
    """
    gain, t, m, out, tiles, best = scratch()
    s = np.zeros(kernel.SIZE, np.int64)
    copy = s.copy()
    tops = np.zeros((DEEPER, 4), np.float32)
    kept = np.zeros((2, 23, MOST), np.int64)
    size = np.zeros((2, 23), np.int64)
    got = np.zeros((2, 23))
    total = 0.0
    count = 0
    for game in range(games):
        counter = (seed << 36) + (game << 10)
        players = 1 if noise(counter) & 3 else 2
        setup = STANDARD if noise(counter + 1) & 1 else ANY_CATS
        both_only = noise(counter + 2) & 15 == 0
        counter = set_up(s, players, setup, counter + 3)
        for seat in range(players):
            order = dealt_goals(counter)
            counter += 5
            for i in range(3):
                s[seat * kernel.QUILT + kernel.GOAL + i] = order >> 3 * i & 7
        if both_only:
            s[kernel.RESTRICTION] = kernel.BOTH_WAYS_ONLY
        fill_bag(s, counter)
        while not kernel.is_finished(s):
            seat = s[kernel.SEAT]
            if deeper:
                move = pick_deeper(w, s, gain, t, m, out, tiles, best, copy, tops)
            else:
                move = pick(w, s, gain, t, m, out, tiles, best)
            play_move(s, move)
            q = seat * kernel.QUILT
            step = 22 - kernel.popcount(s[q + kernel.FREE])
            size[seat, step] = features(s, q, kept[seat, step])
            got[seat, step] = kernel.points(s, seat)
        for seat in range(players):
            goal = got[seat, 22]
            if game >= games - games // 10 and not both_only:
                total += goal
                count += 1
            for step in range(21, 0, -1):
                base = step * FEATURES
                n = size[seat, step]
                now = got[seat, step]
                for i in range(HEAD, n):
                    now += w[base + kept[seat, step, i]]
                error = (goal - now) / (n - HEAD)
                goal = trace * goal + (1 - trace) * now
                for i in range(HEAD, n):
                    k = base + kept[seat, step, i]
                    rate = abs(sums[k]) / sizes[k] if sizes[k] > 0 else 1.0
                    w[k] += error * speed * rate
                    sums[k] += error
                    sizes[k] += abs(error)
    return total / max(count, 1)


@compiled
def measure(w: Any, games: int, seed: int, players: int, setup: int, scores: Any) -> None:
    """Scores of the quick choice with random goals, for watching the training."""
    gain, t, m, out, tiles, best = scratch()
    s = np.zeros(kernel.SIZE, np.int64)
    for game in range(games):
        counter = set_up(s, players, setup, (seed << 36) + (game << 10))
        for seat in range(players):
            order = dealt_goals(counter) if setup != BEGINNER else 0o240
            counter += 5
            for i in range(3):
                s[seat * kernel.QUILT + kernel.GOAL + i] = order >> 3 * i & 7
        fill_bag(s, counter)
        while not kernel.is_finished(s):
            play_move(s, pick(w, s, gain, t, m, out, tiles, best))
        for seat in range(players):
            scores[game, seat] = kernel.points(s, seat)


@compiled
def measure_deeper(w: Any, games: int, seed: int, players: int, setup: int, scores: Any) -> None:
    """As :func:`measure`, with the deeper choice."""
    gain, t, m, out, tiles, best = scratch()
    s = np.zeros(kernel.SIZE, np.int64)
    copy = s.copy()
    tops = np.zeros((DEEPER, 4), np.float32)
    for game in range(games):
        counter = set_up(s, players, setup, (seed << 36) + (game << 10))
        for seat in range(players):
            order = dealt_goals(counter) if setup != BEGINNER else 0o240
            counter += 5
            for i in range(3):
                s[seat * kernel.QUILT + kernel.GOAL + i] = order >> 3 * i & 7
        fill_bag(s, counter)
        while not kernel.is_finished(s):
            play_move(s, pick_deeper(w, s, gain, t, m, out, tiles, best, copy, tops))
        for seat in range(players):
            scores[game, seat] = kernel.points(s, seat)


TRACE: Final = 0.8
LAP: Final = 40_000
QUICK_LAPS: Final = 5
DEEPER_LAPS: Final = 5


def learn(seed: int = 1, quick: int = QUICK_LAPS, deeper: int = DEEPER_LAPS, lap: int = LAP) -> Any:
    """Weights from scratch: laps of games with the quick choice, then with the deeper one."""
    w = np.zeros(WEIGHTS, np.float32)
    sums = np.zeros(WEIGHTS, np.float32)
    sizes = np.zeros(WEIGHTS, np.float32)
    for i in range(quick + deeper):
        mean = train(w, sums, sizes, lap, seed + i, TRACE, 1.0, i >= quick)
        print(f"{(i + 1) * lap:>8} games, mean {mean:.2f}", flush=True)
    return w


def save(w: Any, path: str) -> None:
    """Write weights as a small file."""
    np.savez_compressed(path, w=w.astype(np.float16))


def load(path: Any) -> Any:
    """Read weights."""
    with np.load(path) as file:
        return file["w"].astype(np.float32)


if __name__ == "__main__":
    save(learn(int(sys.argv[2]) if len(sys.argv) > 2 else 1), sys.argv[1])

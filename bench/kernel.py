"""The compiled kernel against the naive twin of the tests, and against itself on two cores."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from calico.box import TILES
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.compiled import random_games
from calico.rules.kernel.state import build
from calico.study.benchmark import Benchmark, Figure, seconds
from support import naive

GAMES = 50_000


def _play(games: int, seed: int = 1) -> NDArray[np.int64]:
    setup = Game.new(2, setup="beginner", seed=1).setup
    start = np.array(build(setup), np.int64)
    tiles = np.repeat(np.arange(len(TILES), dtype=np.int64), 3)
    return random_games(start, tiles, games, seed)


def games_per_second() -> Figure:
    """Whole random two-player games, one core."""
    _play(1)
    fast = GAMES / seconds(lambda: _play(GAMES), repeat=15)
    rng = random.Random(1)
    slow = 10 / seconds(lambda: [naive.random_game(rng) for _ in range(10)], repeat=5)
    return Figure(fast, "games/s", fast / slow, "the naive twin of the tests")


def two_cores() -> Figure:
    """The same on two threads at once; compiled code runs without the interpreter's lock."""
    _play(1)
    one = seconds(lambda: _play(GAMES), repeat=15)

    def both() -> None:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda seed: _play(GAMES, seed), (1, 2)))

    two = seconds(both, repeat=15)
    return Figure(2 * GAMES / two, "games/s", 2 * one / two, "one core")


def memory() -> Figure:
    """What one more game of four costs in a batch."""
    size = np.zeros((1000, kernel.SIZE), np.int64).nbytes / 1000
    return Figure(size, "bytes", size / 1024, "1 KiB")


BENCHMARKS: dict[str, Benchmark] = {
    "kernel.games_per_second": games_per_second,
    "kernel.two_cores": two_cores,
    "kernel.memory": memory,
}

"""The kernel and the search: as WebAssembly, natively, and in plain Python."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial

from calico.engine.native import native
from calico.engine.workspace import Workspace, new_workspace
from calico.players.search import search
from calico.players.search.sight import Sight
from calico.players.search.targets import targets
from calico.players.search.weights import weights
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.random_games import random_games
from calico.rules.kernel.state import build
from calico.study.benchmark import Benchmark, Figure, seconds
from support.reference import naive

GAMES = 50_000
ROUNDS = 15
CANDIDATES = 24
DEALS = {0: 20, kernel.TURNS: 8}
"""How many deals of all candidates to play out, by how many turns are played with more care."""


def _play(space: Workspace, games: int, seed: int = 1) -> None:
    start = build(Game.new(2, setup="beginner", seed=1).setup)
    with space.temporary():
        random_games(space, start, games, seed)


@cache
def _module() -> Workspace:
    return new_workspace()


def _side_by_side(work: Callable[[Workspace], object]) -> tuple[float, float]:
    """The least processor time of ``work`` in the module and natively, taken in turns."""
    best = [float("inf"), float("inf")]
    for _ in range(ROUNDS):
        for i, space in enumerate((_module(), native())):
            start = time.thread_time()
            work(space)
            best[i] = min(best[i], time.thread_time() - start)
    return best[0], best[1]


def _against_naive(space: Callable[[], Workspace]) -> Figure:
    """Whole random two-player games, one core."""
    _play(space(), 1)
    fast = GAMES / seconds(lambda: _play(space(), GAMES), repeat=ROUNDS)
    rng = random.Random(1)
    slow = 10 / seconds(lambda: [naive.random_game(rng) for _ in range(10)], repeat=5)
    return Figure(fast, "games/s", fast / slow, "the naive twin of the tests")


def kernel_ratio() -> Figure:
    """The same games in WebAssembly on wasmtime, and natively."""
    _play(native(), 1)
    mine, other = _side_by_side(lambda space: _play(space, GAMES))
    return Figure(GAMES / mine, "games/s", other / mine, "native code")


def search_ratio(deeper: int) -> Figure:
    """Play-outs of the first move alone, in WebAssembly on wasmtime, and natively."""
    sight = Sight.of(Game.new(1, setup="beginner", seed="cosy").view(0))
    asked = search.Question(sight.state, sight.unseen, sight.hidden, targets(None))
    found = {
        space: search.Candidates(
            space, weights(space), asked, seed=1, width=CANDIDATES, deeper=deeper
        )
        for space in (_module(), native())
    }
    deals = DEALS[deeper]
    found[native()].play_out(CANDIDATES, 1)
    mine, other = _side_by_side(lambda space: found[space].play_out(CANDIDATES, deals))
    return Figure(CANDIDATES * deals / mine, "play-outs/s", other / mine, "native code")


def two_cores() -> Figure:
    """The games on two threads at once, an instance each: calls release the interpreter's lock."""
    spaces = (new_workspace(), new_workspace())
    one = seconds(lambda: _play(spaces[0], GAMES), repeat=ROUNDS)

    def both() -> None:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda space: _play(space, GAMES), spaces))

    two = seconds(both, repeat=ROUNDS)
    return Figure(2 * GAMES / two, "games/s", 2 * one / two, "one core")


def memory() -> Figure:
    """What one more game of four costs in a batch."""
    size = 8 * kernel.SIZE
    return Figure(size, "bytes", size / 1024, "1 KiB")


BENCHMARKS: dict[str, Benchmark] = {
    "kernel.games_per_second": partial(_against_naive, _module),
    "kernel.native_games_per_second": partial(_against_naive, native),
    "kernel.wasm": kernel_ratio,
    "kernel.wasm_search": partial(search_ratio, 0),
    "kernel.wasm_search_deeper": partial(search_ratio, kernel.TURNS),
    "kernel.two_cores": two_cores,
    "kernel.memory": memory,
}

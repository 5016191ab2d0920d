"""Environments: the batch against the bare kernel, PettingZoo against a game of its own."""

from __future__ import annotations

import time
from typing import Any

from pettingzoo.classic.tictactoe.tictactoe import env as tic_tac_toe

from calico.engine.native import native
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.random_games import random_games
from calico.rules.kernel.state import build
from calico.study.benchmark import Benchmark, Figure, seconds
from calico.study.environments import BatchEnv, env

GAMES = 1024
TURNS = 2 * kernel.TURNS
STEPS = 2000


def _batch(observe: bool) -> Figure:
    batch = BatchEnv(GAMES, observe=observe)

    def whole() -> None:
        for _ in range(TURNS):
            batch.step(batch.random_actions())

    whole()
    mine = GAMES * TURNS / seconds(whole, repeat=30)
    start = build(Game.new(2, setup="beginner", seed=1).setup)
    random_games(native(), start, 1)
    bare = 20 * GAMES * TURNS / seconds(lambda: random_games(native(), start, 20 * GAMES))
    return Figure(mine, "steps/s", mine / bare, "turns of the kernel's random games")


def batch_steps() -> Figure:
    """Two players, one core: random actions, masks, rewards, resets and observations."""
    return _batch(observe=True)


def batch_steps_blind() -> Figure:
    """The same without writing observations."""
    return _batch(observe=False)


def _steps_per_second(table: Any) -> float:
    """Steps of random games, at their best of five times."""
    return max(_games(table) for _ in range(5))


def _games(table: Any) -> float:
    steps = 0
    start = time.perf_counter()
    while steps < STEPS:
        table.reset(seed=steps)
        for agent in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            mask = observation["action_mask"]
            over = terminated or truncated
            table.step(None if over else table.action_space(agent).sample(mask))
            steps += 1
    return steps / (time.perf_counter() - start)


def pettingzoo_steps() -> Figure:
    """Two players with masks and observations; yardstick PettingZoo's own tic-tac-toe."""
    mine = _steps_per_second(env(2))
    other = _steps_per_second(tic_tac_toe())  # type: ignore[no-untyped-call]
    return Figure(mine, "steps/s", mine / other, "tic-tac-toe of PettingZoo")


BENCHMARKS: dict[str, Benchmark] = {
    "environments.batch_steps": batch_steps,
    "environments.batch_steps_blind": batch_steps_blind,
    "environments.pettingzoo_steps": pettingzoo_steps,
}

"""The PettingZoo environment: 1 to 4 players in turn, with action masks."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from calico.rules.game import Game
from calico.study.environments.actions import ACTIONS
from calico.study.environments.kind import GameKind, Reward
from calico.study.environments.observation import space
from calico.study.environments.row_game import RENDER_MODES, RowGame


def env(
    players: int = 2,
    setup: str = "beginner",
    *,
    reward: Reward = "points",
    render_mode: str | None = None,
    **kind: Unpack[GameKind],
) -> OrderEnforcingWrapper[str, Any, Any]:
    """A PettingZoo environment; ``kind`` is what ``Game.new`` takes besides.

    >>> table = env(players=3, setup="standard", restriction="adjacent_only")
    >>> table.reset(seed=7)
    >>> table.agent_selection, int(table.observe("player_0")["action_mask"].sum())
    ('player_0', 24)
    """
    return OrderEnforcingWrapper(
        TableEnv(players, setup, reward=reward, render_mode=render_mode, **kind)
    )


class TableEnv(AECEnv[str, Any, Any]):
    """The environment without the wrapper that checks the order of calls.

    Each player chooses goals first, in turn order, unless the setup gives them; then patches are
    placed.  ``reset(seed=7)`` deals the game of ``Game.new(seed=7)``.
    """

    metadata = {  # noqa: RUF012
        "name": "calico_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        setup: str = "beginner",
        *,
        reward: Reward = "points",
        render_mode: str | None = None,
        **kind: Unpack[GameKind],
    ) -> None:
        self._table = RowGame(players, setup, reward, render_mode, **kind)
        self._random = seeding.np_random()[0]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        mask = Box(0, 1, (ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": space(players), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The game so far: scores, winners, events, and a record to keep."""
        return self._table.game

    def observation_space(self, agent: str) -> Space[Any]:
        """What an observation of ``agent`` can be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an action of ``agent`` can be."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        """Deal the game of ``seed``; without a seed, the next one."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self._table.deal(str(self._random.integers(2**63) if seed is None else seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, NDArray[np.int8]]:
        """What ``agent`` sees; only the current agent has legal actions."""
        seat = self.possible_agents.index(agent)
        mask = self._table.mask if agent == self.agent_selection else np.zeros(ACTIONS, np.int8)
        return {"observation": self._table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Act for the current agent; an illegal action raises an error and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        rewards = self._table.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        if self._table.is_finished:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[self._table.seat]

    def render(self) -> str | None:
        """The table as text, if the environment has a render mode."""
        return str(self.game) if self.render_mode == "ansi" else None

"""The Gymnasium environment for solo games."""

from __future__ import annotations

from typing import Any, Literal, Unpack

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from calico.errors import SetupError
from calico.rules.game import Game
from calico.study.environments.actions import ACTIONS
from calico.study.environments.kind import GameKind
from calico.study.environments.observation import space
from calico.study.environments.row_game import RENDER_MODES, RowGame

ILLEGAL_REWARD = -1.0


class SoloEnv(gymnasium.Env[Any, Any]):
    """The solo game (R8.3); rewards are the change of the score, legal actions are in the info.

    Gymnasium does not define illegal actions: with ``illegal="end"`` one ends the game with a
    reward of -1 and ``info["illegal"]`` set; with ``illegal="raise"`` it raises ``IllegalMove``.

    >>> alone = SoloEnv(setup="standard")
    >>> observation, info = alone.reset(seed=7)
    >>> observation.shape, int(info["action_mask"].sum())
    ((907,), 24)
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        setup: str = "beginner",
        *,
        illegal: Literal["end", "raise"] = "end",
        render_mode: str | None = None,
        **kind: Unpack[GameKind],
    ) -> None:
        if illegal not in ("end", "raise"):
            raise SetupError("unknown-illegal", text=illegal)
        self._table = RowGame(1, setup, "points", render_mode, **kind)
        self._ends = illegal == "end"
        self.render_mode = render_mode
        self.observation_space = space(1)
        self.action_space = Discrete(ACTIONS)

    @property
    def game(self) -> Game:
        """The game so far: score, events, and a record to keep."""
        return self._table.game

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now; sb3-contrib calls this."""
        return self._table.mask.astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deal the game of ``seed``; without a seed, a random one."""
        super().reset(seed=seed, options=options)
        self._table.deal(str(self.np_random.integers(2**63) if seed is None else seed))
        return self._table.observe(0), {"action_mask": self._table.mask}

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """One action."""
        if self._ends and not self._table.is_legal(action):
            info = {"action_mask": self._table.mask, "illegal": True}
            return self._table.observe(0), ILLEGAL_REWARD, True, False, info
        reward = self._table.act(action)[0]
        info = {"action_mask": self._table.mask}
        return self._table.observe(0), reward, self._table.is_finished, False, info

    def render(self) -> str | None:
        """The table as text, if the environment has a render mode."""
        return str(self.game) if self.render_mode == "ansi" else None

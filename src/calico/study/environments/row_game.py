"""One game on the compiled kernel, as the environments for single games play it."""

from __future__ import annotations

from functools import partial
from typing import Any, Unpack

import numpy as np
from numpy.typing import NDArray

from calico.engine.routines import compiled_natively
from calico.errors import IllegalMove, SetupError
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.choosing import pack
from calico.rules.kernel.state import build, fill_bag
from calico.study.environments.actions import (
    ACTIONS,
    act,
    goals_of,
    move_of,
    parse_action,
    write_mask,
)
from calico.study.environments.kind import GameKind, Reward, parse_reward, write_rewards
from calico.study.environments.observation import overlapping_words, size, write_observation

RENDER_MODES = ("ansi",)


class RowGame:
    """Deals games of one kind and plays them by actions; the deal of a seed is that of ``Game``."""

    def __init__(
        self,
        players: int,
        setup: str,
        reward: Reward,
        render_mode: str | None,
        **kind: Unpack[GameKind],
    ) -> None:
        """Check the options; :meth:`deal` must be called first."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError("unknown-render-mode", text=render_mode, known=", ".join(RENDER_MODES))
        self._is_dealt = False
        self._margin = parse_reward(reward) == "margin"
        self._new = partial(Game.new, players, setup=setup, **kind)
        options = self._new(seed=0).options
        self._sight = (options.copies, options.open_hands)
        self.players = players
        self._size = size(players)
        self._mask = np.zeros(ACTIONS, np.int8)
        self._scores = np.zeros(players, np.int64)
        self._rewards = np.zeros(players, np.float64)

    def deal(self, seed: str) -> None:
        """Start the game of ``seed``."""
        self._start = game = self._new(seed=seed)
        self._actions: list[int] = []
        row = build(game.setup)
        fill_bag(row, game.bag)
        if game.choosing:
            for seat in range(self.players):
                row[kernel.HAND + 2 * seat] = pack([goal.index for goal in game.dealt(seat)])
        else:
            kernel.deal(row)
        self._row = np.array(row, np.int64)
        self._is_dealt = True
        self._scores[:] = 0
        _write_mask(self._row, self._mask)

    @property
    def seat(self) -> int:
        """The seat that decides next."""
        return int(self._row[kernel.SEAT])

    @property
    def is_finished(self) -> bool:
        """Whether every quilt is full."""
        return bool(self._row[kernel.TURN] == kernel.TURNS * self.players)

    @property
    def mask(self) -> NDArray[np.int8]:
        """For each action, 1 if it is legal now."""
        return self._mask.copy()

    def observe(self, seat: int) -> NDArray[np.int8]:
        """What ``seat`` may see."""
        observation = np.empty(self._size, np.int8)
        words = overlapping_words(observation)
        _write_observation(self._row, seat, *self._sight, observation, words)
        return observation

    def is_legal(self, action: object) -> bool:
        """Whether ``action`` is legal now; raises an error if there is no such action."""
        if not self._is_dealt:
            raise IllegalMove("not-dealt")
        return bool(self._mask[parse_action(action)])

    def act(self, action: object) -> list[float]:
        """Apply ``action``; returns the reward of every seat."""
        number = parse_action(action)
        if not self.is_legal(number):
            raise IllegalMove("action-illegal", action=number)
        _act(self._row, number, self._margin, self._scores, self._rewards, self._mask)
        self._actions.append(number)
        return self._rewards.tolist()

    @property
    def game(self) -> Game:
        """The game so far as a :class:`~calico.rules.game.Game`, with its moves and events."""
        game = self._start.copy()
        for action in self._actions:
            if game.choosing:
                seat = game.choosing[0]
                game.choose_goals(seat, goals_of(game.dealt(seat), action))
            else:
                game.play(move_of(game, action))
        return game


@compiled_natively
def _act(row: Any, action: int, margin: bool, scores: Any, rewards: Any, mask: Any) -> None:
    act(row, action)
    write_rewards(row, margin, scores, rewards)
    write_mask(row, mask)


_write_mask: Any = compiled_natively(write_mask)
_write_observation: Any = compiled_natively(write_observation)

"""A batch: thousands of games at once on the compiled kernel, NumPy in and out."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Unpack

import numpy as np
from numpy.typing import NDArray

from calico.errors import IllegalMove, SetupError
from calico.rules.game import Game
from calico.rules.kernel import chance, kernel
from calico.rules.kernel.compiled import compiled
from calico.rules.kernel.dealing import COUNTERS, deal_game
from calico.rules.luck.deck import make_deck
from calico.study.environments.actions import ACTIONS, act, write_mask
from calico.study.environments.kind import Kind, Reward, parse_reward, write_rewards
from calico.study.environments.observation import overlapping_words, size, write_observation

ACTION_LUCK: Final = 1 << 59
"""Where the counters of random actions start: they must not overlap those of the deals."""


class Rows(NamedTuple):
    """The arrays of a batch, a row for each game."""

    states: NDArray[np.int64]
    observations: NDArray[np.int8]
    words: NDArray[np.int64]
    """The observations once more, see :func:`.observation.overlapping_words`."""
    masks: NDArray[np.int8]
    scores: NDArray[np.int64]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    seats: NDArray[np.int64]


class BatchEnv:
    """Games with the same options that step together; finished ones are replaced by new ones.

    The arrays that :meth:`reset` and :meth:`step` return are written over by the next step: copy
    what you keep.  ``observe=False`` leaves the observations out.
    """

    def __init__(
        self,
        games: int,
        players: int = 2,
        setup: str = "beginner",
        *,
        reward: Reward = "points",
        observe: bool = True,
        **kind: Unpack[Kind],
    ) -> None:
        if games < 1:
            raise SetupError("batch-size", text=games)
        self._example = Game.new(players, seed=0, setup=setup, **kind)
        self._chosen = {f"chosen_{part}": kind.get(part) is not None for part in ("cats", "boards")}
        self._margin = parse_reward(reward) == "margin"
        options = self._example.options
        self._sight = (options.copies, options.open_hands, observe)
        self.games = games
        self.players = players
        observations = np.zeros((games, size(players) if observe else 0), np.int8)
        self._rows = Rows(
            np.zeros((games, kernel.SIZE), np.int64),
            observations,
            overlapping_words(observations),
            np.zeros((games, ACTIONS), np.int8),
            np.zeros((games, players), np.int64),
            np.zeros((games, players), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.int64),
        )
        self._shown = Rows(*(_read_only(array) for array in self._rows))
        self.reset()

    @property
    def observations(self) -> NDArray[np.int8]:
        """For each game what the current seat sees; see :mod:`.observation`."""
        return self._shown.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        """For each game and action, 1 if it is legal now."""
        return self._shown.masks

    @property
    def seats(self) -> NDArray[np.int64]:
        """For each game the current seat."""
        return self._shown.seats

    @property
    def scores(self) -> NDArray[np.int64]:
        """The points of each seat; of a game that is done, the final ones."""
        return self._shown.scores

    @property
    def states(self) -> NDArray[np.int64]:
        """The games as rows of the kernel, including hidden information."""
        return self._shown.states

    def reset(self, seed: object = 0) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """Deal all games anew; returns observations and masks."""
        self._deck, self._key = make_deck(self._example, seed, **self._chosen)
        self._dealt = 0
        self._chances = 0
        self._rows.scores[:] = 0
        self._rows.rewards[:] = 0
        self._rows.done[:] = False
        self._deal()
        return self.observations, self.masks

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.int8], NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_]]:
        """One legal action in every game; returns observations, masks, rewards and done.

        Rewards are for every seat.  A game that is done has been dealt anew: its observation and
        mask are those of the next game.
        """
        actions = np.asarray(actions)
        if actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            raise IllegalMove(
                "batch-actions", n=self.games, shape=actions.shape, dtype=actions.dtype
            )
        numbers = np.array(actions, np.int64)
        wrong = _first_illegal(self._rows.masks, numbers)
        if wrong >= 0:
            raise IllegalMove("batch-action-illegal", action=int(actions[wrong]), game=wrong)
        _act(self._rows, numbers, self._margin)
        if self._rows.done[0]:  # all games of a kind are equally long
            self._deal()
        else:
            _look(self._rows, *self._sight)
        return self.observations, self.masks, self._shown.rewards, self._shown.done

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game, determined by the seed."""
        actions = np.empty(self.games, np.int64)
        _random_actions(self._rows.masks, ACTION_LUCK + (self._key << 32) + self._chances, actions)
        self._chances += self.games
        return actions

    def _deal(self) -> None:
        """Deal the next game of every row."""
        _deal(self._rows, self._deck, (self._key << 32) + self._dealt * COUNTERS)
        self._dealt += self.games
        _look(self._rows, *self._sight)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


@compiled
def _first_illegal(masks: Any, actions: Any) -> int:
    for i in range(len(actions)):
        action = actions[i]
        if not 0 <= action < ACTIONS or masks[i, action] == 0:
            return i
    return -1


@compiled
def _act(rows: Any, actions: Any, margin: bool) -> None:
    for i in range(len(actions)):
        if rows.done[i]:
            for seat in range(rows.scores.shape[1]):
                rows.scores[i, seat] = 0
        act(rows.states[i], actions[i])
        write_rewards(rows.states[i], margin, rows.scores[i], rows.rewards[i])
        rows.done[i] = kernel.is_finished(rows.states[i])


@compiled
def _deal(rows: Any, deck: Any, counter: int) -> None:
    for i in range(len(rows.states)):
        deal_game(rows.states[i], deck, counter + i * COUNTERS)


@compiled
def _look(rows: Any, copies: int, open_hands: bool, observe: bool) -> None:
    for i in range(len(rows.states)):
        s = rows.states[i]
        rows.seats[i] = s[kernel.SEAT]
        write_mask(s, rows.masks[i])
        if observe:
            out, words = rows.observations[i], rows.words[i]
            write_observation(s, s[kernel.SEAT], copies, open_hands, out, words)


@compiled
def _random_actions(masks: Any, counter: int, actions: Any) -> None:
    for i in range(len(masks)):
        legal = 0
        for action in range(ACTIONS):
            legal += masks[i, action]
        left = chance.below(counter + i, legal)
        action = 0
        while left >= masks[i, action]:
            left -= masks[i, action]
            action += 1
        actions[i] = action

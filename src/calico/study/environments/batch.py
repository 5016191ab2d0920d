"""A batch: thousands of games at once on the compiled kernel, NumPy in and out.

It runs natively; on the WebAssembly module, with the same results, where numba is missing.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Unpack

import numpy as np
from numpy.typing import NDArray

from calico.engine.kinds import (
    ByteTable,
    Integers,
    IntegerTable,
    Kind,
    SingleTable,
    Truths,
    Words,
    zeros,
)
from calico.engine.routines import compiled
from calico.engine.workspace import Workspace, has_native, new_workspace
from calico.errors import IllegalMove, SetupError
from calico.rules.game import Game
from calico.rules.kernel import chance, kernel
from calico.rules.kernel.dealing import COUNTERS, deal_game
from calico.rules.luck.deck import Deck, make_deck
from calico.study.environments.actions import ACTIONS, act, write_mask
from calico.study.environments.kind import GameKind, Reward, parse_reward, write_rewards
from calico.study.environments.observation import overlapping_words, size, write_observation

ACTION_LUCK: Final = 1 << 59
"""Where the counters of random actions start: far from those of the deals."""


class Rows(NamedTuple):
    """The arrays of a batch, a row for each game."""

    states: IntegerTable
    observations: ByteTable
    words: Words
    """The observations once more, see :func:`.observation.overlapping_words`."""
    masks: ByteTable
    scores: IntegerTable
    rewards: SingleTable
    done: Truths
    seats: Integers


class BatchEnv:
    """Games of one kind that step together; a finished one is dealt anew at once.

    The arrays that :meth:`reset` and :meth:`step` return are overwritten by the next step: copy
    what you need later.  ``observe=False`` leaves the observations out.
    """

    def __init__(
        self,
        games: int,
        players: int = 2,
        setup: str = "beginner",
        *,
        reward: Reward = "points",
        observe: bool = True,
        workspace: Workspace | None = None,
        **kind: Unpack[GameKind],
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
        self._space = workspace or _best_workspace()
        rows = self._space.put(
            Rows(
                states=zeros(games, kernel.SIZE),
                observations=zeros(games, size(players) if observe else 0),
                words=None,
                masks=zeros(games, ACTIONS),
                scores=zeros(games, players),
                rewards=zeros(games, players),
                done=zeros(games),
                seats=zeros(games),
            )
        )
        self._rows = rows._replace(words=overlapping_words(rows.observations))
        self._written = Rows(*(np.asarray(array) for array in self._rows))
        self._shown = Rows(*(_read_only(array) for array in self._written))
        self._deck = self._space.put(make_deck(self._example, 0, **self._chosen)[0])
        self._actions = self._space.array(Kind("q"), zeros(games))
        self.reset()

    @property
    def observations(self) -> NDArray[np.int8]:
        """For each game what the seat on turn sees; see :mod:`.observation`."""
        found: NDArray[np.int8] = self._shown.observations
        return found

    @property
    def masks(self) -> NDArray[np.int8]:
        """For each game and action, 1 if it is legal now."""
        found: NDArray[np.int8] = self._shown.masks
        return found

    @property
    def seats(self) -> NDArray[np.int64]:
        """For each game the seat on turn."""
        found: NDArray[np.int64] = self._shown.seats
        return found

    @property
    def scores(self) -> NDArray[np.int64]:
        """The points of each seat; of a game that is done, the final ones."""
        found: NDArray[np.int64] = self._shown.scores
        return found

    @property
    def states(self) -> NDArray[np.int64]:
        """The games as the kernel writes them; hidden things included."""
        found: NDArray[np.int64] = self._shown.states
        return found

    def reset(self, seed: object = 0) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """Deal all games anew; returns observations and masks."""
        deck, self._key = make_deck(self._example, seed, **self._chosen)
        for array, values in zip(self._deck, deck, strict=True):
            array[:] = values
        self._dealt = 0
        self._chances = 0
        self._written.scores[:] = 0
        self._written.rewards[:] = 0
        self._written.done[:] = False
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
        numbers = self._actions
        np.asarray(numbers)[:] = actions
        wrong = _first_illegal(self._rows.masks, numbers)
        if wrong >= 0:
            raise IllegalMove("batch-action-illegal", action=int(actions[wrong]), game=wrong)
        _act(self._rows, numbers, self._margin)
        if self._written.done[0]:  # all games of a kind are equally long
            self._deal()
        else:
            _look(self._rows, *self._sight)
        return self.observations, self.masks, self._shown.rewards, self._shown.done

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game; which ones, the seed decides."""
        luck = ACTION_LUCK + (self._key << 32) + self._chances
        _random_actions(self._rows.masks, luck, self._actions)
        self._chances += self.games
        return np.array(self._actions)

    def _deal(self) -> None:
        """Deal the next game of every row."""
        _deal(self._rows, self._deck, (self._key << 32) + self._dealt * COUNTERS)
        self._dealt += self.games
        _look(self._rows, *self._sight)


def _best_workspace() -> Workspace:
    if has_native():
        from calico.engine.native import native

        return native()
    return new_workspace()


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


@compiled
def _first_illegal(masks: ByteTable, actions: Integers) -> int:
    for i in range(len(actions)):
        action = actions[i]
        if not 0 <= action < ACTIONS or masks[i, action] == 0:
            return i
    return -1


@compiled
def _act(rows: Rows, actions: Integers, margin: bool) -> None:
    for i in range(len(actions)):
        if rows.done[i]:
            for seat in range(rows.scores.shape[1]):
                rows.scores[i, seat] = 0
        act(rows.states[i], actions[i])
        write_rewards(rows.states[i], margin, rows.scores[i], rows.rewards[i])
        rows.done[i] = kernel.is_finished(rows.states[i])


@compiled
def _deal(rows: Rows, deck: Deck, counter: int) -> None:
    for i in range(len(rows.states)):
        deal_game(rows.states[i], deck, counter + i * COUNTERS)


@compiled
def _look(rows: Rows, copies: int, open_hands: bool, observe: bool) -> None:
    for i in range(len(rows.states)):
        s = rows.states[i]
        rows.seats[i] = s[kernel.SEAT]
        write_mask(s, rows.masks[i])
        if observe:
            out, words = rows.observations[i], rows.words[i]
            write_observation(s, s[kernel.SEAT], copies, open_hands, out, words)


@compiled
def _random_actions(masks: ByteTable, counter: int, actions: Integers) -> None:
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

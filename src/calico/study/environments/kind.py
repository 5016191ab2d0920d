"""The options and rewards of an environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from calico.errors import SetupError
from calico.rules.kernel import kernel, scoring
from calico.rules.options import OtherIds

Reward = Literal["points", "margin"]
"""``points`` rewards each step with the change of a seat's own score.  ``margin`` rewards only the
last step, with the difference to the best other score; in a solo game with the score.
"""


class GameKind(OtherIds, total=False):
    """Which game it is, as :meth:`calico.rules.game.Game.new` takes it."""

    cats: Sequence[str] | None
    boards: Sequence[str] | None


def parse_reward(text: str) -> Reward:
    """The reward with the name ``text``."""
    for reward in get_args(Reward):
        if text == reward:
            return reward  # type: ignore[no-any-return]
    raise SetupError("unknown-reward", text=text, known=", ".join(get_args(Reward)))


def write_rewards(s: list[int], margin: bool, scores: Any, rewards: Any) -> None:
    """Update ``scores`` and write the reward of each seat for the last step."""
    players = s[kernel.PLAYERS]
    for seat in range(players):
        now = scoring.points(s, seat)
        rewards[seat] = 0 if margin else now - scores[seat]
        scores[seat] = now
    if margin and kernel.is_finished(s):
        for seat in range(players):
            best = 0
            for other in range(players):
                if other != seat:
                    best = max(best, scores[other])
            rewards[seat] = scores[seat] - best

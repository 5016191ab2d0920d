"""A puzzle: a position of a game alone, the moves that solve it, and what it is about.

It is stored as the seed of its game and the moves up to the position, from which everything else
follows: a line of JSON of some 250 characters.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Final, Self

from calico.errors import CalicoError
from calico.rules.game import Game
from calico.rules.notation import Move
from calico.rules.numbers import number_of
from calico.rules.view import View

METHOD: Final = 1
"""The version of how puzzles are made: those of another are made anew."""
DEAL: Final = 2
"""How the games of puzzles are dealt (:mod:`calico.rules.luck.deal`)."""


class Theme(StrEnum):
    """What a puzzle is about."""

    BOTH = "both"
    """A goal that can be had both ways."""
    RAINBOW = "rainbow"
    """The colours of the rainbow button."""
    CATS = "cats"
    """The tile that is placed and the one that is taken work for two cats."""
    TAKE = "take"
    """What to take: the next idea differs in nothing else."""
    GIVE_UP = "give-up"
    """What to give up: the best move lets a goal go."""


class Difficulty(StrEnum):
    """How many of those who were asked found the answer."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position of a game alone, in which one idea is clearly ahead."""

    seed: str
    setup: str
    goals: tuple[str, ...]
    """The goals on b3, c4 and d2."""
    moves: tuple[str, ...]
    """The game so far."""
    good: tuple[str, ...]
    """The moves that solve it, the best first."""
    rival: str
    """The best of all other moves."""
    gap: float
    """By how many points this is behind the best."""
    error: float
    """The standard error of ``gap``; 0 where it was worked out exactly."""
    missed: float
    """The share of those asked who did not solve it."""
    difficulty: Difficulty
    themes: tuple[Theme, ...]

    @property
    def number(self) -> int:
        """The number of its game among those of its seed."""
        return int(self.seed.rsplit("/", 1)[1])

    def game(self) -> Game:
        """The game at the position."""
        game = begin(self.seed, self.setup)
        if game.choosing:
            game.choose_goals(0, self.goals)
        for move in self.moves:
            game.play(move)
        return game

    def view(self) -> View:
        """What whoever solves it sees."""
        return self.game().view(0)

    def is_solved_by(self, move: Move) -> bool:
        """Whether the legal ``move`` is one of those that solve it."""
        view = self.view()
        return number_of(view, move) in {number_of(view, Move.parse(each)) for each in self.good}

    def to_dict(self) -> dict[str, Any]:
        """The puzzle as plain data."""
        return asdict(self) | {
            "goals": list(self.goals),
            "moves": ",".join(self.moves),
            "good": list(self.good),
            "themes": list(self.themes),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The puzzle written as ``data``."""
        try:
            return cls(
                seed=str(data["seed"]),
                setup=str(data["setup"]),
                goals=tuple(data["goals"]),
                moves=tuple(filter(None, data["moves"].split(","))),
                good=tuple(data["good"]),
                rival=str(data["rival"]),
                gap=float(data["gap"]),
                error=float(data["error"]),
                missed=float(data["missed"]),
                difficulty=Difficulty(data["difficulty"]),
                themes=tuple(Theme(each) for each in data["themes"]),
            )
        except (AttributeError, KeyError, TypeError, ValueError):
            raise CalicoError("puzzle-unreadable") from None


def begin(seed: str, setup: str) -> Game:
    """The game of a puzzle at its beginning."""
    return Game.new(1, seed=seed, setup=setup, deal_version=DEAL)

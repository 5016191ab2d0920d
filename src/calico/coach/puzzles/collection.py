"""The puzzles that we ship: a packed text, a line of facts and a line of JSON for each puzzle.

They are numbered from 1 in the order of the file, which stays: further puzzles come behind.  The
facts are the method, the weights and the version with which all of them were examined, the seed of
the games, and in how many of them, from the first on, puzzles were looked for.
"""

from __future__ import annotations

import gzip
import json
import zlib
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final, Self

from calico import __version__
from calico.coach.puzzles.puzzle import METHOD, Difficulty, Puzzle, Theme
from calico.errors import CalicoError
from calico.players.search.weights import digest
from calico.rules.luck.deal import Shuffle

_FILE: Final = "puzzles.jsonl.gz"


@dataclass(frozen=True, slots=True)
class PackedPuzzles:
    """The puzzles of a packed file, and how they were made."""

    puzzles: tuple[Puzzle, ...]
    seed: str
    games: int
    """The games 1 to this one were looked at."""
    method: int = METHOD
    weights: str = field(default_factory=digest)

    @property
    def is_current(self) -> bool:
        """Whether they were made with the method and the weights of this release."""
        return (self.method, self.weights) == (METHOD, digest())

    def pack(self) -> bytes:
        """The file; the same for the same puzzles."""
        head = {
            "method": self.method,
            "weights": self.weights,
            "version": __version__,
            "seed": self.seed,
            "games": self.games,
        }
        lines = [head, *(each.to_dict() for each in self.puzzles)]
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        return gzip.compress(text.encode(), 9, mtime=0)

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """What is in the file ``packed``."""
        try:
            head, *lines = gzip.decompress(packed).decode().splitlines()
            facts = json.loads(head)
            puzzles = tuple(Puzzle.from_dict(json.loads(line)) for line in lines)
            return cls(puzzles, facts["seed"], facts["games"], facts["method"], facts["weights"])
        except (EOFError, KeyError, OSError, TypeError, ValueError, zlib.error):
            raise CalicoError("puzzle-unreadable") from None


@cache
def shipped() -> PackedPuzzles:
    """The file that we ship."""
    return PackedPuzzles.unpack((files(__package__) / _FILE).read_bytes())


def collection() -> tuple[Puzzle, ...]:
    """All puzzles that we ship."""
    return shipped().puzzles


def puzzle(number: int) -> Puzzle:
    """The puzzle ``number``, from 1."""
    found = collection()
    if not 1 <= number <= len(found):
        raise CalicoError("puzzle-number", text=number, most=len(found))
    return found[number - 1]


def number_of_day(day: date) -> int:
    """The number of the puzzle of ``day``: the same everywhere, each once before any comes again.

    Every round of days has an order of its own.
    """
    count = len(collection())
    turn, place = divmod(day.toordinal(), count)
    return Shuffle("calico puzzles", f"round {turn}").shuffled(range(1, count + 1))[place]


def numbers(theme: Theme | None = None, difficulty: Difficulty | None = None) -> list[int]:
    """The numbers of the puzzles with a theme and a difficulty."""
    return [
        number
        for number, each in enumerate(collection(), start=1)
        if (theme is None or theme in each.themes)
        and (difficulty is None or difficulty is each.difficulty)
    ]

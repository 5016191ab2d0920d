"""The puzzles that we ship: a packed text, a line of facts and a line of JSON for each puzzle.

They are numbered from 1 in the order of the file, which stays: further puzzles come behind.  The
facts are the method, and the weights and the version with which all of them were examined.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from calico import __version__
from calico.coach.puzzles.puzzle import METHOD, Difficulty, Puzzle, Theme
from calico.errors import CalicoError
from calico.players.search.weights import digest
from calico.rules.luck.deal import Shuffle

_FILE: Final = "puzzles.jsonl.gz"


@cache
def facts() -> dict[str, object]:
    """The method, the weights and the version of what examined the puzzles that we ship."""
    found: dict[str, object] = json.loads(_lines()[0])
    return found


@cache
def collection() -> tuple[Puzzle, ...]:
    """All puzzles that we ship."""
    return tuple(Puzzle.from_dict(json.loads(line)) for line in _lines()[1:])


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


def pack(puzzles: Sequence[Puzzle]) -> bytes:
    """``puzzles`` as the file that is shipped; the same for the same puzzles."""
    head = {"method": METHOD, "weights": digest(), "version": __version__}
    lines = [head, *(each.to_dict() for each in puzzles)]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    return gzip.compress(text.encode(), 9, mtime=0)


def _lines() -> list[str]:
    packed = (files(__package__) / _FILE).read_bytes()
    return gzip.decompress(packed).decode().splitlines()

"""Makes many puzzles, on all cores or on a Ray cluster, with a file from which to continue.

The file has a line for each game that was searched, with its puzzle or null.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from calico.coach.puzzles.collection import PackedPuzzles
from calico.coach.puzzles.maker import make
from calico.coach.puzzles.puzzle import METHOD, Puzzle
from calico.players.search.weights import digest
from calico.study.lines import ResultLines

GamePuzzle = tuple[int, Puzzle | None]
"""The number of a game, and its puzzle if it gave one."""


class PuzzleResults(ResultLines[GamePuzzle]):
    """The games that were searched, and the file that has them."""

    def __init__(self, path: Path, seed: str) -> None:
        """Begin the file ``path``, or continue it if it has the same seed, method and weights."""
        settings = {"method": METHOD, "weights": digest(), "seed": seed}
        super().__init__(path, settings, _from_dict, _to_dict)
        self._seed = seed

    @property
    def found(self) -> dict[int, Puzzle | None]:
        """The result of each game."""
        return dict(self.known)

    def take_up(self, packed: PackedPuzzles) -> None:
        """Add the games of a packed file, if it was made with the same seed, method and weights."""
        if packed.is_current and packed.seed == self._seed:
            found, by_game = self.found, {each.number: each for each in packed.puzzles}
            for number in range(1, packed.games + 1):
                if number not in found:
                    self.add((number, by_game.get(number)))

    @property
    def packed(self) -> PackedPuzzles:
        """The results of the first games, up to the first that was not searched."""
        found, games = self.found, 0
        while games + 1 in found:
            games += 1
        some = [puzzle for number, puzzle in sorted(found.items()) if puzzle and number <= games]
        return PackedPuzzles(tuple(some), self._seed, games)


def _from_dict(data: dict[str, Any]) -> GamePuzzle:
    puzzle = data["puzzle"]
    return int(data["game"]), puzzle and Puzzle.from_dict(puzzle)


def _to_dict(result: GamePuzzle) -> dict[str, Any]:
    number, puzzle = result
    return {"game": number, "puzzle": puzzle and puzzle.to_dict()}


Executor = Callable[
    [Callable[[int], Puzzle | None], Iterable[int]], Generator[GamePuzzle, None, None]
]
"""Runs a function for each number, somewhere."""


def make_puzzles(
    results: PuzzleResults,
    seed: str,
    games: int,
    run: Executor,
    on_progress: Callable[[int], None],
) -> bool:
    """Search the games 1 to ``games`` that are not in ``results``; False after Ctrl-C."""
    found = results.found
    todo = [number for number in range(1, games + 1) if number not in found]
    done = games - len(todo)
    on_progress(done)
    try:
        with closing(run(partial(make, seed), todo)) as made:
            for result in made:
                results.add(result)
                done += 1
                on_progress(done)
    except KeyboardInterrupt:
        return False
    return True

"""Making puzzles in number: a process for each core, and a file from which to continue.

The file has a line for each game that was looked at, with its puzzle or null.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from calico.coach.puzzles.maker import make
from calico.coach.puzzles.puzzle import METHOD, Puzzle
from calico.players.search.weights import digest
from calico.study.lines import ResultLines
from calico.study.processes import in_processes

GamePuzzle = tuple[int, Puzzle | None]
"""The number of a game, and its puzzle if it gave one."""


class PuzzleResults(ResultLines[GamePuzzle]):
    """The games that were looked at, and the file that has them."""

    def __init__(self, path: Path, seed: str) -> None:
        """Begin the file ``path``, or continue it if it has the same seed, method and weights."""
        settings = {"method": METHOD, "weights": digest(), "seed": seed}
        super().__init__(path, settings, _from_dict, _to_dict)

    @property
    def found(self) -> dict[int, Puzzle | None]:
        """What each game gave."""
        return dict(self.known)

    @property
    def puzzles(self) -> list[Puzzle]:
        """Those found, by the numbers of their games."""
        return [puzzle for _, puzzle in sorted(self.found.items()) if puzzle is not None]


def _from_dict(data: dict[str, Any]) -> GamePuzzle:
    puzzle = data["puzzle"]
    return int(data["game"]), puzzle and Puzzle.from_dict(puzzle)


def _to_dict(result: GamePuzzle) -> dict[str, Any]:
    number, puzzle = result
    return {"game": number, "puzzle": puzzle and puzzle.to_dict()}


def make_puzzles(
    results: PuzzleResults, seed: str, games: int, jobs: int, on_progress: Callable[[int], None]
) -> bool:
    """Look at the games 1 to ``games`` that are not in ``results``; False after Ctrl-C."""
    todo = [number for number in range(1, games + 1) if number not in results.found]
    done = games - len(todo)
    on_progress(done)
    try:
        with closing(in_processes(partial(make, seed), todo, jobs)) as made:
            for result in made:
                results.add(result)
                done += 1
                on_progress(done)
    except KeyboardInterrupt:
        return False
    return True

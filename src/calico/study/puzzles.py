"""Making puzzles in number: a process for each core, and a file from which to continue.

The file has a line of settings, then a line of JSON for each game that was looked at, in the order
in which they were done, with its puzzle or null.  A line is written whole when its game is done, so
a run that is killed loses only the games in hand.
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Self

from calico.coach.puzzles.maker import make
from calico.coach.puzzles.puzzle import METHOD, Puzzle
from calico.engine.workspace import prefer_native
from calico.errors import CalicoError
from calico.players.search.weights import digest
from calico.study.pool import cores

NICE: Final = 10
"""How much the processes give way to others."""


class PuzzleResults:
    """The games that were looked at, and the file that has them."""

    def __init__(self, path: Path, seed: str) -> None:
        """Begin the file ``path``, or continue it if it has the same seed, method and weights."""
        self._settings: dict[str, Any] = {"method": METHOD, "weights": digest(), "seed": seed}
        self.found: dict[int, Puzzle | None] = {}
        self._stream = path.open("ab")
        try:
            self._take_up(path)
        except CalicoError:
            self.__exit__()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    @property
    def puzzles(self) -> list[Puzzle]:
        """Those found, by the numbers of their games."""
        return [puzzle for _, puzzle in sorted(self.found.items()) if puzzle is not None]

    def add(self, number: int, puzzle: Puzzle | None) -> None:
        """Store what a game gave."""
        self.found[number] = puzzle
        self._write({"game": number, "puzzle": puzzle and puzzle.to_dict()})

    def _write(self, line: dict[str, Any]) -> None:
        self._stream.write(json.dumps(line).encode() + b"\n")
        self._stream.flush()

    def _take_up(self, path: Path) -> None:
        *lines, rest = path.read_bytes().split(b"\n")
        if rest:  # the writer was killed in the middle of a line
            os.truncate(path, path.stat().st_size - len(rest))
        if not lines:
            self._write(self._settings)
            return
        try:
            settings, *games = (json.loads(line) for line in lines)
            for game in games:
                puzzle = game["puzzle"]
                self.found[int(game["game"])] = puzzle and Puzzle.from_dict(puzzle)
        except (ValueError, TypeError, KeyError):
            raise CalicoError("results-unreadable", path=path) from None
        for name, value in self._settings.items():
            if not isinstance(settings, dict) or name not in settings:
                raise CalicoError("results-unreadable", path=path)
            if settings[name] != value:
                raise CalicoError(
                    "results-differ", path=path, name=name, text=settings[name], wanted=value
                )


def make_puzzles(
    results: PuzzleResults, seed: str, games: int, jobs: int, on_progress: Callable[[int], None]
) -> bool:
    """Look at the games 1 to ``games`` that are not in ``results``; False after Ctrl-C."""
    todo = [number for number in range(1, games + 1) if number not in results.found]
    done = games - len(todo)
    on_progress(done)
    try:
        with closing(_made(todo, seed, jobs or cores())) as made:
            for number, puzzle in made:
                results.add(number, puzzle)
                done += 1
                on_progress(done)
    except KeyboardInterrupt:
        return False
    return True


def _made(
    numbers: Iterable[int], seed: str, jobs: int
) -> Generator[tuple[int, Puzzle | None], None, None]:
    """Numbers of games and what they gave, as they are done."""
    todo = deque(numbers)
    if not todo:
        return
    pool = ProcessPoolExecutor(min(jobs, len(todo)), get_context("spawn"), _prepare)
    running: dict[Future[Puzzle | None], int] = {}
    try:
        while todo or running:
            while todo and len(running) < 2 * jobs:
                number = todo.popleft()
                running[pool.submit(make, seed, number)] = number
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    """Make a new process give way, and run compiled code natively if it can."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    prefer_native()

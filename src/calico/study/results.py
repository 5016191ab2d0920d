"""The results file: a line of settings, then a line of JSON for each finished game.

Games are appended as they finish, so a run that is killed loses only the unfinished ones; the same
command continues where it stopped.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Self

from calico.errors import CalicoError
from calico.study.match import MatchResult


class Results:
    """Finished games, also stored in a file if there is a path."""

    def __init__(self, settings: dict[str, Any], path: Path | None = None) -> None:
        """``settings`` must be equal for games to be combined."""
        self._games: dict[int, MatchResult] = {}
        self._stream = None if path is None else path.open("ab")
        if path is not None:
            try:
                self._take_up(json.loads(json.dumps(settings)), path)
            except CalicoError:
                self.__exit__()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._stream is not None:
            self._stream.close()

    def __contains__(self, number: object) -> bool:
        return number in self._games

    def __getitem__(self, number: int) -> MatchResult:
        return self._games[number]

    def add(self, game: MatchResult) -> None:
        """Store ``game``."""
        self._games[game.number] = game
        if self._stream is not None:
            self._write(game.to_dict())

    def _write(self, line: dict[str, Any]) -> None:
        if self._stream is not None:
            self._stream.write(_line(line))
            self._stream.flush()

    def _take_up(self, settings: dict[str, Any], path: Path) -> None:
        """Read the games in the file, which must have the same ``settings``."""
        *lines, rest = path.read_bytes().split(b"\n")
        if not lines and _line(settings).startswith(rest):
            os.truncate(path, 0)
            self._write(settings)
            return
        try:
            found, *games = (json.loads(line) for line in lines)
            played = [MatchResult.from_dict(game) for game in games]
        except (ValueError, TypeError, KeyError):
            raise CalicoError("results-unreadable", path=path) from None
        for name, value in settings.items():
            if not isinstance(found, dict) or name not in found:
                raise CalicoError("results-unreadable", path=path)
            if found[name] != value:
                raise CalicoError(
                    "results-differ", path=path, name=name, text=found[name], wanted=value
                )
        if rest:  # the writer was killed in the middle of a line
            os.truncate(path, path.stat().st_size - len(rest))
        self._games = {game.number: game for game in played}


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode() + b"\n"

"""The results file of a tournament: a line for each finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from calico.study.lines import ResultLines
from calico.study.match import MatchResult


class Results(ResultLines[MatchResult]):
    """Finished games, also stored in a file if there is a path."""

    def __init__(self, settings: dict[str, Any], path: Path | None = None) -> None:
        """``settings`` must be equal for games to be combined."""
        super().__init__(path, settings, MatchResult.from_dict, MatchResult.to_dict)
        self._games = {game.number: game for game in self.known}

    def __contains__(self, number: object) -> bool:
        return number in self._games

    def __getitem__(self, number: int) -> MatchResult:
        return self._games[number]

    def add(self, result: MatchResult) -> None:
        """Store a game."""
        super().add(result)
        self._games[result.number] = result

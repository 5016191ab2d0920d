"""The files that ``calico tournament`` and ``calico simulate`` write about their games."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

from calico.cli.files.output import check_one, check_plot, is_standard, opened
from calico.errors import CalicoError
from calico.study.match import MatchResult, SeatResult

COLUMNS: Final = ("game", "seed", "seat", *(field.name for field in fields(SeatResult)))
"""Of the table that ``--csv`` writes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultFiles:
    """Where to write what about the games that were played."""

    as_json: bool = False
    results: Path | None = None
    """Holds every finished game, so that the same command can continue."""
    table: Path | None = None
    plot: Path | None = None
    records: Path | None = None

    def check(self) -> None:
        """Refuse a file that cannot be written: now rather than after hours of games."""
        check_plot(self.plot)
        check_one([("--json", self.as_json), *self._standard])
        if is_standard(self.results):
            raise CalicoError("output-file", name="--results", text="-")
        for path in (self.table, self.plot, self.records):
            if path is not None and not is_standard(path):
                path.open("a").close()

    @property
    def is_piped(self) -> bool:
        """Whether standard output is for something else than the table for people."""
        return any(is_there for _, is_there in self._standard)

    @property
    def _standard(self) -> list[tuple[str, bool]]:
        """The options that name a file, and whether it is standard output."""
        named = (("--csv", self.table), ("--plot", self.plot), ("--records", self.records))
        return [(name, is_standard(path)) for name, path in named]


def write_table(path: Path, games: Sequence[MatchResult]) -> None:
    """Write a row for each seat of each game."""
    rows = [
        {"game": game.number, "seed": game.seed, "seat": number, **asdict(seat)}
        for game in games
        for number, seat in enumerate(game.seats, start=1)
    ]
    with opened(path) as stream:
        writer = csv.DictWriter(stream, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)


def write_records(path: Path, games: Sequence[MatchResult]) -> None:
    """Write the records, one a line; a game in which an agent failed has none."""
    with opened(path) as stream:
        for game in games:
            if game.record is not None:
                stream.write(json.dumps(game.record, ensure_ascii=False) + "\n")

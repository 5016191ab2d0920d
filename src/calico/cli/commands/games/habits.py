"""``calico habits``: which habit explains most of what was lost in many reviewed games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track

from calico.cli.files.output import print_json
from calico.cli.files.records import read_record
from calico.cli.options.files import AsJson
from calico.cli.review.habits import HabitsReport
from calico.cli.review.runner import analysis_path, read_analysis
from calico.cli.terminal.screen import console
from calico.coach.habits.finding import find
from calico.coach.habits.lapse import lapses
from calico.coach.review.analysis import Analysis
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.record import Record

_ENDING: Final = ".analysis.json"

ReviewedGame = tuple[str, Record, Analysis]


def habits(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="cli.habits.files")],
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="cli.habits.name")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Find the habit that costs most, over many reviewed games."""
    games = list(_read(files))
    person = name or _most_frequent(games)
    seats = [
        (record, analysis, seat.seat)
        for _, record, analysis in games
        for seat in analysis.seats
        if seat.name == person and seat.summary is not None
    ]
    terminal = Console(stderr=True)
    found = [
        lapse
        for record, analysis, seat in track(
            seats,
            say("habits.progress"),
            console=terminal,
            transient=True,
            disable=not terminal.is_terminal,
        )
        for lapse in lapses(record, analysis, seat)
    ]
    finding = find(len(seats), found)
    if as_json:
        print_json({"name": person, **finding.to_dict()})
        return
    named = {analysis.record: file for file, _, analysis in games}
    console().print(HabitsReport(person, finding, named))


def _read(files: Sequence[str]) -> Iterable[ReviewedGame]:
    """The games with their reviews, each once; those without are told."""
    records = (
        file.removesuffix(_ENDING) + ".json" if file.endswith(_ENDING) else file for file in files
    )
    for file in dict.fromkeys(records):
        record, path = read_record(file), analysis_path(file)
        analysis = read_analysis(path)
        if analysis is None or not any(seat.summary for seat in analysis.seats):
            typer.echo(say("habits.unreviewed", file=file), err=True)
        else:
            yield file, record, analysis


def _most_frequent(games: Iterable[ReviewedGame]) -> str:
    """The name that is found in most games."""
    names = Counter(seat.name for _, _, analysis in games for seat in analysis.seats)
    if not names:
        raise CalicoError("habits-unreviewed")
    (first, most), *others = names.most_common()
    if others and others[0][1] == most:
        raise CalicoError("habits-name", known=", ".join(names))
    return first

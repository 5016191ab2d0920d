"""``calico bench``: measurements of speed and memory."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from calico.cli.files.output import print_bytes
from calico.cli.options.study import Jobs
from calico.cli.terminal.screen import console
from calico.lang import number, say
from calico.study.benchmark import Figure, Sample, collect


def bench(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="BENCHMARK", help="cli.bench.names"),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-g", metavar="N", min=1, help="cli.bench.games")
    ] = 100,
    jobs: Jobs = None,
    results: Annotated[
        Path | None, typer.Option("--results", metavar="FILE", help="cli.bench.results")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli.bench.json")] = False,
) -> None:
    """Measure speed and memory, as ratios to a reference measured in the same run."""
    signal.signal(signal.SIGTERM, _stop)
    figures: dict[str, Figure] = {}
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task("")

    def on_progress(done: int, count: int) -> None:
        progress.update(task, description=f"{name} {number(done)}/{number(count)}")

    benchmarks = collect(names or [], Sample(games, jobs or 0, results, on_progress))
    with progress:
        for name, benchmark in benchmarks.items():
            progress.update(task, description=name)
            figures[name] = benchmark()
    if as_json:
        plain = {
            name: {"value": figure.value, "unit": figure.unit, "ratio": figure.ratio}
            for name, figure in figures.items()
        }
        print_bytes(json.dumps(plain, indent=2) + "\n")
    else:
        console().print(_table(figures))


def _stop(number: int, _frame: object) -> None:
    """End as after Ctrl-C: servers that were started for a benchmark are stopped on the way."""
    signal.signal(number, signal.SIG_IGN)
    sys.exit(128 + number)


def _table(figures: dict[str, Figure]) -> Table:
    table = Table()
    table.add_column(say("bench.name"), no_wrap=True)
    table.add_column(say("bench.value"), justify="right")
    table.add_column(say("bench.unit"))
    table.add_column(say("bench.ratio"), justify="right")
    table.add_column(say("bench.yardstick"))
    for name, figure in figures.items():
        ratio = "" if figure.ratio is None else _number(figure.ratio)
        table.add_row(name, _number(figure.value), figure.unit, ratio, figure.yardstick)
    return table


def _number(value: float) -> str:
    """``value`` with its significant digits."""
    return number(value, 0 if value >= 100 else len(f"{value:.3g}".partition(".")[2]))

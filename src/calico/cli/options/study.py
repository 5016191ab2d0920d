"""The options of the commands that play many games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

_WORK = "cli.panel.work"

AgentNames = Annotated[
    list[str],
    typer.Argument(
        metavar="AGENT",
        help="cli.option.agents",
    ),
]
Games = Annotated[int, typer.Option("--games", "-g", metavar="N", help="cli.option.games")]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        metavar="N",
        min=1,
        help="cli.option.jobs",
        rich_help_panel=_WORK,
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="cli.option.ray",
        rich_help_panel=_WORK,
    ),
]
Patience = Annotated[
    float | None,
    typer.Option(
        "--patience",
        metavar="SECONDS",
        min=0.001,
        help="cli.option.patience",
        rich_help_panel=_WORK,
    ),
]
TableFile = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="cli.option.csv")]
PlotFile = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE.svg", help="cli.option.plot")
]
ResultsFile = Annotated[
    Path | None, typer.Option("--results", metavar="FILE", help="cli.option.results")
]

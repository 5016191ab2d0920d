"""``calico simulate``: many games of the same agents at one table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.files.results import ResultFiles
from calico.cli.options.files import AsJson
from calico.cli.options.game import (
    Boards,
    Cats,
    Edition,
    Restriction,
    Scenario,
    Seed,
    Setup,
    Variants,
    read_options,
    split_commas,
)
from calico.cli.options.study import (
    AgentNames,
    Games,
    Jobs,
    Patience,
    PlotFile,
    Ray,
    ResultsFile,
    TableFile,
)
from calico.cli.play import contest
from calico.study.match import MatchTerms


def simulate(
    agents: AgentNames,
    games: Games = 10,
    setup: Setup = None,
    edition: Edition = "final",
    variants: Variants = None,
    restriction: Restriction = None,
    scenario: Scenario = None,
    cats: Cats = None,
    boards: Boards = None,
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = None,
    patience: Patience = None,
    as_json: AsJson = False,
    table: TableFile = None,
    plot: PlotFile = None,
    results: ResultsFile = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="FILE", help="cli.option.records"),
    ] = None,
) -> None:
    """Generate games: the given agents at one table, or one agent solo, with a new deal each."""
    options = read_options(
        setup=setup,
        edition=edition,
        variants=variants,
        restriction=restriction,
        scenario=scenario,
    )
    terms = MatchTerms(
        players=len(agents),
        options=options,
        cats=split_commas(cats),
        boards=split_commas(boards),
    )
    files = ResultFiles(as_json=as_json, results=results, table=table, plot=plot, records=records)
    play_all = contest.executor(jobs, ray, patience)
    contest.simulate(agents, terms, str(seed), games, play_all, files)

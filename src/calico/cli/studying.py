"""The commands that play many games, and the one that measures; see :mod:`calico.cli.app`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.options import (
    AgentNames,
    AsJson,
    Boards,
    Cats,
    Edition,
    Games,
    Jobs,
    Patience,
    PlotFile,
    Ray,
    Restriction,
    ResultsFile,
    Scenario,
    Seed,
    Setup,
    TableFile,
    Variants,
    setup_id,
    words_of,
)


def tournament(
    agents: AgentNames,
    players: Annotated[
        int, typer.Option("--players", "-p", metavar="1-4", help="cli.option.players")
    ] = 2,
    games: Games = 100,
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
) -> None:
    """Compare agents over many games, fairly: who scores how much, and who beats whom."""
    from calico.cli import contest
    from calico.rules.options import Options
    from calico.study.match import MatchTerms

    terms = MatchTerms(
        players=players,
        options=Options.from_ids(
            setup=setup_id(setup, edition),
            edition=edition,
            variants=variants or (),
            restriction=restriction,
            scenario=scenario,
        ),
        cats=words_of(cats),
        boards=words_of(boards),
    )
    output = contest.Output(as_json=as_json, results=results, table=table, plot=plot)
    crew = contest.crew_of(jobs, ray, patience)
    contest.compare(agents, terms, str(seed), games, crew, output)


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
    """Produce games: the given agents at one table, or one alone, each game a deal of its own."""
    from calico.cli import contest
    from calico.rules.options import Options
    from calico.study.match import MatchTerms

    terms = MatchTerms(
        players=len(agents),
        options=Options.from_ids(
            setup=setup_id(setup, edition),
            edition=edition,
            variants=variants or (),
            restriction=restriction,
            scenario=scenario,
        ),
        cats=words_of(cats),
        boards=words_of(boards),
    )
    output = contest.Output(
        as_json=as_json, results=results, table=table, plot=plot, records=records
    )
    crew = contest.crew_of(jobs, ray, patience)
    contest.simulate(agents, terms, str(seed), games, crew, output)


def train(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli.option.weights")],
    games: Annotated[
        int, typer.Option("--games", "-g", metavar="N", min=20, help="cli.option.games")
    ] = 800_000,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=1_000_000, help="cli.option.lessons")
    ] = 1,
) -> None:
    """Learn what a quilt is worth by playing many games: what strong and master think with."""
    from calico.cli.learning import run

    run(file, games, seed)


def bench(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="BENCHMARK", help="cli.bench.names"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli.bench.json")] = False,
) -> None:
    """Measure speed and memory, as ratios to a yardstick taken in the same run."""
    from calico.cli.measuring import run

    run(names or [], as_json)

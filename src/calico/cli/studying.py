"""The commands that play many games, and the one that measures; see :mod:`calico.cli.app`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.options import (
    AgentNames,
    Boards,
    Cats,
    Edition,
    Games,
    Jobs,
    Patience,
    Ray,
    Restriction,
    Scenario,
    Seed,
    Setup,
    Variants,
    words_of,
)


def tournament(
    agents: AgentNames,
    players: Annotated[
        int, typer.Option("--players", "-p", metavar="1-4", help="How many sit at a table.")
    ] = 2,
    games: Games = 100,
    setup: Setup = "standard",
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
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    table: Annotated[
        Path | None,
        typer.Option("--csv", metavar="FILE", help="Write a row for each seat of each game."),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option("--plot", metavar="FILE.svg", help="Draw how the scores are spread."),
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            "--results",
            metavar="FILE",
            help="Keep every finished game here, and go on with those that are here already.",
        ),
    ] = None,
) -> None:
    """Compare agents over many games, fairly: who scores how much, and who beats whom.

    Each deal is played in every seating: `calico tournament gentle dice --games 400`. With
    `--players 1` each agent plays the same deals alone. An agent that fails has lost the game, and
    the tournament goes on. Ctrl-C stops it with what it has; with `--results` the same command
    goes on from there.
    """
    from calico.cli import contest
    from calico.study.match import Terms

    terms = Terms(
        players=players,
        setup=setup,
        edition=edition,
        variants=variants or (),
        restriction=restriction,
        scenario=scenario,
        cats=words_of(cats),
        boards=words_of(boards),
    )
    contest.compare(
        agents,
        terms,
        str(seed),
        games,
        contest.crew_of(jobs, ray, patience),
        as_json=as_json,
        results=results,
        table=table,
        plot=plot,
    )


def simulate(
    agents: AgentNames,
    games: Games = 10,
    setup: Setup = "standard",
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
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="FILE", help="Write the records, one a line."),
    ] = None,
) -> None:
    """Produce games: the given agents at one table, or one alone, each game a deal of its own.

    `calico simulate gentle dice --games 50 --records games.jsonl` writes records that
    `calico score games.jsonl --jsonl` reads. Seats change from game to game.
    """
    from calico.cli import contest
    from calico.study.match import Terms

    terms = Terms(
        players=len(agents),
        setup=setup,
        edition=edition,
        variants=variants or (),
        restriction=restriction,
        scenario=scenario,
        cats=words_of(cats),
        boards=words_of(boards),
    )
    contest.simulate(
        agents,
        terms,
        str(seed),
        games,
        contest.crew_of(jobs, ray, patience),
        as_json=as_json,
        records=records,
    )


def bench(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[NAME...]", help="Only these; a prefix such as `kernel` will do."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one object of name: {value, unit, ratio}.")
    ] = False,
) -> None:
    """Measure speed and memory, as ratios to a yardstick taken in the same run."""
    from calico.cli.measuring import run

    run(names or [], as_json)

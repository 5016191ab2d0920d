"""Many games between agents, for ``calico tournament`` and ``calico simulate``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NoReturn

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from calico.cli.files.output import is_standard, opened, print_bytes
from calico.cli.files.results import ResultFiles, write_records, write_table
from calico.cli.terminal.screen import console
from calico.cli.terminal.standings import pairs_table, standings_table
from calico.errors import CalicoError
from calico.lang import number, say
from calico.players.agent import Spec
from calico.rules.options import MOST_PLAYERS, setup_name
from calico.study import cluster, pool, schedule
from calico.study.match import Match, MatchTerms
from calico.study.plots import ridges
from calico.study.results import Results
from calico.study.summary import Summary, summarise
from calico.study.tournament import PlayAll, check, play_out, settings

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""


def executor(jobs: int | None, address: str | None, wait: float | None) -> PlayAll:
    """What plays the matches: the Ray cluster at ``address``, or the cores of this machine."""
    if address is not None:
        return partial(cluster.play_all, address=address, jobs=jobs or 0, wait=wait)
    return partial(pool.play_all, jobs=jobs or 0, wait=wait)


def compare(
    agents: Sequence[str],
    terms: MatchTerms,
    seed: str,
    games: int,
    play_all: PlayAll,
    files: ResultFiles,
) -> None:
    """Play a tournament of ``agents``; one that is named twice is one."""
    specs = [Spec.parse(agent) for agent in dict.fromkeys(agents)]
    check(specs, terms, seed, games)
    matches = schedule.tournament(specs, terms, seed, games)
    _contest(matches, settings("tournament", specs, terms, seed), play_all, files)
    round_of = schedule.games_a_deal(len(specs), terms.players)
    if games % round_of:
        _note(say("study.uneven", n=round_of))


def simulate(
    agents: Sequence[str],
    terms: MatchTerms,
    seed: str,
    games: int,
    play_all: PlayAll,
    files: ResultFiles,
) -> None:
    """Play games of ``agents`` at one table, each with a new deal."""
    if len(agents) > MOST_PLAYERS:
        raise CalicoError("simulate-seats", n=len(agents), most=MOST_PLAYERS)
    specs = [Spec.parse(agent) for agent in agents]
    check(specs, terms, seed, games)
    matches = schedule.simulation(specs, terms, seed, games)
    _contest(matches, settings("simulation", specs, terms, seed), play_all, files)


def _contest(
    matches: Sequence[Match], agreed: dict[str, Any], play_all: PlayAll, files: ResultFiles
) -> None:
    """Play ``matches``, of the settings ``agreed``, and print and write the results."""
    files.check()
    with Results(agreed, files.results) as stored:
        is_complete = _play(matches, stored, play_all)
        played = [stored[match.number] for match in matches if match.number in stored]
    summary = summarise(agreed["agents"], played)
    _print(summary, files)
    if files.table is not None:
        write_table(files.table, played)
    if files.plot is not None:
        terms = matches[0].terms
        setup = setup_name(terms.options.setup, terms.options.edition)
        about = say("plot.table", n=terms.players, setup=setup, seed=agreed["seed"])
        with opened(files.plot) as stream:
            stream.write(ridges(summary, about))
    if files.records is not None:
        write_records(files.records, played)
        if not is_standard(files.records):
            _note(say("study.written", path=files.records))
    if not is_complete:
        _stop(len(played), len(matches), can_go_on=files.results is not None)


class _GameRate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        return Text(say("study.rate", n=number(task.speed, 1)) if task.speed else "")


def _play(matches: Sequence[Match], results: Results, play_all: PlayAll) -> bool:
    """Play ``matches`` with a bar on standard error; whether all were played."""
    columns = (
        TextColumn(say("study.games")),
        BarColumn(),
        MofNCompleteColumn(),
        _GameRate(),
        TimeRemainingColumn(),
    )
    terminal = Console(stderr=True)
    hidden = not terminal.is_terminal
    with Progress(*columns, console=terminal, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=len(matches))
        return play_out(
            matches, results, play_all, lambda done: progress.update(task, completed=done)
        )


def _print(summary: Summary, files: ResultFiles) -> None:
    if files.as_json:
        print_bytes(json.dumps(summary.to_dict(), indent=2) + "\n")
        return
    terminal = console(stderr=files.is_piped)
    terminal.print(standings_table(summary.agents))
    if summary.pairs:
        terminal.print(pairs_table(summary))
    for agent in summary.agents:
        if agent.failures:
            _note(say("study.failed", n=agent.failures, agent=agent.agent, why=agent.failure))


def _stop(done: int, count: int, *, can_go_on: bool) -> NoReturn:
    """Say how many games were played before Ctrl-C, and exit."""
    _note(say("study.stopped", done=done, all=count))
    if can_go_on:
        _note(say("study.go-on"))
    raise typer.Exit(INTERRUPTED)


def _note(sentence: str) -> None:
    typer.echo(sentence, err=True)

"""``calico tournament`` and ``calico simulate``: a table for people, JSON for programs."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

import typer
from rich.box import SIMPLE_HEAD
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
from rich.table import Table
from rich.text import Text

from calico.cli import output as outputs
from calico.cli.screen import console
from calico.errors import CalicoError
from calico.lang import number, percent, say
from calico.players.agent import Spec
from calico.rules.options import MOST_PLAYERS, setup_name
from calico.study import cluster, crew, schedule
from calico.study.match import Match, Played, Seat, Terms
from calico.study.plots import ridges
from calico.study.results import Results
from calico.study.summary import Standing, Summary, summarise
from calico.study.tournament import Crew, check, play_out, settings

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""
COLUMNS: Final = ("game", "seed", "seat", *(field.name for field in fields(Seat)))
"""Of the table that ``--csv`` writes."""


def crew_of(jobs: int | None, address: str | None, wait: float | None) -> Crew:
    """Who plays: the Ray cluster at ``address``, or else the cores of this machine."""
    if address is not None:
        return partial(cluster.play_all, address=address, jobs=jobs or 0, wait=wait)
    return partial(crew.play_all, jobs=jobs or 0, wait=wait)


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """What to make of the games that were played."""

    as_json: bool = False
    results: Path | None = None
    """Keeps every game that is over, for the same command to go on with."""
    table: Path | None = None
    plot: Path | None = None
    records: Path | None = None

    def check(self) -> None:
        """Refuse a file that cannot be written: better now than after a night of games."""
        outputs.check_plot(self.plot)
        outputs.check_one([("--json", self.as_json), *self._standard])
        if outputs.is_standard(self.results):
            raise CalicoError("output-file", name="--results", text="-")
        for path in (self.table, self.plot, self.records):
            if path is not None and not outputs.is_standard(path):
                path.open("a").close()

    @property
    def is_piped(self) -> bool:
        """Whether standard output is for something else than the table for people."""
        return any(is_there for _, is_there in self._standard)

    @property
    def _standard(self) -> list[tuple[str, bool]]:
        """The options that name a file, and whether it is standard output."""
        named = (("--csv", self.table), ("--plot", self.plot), ("--records", self.records))
        return [(name, outputs.is_standard(path)) for name, path in named]


def compare(
    agents: Sequence[str], terms: Terms, seed: str, games: int, players: Crew, output: Output
) -> None:
    """Play a tournament of ``agents``; one that is named twice is one."""
    specs = [Spec.parse(agent) for agent in dict.fromkeys(agents)]
    check(specs, terms, seed, games)
    matches = schedule.tournament(specs, terms, seed, games)
    _contest(matches, settings("tournament", specs, terms, seed), players, output)
    round_of = schedule.games_a_deal(len(specs), terms.players)
    if games % round_of:
        _note(say("study.uneven", n=round_of))


def simulate(
    agents: Sequence[str], terms: Terms, seed: str, games: int, players: Crew, output: Output
) -> None:
    """Play games of ``agents`` at one table, each a deal of its own."""
    if len(agents) > MOST_PLAYERS:
        raise CalicoError("simulate-seats", n=len(agents), most=MOST_PLAYERS)
    specs = [Spec.parse(agent) for agent in agents]
    check(specs, terms, seed, games)
    matches = schedule.simulation(specs, terms, seed, games)
    _contest(matches, settings("simulation", specs, terms, seed), players, output)


def _contest(
    matches: Sequence[Match], agreed: dict[str, Any], players: Crew, output: Output
) -> None:
    """Play ``matches``, of the settings ``agreed``, and put out what came of them."""
    output.check()
    with Results(agreed, output.results) as kept:
        is_complete = _play(matches, kept, players)
        played = [kept[match.number] for match in matches if match.number in kept]
    summary = summarise(agreed["agents"], played)
    _print(summary, output)
    if output.table is not None:
        _write_table(output.table, played)
    if output.plot is not None:
        terms = matches[0].terms
        setup = setup_name(terms.setup, terms.edition)
        about = say("plot.table", n=terms.players, setup=setup, seed=agreed["seed"])
        with outputs.opened(output.plot) as stream:
            stream.write(ridges(summary, about))
    if output.records is not None:
        _write_records(output.records, played)
        if not outputs.is_standard(output.records):
            _note(say("study.written", path=output.records))
    if not is_complete:
        _stop(len(played), len(matches), can_go_on=output.results is not None)


class _Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        return Text(say("study.rate", n=number(task.speed, 1)) if task.speed else "")


def _play(matches: Sequence[Match], results: Results, players: Crew) -> bool:
    """Play ``matches`` with a bar on standard error; whether all were played."""
    columns = (
        TextColumn(say("study.games")),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(),
        TimeRemainingColumn(),
    )
    terminal = Console(stderr=True)
    hidden = not terminal.is_terminal
    with Progress(*columns, console=terminal, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=len(matches))
        return play_out(
            matches, results, players, lambda done: progress.update(task, completed=done)
        )


def _print(summary: Summary, output: Output) -> None:
    if output.as_json:
        console().out(json.dumps(summary.to_dict(), indent=2), highlight=False)
        return
    terminal = console(stderr=output.is_piped)
    terminal.print(_standings(summary.agents))
    if summary.pairs:
        terminal.print(_against(summary))
    for agent in summary.agents:
        if agent.failures:
            _note(say("study.failed", n=agent.failures, agent=agent.agent, why=agent.failure))


def _standings(agents: Sequence[Standing]) -> Table:
    table = _table(say("study.agent"))
    names = ("score", "interval", "sd", "goals", "cats", "buttons", "wins", "pace", "n")
    has_scenario = any(agent.passed is not None for agent in agents)
    for name in (*names, "passed") if has_scenario else names:
        table.add_column(say(f"study.{name}"), justify="right", overflow="fold")
    for agent in agents:
        row = [
            _number(agent.mean),
            _half(agent.interval),
            *map(_number, (agent.sd, agent.goals, agent.cats, agent.buttons)),
            _share(agent.win_rate),
            _number(agent.seconds_per_move, 3),
            number(agent.n),
        ]
        table.add_row(agent.agent, *row, *([_share(agent.passed)] if has_scenario else []))
    return table


def _against(summary: Summary) -> Table:
    """Who was ahead of whom: a row for each agent, a column for each other."""
    rates = {(pair.agent, pair.other): pair.win_rate for pair in summary.pairs}
    names = [agent.agent for agent in summary.agents]
    table = _table(say("study.against"))
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    for name in names:
        table.add_row(name, *(_share(rates.get((name, other))) for other in names))
    return table


def _table(corner: str) -> Table:
    """A table that fits a narrow terminal: many columns, little between them."""
    table = Table(box=SIMPLE_HEAD, padding=0)
    table.add_column(corner, no_wrap=True)
    return table


def _number(value: float | None, digits: int = 1) -> str:
    return say("study.none") if value is None else number(value, digits)


def _share(value: float | None) -> str:
    return say("study.none") if value is None else percent(value)


def _half(ends: tuple[float, float] | None) -> str:
    return say("study.none") if ends is None else f"± {number((ends[1] - ends[0]) / 2, 1)}"


def _write_table(path: Path, games: Sequence[Played]) -> None:
    """A row for each seat of each game."""
    rows = [
        {"game": game.number, "seed": game.seed, "seat": number, **asdict(seat)}
        for game in games
        for number, seat in enumerate(game.seats, start=1)
    ]
    with outputs.opened(path) as stream:
        writer = csv.DictWriter(stream, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)


def _write_records(path: Path, games: Sequence[Played]) -> None:
    """The records, one a line; a game that an agent broke off has none."""
    with outputs.opened(path) as stream:
        for game in games:
            if game.record is not None:
                stream.write(json.dumps(game.record, ensure_ascii=False) + "\n")


def _stop(done: int, count: int, *, can_go_on: bool) -> NoReturn:
    """Say how far it came before Ctrl-C, and leave."""
    _note(say("study.stopped", done=done, all=count))
    if can_go_on:
        _note(say("study.go-on"))
    raise typer.Exit(INTERRUPTED)


def _note(sentence: str) -> None:
    typer.echo(sentence, err=True)

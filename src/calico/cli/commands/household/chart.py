"""``calico chart``: the household, its games and its achievements."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from calico.campaign.document import dumps, merge
from calico.campaign.household import Claim, Household
from calico.campaign.statistics import statistics_of
from calico.cli.files.atomic import write_new
from calico.cli.files.household import change_household, load_household, read_document
from calico.cli.files.output import (
    check_one,
    check_plot,
    is_standard,
    opened,
    print_bytes,
    print_json,
)
from calico.cli.files.records import read_bytes, read_record
from calico.cli.help import print_help_if_alone
from calico.cli.options.files import AsJson
from calico.cli.play import claims
from calico.cli.terminal import chart as chart_page
from calico.cli.terminal import statistics
from calico.cli.terminal.keyboard import Keyboard
from calico.cli.terminal.screen import console, print_sentence
from calico.errors import HouseholdError
from calico.lang import say

chart = typer.Typer(
    name="chart",
    invoke_without_command=True,
    rich_markup_mode="markdown",
    help="cli.command.chart",
)
person = typer.Typer(name="person", invoke_without_command=True, help="cli.command.chart.person")
chart.add_typer(person)

PersonName = Annotated[str, typer.Argument(metavar="NAME", help="cli.chart.person")]
Document = Annotated[str, typer.Argument(metavar="FILE", help="cli.chart.document")]


@chart.callback()
def show(context: typer.Context, as_json: AsJson = False) -> None:
    """Show the chart, unless another command was named."""
    if context.invoked_subcommand is not None:
        return
    household = load_household()
    if as_json:
        print_json(chart_page.plain(household))
    else:
        for page in chart_page.pages(household):
            if isinstance(page, str):
                print_sentence(console(), page)
            else:
                console().print(page)


@person.callback()
def people(context: typer.Context) -> None:
    """Print the help, unless a command was named."""
    print_help_if_alone(context)


@person.command("add")
def add_person(name: PersonName) -> None:
    """Add somebody to the household."""
    _change(lambda household: household.add(name), "household.person-added", name)


@person.command("rename")
def rename_person(
    name: PersonName,
    new: Annotated[str, typer.Argument(metavar="NEW", help="cli.chart.new-name")],
) -> None:
    """Rename a person, who keeps games and claims."""
    _change(lambda household: household.rename(name, new), "household.person-renamed", new)


@person.command("remove")
def remove_person(name: PersonName) -> None:
    """Remove a person and their claims from the household."""
    _change(lambda household: household.remove(name), "household.person-removed", name)


@chart.command()
def add(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.chart.record")],
    seats: Annotated[
        list[str] | None,
        typer.Option("--as", metavar="NAME=SEAT", help="cli.chart.as"),
    ] = None,
) -> None:
    """Enter a finished game: from `calico play`, from a table, from anywhere."""
    record, household = read_record(file), load_household()
    game = claims.played(record, household, claims.seats_named(record, household, seats or []))
    household = change_household(lambda current: current.enter(game))
    _print("chart.entered", game=game.id[:8])
    keyboard = Keyboard(console())
    live = keyboard if keyboard.is_live and file != "-" else None
    claims.offer(household, game, live, console())


@chart.command()
def claim(
    name: PersonName,
    achievement: Annotated[
        str, typer.Argument(metavar="ACHIEVEMENT", help="cli.chart.achievement")
    ],
    game: Annotated[str | None, typer.Option("--game", metavar="ID", help="cli.chart.game")] = None,
) -> None:
    """Claim an achievement from a game that was won: one from each game (R9.2)."""
    household = load_household()
    games = claims.game_to_claim(household, name, achievement, game)
    keyboard, chosen = Keyboard(console()), 0
    if len(games) > 1:
        if not keyboard.is_live:
            known = ", ".join(each.id[:8] for each in games)
            raise HouseholdError("which-game", text=achievement, known=known)
        for number, each in enumerate(games, start=1):
            names = ", ".join(seat.name for seat in each.facts.seats)
            _print("chart.game-line", n=number, date=chart_page.day(each.at), names=names)
        answer = claims.choose(len(games), say("chart.asked-game"), keyboard, console())
        if answer is None:
            return
        chosen = answer
    wanted = Claim(household.person(name), achievement, games[chosen].id, claims.now())
    claims.claim(wanted, console())


@chart.command("export")
def export_to(file: Document) -> None:
    """Write the household as one JSON document, as a backup or for another machine."""
    text = dumps(load_household())
    if file == "-":
        print_bytes(text)
        return
    write_new(Path(file), text)
    _print("chart.exported", path=file)


@chart.command("import")
def import_from(file: Document) -> None:
    """Add what is in a document to the household: all of it, or nothing if anything is wrong."""
    theirs = read_document(read_bytes(file))
    after = change_household(lambda mine: merge(mine, theirs))
    games, claims = len(after.games), len(after.claims)
    _print("chart.imported", people=len(after.people), games=games, claims=claims)


@chart.command()
def stats(
    name: PersonName,
    as_json: AsJson = False,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="cli.chart.plot")
    ] = None,
) -> None:
    """Print statistics of a person: scores, cats, goals and win rates."""
    print_statistics(load_household(), name, as_json=as_json, plot=plot)


def print_statistics(
    household: Household, name: str, *, as_json: bool = False, plot: Path | None = None
) -> None:
    """Print the statistics of ``name``, and draw the scores into ``plot``."""
    check_plot(plot)
    check_one([("--json", as_json), ("--plot", is_standard(plot))])
    found, person = statistics_of(household, name), household.person(name)
    if plot is not None:
        with opened(plot) as stream:
            stream.write(statistics.picture(found, person))
    if as_json:
        plain = {"name": person, **found.to_dict()}
        print_bytes(json.dumps(plain, ensure_ascii=False) + "\n")
    else:
        out = console(stderr=is_standard(plot))
        out.print(*statistics.pages(found, person), sep="\n")


def _change(change: Callable[[Household], Household], key: str, name: str) -> None:
    change_household(change)
    _print(key, name=name)


def _print(key: str, **details: object) -> None:
    print_sentence(console(), say(key, **details))

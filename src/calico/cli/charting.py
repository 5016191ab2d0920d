"""The commands of ``calico chart``: each a few lines."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from calico.cli.options import AsJson
from calico.cli.usage import help_alone

if TYPE_CHECKING:
    from calico.campaign.household import Household

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
    import json

    from calico.cli import chart as drawing
    from calico.cli import home
    from calico.cli.screen import console, print_sentence

    household = home.household()
    if as_json:
        text = json.dumps(drawing.plain(household), ensure_ascii=False, indent=2)
        sys.stdout.buffer.write(text.encode() + b"\n")
    else:
        for page in drawing.pages(household):
            if isinstance(page, str):
                print_sentence(console(), page)
            else:
                console().print(page)


@person.callback()
def people(context: typer.Context) -> None:
    """Say what can be done, unless it was said."""
    help_alone(context)


@person.command("add")
def add_person(name: PersonName) -> None:
    """Add somebody to the household."""
    _change(lambda household: household.add(name), "household.person-added", name)


@person.command("rename")
def rename_person(
    name: PersonName,
    new: Annotated[str, typer.Argument(metavar="NEW", help="cli.chart.new-name")],
) -> None:
    """Call somebody something else: games and claims stay theirs."""
    _change(lambda household: household.rename(name, new), "household.person-renamed", new)


@person.command("remove")
def remove_person(name: PersonName) -> None:
    """Take somebody and their claims out of the household."""
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
    from calico.cli import claiming, home
    from calico.cli.keyboard import Keyboard
    from calico.cli.scoring import read_record
    from calico.cli.screen import console

    record, household = read_record(file), home.household()
    game = claiming.played(record, household, claiming.seats_named(record, household, seats or []))
    household = home.change(lambda current: current.enter(game))
    _tell("chart.entered", game=game.id[:8])
    keyboard = Keyboard(console())
    live = keyboard if keyboard.is_live and file != "-" else None
    claiming.offer(household, game, live, console())


@chart.command()
def claim(
    name: PersonName,
    achievement: Annotated[
        str, typer.Argument(metavar="ACHIEVEMENT", help="cli.chart.achievement")
    ],
    game: Annotated[str | None, typer.Option("--game", metavar="ID", help="cli.chart.game")] = None,
) -> None:
    """Claim an achievement from a game that was won: one from each game (R9.2)."""
    from calico.campaign.household import Claim
    from calico.cli import claiming, home
    from calico.cli.chart import day
    from calico.cli.keyboard import Keyboard
    from calico.cli.screen import console
    from calico.errors import HouseholdError

    household = home.household()
    games = claiming.game_to_claim(household, name, achievement, game)
    keyboard, chosen = Keyboard(console()), 0
    if len(games) > 1:
        if not keyboard.is_live:
            known = ", ".join(each.id[:8] for each in games)
            raise HouseholdError("which-game", text=achievement, known=known)
        for number, each in enumerate(games, start=1):
            names = ", ".join(seat.name for seat in each.facts.seats)
            _tell("chart.game-line", n=number, date=day(each.at), names=names)
        from calico.lang import say

        answer = claiming.choose(len(games), say("chart.asked-game"), keyboard, console())
        if answer is None:
            return
        chosen = answer
    wanted = Claim(household.person(name), achievement, games[chosen].id, claiming.now())
    claiming.claim(wanted, console())


@chart.command("export")
def export_to(file: Document) -> None:
    """Write the household as one JSON document: to keep, or to bring to another machine."""
    from calico.campaign.document import dumps
    from calico.cli import home
    from calico.cli.save import write_new

    text = dumps(home.household())
    if file == "-":
        sys.stdout.buffer.write(text.encode())
        return
    write_new(Path(file), text)
    _tell("chart.exported", path=file)


@chart.command("import")
def import_from(file: Document) -> None:
    """Add what is in a document to the household: all of it, or nothing if anything is wrong."""
    from calico.campaign.document import merge
    from calico.cli import home
    from calico.cli.scoring import read_bytes

    theirs = home.read_document(read_bytes(file))
    after = home.change(lambda mine: merge(mine, theirs))
    games, claims = len(after.games), len(after.claims)
    _tell("chart.imported", people=len(after.people), games=games, claims=claims)


@chart.command()
def stats(
    name: PersonName,
    as_json: AsJson = False,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="cli.chart.plot")
    ] = None,
) -> None:
    """The games of a person in numbers: scores, cats and goals that serve them, and win rates."""
    from calico.cli import home, statistics

    text = statistics.show(home.household(), name, as_json=as_json, plot=plot)
    sys.stdout.buffer.write(text.encode())


def _change(work: Callable[[Household], Household], key: str, name: str) -> None:
    from calico.cli import home

    home.change(work)
    _tell(key, name=name)


def _tell(key: str, **details: object) -> None:
    from calico.cli.screen import console, print_sentence
    from calico.lang import say

    print_sentence(console(), say(key, **details))

"""What is in the box, told in the terminal."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from calico import __version__
from calico.box import BUTTONS_PER_COLOUR, CREDITS, EDITIONS, RAINBOW_BUTTONS, Component
from calico.box.editions import FEWEST_PLAYERS, MOST_PLAYERS
from calico.cli import side
from calico.cli.screen import console
from calico.lang import listed, say


def box_json() -> str:
    """The box as one JSON object, as it goes over the wire."""
    from calico.table.schema.box import box_view

    return box_view().model_dump_json(indent=2) + "\n"


def print_box() -> None:
    """Print the components edition by edition, what a quilt is, and who made the game."""
    out = console()
    out.print(Text(say("web.nav.box"), side.TITLE), say("box.lead"), "", sep="\n")
    for what in Component:
        why = say(f"box.part.{what}-why", colour=BUTTONS_PER_COLOUR, rainbow=RAINBOW_BUTTONS)
        out.print(Text.assemble((say(f"box.part.{what}"), side.GOOD), f": {why}"))
    out.print("", _table(), say("box.legend", untold=say("box.not-told")), sep="\n")
    for edition in EDITIONS.values():
        first = say(f"box.first.{edition.first}")
        out.print(f"{say('box.first')}, {say(f'box.edition.{edition.id}')}: {first}")
    for key in ("box.quilt", "box.cats-see"):
        out.print("", Text(say(key), side.TITLE), say(f"{key}-text"), sep="\n")
    out.print("", Text(say("about.made"), side.TITLE), sep="\n")
    for role, names in CREDITS.items():
        out.print(f"{say(f'about.role.{role}')}: {listed(names)}", markup=False)
    out.print("", say("about.respect-text"), "", sep="\n")
    out.print(say("about.program-text", version=__version__))


def _table() -> Table:
    table = Table(title=say("box.editions"), title_justify="left", title_style="bold", box=ROUNDED)
    table.add_column(say("box.component"))
    for edition in EDITIONS:
        table.add_column(say(f"box.edition.{edition}"), justify="right")
    for what in Component:
        counts = (edition.components[what] for edition in EDITIONS.values())
        table.add_row(say(f"box.part.{what}"), *map(_count, counts))
    table.add_section()
    players = f"{FEWEST_PLAYERS}–{MOST_PLAYERS}"
    table.add_row(say("box.players"), *(players for _ in EDITIONS))
    ages = (edition.age for edition in EDITIONS.values())
    untold = say("box.not-told")
    table.add_row(say("box.age"), *(say("box.age-from", n=n) if n else untold for n in ages))
    times = (edition.minutes for edition in EDITIONS.values())
    table.add_row(
        say("box.minutes"), *(f"{time[0]}–{time[1]}" if time else untold for time in times)
    )
    return table


def _count(count: int | None) -> str:
    if count is None:
        return say("box.not-told")
    return str(count) if count else say("box.none")

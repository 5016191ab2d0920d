"""``calico box``: what is in the box of each printed edition."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from calico import __version__
from calico.box import BUTTONS_PER_COLOUR, CREDITS, EDITIONS, RAINBOW_BUTTONS, Component
from calico.box.editions import FEWEST_PLAYERS, MOST_PLAYERS
from calico.cli.files.output import print_bytes
from calico.cli.options.files import AsJson
from calico.cli.terminal import styles
from calico.cli.terminal.screen import console
from calico.lang import listed, say


def box(as_json: AsJson = False) -> None:
    """What is in the box of each printed edition, what a quilt is, and who made the game."""
    if as_json:
        from calico.table.schema.box import box_view

        print_bytes(box_view().model_dump_json(indent=2) + "\n")
    else:
        _print()


def _print() -> None:
    """Print the components edition by edition, what a quilt is, and who made the game."""
    out = console()
    out.print(Text(say("web.nav.box"), styles.TITLE), say("box.lead"), "", sep="\n")
    for what in Component:
        why = say(f"box.part.{what}-why", colour=BUTTONS_PER_COLOUR, rainbow=RAINBOW_BUTTONS)
        name = say(f"box.part.{what}")
        line = Text(say("cli.labelled", label=name, text=why))
        line.stylize(styles.GOOD, 0, len(name))
        out.print(line)
    out.print("", _table(), say("box.legend", untold=say("box.not-told")), sep="\n")
    for edition in EDITIONS.values():
        first = say(f"box.first.{edition.first}")
        label = f"{say('box.first')}, {say(f'box.edition.{edition.id}')}"
        out.print(say("cli.labelled", label=label, text=first))
    for key in ("box.quilt", "box.cats-see"):
        out.print("", Text(say(key), styles.TITLE), say(f"{key}-text"), sep="\n")
    out.print("", Text(say("about.made"), styles.TITLE), sep="\n")
    for role, names in CREDITS.items():
        label = say(f"about.role.{role}")
        out.print(say("cli.labelled", label=label, text=listed(names)), markup=False)
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

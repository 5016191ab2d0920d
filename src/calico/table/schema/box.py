"""What goes over the wire about the box: its printed editions, and who made the game."""

from __future__ import annotations

from functools import cache

from calico import __version__
from calico.box import BUTTONS_PER_COLOUR, CREDITS, EDITIONS, RAINBOW_BUTTONS
from calico.box.editions import FEWEST_PLAYERS, MOST_PLAYERS
from calico.table.schema.fields import Message


class EditionView(Message):
    """The contents of the box of a printed edition, by its rulebook."""

    edition: str
    """`pl`, `fr`, `pt-BR`, `de` or `prototype`; the words are `box.edition.` and this."""
    components: dict[str, int | None]
    """How many of each, its words `box.part.` and the id; 0 for what the rulebook does not list,
    nothing where it gives no figure."""
    age: int | None
    minutes: list[int] | None
    """From and to."""
    first: str
    """Who starts: `petted`, `petted_or_youngest` or `adopted` (R2.6)."""


class CreditView(Message):
    """A person who worked on the game."""

    role: str
    """Its words are `about.role.` and this."""
    names: list[str]


class BoxView(Message):
    """What is in the box, and who made it."""

    version: str
    """The release of this program."""
    players: list[int]
    """From and to."""
    buttons_per_colour: int
    rainbow_buttons: int
    editions: list[EditionView]
    credits: list[CreditView]


@cache
def box_view() -> BoxView:
    """The box, as plain facts."""
    return BoxView(
        version=__version__,
        players=[FEWEST_PLAYERS, MOST_PLAYERS],
        buttons_per_colour=BUTTONS_PER_COLOUR,
        rainbow_buttons=RAINBOW_BUTTONS,
        editions=[
            EditionView(
                edition=edition.id,
                components={str(what): count for what, count in edition.components.items()},
                age=edition.age,
                minutes=list(edition.minutes) if edition.minutes else None,
                first=edition.first,
            )
            for edition in EDITIONS.values()
        ],
        credits=[CreditView(role=role, names=list(names)) for role, names in CREDITS.items()],
    )

"""The options that describe a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from calico.errors import SetupError
from calico.lang import names as names_chosen
from calico.rules.options import Options

_GAME = "cli.panel.game"
_LUCK = "cli.panel.luck"

Names = Annotated[
    list[str] | None,
    typer.Option("--name", "-n", metavar="NAME", help="cli.option.name"),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        "-b",
        metavar="KIND",
        help="cli.option.bot",
    ),
]
Setup = Annotated[
    str | None,
    typer.Option(
        "--setup",
        "-s",
        metavar="SETUP",
        help="cli.option.setup",
        rich_help_panel=_GAME,
    ),
]
Edition = Annotated[
    str,
    typer.Option(
        "--edition",
        metavar="EDITION",
        help="cli.option.edition",
        rich_help_panel=_GAME,
    ),
]
Variants = Annotated[
    list[str] | None,
    typer.Option(
        "--variant",
        "-v",
        metavar="VARIANT",
        help="cli.option.variant",
        rich_help_panel=_GAME,
    ),
]
Restriction = Annotated[
    str | None,
    typer.Option(
        "--restriction",
        metavar="KIND",
        help="cli.option.restriction",
        rich_help_panel=_GAME,
    ),
]
Scenario = Annotated[
    int | None,
    typer.Option("--scenario", metavar="1-10", help="cli.option.scenario", rich_help_panel=_GAME),
]
Cats = Annotated[
    str | None,
    typer.Option(
        "--cats",
        metavar="A,B,C",
        help="cli.option.cats",
        rich_help_panel=_GAME,
    ),
]
Boards = Annotated[
    str | None,
    typer.Option(
        "--boards",
        metavar="A,...",
        help="cli.option.boards",
        rich_help_panel=_LUCK,
    ),
]
Goals = Annotated[
    list[str] | None,
    typer.Option(
        "--goals",
        metavar="NAME=X,Y,Z",
        help="cli.option.goals",
        rich_help_panel=_GAME,
    ),
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="cli.option.seed", rich_help_panel=_LUCK),
]
First = Annotated[
    str | None,
    typer.Option(
        "--first",
        metavar="NAME",
        help="cli.option.first",
        rich_help_panel=_LUCK,
    ),
]


def read_options(
    *,
    setup: str | None,
    edition: str,
    variants: Sequence[str] | None,
    restriction: str | None,
    scenario: int | None,
    default: str = "standard",
) -> Options:
    """The options of a game as typed; ``default`` is the setup if none is named."""
    return Options.from_ids(
        setup=setup_id(setup, edition, default),
        edition=edition,
        variants=variants or (),
        restriction=restriction,
        scenario=scenario,
    )


def setup_id(text: str | None, edition: str, default: str = "standard") -> str:
    """The id of the setup called ``text``; the prototype edition has its own names (R10)."""
    if text is None:
        return default
    if "prototype" not in (edition, names_chosen()):
        return text
    ids = {"standard": "beginner", "advanced": "standard"}
    if text not in ids:
        raise SetupError("unknown-setup", rule="R2", text=text, known=", ".join(ids))
    return ids[text]


def split_commas(text: str | None) -> list[str] | None:
    """The words of a list with commas."""
    return None if text is None else [word.strip() for word in text.split(",")]

"""The options that several commands share, and the game they describe."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from calico.errors import CalicoError, SetupError
from calico.lang import names as names_chosen
from calico.rules.game import Game
from calico.rules.setup import check_name

_GAME = "cli.panel.game"
_LUCK = "cli.panel.luck"
_WORK = "cli.panel.work"

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

AgentNames = Annotated[
    list[str],
    typer.Argument(
        metavar="AGENT",
        help="cli.option.agents",
    ),
]
Games = Annotated[int, typer.Option("--games", "-g", metavar="N", help="cli.option.games")]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        metavar="N",
        min=1,
        help="cli.option.jobs",
        rich_help_panel=_WORK,
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="cli.option.ray",
        rich_help_panel=_WORK,
    ),
]
Patience = Annotated[
    float | None,
    typer.Option(
        "--patience",
        metavar="SECONDS",
        min=0.001,
        help="cli.option.patience",
        rich_help_panel=_WORK,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="cli.option.json")]
TableFile = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="cli.option.csv")]
PlotFile = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE.svg", help="cli.option.plot")
]
ResultsFile = Annotated[
    Path | None, typer.Option("--results", metavar="FILE", help="cli.option.results")
]

BOT_NAMES = ("Pim", "Quill", "Tansy", "Bobbin")


def new_game(
    *,
    names: Sequence[str] | None,
    bots: Sequence[str] | None = None,
    setup: str = "standard",
    edition: str = "final",
    variants: Sequence[str] | None = None,
    restriction: str | None = None,
    scenario: int | None = None,
    cats: str | None = None,
    boards: str | None = None,
    seed: str | None = None,
    first: str | None = None,
) -> tuple[Game, dict[str, str]]:
    """The game that the options describe, and which of its players are bots of which kind."""
    people = list(names or ["Ari"])
    kinds = dict(zip((n for n in BOT_NAMES if n not in people), bots or [], strict=False))
    game = Game.new(
        [*people, *kinds],
        seed=seed,
        setup=setup,
        edition=edition,
        variants=variants or (),
        restriction=restriction,
        scenario=scenario,
        cats=words_of(cats),
        boards=words_of(boards),
        first=first,
    )
    return game, kinds


def login_name() -> str | None:
    """What somebody logs in as, as a name; a container may know nobody by the number it runs as."""
    try:
        name = getpass.getuser().capitalize()
        check_name(name)
    except (CalicoError, KeyError, OSError, ImportError):
        return None
    return name


def setup_id(text: str | None, edition: str, default: str = "standard") -> str:
    """The id of the setup that somebody calls ``text``; the prototype has its own names (R10)."""
    if text is None:
        return default
    if "prototype" not in (edition, names_chosen()):
        return text
    ids = {"standard": "beginner", "advanced": "standard"}
    if text not in ids:
        raise SetupError("unknown-setup", rule="R2", text=text, known=", ".join(ids))
    return ids[text]


def words_of(text: str | None) -> list[str] | None:
    """The words of a list with commas."""
    return None if text is None else [word.strip() for word in text.split(",")]

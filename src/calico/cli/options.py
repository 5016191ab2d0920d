"""The options that several commands share, and the game they describe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from calico.errors import SetupError
from calico.rules.game import Game

_GAME = "The game"
_LUCK = "Luck"
_WORK = "The work"

Names = Annotated[
    list[str] | None,
    typer.Option("--name", "-n", help="A player's name, in turn order; once for each player."),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        "-b",
        metavar="KIND",
        help="A bot at the table: `gentle`, `decent`, `strong` or `master`; "
        "`master:0.5s` thinks for half a second.",
    ),
]
Setup = Annotated[
    str,
    typer.Option(
        "--setup",
        "-s",
        metavar="SETUP",
        help="`beginner` (given cats and goals) or `standard` (cats dealt, goals chosen).",
        rich_help_panel=_GAME,
    ),
]
Edition = Annotated[
    str,
    typer.Option(
        "--edition",
        metavar="EDITION",
        help="`final` or `prototype`: they break ties differently.",
        rich_help_panel=_GAME,
    ),
]
Variants = Annotated[
    list[str] | None,
    typer.Option(
        "--variant",
        "-v",
        metavar="VARIANT",
        help="`family`, `lower_variance` or `open_hands`; may be given several times.",
        rich_help_panel=_GAME,
    ),
]
Restriction = Annotated[
    str | None,
    typer.Option(
        "--restriction",
        metavar="NAME",
        help="`adjacent_only`, `both_ways_only`, `no_hand`, `same_colour_only` or "
        "`same_pattern_only`.",
        rich_help_panel=_GAME,
    ),
]
Scenario = Annotated[
    int | None,
    typer.Option("--scenario", metavar="1-10", help="A scenario.", rich_help_panel=_GAME),
]
Cats = Annotated[
    str | None,
    typer.Option(
        "--cats",
        metavar="A,B,C",
        help="Three cats from three tiles, instead of luck: `millie,rumi,leo`.",
        rich_help_panel=_GAME,
    ),
]
Boards = Annotated[
    str | None,
    typer.Option(
        "--boards",
        metavar="A,...",
        help="A board for each player: blue, green, purple, yellow.",
        rich_help_panel=_LUCK,
    ),
]
Goals = Annotated[
    list[str] | None,
    typer.Option(
        "--goals",
        metavar="NAME=X,Y,Z",
        help="The goals a player puts on b3, c4 and d2: `Ari=ABCDEF,AABBCC,AAABBB`.",
        rich_help_panel=_GAME,
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(
        "--seed", metavar="TEXT", help="The same seed deals the same game.", rich_help_panel=_LUCK
    ),
]
First = Annotated[
    str | None,
    typer.Option(
        "--first",
        metavar="NAME",
        help="Who starts, or `random`; else the first named.",
        rich_help_panel=_LUCK,
    ),
]

AgentNames = Annotated[
    list[str],
    typer.Argument(
        metavar="AGENT...",
        help="Who plays; `master:0.5s` may think half a second a move, `master:1000` may run a "
        "thousand simulations.",
    ),
]
Games = Annotated[int, typer.Option("--games", "-g", metavar="N", help="How many games.")]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        metavar="N",
        min=1,
        help="Games at a time; else as many as there are cores.",
        rich_help_panel=_WORK,
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on this Ray cluster; `local` starts one here.",
        rich_help_panel=_WORK,
    ),
]
Patience = Annotated[
    float | None,
    typer.Option(
        "--patience",
        metavar="SECONDS",
        min=0.001,
        help="After how long without an answer an agent has lost; else a minute and much more "
        "than its limit.",
        rich_help_panel=_WORK,
    ),
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
        _turn_order([*people, *kinds], first),
        seed=seed,
        setup=setup,
        edition=edition,
        variants=variants or (),
        restriction=restriction,
        scenario=scenario,
        cats=words_of(cats),
        boards=words_of(boards),
    )
    return game, kinds


def words_of(text: str | None) -> list[str] | None:
    """The words of a list with commas."""
    return None if text is None else [word.strip() for word in text.split(",")]


def _turn_order(names: list[str], first: str | None) -> list[str]:
    """``names`` turned so that ``first`` starts (R2.6)."""
    if first is None:
        return names
    if first == "random":
        import secrets

        start = secrets.randbelow(len(names))
    elif first in names:
        start = names.index(first)
    else:
        raise SetupError("first-unknown", rule="R2.6", text=first, known=", ".join(names))
    return names[start:] + names[:start]

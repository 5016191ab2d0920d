"""``calico play``: a whole game at this keyboard."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from calico.cli.options.game import (
    Boards,
    Bots,
    Cats,
    Edition,
    First,
    Names,
    Restriction,
    Scenario,
    Seed,
    Setup,
    Variants,
    read_options,
    split_commas,
)
from calico.rules.game import Game


def play(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli.play.file")] = None,
    names: Names = None,
    bots: Bots = None,
    setup: Setup = None,
    edition: Edition = "final",
    variants: Variants = None,
    restriction: Restriction = None,
    scenario: Scenario = None,
    cats: Cats = None,
    boards: Boards = None,
    seed: Seed = None,
    first: First = None,
    resume: Annotated[bool, typer.Option("--resume", "-r", help="cli.play.resume")] = False,
) -> None:
    """Play a whole game at this keyboard: alone, with bots, or with up to four people."""
    from calico.cli.play import start

    if file is not None or resume:
        start.resume(file)
    elif not (names or bots or scenario) and sys.stdin.isatty():
        start.ask(seed)
    else:
        options = read_options(
            setup=None if scenario else setup,
            edition=edition,
            variants=variants,
            restriction=restriction,
            scenario=scenario,
            default="standard" if scenario else "beginner",
        )
        people = list(names or ["Ari"])
        kinds = start.name_bots(bots or [], people)
        game = Game.new(
            [*people, *kinds],
            options=options,
            seed=seed,
            cats=split_commas(cats),
            boards=split_commas(boards),
            first=first,
        )
        start.begin(game, kinds)

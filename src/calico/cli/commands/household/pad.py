"""``calico pad``: the score of a game that was played on a real table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from calico.campaign.pad.pad import evaluate
from calico.cli.files.output import check_one, is_standard, print_json
from calico.cli.options.files import AsJson
from calico.cli.options.game import (
    Edition,
    Restriction,
    Scenario,
    Setup,
    Variants,
    read_options,
)
from calico.cli.play import pad as pads
from calico.cli.terminal.pad import print_pad
from calico.cli.terminal.screen import console


def pad(
    file: Annotated[
        str | None,
        typer.Argument(metavar="FILE", help="cli.option.sheet"),
    ] = None,
    setup: Setup = None,
    edition: Edition = "final",
    variants: Variants = None,
    restriction: Restriction = None,
    scenario: Scenario = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli.option.save-sheet")
    ] = None,
    enter: Annotated[bool, typer.Option("--enter", help="cli.option.enter")] = False,
    as_json: AsJson = False,
) -> None:
    """Add up a game that was played on a real table."""
    check_one([("--json", as_json), ("--save", is_standard(save))])
    out = console(stderr=is_standard(save))
    if file is None:
        options = read_options(
            setup=None if scenario else setup,
            edition=edition,
            variants=variants,
            restriction=restriction,
            scenario=scenario,
        )
        sheet = pads.ask(options, save, out)
    else:
        sheet = pads.read_sheet(file)
    game = pads.enter(sheet) if enter else None
    if as_json:
        print_json(evaluate(sheet).to_dict())
    else:
        print_pad(sheet, out)
        if game:
            pads.offer(game, out, ask=file != "-")
    if save is not None:
        pads.write_sheet(save, sheet)
    raise typer.Exit(int(pads.is_wrong(sheet)))

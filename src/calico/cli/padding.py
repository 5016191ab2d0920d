"""``calico pad``: what it says about itself, and who does the work."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from calico.cli.options import AsJson, Edition, Restriction, Scenario, Setup, Variants, setup_id


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
    from calico.cli import pads
    from calico.cli.output import check_one, is_standard
    from calico.cli.screen import console
    from calico.rules.options import Options

    check_one([("--json", as_json), ("--save", is_standard(save))])
    out = console(stderr=is_standard(save))
    if file is None:
        options = Options.from_ids(
            setup="standard" if scenario else setup_id(setup, edition),
            edition=edition,
            variants=variants or [],
            restriction=restriction,
            scenario=scenario,
        )
        sheet = pads.ask(options, save, out)
    else:
        sheet = pads.read_sheet(file)
    game = pads.enter(sheet) if enter else None
    if as_json:
        sys.stdout.buffer.write(pads.pad_json(sheet).encode())
        sys.stdout.flush()
    else:
        pads.print_pad(sheet, out)
        if game:
            pads.offer(game, out, ask=file != "-")
    if save is not None:
        pads.write_sheet(save, sheet)
    raise typer.Exit(int(pads.is_wrong(sheet)))

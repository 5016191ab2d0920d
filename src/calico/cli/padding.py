"""``calico pad``: what it says about itself, and who does the work."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from calico.cli.options import Edition, Restriction, Scenario, Setup, Variants


def pad(
    file: Annotated[
        str | None,
        typer.Argument(metavar="[FILE]", help="A sheet as JSON, or `-` for standard input."),
    ] = None,
    setup: Setup = "standard",
    edition: Edition = "final",
    variants: Variants = None,
    restriction: Restriction = None,
    scenario: Scenario = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the sheet, to go on later.")
    ] = None,
    enter: Annotated[
        bool, typer.Option("--enter", help="Enter the game in the chart of the household.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Add up a game that was played on a real table.

    `calico pad` asks for cats, goals and quilts, row by row; `calico pad sheet.json` reads them.
    Goals are counted exactly. Of buttons and cats it knows what any order of placement could have
    earned, and asks for the tokens that lie there where more than one number is possible. The
    options about the game are for when it asks; a sheet says itself what was played. Exit status 1
    when something on the sheet cannot be.
    """
    from calico.cli import pads

    if file is None:
        from calico.cli.pad_questions import asked

        sheet = asked(
            setup="standard" if scenario else setup,
            edition=edition,
            variants=variants or [],
            restriction=restriction,
            scenario=scenario,
        )
    else:
        sheet = pads.read_sheet(file)
    if save is not None:
        save.write_text(sheet.dumps(), encoding="utf-8")
    game = pads.enter(sheet) if enter else None
    if as_json:
        sys.stdout.buffer.write(pads.pad_json(sheet).encode())
        sys.stdout.flush()
    else:
        pads.print_pad(sheet)
        if game:
            pads.offer(game, ask=file != "-")
    raise typer.Exit(int(pads.is_wrong(sheet)))

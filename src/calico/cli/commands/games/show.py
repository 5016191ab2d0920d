"""``calico show``: the quilts of a record."""

from __future__ import annotations

from typing import Annotated

import typer

from calico.cli.files.output import print_bytes
from calico.cli.files.records import read_record
from calico.cli.options.files import RecordFile
from calico.cli.terminal import drawing
from calico.cli.terminal.screen import console


def show(
    file: RecordFile,
    move: Annotated[
        int | None, typer.Option("--move", "-m", metavar="N", min=0, help="cli.option.move")
    ] = None,
    svg: Annotated[bool, typer.Option("--svg", help="cli.option.svg")] = False,
) -> None:
    """Draw the quilts of a record, in colour; patterns can be told apart without it."""
    game = read_record(file).replay(move)
    if svg:
        print_bytes(drawing.to_svg(game))
    else:
        console().print(drawing.table(game))

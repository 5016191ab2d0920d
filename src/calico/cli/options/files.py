"""The options for what a command reads and prints."""

from __future__ import annotations

from typing import Annotated

import typer

RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="cli.option.record")]
AsJson = Annotated[bool, typer.Option("--json", help="cli.option.json")]

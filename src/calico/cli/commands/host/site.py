"""``calico site``: the page as a folder of static files, which plays without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.files.output import print_json
from calico.cli.files.site import write_site
from calico.cli.options.files import AsJson
from calico.cli.terminal.screen import console, print_sentence
from calico.lang import number, say
from calico.table.http.settings import WEB


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli.site.folder")],
    as_json: AsJson = False,
) -> None:
    """Write the page as static files."""
    written = write_site(WEB, folder)
    if as_json:
        print_json({"folder": str(folder), **written._asdict()})
        return
    size = number(written.bytes / 1e6, 1)
    terminal = console()
    print_sentence(terminal, say("site.done", path=folder, n=written.files, size=size))
    print_sentence(terminal, say("site.try", path=folder))

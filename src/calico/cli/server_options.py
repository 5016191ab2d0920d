"""The options of ``calico serve``, each with its help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Host = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Where to listen; `0.0.0.0` is everywhere.")
]
Port = Annotated[
    int | None,
    typer.Option(metavar="N", min=0, max=65535, help="8017, or the next that is free."),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="A file for SQLite, or `postgresql+asyncpg://...`; else in your data folder.",
    ),
]
KeyFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="The secret that signs cookies; made if missing."),
]
Show = Annotated[
    bool | None, typer.Option("--open/--no-open", help="Open the address in the browser.")
]
Proxy = Annotated[
    str | None,
    typer.Option(metavar="ADDRESSES", help="Reverse proxies to believe, such as `127.0.0.1`."),
]
ServerNames = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="NAME", help="A name this server is called by."),
]
Pace = Annotated[
    float, typer.Option(metavar="SECONDS", min=0, help="How long a bot takes at least.")
]
Thinkers = Annotated[int, typer.Option(metavar="N", min=1, help="How many bots may think at once.")]
WorkerCount = Annotated[
    int, typer.Option(metavar="N", min=1, help="Server processes; needs PostgreSQL.")
]
LimitFactor = Annotated[
    float, typer.Option(metavar="FACTOR", min=0, help="Wider rate limits; 0 for none.")
]
JsonLogs = Annotated[bool, typer.Option("--json-logs", help="Log every request as a line of JSON.")]
Web = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", envvar="CALICO_WEB", help="Another build of the browser client."
    ),
]
Descriptor = Annotated[int | None, typer.Option("--fd", hidden=True)]

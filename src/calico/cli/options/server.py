"""The options of the commands that run a server or copy its database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Host = Annotated[str, typer.Option(metavar="ADDRESS", help="cli.serve.host")]
Port = Annotated[
    int | None,
    typer.Option(metavar="N", min=0, max=65535, help="cli.serve.port"),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="CALICO_DATABASE",
        help="cli.serve.database",
    ),
]
DatabaseFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="cli.serve.database-file"),
]
WaitSeconds = Annotated[float, typer.Option(metavar="SECONDS", min=0, help="cli.serve.wait")]
KeyFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="cli.serve.key"),
]
Show = Annotated[bool | None, typer.Option("--open/--no-open", help="cli.serve.open")]
Proxy = Annotated[
    str | None,
    typer.Option(metavar="ADDRESSES", help="cli.serve.proxy"),
]
ServerNames = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="HOST", help="cli.serve.name"),
]
Pace = Annotated[float, typer.Option(metavar="SECONDS", min=0, help="cli.serve.pace")]
BotProcesses = Annotated[int, typer.Option(metavar="N", min=1, help="cli.serve.bots")]
WorkerCount = Annotated[int, typer.Option(metavar="N", min=1, help="cli.serve.workers")]
LimitFactor = Annotated[float, typer.Option(metavar="FACTOR", min=0, help="cli.serve.limits")]
JsonLogs = Annotated[bool, typer.Option("--json-logs", help="cli.serve.json-logs")]
Web = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", envvar="CALICO_WEB", help="cli.serve.web"),
]
Descriptor = Annotated[int | None, typer.Option("--fd", hidden=True)]
ParentDescriptor = Annotated[int | None, typer.Option("--parent", hidden=True)]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli.backup.file")]
Force = Annotated[bool, typer.Option("--force", help="cli.backup.force")]

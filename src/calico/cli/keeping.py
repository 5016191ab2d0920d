"""``calico backup`` and ``calico restore``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.server_options import Database, DatabaseFile
from calico.lang import say

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli.backup.file")]
Force = Annotated[bool, typer.Option("--force", help="cli.backup.force")]


def backup(
    file: BackupFile,
    database: Database = None,
    database_file: DatabaseFile = None,
    force: Force = False,
) -> None:
    """Copy the database of a server, which may be running, to a file."""
    from calico.table.server.run import Serving, database_of
    from calico.table.store.backup import back_up

    url = Serving(database=database_of(database, database_file)).url
    n = back_up(url, file.expanduser(), force=force)
    typer.echo(say("backup.done", n=n, path=file))


def restore(
    file: BackupFile,
    database: Database = None,
    database_file: DatabaseFile = None,
    force: Force = False,
) -> None:
    """Put a backup in the place of the database of a server that is stopped."""
    from calico.table.server.run import Serving, database_of
    from calico.table.store import backup as backups

    url = Serving(database=database_of(database, database_file)).url
    n = backups.restore(url, file.expanduser(), force=force)
    typer.echo(say("restore.done", n=n, path=file))

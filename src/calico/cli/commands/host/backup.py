"""``calico backup``: the database of a server, copied to a file."""

from __future__ import annotations

import typer

from calico.cli.options.server import BackupFile, Database, DatabaseFile, Force
from calico.lang import say
from calico.table.server.run import Serving, database_of


def backup(
    file: BackupFile,
    database: Database = None,
    database_file: DatabaseFile = None,
    force: Force = False,
) -> None:
    """Copy the database of a server, which may be running, to a file."""
    from calico.table.store import backup as backups

    url = Serving(database=database_of(database, database_file)).url
    n = backups.back_up(url, file.expanduser(), force=force)
    typer.echo(say("backup.done", n=n, path=file))

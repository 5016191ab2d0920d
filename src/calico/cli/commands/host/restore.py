"""``calico restore``: a backup in the place of a server's database."""

from __future__ import annotations

import typer

from calico.cli.options.server import BackupFile, Database, DatabaseFile, Force
from calico.lang import say
from calico.table.server.run import Serving, database_of


def restore(
    file: BackupFile,
    database: Database = None,
    database_file: DatabaseFile = None,
    force: Force = False,
) -> None:
    """Put a backup in the place of the database of a server that is stopped."""
    from calico.table.store import backup as backups

    url = Serving(database=database_of(database, database_file)).url
    n = backups.restore(url, file.expanduser(), force=force)
    typer.echo(say("restore.done", n=n, path=file))

"""Backups of an SQLite database: one file that is whole, checked and for its owner alone.

A backup is made while a server runs; it is restored while none does.  Neither leaves anything half
done: a copy is made beside its place and checked, and only then takes it.
"""

from __future__ import annotations

import os
import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import URL

from calico.errors import CalicoError, TableError
from calico.table.store.database import claim, database_url, lock_of, sqlite_file
from calico.table.store.metadata import HEAD


def back_up(database: str, target: Path, *, force: bool = False) -> int:
    """Copy the database at the URL ``database`` to the file ``target``; how many tables it has."""
    url = database_url(database)
    if url.drivername.startswith("postgresql"):
        raise CalicoError("backup-postgresql", path=target, url=_plain(url))
    source, target = sqlite_file(url), target.resolve()
    if not source.is_file():
        raise CalicoError("no-such-file", text=str(source))
    _check_target(source, target, force)
    with _beside(target) as copy:
        tables = _copied(source, copy)
        copy.replace(target)
    _sync_folder(target.parent)
    return tables


def restore(database: str, source: Path, *, force: bool = False) -> int:
    """Make the backup ``source`` the database at the URL ``database``; how many tables it has."""
    url = database_url(database)
    if url.drivername.startswith("postgresql"):
        raise CalicoError("restore-postgresql", path=source, url=_plain(url))
    if not source.is_file():
        raise CalicoError("no-such-file", text=str(source))
    source, target = source.resolve(), sqlite_file(url)
    _check_target(source, target, force)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    before = (target if target.exists() else target.parent).stat()
    try:
        lock = claim(target)
    except TableError:
        raise CalicoError("restore-in-use", text=str(target)) from None
    with closing(lock), _beside(target) as copy:
        tables = _copied(source, copy)
        if os.name == "posix" and os.geteuid() == 0:  # for a server that is another user
            for path in (copy, lock_of(target)):
                os.chown(path, before.st_uid, before.st_gid)
        _settle(target)
        copy.replace(target)
        _sync_folder(target.parent)
    return tables


def _plain(url: URL) -> str:
    """``url`` for the programs of PostgreSQL and a shell, without its password."""
    shown = url._replace(drivername="postgresql", password=None)  # set() takes no None
    return shlex.quote(shown.render_as_string())


def _check_target(source: Path, target: Path, force: bool) -> None:
    if target.exists() and source.samefile(target):
        raise CalicoError("backup-is-database", text=str(target))
    if target.exists() and not force:
        raise CalicoError("file-exists", text=str(target))


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A new, empty file in the folder of ``target``, gone in the end unless it was moved."""
    path = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise CalicoError("cannot-write", path=path, why=error.strerror) from None
    try:
        yield path
    finally:
        for leftover in (path, *_companions(path)):
            leftover.unlink(missing_ok=True)


def _companions(path: Path) -> list[Path]:
    """The files that SQLite keeps beside a database."""
    return [path.with_name(f"{path.name}-{what}") for what in ("wal", "shm", "journal")]


def _copied(source: Path, copy: Path) -> int:
    """Copy the database ``source`` as it is at one moment, and check what came of it."""
    # Without a -wal file nobody is writing to it, and it may lie where nothing can be written.
    how = "ro" if _companions(source)[0].exists() else "ro&immutable=1"
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode={how}", uri=True)) as theirs,
            closing(sqlite3.connect(copy, isolation_level=None)) as ours,
        ):
            theirs.backup(ours)
            ours.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            tables = _checked(source, ours)
    except sqlite3.Error as error:
        raise CalicoError("backup-damaged", text=str(source), why=error) from None
    with copy.open("rb") as stream:
        os.fsync(stream.fileno())
    return tables


def _checked(source: Path, copy: sqlite3.Connection) -> int:
    """How many tables the database has that was copied from ``source``, if it is sound."""
    found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":  # below a line that only names the database
        raise CalicoError("backup-damaged", text=str(source), why=found.splitlines()[-1])
    names = {name for (name,) in copy.execute("SELECT name FROM sqlite_master")}
    if not {"alembic_version", "tables", "lines"} <= names:
        raise CalicoError("no-backup", text=str(source))
    (revision,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision > HEAD:
        raise TableError("database-newer")
    tables: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    return tables


def _settle(target: Path) -> None:
    """Leave nothing beside the database ``target`` that SQLite would apply to its successor.

    What a killed server left in the -wal file goes into the database first: until that is replaced
    nothing of it is lost.
    """
    if target.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(target)) as old:  # it may be damaged
            old.execute("PRAGMA journal_mode=DELETE")
    for companion in _companions(target):
        companion.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Let the disk know which files are in ``folder``."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

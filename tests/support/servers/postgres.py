"""A real PostgreSQL for the tests, started by them and ended by them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

USER = "postgres"


def binaries() -> Path | None:
    """Where the programs of PostgreSQL are, if they are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


class Postgres:
    """A PostgreSQL that listens on a socket in a folder of its own."""

    def __init__(self, programs: Path, folder: Path, options: str) -> None:
        self._options = options
        self.folder = folder
        self._programs = programs
        self._data = str(folder / "data")
        # PostgreSQL refuses to run as root.
        self._as_user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        self._count = 0

    def make(self) -> None:
        if self._as_user:
            shutil.chown(self.folder, USER)
        self.run("initdb", "-D", self._data, "-U", USER, "-A", "trust")

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= {self._options}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", self._data, "-o", options, "-l", log)

    def stop(self, mode: str = "fast") -> None:
        """End this server and no other: the one whose process id is in its folder."""
        self.run("pg_ctl", "stop", "-m", mode, "-w", "-D", self._data)

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        self._count += 1
        name = f"calico_{os.getpid()}_{self._count}"
        self.run("createdb", "-h", str(self.folder), "-U", USER, name)
        return f"postgresql+asyncpg://{USER}@/{name}?host={self.folder}"

    def settle(self) -> None:
        """Be as one that has run for a while, with files for its log that are used again.

        A new one has to make and sync each of them, 16 MB, while everybody waits for a commit:
        120 to 250 ms on the disk that was measured.
        """
        step = "SELECT pg_logical_emit_message(true, '', 'used'), pg_switch_wal()"
        words = [word for _ in range(8) for word in ("-c", step)]
        self.run("psql", "-q", "-h", str(self.folder), "-U", USER, *words, "-c", "CHECKPOINT")

    def dump(self, url: str) -> str:
        """What is in a database, as SQL that any later PostgreSQL reads."""
        name = str(make_url(url).database)
        words = ("--no-owner", "--no-privileges", "--inserts", "-h", str(self.folder), "-U", USER)
        return self.run("pg_dump", *words, name)

    def load(self, path: Path) -> str:
        """The URL of a new database with what was dumped into the file ``path``."""
        url = self.new_database()
        sql = self.folder / "dump.sql"  # where the user of PostgreSQL may read it
        shutil.copyfile(path, sql)
        sql.chmod(0o644)
        words = ("-v", "ON_ERROR_STOP=1", "-q", "-h", str(self.folder), "-U", USER)
        self.run("psql", *words, "-f", str(sql), str(make_url(url).database))
        return url

    def run(self, program: str, *words: str) -> str:
        """What a program of PostgreSQL says."""
        command = [*self._as_user, str(self._programs / program), *words]
        with (
            (self.folder / "said").open("wb") as said,  # a pipe would wait for the server's end
            # It is waited for even if we are told to stop meanwhile: then we know what to end.
            subprocess.Popen(command, stdout=said, stderr=said, cwd=self.folder) as process,
        ):
            process.wait(120)
        text = (self.folder / "said").read_text(encoding="utf-8")
        assert process.returncode == 0, text
        return text


QUICK = "-c fsync=off"
"""Tests kill processes, never the machine, so that nothing need be on the disk itself."""


@contextmanager
def running(options: str = "") -> Iterator[Postgres]:
    """A server for as long as it is needed; said aloud where there is none, in CI a failure."""
    programs = binaries()
    if programs is None:
        if os.environ.get("CI") or os.environ.get("CALICO_CI"):
            pytest.fail("PostgreSQL is missing: install the Debian package postgresql")
        pytest.skip("PostgreSQL is missing: tables that many processes share are NOT tested")
    folder = Path(tempfile.mkdtemp(prefix="calico-pg-"))
    server = Postgres(programs, folder, options)
    try:
        server.make()
        server.start()
        yield server
    finally:
        if (folder / "data" / "postmaster.pid").exists():
            server.stop("immediate")  # its data goes with it
        shutil.rmtree(folder)

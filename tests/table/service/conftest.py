"""Where the tests of the service store: a new store of every kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.houses import memory, sqlite
from support.servers.postgres import Postgres


def _new(kind: str, request: pytest.FixtureRequest, path: Path) -> str:
    if kind == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()
    return {"memory": memory, "sqlite": sqlite}[kind](path)


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new store of any kind: what the service does, it does with all of them."""
    return _new(request.param, request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def sql_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database."""
    return _new(request.param, request, tmp_path)

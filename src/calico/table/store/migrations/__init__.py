"""How databases of earlier releases become those of this one; imported only when one is old."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from calico.errors import TableError


def upgrade(connection: sa.Connection) -> None:
    """Bring the database behind ``connection`` up to date, inside its transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # a revision that this release has never heard of
        raise TableError("database-newer") from None

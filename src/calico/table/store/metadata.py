"""The tables of the database.  A change here needs a migration, and a new :data:`HEAD`."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

HEAD: Final = "0004"
"""The newest migration; a database that has it needs no Alembic."""

metadata = sa.MetaData()
_id = sa.String(64)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", _id, primary_key=True),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Index("tables_open", "listed", "phase", "updated"),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("table_id", _id, primary_key=True),
    sa.Index("seats_of_table", "table_id"),
)
lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
bot_turns = sa.Table(
    "bot_turns",
    metadata,
    sa.Column("table_id", _id, primary_key=True),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("lease", sa.BigInteger, nullable=False),
    sa.Column("guest_id", _id, nullable=False, server_default=""),
    sa.Column("level", sa.Text, nullable=False, server_default=""),
    sa.Index("bot_turns_due", "due"),
    sa.Index("bot_turns_guest", "guest_id"),
)
"""Turns that bots have to take; ``guest_id`` made the table, and ``level`` is the next to act."""
dailies = sa.Table(
    "dailies",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("table_id", _id, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("over", sa.BigInteger),
    sa.Column("score", sa.Integer),
    sa.Column("goals", sa.Integer),
    sa.Column("cats", sa.Integer),
    sa.Column("buttons", sa.Integer),
    sa.Index("dailies_score", "day", "score"),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("called", sa.Text, nullable=False),
    sa.UniqueConstraint("guest_id", "called", name="people_called"),
)
"""Those of a household but for the guest, who is at place 0; ``called`` is the folded name."""
games = sa.Table(
    "games",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("id", _id, primary_key=True),
    sa.Column("digest", _id, nullable=False),
    sa.Column("source", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
    sa.UniqueConstraint("guest_id", "digest", name="games_digest"),
)
"""Finished games of a household: the record or the sheet, and what can be computed from it."""
sat = sa.Table(
    "sat",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("game_id", _id, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("called", sa.Text, nullable=False),
    sa.Column("place", sa.Integer),
)
"""Seats of these games that people of the household may have had."""
claims = sa.Table(
    "claims",
    metadata,
    sa.Column("guest_id", _id, primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("achievement", sa.String(40), primary_key=True),
    sa.Column("game_id", _id, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("guest_id", "place", "game_id", name="claims_of_game"),
)
"""What was claimed: an achievement once, and from a game at most one (R9.2)."""

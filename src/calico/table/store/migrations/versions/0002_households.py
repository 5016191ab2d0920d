"""Households: people, their games and what they claimed (R9)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of households; finished games come in when a household is looked at."""
    op.create_table(
        "people",
        sa.Column("guest_id", sa.String(64), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("called", sa.Text, nullable=False),
        sa.UniqueConstraint("guest_id", "called", name="people_called"),
    )
    op.create_table(
        "games",
        sa.Column("guest_id", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("source", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.UniqueConstraint("guest_id", "digest", name="games_digest"),
    )
    op.create_table(
        "sat",
        sa.Column("guest_id", sa.String(64), primary_key=True),
        sa.Column("game_id", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("called", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
    )
    op.create_table(
        "claims",
        sa.Column("guest_id", sa.String(64), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("achievement", sa.String(40), primary_key=True),
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("guest_id", "place", "game_id", name="claims_of_game"),
    )

"""The daily quilt: who played which day's, and how it ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of daily quilts."""
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("guest_id", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("over", sa.BigInteger),
        sa.Column("score", sa.Integer),
        sa.Column("goals", sa.Integer),
        sa.Column("cats", sa.Integer),
        sa.Column("buttons", sa.Integer),
    )
    op.create_index("dailies_score", "dailies", ["day", "score"])

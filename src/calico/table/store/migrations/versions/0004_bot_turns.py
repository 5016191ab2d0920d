"""Whose the turns of bots are, and which bot is to act: so that they can be taken fairly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add guest and level; turns that wait already are nobody's."""
    guest = sa.Column("guest_id", sa.String(64), nullable=False, server_default="")
    op.add_column("bot_turns", guest)
    op.add_column("bot_turns", sa.Column("level", sa.Text, nullable=False, server_default=""))
    op.create_index("bot_turns_guest", "bot_turns", ["guest_id"])

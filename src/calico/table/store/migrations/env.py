"""What Alembic runs: migrations on the connection that it was given."""

from __future__ import annotations

from alembic import context

from calico.table.store.metadata import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

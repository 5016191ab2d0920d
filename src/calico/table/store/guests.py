"""Guests: a name, an id, and the digest of a token."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.table.service.storage import StoredGuest
from calico.table.store.database import Database
from calico.table.store.metadata import guests
from calico.table.store.writer import Writer


class SqlGuests:
    """The guests of a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        """Reads from ``database`` and writes through ``writer``."""
        self._database = database
        self._writer = writer

    async def add(self, guest: StoredGuest, token_digest: str, created: int) -> None:
        """Store a new guest."""
        row = {"id": guest.id, "name": guest.name, "token": token_digest, "created": created}
        await self._writer.run(lambda connection: connection.execute(sa.insert(guests).values(row)))

    async def get(self, guest_id: str) -> StoredGuest | None:
        """The guest with that id."""
        return await self._find(guests.c.id == guest_id)

    async def with_token(self, token_digest: str) -> StoredGuest | None:
        """The guest whose token has that digest."""
        return await self._find(guests.c.token == token_digest)

    async def set_name(self, guest_id: str, name: str) -> bool:
        """Change the name of a guest; False if there is no such guest."""
        return await self._change(guest_id, name=name)

    async def set_token(self, guest_id: str, token_digest: str) -> bool:
        """Replace the token of a guest; False if there is no such guest."""
        return await self._change(guest_id, token=token_digest)

    async def _find(self, condition: sa.ColumnElement[bool]) -> StoredGuest | None:
        found = await self._database.rows(sa.select(guests.c.id, guests.c.name).where(condition))
        return StoredGuest(found[0].id, found[0].name) if found else None

    async def _change(self, guest_id: str, **values: Any) -> bool:
        async def update(connection: AsyncConnection) -> bool:
            statement = sa.update(guests).where(guests.c.id == guest_id).values(**values)
            return (await connection.execute(statement)).rowcount == 1

        return bool(await self._writer.run(update))

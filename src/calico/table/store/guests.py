"""People: a name, an id that nobody can guess, and a token that proves it on another device."""

from __future__ import annotations

import hashlib
import secrets

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.errors import TableError
from calico.rules.names import check_new_name
from calico.table.store.storage import GuestRow, Storage, guests, now
from calico.table.store.writer import Writer


class Guests:
    """All guests of a server."""

    def __init__(self, storage: Storage, writer: Writer) -> None:
        """Reads from ``storage`` and writes through ``writer``."""
        self._storage = storage
        self._writer = writer

    async def new(self, name: str) -> tuple[str, str]:
        """The id and the recovery token of a new guest."""
        check_new_name(name)
        guest_id, token = secrets.token_urlsafe(16), secrets.token_urlsafe(32)

        async def insert(connection: AsyncConnection) -> None:
            await connection.execute(
                sa.insert(guests).values(id=guest_id, name=name, token=digest(token), created=now())
            )

        await self._writer.run(insert)
        return guest_id, token

    async def get(self, guest_id: str) -> GuestRow | None:
        """The guest with that id."""
        return await self._storage.guest(guest_id)

    async def recover(self, token: str) -> GuestRow | None:
        """The guest whom ``token`` belongs to."""
        return await self._storage.guest_with(digest(token))

    async def new_token(self, guest_id: str) -> str:
        """A new recovery token; the old one ends."""
        token = secrets.token_urlsafe(32)
        await self._change(guest_id, token=digest(token))
        return token

    async def rename(self, guest_id: str, name: str) -> None:
        """Call a guest ``name`` from now on; seats keep the name they were taken with."""
        check_new_name(name)
        await self._change(guest_id, name=name)

    async def _change(self, guest_id: str, **values: str) -> None:
        async def update(connection: AsyncConnection) -> bool:
            statement = sa.update(guests).where(guests.c.id == guest_id).values(**values)
            return (await connection.execute(statement)).rowcount == 1

        if not await self._writer.run(update):
            raise TableError("no-such-guest")


def digest(token: str) -> str:
    """What is stored of ``token``: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()

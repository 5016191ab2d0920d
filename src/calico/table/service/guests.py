"""Guests: a name, an id that nobody can guess, and a token that proves it on another device."""

from __future__ import annotations

import hashlib
import secrets

from calico.errors import TableError
from calico.rules.names import check_new_name
from calico.table.service.clock import now
from calico.table.service.storage import GuestStore, StoredGuest


class Guests:
    """All guests of a server."""

    def __init__(self, store: GuestStore) -> None:
        self._store = store

    async def new(self, name: str) -> tuple[str, str]:
        """The id and the recovery token of a new guest."""
        check_new_name(name)
        guest_id, token = secrets.token_urlsafe(16), secrets.token_urlsafe(32)
        await self._store.add(StoredGuest(guest_id, name), token_digest(token), now())
        return guest_id, token

    async def get(self, guest_id: str) -> StoredGuest | None:
        """The guest with that id."""
        return await self._store.get(guest_id)

    async def recover(self, token: str) -> StoredGuest | None:
        """The guest whom ``token`` belongs to."""
        return await self._store.with_token(token_digest(token))

    async def new_token(self, guest_id: str) -> str:
        """A new recovery token, which replaces the old one."""
        token = secrets.token_urlsafe(32)
        if not await self._store.set_token(guest_id, token_digest(token)):
            raise TableError("no-such-guest")
        return token

    async def rename(self, guest_id: str, name: str) -> None:
        """Change the name of a guest; seats keep the name they were taken with."""
        check_new_name(name)
        if not await self._store.set_name(guest_id, name):
            raise TableError("no-such-guest")


def token_digest(token: str) -> str:
    """What is stored of ``token``: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()

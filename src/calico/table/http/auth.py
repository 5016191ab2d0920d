"""Who sent a request: a guest by a signed cookie, or from outside by a token."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends
from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from calico.errors import TableError
from calico.table.http.limits import Limits, network_of
from calico.table.service.house import House
from calico.table.service.storage import StoredGuest

COOKIE: Final = "calico"
_A_YEAR: Final = 365 * 86_400


class Cookies:
    """Writes and reads the cookie that says who somebody is."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="calico guest", digest_method=hashlib.sha256)

    def read(self, connection: HTTPConnection) -> str | None:
        """The guest whom the cookie names; a forged one names nobody."""
        try:
            return self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None

    def write(self, response: Response, connection: HTTPConnection, guest: str) -> None:
        """Let the browser remember ``guest``; no script can read it, no other site can use it."""
        response.set_cookie(
            COOKIE,
            self._signer.sign(guest).decode(),
            max_age=_A_YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )

    def clear(self, response: Response) -> None:
        """Let the browser forget."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who sent a request, with what is needed to answer it."""

    house: House
    limits: Limits
    cookies: Cookies
    id: str | None
    address: str

    def spend_action(self) -> str:
        """Spend one rate token of the guest, whose id it returns; refused to strangers."""
        if self.id is None:
            raise TableError("no-guest")
        self.limits.actions.take(self.id)
        return self.id

    @property
    def rate_key(self) -> str:
        """Who pays for computations: a guest, or all strangers at an address."""
        return self.id or self.address

    async def guest(self) -> StoredGuest:
        """The guest as stored; refused to strangers."""
        found = await self.house.guests.get(self.id) if self.id else None
        if found is None:
            raise TableError("no-guest")
        return found


async def visitor(connection: HTTPConnection) -> Visitor:
    """Who is behind ``connection``: a token comes before the cookie."""
    state = connection.app.state
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        found = await state.house.guests.recover(token.strip())
        if found is None:
            raise TableError("bad-token")
        guest = found.id
    else:
        guest = state.cookies.read(connection)
    return Visitor(state.house, state.limits, state.cookies, guest, address_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """Where somebody asks from, for the limits."""
    return network_of(connection.client.host) if connection.client else "unknown"


Asks = Annotated[Visitor, Depends(visitor)]

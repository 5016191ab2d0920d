"""Who sent a request: a guest by a signed cookie, or from outside by a token."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

from fastapi import Depends
from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from calico.errors import TableError
from calico.table.api.visitor import Visitor
from calico.table.http.network import network_of

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
    return Visitor(state.house, state.limits, state.key, guest, address_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """Where somebody asks from, for the limits."""
    return network_of(connection.client.host) if connection.client else "unknown"


Asks = Annotated[Visitor, Depends(visitor)]

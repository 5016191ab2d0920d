"""The middleware that refuses requests before they reach a route.

Same origin for whatever changes something, the name we are called by, the size and kind of a body,
the rate of requests; and on every answer the headers that keep a browser safe.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from calico.errors import TableError
from calico.lang import use_language
from calico.table.api.limits import Limits
from calico.table.http.errors import refusal
from calico.table.http.language import accepted
from calico.table.http.network import network_of
from calico.table.http.settings import LARGEST_BODY, Settings

log = logging.getLogger("calico.http")

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
IMPORT: Final = "/api/household/import"
"""The one route that takes large bodies; it reads them itself, after authentication."""
BODY_SECONDS: Final = 20.0
"""How long a body may take to arrive."""

POLICY: Final = "content-security-policy"
HEADERS: Final = {
    POLICY: "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data: blob:; media-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""On every answer that does not have its own.  No referrer: the address of a table is a secret
among those who have it."""
CLIENT_POLICY: Final = HEADERS[POLICY].replace("'self'", "'self' 'wasm-unsafe-eval'", 1)
"""For the files of the page: its workers run Python, which is WebAssembly."""
_RAW: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

Note = Callable[[str, str, int, float], None]
"""Takes method, route, status and seconds of a request that was answered."""


class Guard:
    """An ASGI app around another."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, note: Note) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._note = note

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then let in; answer for what goes wrong inside without telling what it was."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        use_language(accepted(Headers(scope=scope).get("accept-language", "")))
        start = time.perf_counter()
        status = 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                headers = [*message.get("headers", ())]
                there = {name for name, _ in headers}
                headers += [each for each in _RAW if each[0] not in there]
                message["headers"] = headers
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            self._check(scope)
            if scope["type"] == "http" and scope["path"] != IMPORT and scope["method"] not in SAFE:
                receive = _replayed(await whole_body(scope, receive, LARGEST_BODY), receive)
            await self._app(scope, receive, guarded)
        except TableError as error:
            await refusal(error)(scope, receive, guarded)
        except Exception:
            log.exception("failed: %s", route_of(scope))
            if status:
                raise
            await refusal(TableError("our-fault"))(scope, receive, guarded)
        finally:
            method = scope.get("method", "WS")
            self._note(method, route_of(scope), status, time.perf_counter() - start)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        client = scope.get("client")
        self._limits.address.take(network_of(client[0]) if client else "")
        host, *others = headers.getlist("host") or [""]
        if others:  # a proxy may have believed the other one
            raise TableError("host-twice")
        hosts = self._settings.hosts
        if hosts is not None and _name(host) not in hosts:
            raise TableError("foreign-host", text=host)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            _check_origin(scope["scheme"], host, headers)


def _name(host: str) -> str | None:
    """The name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _check_origin(scheme: str, host: str, headers: Headers) -> None:
    """Refuse what another site lets a browser send; who has a token and no cookie is no browser."""
    if "cookie" not in headers and headers.get("authorization", "").lower().startswith("bearer "):
        return
    secure = "s" if scheme in ("https", "wss") else ""
    origin = headers.get("origin")
    if origin is not None and origin != f"http{secure}://{host}":
        raise TableError("foreign-origin", text=origin)
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise TableError("foreign-origin", text=headers["sec-fetch-site"])


async def whole_body(scope: Scope, receive: Receive, largest: int) -> bytes:
    """The body, so that nobody ever holds one that is too large or never ends."""
    headers = Headers(scope=scope)
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > largest:
        raise TableError("body-too-large", n=largest // 1024)
    body, more = bytearray(), True
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while more:
                message = await receive()
                if message["type"] != "http.request":
                    break
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > largest:
                    raise TableError("body-too-large", n=largest // 1024)
    except TimeoutError:
        raise TableError("slow-body", n=BODY_SECONDS) from None
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if (body or "content-type" in headers) and kind != "application/json":
        raise TableError("content-type", text=kind)
    return bytes(body)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """``receive`` as it was before ``body`` was read."""
    read = False

    async def replay() -> Message:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


def route_of(scope: Scope) -> str:
    """The pattern of the path that was asked for: never the path, for the links are secrets."""
    route = scope.get("route")
    return str(getattr(route, "path", "")) or "elsewhere"

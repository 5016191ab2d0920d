"""Refusals over HTTP."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import Request
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match

from calico.errors import CalicoError, TableError
from calico.lang import language
from calico.table.api.refusals import bad_field, refusal_body, status_of


def refusal(error: CalicoError, headers: Mapping[str, str] | None = None) -> Response:
    """The answer for ``error``."""
    sent = {"content-language": language(), "vary": "accept-language", **(headers or {})}
    if error.code == "too-many":
        sent["retry-after"] = str(error.details["n"])
    if error.code in ("no-guest", "bad-token"):
        sent["www-authenticate"] = 'Bearer realm="calico"'
    return Response(refusal_body(error), status_of(error), sent, "application/json")


async def refuse(request: Request, error: Exception) -> Response:
    """Answer to a :class:`CalicoError`, to what is malformed, or to what is not there."""
    if isinstance(error, CalicoError):
        return refusal(error)
    if isinstance(error, RequestValidationError | WebSocketRequestValidationError):
        return refusal(bad_field(error.errors()))
    if isinstance(error, HTTPException):
        path = request.url.path
        if error.status_code == 404:
            return refusal(TableError("no-such-page", text=path))
        if error.status_code == 405:
            method = TableError("wrong-method", text=request.method, path=path)
            return refusal(method, {"allow": ", ".join(_allowed(request))})
        if error.status_code == 400:
            return refusal(TableError("bad-json", text=""))
    raise error


def _allowed(request: Request) -> list[str]:
    """The methods that the path of ``request`` does take."""
    methods = ("GET", "POST", "PATCH", "DELETE")
    router = request.app.router
    return [
        method
        for method in methods
        if any(
            route.matches(dict(request.scope) | {"method": method})[0] is Match.FULL
            for route in router.routes
        )
    ]

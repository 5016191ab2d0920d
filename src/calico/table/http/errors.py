"""Refusals over HTTP: always ``{code, message, rule}``, with a status that fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fastapi import Request
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match

from calico.errors import CalicoError, TableError, why_invalid
from calico.lang import language
from calico.table.schema.responses import Error

_STATUS: Final = {
    "host-twice": 400,
    "no-guest": 401,
    "no-such-guest": 401,
    "bad-token": 401,
    "foreign-origin": 403,
    "foreign-host": 403,
    "host-only": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "not-your-answer": 403,
    "daily-hidden": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-position": 404,
    "no-such-person": 404,
    "no-such-game": 404,
    "wrong-method": 405,
    "slow-body": 408,
    "body-too-large": 413,
    "content-type": 415,
    "bad-field": 422,
    "bad-json": 422,
    "document": 422,
    "name-hidden": 422,
    "name-marks": 422,
    "too-many": 429,
    "too-many-connections": 429,
    "our-fault": 500,
    "database-lost": 503,
    "server-closing": 503,
    "unhealthy": 503,
}


def status_of(error: CalicoError) -> int:
    """409 for what rules or tables do not allow; 422 is for what the schema does not."""
    return _STATUS.get(error.code, 409)


def refusal(error: CalicoError, headers: Mapping[str, str] | None = None) -> Response:
    """The answer for ``error``."""
    body = Error(code=error.code, message=str(error), rule=error.rule).model_dump_json()
    sent = {"content-language": language(), "vary": "accept-language", **(headers or {})}
    if error.code == "too-many":
        sent["retry-after"] = str(error.details["n"])
    if error.code in ("no-guest", "bad-token"):
        sent["www-authenticate"] = 'Bearer realm="calico"'
    return Response(body, status_of(error), sent, "application/json")


async def refuse(request: Request, error: Exception) -> Response:
    """Answer to a :class:`CalicoError`, to what is malformed, or to what is not there."""
    if isinstance(error, CalicoError):
        return refusal(error)
    if isinstance(error, RequestValidationError | WebSocketRequestValidationError):
        return refusal(_bad_field(error.errors()))
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


def _bad_field(errors: Sequence[Any]) -> TableError:
    """The first thing that the schema does not allow, in one sentence."""
    first = errors[0]
    if first["type"] == "json_invalid":
        return TableError("bad-json", text=first.get("ctx", {}).get("error", ""))
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    why = why_invalid(first["type"], first.get("ctx", {}))
    return TableError("bad-field", where=where, why=why, text=first.get("input"))

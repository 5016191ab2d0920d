"""The operations as routes of FastAPI: parameters, refusals and answers as HTTP has them."""

from __future__ import annotations

import gzip
import hashlib
import inspect
from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel

from calico.table.api import operation as api
from calico.table.api.operation import GIVEN, Answer, Asker, Lasting, Operation, split, written
from calico.table.api.operations import OPERATIONS
from calico.table.api.visitor import Visitor
from calico.table.http.auth import Asks, Cookies
from calico.table.http.middleware import whole_body
from calico.table.http.network import LOOPBACK, lan_address
from calico.table.http.settings import Settings
from calico.table.schema.responses import Error, ReachView

JSON: Final = "application/json"
_SECURITY: Final[dict[Asker, dict[str, Any]]] = {
    Asker.ANYBODY: {},
    Asker.KNOWN: {"security": [{}, {"cookie": []}, {"token": []}]},
    Asker.GUEST: {"security": [{"cookie": []}, {"token": []}]},
}
_UPLOAD: Final = {
    "requestBody": {"required": True, "content": {JSON: {"schema": {"type": "object"}}}}
}
_MINUTES: Final = {"cache-control": "public, max-age=300", "vary": "accept-language"}


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that a route has to declare."""
    return {status: {"model": Error} for status in statuses}


def in_http(kind: Any, place: Callable[..., Any]) -> Any:
    """The type of a parameter as FastAPI reads it from the path or the query."""
    plain, about = split(kind)
    return Annotated[plain, place(description=about.text if about else None)]


TableId = in_http(api.TableId, Path)
After = in_http(api.After, Query)


def router() -> APIRouter:
    """All operations."""
    routes = APIRouter()
    for operation in OPERATIONS:
        routes.add_api_route(
            operation.path,
            _endpoint(operation),
            methods=[operation.method],
            response_model=operation.response,
            status_code=operation.status,
            responses=refuses(*operation.refuses),
            openapi_extra=_SECURITY[operation.asker]
            | (_UPLOAD if "upload" in operation.parameters else {}),
            tags=[operation.tag],
        )
    return routes


def _endpoint(operation: Operation) -> Callable[..., Awaitable[Response]]:
    """The function that FastAPI calls, with the parameters of the handler and the request."""
    parameters = [inspect.Parameter("request", inspect.Parameter.KEYWORD_ONLY, annotation=Request)]
    for name, parameter in operation.parameters.items():
        kind = parameter.annotation
        if name in GIVEN:
            continue
        if kind is Visitor:
            kind = Asks
        elif parameter != operation.body:
            kind = in_http(kind, Path if operation.is_in_path(name) else Query)
        parameters.append(parameter.replace(annotation=kind, kind=inspect.Parameter.KEYWORD_ONLY))

    async def endpoint(*, request: Request, **given: Any) -> Response:
        if "upload" in operation.parameters:
            given["upload"] = partial(whole_body, request.scope, request.receive)
        if "reach" in operation.parameters:
            given["reach"] = partial(_reach, request)
        found = await operation.handler(**given)
        answer = written(found) if isinstance(found, BaseModel) else found or Answer()
        return _response(request, operation, answer)

    endpoint.__name__ = operation.handler.__name__
    endpoint.__doc__ = operation.handler.__doc__
    endpoint.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return endpoint


def _response(request: Request, operation: Operation, answer: Answer) -> Response:
    if operation.lasting is Lasting.RELEASE:
        body = answer.body.encode() if isinstance(answer.body, str) else answer.body
        named = "lang" in operation.parameters and "lang" not in request.query_params
        return _cacheable(request, body, ", accept-language" if named else "")
    headers = {**answer.headers, **(_MINUTES if operation.lasting is Lasting.MINUTES else {})}
    empty = operation.response is None
    response = Response(
        None if empty else answer.body, operation.status, headers, None if empty else JSON
    )
    cookies: Cookies = request.app.state.cookies
    if answer.remember is not None:
        cookies.write(response, request, answer.remember)
    if answer.forget:
        cookies.clear(response)
    return response


def _cacheable(request: Request, body: bytes, vary: str = "") -> Response:
    """An answer that a browser may cache, if it validates it each time."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": f"accept-encoding{vary}"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _packed(body), "gzip"
    return Response(body, 200, headers, JSON)


@lru_cache(maxsize=16)
def _packed(body: bytes) -> bytes:
    """``body`` as gzip makes it; packed once, as it is the same for everybody."""
    return gzip.compress(body, mtime=0)


def _reach(request: Request) -> ReachView:
    """How others reach this server, for a page on its own machine."""
    settings: Settings = request.app.state.settings
    here = request.client is not None and request.client.host in LOOPBACK
    host = lan_address() if here and settings.everywhere else None
    return ReachView(here_only=settings.here_only, host=host)

"""What the routes have in common: types of parameters, declared refusals, answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Annotated, Any, Final

from fastapi import Path, Query, Response
from pydantic import BaseModel

from calico.table.http.auth import Visitor
from calico.table.schema.fields import Id, Since
from calico.table.schema.responses import Error

JSON: Final = "application/json"
BODY: Final = (403, 413, 415, 422, 429)
"""The refusals of every route that takes a body."""
GUEST: Final[dict[str, Any]] = {"security": [{"cookie": []}, {"token": []}]}
ANYBODY: Final[dict[str, Any]] = {"security": [{}, {"cookie": []}, {"token": []}]}

TableId = Annotated[Id, Path(description="The table, as in its link.")]
After = Annotated[
    Since, Query(description="The version you have: only what was logged after it is sent.")
]


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that a route has to declare."""
    return {status: {"model": Error} for status in statuses}


ACT: Final = refuses(401, 404, 409, *BODY)
LOOK: Final = refuses(401, 422, 429)


def respond(
    message: BaseModel, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    """The answer with ``message``, which needs no further validation."""
    return Response(message.model_dump_json(by_alias=True), status, headers, JSON)


async def computed(visitor: Visitor, key: Hashable, work: Callable[[], BaseModel]) -> Response:
    """The answer that ``work`` computes beside the event loop, cached under ``key``."""
    offload = visitor.house.offload
    body = await offload.cached(
        visitor.rate_key, key, lambda: work().model_dump_json(by_alias=True).encode()
    )
    return Response(body, media_type=JSON)

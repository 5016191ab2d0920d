"""Refusals on the wire: always ``{code, message, rule}``, with a status that fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from calico.errors import CalicoError, TableError, why_invalid
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
    "puzzle-number": 404,
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
    "storage-cleared": 507,
    "storage-forbidden": 507,
    "storage-full": 507,
    "storage-lost": 507,
    "storage-stale": 507,
}


def status_of(error: CalicoError) -> int:
    """409 for what rules or tables do not allow; 422 is for what the schema does not."""
    return _STATUS.get(error.code, 409)


def refusal_body(error: CalicoError) -> str:
    """What is sent for ``error``, in the language of the request."""
    return Error(code=error.code, message=str(error), rule=error.rule).model_dump_json()


def bad_field(errors: Sequence[Any]) -> TableError:
    """The first thing that the schema does not allow, in one sentence."""
    first = errors[0]
    if first["type"] == "json_invalid":
        return TableError("bad-json", text=first.get("ctx", {}).get("error", ""))
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    why = why_invalid(first["type"], first.get("ctx", {}))
    return TableError("bad-field", where=where, why=why, text=first.get("input"))

"""Finds the operation that is asked for, reads its parameters, and answers as a server does."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from inspect import Parameter
from typing import Any
from urllib.parse import parse_qsl, unquote

from pydantic import BaseModel, TypeAdapter, ValidationError

from calico.errors import CalicoError, TableError
from calico.table.api.operation import Answer, Operation, Upload, split, written
from calico.table.api.operations import OPERATIONS
from calico.table.api.refusals import bad_field, refusal_body, status_of
from calico.table.api.visitor import Visitor
from calico.table.schema.responses import ReachView

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DeviceRequest:
    """What the page asks for, as it would ask a server."""

    method: str
    path: str
    query: str
    body: str

    def find(self) -> tuple[Operation, Mapping[str, str]]:
        """The operation, and the parameters in the path; refused if there is none."""
        path = unquote(self.path)
        known = [(each, found) for each in OPERATIONS if (found := each.pattern.fullmatch(path))]
        for each, found in known:
            if each.method == self.method:
                return each, found.groupdict()
        if known:
            raise TableError("wrong-method", text=self.method, path=path)
        raise TableError("no-such-page", text=path)


async def answer(
    operation: Operation, places: Mapping[str, str], request: DeviceRequest, visitor: Visitor
) -> Answer:
    """Do what is asked for; whatever the schema does not allow is refused before."""
    given = _parameters(operation, places, request)
    for name, parameter in operation.parameters.items():
        if parameter.annotation is Visitor:
            given[name] = visitor
    if "upload" in operation.parameters:
        given["upload"] = _upload(request.body)
    if "reach" in operation.parameters:
        given["reach"] = lambda: ReachView(here_only=True, host=None)
    found = await operation.handler(**given)
    return written(found) if isinstance(found, BaseModel) else found or Answer()


def reply(status: int, body: bytes | str) -> str:
    """The reply to the page: a JSON object with a status as in HTTP and a body."""
    value = json.loads(body) if body else None
    return json.dumps({"status": status, "body": value}, ensure_ascii=False)


def refused(error: Exception) -> str:
    """The reply for ``error``, with the same document as in HTTP."""
    if not isinstance(error, CalicoError):
        _log.error("failed", exc_info=error)
        error = TableError("our-fault")
    return reply(status_of(error), refusal_body(error))


def _parameters(
    operation: Operation, places: Mapping[str, str], request: DeviceRequest
) -> dict[str, Any]:
    """The parameters from path, query and body; the first that is wrong is refused."""
    query = dict(parse_qsl(request.query, keep_blank_values=True))
    given: dict[str, Any] = {}
    errors: list[Any] = []

    def read(name: str, kind: Any, value: Any, *where: str) -> None:
        try:
            given[name] = _type(kind).validate_python(value)
        except ValidationError as error:
            errors.extend({**each, "loc": (*where, *each["loc"])} for each in error.errors())

    last = operation.body
    for name, parameter in sorted(operation.parameters.items(), key=lambda each: each[1] == last):
        kind, _ = split(parameter.annotation)
        if operation.is_in_path(name):
            read(name, kind, places[name], "path", name)
        elif parameter == operation.body and request.body:
            read(name, kind, _json(request.body), "body")
        elif parameter != operation.body and name in query:
            read(name, kind, query[name], "query", name)
        elif _is_sent(parameter) and parameter.default is Parameter.empty:
            where = ("body",) if parameter == operation.body else ("query", name)
            errors.append({"type": "missing", "loc": where, "input": None})
    if errors:
        raise bad_field(errors)
    return given


def _is_sent(parameter: Parameter) -> bool:
    return parameter.annotation not in (Visitor, Upload) and parameter.name != "reach"


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise TableError("bad-json", text=error.msg) from None


def _upload(body: str) -> Upload:
    """The body as bytes, if it is not too large."""

    async def upload(largest: int) -> bytes:
        found = body.encode()
        if len(found) > largest:
            raise TableError("body-too-large", n=largest // 1024)
        return found

    return upload


@cache
def _type(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)

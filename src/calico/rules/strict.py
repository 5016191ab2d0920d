"""Strict parsing of untrusted JSON: no duplicate fields, no NaN, limits of size and depth."""

from __future__ import annotations

import json
from collections import Counter
from math import isinf
from typing import Any, Final, NoReturn

from calico.errors import RecordError
from calico.rules.setup import is_text

LARGEST: Final = 16 * 2**20
"""Bytes that a document may have: far more than any game needs, and a bound on memory."""
DEEPEST: Final = 200
"""Levels of lists and objects in a document; a game needs four."""


def load(text: str | bytes) -> Any:
    """The JSON in ``text``, and only JSON: no comments, no NaN, no field twice."""
    if len(text) > LARGEST:
        raise RecordError("too-large", n=LARGEST // 2**20)
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        if text.startswith("\ufeff"):
            raise RecordError("byte-order-mark")
        data = json.loads(
            text, object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_finite
        )
    except UnicodeDecodeError as error:
        raise RecordError("not-utf8", n=error.start) from None
    except json.JSONDecodeError as error:
        raise RecordError("not-json", n=error.lineno, col=error.colno, why=error.msg) from None
    except RecursionError:
        raise RecordError("too-deep", n=DEEPEST) from None
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("number-too-long") from None  # the limit of Python's int()
    _check_depth(data)
    return data


def _check_depth(data: Any) -> None:
    """Refuse what is nested too deeply to be written again on every machine."""
    level = [data]
    for _ in range(DEEPEST):
        level = [
            inner
            for value in level
            if isinstance(value, (dict, list))
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
    if level:
        raise RecordError("too-deep", n=DEEPEST)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        counts = Counter(name for name, _ in pairs)
        raise RecordError("field-twice", text=counts.most_common(1)[0][0])
    return found


def _finite(text: str) -> float:
    number = float(text)
    if isinf(number):
        raise RecordError("number-too-long")
    return number


def _no_constant(text: str) -> NoReturn:
    raise RecordError("not-json-constant", text=text)


def fields(value: Any, where: str, needed: tuple[str, ...], optional: str | None = None) -> Any:
    """``value`` if it is an object with just the fields it must have."""
    if not isinstance(value, dict):
        raise RecordError("not-object", where=where, text=value)
    for name in needed:
        if name not in value:
            raise RecordError("field-missing", where=where, field=name)
    for name in value:
        if name not in needed and name != optional:
            raise RecordError("field-unknown", where=where, text=name)
    return value


def as_list(value: Any, where: str) -> list[Any]:
    """``value`` if it is a list."""
    if not isinstance(value, list):
        raise RecordError("not-list", where=where, text=value)
    return value


def as_text(value: Any, where: str) -> str:
    """``value`` if it is a text."""
    if not isinstance(value, str):
        raise RecordError("not-text", where=where, text=value)
    return value


def as_json(value: Any) -> str:
    """``value`` as JSON; only lone surrogates are escaped."""
    text = json.dumps(value, ensure_ascii=False)
    return text if is_text(text) else json.dumps(value)

"""TypeScript types from the JSON schema of the protocol, for the browser client."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

_PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def types(schemas: Mapping[str, Any]) -> str:
    """An interface for every object in ``schemas``."""
    head = "// Made by `make docs` from the messages in src/calico/table: do not edit.\n"
    return head + "".join(_interface(name, schemas[name]) for name in sorted(schemas))


def _interface(name: str, schema: Any) -> str:
    required = schema.get("required", [])
    lines = [f"\n{_comment(schema, '')}export interface {name} {{\n"]
    for field, about in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"{_comment(about, '  ')}  {field}{mark}: {_type(about)};\n")
    return "".join(lines) + "}\n"


def _comment(schema: Any, indent: str) -> str:
    text = " ".join(schema.get("description", "").split())
    return f"{indent}/** {text} */\n" if text else ""


def _type(schema: Any) -> str:
    """The type of a value that ``schema`` describes."""
    if schema is True:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        key = _type(schema["propertyNames"]) if "propertyNames" in schema else "string"
        return f"Record<{key}, {_type(schema['additionalProperties'])}>"
    return _PLAIN[schema["type"]]

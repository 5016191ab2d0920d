"""Logs: a line for what went wrong, or with ``--json-logs`` a JSON line for every request.

No line ever holds a token, a cookie, an address of a table or the body of a request.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

from pythonjsonlogger.json import JsonFormatter

_RENAMED: Final = {
    "created": "at",
    "levelname": "level",
    "name": "logger",
    "message": "message",
    "exc_info": "traceback",
}
_FIELDS: Final = (*_RENAMED.values(), "method", "route", "status", "ms", "bot", "why")
"""All that a line may hold, whatever else was logged with it."""


class JsonLines(JsonFormatter):
    """One JSON object a line."""

    def __init__(self) -> None:
        super().__init__(
            ["created", "levelname", "name", "message"],
            rename_fields=_RENAMED,
            json_ensure_ascii=False,
        )

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """The fields of a line."""
        line = {name: log_data[name] for name in _FIELDS if name in log_data}
        return line | {"at": round(line["at"], 3), "level": line["level"].lower()}


def set_up(json_lines: bool) -> None:
    """Send the logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if json_lines else logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    if json_lines:
        logging.getLogger("calico").setLevel(logging.INFO)

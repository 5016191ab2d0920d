"""Logs: a line for what went wrong, or with ``--json-logs`` a JSON line for every request.

No line ever holds a token, a cookie, an address of a table or the body of a request.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

_FIELDS: Final = ("method", "route", "status", "ms", "bot", "why")


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """``record`` as JSON."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: vars(record)[name] for name in _FIELDS if name in vars(record)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(json_lines: bool) -> None:
    """Send the logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if json_lines else logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    if json_lines:
        logging.getLogger("calico").setLevel(logging.INFO)

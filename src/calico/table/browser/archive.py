"""Everything on a device as one file: all rows, and a digest of them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

from calico import __version__
from calico.errors import TableError
from calico.table.browser.households import CLAIM, GAME, PERSON, SITTING
from calico.table.browser.rows import RowKind
from calico.table.browser.tables import DAILY, EVENT, GUEST, OUTCOME, SUMMARY, TURN

FORMAT: Final = 1
"""A later release that changes what a file means counts on."""
KINDS: Final[Mapping[str, RowKind[Any]]] = {
    kind.name: kind
    for kind in (GUEST, EVENT, SUMMARY, TURN, OUTCOME, DAILY, PERSON, SITTING, GAME, CLAIM)
}


def write_archive(rows: Mapping[str, str]) -> str:
    """The text of a file with ``rows``."""
    head = {"calico": "device", "format": FORMAT, "version": __version__}
    return json.dumps({**head, "digest": _digest(rows), "rows": rows}, ensure_ascii=False, indent=1)


def read_archive(text: str) -> dict[str, str]:
    """The rows in the text of a file; refused whole if anything is wrong."""
    try:
        found = json.loads(text)
    except ValueError:
        raise TableError("archive-unknown") from None
    if not isinstance(found, dict) or found.get("calico") != "device":
        raise TableError("archive-unknown")
    if found.get("format") != FORMAT:
        raise TableError("archive-newer")
    rows = found.get("rows")
    if not isinstance(rows, dict) or found.get("digest") != _digest(rows):
        raise TableError("archive-damaged")
    for key, value in rows.items():
        kind = KINDS.get(key.partition("/")[0])
        if kind is None:
            raise TableError("archive-newer")
        try:
            kind.read(value)
        except ValidationError:
            raise TableError("archive-damaged") from None
    return rows


def _digest(rows: Mapping[str, str]) -> str:
    """What changes with any of the rows."""
    text = json.dumps(rows, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

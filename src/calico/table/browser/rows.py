"""The rows of a device: keys and JSON texts, read into memory once and written by changes.

A change is written whole or not at all, and counts in memory only once it is durable.  The row
``change`` has the number of the last one, by which two tabs notice each other.  Other releases read
these rows too: what is stored may get fields with defaults, and never lose or rename one.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, Generic, TypeVar

from pydantic import TypeAdapter

from calico.errors import TableError

T = TypeVar("T")

Write = Callable[[str], Awaitable[object]]
"""Makes a JSON list of keys and texts durable, null for rows that go; fails with a reason."""
NUMBER: Final = "change"
"""The key of the number of the last change."""
REASONS: Final = ("full", "forbidden", "stale", "cleared", "lost")
_FINAL: Final = ("stale", "cleared", "lost")
"""Reasons after which it is not known what is stored: only reading all rows again helps."""


class RowKind(Generic[T]):
    """One kind of row: its keys begin with its name, and its texts hold a value of its type."""

    def __init__(self, name: str, kind: type[T]) -> None:
        self.name = name
        self._type: TypeAdapter[T] = TypeAdapter(kind)

    def key(self, *ids: str | int) -> str:
        """The key of the row with these ids."""
        return "/".join([self.name, *map(str, ids)])

    def read(self, text: str) -> T:
        """The value written ``text``."""
        return self._type.validate_json(text)

    def write(self, value: T) -> str:
        """``value`` as text."""
        return self._type.dump_json(value).decode()


class RowChange:
    """Rows that are to be written together."""

    def __init__(self) -> None:
        self.texts: dict[str, str | None] = {}
        """The new texts by their keys, None for rows that go."""

    def put(self, kind: RowKind[T], value: T, *ids: str | int) -> None:
        """Write a row."""
        self.texts[kind.key(*ids)] = kind.write(value)

    def drop(self, kind: RowKind[Any], *ids: str | int) -> None:
        """Remove a row."""
        self.texts[kind.key(*ids)] = None


class DeviceRows:
    """All rows, and the one way to change them."""

    def __init__(self, stored: Iterable[tuple[str, str]], write: Write) -> None:
        """``stored`` are the rows that there are; ``write`` makes a change durable."""
        self.changing = asyncio.Lock()
        """Held by whoever decides on a change, until it is written."""
        self.number = 0
        """How many changes were written."""
        self.written = 0
        """How many rows were in the changes of this session."""
        self._write = write
        self._ended: str | None = None
        self._texts: dict[str, dict[str, str]] = {}
        self._values: dict[str, Any] = {}
        for key, text in stored:
            self._set(key, text)

    @property
    def is_alive(self) -> bool:
        """Whether changes can still be written."""
        return self._ended is None

    def get(self, kind: RowKind[T], *ids: str | int) -> T | None:
        """The row with these ids; its text is read when it is first asked for."""
        key = kind.key(*ids)
        text = self._texts.get(kind.name, {}).get(key)
        return None if text is None else self._read(kind, key, text)

    def has(self, kind: RowKind[Any], *ids: str | int) -> bool:
        """Whether there is a row with these ids."""
        return kind.key(*ids) in self._texts.get(kind.name, {})

    def all(self, kind: RowKind[T], *ids: str | int) -> list[T]:
        """All rows whose ids begin with these."""
        begin = kind.key(*ids, "")
        found = self._texts.get(kind.name, {})
        return [self._read(kind, key, text) for key, text in found.items() if key.startswith(begin)]

    async def replace(self, texts: Mapping[str, str]) -> None:
        """Make ``texts`` all rows that there are."""
        async with self.changing:
            change = RowChange()
            change.texts = {**dict.fromkeys(self.texts()), **texts}
            await self.write(change)

    def texts(self) -> dict[str, str]:
        """All rows but the number of the last change, by their keys in order."""
        found = {key: text for rows in self._texts.values() for key, text in rows.items()}
        return dict(sorted(found.items()))

    async def write(self, change: RowChange) -> None:
        """Make ``change`` durable; a :class:`TableError` if that fails, and nothing has changed."""
        if not change.texts:
            return
        if self._ended is not None:
            raise TableError(f"storage-{self._ended}")
        number = self.number + 1
        rows = [*change.texts.items(), (NUMBER, str(number))]
        try:
            await self._write(json.dumps(rows, ensure_ascii=False))
        except asyncio.CancelledError:
            self._ended = "lost"
            raise
        except Exception as error:
            why = str(error).rpartition(" ")[2]  # from JavaScript it is "Error: full"
            reason = why if why in REASONS else "lost"
            if reason in _FINAL:
                self._ended = reason
            raise TableError(f"storage-{reason}") from error
        self.written += len(change.texts)
        for key, text in rows:
            self._set(key, text)

    def _set(self, key: str, text: str | None) -> None:
        if key == NUMBER:
            self.number = int(text or 0)
            return
        rows = self._texts.setdefault(key.partition("/")[0], {})
        self._values.pop(key, None)
        if text is None:
            rows.pop(key, None)
        else:
            rows[key] = text

    def _read(self, kind: RowKind[T], key: str, text: str) -> T:
        if key not in self._values:
            self._values[key] = kind.read(text)
        found: T = self._values[key]
        return found

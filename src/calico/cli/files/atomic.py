"""Atomic writes: a file is the old one or the new one, never half of it."""

from __future__ import annotations

import os
from pathlib import Path

from calico.errors import CalicoError


def write_text(path: Path, text: str) -> None:
    """Write ``text`` to ``path`` atomically."""
    path = path.expanduser().resolve()
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with fresh.open("wb") as stream:
                stream.write(text.encode())
                stream.flush()
                os.fsync(stream.fileno())
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as error:
        raise CalicoError("cannot-write", path=path, why=error.strerror) from None


def write_new(path: Path, text: str) -> None:
    """As :func:`write_text`, but refuse to replace a file that is there."""
    if path.expanduser().exists():
        raise CalicoError("save-taken", path=path)
    write_text(path, text)

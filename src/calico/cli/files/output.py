"""Output files named by options; ``-`` is standard output."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

from calico.errors import CalicoError


def is_standard(path: Path | None) -> bool:
    """Whether ``path`` means standard output."""
    return path is not None and str(path) == "-"


def check_one(outputs: Sequence[tuple[str, bool]]) -> None:
    """Refuse two of ``outputs``, options by name, that both go to standard output."""
    names = [name for name, is_there in outputs if is_there]
    if len(names) > 1:
        raise CalicoError("output-twice", known=", ".join(names))


def check_plot(path: Path | None) -> None:
    """Refuse a name for a picture that does not say what is in it."""
    if path is not None and not is_standard(path) and path.suffix != ".svg":
        raise CalicoError("plot-ending", text=str(path))


@contextmanager
def opened(path: Path) -> Iterator[TextIO]:
    """``path`` to write text into, in UTF-8 and with line ends as they come."""
    with (
        binary(path) as stream,
        open(stream.fileno(), "w", encoding="utf-8", newline="", closefd=False) as text,
    ):
        yield text


@contextmanager
def binary(path: Path) -> Iterator[BinaryIO]:
    """``path`` to write bytes into."""
    if is_standard(path):
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    else:
        with path.open("wb") as stream:
            yield stream


def print_bytes(text: str) -> None:
    """Print ``text`` as UTF-8 whatever the terminal's encoding is: JSON and SVG are files."""
    sys.stdout.buffer.write(text.encode())
    sys.stdout.flush()


def print_json(value: object) -> None:
    """Print ``value`` as indented JSON."""
    print_bytes(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

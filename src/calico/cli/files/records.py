"""Records read from files; ``-`` is standard input."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from calico.rules.record import Record
from calico.rules.strict import LARGEST


@contextmanager
def opened(file: str) -> Iterator[BinaryIO]:
    """``file`` to read bytes from."""
    if file == "-":
        yield sys.stdin.buffer
    else:
        with Path(file).open("rb") as stream:
            yield stream


def read_bytes(file: str) -> bytes:
    """All of ``file``; of one that is too large only a start, which is refused later."""
    with opened(file) as stream:
        return stream.read(LARGEST + 1)


def read_record(file: str) -> Record:
    """The record in ``file``."""
    return Record.parse(read_bytes(file))


def read_lines(file: str) -> Iterator[bytes]:
    """The lines of ``file`` that are not blank; of one that is too long only a start."""
    with opened(file) as stream:
        while line := stream.readline(LARGEST + 1):
            blank, rest = not line.strip(), line
            while len(rest) > LARGEST and not rest.endswith(b"\n"):
                rest = stream.readline(LARGEST + 1)
                blank = blank and not rest.strip()
            if not blank:
                yield line

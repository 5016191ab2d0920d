"""Reading records from files, and printing their scores."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from calico.errors import CalicoError
from calico.rules.record import Record, score_of
from calico.rules.strict import LARGEST


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    if file == "-":
        yield sys.stdin.buffer
    else:
        with Path(file).open("rb") as stream:
            yield stream


def read_record(file: str) -> Record:
    """The record in ``file``, or on standard input for ``-``."""
    return Record.parse(read_bytes(file))


def read_bytes(file: str) -> bytes:
    """All of ``file``, or of standard input for ``-``; of one that is too large only a start."""
    with _opened(file) as stream:
        return stream.read(LARGEST + 1)


def score_json(file: str) -> str:
    """The score of the record in ``file`` as one JSON object."""
    score = score_of(read_record(file).replay())
    return json.dumps(score, ensure_ascii=False, indent=2) + "\n"


def score_lines(file: str) -> None:
    """Score one record a line; every line that is not blank gets one line of answer."""
    with _opened(file) as stream:
        for line in _lines(stream):
            try:
                answer = score_of(Record.parse(line).replay())
            except CalicoError as error:
                answer = {"refused": str(error)}
            sys.stdout.buffer.write(json.dumps(answer, ensure_ascii=False).encode() + b"\n")
            sys.stdout.buffer.flush()


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines that are not blank; of one that is too long only a start, to be refused."""
    while line := stream.readline(LARGEST + 1):
        blank, rest = not line.strip(), line
        while len(rest) > LARGEST and not rest.endswith(b"\n"):
            rest = stream.readline(LARGEST + 1)
            blank = blank and not rest.strip()
        if not blank:
            yield line


def print_sheet(file: str) -> None:
    """The score sheet of the record in ``file``, like the one in the box."""
    from calico.cli.terminal.score_sheet import sheet
    from calico.cli.terminal.screen import console

    console().print(sheet(read_record(file).replay()))

"""``calico score``: the score sheet of a record, or of one record a line."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from calico.cli.files.output import print_bytes, print_json
from calico.cli.files.records import read_lines, read_record
from calico.cli.options.files import AsJson, RecordFile
from calico.errors import CalicoError
from calico.rules.record import Record, score_of


def score(
    file: RecordFile,
    as_json: AsJson = False,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="cli.option.jsonl")] = False,
) -> None:
    """Replay a record by the rules and print its score sheet."""
    if jsonl:
        _score_lines(file)
    elif as_json:
        print_json(score_of(read_record(file).replay()))
    else:
        from calico.cli.terminal.score_sheet import sheet
        from calico.cli.terminal.screen import console

        console().print(sheet(read_record(file).replay()))


def _score_lines(file: str) -> None:
    """Score one record a line; every line that is not blank gets one line of answer."""
    for line in read_lines(file):
        try:
            answer = score_of(Record.parse(line).replay())
        except CalicoError as error:
            answer = {"refused": str(error)}
        print_bytes(json.dumps(answer, ensure_ascii=False) + "\n")

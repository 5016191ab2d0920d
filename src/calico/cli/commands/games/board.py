"""``calico board``: what was tried on an analysis board that was saved."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from calico.cli.files.output import print_bytes, print_json
from calico.cli.files.records import read_bytes
from calico.cli.options.files import AsJson
from calico.cli.terminal import symbols
from calico.cli.terminal.screen import console
from calico.coach.board.document import BoardDocument
from calico.coach.board.tree import AnalysisBoard
from calico.lang import say
from calico.rules.record import Record


def board(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.board.file")],
    record: Annotated[
        int | None, typer.Option("--record", metavar="N", help="cli.board.record")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show what was tried on an analysis board."""
    opened = BoardDocument.parse(read_bytes(file)).board
    if record is not None:
        print_bytes(Record.of(opened.game(record)).dumps())
    elif as_json:
        print_json([_plain(opened, at) for at in _tried(opened)])
    else:
        console().print(_table(opened))


def _tried(opened: AnalysisBoard) -> range:
    """The positions that were tried; of the game itself the last one."""
    return range(len(opened.record.moves), opened.last + 1)


def _plain(opened: AnalysisBoard, at: int) -> dict[str, Any]:
    game, step = opened.game(at), opened.step(at)
    return {
        "position": at,
        "after": opened.before(at),
        "move": str(step.move) if step and step.move else None,
        "shuffle": step.shuffle if step else None,
        "moves": len(game.moves),
        "scores": [score.total for score in game.scores],
    }


def _table(opened: AnalysisBoard) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(say("board.column.position"), justify="right")
    table.add_column(say("board.column.after"), justify="right")
    table.add_column(say("board.column.move"), overflow="fold")
    for name in opened.record.setup.names:
        table.add_column(symbols.clean(name), justify="right", overflow="fold")
    for at in _tried(opened):
        row = _plain(opened, at)
        tried = row["move"] or say("web.board.shuffled")
        is_game = opened.step(at) is None
        table.add_row(
            str(at),
            "" if is_game else str(row["after"]),
            say("board.game") if is_game else tried,
            *map(str, row["scores"]),
        )
    return table

"""``calico replay``: step through a game, move by move."""

from __future__ import annotations

from rich.console import Console

from calico.cli.files.records import read_record
from calico.cli.options.files import RecordFile
from calico.cli.play import answers
from calico.cli.terminal import drawing
from calico.cli.terminal.keyboard import Keyboard
from calico.cli.terminal.score_sheet import sheet
from calico.cli.terminal.screen import console
from calico.lang import english, say
from calico.rules.record import Record


def replay(file: RecordFile) -> None:
    """Step through a game, move by move."""
    run(read_record(file), console())


def run(record: Record, out: Console) -> None:
    """Show ``record`` step by step at a terminal, else all of it at once."""
    keyboard = Keyboard(out)
    game = record.replay()
    if not keyboard.is_live:
        out.print(answers.log_page(game.events), sheet(game))
        return
    step, last = 0, len(record.moves)
    try:
        while True:
            _show(record, step, out)
            line = keyboard.ask(say("replay.ask", n=step, last=last)).casefold()
            if _means(line, "quit"):
                return
            step = _step(line, step, last)
    except (EOFError, KeyboardInterrupt):
        return


def _step(line: str, step: int, last: int) -> int:
    """Where ``line`` leads from ``step``."""
    if _means(line, "previous"):
        step -= 1
    elif line.isdecimal():
        step = int(line[:9])
    elif not line or _means(line, "next"):
        step += 1
    return min(max(step, 0), last)


def _means(line: str, what: str) -> bool:
    """Whether ``line`` is a word for ``what``, in the current language or in English."""
    key = f"replay.{what}"
    return line in (*say(key).split(), *english(key).split())


def _show(record: Record, step: int, out: Console) -> None:
    """The quilt of the player who made move ``step``, and what happened; 0 is the start."""
    game = record.replay(step)
    out.clear()
    if not game.events:
        out.print(drawing.table(game))
        return
    event = game.events[-1]
    offer = drawing.Offer(game.hand(event.seat), game.market, game.bag_count)
    out.print(drawing.SeatDrawing(game, event.seat, offer, event.move.cell, others=True))
    out.print(answers.log_page([event]))
    if game.is_finished:
        out.print(sheet(game))

"""``calico best``: the best quilt that the tiles of a finished game allowed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from calico.cli.files.output import check_one, check_plot, is_standard, opened, print_json
from calico.cli.files.records import read_record
from calico.cli.options.files import AsJson, RecordFile
from calico.cli.terminal.best_quilts import best_quilts, status
from calico.cli.terminal.screen import console, print_sentence
from calico.coach.quilts.best import QuiltFinder, SeatQuilts, check
from calico.coach.quilts.picture import picture
from calico.coach.quilts.proof import has_solver
from calico.coach.quilts.sewing import ROUNDS
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.game import Game


def best(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", min=1, help="cli.option.best-seat")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="SECONDS", min=0, help="cli.option.best-seconds")
    ] = 60,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", metavar="N", min=1, help="cli.option.best-jobs"),
    ] = None,
    as_json: AsJson = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE.svg", help="cli.option.best-svg")
    ] = None,
) -> None:
    """The best quilt that the tiles of a finished game allowed, beside the real one."""
    check_plot(svg)
    check_one([("--json", as_json), ("--svg", is_standard(svg))])
    game = read_record(file).replay()
    check(game)
    if seat is not None and seat > game.players:
        raise CalicoError("best-seat", seat=seat, players=game.players)
    seats = range(game.players) if seat is None else [seat - 1]
    can_prove = has_solver() and seconds > 0
    found = [_of_seat(game, each, seconds if can_prove else 0, jobs) for each in seats]
    if as_json:
        plain = {"solver": has_solver(), "players": [each.to_dict() for each in found]}
        print_json(plain)
    elif not is_standard(svg):
        terminal = console()
        for each in found:
            terminal.print(best_quilts(game, each))
        if not has_solver():
            print_sentence(terminal, say("best.no-solver"))
    if svg is not None:
        with opened(svg) as stream:
            stream.write(_svg(game, found))


def _of_seat(game: Game, seat: int, seconds: float, jobs: int | None) -> SeatQuilts:
    """Sew, and prove for so many ``seconds``, with a bar on standard error."""
    finder = QuiltFinder(game, seat)
    terminal = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    hidden = not terminal.is_terminal
    with Progress(*columns, console=terminal, transient=True, disable=hidden) as bar:
        sewing = bar.add_task(say("best.sewing", points=finder.points), total=ROUNDS)

        def show_proof(bound: int, refuted: int, cases: int) -> None:
            words = say("best.proving", points=finder.points, bound=bound)
            bar.update(sewing, completed=refuted, total=cases, description=words)

        for points in finder.sew(range(ROUNDS)):
            bar.update(sewing, advance=1, description=say("best.sewing", points=points))
        if seconds:
            finder.prove(seconds, jobs or os.cpu_count() or 1, show_proof)
        bar.update(sewing, completed=0, total=ROUNDS, description=say("best.drafts"))
        for _ in finder.draft(range(ROUNDS)):
            bar.advance(sewing)
        return finder.result()


def _svg(game: Game, found: list[SeatQuilts]) -> str:
    """Every seat a row: its quilt, and the best in any order."""
    quilts = []
    for each in found:
        quilt = each.quilts[0]
        real = say("best.real", name=each.name, points=each.points)
        title = f"{say('best.best', points=quilt.points)} ({status(quilt)})"
        quilts += [(real, game, each.seat), (title, quilt.game, 0)]
    return picture(quilts)

"""``calico best``: the best quilt that a game allowed, or that a board allows at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from calico.box import Board
from calico.cli.files.output import check_one, check_plot, is_standard, opened, print_json
from calico.cli.files.records import read_record
from calico.cli.options.files import AsJson
from calico.cli.terminal.best_quilts import best_on_board, best_quilts, status
from calico.cli.terminal.screen import console, print_sentence
from calico.coach.quilts.best import FoundQuilt, QuiltFinder, SeatQuilts, check
from calico.coach.quilts.ceiling import ROUNDS as BOARD_ROUNDS
from calico.coach.quilts.ceiling import CeilingFinder
from calico.coach.quilts.picture import picture
from calico.coach.quilts.proof import has_solver
from calico.coach.quilts.sewing import ROUNDS
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.game import Game
from calico.rules.setup import parse_board


def best(
    file: Annotated[str | None, typer.Argument(metavar="FILE", help="cli.option.record")] = None,
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
    board: Annotated[
        str | None, typer.Option("--board", metavar="COLOUR", help="cli.option.best-board")
    ] = None,
    any_setup: Annotated[
        bool, typer.Option("--any-setup", help="cli.option.best-any-setup")
    ] = False,
    as_json: AsJson = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE.svg", help="cli.option.best-svg")
    ] = None,
) -> None:
    """The best quilt that the tiles of a finished game allowed, beside the real one."""
    check_plot(svg)
    check_one([("--json", as_json), ("--svg", is_standard(svg))])
    if (file is None) == (board is None) or (any_setup and board is None):
        raise CalicoError("best-of-what")
    if board is not None:
        quilt = _at_all(parse_board(board), any_setup, seconds, jobs)
        _show_at_all(quilt, as_json, svg)
    elif file is not None:
        _show_game(read_record(file).replay(), seat, seconds, jobs, as_json, svg)


def _show_game(
    game: Game,
    seat: int | None,
    seconds: float,
    jobs: int | None,
    as_json: bool,
    svg: Path | None,
) -> None:
    """The best quilts of a finished game."""
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
    with _bar() as bar:
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
        if seconds:
            finder.prove_drafts(seconds, jobs or os.cpu_count() or 1)
        return finder.result()


def _at_all(board: Board, any_setup: bool, seconds: float, jobs: int | None) -> FoundQuilt:
    """The best quilt on a board, with a bound where cats and goals are those of beginners."""
    finder = CeilingFinder(board, any_setup=any_setup)
    with _bar() as bar:
        sewing = bar.add_task(say("best.sewing", points=0), total=BOARD_ROUNDS)
        for points in finder.sew(range(BOARD_ROUNDS)):
            bar.update(sewing, advance=1, description=say("best.sewing", points=points))

        def show_bound(bound: int) -> None:
            words = say("best.proving", points=finder.points, bound=bound)
            bar.update(sewing, total=None, description=words)

        if has_solver() and seconds > 0:
            finder.prove(seconds, jobs or os.cpu_count() or 1, show_bound)
    return finder.result()


def _show_at_all(quilt: FoundQuilt, as_json: bool, svg: Path | None) -> None:
    player = quilt.game.setup.players[0]
    title = say("best.on-board", board=say(f"board.{player.board.id}"), points=quilt.points)
    if as_json:
        print_json({"board": player.board.id, "solver": has_solver()} | quilt.to_dict())
    elif not is_standard(svg):
        console().print(best_on_board(quilt, title))
    if svg is not None:
        with opened(svg) as stream:
            stream.write(picture([(f"{title} ({status(quilt)})", quilt.game, 0)]))


def _bar() -> Progress:
    """A bar on standard error, if somebody looks at it."""
    terminal = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    return Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal)


def _svg(game: Game, found: list[SeatQuilts]) -> str:
    """Every seat a row: its quilt, and the best in any order."""
    quilts = []
    for each in found:
        quilt = each.quilts[0]
        real = say("best.real", name=each.name, points=each.points)
        title = f"{say('best.best', points=quilt.points)} ({status(quilt)})"
        quilts += [(real, game, each.seat), (title, quilt.game, 0)]
    return picture(quilts)

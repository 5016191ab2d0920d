"""``calico puzzle``: the puzzle of the day or another; and how puzzles are made."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from calico import lang
from calico.cli.files.output import print_json
from calico.cli.files.puzzles import load_solved
from calico.cli.options.game import Seed
from calico.cli.options.study import Games, Jobs, Ray
from calico.cli.play import puzzle as session
from calico.cli.terminal.screen import console, print_sentence
from calico.coach.puzzles.collection import PackedPuzzles, number_of_day, numbers
from calico.coach.puzzles.collection import puzzle as puzzle_of
from calico.coach.puzzles.puzzle import Difficulty, Theme
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.luck.daily import utc_today

INTERRUPTED = 130
"""The exit status after Ctrl-C."""

Kind = TypeVar("Kind", Theme, Difficulty)

puzzle = typer.Typer(
    name="puzzle",
    invoke_without_command=True,
    rich_markup_mode="markdown",
    help="cli.command.puzzle",
)


@puzzle.callback()
def solve(
    context: typer.Context,
    number: Annotated[
        int | None, typer.Option("--number", "-n", metavar="N", help="cli.puzzle.number")
    ] = None,
    theme: Annotated[
        str | None, typer.Option("--theme", metavar="THEME", help="cli.puzzle.theme")
    ] = None,
    difficulty: Annotated[
        str | None, typer.Option("--difficulty", metavar="LEVEL", help="cli.puzzle.difficulty")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli.puzzle.json")] = False,
) -> None:
    """Solve a puzzle, unless another command was named."""
    if context.invoked_subcommand is not None:
        return
    wanted = number or _wanted(theme, difficulty)
    found = puzzle_of(wanted)
    if as_json:
        plain = found.to_dict()
        for secret in ("good", "rival", "gap", "error"):
            del plain[secret]
        print_json({"number": wanted, **plain})
        return
    if wanted == number_of_day(utc_today()):
        today = say("puzzle.today", date=lang.day(utc_today()), number=wanted)
        print_sentence(console(), today)
    session.run(found, wanted, console())


def _wanted(theme: str | None, difficulty: str | None) -> int:
    """Today's puzzle, or the first that is not solved of those that are asked for."""
    if theme is None and difficulty is None:
        return number_of_day(utc_today())
    some = numbers(_chosen(Theme, theme), _chosen(Difficulty, difficulty))
    if not some:
        raise CalicoError("puzzle-none")
    known = load_solved()
    return next((each for each in some if not known.get(puzzle_of(each).seed)), some[0])


def _chosen(kinds: type[Kind], text: str | None) -> Kind | None:
    if text is None or text in list(kinds):
        return None if text is None else kinds(text)
    raise CalicoError("puzzle-choice", text=text, known=", ".join(kinds))


@puzzle.command()
def make(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli.puzzle.file")],
    games: Games = 100,
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = None,
    packed: Annotated[
        Path | None, typer.Option("--pack", metavar="FILE.gz", help="cli.puzzle.pack")
    ] = None,
) -> None:
    """Make puzzles from games of bots."""
    from calico.study.cluster import on_cluster
    from calico.study.processes import in_processes
    from calico.study.puzzles import PuzzleResults, make_puzzles

    run = partial(in_processes, jobs=jobs or 0)
    if ray is not None:
        run = partial(on_cluster, address=ray, jobs=jobs or 0)

    terminal = Console(stderr=True)
    columns = (
        TextColumn(say("puzzle.games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not terminal.is_terminal
    with PuzzleResults(file, str(seed)) as results:
        if packed is not None and packed.exists():
            results.take_up(PackedPuzzles.unpack(packed.read_bytes()))
        with Progress(*columns, console=terminal, transient=True, disable=hidden) as progress:
            bar = progress.add_task("", total=games)
            is_complete = make_puzzles(
                results,
                str(seed),
                games,
                run,
                lambda done: progress.update(bar, completed=done),
            )
        found = results.packed
        typer.echo(say("puzzle.made", found=len(found.puzzles), games=found.games), err=True)
    if packed is not None:
        packed.write_bytes(found.pack())
    if not is_complete:
        typer.echo(say("puzzle.stopped"), err=True)
        raise typer.Exit(INTERRUPTED)

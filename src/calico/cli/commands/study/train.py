"""``calico train``: learn the weights of the bots strong and master."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeRemainingColumn,
)

from calico.cli.files.output import binary, is_standard
from calico.lang import number, say


def train(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli.option.weights")],
    games: Annotated[
        int, typer.Option("--games", "-g", metavar="N", min=20, help="cli.option.games")
    ] = 800_000,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=1_000_000, help="cli.option.lessons")
    ] = 1,
) -> None:
    """Learn what a quilt is worth by playing many games: what strong and master think with."""
    from calico.engine.workspace import prefer_native, workspace
    from calico.players.search import train as training
    from calico.players.search.weights import save

    if not is_standard(file):
        file.open("ab").close()  # refused now rather than after the last game
    columns = (
        SpinnerColumn(),
        TextColumn(say("study.games")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)

        def show_progress(done: int, mean: float) -> None:
            score = f"{say('study.score')} {number(mean, 1)}"
            progress.update(task, completed=done, description=score)

        prefer_native()
        with workspace() as space:
            weights = training.learn(space, seed, games, show_progress).tolist()
    with binary(file) as stream:
        save(weights, stream)
    if not is_standard(file):
        typer.echo(say("study.learned", path=file), err=True)

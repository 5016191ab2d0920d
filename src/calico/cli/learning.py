"""``calico train``: learn the weights that strong and master think with, and write them."""

from __future__ import annotations

from pathlib import Path

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

from calico.cli.output import binary, is_standard
from calico.lang import number, say
from calico.players.search import train


def run(path: Path, games: int, seed: int) -> None:
    """Learn from ``games`` games, with a bar on standard error; write what was learned."""
    if not is_standard(path):
        path.open("ab").close()  # better refused now than after the last game
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

        def heed(done: int, mean: float) -> None:
            score = f"{say('study.score')} {number(mean, 1)}"
            progress.update(task, completed=done, description=score)

        weights = train.learn(seed, games, heed)
    with binary(path) as stream:
        train.save(weights, stream)
    if not is_standard(path):
        typer.echo(say("study.learned", path=path), err=True)

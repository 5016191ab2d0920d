"""Running a review: a bar meanwhile, a file that is saved as it goes, and more than one process."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from calico.cli.files.atomic import write_text
from calico.coach.review.analysis import Analysis
from calico.coach.review.decision import Decision, Terms
from calico.coach.review.review import Due, Review, ReviewStep
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.record import Record

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""
SAVED_EVERY: Final = 2.0
"""Seconds between two times that the analysis is saved."""


def analysis_path(file: str) -> Path | None:
    """Where the analysis of the record ``file`` is saved: beside it."""
    return None if file == "-" else Path(file).with_suffix(".analysis.json")


def read_analysis(path: Path | None) -> Analysis | None:
    """What was saved in ``path``; None if there is nothing yet, or if it was another version."""
    if path is None or not path.expanduser().exists():
        return None
    try:
        return Analysis.parse(path.expanduser().read_bytes())
    except CalicoError as error:
        if error.code == "analysis-version":
            return None
        raise


def run(
    record: Record, terms: Terms, seats: list[int] | None, path: Path | None, jobs: int
) -> Review:
    """Review ``record``, continuing what ``path`` has; after Ctrl-C save what is done, and exit."""
    known = read_analysis(path)
    review = Review(record, terms, seats, known)
    if known is not None and not known.fits(review.analysis):
        typer.echo(say("review.stale", path=path), err=True)
    try:
        _work(review, path, jobs)
    except KeyboardInterrupt:
        _save(review, path)
        seats_now = review.analysis.seats
        done = sum(len(seat.decisions) for seat in seats_now)
        count = sum(len(seat.due) for seat in seats_now)
        typer.echo(say("review.stopped", done=done, all=count), err=True)
        raise typer.Exit(INTERRUPTED) from None
    _save(review, path)
    return review


def _work(review: Review, path: Path | None, jobs: int) -> None:
    terminal = Console(stderr=True)
    columns = (
        TextColumn(say("review.progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not terminal.is_terminal
    with Progress(*columns, console=terminal, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=None)
        saved = monotonic()
        with closing(_parallel(review, jobs) if jobs > 1 else review.steps()) as steps:
            for step in steps:
                bar.update(task, completed=step.done, total=step.of)
                if step.decision is not None and monotonic() - saved > SAVED_EVERY:
                    _save(review, path)
                    saved = monotonic()


def _parallel(review: Review, jobs: int) -> Generator[ReviewStep, None, None]:
    """Judge several decisions at a time, each in a process of its own."""
    text, terms = review.record.dumps(), review.terms
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            work = {pool.submit(_judge, text, terms, due): due for due in review.todo}
            for done in as_completed(work):
                yield review.add(work[done], done.result())
        finally:
            pool.shutdown(cancel_futures=True)


def _judge(text: str, terms: Terms, due: Due) -> Decision:
    review = Review(Record.parse(text), terms, [due.seat])
    work = review.judge(due)
    while True:
        try:
            next(work)
        except StopIteration as end:
            decision: Decision = end.value
            return decision


def _save(review: Review, path: Path | None) -> None:
    if path is not None:
        write_text(path, review.analysis.dumps())

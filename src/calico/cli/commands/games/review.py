"""``calico review``: what each decision of a finished game cost, and what was luck."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from calico.cli.files.output import check_one, is_standard, opened, print_bytes
from calico.cli.files.records import read_record
from calico.cli.options.files import AsJson, RecordFile
from calico.cli.review import runner
from calico.cli.review.chart import chart
from calico.cli.review.page import page
from calico.cli.review.report import ReviewReport
from calico.cli.terminal.screen import console
from calico.coach.review.decision import QUICK, Terms


def review(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="cli.option.review-seat")
    ] = None,
    as_json: AsJson = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="cli.option.review-svg")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="cli.option.review-html")
    ] = None,
    analysis: Annotated[
        Path | None, typer.Option("--analysis", metavar="FILE", help="cli.option.review-analysis")
    ] = None,
    details: Annotated[bool, typer.Option("--details", help="cli.option.review-details")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="cli.option.review-quick")] = False,
    deals: Annotated[
        int | None, typer.Option("--deals", metavar="N", min=2, help="cli.option.review-deals")
    ] = None,
    seed: Annotated[
        str, typer.Option("--seed", metavar="TEXT", help="cli.option.review-seed")
    ] = "1",
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=1, help="cli.option.review-jobs")
    ] = 1,
) -> None:
    """Review a finished game."""
    outputs = [("--json", as_json), ("--svg", is_standard(svg)), ("--html", is_standard(html))]
    check_one(outputs)
    record = read_record(file)
    terms = replace(QUICK if quick else Terms(), seed=seed)
    if deals is not None:
        terms = replace(terms, searched=min(terms.searched, deals), most=deals)
    seats = None if seat is None else [seat - 1]
    done = runner.run(record, terms, seats, analysis or runner.analysis_path(file), jobs)
    shown = [each for each in done.analysis.seats if seats is None or each.seat in seats]
    if svg is not None:
        with opened(svg) as stream:
            stream.write(chart(shown))
    if html is not None:
        with opened(html) as stream:
            stream.write(page(record, done.analysis, shown))
    if as_json:
        print_bytes(done.analysis.dumps())
    elif not any(is_there for _, is_there in outputs):
        for each in shown:
            console().print(ReviewReport(each, details=details))

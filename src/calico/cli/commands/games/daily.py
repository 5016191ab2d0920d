"""``calico daily``: the quilt of the day for one person, without a server.

Each day's game is a record in the data folder, saved after every move, so that it can be continued.
A finished record is the result.  Earlier days can be played separately, for practice.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path
from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table

from calico import lang
from calico.cli.files.output import print_bytes
from calico.cli.files.saves import resume
from calico.cli.play import session
from calico.cli.play.start import login_name
from calico.cli.terminal import drawing, symbols
from calico.cli.terminal.score_sheet import sheet
from calico.cli.terminal.screen import console
from calico.errors import CalicoError
from calico.lang import say
from calico.rules.game import Game
from calico.rules.luck.daily import seed_of_day, utc_today
from calico.rules.score import Score


def daily(
    date: Annotated[
        str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="cli.daily.date")
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", "-n", metavar="NAME", help="cli.daily.name")
    ] = None,
    results: Annotated[bool, typer.Option("--results", help="cli.daily.results")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli.daily.json")] = False,
) -> None:
    """Play the quilt of the day, solo: one game per day, the same for all who play it offline."""
    if as_json:
        plain = [result.to_dict() for result in all_results()]
        print_bytes(json.dumps(plain, ensure_ascii=False) + "\n")
    elif results:
        show_results()
    else:
        run(date, name)


def today() -> date:
    """The day it is, in UTC."""
    return utc_today()


def folder() -> Path:
    """Where daily quilts are saved."""
    return user_data_path("calico") / "daily"


def run(text: str | None, name: str | None) -> None:
    """Play or resume today's quilt, or play the one of the day ``text`` for practice."""
    now = today()
    day = _day(text, now) if text else now
    own = folder() / f"{day}.json"
    game = _saved(own)
    again = "daily" if day == now else f"daily --date {day}"
    if game is not None and (not game.is_finished or day == now):
        if game.is_finished:
            _show(game, say("daily.done", date=lang.day(day)))
        else:
            session.run(game, {}, console(), save=own, again=again)
        return
    practice = folder() / f"practice-{day}.json"
    path = own if day == now else practice
    game = _saved(path)
    if game is None or game.is_finished:
        path.unlink(missing_ok=True)
        called = name or login_name() or say("start.player", n=1)
        game = Game.new([called], seed=seed_of_day(day))
    key = "daily.begin" if day == now else "daily.practice"
    words = [say(each, date=lang.day(day)) for each in ("daily.title", key)]
    console().print(*words, sep="\n", markup=False)
    session.run(game, {}, console(), save=path, again=again)


def _day(text: str, now: date) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise CalicoError("daily-date", text=text) from None
    if day > now:
        raise CalicoError("daily-date", text=text)
    return day


def _saved(path: Path) -> Game | None:
    """The game in ``path``, if there is one."""
    if not path.exists():
        return None
    try:
        return resume(path).game
    except CalicoError as error:
        raise CalicoError("daily-damaged", path=path, why=error) from None


def _show(game: Game, words: str) -> None:
    out = console()
    out.print(drawing.titled(game, 0), sheet(game))
    out.print(words, markup=False)


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The quilt of a day and its score."""

    date: str
    finished: bool
    score: Score

    def to_dict(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {
            "date": self.date,
            "name": self.score.name,
            "finished": self.finished,
            "score": self.score.total,
            "goals": self.score.goal_points,
            "cats": self.score.cat_points,
            "buttons": self.score.button_points,
        }


def all_results() -> list[DailyResult]:
    """All daily quilts begun here, the latest first."""
    found = []
    for path in sorted(folder().glob("[0-9]*.json"), reverse=True):
        game = _saved(path)
        if game is not None and not game.choosing:
            found.append(DailyResult(path.stem, game.is_finished, game.scores[0]))
    return found


def show_results() -> None:
    """Print the results as a table, with the mean and the best."""
    found = all_results()
    console().print(_table(found) if found else say("daily.none"))
    totals = [result.score.total for result in found if result.finished]
    if totals:
        mean = lang.number(sum(totals) / len(totals), 1)
        console().print(say("daily.mean", n=len(totals), mean=mean, best=max(totals)))


def _table(found: list[DailyResult]) -> RenderableType:
    table = Table(title=say("daily.results"), title_justify="left", title_style="bold", box=ROUNDED)
    table.add_column(say("daily.day"))
    for key in ("sheet.goals", "sheet.cats", "sheet.buttons", "daily.score"):
        table.add_column(say(key), justify="right")
    best = max((result.score.total for result in found if result.finished), default=None)
    for result in found:
        score = result.score
        parts = (score.goal_points, score.cat_points, score.button_points)
        total = str(score.total) if result.finished else say("daily.unfinished")
        is_best = result.finished and score.total == best
        points = [str(part) if result.finished else symbols.NONE for part in parts]
        day = lang.day(date.fromisoformat(result.date))
        table.add_row(day, *points, total, style="bold" if is_best else "")
    return table

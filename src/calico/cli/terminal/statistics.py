"""The games of a person in numbers, with bars drawn in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean, stdev

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from calico.box import GOALS
from calico.campaign.statistics import Statistics
from calico.cli.terminal import sidebar, styles, symbols
from calico.lang import known, number, percent, say
from calico.study.plots import ridges
from calico.study.summary import Standing, Summary, interval

_LONGEST = 40
"""Columns of the longest bar."""


def pages(found: Statistics, person: str) -> Iterator[RenderableType]:
    """All there is to say, one table after the other."""
    name = symbols.clean(person)
    if found.mean is None or found.best is None or found.split is None:
        yield say("stats.none", name=name)
        return
    yield Text(say("stats.title", name=name, n=found.games), styles.TITLE)
    yield say("stats.mean", mean=_short(found.mean), best=found.best)
    split = found.split
    yield say(
        "stats.split",
        goals=_short(split.goals),
        cats=_short(split.cats),
        buttons=_short(split.buttons),
    )
    if found.hinted:
        yield say("stats.hinted", n=found.hinted)
    yield ""
    yield from _bars(found)
    yield ""
    if found.solo:
        yield _table(
            "stats.solo",
            ("stats.kind", "stats.games", "stats.mean-of", "stats.best"),
            [
                (kind_words(solo.kind), str(solo.games), _short(solo.mean), str(solo.best))
                for solo in found.solo
            ],
        )
    if found.against:
        yield _table(
            "stats.against",
            ("stats.bot", "stats.games", "stats.wins", "stats.rate"),
            [
                (bot.opponent, str(bot.games), str(bot.wins), percent(bot.wins / bot.games, 0))
                for bot in found.against
            ],
        )
    yield _table(
        "stats.cats",
        ("stats.cat", "stats.games", "stats.tokens", "stats.points", "stats.score"),
        [
            (
                say(f"cat.{cat.cat}"),
                str(cat.games),
                *map(_short, (cat.mean_tokens, cat.mean_points, cat.mean_score)),
            )
            for cat in found.cats
        ],
    )
    if found.goals:
        yield _table(
            "stats.goals",
            ("stats.goal", "stats.games", "stats.one", "stats.both", "stats.points"),
            [
                (
                    sidebar.printed(GOALS[goal.goal]),
                    *map(str, (goal.games, goal.one, goal.both)),
                    _short(goal.mean_points),
                )
                for goal in found.goals
            ],
        )


def kind_words(kind: str) -> str:
    """What a kind of game is called."""
    number = kind.removeprefix("scenario_")
    if number.isdigit():
        return say("draw.scenario", n=int(number))
    if kind == "family":
        return say("stats.family")
    return say(f"setup.{kind}" if known(f"setup.{kind}") else f"restriction.{kind}")


def _bars(found: Statistics) -> Iterator[Text]:
    most = max(each.n for each in found.distribution)
    for each in found.distribution:
        length = round(_LONGEST * each.n / most)
        yield Text.assemble(
            (f"{each.low:4}{symbols.NONE}{each.high:<4}", styles.QUIET),
            (symbols.BAR * max(length, int(each.n > 0)), styles.GOOD),
            f" {each.n}" if each.n else "",
        )


def _table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(title=say(title), title_justify="left", title_style="bold", box=ROUNDED)
    for i, head in enumerate(heads):
        table.add_column(say(head), justify="right" if i else "left")
    for row in rows:
        table.add_row(*(symbols.clean(cell) for cell in row))
    return table


def _short(value: float) -> str:
    return number(value, 1)


def picture(found: Statistics, person: str) -> str:
    """The scores as ridgeline plots: all games, those alone and those with others."""
    kinds = {
        "stats.all": tuple(score.score for score in found.over_time),
        "stats.alone": found.alone,
        "stats.together": found.together,
    }
    standings = tuple(
        _standing(say(key), totals) for key, totals in kinds.items() if totals or key == "stats.all"
    )
    return ridges(Summary(standings, (), found.games), say("stats.of", name=person))


def _standing(label: str, totals: tuple[int, ...]) -> Standing:
    return Standing(
        agent=label,
        n=len(totals),
        mean=fmean(totals) if totals else None,
        sd=stdev(totals) if len(totals) > 1 else None,
        interval=interval([[total] for total in totals]),
        goals=None,
        cats=None,
        buttons=None,
        seconds_per_move=None,
        win_rate=None,
        passed=None,
        failures=0,
        failure=None,
        totals=totals,
    )

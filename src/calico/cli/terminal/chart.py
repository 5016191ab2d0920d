"""The chart drawn for people: who has which rank, the track, and all thirty achievements (R9)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from calico import lang
from calico.box import ACHIEVEMENTS, RESTRICTIONS, SCENARIOS
from calico.campaign.chart import RANKS, SHAPES, SHAPES_TO_A_RANK
from calico.campaign.household import MOST, Chart, Household
from calico.cli.terminal import styles, symbols, tiles
from calico.cli.terminal.scenarios import objectives
from calico.lang import say

_CLAIM = "calico chart claim"
_PERSON = "calico chart person add"


def pages(household: Household) -> Iterator[RenderableType]:
    """The whole chart: a few lines for each person, a table for all, and what may be claimed."""
    if not household.people:
        yield say("chart.nobody", command=f"{_PERSON} {say('cli.word.name')}")
        return
    charts = [household.chart(name) for name in household.people]
    for chart in charts:
        yield from _lines(chart)
    yield _table(charts)
    for chart in charts:
        yield from _claimable(chart)


def _lines(chart: Chart) -> Iterator[RenderableType]:
    name, count = symbols.clean(chart.person), len(chart.claims)
    rank = say("chart.rank", name=name, rank=say(f"rank.{chart.rank}"))
    yield Text.assemble(_patch(chart), " ", (rank, styles.TITLE))
    yield Text.assemble(track(count), "  ", say("chart.track", n=count, shapes=SHAPES))
    if chart.rank < RANKS:
        left = SHAPES_TO_A_RANK - count % SHAPES_TO_A_RANK
        yield say("chart.next", n=left, rank=say(f"rank.{chart.rank + 1}"))
    if len(chart.passed) == len(SCENARIOS):
        yield say("chart.all-passed")
    else:
        yield say("chart.open", n=chart.open)
    yield ""


def track(count: int) -> Text:
    """The track after ``count`` claims: every fifth shape is a cat head (R9.4)."""
    text = Text()
    for shape in range(1, SHAPES + 1):
        is_head, is_filled = shape % SHAPES_TO_A_RANK == 0, shape <= count
        filled, empty = (
            (symbols.HEAD, symbols.NO_HEAD) if is_head else (symbols.BUTTON, symbols.NO_BUTTON)
        )
        text.append(filled if is_filled else empty, styles.GOOD if is_filled else styles.QUIET)
        if is_head and shape < SHAPES:
            text.append(" ")
    return text


def _table(charts: list[Chart]) -> Table:
    table = Table(title=say("chart.title"), title_justify="left", title_style="bold", box=ROUNDED)
    table.add_column("")
    table.add_column("", style=styles.QUIET)
    for chart in charts:
        name = Text.assemble(_patch(chart), "\n", symbols.clean(chart.person))
        table.add_column(name, overflow="fold", justify="center")
    for heading, entries in (
        ("chart.normal", [str(each) for each in ACHIEVEMENTS]),
        ("chart.restrictions", [str(each) for each in RESTRICTIONS]),
        ("chart.scenarios", [f"scenario_{number}" for number in SCENARIOS]),
    ):
        table.add_section()
        table.add_row(say(heading), "", *("" for _ in charts), style="bold")
        for entry in entries:
            table.add_row(title(entry), why(entry), *(_mark(chart, entry) for chart in charts))
    table.caption = say("chart.marks", done=symbols.DONE, open=symbols.TO_CLAIM)
    table.caption_justify = "left"
    return table


def _patch(chart: Chart) -> Text:
    """The colour of a person, with letters that tell it apart without (R9.4)."""
    colour = tiles.colour_of(chart.patch)
    return Text(f" {chart.patch} ", Style(color=tiles.ink_on(colour), bgcolor=colour))


def _mark(chart: Chart, entry: str) -> Text:
    if any(claim.achievement == entry for claim in chart.claims):
        return Text(symbols.DONE, styles.GOOD)
    if any(entry in met for _, met in chart.claimable):
        return Text(symbols.TO_CLAIM, Style(bold=True))
    return Text("")


def _claimable(chart: Chart) -> Iterator[RenderableType]:
    name = symbols.clean(chart.person)
    for game, met in chart.claimable:
        yield ""
        yield say("chart.claimable", name=name, date=day(game.at), game=game.id[:8])
        for entry in met:
            yield f"  {entry}: {title(entry)}. {why(entry)}"
    if chart.claimable:
        command = f"{_CLAIM} {say('cli.word.name')} {say('cli.word.achievement')}"
        yield say("chart.how-to-claim", command=command)


def title(entry: str) -> str:
    """What an entry of the chart is called."""
    if entry.startswith("scenario_"):
        return say("draw.scenario", n=entry.removeprefix("scenario_"))
    if entry in RESTRICTIONS:
        return say(f"web.restriction.{entry}")
    return say(f"achievement.{entry}")


def why(entry: str) -> str:
    """What an entry of the chart asks for."""
    if entry.startswith("scenario_"):
        number = int(entry.removeprefix("scenario_"))
        return f"{say('chart.scenario-why', n=number)} {objectives(SCENARIOS[number])}"
    if entry in RESTRICTIONS:
        return say("chart.restriction-why", rule=say(f"web.restriction.{entry}-why"))
    return say(f"achievement.{entry}-why")


def day(at: int) -> str:
    """The day of a time in milliseconds, here; no clock goes beyond the year 9999."""
    seconds = min(at // 1000, 253_402_214_400)
    return lang.day(datetime.fromtimestamp(seconds).astimezone().date())


def plain(household: Household) -> dict[str, Any]:
    """The charts as plain data, named as over HTTP."""
    return {
        "people": [_plain(household.chart(name)) for name in household.people],
        "most": MOST,
    }


def _plain(chart: Chart) -> dict[str, Any]:
    return {
        "name": chart.person,
        "patch": str(chart.patch),
        "rank": chart.rank,
        "claims": [
            {"achievement": claim.achievement, "game": claim.game, "at": claim.at}
            for claim in chart.claims
        ],
        "passed": list(chart.passed),
        "open": chart.open,
        "claimable": [
            {"game": game.id, "source": game.source, "at": game.at, "achievements": list(met)}
            for game, met in chart.claimable
        ],
    }

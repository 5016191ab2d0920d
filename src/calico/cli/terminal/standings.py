"""The tables of a tournament: how agents score, and who was ahead of whom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table

from calico.lang import number, percent, say
from calico.study.summary import Standing, Summary


def standings_table(agents: Sequence[Standing]) -> Table:
    """Mean scores and their parts, a row for each agent."""
    table = _table(say("study.agent"))
    names = ("score", "interval", "sd", "goals", "cats", "buttons", "wins", "pace", "n")
    has_scenario = any(agent.passed is not None for agent in agents)
    for name in (*names, "passed") if has_scenario else names:
        table.add_column(say(f"study.{name}"), justify="right", overflow="fold")
    for agent in agents:
        row = [
            _number(agent.mean),
            _half(agent.interval),
            *map(_number, (agent.sd, agent.goals, agent.cats, agent.buttons)),
            _share(agent.win_rate),
            _number(agent.seconds_per_move, 3),
            number(agent.n),
        ]
        table.add_row(agent.agent, *row, *([_share(agent.passed)] if has_scenario else []))
    return table


def pairs_table(summary: Summary) -> Table:
    """Who was ahead of whom: a row for each agent, a column for each other."""
    rates = {(pair.agent, pair.other): pair.win_rate for pair in summary.pairs}
    names = [agent.agent for agent in summary.agents]
    table = _table(say("study.against"))
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    for name in names:
        table.add_row(name, *(_share(rates.get((name, other))) for other in names))
    return table


def _table(corner: str) -> Table:
    """A table that fits a narrow terminal: many columns, little between them."""
    table = Table(box=SIMPLE_HEAD, padding=0)
    table.add_column(corner, no_wrap=True)
    return table


def _number(value: float | None, digits: int = 1) -> str:
    return say("study.none") if value is None else number(value, digits)


def _share(value: float | None) -> str:
    return say("study.none") if value is None else percent(value)


def _half(ends: tuple[float, float] | None) -> str:
    return say("study.none") if ends is None else f"± {number((ends[1] - ends[0]) / 2, 1)}"

"""The summary of many games: means with intervals, and who beats whom.

Scores are those of finished games; a game in which an agent failed counts only as its loss.  The
interval treats the scores of one deal as one observation (a cluster), since the same deal is played
in every order and its scores are not independent.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import permutations
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from calico.study.match import MatchResult, SeatResult

NORMAL: Final = 1.96
"""Half the width of a 95 % interval in standard errors."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The results of one agent."""

    agent: str
    n: int
    """Scores counted."""
    mean: float | None
    sd: float | None
    interval: tuple[float, float] | None
    """The 95 % confidence interval of the mean."""
    goals: float | None
    cats: float | None
    buttons: float | None
    seconds_per_move: float | None
    win_rate: float | None
    """In solo games the best score of a deal wins it."""
    passed: float | None
    """The share of scenarios passed."""
    failures: int
    failure: str | None
    """The first error."""
    totals: tuple[int, ...]
    """Every score, in the order of the games."""


@dataclass(frozen=True, slots=True)
class Pair:
    """How often one agent beat another, at one table or solo with the same deal."""

    agent: str
    other: str
    win_rate: float
    """A tie counts half."""
    n: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary of many games."""

    agents: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    games: int

    def to_dict(self) -> dict[str, Any]:
        """The summary as plain data, without the single scores."""
        agents = [asdict(standing) for standing in self.agents]
        for agent in agents:
            del agent["totals"]
        return {
            "agents": agents,
            "pairs": [asdict(pair) for pair in self.pairs],
            "games": self.games,
        }


def summarise(agents: Sequence[str], games: Sequence[MatchResult]) -> Summary:
    """The summary of ``games`` between ``agents``, in the order in which these entered."""
    names = _told_apart(agents)
    tables = _tables(games, len(names))
    return Summary(
        tuple(_standing(i, name, games, tables) for i, name in enumerate(names)),
        tuple(_pairs(names, tables)),
        len(games),
    )


def _told_apart(agents: Sequence[str]) -> list[str]:
    """The names of ``agents``, with a number if one of them takes part more than once."""
    return [
        f"{agent} {agents[: i + 1].count(agent)}" if agents.count(agent) > 1 else agent
        for i, agent in enumerate(agents)
    ]


def _standing(
    entrant: int, agent: str, games: Sequence[MatchResult], tables: Sequence[Sequence[SeatResult]]
) -> Standing:
    mine = [(game, seat) for game in games for seat in game.seats if seat.entrant == entrant]
    scored = [(game.seed, seat) for game, seat in mine if game.is_finished]
    seats = [seat for _, seat in scored]
    totals = tuple(seat.total for seat in seats)
    by_deal: dict[str, list[int]] = defaultdict(list)
    for seed, seat in scored:
        by_deal[seed].append(seat.total)
    failures = [seat.failure for _, seat in mine if seat.failure is not None]
    moves = sum(seat.moves for seat in seats)
    return Standing(
        agent=agent,
        n=len(seats),
        mean=_mean(totals),
        sd=stdev(totals) if len(totals) > 1 else None,
        interval=interval(list(by_deal.values())),
        goals=_mean(seat.goals for seat in seats),
        cats=_mean(seat.cats for seat in seats),
        buttons=_mean(seat.buttons for seat in seats),
        seconds_per_move=sum(seat.seconds for seat in seats) / moves if moves else None,
        win_rate=_mean(seat.won for table in tables for seat in table if seat.entrant == entrant),
        passed=_mean(seat.passed for seat in seats if seat.passed is not None),
        failures=len(failures),
        failure=failures[0] if failures else None,
        totals=totals,
    )


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float] | None:
    """The 95 % confidence interval of the mean of all scores; each of ``deals`` is a cluster."""
    if len(deals) < 2:
        return None
    mean = fmean(score for deal in deals for score in deal)
    squares = sum(sum(score - mean for score in deal) ** 2 for deal in deals)
    n = sum(len(deal) for deal in deals)
    half = NORMAL * sqrt(squares * len(deals) / (len(deals) - 1)) / n
    return mean - half, mean + half


def _mean(values: Iterable[float]) -> float | None:
    known = list(values)
    return fmean(known) if known else None


def _pairs(agents: Sequence[str], tables: Sequence[Sequence[SeatResult]]) -> Iterator[Pair]:
    points: dict[tuple[int, int], list[float]] = defaultdict(list)
    for table in tables:
        for one, other in permutations(table, 2):
            level = 0.5 * (one.place == other.place)
            points[one.entrant, other.entrant].append(level or float(one.place < other.place))
    for (i, j), won in sorted(points.items()):
        if i != j:
            yield Pair(agents[i], agents[j], fmean(won), len(won))


def _tables(games: Sequence[MatchResult], agents: int) -> list[Sequence[SeatResult]]:
    """The groups to compare: a table, or all solo games with the same deal."""
    alone: dict[str, list[SeatResult]] = defaultdict(list)
    tables: list[Sequence[SeatResult]] = []
    for game in games:
        if len(game.seats) == 1:
            alone[game.seed].append(game.seats[0])
        else:
            tables.append(game.seats)
    tables += [_ranked(seats) for seats in alone.values() if len(seats) == agents]
    return tables


def _ranked(seats: Sequence[SeatResult]) -> list[SeatResult]:
    """Places and wins of agents that played the same deal solo."""
    ranks = [(seat.failure is None, bool(seat.passed), seat.total) for seat in seats]
    best = max(ranks)
    return [
        replace(
            seat,
            place=1 + sum(other > rank for other in ranks),
            won=(rank == best and seat.failure is None) / ranks.count(best),
        )
        for seat, rank in zip(seats, ranks, strict=True)
    ]

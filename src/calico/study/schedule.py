"""Schedules: which matches are played, with fair seating."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count, islice, permutations
from math import ceil, comb

from calico.players.agent import Spec
from calico.study.match import Match, MatchTerms


def tournament(specs: Sequence[Spec], terms: MatchTerms, seed: str, games: int) -> list[Match]:
    """Matches that compare ``specs``: ``games`` for each agent.

    Each deal is played by every combination of agents that fills the seats, in every rotation, so
    that every agent plays every seat of every deal.  If there are fewer agents than seats, they are
    repeated.  A longer schedule starts with the shorter one.
    """
    share = max(1.0, len(specs) / terms.players)
    lineups = islice(_lineups(len(specs), terms.players), ceil(games * share))
    return [
        _match(number, f"{seed}-{deal}", lineup, specs, terms)
        for number, (deal, lineup) in enumerate(lineups, start=1)
    ]


def games_a_deal(agents: int, players: int) -> int:
    """How many games each agent plays per deal until all have played the same seats."""
    return players * comb(agents - 1, players - 1) if agents >= players else agents


def simulation(specs: Sequence[Spec], terms: MatchTerms, seed: str, games: int) -> list[Match]:
    """Matches of ``specs`` at one table, each with a new deal, with rotating seats."""
    seats = tuple(range(len(specs)))
    return [
        _match(deal, f"{seed}-{deal}", _turned(seats, deal - 1), specs, terms, keeps_record=True)
        for deal in range(1, games + 1)
    ]


def _match(
    number: int,
    seed: str,
    lineup: tuple[int, ...],
    specs: Sequence[Spec],
    terms: MatchTerms,
    keeps_record: bool = False,
) -> Match:
    return Match(number, seed, lineup, tuple(specs[i] for i in lineup), terms, keeps_record)


def _lineups(agents: int, players: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The seating of each match, deal after deal, without end."""
    tables = list(combinations(range(agents), players)) or [tuple(range(agents))]
    size = len(tables[0])
    circles = list(permutations(range(1, size)))
    for deal in count(1):
        circle = (0, *circles[(deal - 1) % len(circles)])  # who follows whom changes by deal
        for turn in range(size):
            for table in tables:
                order = _turned(tuple(table[i] for i in circle), turn)
                yield deal, tuple(order[seat % size] for seat in range(players))


def _turned(seats: tuple[int, ...], by: int) -> tuple[int, ...]:
    by %= len(seats)
    return seats[by:] + seats[:by]

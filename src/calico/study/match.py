"""A match: one game between given agents, and its result, as plain data.

A match is reproducible: its seed determines the deal, and each agent is seeded by that seed, its
seat and its name.  Only agents with a limit in seconds may differ.  Agents that think too long are
stopped by :mod:`calico.study.worker`, not here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from threading import TIMEOUT_MAX
from time import perf_counter
from typing import Any, Self

from calico.errors import CalicoError
from calico.players.agent import Agent, Spec
from calico.players.answers import ask, ask_goals
from calico.rules.game import Game
from calico.rules.options import Options
from calico.rules.record import Record
from calico.rules.score import winners


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchTerms:
    """Which game the matches play; the fields are parameters of :meth:`Game.new`."""

    players: int = 2
    options: Options = field(default_factory=Options)
    cats: Sequence[str] | None = None
    boards: Sequence[str] | None = None

    def to_dict(self) -> dict[str, Any]:
        """The terms as plain data."""
        ids = self.options.to_ids()
        return {"players": self.players, **ids, "cats": self.cats, "boards": self.boards}

    @classmethod
    def from_dict(cls, plain: dict[str, Any]) -> Self:
        """The terms that :meth:`to_dict` wrote."""
        options = Options.from_ids(**{name: plain[name] for name in Options().to_ids()})
        return cls(
            players=plain["players"], options=options, cats=plain["cats"], boards=plain["boards"]
        )

    def game(self, seed: str, names: Sequence[str] | None = None) -> Game:
        """The game with these terms and ``seed``."""
        return Game.new(
            self.players if names is None else names,
            options=self.options,
            seed=seed,
            cats=self.cats,
            boards=self.boards,
        )


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: its number, its seed, and who sits where."""

    number: int
    seed: str
    entrants: tuple[int, ...]
    """For each seat, the number of the agent in the tournament."""
    specs: tuple[Spec, ...]
    """For each seat, the agent."""
    terms: MatchTerms
    keeps_record: bool = False

    def to_dict(self) -> dict[str, Any]:
        """The match as plain data."""
        return {
            "number": self.number,
            "seed": self.seed,
            "entrants": self.entrants,
            "specs": [str(spec) for spec in self.specs],
            "terms": self.terms.to_dict(),
            "keeps_record": self.keeps_record,
        }

    @classmethod
    def from_dict(cls, plain: dict[str, Any]) -> Self:
        """The match that :meth:`to_dict` wrote."""
        return cls(
            plain["number"],
            plain["seed"],
            tuple(plain["entrants"]),
            tuple(Spec.parse(text) for text in plain["specs"]),
            MatchTerms.from_dict(plain["terms"]),
            plain["keeps_record"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResult:
    """The result of one agent in a game."""

    entrant: int
    agent: str
    goals: int = 0
    cats: int = 0
    buttons: int = 0
    total: int = 0
    place: int
    """1 for the best at the table; equal scores share a place."""
    won: float
    """1 for the winner, or an equal share of it."""
    passed: bool | None = None
    """Whether the scenario was passed, in a scenario."""
    seconds: float = 0.0
    """Time spent thinking, goals included."""
    moves: int = 0
    failure: str | None = None
    """The error of this agent, if it failed."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match: finished, or aborted because an agent failed."""

    number: int
    seed: str
    seats: tuple[SeatResult, ...]
    record: dict[str, Any] | None = None

    @property
    def is_finished(self) -> bool:
        """Whether no agent failed, so that the scores are valid."""
        return all(seat.failure is None for seat in self.seats)

    def to_dict(self) -> dict[str, Any]:
        """The result as plain data."""
        plain = asdict(self)
        if self.record is None:
            del plain["record"]
        return plain

    @classmethod
    def from_dict(cls, plain: dict[str, Any]) -> Self:
        """The result that :meth:`to_dict` wrote."""
        seats = tuple(SeatResult(**seat) for seat in plain["seats"])
        return cls(plain["number"], plain["seed"], seats, plain.get("record"))


class _Failed(Exception):
    """An agent raised an error, or its choice was illegal."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


def play(match: Match, on_turn: Callable[[int], None] = lambda _: None) -> MatchResult:
    """Play ``match``; ``on_turn`` is called with the seat of each agent before it chooses."""
    try:
        return _play(match, on_turn)
    except _Failed as failed:
        return forfeit(match, failed.seat, failed.reason)


def warm_up(spec: Spec, terms: MatchTerms) -> None:
    """Let an agent load and compile what it needs, in a game that does not count."""
    with suppress(Exception):  # the real game will report it
        game, agent = terms.game("warm up"), spec.agent("warm up")
        for seat in game.choosing:
            game.choose_goals(seat, agent.choose_goals(game.view(seat), spec.limit).goals)
        agent.choose(game.view(0), spec.limit)


def forfeit(match: Match, loser: int, reason: str) -> MatchResult:
    """``match`` aborted because the agent on seat ``loser`` failed: the others share the win."""
    others = len(match.specs) - 1
    seats = (
        SeatResult(
            entrant=entrant,
            agent=str(spec),
            place=len(match.specs) if seat == loser else 1,
            won=0.0 if seat == loser else 1 / others,
            failure=reason if seat == loser else None,
        )
        for seat, (entrant, spec) in enumerate(zip(match.entrants, match.specs, strict=True))
    )
    return MatchResult(match.number, match.seed, tuple(seats))


def _play(match: Match, on_turn: Callable[[int], None]) -> MatchResult:
    names = [f"{spec.name[:36]} {seat}" for seat, spec in enumerate(match.specs, start=1)]
    game = match.terms.game(match.seed, names)
    seconds = [0.0] * game.players
    agents: list[Agent] = []

    for seat, spec in enumerate(match.specs):
        on_turn(seat)
        agents.append(_seated(match, seat, spec))
    for seat in game.choosing:
        on_turn(seat)
        view, spec, start = game.view(seat), match.specs[seat], perf_counter()
        try:
            goals = ask_goals(agents[seat], str(spec), view, spec.limit, TIMEOUT_MAX).goals
        except CalicoError as error:
            raise _Failed(seat, str(error)) from None
        seconds[seat] += perf_counter() - start
        game.choose_goals(seat, goals)
    while game.seat is not None:
        on_turn(game.seat)
        view, spec, start = game.view(game.seat), match.specs[game.seat], perf_counter()
        try:
            move = ask(agents[game.seat], str(spec), view, spec.limit, TIMEOUT_MAX).move
        except CalicoError as error:
            raise _Failed(game.seat, str(error)) from None
        seconds[game.seat] += perf_counter() - start
        game.play(move)
    return _played(match, game, seconds)


def _played(match: Match, game: Game, seconds: Sequence[float]) -> MatchResult:
    scores = game.scores
    best = winners(game.options, scores)
    seats = tuple(
        SeatResult(
            entrant=match.entrants[seat],
            agent=str(match.specs[seat]),
            goals=score.goal_points,
            cats=score.cat_points,
            buttons=score.button_points,
            total=score.total,
            place=1 + sum(_is_ahead(game, other, seat) for other in range(game.players)),
            won=(seat in best) / len(best),
            passed=score.scenario_passed,
            seconds=seconds[seat],
            moves=score.placed,
        )
        for seat, score in enumerate(scores)
    )
    record = None
    if match.keeps_record:
        bots = {name: str(spec) for name, spec in zip(game.names, match.specs, strict=True)}
        dealt = [[goal.id for goal in game.dealt(seat)] for seat in range(game.players)]
        meta = {"seed": match.seed, "bots": bots, "dealt": dealt}
        record = Record.of(game, meta).to_dict()
    return MatchResult(match.number, match.seed, seats, record)


def _is_ahead(game: Game, one: int, other: int) -> bool:
    """Whether seat ``one`` would have beaten ``other`` if they had been the only two (R7.1)."""
    pair = sorted((one, other))
    best = winners(game.options, [game.score(seat) for seat in pair])
    return one != other and [pair[i] for i in best] == [one]


def _seated(match: Match, seat: int, spec: Spec) -> Agent:
    """The agent on ``seat``, with its own seed."""
    try:
        return spec.agent(f"{match.seed}/{seat}/{spec.name}")
    except CalicoError as error:
        raise _Failed(seat, str(error)) from None

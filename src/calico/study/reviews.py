"""Measures how accurate reviews are: plays many games of bots and reviews them.

Each of the levels plays games alone, which are reviewed; every :data:`AGAIN`-th of them a second
time with another seed, to see whether the labels are the same.  The luck of the draws, which needs
no review, is measured over more games of decent.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from calico import __version__
from calico.coach.review.analysis import VERSION, SeatAnalysis
from calico.coach.review.decision import Terms
from calico.coach.review.luck import luck_of
from calico.coach.review.review import Review
from calico.engine.workspace import workspace
from calico.players import levels
from calico.players.agent import Agent
from calico.players.search.weights import digest, weights
from calico.rules.game import Game
from calico.rules.record import Record
from calico.study.lines import ResultLines

LEVELS: Final = ("master", "strong", "decent", "gentle")
AGAIN: Final = 4
"""Of so many games one is reviewed with a second seed too."""
LUCK: Final = "luck"
"""Stands for a level where only the luck of a game is measured."""


@dataclass(frozen=True, slots=True, order=True)
class ReviewTask:
    """A game to be played and measured."""

    level: str
    """One of :data:`LEVELS`, or :data:`LUCK`."""
    game: int


@dataclass(frozen=True, slots=True)
class ReviewSample:
    """What was measured of one game; for some games only the luck."""

    level: str
    game: int
    luck: float
    """Of all draws together, in points."""
    seconds: float
    """Of one core, for the game and its reviews."""
    mean_loss: float = 0.0
    hardness: float = 0.0
    accuracy: float = 0.0
    adds_up: bool = True
    """Whether the waterfall does, to the last digit that is shown."""
    labels: tuple[tuple[str, ...], ...] = ()
    """Of all decisions, for each seed that the game was reviewed with."""

    @property
    def task(self) -> ReviewTask:
        """What it is the result of."""
        return ReviewTask(self.level, self.game)


class ReviewResults(ResultLines[ReviewSample]):
    """The games that were measured, and the file that has them."""

    def __init__(self, path: Path, terms: Terms) -> None:
        """Begin the file ``path``, or continue it if it has the same settings."""
        settings = {
            "analysis": VERSION,
            "version": __version__,
            "weights": digest(),
            "terms": asdict(terms),
        }
        self._terms = terms
        super().__init__(path, settings, _from_dict, asdict)

    def complete(
        self, tasks: Iterable[ReviewTask], jobs: int, on_progress: Callable[[int, int], None]
    ) -> list[ReviewSample]:
        """What was measured of ``tasks``; those that are not in the file are measured first."""
        return self.measured(
            measure, sorted(tasks), self._terms, lambda each: each.task, jobs, on_progress
        )


def measure(asked: tuple[ReviewTask, Terms]) -> ReviewSample:
    """Play a game and review it."""
    task, terms = asked
    start = time.process_time()
    record = alone("decent" if task.level == LUCK else task.level, f"{task.level} {task.game}")
    if task.level == LUCK:
        with workspace() as space:
            found = luck_of(space, weights(space), record, 0)
        luck = sum(each.draws for each in found)
        return ReviewSample(LUCK, task.game, luck, time.process_time() - start)
    seeds = ("1", "2") if task.game % AGAIN == 0 else ("1",)
    seats = [_reviewed(record, replace(terms, seed=seed)) for seed in seeds]
    summary = seats[0].summary
    if summary is None:
        raise RuntimeError("a review that has ended is complete")
    fall = summary.waterfall
    reached = fall.par + fall.deal + fall.draws + fall.others - fall.losses + fall.rest
    return ReviewSample(
        level=task.level,
        game=task.game,
        luck=fall.draws / 10,
        seconds=time.process_time() - start,
        mean_loss=summary.mean_loss,
        hardness=summary.hardness,
        accuracy=summary.accuracy,
        adds_up=reached == fall.result == 10 * seats[0].score,
        labels=tuple(tuple(str(each.label) for each in seat.decisions) for seat in seats),
    )


def agreement(samples: Iterable[ReviewSample]) -> tuple[int, int]:
    """How many decisions have the same label with both seeds, and how many were judged twice."""
    pairs = [
        pair
        for sample in samples
        if len(sample.labels) > 1
        for pair in zip(sample.labels[0], sample.labels[1], strict=True)
    ]
    return sum(one == two for one, two in pairs), len(pairs)


def error_of(values: Sequence[float]) -> float:
    """The standard error of their mean; infinite for one value."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")


def mean_of(values: Sequence[float]) -> float:
    """The mean, 0 of none."""
    return fmean(values) if values else 0.0


def alone(level: str, seed: str) -> Record:
    """A game that a level plays alone."""
    agent: Agent = getattr(levels, level.capitalize())(seed)
    game = Game.new(1, seed=seed)
    for seat in game.choosing:
        game.choose_goals(seat, list(agent.choose_goals(game.view(seat)).goals))
    while not game.is_finished:
        game.play(agent.choose(game.view(0)).move)
    return Record.of(game)


def _reviewed(record: Record, terms: Terms) -> SeatAnalysis:
    review = Review(record, terms)
    for _ in review.steps():
        pass
    return review.analysis.seat(0)


def _from_dict(data: dict[str, Any]) -> ReviewSample:
    return ReviewSample(**data | {"labels": tuple(tuple(each) for each in data["labels"])})

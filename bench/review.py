"""How well reviews work: what the levels lose, whether two seeds agree, whether luck is fair.

Hours of work, so they are measured only if they are named: ``calico bench review --games 100``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from calico.coach.review.decision import Terms
from calico.study.benchmark import Benchmark, Figure, Sample, folder
from calico.study.reviews import (
    AGAIN,
    LEVELS,
    LUCK,
    ReviewResults,
    ReviewSample,
    ReviewTask,
    agreement,
    error_of,
    mean_of,
)

LUCKS = 4
"""Games whose luck is measured, for each game that is reviewed."""


class ReviewFigures:
    """Figures of a sample, which is measured as far as a figure needs it."""

    def __init__(self, sample: Sample) -> None:
        self._sample = sample

    def benchmarks(self) -> dict[str, Benchmark]:
        found: dict[str, Benchmark] = {}
        for level in LEVELS:
            found[f"review.loss.{level}"] = partial(self.loss, level)
            found[f"review.accuracy.{level}"] = partial(self.accuracy, level)
        return found | {
            "review.agreement": self.agreement,
            "review.luck": self.luck,
            "review.waterfall": self.waterfall,
            "review.seconds": self.seconds,
        }

    def loss(self, level: str) -> Figure:
        """Mean loss of a decision; the ratio is to decent in the same positions."""
        some = self._reviewed(level)
        mine, decent = mean_of([x.mean_loss for x in some]), mean_of([x.hardness for x in some])
        ratio = mine / decent if decent else None
        return Figure(mine, "points a decision", ratio, "decent in the same positions")

    def accuracy(self, level: str) -> Figure:
        """Mean accuracy."""
        some = [each.accuracy for each in self._reviewed(level)]
        return Figure(mean_of(some), "%", error_of(some), "its standard error")

    def agreement(self) -> Figure:
        """Decisions that have the same label with two seeds."""
        games = range(0, self._sample.games, AGAIN)
        same, judged = agreement(self._measured(ReviewTask(x, k) for x in LEVELS for k in games))
        return Figure(100 * same / judged, "%", judged, "decisions")

    def luck(self) -> Figure:
        """Mean luck of the draws of a game; the ratio should be at most 2 either way."""
        games = range(LUCKS * self._sample.games)
        some = [each.luck for each in self._measured(ReviewTask(LUCK, k) for k in games)]
        return Figure(mean_of(some), "points", mean_of(some) / error_of(some), "standard errors")

    def waterfall(self) -> Figure:
        """Reviews whose waterfall adds up to the last digit that is shown."""
        some = [each for level in LEVELS for each in self._reviewed(level)]
        return Figure(100 * mean_of([each.adds_up for each in some]), "%", len(some), "reviews")

    def seconds(self) -> Figure:
        """Time of one core for a game and its reviews."""
        some = [each.seconds for level in LEVELS for each in self._reviewed(level)]
        return Figure(mean_of(some), "s", sum(some) / 3600, "an hour, for all of them")

    def _reviewed(self, level: str) -> list[ReviewSample]:
        return self._measured(ReviewTask(level, k) for k in range(self._sample.games))

    def _measured(self, tasks: Iterable[ReviewTask]) -> list[ReviewSample]:
        path = self._sample.results or folder().parent / "build" / "bench-review.jsonl"
        path.parent.mkdir(exist_ok=True)
        with ReviewResults(path, Terms()) as results:
            return results.complete(tasks, self._sample.jobs, self._sample.on_progress)


def sampled(sample: Sample) -> dict[str, Benchmark]:
    return ReviewFigures(sample).benchmarks()

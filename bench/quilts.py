"""How good the best quilts are: the share proved, and the way from the quilt played to the best.

An hour of work, so it is measured only if it is named: ``calico bench quilts --games 50 --jobs 1``.
"""

from __future__ import annotations

from functools import partial

from calico.coach.quilts.best import QuiltFigure
from calico.study.benchmark import Benchmark, Figure, Sample, folder
from calico.study.quilts import QuiltResults, QuiltSample, QuiltTerms
from calico.study.reviews import error_of, mean_of


class QuiltFigures:
    """Figures of a sample of games, which are looked at once."""

    def __init__(self, sample: Sample, terms: QuiltTerms | None = None) -> None:
        self._sample = sample
        self._terms = terms or QuiltTerms()

    def benchmarks(self) -> dict[str, Benchmark]:
        found: dict[str, Benchmark] = {}
        for figure in QuiltFigure:
            found[f"quilts.gap.{figure}"] = partial(self.gap, figure)
            found[f"quilts.proved.{figure}"] = partial(self.proved, figure)
            found[f"quilts.open.{figure}"] = partial(self.open, figure)
        return found

    def gap(self, figure: QuiltFigure) -> Figure:
        """What the best quilt that was found has more than the one that was played."""
        gaps = [each.best[figure] - each.played for each in self._samples()]
        return Figure(mean_of(gaps), "points", error_of(gaps), "its standard error")

    def proved(self, figure: QuiltFigure) -> Figure:
        """Quilts of which it is proved that nothing is better."""
        some = self._samples()
        share = mean_of([100 * each.is_proved(figure) for each in some])
        return Figure(share, "%", len(some), "games")

    def open(self, figure: QuiltFigure) -> Figure:
        """How much better a quilt could be than the best that was found, at most."""
        rests = [each.bound[figure] - each.best[figure] for each in self._samples()]
        return Figure(mean_of(rests), "points", max(rests), "the largest")

    def _samples(self) -> list[QuiltSample]:
        path = self._sample.results or folder().parent / "build" / "bench-quilts.jsonl"
        path.parent.mkdir(exist_ok=True)
        with QuiltResults(path, self._terms) as results:
            games = range(self._sample.games)
            return results.complete(games, self._sample.jobs, self._sample.on_progress)


def sampled(sample: Sample) -> dict[str, Benchmark]:
    return QuiltFigures(sample).benchmarks()

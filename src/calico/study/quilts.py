"""How good the best quilts are that are found and proved: games of a bot alone, in number."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

from calico import __version__
from calico.coach.quilts.best import QuiltFinder
from calico.coach.quilts.sewing import ROUNDS, STEPS
from calico.players.search.weights import digest
from calico.study.lines import ResultLines
from calico.study.reviews import alone

METHOD: Final = 3
"""Changes when quilts are looked for or proved in another way."""


@dataclass(frozen=True, slots=True)
class QuiltTerms:
    """How long each game is looked at."""

    level: str = "strong"
    rounds: int = ROUNDS
    """Of annealing, for any order and for drafting."""
    steps: int = STEPS
    seconds: float = 60.0
    """For the proof of any order, and for that of drafting."""
    workers: int = 2
    """Threads of the solver."""


@dataclass(frozen=True, slots=True)
class QuiltSample:
    """What was found and proved for one game."""

    game: int
    played: int
    """The points of the real quilt."""
    best: dict[str, int]
    """The points of the best quilts, by figure."""
    bound: dict[str, int]
    """What is proved that no quilt exceeds, by figure."""
    proof: float
    """Seconds that both proofs took."""
    cpu: float
    """Seconds of a core that they got: few where the machine has other things to do."""

    def is_proved(self, figure: str) -> bool:
        """Whether it is proved that nothing is better."""
        return self.bound.get(figure) == self.best[figure]


class QuiltResults(ResultLines[QuiltSample]):
    """The games that were looked at, and the file that has them."""

    def __init__(self, path: Path, terms: QuiltTerms) -> None:
        """Begin the file ``path``, or continue it if games are looked at in the same way."""
        settings = {
            "method": METHOD,
            "version": __version__,
            "weights": digest(),
            "terms": asdict(terms),
        }
        self._terms = terms
        super().__init__(path, settings, _from_dict, asdict)

    def complete(
        self, games: Iterable[int], jobs: int, on_progress: Callable[[int, int], None]
    ) -> list[QuiltSample]:
        """What was found for ``games``, after those that are not in the file."""
        return self.measured(
            look_for, sorted(games), self._terms, lambda each: each.game, jobs, on_progress
        )


def look_for(asked: tuple[int, QuiltTerms]) -> QuiltSample:
    """Play a game, and find and prove its best quilts."""
    number, terms = asked
    game = alone(terms.level, f"quilts {number}").replay()
    finder = QuiltFinder(game, 0, steps=terms.steps)
    for _ in finder.sew(range(terms.rounds)):
        pass
    for _ in finder.draft(range(terms.rounds)):
        pass
    start, cpu = monotonic(), process_time()
    finder.prove(terms.seconds, terms.workers)
    finder.prove_drafts(terms.seconds, terms.workers)
    seconds, cpu = monotonic() - start, process_time() - cpu
    found = finder.result()
    return QuiltSample(
        game=number,
        played=found.points,
        best={quilt.figure.value: quilt.points for quilt in found.quilts},
        bound={q.figure.value: q.bound for q in found.quilts if q.bound is not None},
        proof=round(seconds, 1),
        cpu=round(cpu, 1),
    )


def _from_dict(data: dict[str, Any]) -> QuiltSample:
    return QuiltSample(**data)

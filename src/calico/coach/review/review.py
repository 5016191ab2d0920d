"""The review of a game: all its decisions, largest suspects first, each as it is judged.

>>> from calico.coach.review.review import Review
>>> review = Review(record)                                   # doctest: +SKIP
>>> for step in review.steps():                               # doctest: +SKIP
...     show(step)
>>> review.analysis.seat(0).summary                           # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from calico.coach.review.analysis import Analysis, SeatAnalysis, digest_of
from calico.coach.review.decision import Decision, Steps, Terms, decide_goals, decide_move
from calico.coach.review.luck import TwoPly, luck_of
from calico.coach.review.par import par_of
from calico.engine.workspace import Workspace, workspace
from calico.errors import CalicoError
from calico.players.search.targets import bonus, targets
from calico.players.search.weights import weights
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.kernel.objectives import TALLY
from calico.rules.notation import Move
from calico.rules.numbers import number_of
from calico.rules.options import Mode
from calico.rules.record import Record
from calico.rules.view import View

GOALS_SUSPECTED: Final = 2.0
"""Points that the choice of goals is suspected of, for its place in the order."""


@dataclass(frozen=True, slots=True, order=True)
class Due:
    """A decision to be judged: of which seat, at which of its turns."""

    seat: int
    turn: int
    """From 1; 0 for its goals."""


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """Where a review stands: how many decisions are judged, and the one that just was."""

    done: int
    of: int
    due: Due
    decision: Decision | None = None
    """None while it is being judged."""


class Review:
    """A finished game under review; what is found is in ``analysis``."""

    def __init__(
        self,
        record: Record,
        terms: Terms | None = None,
        seats: Sequence[int] | None = None,
        known: Analysis | None = None,
    ) -> None:
        """Begin, or continue what is ``known`` if it fits; ``seats`` are all unless given."""
        self.record = record
        end = record.replay()
        if not end.is_finished:
            most = kernel.TURNS * end.players
            raise CalicoError("review-unfinished", n=len(record.moves), most=most)
        wanted = range(end.players) if seats is None else seats
        for seat in wanted:
            if not 0 <= seat < end.players:
                raise CalicoError("review-seat", text=seat + 1, most=end.players)
        self.terms = terms or Terms()
        self.digest = digest_of(record)
        self._luck = f"review/{self.digest}/{self.terms.seed}"
        self._views: dict[Due, View] = {}
        self._suspected: dict[Due, float] = {}
        fresh = Analysis(self.digest, self.terms, ())
        self.analysis = known if known is not None and known.fits(fresh) else fresh
        self._wanted = sorted(set(wanted))
        self._prepare(end)

    def _prepare(self, end: Game) -> None:
        """Replay once more: what each seat saw, the luck, and how suspect its moves look."""
        game = Game(self.record.setup, self.record.bag)
        with workspace() as space:
            w = weights(space)
            value = TwoPly(space, w)
            for move in self.record.moves:
                seat = game.seat or 0
                if seat in self._wanted:
                    view = game.view(seat)
                    due = Due(seat, view.placed(seat) + 1)
                    self._views[due] = view
                    worth = value.moves(view.state)
                    self._suspected[due] = max(worth.values()) - worth[number_of(view, move)]
                game.play(move)
            for seat in self._wanted:
                if seat not in [each.seat for each in self.analysis.seats]:
                    self.analysis = self.analysis.with_seat(self._blank(space, w, end, seat))

    def _blank(self, space: Workspace, w: Any, end: Game, seat: int) -> SeatAnalysis:
        """The analysis of ``seat`` before any of its decisions is judged."""
        options = self.record.setup.options
        chooses = options.setup is not Mode.BEGINNER and not options.family
        state = list(end.view(seat).state)
        return SeatAnalysis(
            seat=seat,
            name=end.names[seat],
            score=end.score(seat).total,
            bonus=bonus(state, seat, targets(options.scenario), [0] * TALLY),
            par=par_of(options, end.players),
            luck=tuple(luck_of(space, w, self.record, seat)),
            due=tuple(range(0 if chooses else 1, kernel.TURNS + 1)),
        )

    @property
    def todo(self) -> list[Due]:
        """The decisions still to be judged, largest suspects first."""
        found = [
            Due(each.seat, turn)
            for each in self.analysis.seats
            if each.seat in self._wanted
            for turn in set(each.due) - {decision.turn for decision in each.decisions}
        ]
        return sorted(found, key=lambda due: (-self._suspected.get(due, GOALS_SUSPECTED), due))

    def judge(self, due: Due, move: Move | None = None) -> Steps:
        """Judge one decision, the same whenever it is done; or what ``move`` would have been."""
        if due.turn == 0:
            return decide_goals(self.record, due.seat, self.terms, self._luck)
        view = self._views[due]
        played = move or self.record.moves[view.turn - 1]
        return decide_move(view, played, self.terms, self._luck)

    def add(self, due: Due, decision: Decision) -> ReviewStep:
        """Add a decision that was judged, maybe by another process."""
        seat = self.analysis.seat(due.seat).with_decision(decision)
        self.analysis = self.analysis.with_seat(seat)
        return self._step(due, decision)

    def steps(self) -> Generator[ReviewStep, None, None]:
        """Judge all that is due, and pause often; stop whenever it suits, and continue later."""
        for due in self.todo:
            work = self.judge(due)
            while True:
                try:
                    next(work)
                except StopIteration as end:
                    yield self.add(due, end.value)
                    break
                yield self._step(due)

    def _step(self, due: Due, decision: Decision | None = None) -> ReviewStep:
        seats = [each for each in self.analysis.seats if each.seat in self._wanted]
        done = sum(len(each.decisions) for each in seats)
        return ReviewStep(done, sum(len(each.due) for each in seats), due, decision)

"""The best quilts that the tiles of a finished game allowed: three figures, kept apart.

- **any order**: the tiles that a seat placed, in any order.
- **hand of two**: the same tiles, placed in an order that its hand of two allowed.
- **drafting**: alone, with the whole bag known in advance: other tiles taken from the market too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest
from typing import Any, Final

from calico.box import PATCH_CELLS, TILES, Restriction, Tile
from calico.coach.quilts.proof import Proof, ProofProgress, prove
from calico.coach.quilts.sewing import DRAFTS, ROUNDS, STEPS, Sewn, sew
from calico.coach.quilts.staging import Placement, best_order, by_hand, played, staged
from calico.errors import CalicoError
from calico.rules.game import Game
from calico.rules.kernel.state import build
from calico.rules.notation import Move
from calico.rules.record import Record
from calico.rules.setup import Setup

QUESTION: Final = 0.25
"""The share of the time of a proof by halves that one question to the solver may take."""
_PLACING: Final = (
    Restriction.ADJACENT_ONLY,
    Restriction.SAME_COLOUR_ONLY,
    Restriction.SAME_PATTERN_ONLY,
)


class QuiltFigure(StrEnum):
    """What may be changed for the best quilt."""

    ANY_ORDER = "any_order"
    HAND_OF_TWO = "hand_of_two"
    DRAFTING = "drafting"


@dataclass(frozen=True, slots=True)
class FoundQuilt:
    """The best quilt found for one figure, as a game, and what was proved about it."""

    figure: QuiltFigure
    game: Game
    """A game of one seat that plays it."""
    bound: int | None = None
    """No quilt scores more; None if nothing was proved."""

    @property
    def points(self) -> int:
        """The points of the quilt, by the rules."""
        return self.game.score(0).total

    @property
    def is_proved(self) -> bool:
        """Whether it is proved that nothing is better."""
        return self.bound == self.points

    def to_dict(self) -> dict[str, Any]:
        """As ``calico best --json`` prints it."""
        return {
            "points": self.points,
            "bound": self.bound,
            "proved": self.is_proved,
            "quilt": self.game.quilt(0).text,
            "score": self.game.score(0).to_dict(),
            "record": Record.of(self.game).to_dict(),
        }


@dataclass(frozen=True, slots=True)
class SeatQuilts:
    """The best quilts for one seat of a finished game."""

    seat: int
    name: str
    points: int
    """What it scored."""
    quilts: tuple[FoundQuilt, ...]
    proof: Proof | None = None

    def of(self, figure: QuiltFigure) -> FoundQuilt | None:
        """The quilt of one figure, if that makes sense for the game."""
        return next((quilt for quilt in self.quilts if quilt.figure is figure), None)

    def to_dict(self) -> dict[str, Any]:
        """As ``calico best --json`` prints it."""
        return {
            "seat": self.seat + 1,
            "name": self.name,
            "points": self.points,
            "best": {quilt.figure.value: quilt.to_dict() for quilt in self.quilts},
            "proof": None
            if self.proof is None
            else {
                "bound": self.proof.bound,
                "cases": self.proof.of,
                "open": self.proof.open,
                "seconds": round(self.proof.seconds, 2),
            },
        }


def check(game: Game) -> None:
    """Refuse games for which no best quilt is worked out."""
    if not game.is_finished:
        raise CalicoError("best-unfinished", rule="R3.5")
    if game.setup.promo:
        raise CalicoError("best-promo", rule="R11.3", cat=game.setup.promo)
    if game.options.restriction in _PLACING:
        raise CalicoError("best-restricted", rule="R8.5", restriction=game.options.restriction)


class QuiltFinder:
    """Works out the best quilts of one seat of a finished game."""

    def __init__(self, game: Game, seat: int, *, steps: int = STEPS) -> None:
        """Starts from the quilt of ``seat``; ``steps`` says how long a round of annealing is."""
        check(game)
        self._game = game
        self._seat = seat
        self._steps = steps
        self._setup = Setup(game.options, game.setup.cats, (game.setup.players[seat],))
        self._moves = [event.move for event in game.events if event.seat == seat]
        self._best = self._staged([(move.tile, move.cell) for move in self._moves])
        self._by_hand: list[Placement] | None = None
        """The best quilt in an order for the hand, as soon as it is worked out."""
        self._drafted: Game | None = None
        self._drafted_bound: int | None = None
        self._proof: Proof | None = None

    @property
    def points(self) -> int:
        """The points of the best quilt so far, in any order."""
        return self._best.score(0).total

    @property
    def has_drafts(self) -> bool:
        """Whether other tiles could have been taken: alone, with a hand."""
        return self._game.players == 1 and not self._game.options.no_hand

    def take_up(self, figure: QuiltFigure, game: Game) -> None:
        """Continue with a quilt that was found earlier, as :class:`FoundQuilt` had it."""
        if figure is QuiltFigure.ANY_ORDER and game.score(0).total > self.points:
            self._found(game)
        if figure is QuiltFigure.DRAFTING and self.has_drafts:
            self._drafted = game

    def sew(self, rounds: Iterable[int] = range(ROUNDS)) -> Iterator[int]:
        """Look for the best quilt in any order; after each round of annealing, its points."""
        tiles = [move.tile for move in self._moves]
        for sewn in sew(build(self._setup), tiles, rounds=rounds, steps=self._steps):
            yield self.realise(sewn.tiles, sewn.points)

    def realise(self, tiles: Sequence[Tile], wanted: int) -> int:
        """Play a quilt, its tiles in the order of the cells; returns the best points so far.

        ``wanted`` is what it is worth in the best order.
        """
        if wanted > self.points:
            placed = list(zip(tiles, PATCH_CELLS, strict=True))
            game = self._staged(best_order(self._setup, placed, wanted))
            if game.score(0).total > self.points:
                self._found(game)
        return self.points

    def prove(self, seconds: float, workers: int, progress: ProofProgress | None = None) -> Proof:
        """Prove that no quilt in any order is better, or how much better one could be at most."""
        from calico.coach.quilts.model import QuiltModel

        counts = Counter(move.tile.index for move in self._moves)
        made = QuiltModel(build(self._setup), [counts[i] for i in range(len(TILES))])
        self._proof = prove(
            made, self.points, self.realise, seconds=seconds, workers=workers, progress=progress
        )
        return self._proof

    def draft(self, rounds: Iterable[int] = range(ROUNDS)) -> Iterator[int]:
        """Look for the best quilt with other tiles taken, as :meth:`sew`, if there are drafts."""
        for sewn in sew(
            build(self._setup),
            (),
            stream=self._game.bag,
            rounds=rounds if self.has_drafts else (),
            steps=self._steps,
        ):
            yield self._draft(sewn)

    def prove_drafts(self, seconds: float, workers: int) -> None:
        """Prove that no other tiles make a better quilt, or how much better one could be at most.

        Without a proof for drafting, what :meth:`draft` found has no bound.
        """
        from calico.coach.quilts.halves import Halves

        if self._drafted is None:
            return
        counts = Counter(tile.index for tile in self._game.bag[: 3 + 2 * DRAFTS])
        halves = Halves(
            build(self._setup),
            [counts[kind] for kind in range(len(TILES))],
            stream=self._game.bag,
            workers=workers,
        )
        best = self._of_drafting().score(0).total
        self._drafted_bound = halves.prove(
            best, self._draft, seconds=QUESTION * seconds, total=seconds
        )

    def _draft(self, sewn: Sewn) -> int:
        """Play a quilt of other tiles; returns the best points so far."""
        best = self._drafted.score(0).total if self._drafted else 0
        if sewn.points > best:
            bag = self._game.bag
            quilt = dict(zip(PATCH_CELLS, sewn.tiles, strict=True))
            order = by_hand(self._setup, drafted(bag, sewn.picks), quilt, sewn.points)
            game = Game(self._setup, bag)
            for (tile, cell), pick in zip_longest(order, sewn.picks):
                place = None if pick is None else pick + 1
                game.play(Move(tile, cell, game.market[pick] if place else None, place))
            if game.score(0).total > best:
                best, self._drafted = game.score(0).total, game
        return best

    def _of_drafting(self) -> Game:
        """The best quilt with other tiles taken, or with the same ones."""
        own = Game(self._setup, self._game.bag)
        for move, (tile, cell) in zip(self._moves, self._hand_order(), strict=True):
            own.play(Move(tile, cell, move.take, move.place))
        return max((self._drafted or own, own), key=lambda each: each.score(0).total)

    def result(self) -> SeatQuilts:
        """All that was found."""
        bound = self._proof.bound if self._proof else None
        quilts = [FoundQuilt(QuiltFigure.ANY_ORDER, self._best, bound)]
        if not self._game.options.no_hand:
            game = staged(self._setup, self._taken(), self._hand_order())
            quilts.append(FoundQuilt(QuiltFigure.HAND_OF_TWO, game, bound))
            if self._drafted:
                game, bound = self._of_drafting(), self._drafted_bound
                quilts.append(FoundQuilt(QuiltFigure.DRAFTING, game, bound))
        score = self._game.score(self._seat)
        return SeatQuilts(self._seat, score.name, score.total, tuple(quilts), self._proof)

    def _found(self, game: Game) -> None:
        self._best, self._by_hand = game, None

    def _staged(self, order: Sequence[Placement]) -> Game:
        return staged(self._setup, [tile for tile, _ in order], order)

    def _taken(self) -> list[Tile]:
        """The tiles that came into the hand, in order."""
        hand = self._game.bag[2 * self._seat : 2 * self._seat + 2]
        return [*hand, *(move.take for move in self._moves if move.take is not None)]

    def _hand_order(self) -> list[Placement]:
        """The best quilt again, its tiles placed as they came into the hand."""
        if self._by_hand is None:
            quilt = self._best.quilt(0)
            order = by_hand(self._setup, self._taken(), quilt.patches, self.points)
            own = [(move.tile, move.cell) for move in self._moves]
            row = build(self._setup)
            self._by_hand = max(order, own, key=lambda placements: played(row, placements))
        return self._by_hand


def drafted(bag: Sequence[Tile], picks: Sequence[int]) -> list[Tile]:
    """The tiles taken alone from ``bag``, the hand first, by their places in the market (R8.3)."""
    taken = list(bag[:2])
    market = list(bag[2:5])
    for turn, pick in enumerate(picks):
        taken.append(market[pick])
        market = [market[1 if pick == 2 else 2], *bag[5 + 2 * turn : 7 + 2 * turn]]
    return taken

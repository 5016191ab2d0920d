"""Lapses: the decisions of a reviewed game that cost points for certain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from calico.coach.habits.habit import Likelihoods, likelihoods
from calico.coach.review.analysis import Analysis, digest_of
from calico.coach.review.labels import Label
from calico.errors import CalicoError
from calico.rules.game import Game
from calico.rules.notation import Move
from calico.rules.record import Record

_GOOD: Final = frozenset({Label.NONE, Label.BEST, Label.GOOD})


@dataclass(frozen=True, slots=True)
class Lapse:
    """A move that cost points."""

    game: str
    """The digest of the record."""
    seat: int
    turn: int
    played: str
    best: str
    loss: float
    cat: str
    """The most valuable cat of the game."""
    likelihoods: Likelihoods


def lapses(record: Record, analysis: Analysis, seat: int) -> Iterator[Lapse]:
    """What ``seat`` lost with its moves; its choice of goals is not looked at."""
    if analysis.record != digest_of(record):
        raise CalicoError("habits-other-game")
    costly = {
        each.number: each
        for each in analysis.seat(seat).decisions
        if each.turn and each.label not in _GOOD
    }
    dearest = max((entry.cat for entry in record.setup.cats), key=lambda cat: cat.points)
    game = Game(record.setup, record.bag)
    for number, move in enumerate(record.moves, start=1):
        if number in costly:
            decision = costly[number]
            good = [Move.parse(each.move) for each in decision.options if each.label in _GOOD]
            yield Lapse(
                game=analysis.record,
                seat=seat,
                turn=decision.turn,
                played=decision.played,
                best=decision.best.move,
                loss=decision.loss,
                cat=dearest.id,
                likelihoods=likelihoods(game.view(seat), Move.parse(decision.played), good),
            )
        game.play(move)

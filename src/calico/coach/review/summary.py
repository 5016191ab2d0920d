"""What a review comes to: accuracy, hardness, and a waterfall from par to the score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from calico.coach.review.decision import Decision
from calico.coach.review.labels import Label
from calico.coach.review.luck import Luck
from calico.players.adding import added


def accuracy_of(mean_loss: float) -> float:
    """100 for a game that lost nothing, 61 for a point a decision."""
    return 100 * exp(-0.5 * mean_loss)


@dataclass(frozen=True, slots=True)
class Waterfall:
    """From par to the score in tenths of a point, so that it adds up as it is shown."""

    par: int
    deal: int
    draws: int
    others: int
    losses: int
    """What decisions cost, as a positive number."""
    rest: int
    """What is left: the noise of the measure, and what a review does not see."""
    result: int

    def to_dict(self) -> dict[str, float]:
        """In points."""
        names = ("par", "deal", "draws", "others", "losses", "rest", "result")
        return {name: getattr(self, name) / 10 for name in names}


@dataclass(frozen=True, slots=True)
class ReviewSummary:
    """What the decisions and the luck of a seat come to."""

    decisions: int
    """How many turns, and choices of goals, were decisions."""
    labels: dict[Label, int]
    mean_loss: float
    accuracy: float
    hardness: float
    """The mean loss that decent would have had in the same positions."""
    adjusted: float
    """The score without the luck of the deal and of the draws."""
    waterfall: Waterfall

    def to_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "decisions": self.decisions,
            "labels": {str(label): count for label, count in self.labels.items()},
            "mean_loss": round(self.mean_loss, 4),
            "accuracy": round(self.accuracy, 1),
            "hardness": round(self.hardness, 4),
            "adjusted": self.adjusted,
            "waterfall": self.waterfall.to_dict(),
        }


def summarise(
    decisions: Sequence[Decision], luck: Sequence[Luck], par: float | None, score: int, bonus: float
) -> ReviewSummary:
    """Sum up all ``decisions`` of a seat, and the luck before its turns.

    Where par was not measured, it is what this deal was worth, so that the deal has no luck.
    """
    made = [each for each in decisions if each.is_decision]
    mean = added(each.loss for each in made) / max(1, len(made))
    hardness = added(each.decent for each in made) / max(1, len(made))
    goals = added(each.loss for each in decisions if each.turn == 0)
    start = next(each.best.expected for each in decisions if each.turn == 1) + goals
    steps = {
        "par": _tenths(start if par is None else par),
        "deal": 0 if par is None else _tenths(start) - _tenths(par),
        "draws": _tenths(added(each.draws for each in luck)),
        "others": _tenths(added(each.others for each in luck)),
        "losses": _tenths(added(each.loss for each in made)),
    }
    result = _tenths(score + bonus)
    reached = sum(steps.values()) - 2 * steps["losses"]
    fall = Waterfall(**steps, rest=result - reached, result=result)
    return ReviewSummary(
        decisions=len(made),
        labels={label: sum(each.label is label for each in decisions) for label in Label},
        mean_loss=mean,
        accuracy=accuracy_of(mean),
        hardness=max(0.0, hardness),
        adjusted=(result - fall.deal - fall.draws) / 10,
        waterfall=fall,
    )


def _tenths(points: float) -> int:
    return round(10 * points)

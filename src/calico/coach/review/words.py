"""What a review says, in the language of the reader."""

from __future__ import annotations

from calico.coach.review.analysis import SeatAnalysis
from calico.coach.review.decision import Decision
from calico.coach.review.labels import Label
from calico.coach.review.summary import ReviewSummary
from calico.lang import listed, number, say


def signed(points: float, digits: int = 1) -> str:
    """``points`` with a sign, which zero does not have."""
    shown = number(abs(points), digits)
    if not round(abs(points), digits):
        return shown
    return f"{'+' if points > 0 else '−'}{shown}"


def label_of(decision: Decision) -> str:
    """The label in a word or two."""
    return say(f"review.label.{decision.label}")


def parts_of(decision: Decision) -> str:
    """What the best would have brought more or less, part by part."""
    parts = [
        say(f"review.part.{part}", points=signed(points))
        for part, points in decision.lost.items()
        if round(abs(points), 1)
    ]
    return listed(parts)


def sentence_of(decision: Decision) -> str | None:
    """What a decision cost and where; None if it cost nothing that can be measured."""
    if decision.label not in (Label.INACCURACY, Label.MISTAKE, Label.BLUNDER):
        return None
    sentence = say(
        "review.cost" if decision.turn else "review.cost-goals",
        turn=decision.turn,
        played=decision.played,
        points=number(decision.loss, 1),
        best=decision.best.move,
        parts=parts_of(decision),
    )
    equals = [each.move for each in decision.options[1:] if each.label is Label.GOOD]
    return f"{sentence} {say('review.equals', moves=listed(equals))}" if equals else sentence


def verdict_of(summary: ReviewSummary) -> str:
    """Accuracy and how hard the game was."""
    return say(
        "review.accuracy",
        accuracy=number(summary.accuracy),
        loss=number(summary.mean_loss, 2),
        decent=number(summary.hardness, 2),
    )


def waterfall_of(analysis: SeatAnalysis, summary: ReviewSummary) -> list[tuple[str, str]]:
    """From par to the score: names and points, which add up as they are shown."""
    fall = summary.waterfall
    steps = {
        "deal": fall.deal,
        "draws": fall.draws,
        "others": fall.others,
        "losses": -fall.losses,
        "rest": fall.rest,
    }
    rows = [(say("review.fall.par"), number(fall.par / 10, 1))]
    for name, tenths in steps.items():
        if name != "others" or tenths:
            rows.append((say(f"review.fall.{name}"), signed(tenths / 10)))
    result = "worth" if analysis.bonus else "result"
    return [*rows, (say(f"review.fall.{result}"), number(fall.result / 10, 1))]

"""The lesson: a real game in which a beginner meets patches, buttons, cats, goals and the market.

It is one fixed game of the beginner setup (R2.1) against a gentle bot.  The beginner plays the
turns that teach something and looks at the rest.  The messages of the lesson are made in
:mod:`calico.table.schema.learning`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from calico.rules.options import Mode, Options
from calico.table.game.events import Moved, Started, StoredSeat
from calico.table.game.practice import learner_seat, practice_table
from calico.table.game.table import Table

LEARNER: Final = "learner"
DEAL: Final = "lesson 83"
"""Found by trying: its first three turns bring a button and a cat, and all goals are completed."""

MOVES: Final = """
    Yf@a1 Yv, Ms@a1 Md, Yv@a2 Dv, Md@a2 Ld, Dv@a3 Pq, Ld@e4 Ys,
    Gv@c5 Gf, Ys@d1 Ls, Gf@d5 Pv, Ls@c1 Ln, Pv@b5 Gf, Ln@d3 Pn,
    Pq@c3 Pn, Mn@e2 Mn, Gf@b2 Pq, Pn@c2 Ln, Pq@d3 Md, Ln@b2 Mn,
    Pn@e2 Mq, Mn@b5 Gn, Mq@c2 Gf, Mn@c5 Mv, Md@c1 Lv, Gn@b4 Gv,
    Lv@b4 Pv, Mv@e3 Ld, Pv@e1 Lq, Ld@e5 Pd, Lq@d4 Dq, Gv@d5 Gs,
    Gf@b1 Yf, Gs@b1 Gs, Yf@e4 Dd, Pd@d4 Pf, Dd@a4 Md, Gs@e1 Gn,
    Md@d1 Lf, Gn@a4 Yq, Lf@e3 Pf, Yq@a3 Ps, Dq@a5 Dn, Ps@c3 Gs,
    Pf@e5, Pf@a5
"""


class LessonPart(StrEnum):
    """The part of the table that a step is about."""

    QUILT = "quilt"
    HAND = "hand"
    MARKET = "market"
    BUTTONS = "buttons"
    CATS = "cats"
    GOALS = "goals"
    SCORES = "scores"


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the lesson: something to look at, or a turn to play."""

    key: str
    look: LessonPart
    after: int
    """The number of moves that have been played before."""
    turn: bool = False


STEPS: Final = (
    Step("welcome", LessonPart.QUILT, 0),
    Step("first", LessonPart.HAND, 0, turn=True),
    Step("button", LessonPart.BUTTONS, 2, turn=True),
    Step("cat", LessonPart.CATS, 4, turn=True),
    Step("goals", LessonPart.GOALS, 24),
    Step("goal", LessonPart.GOALS, 24, turn=True),
    Step("end", LessonPart.SCORES, 44),
)


def moves() -> list[str]:
    """The moves of the game that the lesson is made of."""
    return [move.strip() for move in MOVES.split(",")]


def lesson_table(played: int) -> Table:
    """The table of the lesson after so many moves."""
    seats = [learner_seat(LEARNER), StoredSeat(name="gentle", level="gentle")]
    table = practice_table("lesson", Options(setup=Mode.BEGINNER), DEAL, LEARNER, seats)
    table.apply(Started(first=0), 0)
    for move in moves()[:played]:
        table.apply(Moved(move=move), 0)
    return table

"""The lesson: a real game in which a beginner meets patches, buttons, cats, goals and the market.

It is one fixed game of the beginner setup (R2.1) against a gentle bot.  The beginner plays the
turns that teach something and looks at the rest; each step comes with the view and the previews
that a real table would send, so the client draws it with the parts of a real game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from calico.lang import say, speaking
from calico.rules.notation import Move
from calico.table.game.events import Created, Moved, SeatKept, Started
from calico.table.game.table import Table
from calico.table.schema.responses import Lesson, LessonStep, TableView, Terms
from calico.table.schema.views import message, preview_views

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

Look = Literal["quilt", "hand", "market", "buttons", "cats", "goals", "scores"]


@dataclass(frozen=True, slots=True)
class _Step:
    key: str
    look: Look
    after: int
    """So many moves have been played before."""
    turn: bool = False


_STEPS: Final = (
    _Step("welcome", "quilt", 0),
    _Step("first", "hand", 0, turn=True),
    _Step("button", "buttons", 2, turn=True),
    _Step("cat", "cats", 4, turn=True),
    _Step("goals", "goals", 24),
    _Step("goal", "goals", 24, turn=True),
    _Step("end", "scores", 44),
)


@cache
def lesson(lang: str = "en") -> Lesson:
    """The lesson, in the words of a language."""
    with speaking(lang):
        return Lesson(steps=[_made(step) for step in _STEPS])


def moves() -> list[str]:
    """The moves of the game that the lesson is made of."""
    return [move.strip() for move in MOVES.split(",")]


def _made(step: _Step) -> LessonStep:
    table = _table(step.after)
    move = Move.parse(moves()[step.after]) if step.turn else None
    return LessonStep(
        key=step.key,
        look=step.look,
        view=_view(table),
        previews=preview_views(table, LEARNER),
        tile=str(move.tile) if move else None,
        cell=str(move.cell) if move else None,
        take=str(move.take) if move and move.take else None,
        after=_view(_table(step.after + 1)) if move else None,
    )


def _view(table: Table) -> TableView:
    """The table as the beginner sees it."""
    return TableView.model_validate_json(message(table, LEARNER))


def _table(played: int) -> Table:
    """The table of the lesson after so many moves."""
    table = Table("lesson")
    terms = Terms(
        setup="beginner",
        edition="final",
        variants=[],
        restriction=None,
        scenario=None,
        chosen_cats=None,
        first=0,
        turn_seconds=None,
        listed=False,
        take_back=False,
    )
    seats = [
        SeatKept(name=say("lesson.you"), guest=LEARNER),
        SeatKept(name="gentle", level="gentle"),
    ]
    table.take(Created(terms=terms, seats=seats, host=LEARNER, secret=DEAL), 0)
    table.take(Started(first=0), 0)
    for move in moves()[:played]:
        table.take(Moved(move=move), 0)
    return table

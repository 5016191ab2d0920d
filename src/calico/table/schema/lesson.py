"""The lesson as messages: each step with the view and the previews that a real table would send."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from calico.lang import speaking
from calico.rules.notation import Move
from calico.table.game.lesson import LEARNER, STEPS, LessonPart, Step, lesson_table, moves
from calico.table.schema.fields import Message, OneOf
from calico.table.schema.table import Previews, TableView
from calico.table.schema.views import preview_views, table_view


class LessonStep(Message):
    """A step of the lesson: an explanation, or a turn to play."""

    key: str
    """Its words are `lesson.KEY.title` and `lesson.KEY.text`; of a turn also `.take` and
    `.done`."""
    look: Annotated[str, OneOf(LessonPart)]
    """What the step is about."""
    view: TableView
    previews: Previews
    tile: str | None
    """In a turn: the patch to place, its cell, and the tile to take."""
    cell: str | None
    take: str | None
    after: TableView | None = None
    """In a turn: the table after it."""


class Lesson(Message):
    """The lesson, in order."""

    steps: list[LessonStep]


@cache
def lesson(lang: str = "en") -> Lesson:
    """The lesson, in the words of a language."""
    with speaking(lang):
        return Lesson(steps=[_step(step) for step in STEPS])


def _step(step: Step) -> LessonStep:
    table = lesson_table(step.after)
    move = Move.parse(moves()[step.after]) if step.turn else None
    return LessonStep(
        key=step.key,
        look=step.look,
        view=table_view(table, LEARNER),
        previews=preview_views(table, LEARNER),
        tile=str(move.tile) if move else None,
        cell=str(move.cell) if move else None,
        take=str(move.take) if move and move.take else None,
        after=table_view(lesson_table(step.after + 1), LEARNER) if move else None,
    )

"""The messages of learning: the lesson step by step, and puzzles.

Each has the view and the previews that a real table would send.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from pydantic import Field

from calico.coach.puzzles.collection import collection, number_of_day
from calico.coach.puzzles.puzzle import Difficulty, Puzzle, Theme
from calico.coach.puzzles.solving import STAGES, Solution
from calico.lang import speaking
from calico.rules.luck.daily import utc_today
from calico.rules.notation import Move
from calico.table.game.lesson import LEARNER, STEPS, LessonPart, Step, lesson_table, moves
from calico.table.game.practice import learner_seat, practice_table
from calico.table.schema.fields import Message, OneOf
from calico.table.schema.table import Previews, TableView
from calico.table.schema.views import preview_views, table_view

_SOLVER: Final = "solver"

PuzzleNumber = Annotated[int, Field(ge=1, le=100_000)]
PuzzleStage = Annotated[int, Field(ge=1, le=STAGES)]


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


class PuzzleFacts(Message):
    """A puzzle as a list shows it."""

    number: int
    difficulty: Annotated[str, OneOf(Difficulty)]
    themes: list[Annotated[str, OneOf(Theme)]]


class PuzzleList(Message):
    """All puzzles, and the one of today."""

    date: str
    """Today in UTC, such as `2026-11-16`."""
    today: int
    puzzles: list[PuzzleFacts]


class PuzzleView(PuzzleFacts):
    """A puzzle: the table at its position, where you are on turn."""

    view: TableView
    previews: Previews
    hints: int
    """How many hints there are."""


class PuzzleAnswer(Message):
    """A move that may solve a puzzle."""

    move: Annotated[str, Field(max_length=20)]


class PuzzleSolution(Message):
    """What solves a puzzle."""

    good: list[str]
    """All moves that do, the best first."""
    sentences: list[str]
    """The same in words, and why."""


class PuzzleVerdict(Message):
    """Whether a move solved a puzzle, and if so the solution."""

    solved: bool
    solution: PuzzleSolution | None


class PuzzleHint(Message):
    """A hint."""

    text: str


def puzzle_list() -> PuzzleList:
    """All puzzles that we ship."""
    today = utc_today()
    return PuzzleList(
        date=str(today),
        today=number_of_day(today),
        puzzles=[
            PuzzleFacts(number=number, difficulty=each.difficulty, themes=list(each.themes))
            for number, each in enumerate(collection(), start=1)
        ],
    )


def puzzle_view(number: int, puzzle: Puzzle) -> PuzzleView:
    """The puzzle as whoever solves it sees it."""
    game = puzzle.game()
    table = practice_table("puzzle", game.options, puzzle.seed, _SOLVER, [learner_seat(_SOLVER)])
    table.game = game
    return PuzzleView(
        number=number,
        difficulty=puzzle.difficulty,
        themes=list(puzzle.themes),
        view=table_view(table, _SOLVER),
        previews=preview_views(table, _SOLVER),
        hints=STAGES,
    )


def puzzle_solution(solution: Solution) -> PuzzleSolution:
    """The solution as a message."""
    return PuzzleSolution(good=list(solution.good), sentences=list(solution.sentences))

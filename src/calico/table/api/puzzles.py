"""Puzzles: a position goes out, a move comes in; the solution only after that, or when asked."""

from __future__ import annotations

from typing import Annotated

from calico.coach.puzzles.collection import puzzle
from calico.coach.puzzles.solving import check, hint_of, solution_of
from calico.lang import language
from calico.players.hints import in_words
from calico.table.api.operation import About, Answer, computed, operation
from calico.table.api.visitor import Visitor
from calico.table.schema.learning import (
    PuzzleAnswer,
    PuzzleHint,
    PuzzleList,
    PuzzleNumber,
    PuzzleSolution,
    PuzzleStage,
    PuzzleVerdict,
    PuzzleView,
    puzzle_list,
    puzzle_solution,
    puzzle_view,
)

Number = Annotated[PuzzleNumber, About("The number of the puzzle.")]
Stage = Annotated[PuzzleStage, About("Which hint: each tells more than the one before.")]

_REFUSES = (404, 422, 429)


@operation("GET", "/api/puzzles", PuzzleList, tag="puzzles", refuses=(429,))
async def puzzles() -> PuzzleList:
    """All puzzles, and the number of today's."""
    return puzzle_list()


@operation("GET", "/api/puzzles/{number}", PuzzleView, tag="puzzles", refuses=_REFUSES)
async def posed(visitor: Visitor, number: Number) -> Answer:
    """A puzzle, without its solution."""
    found = puzzle(number)
    return await computed(
        visitor, ("puzzle", number, language()), lambda: puzzle_view(number, found)
    )


@operation(
    "POST",
    "/api/puzzles/{number}/answer",
    PuzzleVerdict,
    tag="puzzles",
    refuses=(403, 404, 409, 413, 415, 422, 429),
)
async def answered(visitor: Visitor, number: Number, body: PuzzleAnswer) -> Answer:
    """Whether a move solves the puzzle; if so, with the solution."""
    found = puzzle(number)

    def verdict() -> bytes:
        solved = check(found, body.move)
        solution = puzzle_solution(solution_of(found, in_words)) if solved else None
        told = PuzzleVerdict(solved=solved, solution=solution)
        return told.model_dump_json(by_alias=True).encode()

    return Answer(await visitor.house.offload.run(visitor.rate_key, verdict))


@operation(
    "GET", "/api/puzzles/{number}/hints/{stage}", PuzzleHint, tag="puzzles", refuses=_REFUSES
)
async def hinted(number: Number, stage: Stage) -> PuzzleHint:
    """A hint."""
    return PuzzleHint(text=hint_of(puzzle(number), stage, in_words))


@operation("GET", "/api/puzzles/{number}/solution", PuzzleSolution, tag="puzzles", refuses=_REFUSES)
async def solved(visitor: Visitor, number: Number) -> Answer:
    """The solution, for whoever gives up."""
    found = puzzle(number)
    key = ("solution", number, language())
    return await computed(visitor, key, lambda: puzzle_solution(solution_of(found, in_words)))

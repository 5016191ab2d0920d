"""What is said while a puzzle is solved: hints in stages, and the answer.

Tiles and moves are named by their letters, as they are typed, unless they are named in words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from calico.coach.puzzles.puzzle import Puzzle
from calico.errors import CalicoError
from calico.lang import listed, number, say
from calico.players.hints import Naming, printed, reasons
from calico.rules.notation import Move

STAGES: Final = 3
"""Hints of a puzzle: the tile, the row, the cell."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What solves a puzzle, and why."""

    good: tuple[str, ...]
    sentences: tuple[str, ...]


def solution_of(puzzle: Puzzle, named: Naming = printed) -> Solution:
    """The solution of ``puzzle``, in the language of the reader."""
    best, *equals = (_move(text, named) for text in puzzle.good)
    why = reasons(puzzle.view(), Move.parse(puzzle.good[0]), named)
    sentences = [say("puzzle.best", move=best, reasons=say("list.semicolon").join(why))]
    if equals:
        sentences.append(say("puzzle.equals", moves=listed(equals)))
    rival, points = _move(puzzle.rival, named), number(puzzle.gap, 1)
    sentences.append(say("puzzle.rival", move=rival, points=points))
    return Solution(puzzle.good, tuple(sentences))


def _move(text: str, named: Naming) -> str:
    if named is printed:
        return text
    move = Move.parse(text)
    placed = say("web.move", tile=named(move.tile), cell=move.cell)
    if move.take is None:
        return placed
    return say("web.review.move", move=placed, tile=named(move.take))


def check(puzzle: Puzzle, text: str) -> bool:
    """Whether the move ``text`` solves ``puzzle``; an illegal one is refused."""
    move = Move.parse(text)
    reason = puzzle.view().why_illegal(move)
    if reason is not None:
        raise reason
    return puzzle.is_solved_by(move)


def hint_of(puzzle: Puzzle, stage: int, named: Naming = printed) -> str:
    """The hint of a ``stage``, from 1."""
    best = Move.parse(puzzle.good[0])
    tile = named(best.tile)
    if stage == 1:
        return say("puzzle.hint.tile", tile=tile)
    if stage == 2:
        return say("puzzle.hint.row", tile=tile, row=str(best.cell)[0])
    if stage == STAGES:
        return say("puzzle.hint.cell", tile=tile, cell=best.cell)
    raise CalicoError("puzzle-stage", text=stage, most=STAGES)

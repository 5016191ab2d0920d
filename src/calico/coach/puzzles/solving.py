"""What is said while a puzzle is solved: hints in stages, and the answer in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from calico.coach.puzzles.puzzle import Puzzle
from calico.errors import CalicoError
from calico.lang import listed, number, say
from calico.players.hints import reasons
from calico.rules.notation import Move

STAGES: Final = 3
"""Hints of a puzzle: the tile, the row, the cell."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What solves a puzzle, and why."""

    good: tuple[str, ...]
    reasons: tuple[str, ...]
    """Of the first of them."""
    rival: str
    gap: float

    @property
    def sentences(self) -> list[str]:
        """The solution in words."""
        best, *equals = self.good
        told = [say("puzzle.best", move=best, reasons=say("list.semicolon").join(self.reasons))]
        if equals:
            told.append(say("puzzle.equals", moves=listed(equals)))
        told.append(say("puzzle.rival", move=self.rival, points=number(self.gap, 1)))
        return told

    def to_dict(self) -> dict[str, Any]:
        """The solution as plain data."""
        return {
            "good": list(self.good),
            "reasons": list(self.reasons),
            "rival": self.rival,
            "gap": self.gap,
        }


def solution_of(puzzle: Puzzle) -> Solution:
    """The solution of ``puzzle``, in the language of the reader."""
    best = Move.parse(puzzle.good[0])
    return Solution(puzzle.good, reasons(puzzle.view(), best), puzzle.rival, puzzle.gap)


def check(puzzle: Puzzle, text: str) -> bool:
    """Whether the move ``text`` solves ``puzzle``; an illegal one is refused."""
    move = Move.parse(text)
    reason = puzzle.view().why_illegal(move)
    if reason is not None:
        raise reason
    return puzzle.is_solved_by(move)


def hint_of(puzzle: Puzzle, stage: int) -> str:
    """The hint of a ``stage``, from 1."""
    best = Move.parse(puzzle.good[0])
    if stage == 1:
        return say("puzzle.hint.tile", tile=best.tile)
    if stage == 2:
        return say("puzzle.hint.row", tile=best.tile, row=str(best.cell)[0])
    if stage == STAGES:
        return say("puzzle.hint.cell", tile=best.tile, cell=best.cell)
    raise CalicoError("puzzle-stage", text=stage, most=STAGES)

"""Hints in stages: first which tile, then which part of the quilt, then the whole move."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from calico.box import GOALS, PATCH_CELLS, Cell
from calico.lang import say
from calico.players.hints import GoalHint, Naming, printed
from calico.rules.notation import Move
from calico.rules.view import View

WHOLE: Final = 3
"""The stage that shows the whole move, or all goals."""
STAGES: Final = 4
"""The last stage shows the best few moves, with what to expect of them and why."""


class QuiltPart(StrEnum):
    """A part of the quilt: one of its sides, or what lies between them."""

    TOP = "top"
    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"
    MIDDLE = "middle"


def part_of(cell: Cell) -> QuiltPart:
    """The part that ``cell`` lies in; a corner belongs to the top or the bottom."""
    text = str(cell)
    row, column = text[0], text[1]
    by_row = {"a": QuiltPart.TOP, "e": QuiltPart.BOTTOM}
    by_column = {"1": QuiltPart.LEFT, "5": QuiltPart.RIGHT}
    return by_row.get(row) or by_column.get(column) or QuiltPart.MIDDLE


def free_cells(view: View, part: QuiltPart) -> list[Cell]:
    """The cells of ``part`` of the viewer's quilt on which there is no patch yet."""
    patches = view.quilt(view.viewer or 0).patches
    return [cell for cell in PATCH_CELLS if part_of(cell) is part and cell not in patches]


def move_stages(move: Move, named: Naming = printed) -> tuple[str, str, str]:
    """The first three stages of a hint at ``move``, as sentences."""
    tile, part = named(move.tile), say(f"hint.part.{part_of(move.cell)}")
    first = say("hint.stage.tile", tile=tile)
    second = say("hint.stage.part", tile=tile, part=part)
    if move.take is None:
        return first, second, say("hint.stage.move", tile=tile, cell=move.cell)
    take = named(move.take)
    return first, second, say("hint.stage.move-take", tile=tile, cell=move.cell, take=take)


def goal_stages(hint: GoalHint, named: Naming = printed) -> tuple[str, str, str]:
    """The first three stages of a hint at goals, as sentences."""
    places = list(hint.goals.items())
    first, goal = max(places, key=lambda place: GOALS[place[1]].both)
    where = say("list.semicolon").join(
        say("hint.goal-place", goal=named(GOALS[each]), cell=cell) for cell, each in places
    )
    left = ", ".join(named(GOALS[each]) for each in hint.left)
    return (
        say("hint.stage.goals-left", goal=left) if left else say("hint.stage.goals-given"),
        say("hint.stage.goal", goal=named(GOALS[goal]), cell=first),
        say("hint.stage.goals", where=where),
    )

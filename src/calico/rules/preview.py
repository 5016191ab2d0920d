"""Previews of placements and the progress of goals, for clients that show a quilt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from calico.box import GOAL_CELLS, Cell, Goal, Tile
from calico.rules.earned import tokens
from calico.rules.event import Token
from calico.rules.kernel import hexes, kernel
from calico.rules.notation import Move
from calico.rules.quilt import Quilt
from calico.rules.score import is_within_reach
from calico.rules.view import View


class Reach(StrEnum):
    """Whether a goal can still be completed in one way (R6.1)."""

    OPEN = "open"
    DONE = "done"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Way:
    """How far a goal is by colour or by pattern: how many tiles are alike, the most first."""

    counts: tuple[int, ...]
    reach: Reach

    @classmethod
    def of(cls, goal: Goal, around: Iterable[object]) -> Way:
        """The way that the colours or the patterns ``around`` a goal lead."""
        kinds = list(around)
        counts = tuple(sorted(Counter(kinds).values(), reverse=True))
        if not is_within_reach(goal, kinds):
            return cls(counts, Reach.LOST)
        return cls(counts, Reach.DONE if len(kinds) == sum(goal.partition) else Reach.OPEN)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a goal on a quilt is, in both ways."""

    goal: Goal
    colour: Way
    pattern: Way


def progress(quilt: Quilt, place: Cell, goal: Goal) -> Progress:
    """How far ``goal``, which lies on ``place`` of ``quilt``, is."""
    around = [quilt[cell] for cell in place.neighbours if cell in quilt]
    return Progress(
        goal,
        Way.of(goal, (tile.colour for tile in around)),
        Way.of(goal, (tile.pattern for tile in around)),
    )


@dataclass(frozen=True, slots=True)
class Preview:
    """The result of placing ``tile`` on ``cell``."""

    tile: Tile
    cell: Cell
    tokens: tuple[Token, ...]
    colour_group: tuple[Cell, ...]
    """The tiles of its colour that it would lie among, itself included."""
    pattern_group: tuple[Cell, ...]
    goals: dict[Cell, Progress]
    """The goals beside the cell, as they would be."""


def previews(view: View) -> Iterator[Preview]:
    """The results of all placements that the viewer may make now."""
    seat = view.seat
    if seat is None or seat != view.viewer:
        return
    q = seat * kernel.QUILT
    quilt = view.quilt(seat)
    goals = view.setup.players[seat].goal_cells
    for tile in dict.fromkeys(view.placeable):
        for cell in view.cells(tile):
            after = list(view.state)
            gained = kernel.place(after, q, tile.index, hexes.bit(cell))
            sewn = Quilt(quilt.board, {**quilt.patches, cell: tile}, quilt.goals)
            yield Preview(
                tile,
                cell,
                tuple(tokens(view.setup, after, seat, Move(tile, cell), gained, view.turn)),
                sewn.colour_group(cell),
                sewn.pattern_group(cell),
                {
                    place: progress(sewn, place, goals[place])
                    for place in GOAL_CELLS
                    if cell in place.neighbours
                },
            )

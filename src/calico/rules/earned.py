"""What a quilt has earned: converts the flags of the kernel to tokens and goals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from calico.box import BUTTON_POINTS, GOAL_CELLS, Cell, Colour, Goal
from calico.rules.event import GoalScore, Token, TokenKind
from calico.rules.kernel import hexes, kernel, masks, scoring
from calico.rules.notation import Move
from calico.rules.setup import Setup


def tokens(
    setup: Setup, s: Sequence[int], seat: int, move: Move, gained: int, number: int | None = None
) -> Iterator[Token]:
    """The tokens that ``seat`` gained by ``move``, after which the game is ``s`` (R5.4)."""
    q = seat * kernel.QUILT
    number = s[kernel.TURN] if number is None else number
    start = hexes.bit(move.cell)
    if gained & kernel.GAINED_BUTTON:
        colour: Colour = move.tile.colour
        group = hexes.cells(masks.group(s[q + kernel.COLOURS + colour], start))
        yield Token(TokenKind.BUTTON, colour, BUTTON_POINTS, move.cell, number, group)
    if gained & kernel.GAINED_RAINBOW:
        yield Token(TokenKind.RAINBOW, None, BUTTON_POINTS, move.cell, number)
    if gained & kernel.GAINED_CAT:
        cat = setup.cat_of(move.tile.pattern)
        group = hexes.cells(masks.group(s[q + kernel.PATTERNS + move.tile.pattern], start))
        yield Token(TokenKind.CAT, cat, cat.points, move.cell, number, group)


def goal_score(s: list[int], q: int, cell: Cell, goal: Goal) -> GoalScore:
    """``goal`` on ``cell`` of the quilt at ``q``, as the tiles around it complete it (R6)."""
    ways = scoring.goal_ways(s, q, goal.index, hexes.RINGS[GOAL_CELLS.index(cell)])
    points = scoring.goal_worth(s, goal.index, ways)
    by_colour, by_pattern = ways & scoring.BY_COLOUR != 0, ways & scoring.BY_PATTERN != 0
    return GoalScore(cell, goal, by_colour, by_pattern, points)

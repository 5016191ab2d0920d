"""What a placement earned: from the flags of the kernel to tokens that say where they came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from calico.box import BUTTON_POINTS, Colour
from calico.rules.event import Token, TokenKind
from calico.rules.kernel import hexes, kernel
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
        group = hexes.cells(kernel.group(s[q + kernel.COLOURS + colour], start))
        yield Token(TokenKind.BUTTON, colour, BUTTON_POINTS, move.cell, number, group)
    if gained & kernel.GAINED_RAINBOW:
        yield Token(TokenKind.RAINBOW, None, BUTTON_POINTS, move.cell, number)
    if gained & kernel.GAINED_CAT:
        cat = setup.cat_of(move.tile.pattern)
        group = hexes.cells(kernel.group(s[q + kernel.PATTERNS + move.tile.pattern], start))
        yield Token(TokenKind.CAT, cat, cat.points, move.cell, number, group)

"""From a set-up game to the integers of the kernel."""

from __future__ import annotations

from collections.abc import Sequence

from calico.box import RESTRICTIONS, Board, Restriction, Tile
from calico.rules.kernel import hexes, kernel
from calico.rules.kernel.shapes import need_of
from calico.rules.setup import Setup


def restriction_number(restriction: Restriction | None) -> int:
    """The restriction as the kernel writes it: its place among those of the box, from 1 on."""
    return kernel.UNRESTRICTED if restriction is None else 1 + RESTRICTIONS.index(restriction)


def printed_edges(board: Board) -> list[int]:
    """The masks of the six colours and the six patterns on the edge of ``board``."""
    masks = [0] * kernel.FREE
    for cell, tile in board.edges:
        masks[kernel.COLOURS + tile.colour] |= hexes.bit(cell)
        masks[kernel.PATTERNS + tile.pattern] |= hexes.bit(cell)
    return masks


def build(setup: Setup) -> list[int]:
    """The state of a game in which nothing has been drawn yet.

    Goals count from when all have chosen: until then nobody knows those of others (R2.4).
    """
    chosen = all(player.goals for player in setup.players)
    s = [0] * kernel.SIZE
    for seat, player in enumerate(setup.players):
        q = seat * kernel.QUILT
        s[q : q + kernel.FREE] = printed_edges(player.board)
        s[q + kernel.FREE] = hexes.PATCHES
        for i, goal in enumerate(player.goals or ()):
            s[q + kernel.GOAL + i] = goal.index if chosen else 0
    for i in range(kernel.HAND, kernel.MARKET + 3):
        s[i] = kernel.NOTHING
    for entry in setup.cats:
        for pattern in entry.patterns:
            s[kernel.NEED + pattern] = need_of(entry.cat.need)
            s[kernel.WORTH + pattern] = entry.cat.points
    s[kernel.PLAYERS] = len(setup.players)
    s[kernel.RESTRICTION] = restriction_number(setup.options.restriction)
    s[kernel.FAMILY] = int(setup.options.family)
    if setup.promo:
        s[kernel.PROMO] = need_of(setup.promo.need)
    s[kernel.HIGH] = s[kernel.LOW] = kernel.NOTHING
    return s


def fill_bag(s: list[int], bag: Sequence[Tile]) -> None:
    """Put the draw order ``bag`` into the state."""
    for i, tile in enumerate(bag):
        kernel.put_in_bag(s, i, tile.index)

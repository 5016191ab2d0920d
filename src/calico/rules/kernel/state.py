"""From a set-up game to the integers of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from calico.box import Restriction, Shape, Tile
from calico.rules.kernel import hexes, kernel
from calico.rules.setup import Setup

_SHAPES: Final = {
    Shape.TRIANGLE: kernel.TRIANGLE,
    Shape.LINE_3: kernel.LINE_3,
    Shape.LINE_4: kernel.LINE_4,
    Shape.LINE_5: kernel.LINE_5,
    Shape.TRAPEZOID: kernel.TRAPEZOID,
    Shape.LARGEST_GROUP: kernel.LARGEST_GROUP,
    Shape.LONGEST_PATH: kernel.LONGEST_PATH,
}

_RESTRICTIONS: Final = {
    None: kernel.UNRESTRICTED,
    Restriction.ADJACENT_ONLY: kernel.ADJACENT_ONLY,
    Restriction.BOTH_WAYS_ONLY: kernel.BOTH_WAYS_ONLY,
    Restriction.NO_HAND: kernel.NO_HAND,
    Restriction.SAME_COLOUR_ONLY: kernel.SAME_COLOUR_ONLY,
    Restriction.SAME_PATTERN_ONLY: kernel.SAME_PATTERN_ONLY,
}


def need_of(need: int | Shape) -> int:
    """What a cat needs, as the kernel writes it."""
    return _SHAPES[need] if isinstance(need, Shape) else need


def build(setup: Setup) -> list[int]:
    """The state of a game in which nothing has been drawn yet.

    Goals count from when all have chosen: until then nobody knows those of others (R2.4).
    """
    chosen = all(player.goals for player in setup.players)
    s = [0] * kernel.SIZE
    for seat, player in enumerate(setup.players):
        q = seat * kernel.QUILT
        for cell, tile in player.board.edges:
            s[q + kernel.COLOURS + tile.colour] |= hexes.bit(cell)
            s[q + kernel.PATTERNS + tile.pattern] |= hexes.bit(cell)
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
    s[kernel.RESTRICTION] = _RESTRICTIONS[setup.options.restriction]
    s[kernel.FAMILY] = int(setup.options.family)
    if setup.promo:
        s[kernel.PROMO] = need_of(setup.promo.need)
    s[kernel.HIGH] = s[kernel.LOW] = kernel.NOTHING
    return s


def fill_bag(s: list[int], bag: Sequence[Tile]) -> None:
    """Put the draw order ``bag`` into the state."""
    for i, tile in enumerate(bag):
        s[kernel.BAG + (i >> 3)] |= tile.index << 7 * (i & 7)

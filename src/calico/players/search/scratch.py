"""The working arrays of compiled functions, which may not make any: what lies where."""

from __future__ import annotations

from typing import Final, NamedTuple

from calico.engine.kinds import Integers, Singles, zeros
from calico.rules.kernel import kernel
from calico.rules.kernel.objectives import TALLY

ROW: Final = 24
"""Room for the free cells of a quilt, which have numbers from 0 in these tables."""
DEEPER: Final = 3
"""Placements that :func:`calico.players.search.policy.pick_deeper` looks at again."""

# The floats.

GAIN: Final = 0
"""The gains: rows of 22 patch cells for each tile."""
PLACED_C: Final = 128
"""For each colour and cell: the change of the colour with a tile of it there."""
BLOCKED_C: Final = PLACED_C + 6 * ROW
"""The change of the colour with another tile there."""
PLACED_P: Final = BLOCKED_C + 6 * ROW
BLOCKED_P: Final = PLACED_P + 6 * ROW
BLOCKED: Final = BLOCKED_P + 6 * ROW
"""For each cell: what all colours and patterns would lose there."""
AROUND: Final = BLOCKED + ROW
"""For each tile and each set of goals (three bits): what they would gain by it."""
GROUP_WORTH: Final = AROUND + 5 * 8
BEST: Final = GROUP_WORTH + ROW
"""For each tile its best gain and the best on another cell."""
TOPS: Final = BEST + 2 * 5
"""The totals of the best placements."""
NEXT: Final = TOPS + DEEPER
"""What the next placement is worth, see :func:`calico.players.search.policy.draft`."""
FLOATS: Final = NEXT + 8

# The integers.

FOUND: Final = 0
"""The features found."""
MOST: Final = 64
"""The length of a list of features."""
SORTED: Final = MOST
"""Sorted places of a shape."""
TILES: Final = MOST + 32
"""The five tiles to look at."""
CELL: Final = TILES + 8
"""The free cells, as masks."""
PATCH: Final = CELL + ROW
"""The free cells, as numbers of patch cells."""
STATE: Final = PATCH + ROW
"""For each colour and cell: the state of the colour with a tile of it there."""
UNREADY: Final = STATE + 6 * ROW
"""For each colour and cell: 1 if the colour is no longer ready with another tile there."""
UNREADIED: Final = UNREADY + 6 * ROW
"""For each cell: how many colours are no longer ready with another tile there."""
GROUPS: Final = UNREADIED + ROW
"""Groups of a pattern: hexes, cells to grow, of them those that join another group."""
ORDERED: Final = GROUPS + 3 * ROW
"""Places of a shape by the tiles they hold."""
CODE: Final = ORDERED + 32
"""For each cell: the features after a placement there."""
EXTRA: Final = CODE + ROW
"""For each cell: whether it earns a button; or the places of a shape that hold it, as a tally."""
WHERE: Final = EXTRA + ROW
"""For each tile the cell of its best gain."""
TOP_MOVES: Final = WHERE + 5
"""The best placements, as moves."""
INTEGERS: Final = TOP_MOVES + DEEPER


class Scratch(NamedTuple):
    """The working arrays of compiled functions, which may not make any."""

    f: Singles
    z: Integers
    after: Integers
    """A game in which a placement is tried."""
    tally: Integers
    """What a scenario looks at, see :mod:`calico.rules.kernel.objectives`."""


def scratch() -> Scratch:
    """Blank working arrays, to be put into a workspace."""
    return Scratch(zeros(FLOATS), zeros(INTEGERS), zeros(kernel.SIZE), zeros(TALLY))

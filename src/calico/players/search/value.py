"""The value function of a quilt: a sum of learned weights, one table for each stage of the game.

The value of a quilt is the points of its tokens, plus the final worth of full rings, plus the
weights of its *features*.  Every feature belongs to one colour, one pattern, one goal or the
rainbow, so the gain of any tile on any cell is a sum of a few parts
(:mod:`calico.players.search.gains`).  Tables are indexed by what a cat needs and by kinds of goal,
never by names, so that one training serves every setup.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from calico.engine.kinds import LookupTable
from calico.engine.routines import large
from calico.players.search.scratch import FOUND, SORTED
from calico.rules.kernel import hexes, moves
from calico.rules.kernel.kernel import (
    BOTH_WAYS_ONLY,
    BUTTONS,
    CATS,
    COLOURS,
    FAMILY,
    FREE,
    GOAL,
    NEED,
    PATTERNS,
    RESTRICTION,
)
from calico.rules.kernel.masks import group, neighbours, popcount
from calico.rules.kernel.scoring import points_of_goal, signature, ways_of
from calico.rules.kernel.shapes import FIRST_SHAPE
from calico.rules.kernel.shapes import ROTATIONS as ROTATIONS_OF

Ints: TypeAlias = list[int]
"""A row of a game, or scratch; in compiled code an int64 array."""
Floats: TypeAlias = list[float]
"""Weights, or scratch; in compiled code a float32 array."""

CELL_BITS: Final = LookupTable(moves.CELL_BITS)
"""The masks of the 22 patch cells."""
RING: Final = LookupTable(hexes.RINGS)

# Partitions of up to six tiles: how a ring divides so far.


def _partitions(n: int, largest: int) -> list[tuple[int, ...]]:
    if n == 0:
        return [()]
    return [(k, *rest) for k in range(min(n, largest), 0, -1) for rest in _partitions(n - k, k)]


PARTS: Final = LookupTable(len(_partitions(n, 6)) for n in range(7))
JOINT: Final = LookupTable(sum(parts * parts for parts in PARTS[:n]) for n in range(7))
"""Where the pairs of partitions of n tiles start."""
JOINTS: Final[int] = sum(parts * parts for parts in PARTS)


def _partition_key(ones: int, twos: int, threes: int, more: int) -> int:
    return ((more * 3 + threes) * 4 + twos) * 7 + ones


def _partition_ids() -> LookupTable:
    ids = [0] * (4 * 3 * 4 * 7)
    for n in range(7):
        for i, p in enumerate(_partitions(n, 6)):
            more = max((k - 3 for k in p if k > 3), default=0)
            ids[_partition_key(p.count(1), p.count(2), p.count(3), more)] = i
    return LookupTable(ids)


PARTITION_ID: Final = _partition_ids()

RINGS_OF: Final = LookupTable(sum(1 << g for g in range(3) if b & RING[g]) for b in CELL_BITS)
"""For each patch cell the goals around it, as bits."""

# The shapes of cats that weights were learned for, as arrays: for each rotation the shifts that
# bring its cells to one place.

LEARNED: Final = 5
"""How many shapes, from the first on, have weights of their own."""
LONGEST: Final = 5
"""The most cells that one of them has."""
_ROTATIONS: Final = [ROTATIONS_OF[FIRST_SHAPE + shape] for shape in range(LEARNED)]
SHIFTS: Final = LookupTable(
    tuple(tuple((r + r[:1] * LONGEST)[:LONGEST]) for r in (shape * 6)[:6]) for shape in _ROTATIONS
)
ROTATIONS: Final = LookupTable(len(shape) for shape in _ROTATIONS)
LENGTH: Final = LookupTable(len(shape[0]) for shape in _ROTATIONS)

# The layout of the features of one phase.

GOAL_AT: Final = 0
"""Kind of goal (six, and six that pay only both ways) and the joint partition of its ring."""
BUTTON_AT: Final = GOAL_AT + 12 * JOINTS
"""Buttons of the colour (0 to 2), live pairs (0 to 3), cells that would earn a button (0 to 7)."""
SEED_AT: Final = BUTTON_AT + 3 * 4 * 8
"""Buttons of the colour, single tiles (0 to 7), cells that would make a pair (0 to 11)."""
RAINBOW_AT: Final = SEED_AT + 3 * 8 * 12
"""Colours with a button, and colours without that could earn one at once."""
GROUP_AT: Final = RAINBOW_AT + 7 * 7
"""Need 3 to 7, size of the group, cells to grow (0 to 7), of them with another group (0 to 2)."""
SINGLES_AT: Final = GROUP_AT + 5 * 6 * 8 * 3
"""Need (ten), cats (0 to 2), live single tiles (0 to 7)."""
SHAPE_AT: Final = SINGLES_AT + 10 * 3 * 8
"""Shape, cats (0 to 2), most tiles in one place of it (0 to 4), number of such places (0 to 7)."""
SECOND_AT: Final = SHAPE_AT + 5 * 3 * 5 * 8
"""Shape, most tiles in one place of it, number of places with one tile less (0 to 15)."""
FEATURES: Final = SECOND_AT + 5 * 5 * 16
PHASES: Final = 23
WEIGHTS: Final = FEATURES * PHASES


def at_least_two(mask: int) -> int:
    """The hexes that touch two or more hexes of ``mask``."""
    a, b = mask << 1, mask >> 1
    one, two = a | b, a & b
    a = mask << 8
    two |= one & a
    one |= a
    a = mask >> 8
    two |= one & a
    one |= a
    a = mask << 9
    two |= one & a
    one |= a
    return two | one & mask >> 9


def partition(total: int) -> int:
    """The number of the partition with the signature ``total``."""
    more = (total >> 12 & 7) + 2 * (total >> 15 & 7) + 3 * (total >> 18 & 7)
    key = ((more * 3 + (total >> 9 & 7)) * 4 + (total >> 6 & 7)) * 7 + (total >> 3 & 7)
    return int(PARTITION_ID[key])


def goal_kind(s: Ints, goal: int) -> int:
    """The table for ``goal``: the goals that pay only both ways have tables of their own."""
    return goal + 6 if s[RESTRICTION] == BOTH_WAYS_ONLY else goal


def goal_feature(kind: int, n: int, colours: int, patterns: int) -> int:
    """The feature of a goal whose ring has ``n`` tiles, fewer than six, and these signatures."""
    pair = partition(colours) * int(PARTS[n]) + partition(patterns)
    return GOAL_AT + kind * JOINTS + int(JOINT[n]) + pair


def goal_part(w: Floats, base: int, kind: int, n: int, colours: int, patterns: int) -> float:
    """The value of a goal whose ring has ``n`` tiles and these signatures (R6.2 when full)."""
    if n == 6:
        ways = ways_of(kind % 6, colours, patterns)
        return float(points_of_goal(kind % 6, ways, kind >= 6))
    return w[base + goal_feature(kind, n, colours, patterns)]


def button_feature(earned: int, live: int, ready: int) -> int:
    """Buttons earned, tiles in live pairs, cells that would earn a button."""
    return BUTTON_AT + (earned * 4 + min(live >> 1, 3)) * 8 + min(ready, 7)


def seed_feature(earned: int, single: int, seeds: int) -> int:
    """Buttons earned, live single tiles, cells that would make a pair."""
    return SEED_AT + (earned * 8 + min(single, 7)) * 12 + min(seeds, 11)


def colour_code(rest: int, usable: int, earned: int) -> int:
    """The two features of a colour, 16 bits each, and above them its state.

    ``rest`` are its tiles outside groups with a button, ``usable`` the free cells not beside such a
    group.  The state is 2 with a button, 1 when one tile would earn it, else 0.
    """
    near = neighbours(rest)
    paired = rest & near
    ready = usable & (at_least_two(rest) | neighbours(paired))
    beside = neighbours(usable)
    live = paired & beside
    live |= paired & neighbours(live)
    button = button_feature(earned, popcount(live), popcount(ready))
    single = popcount(rest & ~near & beside)
    seeds = popcount(usable & near & ~ready)
    state = 2 if earned else 1 if ready else 0
    return state << 32 | seed_feature(earned, single, seeds) << 16 | button


def known_need(need: int) -> int:
    """The need whose features are used: for a shape that was not learned, a group of five."""
    return need if need < FIRST_SHAPE + LEARNED else 5


def singles_feature(need: int, earned: int, single: int) -> int:
    """Need, cats earned, live single tiles."""
    return SINGLES_AT + ((need - 3) * 3 + earned) * 8 + min(single, 7)


def group_feature(need: int, size: int, grow: int, joins: int) -> int:
    """Need, size of a group of two or more, cells to grow, of them with another group."""
    return GROUP_AT + (((need - 3) * 6 + min(size, 7) - 2) * 8 + min(grow, 7)) * 3 + min(joins, 2)


def shape_code(shape: int, earned: int, tally: int) -> int:
    """The two features of a shape, 16 bits each.

    Byte k of ``tally`` is the number of places for it that hold k of its tiles.
    """
    some = tally & ~255
    most = 0  # added up one by one: numpy's truths would not add up to more than one
    most += some > 0xFF
    most += some > 0xFFFF
    most += some > 0xFFFFFF
    most += some > 0xFFFFFFFF
    count = some >> 8 * most & 255
    fewer = (some << 8) >> 8 * most & 255
    second = SECOND_AT + (shape * 5 + most) * 16 + min(fewer, 15)
    return second << 16 | SHAPE_AT + ((shape * 3 + earned) * 5 + most) * 8 + min(count, 7)


def sort_places(z: Ints, at: int, shape: int, rest: int, usable: int) -> int:
    """The tally of the places for ``shape`` (see :func:`shape_code`).

    For rotation r, ``z[at + 5 * r + k]`` gets the first hexes of the places that hold k tiles.
    """
    room = rest | usable
    tally = 0
    for r in range(ROTATIONS[shape]):
        fits = room
        b0, b1, b2 = 0, 0, 0
        for i in range(LENGTH[shape]):
            shift = SHIFTS[shape, r, i]
            fits &= room >> shift
            v = rest >> shift
            carry = b0 & v
            b0 ^= v
            b2 |= b1 & carry
            b1 ^= carry
        low = fits & ~b2
        z[at + 5 * r] = low & ~b1 & ~b0
        z[at + 5 * r + 1] = low & ~b1 & b0
        z[at + 5 * r + 2] = low & b1 & ~b0
        z[at + 5 * r + 3] = low & b1 & b0
        z[at + 5 * r + 4] = fits & b2 & ~b0
        tally += (
            popcount(low & ~b1 & b0) << 8
            | popcount(low & b1 & ~b0) << 16
            | popcount(low & b1 & b0) << 24
            | popcount(fits & b2 & ~b0) << 32
        )
    return tally


@large
def pattern_features(z: Ints, n: int, rest: int, usable: int, earned: int, need: int) -> int:
    """Write the features of one pattern to ``z`` from ``n`` on; returns the number so far.

    ``rest`` and ``usable`` as in :func:`colour_code`, with cats for buttons.
    """
    near = neighbours(rest)
    single = popcount(rest & ~near & neighbours(usable))
    z[n] = singles_feature(need, earned, single)
    n += 1
    if need >= FIRST_SHAPE:
        tally = sort_places(z, SORTED, need - FIRST_SHAPE, rest, usable)
        code = shape_code(need - FIRST_SHAPE, earned, tally)
        z[n] = code & 65535
        z[n + 1] = code >> 16
        return n + 2
    paired = rest & near
    while paired != 0:
        found = group(rest, paired & -paired)
        paired &= ~found
        grow = neighbours(found) & usable
        if grow != 0:
            joins = popcount(grow & neighbours(rest & ~found))
            z[n] = group_feature(need, popcount(found), popcount(grow), joins)
            n += 1
    return n


def pattern_worth(
    w: Floats, base: int, z: Ints, rest: int, usable: int, earned: int, need: int
) -> float:
    """The sum of the weights of one pattern."""
    total = 0.0
    for i in range(FOUND, pattern_features(z, FOUND, rest, usable, earned, need)):
        total += w[base + z[i]]
    return total


def group_worth(w: Floats, base: int, need: int, size: int, grow: int, joining: int) -> float:
    """The weight of a group of a pattern."""
    if grow == 0:
        return 0.0
    return w[base + group_feature(need, size, popcount(grow), popcount(joining))]


@large
def features(s: Ints, q: int, z: Ints) -> int:
    """Write all features of the quilt at ``q`` to ``z[:n]``; returns ``n``."""
    free = s[q + FREE]
    n = 0
    has = 0
    ready = 0
    for c in range(6):
        mask = s[q + COLOURS + c]
        with_button = mask & s[q + BUTTONS]
        done = group(mask, with_button) if with_button else 0
        code = colour_code(mask & ~done, free & ~neighbours(done), min(popcount(with_button), 2))
        z[n] = code & 65535
        z[n + 1] = code >> 16 & 65535
        n += 2
        has += code >> 32 == 2
        ready += code >> 32 == 1
    z[n] = RAINBOW_AT + has * 7 + ready
    n += 1
    for p in range(6):
        mask = s[q + PATTERNS + p]
        with_cat = mask & s[q + CATS]
        done = group(mask, with_cat) if with_cat else 0
        usable = free & ~neighbours(done)
        earned = min(popcount(with_cat), 2)
        n = pattern_features(z, n, mask & ~done, usable, earned, known_need(s[NEED + p]))
    if s[FAMILY] == 0:
        for g in range(3):
            ring = RING[g]
            tiles = 6 - popcount(ring & free)
            if tiles < 6:
                sc = signature(s, q + COLOURS, ring)
                sp = signature(s, q + PATTERNS, ring)
                z[n] = goal_feature(goal_kind(s, s[q + GOAL + g]), tiles, sc, sp)
                n += 1
    return n

"""What a quilt is worth: a sum of learned table entries, one table for each stage of the game.

The value of a quilt is the points of its tokens, plus the final worth of full rings, plus the
weights of its *features*.  Every feature belongs to one colour, one pattern, one goal or the
rainbow, so the gain of putting any tile on any cell is a sum of a few parts, and the parts for all
cells are computed once for a turn (:func:`gains`).  Tables are indexed by what a cat needs and by
kinds of goal, never by names, so that one training serves every setup.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from calico.box import GOALS, PATCH_CELLS
from calico.rules import hexes, kernel
from calico.rules.compiled import compiled, compiles
from calico.rules.kernel import (
    BOTH_WAYS_ONLY,
    BUTTONS,
    CATS,
    COLOURS,
    FAMILY,
    FREE,
    GOAL,
    NEED,
    PATTERNS,
    RAINBOW,
    RESTRICTION,
    TRIANGLE,
    WORTH,
    group,
    meets,
    neighbours,
    popcount,
    signature,
)

CELL_BITS: Final = np.array([hexes.bit(cell) for cell in PATCH_CELLS], np.int64)
"""The masks of the 22 patch cells."""
INDEX_OF: Final = np.zeros(64, np.int64)
"""The patch cell of each bit."""
for _i, _bit in enumerate(CELL_BITS):
    INDEX_OF[int(_bit).bit_length() - 1] = _i
RING: Final = np.array(hexes.RINGS, np.int64)

# Partitions of up to six tiles: how a ring divides so far.


def _partitions(n: int, largest: int) -> list[tuple[int, ...]]:
    if n == 0:
        return [()]
    return [(k, *rest) for k in range(min(n, largest), 0, -1) for rest in _partitions(n - k, k)]


PARTS: Final = np.array([len(_partitions(n, 6)) for n in range(7)], np.int64)
JOINT: Final = np.array([int((PARTS[:n] ** 2).sum()) for n in range(7)], np.int64)
"""Where the pairs of partitions of n tiles start."""
JOINTS: Final = int((PARTS**2).sum())


def _partition_key(ones: int, twos: int, threes: int, more: int) -> int:
    return ((more * 3 + threes) * 4 + twos) * 7 + ones


def _partition_ids() -> np.ndarray[Any, Any]:
    ids = np.zeros(4 * 3 * 4 * 7, np.int64)
    for n in range(7):
        for i, p in enumerate(_partitions(n, 6)):
            more = max((k - 3 for k in p if k > 3), default=0)
            ids[_partition_key(p.count(1), p.count(2), p.count(3), more)] = i
    return ids


PARTITION_ID: Final = _partition_ids()

def _fitting() -> np.ndarray[Any, Any]:
    """For each goal and partition: bit k says that a colour seen k times may be seen once more."""
    fitting = np.zeros((6, 30), np.int64)
    for g, goal in enumerate(GOALS.values()):
        for n in range(7):
            for i, p in enumerate(_partitions(n, 6)):
                for k in (0, *p):
                    more = sorted([*p, 1] if k == 0 else [*p, k + 1], reverse=True)
                    if k:
                        more.remove(k)
                    if len(more) <= len(goal.partition) and all(
                        a <= b for a, b in zip(more, goal.partition, strict=False)
                    ):
                        fitting[g, PART_AT[n] + i] |= 1 << k
    return fitting


PART_AT: Final = np.array([int(PARTS[:n].sum()) for n in range(7)], np.int64)
"""Where the partitions of n tiles start."""
FITTING: Final = _fitting()
RINGS_OF: Final = np.array(
    [sum(1 << g for g in range(3) if int(b) & int(RING[g])) for b in CELL_BITS], np.int64
)
"""For each patch cell the goals around it, as bits."""

# The shapes of cats: for each the shifts that bring its cells to one place, for each rotation.


def _rotations() -> list[list[list[int]]]:
    triangle = [[0, 1, 9], [0, 8, 9]]
    lines = [[[d * i for i in range(n)] for d in (1, 8, 9)] for n in (3, 4, 5)]
    trapezoid = [
        [0, 1, 2, 9, 10],
        [0, 1, 8, 9, 10],
        [0, 8, 16, 9, 17],
        [1, 9, 17, 0, 8],
        [0, 9, 18, 1, 10],
        [0, 9, 18, 8, 17],
    ]
    return [triangle, *lines, trapezoid]


SHIFTS: Final = np.array(
    [[(r + [0] * 5)[:5] for r in (shape * 3)[:6]] for shape in _rotations()], np.int64
)
ROTATIONS: Final = np.array([len(shape) for shape in _rotations()], np.int64)
LENGTH: Final = np.array([len(shape[0]) for shape in _rotations()], np.int64)

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
CELL_AT: Final = SECOND_AT + 5 * 5 * 16
"""A free cell: how many colours and how many patterns the goals around it leave (0 to 6 each), and
what colours and patterns want of it among those (0 to 3 each, see :func:`cell_feature`)."""
USE_CELLS: Final = False
"""Whether the features of free cells count; they cost as much time as all the others together."""
FEATURES: Final = CELL_AT + (7 * 7 * 4 * 4 if USE_CELLS else 0)
PHASES: Final = 23
WEIGHTS: Final = FEATURES * PHASES
HEAD: Final = 3
"""Where features start in a list of them; before stands what one colour or pattern wants."""
WANTS: Final = 104
MOST: Final = WANTS + 22
"""The length of a list of features, with room for the wants of each cell."""


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
    return PARTITION_ID[
        ((more * 3 + (total >> 9 & 7)) * 4 + (total >> 6 & 7)) * 7 + (total >> 3 & 7)
    ]


def goal_part(w: Any, base: int, kind: int, n: int, colours: int, patterns: int) -> float:
    """The worth of a goal whose ring has ``n`` tiles and these signatures."""
    if n == 6:
        a = colours == kernel.SIGNATURES[kind % 6]
        b = patterns == kernel.SIGNATURES[kind % 6]
        if a and b:
            return float(kernel.BOTH_WAYS[kind % 6])
        if (a or b) and kind < 6:
            return float(kernel.ONE_WAY[kind])
        return 0.0
    return w[
        base + GOAL_AT + kind * JOINTS + JOINT[n] + partition(colours) * PARTS[n] + partition(patterns)
    ]


def goal_feature(kind: int, n: int, colours: int, patterns: int) -> int:
    """The feature of a goal whose ring is not full."""
    return (
        GOAL_AT + kind * JOINTS + JOINT[n] + partition(colours) * PARTS[n] + partition(patterns)
    )


def colour_features(out: Any, n: int, mask: int, free: int, buttons: int) -> int:
    """Write the features of one colour to ``out`` from ``n`` on; returns the number written so far.

    ``out[0]`` gets the state of the colour: 2 with a button, 1 when one tile would earn it;
    ``out[1]`` the cells that would earn a button, ``out[2]`` those that would make a pair.
    """
    earned = min(popcount(mask & buttons), 2)
    done = group(mask, mask & buttons) if earned else 0
    rest = mask & ~done
    usable = free & ~neighbours(done)
    near = neighbours(rest)
    paired = rest & near
    ready = usable & (at_least_two(rest) | neighbours(paired))
    live = paired & neighbours(usable)
    live |= paired & neighbours(live)
    cells = min(popcount(ready), 7)
    out[n] = BUTTON_AT + (earned * 4 + min(popcount(live) >> 1, 3)) * 8 + cells
    single = rest & ~near & neighbours(usable)
    seeds = usable & near & ~ready
    out[n + 1] = SEED_AT + (earned * 8 + min(popcount(single), 7)) * 12 + min(popcount(seeds), 11)
    out[0] = 2 if earned else 1 if cells else 0
    out[1] = ready
    out[2] = seeds
    return n + 2


def pattern_features(out: Any, n: int, mask: int, free: int, cats: int, need: int) -> int:
    """Write the features of one pattern to ``out`` from ``n`` on; returns the number so far.

    ``out[1]`` gets the cells that would earn a cat, ``out[2]`` those that would grow a group.
    """
    if need > kernel.TRAPEZOID:
        need = 5  # the promo cats: as if a group of five counted
    earned = min(popcount(mask & cats), 2)
    done = group(mask, mask & cats) if earned else 0
    rest = mask & ~done
    usable = free & ~neighbours(done)
    near = neighbours(rest)
    single = rest & ~near & neighbours(usable)
    out[n] = SINGLES_AT + ((need - 3) * 3 + earned) * 8 + min(popcount(single), 7)
    n += 1
    paired = rest & near
    growing = usable & neighbours(paired)
    winning = 0
    if need <= 7:
        if need == 3:
            winning = usable & at_least_two(rest)
        while paired != 0:
            found = group(rest, paired & -paired)
            paired &= ~found
            grow = neighbours(found) & usable
            if grow == 0:
                continue
            joining = grow & neighbours(rest & ~found)
            joins = min(popcount(joining), 2)
            size = min(popcount(found), 7)
            if size + 1 >= need:
                winning |= grow
            elif size + 2 >= need:
                winning |= joining
            out[n] = GROUP_AT + (((need - 3) * 6 + size - 2) * 8 + min(popcount(grow), 7)) * 3 + joins
            n += 1
        out[1] = winning
        out[2] = growing
        return n
    shape = need - TRIANGLE
    room = rest | usable
    tally = 0
    length = LENGTH[shape]
    for r in range(ROTATIONS[shape]):
        fits = room
        b0, b1, b2 = 0, 0, 0
        for i in range(length):
            shift = SHIFTS[shape, r, i]
            fits &= room >> shift
            v = rest >> shift
            carry = b0 & v
            b0 ^= v
            b2 |= b1 & carry
            b1 ^= carry
        if length == 3:
            hit = fits & ~b2 & b1 & ~b0
        elif length == 4:
            hit = fits & ~b2 & b1 & b0
        else:
            hit = fits & b2 & ~b0
        if hit != 0:
            for i in range(length):
                winning |= hit << SHIFTS[shape, r, i]
        tally += (
            popcount(fits & ~b2 & ~b1 & b0) << 8
            | popcount(fits & ~b2 & b1 & ~b0) << 16
            | popcount(fits & ~b2 & b1 & b0) << 24
            | popcount(fits & b2 & ~b0) << 32
        )
    most = 4
    while most > 0 and tally >> 8 * most & 255 == 0:
        most -= 1
    count = tally >> 8 * most & 255
    out[n] = SHAPE_AT + ((shape * 3 + earned) * 5 + most) * 8 + min(count, 7)
    fewer = tally >> 8 * (most - 1) & 255 if most > 1 else 0
    out[n + 1] = SECOND_AT + (shape * 5 + most) * 16 + min(fewer, 15)
    out[1] = winning & usable
    out[2] = growing
    return n + 2


def open_to(s: Any, masks: int, ring: int, goal: int, n: int, total: int, more: int) -> int:
    """The colours (or patterns), as six bits, that ``goal`` can still use; all if it is lost.

    ``n`` and ``total`` are the tiles in the ring and their signature, ``more`` one colour to count
    once more than the masks at ``masks`` say, or -1.
    """
    fits = FITTING[goal, PART_AT[n] + partition(total)]
    if fits == 0:
        return 63
    found = 0
    for c in range(6):
        k = popcount(s[masks + c] & ring) + (c == more)
        found |= (fits >> k & 1) << c
    return found


def cell_feature(ac: int, ap: int, ready: int, seed: int, winning: int, growing: int) -> int:
    """The feature of a free cell.

    ``ac`` and ``ap`` are the colours and patterns that its goals leave; of the others only what
    lies in these counts: colours that would earn a button or make a pair, patterns that would earn
    a cat or grow a group.
    """
    a = popcount(ready & ac)
    a = min(a, 2) + 1 if a else 1 if seed & ac else 0
    b = popcount(winning & ap)
    b = min(b, 2) + 1 if b else 1 if growing & ap else 0
    return CELL_AT + ((popcount(ac) * 7 + popcount(ap)) * 4 + a) * 4 + b


def goal_kind(s: Any, goal: int) -> int:
    """The table for ``goal``: the goals that pay only both ways have tables of their own."""
    return goal + 6 if s[RESTRICTION] == BOTH_WAYS_ONLY else goal


def features(s: Any, q: int, out: Any) -> int:
    """Write all features of the quilt at ``q`` to ``out[HEAD:n]``; returns ``n``."""
    free = s[q + FREE]
    n = HEAD
    has = 0
    ready = 0
    wants = out[WANTS:]
    for x in range(22):
        wants[x] = 0
    for c in range(6):
        n = colour_features(out, n, s[q + COLOURS + c], free, s[q + BUTTONS])
        has += out[0] == 2
        ready += out[0] == 1
        if USE_CELLS:
            for x in range(22):
                wants[x] |= (out[1] & CELL_BITS[x] != 0) << c
                wants[x] |= (out[2] & CELL_BITS[x] != 0) << 6 + c
    out[n] = RAINBOW_AT + has * 7 + ready
    n += 1
    for p in range(6):
        n = pattern_features(out, n, s[q + PATTERNS + p], free, s[q + CATS], s[NEED + p])
        if USE_CELLS:
            for x in range(22):
                wants[x] |= (out[1] & CELL_BITS[x] != 0) << 12 + p
                wants[x] |= (out[2] & CELL_BITS[x] != 0) << 18 + p
    open_c = 0o777777
    open_p = 0o777777
    if s[FAMILY] == 0:
        for i in range(3):
            ring = RING[i]
            tiles = 6 - popcount(ring & free)
            if tiles < 6:
                goal = s[q + GOAL + i]
                sc = signature(s, q + COLOURS, ring)
                sp = signature(s, q + PATTERNS, ring)
                out[n] = goal_feature(goal_kind(s, goal), tiles, sc, sp)
                n += 1
                if USE_CELLS:
                    open_c ^= (63 ^ open_to(s, q + COLOURS, ring, goal, tiles, sc, -1)) << 6 * i
                    open_p ^= (63 ^ open_to(s, q + PATTERNS, ring, goal, tiles, sp, -1)) << 6 * i
    for x in range(22):
        if USE_CELLS and CELL_BITS[x] & free != 0:
            out[n] = cell_in(open_c, open_p, x, wants[x])
            n += 1
    return n


def cell_in(open_c: int, open_p: int, x: int, wants: int) -> int:
    """The feature of the free cell ``x``; ``open_c`` and ``open_p`` hold six bits for each goal."""
    ac = 63
    ap = 63
    for g in range(3):
        if RINGS_OF[x] >> g & 1:
            ac &= open_c >> 6 * g
            ap &= open_p >> 6 * g
    return cell_feature(ac, ap, wants & 63, wants >> 6 & 63, wants >> 12 & 63, wants >> 18 & 63)


def value(w: Any, s: Any, seat: int, out: Any) -> float:
    """The points that the quilt of ``seat`` is expected to end with."""
    q = seat * kernel.QUILT
    base = (22 - popcount(s[q + FREE])) * FEATURES
    total = float(kernel.points(s, seat))
    n = features(s, q, out)
    for i in range(HEAD, n):
        total += w[base + out[i]]
    return total


def colour_value(w: Any, base: int, out: Any, mask: int, free: int, buttons: int) -> float:
    """The sum of the weights of one colour; ``out[0]`` gets its state."""
    colour_features(out, HEAD, mask, free, buttons)
    return w[base + out[HEAD]] + w[base + out[HEAD + 1]]


def pattern_value(w: Any, base: int, out: Any, mask: int, free: int, cats: int, need: int) -> float:
    """The sum of the weights of one pattern."""
    n = pattern_features(out, HEAD, mask, free, cats, need)
    total = 0.0
    for i in range(HEAD, n):
        total += w[base + out[i]]
    return total


# Rows of the scratch table of ``gains``; the six of a kind follow each other.
PLACE_C: Final = 0
BLOCK_C: Final = 6
PLACE_P: Final = 12
BLOCK_P: Final = 18
STATE_C: Final = 24
LOST_C: Final = 30
SUM_C: Final = 36
SUM_P: Final = 37
SUM_LOST: Final = 38
RING_GAIN: Final = 39
CELL_NOW: Final = 42
SCRATCH: Final = 43
"""Rows of 36 numbers of the scratch table."""

# Rows of the table of masks of ``gains``: what is wanted after a tile of the colour or pattern is
# placed on each cell, then what is wanted of each cell now, then what goals leave after each tile.
READY: Final = 0
SEED: Final = 6
WINNING: Final = 12
GROWING: Final = 18
WANTED: Final = 24
OPEN_C: Final = 25
OPEN_P: Final = 28
MASKS: Final = 31


def gains(w: Any, s: Any, q: int, tiles: Any, first: int, last: int, ahead: int, gain: Any, t: Any, m: Any, out: Any) -> float:
    """``gain[i, x]`` becomes what putting ``tiles[i]`` on cell ``x`` adds to the value.

    Only for tiles ``first`` to ``last - 1`` and for free cells; the value before is taken with the
    weights of the phase ``ahead`` (1 is the next, 2 that after two placements), so that gains of one turn compare, and returned without the points so
    far: adding a gain gives the value of the quilt with the tile on it.
    """
    free = s[q + FREE]
    buttons = s[q + BUTTONS]
    cats = s[q + CATS]
    base = (22 - popcount(free) + ahead) * FEATURES
    colours = 0
    patterns = 0
    for i in range(first, last):
        colours |= 1 << tiles[i] // 6
        patterns |= 1 << tiles[i] % 6
    for x in range(22):
        t[SUM_C, x] = 0.0
        t[SUM_P, x] = 0.0
        t[SUM_LOST, x] = 0.0
        m[WANTED, x] = 0
    before = 0.0
    has = 0
    ready = 0
    for c in range(6):
        mask = s[q + COLOURS + c]
        now = colour_value(w, base, out, mask, free, buttons)
        before += now
        state = out[0]
        has += state == 2
        ready += state == 1
        t[STATE_C + c, 22] = state
        near = neighbours(mask)
        ready_now = out[1]
        seed_now = out[2]
        m[READY + c, 22] = ready_now
        m[SEED + c, 22] = seed_now
        for x in range(22):
            cell = CELL_BITS[x]
            if cell & free == 0:
                continue
            if USE_CELLS:
                m[WANTED, x] |= (ready_now & cell != 0) << c | (seed_now & cell != 0) << 6 + c
            t[BLOCK_C + c, x] = 0.0
            t[LOST_C + c, x] = 0.0
            if cell & near != 0:
                block = colour_value(w, base, out, mask, free ^ cell, buttons) - now
                t[BLOCK_C + c, x] = block
                t[SUM_C, x] += block
                if out[0] != state:
                    t[LOST_C + c, x] = 1.0
                    t[SUM_LOST, x] += 1.0
            if colours >> c & 1:
                earned = buttons
                extra = 0.0
                found = group(mask | cell, cell)
                if found & buttons == 0 and popcount(found) >= 3:
                    earned |= cell
                    extra = 3.0
                t[PLACE_C + c, x] = (
                    colour_value(w, base, out, mask | cell, free ^ cell, earned) - now + extra
                )
                t[STATE_C + c, x] = out[0]
                m[READY + c, x] = out[1]
                m[SEED + c, x] = out[2]
    for p in range(6):
        mask = s[q + PATTERNS + p]
        need = s[NEED + p]
        now = pattern_value(w, base, out, mask, free, cats, need)
        before += now
        near = neighbours(mask) if need <= 7 or need > kernel.TRAPEZOID else free
        winning_now = out[1]
        growing_now = out[2]
        m[WINNING + p, 22] = winning_now
        m[GROWING + p, 22] = growing_now
        for x in range(22):
            cell = CELL_BITS[x]
            if cell & free == 0:
                continue
            if USE_CELLS:
                m[WANTED, x] |= (winning_now & cell != 0) << 12 + p | (growing_now & cell != 0) << 18 + p
            t[BLOCK_P + p, x] = 0.0
            if cell & near != 0:
                block = pattern_value(w, base, out, mask, free ^ cell, cats, need) - now
                t[BLOCK_P + p, x] = block
                t[SUM_P, x] += block
            if patterns >> p & 1:
                earned = cats
                extra = 0.0
                found = group(mask | cell, cell)
                if found & cats == 0 and meets(found, need):
                    earned |= cell
                    extra = float(s[WORTH + p])
                t[PLACE_P + p, x] = (
                    pattern_value(w, base, out, mask | cell, free ^ cell, earned, need) - now + extra
                )
                m[WINNING + p, x] = out[1]
                m[GROWING + p, x] = out[2]
    open_c = 0o777777
    open_p = 0o777777
    for g in range(3):
        for i in range(first, last):
            t[RING_GAIN + g, i] = 0.0
            m[OPEN_C + g, i] = 63
            m[OPEN_P + g, i] = 63
        ring = RING[g]
        if s[FAMILY] != 0 or ring & free == 0:
            continue
        kind = goal_kind(s, s[q + GOAL + g])
        n = 6 - popcount(ring & free)
        sc = signature(s, q + COLOURS, ring)
        sp = signature(s, q + PATTERNS, ring)
        now = goal_part(w, base, kind, n, sc, sp)
        before += now
        goal = s[q + GOAL + g]
        if USE_CELLS:
            open_c ^= (63 ^ open_to(s, q + COLOURS, ring, goal, n, sc, -1)) << 6 * g
            open_p ^= (63 ^ open_to(s, q + PATTERNS, ring, goal, n, sp, -1)) << 6 * g
        for i in range(first, last):
            a = 1 << 3 * popcount(s[q + COLOURS + tiles[i] // 6] & ring)
            b = 1 << 3 * popcount(s[q + PATTERNS + tiles[i] % 6] & ring)
            t[RING_GAIN + g, i] = goal_part(w, base, kind, n + 1, sc + 7 * a, sp + 7 * b) - now
            if USE_CELLS and n < 5:
                c, p = tiles[i] // 6, tiles[i] % 6
                m[OPEN_C + g, i] = open_to(s, q + COLOURS, ring, goal, n + 1, sc + 7 * a, c)
                m[OPEN_P + g, i] = open_to(s, q + PATTERNS, ring, goal, n + 1, sp + 7 * b, p)
    for x in range(22):
        if USE_CELLS and CELL_BITS[x] & free != 0:
            t[CELL_NOW, x] = w[base + cell_in(open_c, open_p, x, m[WANTED, x])]
            before += t[CELL_NOW, x]
    rainbow = w[base + RAINBOW_AT + has * 7 + ready]
    before += rainbow
    for i in range(first, last):
        c = tiles[i] // 6
        p = tiles[i] % 6
        state = t[STATE_C + c, 22]
        for x in range(22):
            cell = CELL_BITS[x]
            if cell & free == 0:
                continue
            total = t[PLACE_C + c, x] + t[SUM_C, x] - t[BLOCK_C + c, x]
            total += t[PLACE_P + p, x] + t[SUM_P, x] - t[BLOCK_P + p, x]
            oc = open_c
            op = open_p
            for g in range(3):
                if cell & RING[g] != 0:
                    total += t[RING_GAIN + g, i]
                    oc = oc & ~(63 << 6 * g) | m[OPEN_C + g, i] << 6 * g
                    op = op & ~(63 << 6 * g) | m[OPEN_P + g, i] << 6 * g
            if USE_CELLS:
                # Only cells whose wants or goals change have another feature than now.
                touched = (m[READY + c, 22] ^ m[READY + c, x]) | (m[SEED + c, 22] ^ m[SEED + c, x])
                touched |= (m[WINNING + p, 22] ^ m[WINNING + p, x])
                touched |= (m[GROWING + p, 22] ^ m[GROWING + p, x])
                changed = oc ^ open_c | op ^ open_p
                if changed != 0:
                    for g in range(3):
                        if changed >> 6 * g & 63 != 0:
                            touched |= RING[g]
                touched &= free ^ cell
                total -= t[CELL_NOW, x]
                keep = ~(1 << c | 1 << 6 + c | 1 << 12 + p | 1 << 18 + p)
                while touched != 0:
                    there = touched & -touched
                    touched ^= there
                    y = INDEX_OF[popcount(there - 1)]
                    wants = m[WANTED, y] & keep
                    wants |= (m[READY + c, x] & there != 0) << c | (m[SEED + c, x] & there != 0) << 6 + c
                    wants |= (m[WINNING + p, x] & there != 0) << 12 + p
                    wants |= (m[GROWING + p, x] & there != 0) << 18 + p
                    total += w[base + cell_in(oc, op, y, wants)] - t[CELL_NOW, y]
            after = t[STATE_C + c, x]
            h = has + (after == 2) - (state == 2)
            r = ready + (after == 1) - (state == 1) - int(t[SUM_LOST, x] - t[LOST_C + c, x])
            total += w[base + RAINBOW_AT + h * 7 + r] - rainbow
            if h == 6 and has < 6 and s[q + RAINBOW] == 0:
                total += 3.0
            gain[i, x] = total
    return before


for _function in (
    at_least_two, partition, goal_part, goal_feature, colour_features, pattern_features,
    goal_kind, open_to, cell_feature, cell_in, features, colour_value, pattern_value,
):
    compiles(_function)
for _function in (value, gains):
    compiles(_function, inline=False)

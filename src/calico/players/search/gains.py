"""What every tile would add to the value of a quilt on every free cell, all at once for a turn.

A tile on a cell changes the features of its own colour and pattern, of the goals around the cell,
and of the other colours and patterns that could have used the cell.  Each of these parts is
calculated once, most of them as a change to what is known of the quilt as it is; then they are
added up.
"""

from __future__ import annotations

from typing import Final

from calico.box import BUTTON_POINTS
from calico.engine.routines import large
from calico.players.search.scratch import (
    AROUND,
    BLOCKED,
    BLOCKED_C,
    BLOCKED_P,
    CELL,
    CODE,
    EXTRA,
    GAIN,
    GROUP_WORTH,
    GROUPS,
    ORDERED,
    PATCH,
    PLACED_C,
    PLACED_P,
    ROW,
    STATE,
    TILES,
    UNREADIED,
    UNREADY,
)
from calico.players.search.value import (
    CELL_BITS,
    FEATURES,
    LEARNED,
    LENGTH,
    RAINBOW_AT,
    RING,
    RINGS_OF,
    ROTATIONS,
    SHIFTS,
    Floats,
    Ints,
    at_least_two,
    button_feature,
    colour_code,
    goal_kind,
    goal_part,
    group_worth,
    known_need,
    pattern_worth,
    seed_feature,
    shape_code,
    singles_feature,
    sort_places,
)
from calico.rules.kernel.kernel import (
    BUTTONS,
    CATS,
    COLOURS,
    FAMILY,
    FREE,
    GOAL,
    NEED,
    PATTERNS,
    RAINBOW,
    WORTH,
)
from calico.rules.kernel.masks import group, neighbours, popcount
from calico.rules.kernel.scoring import signature
from calico.rules.kernel.shapes import FIRST_SHAPE

TALLY: Final = 0xFFFFFFFFFF
"""The bytes of a tally."""


@large
def colour_gains(
    w: Floats, s: Ints, q: int, c: int, base: int, wanted: int, f: Floats, z: Ints
) -> int:
    """Fill the tables of colour ``c``; returns its code for the quilt as it is.

    The loops over masks have no branches and an even number of rounds, so that two cells at a time
    are computed in vectors of 128 bits, which WebAssembly has.
    """
    free = s[q + FREE]
    left = popcount(free)
    padded = left + 1 & 30
    mask = s[q + COLOURS + c]
    with_button = mask & s[q + BUTTONS]
    done = group(mask, with_button) if with_button != 0 else 0
    earned = min(popcount(with_button), 2)
    rest = mask & ~done
    beyond = neighbours(done)
    usable = free & ~beyond
    near = neighbours(rest)
    paired = rest & near
    ready = usable & (at_least_two(rest) | neighbours(paired))
    seeds = usable & near & ~ready
    lonely = rest & ~near
    code = colour_code(rest, usable, earned)
    now = w[base + (code & 65535)] + w[base + (code >> 16 & 65535)]
    one_ready = ready if earned == 0 and popcount(ready) == 1 else 0
    row = c * ROW
    for k in range(padded):
        cell = z[CELL + k]
        beside = neighbours(usable & ~cell)
        live = paired & beside
        live |= paired & neighbours(live)
        button = button_feature(earned, popcount(live), popcount(ready & ~cell))
        seed = seed_feature(earned, popcount(lonely & beside), popcount(seeds & ~cell))
        z[CODE + k] = seed << 16 | button
    for k in range(left):
        after = z[CODE + k]
        change = w[base + (after & 65535)] + w[base + (after >> 16)] - now
        lost = 1 if z[CELL + k] & one_ready else 0
        f[BLOCKED + k] += change
        z[UNREADIED + k] += lost
        f[BLOCKED_C + row + k] = change
        z[UNREADY + row + k] = lost
    if wanted == 0:
        return code
    for k in range(padded):
        cell = z[CELL + k]
        found = cell | rest & neighbours(cell)  # outside groups with a button none is above two
        found |= rest & neighbours(found)
        touches = 1 if cell & beyond else 0
        earns = 1 if cell & ready else 0
        found &= -(touches | earns)
        unused = free & ~cell & ~(beyond | neighbours(found))
        z[CODE + k] = colour_code((rest | cell) & ~found, unused, min(earned + earns, 2))
        z[EXTRA + k] = earns
    for k in range(left):
        after = z[CODE + k]
        z[STATE + row + k] = after >> 32
        change = w[base + (after & 65535)] + w[base + (after >> 16 & 65535)] - now
        f[PLACED_C + row + k] = change + BUTTON_POINTS * z[EXTRA + k]
    return code


@large
def group_gains(
    w: Floats, s: Ints, q: int, p: int, base: int, wanted: int, f: Floats, z: Ints
) -> float:
    """Fill the tables of pattern ``p``, whose cat wants a group; returns its worth now."""
    free = s[q + FREE]
    left = popcount(free)
    mask = s[q + PATTERNS + p]
    need = known_need(s[NEED + p])
    enough = need if need == s[NEED + p] else 64  # no group earns the promo cat
    with_cat = mask & s[q + CATS]
    done = group(mask, with_cat) if with_cat != 0 else 0
    earned = min(popcount(with_cat), 2)
    rest = mask & ~done
    usable = free & ~neighbours(done)
    near = neighbours(rest)
    lonely = rest & ~near
    alone = w[base + singles_feature(need, earned, popcount(lonely & neighbours(usable)))]
    now = alone + 0.0
    groups = 0
    paired = rest & near
    while paired != 0:
        found = group(rest, paired & -paired)
        paired &= ~found
        grow = neighbours(found) & usable
        if grow != 0:
            joining = grow & neighbours(rest & ~found)
            z[GROUPS + 3 * groups] = found
            z[GROUPS + 3 * groups + 1] = grow
            z[GROUPS + 3 * groups + 2] = joining
            worth = group_worth(w, base, need, popcount(found), grow, joining)
            f[GROUP_WORTH + groups] = worth
            now += worth
            groups += 1
    row = p * ROW
    for k in range(left):
        cell = z[CELL + k]
        change = 0.0
        united = cell
        if cell & usable & near != 0:
            single = popcount(lonely & neighbours(usable ^ cell))
            change = w[base + singles_feature(need, earned, single)] - alone
            for i in range(groups):
                grow = z[GROUPS + 3 * i + 1]
                if grow & cell != 0:
                    found = z[GROUPS + 3 * i]
                    united |= found
                    joining = z[GROUPS + 3 * i + 2] & ~cell
                    change += group_worth(w, base, need, popcount(found), grow ^ cell, joining)
                    change -= f[GROUP_WORTH + i]
            f[BLOCKED + k] += change
        f[BLOCKED_P + row + k] = change
        if wanted == 0:
            continue
        beside = neighbours(cell)
        united |= rest & beside
        size = popcount(united)
        if cell & usable == 0:
            united = group(rest | cell, cell)
            rather = (free ^ cell) & ~neighbours(done | united)
            total = pattern_worth(w, base, z, rest & ~united, rather, earned, need)
        elif size >= enough:
            rather = (free ^ cell) & ~neighbours(done | united)
            have = min(earned + 1, 2)
            total = pattern_worth(w, base, z, rest & ~united, rather, have, need) + s[WORTH + p]
        else:
            more = rest | cell
            rather = usable ^ cell
            single = popcount(more & ~(near | beside) & neighbours(rather))
            total = w[base + singles_feature(need, earned, single)] + 0.0
            if size > 1:
                grow = neighbours(united) & rather
                joining = grow & neighbours(more & ~united)
                total += group_worth(w, base, need, size, grow, joining)
            for i in range(groups):
                grow = z[GROUPS + 3 * i + 1]
                if grow & cell == 0:
                    joining = z[GROUPS + 3 * i + 2]
                    if grow & beside & ~joining != 0:
                        found = z[GROUPS + 3 * i]
                        joining |= grow & beside
                        total += group_worth(w, base, need, popcount(found), grow, joining)
                    else:
                        total += f[GROUP_WORTH + i]
        f[PLACED_P + row + k] = total - now
    return now


@large
def shape_gains(
    w: Floats, s: Ints, q: int, p: int, base: int, wanted: int, f: Floats, z: Ints
) -> float:
    """Fill the tables of pattern ``p``, whose cat wants a shape; returns its worth now."""
    free = s[q + FREE]
    left = popcount(free)
    padded = left + 1 & 30
    mask = s[q + PATTERNS + p]
    need = s[NEED + p]
    shape = need - FIRST_SHAPE
    last = LENGTH[shape] - 1
    with_cat = mask & s[q + CATS]
    done = group(mask, with_cat) if with_cat != 0 else 0
    earned = min(popcount(with_cat), 2)
    rest = mask & ~done
    usable = free & ~neighbours(done)
    near = neighbours(rest)
    lonely = rest & ~near
    alone = w[base + singles_feature(need, earned, popcount(lonely & neighbours(usable)))]
    tally = sort_places(z, ORDERED, shape, rest, usable)
    code = shape_code(shape, earned, tally)
    shaped = w[base + (code & 65535)] + w[base + (code >> 16)]
    now = alone + shaped + 0.0
    row = p * ROW
    for k in range(padded):
        z[EXTRA + k] = 0
    for r in range(ROTATIONS[shape]):
        at = ORDERED + 5 * r
        z0, z1, z2, z3, z4 = z[at], z[at + 1], z[at + 2], z[at + 3], z[at + 4]
        s1, s2 = SHIFTS[shape, r, 1], SHIFTS[shape, r, 2]
        s0, s3, s4 = SHIFTS[shape, r, 0], SHIFTS[shape, r, 3], SHIFTS[shape, r, 4]
        for k in range(padded):
            cell = z[CELL + k] & usable
            places = cell >> s0 | cell >> s1 | cell >> s2 | cell >> s3 | cell >> s4
            z[EXTRA + k] += (
                popcount(z0 & places)
                + (popcount(z1 & places) << 8)
                + (popcount(z2 & places) << 16)
                + (popcount(z3 & places) << 24)
                + (popcount(z4 & places) << 32)
            )
    for k in range(padded):
        cell = z[CELL + k]
        here = z[EXTRA + k]
        beside = neighbours(usable & ~cell)
        single = popcount(lonely & beside)
        code = shape_code(shape, earned, tally - (here & ~255))
        z[CODE + k] = code << 16 | singles_feature(need, earned, single)
    for k in range(left):
        after = z[CODE + k]
        change = w[base + (after & 65535)] + w[base + (after >> 16 & 65535)] - now
        change += w[base + (after >> 32)]
        f[BLOCKED + k] += change
        f[BLOCKED_P + row + k] = change
    if wanted == 0:
        return now
    for k in range(padded):
        cell = z[CELL + k]
        here = z[EXTRA + k]
        beside = neighbours(usable & ~cell)
        single = popcount((rest | cell) & ~(near | neighbours(cell)) & beside)
        code = shape_code(shape, earned, tally - (here & ~255) + (here << 8 & TALLY))
        z[CODE + k] = code << 16 | singles_feature(need, earned, single)
    for k in range(left):
        cell = z[CELL + k]
        if cell & usable == 0 or z[EXTRA + k] >> 8 * last & 255 != 0:
            united = group(rest | cell, cell)
            rather = (free ^ cell) & ~neighbours(done | united)
            have = earned
            extra = 0
            if cell & usable != 0:
                have = min(earned + 1, 2)
                extra = s[WORTH + p]
            total = pattern_worth(w, base, z, rest & ~united, rather, have, need) + extra
        else:
            after = z[CODE + k]
            total = w[base + (after & 65535)] + w[base + (after >> 16 & 65535)] + 0.0
            total += w[base + (after >> 32)]
        f[PLACED_P + row + k] = total - now
    return now


@large
def goal_gains(
    w: Floats, s: Ints, q: int, base: int, first: int, last: int, f: Floats, z: Ints
) -> float:
    """Fill the table of goals; returns their worth now."""
    for i in range(first, last):
        for k in range(8):
            f[AROUND + 8 * i + k] = 0.0
    if s[FAMILY] != 0:
        return 0.0
    total = 0.0
    for g in range(3):
        ring = RING[g]
        n = 6 - popcount(ring & s[q + FREE])
        if n == 6:
            continue
        kind = goal_kind(s, s[q + GOAL + g])
        by_colour = signature(s, q + COLOURS, ring)
        by_pattern = signature(s, q + PATTERNS, ring)
        now = goal_part(w, base, kind, n, by_colour, by_pattern)
        total += now
        for i in range(first, last):
            tile = z[TILES + i] & 63
            a = 7 << 3 * popcount(s[q + COLOURS + tile // 6] & ring)
            b = 7 << 3 * popcount(s[q + PATTERNS + tile % 6] & ring)
            gain = goal_part(w, base, kind, n + 1, by_colour + a, by_pattern + b) - now
            for k in range(8):
                if k >> g & 1:
                    f[AROUND + 8 * i + k] += gain
    return total


@large
def gains(
    w: Floats, s: Ints, q: int, first: int, last: int, ahead: int, f: Floats, z: Ints
) -> float:
    """``f[GAIN + 22 * i + x]`` becomes what tile ``i`` on cell ``x`` adds to the value.

    Only for the tiles ``first`` to ``last - 1`` of ``z[TILES:]`` and for free cells.  All weights
    are those of the phase ``ahead`` placements from now, so that the gains of one turn compare.
    Returns the value before without the points so far: adding a gain gives the value after.
    """
    free = s[q + FREE]
    left = popcount(free)
    base = (22 - left + ahead) * FEATURES
    colours = 0
    patterns = 0
    for i in range(first, last):
        colours |= 1 << z[TILES + i] // 6
        patterns |= 1 << z[TILES + i] % 6
    k = 0
    for x in range(22):
        if CELL_BITS[x] & free != 0:
            z[CELL + k] = CELL_BITS[x]
            z[PATCH + k] = x
            f[BLOCKED + k] = 0.0
            z[UNREADIED + k] = 0
            k += 1
    while k < ROW:
        z[CELL + k] = 0
        k += 1
    before = 0.0
    has = 0
    ready = 0
    states = 0
    for c in range(6):
        code = colour_gains(w, s, q, c, base, colours >> c & 1, f, z)
        before += w[base + (code & 65535)] + w[base + (code >> 16 & 65535)]
        state = code >> 32
        states |= state << 2 * c
        has += state == 2
        ready += state == 1
    for p in range(6):
        if FIRST_SHAPE <= s[NEED + p] < FIRST_SHAPE + LEARNED:
            before += shape_gains(w, s, q, p, base, patterns >> p & 1, f, z)
        else:
            before += group_gains(w, s, q, p, base, patterns >> p & 1, f, z)
    before += goal_gains(w, s, q, base, first, last, f, z)
    rainbow = w[base + RAINBOW_AT + has * 7 + ready]
    before += rainbow
    last_colour = BUTTON_POINTS if s[q + RAINBOW] == 0 else 0
    for i in range(first, last):
        tile = z[TILES + i] & 63
        c = tile // 6
        at_c = c * ROW
        at_p = tile % 6 * ROW
        state = states >> 2 * c & 3
        others = has - (state == 2)
        others_ready = ready - (state == 1)
        for k in range(left):
            x = z[PATCH + k]
            after = z[STATE + at_c + k]
            h = others + (after == 2)
            r = others_ready + (after == 1) - (z[UNREADIED + k] - z[UNREADY + at_c + k])
            total = f[PLACED_C + at_c + k] - f[BLOCKED_C + at_c + k]
            total += f[PLACED_P + at_p + k] - f[BLOCKED_P + at_p + k]
            total += f[BLOCKED + k] + f[AROUND + 8 * i + RINGS_OF[x]]
            total += w[base + RAINBOW_AT + h * 7 + r] - rainbow
            if h == 6 and has < 6:  # R4.4
                total += last_colour
            f[GAIN + 22 * i + x] = total
    return before

"""The rules on integers: placing, groups, tokens, turns and points.

Plain Python that also compiles.  :class:`calico.rules.game.Game` runs these functions as they
stand on a list of integers; :mod:`calico.rules.kernel.compiled` hands the very same functions to
numba, where a game is a row of an int64 array.  There is no second implementation.

A game is ``SIZE`` integers, addressed by the names below.  First come four quilts of ``QUILT``
integers each; the quilt of a seat starts at ``seat * QUILT``, written ``q`` in the code.
Masks are sets of hexes (:mod:`calico.rules.kernel.hexes`), tiles are numbers 0 to 35, ``NOTHING``
is -1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from calico.box import BUTTON_POINTS, GOALS, PROMO_POINTS
from calico.rules.kernel.hexes import PATCHES, RINGS

# A quilt.
COLOURS: Final = 0
"""Six masks: the hexes of each colour, printed edges included."""
PATTERNS: Final = 6
"""Six masks: the hexes of each pattern."""
FREE: Final = 12
"""The patch cells still empty."""
BUTTONS: Final = 13
"""The cells whose placement earned a button."""
CATS: Final = 14
"""The cells whose placement earned a cat."""
RAINBOW: Final = 15
"""The cell whose placement earned the rainbow button, or 0."""
GOAL: Final = 16
"""The three goals on b3, c4 and d2, by their index."""
BROKEN: Final = 19
"""1 once the restriction could not be kept (R8.5)."""
QUILT: Final = 20

# The table.
HAND: Final = 80
"""Two tiles for each of four seats."""
MARKET: Final = 88
"""Three tiles; with one player the first is the furthest from the bag."""
NEED: Final = 91
"""For each pattern, what its cat needs: a size up to 7 or one of the shapes below."""
WORTH: Final = 97
"""For each pattern, the points of its cat."""
PLAYERS: Final = 103
TURN: Final = 104
"""Turns played so far, over all seats."""
SEAT: Final = 105
"""The seat whose turn it is."""
DRAWN: Final = 106
"""Tiles drawn from the bag so far."""
RESTRICTION: Final = 107
FAMILY: Final = 108
PROMO: Final = 109
"""What the promo cat in play looks at, or 0 (R11)."""
REACH: Final = 110
"""The largest group or longest path that the promo cat sees at each seat, eight bits a seat."""
HIGH: Final = 111
"""The seat that holds the higher promo cat."""
LOW: Final = 112
"""The seat that holds the lower promo cat."""
BAG: Final = 113
"""The whole draw order, eight tiles of seven bits to an integer."""
SIZE: Final = 127

NOTHING: Final = -1
TURNS: Final = 22
"""Turns of each player (R3.5)."""

# Needs beyond a size.
TRIANGLE: Final = 8
LINE_3: Final = 9
LINE_4: Final = 10
LINE_5: Final = 11
TRAPEZOID: Final = 12
LARGEST_GROUP: Final = 13
LONGEST_PATH: Final = 14

# Restrictions.
UNRESTRICTED: Final = 0
ADJACENT_ONLY: Final = 1
BOTH_WAYS_ONLY: Final = 2
NO_HAND: Final = 3
SAME_COLOUR_ONLY: Final = 4
SAME_PATTERN_ONLY: Final = 5

# What a placement earned, as flags.
GAINED_BUTTON: Final = 1
GAINED_RAINBOW: Final = 2
GAINED_CAT: Final = 4

# How a goal is completed, as flags.
BY_COLOUR: Final = 1
BY_PATTERN: Final = 2

B3: Final = RINGS[0]
C4: Final = RINGS[1]
D2: Final = RINGS[2]


def _signature(partition: tuple[int, ...]) -> int:
    """Three bits for each count 0 to 6: how many of the six colours have that count."""
    return sum(1 << 3 * count for count in (*partition, *[0] * (6 - len(partition))))


SIGNATURES: Final = tuple(_signature(goal.partition) for goal in GOALS.values())
ONE_WAY: Final = tuple(goal.one for goal in GOALS.values())
BOTH_WAYS: Final = tuple(goal.both for goal in GOALS.values())
PROMO_HIGH: Final = PROMO_POINTS[0]
PROMO_LOW: Final = PROMO_POINTS[1]


def popcount(mask: int) -> int:
    """How many hexes ``mask`` holds."""
    return mask.bit_count()


def neighbours(mask: int) -> int:
    """The hexes that touch ``mask`` (and bits off the board, for the caller to mask away)."""
    return mask << 1 | mask >> 1 | mask << 8 | mask >> 8 | mask << 9 | mask >> 9


def group(mask: int, start: int) -> int:
    """The connected part of ``mask`` around ``start`` (R4.1)."""
    while True:
        once = (start | neighbours(start)) & mask
        twice = (once | neighbours(once)) & mask  # two steps at a time: fewer surprises for the CPU
        if twice == once:
            return once
        start = twice


def line(mask: int, step: int, length: int) -> int:
    """The first hexes of all straight lines of ``length`` in ``mask``, in one direction."""
    starts = mask
    for i in range(1, length):
        starts &= mask >> step * i
    return starts


def has_line(mask: int, length: int) -> bool:
    """Whether ``mask`` holds a straight line of ``length``."""
    return (line(mask, 1, length) | line(mask, 8, length) | line(mask, 9, length)) != 0


def has_triangle(mask: int) -> bool:
    """Whether ``mask`` holds three hexes that all touch each other."""
    return mask & mask >> 9 & (mask >> 1 | mask >> 8) != 0


def has_trapezoid(mask: int) -> bool:
    """Whether ``mask`` holds a row of two on a row of three, in any of the six rotations."""
    east, south_west, south_east = line(mask, 1, 2), line(mask, 8, 2), line(mask, 9, 2)
    return (
        line(mask, 1, 3) & (east >> 9 | east << 8)
        | line(mask, 8, 3) & (south_west >> 9 | south_west << 1)
        | line(mask, 9, 3) & (south_east >> 1 | south_east >> 8)
    ) != 0


def meets(mask: int, need: int) -> bool:
    """Whether the group ``mask`` is what a cat needs (R5.2)."""
    if need <= 7:
        return popcount(mask) >= need
    if need == TRIANGLE:
        return has_triangle(mask)
    if need == TRAPEZOID:
        return has_trapezoid(mask)
    if need <= LINE_5:
        return has_line(mask, need - LINE_3 + 3)
    return False


def place(s: list[int], q: int, tile: int, cell: int) -> int:
    """Put ``tile`` on ``cell`` of the quilt at ``q`` and take the tokens it earns (R3.1, R3.2).

    Returns what was gained, as flags.
    """
    tile &= 63  # changes nothing, but tells the compiler that it is never negative
    colour = tile // 6
    pattern = tile - 6 * colour
    mine = s[q + COLOURS + colour] | cell
    s[q + COLOURS + colour] = mine
    alike = s[q + PATTERNS + pattern] | cell
    s[q + PATTERNS + pattern] = alike
    s[q + FREE] ^= cell
    gained = 0

    found = group(mine, cell)
    if found & s[q + BUTTONS] == 0 and popcount(found) >= 3:  # R4.2, R4.3
        buttons = s[q + BUTTONS] | cell
        s[q + BUTTONS] = buttons
        gained = GAINED_BUTTON
        if s[q + RAINBOW] == 0 and (  # R4.4
            buttons & s[q] != 0
            and buttons & s[q + 1] != 0
            and buttons & s[q + 2] != 0
            and buttons & s[q + 3] != 0
            and buttons & s[q + 4] != 0
            and buttons & s[q + 5] != 0
        ):
            s[q + RAINBOW] = cell
            gained |= GAINED_RAINBOW

    found = group(alike, cell)
    if found & s[q + CATS] == 0 and meets(found, s[NEED + pattern]):  # R5.2, R5.3
        s[q + CATS] |= cell
        gained |= GAINED_CAT
    return gained


def allowed(s: list[int], q: int, tile: int) -> int:
    """The free cells of the quilt at ``q`` that the restriction leaves for ``tile`` (R8.5)."""
    free = s[q + FREE]
    restriction = s[RESTRICTION]
    if restriction == SAME_COLOUR_ONLY:
        return free & neighbours(s[q + COLOURS + tile // 6])
    if restriction == SAME_PATTERN_ONLY:
        return free & neighbours(s[q + PATTERNS + tile % 6])
    if restriction == ADJACENT_ONLY and free != PATCHES:
        return free & neighbours(PATCHES ^ free)
    return free


def is_stuck(s: list[int], seat: int) -> bool:
    """Whether no hand tile of ``seat`` has a cell that the restriction allows (R8.5)."""
    if s[RESTRICTION] < SAME_COLOUR_ONLY:  # the others never leave a player without a cell
        return False
    q = seat * QUILT
    return (allowed(s, q, s[HAND + 2 * seat]) | allowed(s, q, s[HAND + 2 * seat + 1])) == 0


def bag_tile(s: list[int], i: int) -> int:
    """The ``i``-th tile of the draw order, counted from 0."""
    return s[BAG + (i >> 3)] >> 7 * (i & 7) & 127


def draw(s: list[int]) -> int:
    """The next tile of the bag."""
    i = s[DRAWN]
    s[DRAWN] = i + 1
    return bag_tile(s, i)


def most_drawn(players: int) -> int:
    """What a game takes from the bag at most: market, hands, and a tile (alone two) a turn."""
    return 3 + 2 * TURNS if players == 1 else 3 + (TURNS + 1) * players


def deal(s: list[int]) -> None:
    """Two tiles to each hand in turn order, then the market (R2.5; no hands under R8.6)."""
    players = s[PLAYERS]
    for i in range(2 * players):
        s[HAND + i] = NOTHING if s[RESTRICTION] == NO_HAND else draw(s)
    for i in range(3):
        s[MARKET + i] = draw(s)


def is_repeated(s: list[int], slot: int) -> bool:
    """Whether taking the market tile in ``slot`` does the same as taking one further from the bag.

    That takes a tile alike; with one player it must lie beside it, not at the other end (R8.3).
    """
    if slot == 0:
        return False
    if slot == 2 and s[PLAYERS] > 1 and s[MARKET] == s[MARKET + 2]:
        return True
    return s[MARKET + slot] == s[MARKET + slot - 1]


def refill(s: list[int], slot: int) -> None:
    """Fill the market after the tile in ``slot`` was taken (R3.3), with one player as R8.3 says."""
    if s[PLAYERS] > 1:
        s[MARKET + slot] = draw(s)
        return
    s[MARKET] = s[MARKET + 1] if slot == 2 else s[MARKET + 2]
    s[MARKET + 1] = draw(s)
    s[MARKET + 2] = draw(s)


def play(s: list[int], hand: int, cell: int, slot: int) -> int:
    """One whole turn of the seat whose turn it is; returns what the placement gained, as flags.

    ``hand`` says which hand tile goes to ``cell`` and ``slot`` which market tile is taken; without
    hands the tile in ``slot`` is placed (R8.6), and after the last placement nothing is (R3.4).
    The caller has checked that the move is legal.
    """
    seat = s[SEAT] & 3  # as in place: never negative
    q = seat * QUILT
    s[TURN] += 1
    s[SEAT] = 0 if seat + 1 == s[PLAYERS] else seat + 1
    if s[RESTRICTION] == NO_HAND:
        tile = s[MARKET + slot]
        gained = place(s, q, tile, cell)
        refill(s, slot)
    else:
        if is_stuck(s, seat):
            s[q + BROKEN] = 1
        mine = HAND + 2 * seat + hand
        tile = s[mine]
        gained = place(s, q, tile, cell)
        if s[q + FREE] != 0:
            s[mine] = s[MARKET + slot]
            refill(s, slot)
        else:
            s[mine] = NOTHING
    if s[PROMO] != 0:
        contest(s, seat, tile, cell)
    return gained


def step(cell: int, direction: int) -> int:
    """The hex next to ``cell`` in one of six directions; ``direction ^ 1`` is the way back."""
    distance = 1 if direction < 2 else 8 if direction < 4 else 9
    return cell << distance if direction & 1 == 0 else cell >> distance


def within_reach(mask: int, cell: int) -> int:
    """A bound on how many hexes of ``mask`` a path that starts at ``cell`` can visit.

    Of the dead ends among the connected hexes, a path can visit one: its last.
    """
    part = group(mask, cell)
    touched = 0
    crowded = 0
    for direction in range(6):
        beside = step(part, direction) & part
        crowded |= touched & beside
        touched |= beside
    dead_ends = popcount(touched & ~crowded & ~cell)
    return popcount(part) - max(0, dead_ends - 1)


def longest_path(mask: int) -> int:
    """The longest path in the group ``mask`` that visits no hex twice (R11.2).

    A depth-first search.  The path behind is a number, three bits a step: the 18 tiles of a pattern
    and the four of its printed ones that a patch can touch make at most 21 steps.
    """
    best = 0
    most = popcount(mask)
    starts = mask
    while starts != 0 and best < most:
        cell = starts & -starts
        starts ^= cell
        unused = mask ^ cell
        length = 1
        trail = 0
        direction = 0
        while length > 0 and best < most:
            best = max(best, length)
            if direction == 0 and length - 1 + within_reach(unused | cell, cell) <= best:
                direction = 6  # no way on from here makes it the longest
            ahead = 0
            while direction < 6 and ahead == 0:
                ahead = step(cell, direction) & unused
                direction += 1
            if ahead != 0:
                trail = trail << 3 | direction - 1
                unused ^= ahead
                cell = ahead
                length += 1
                direction = 0
            else:
                unused |= cell
                cell = step(cell, trail & 7 ^ 1)
                direction = (trail & 7) + 1
                trail >>= 3
                length -= 1
    return best


def contest(s: list[int], seat: int, tile: int, cell: int) -> None:
    """Give ``seat``, which has just placed ``tile``, the promo cat that it deserves (R11.2, R11.3).

    Only the group around the placed tile can have grown.
    """
    mine = s[REACH] >> 8 * seat & 255
    if s[NEED + tile % 6] == s[PROMO]:
        found = group(s[seat * QUILT + PATTERNS + tile % 6], cell)
        if popcount(found) > mine:
            longest = popcount(found) if s[PROMO] == LARGEST_GROUP else longest_path(found)
            s[REACH] += max(0, longest - mine) << 8 * seat
            mine = max(mine, longest)
    if mine < 3 or s[HIGH] == seat:
        return
    for other in range(s[PLAYERS]):
        if s[REACH] >> 8 * other & 255 > mine:
            return
    if s[HIGH] == NOTHING:
        s[HIGH] = seat
    elif s[LOW] == NOTHING:
        s[LOW] = seat
    else:
        s[LOW] = s[HIGH]
        s[HIGH] = seat


def signature(s: list[int], masks: int, ring: int) -> int:
    """How the ring of a goal divides by the six masks at ``masks``; see :data:`SIGNATURES`."""
    total = 0
    for i in range(6):
        total += 1 << 3 * popcount(s[masks + i] & ring)
    return total


def goal_ways(s: list[int], q: int, goal: int, ring: int) -> int:
    """The ways in which ``goal`` is completed on ``ring``, as flags (R6.1).

    An unfinished ring has fewer than six tiles and so never has the signature of a goal.
    """
    ways = 0
    if signature(s, q + COLOURS, ring) == SIGNATURES[goal]:
        ways |= BY_COLOUR
    if signature(s, q + PATTERNS, ring) == SIGNATURES[goal]:
        ways |= BY_PATTERN
    return ways


def goal_worth(s: Sequence[int], goal: int, ways: int) -> int:
    """The points of ``goal`` completed in ``ways`` (R6.2, R8.1 and the restriction on goals)."""
    if ways == 0 or s[FAMILY] != 0:
        return 0
    if ways == BY_COLOUR | BY_PATTERN:
        return BOTH_WAYS[goal]
    return 0 if s[RESTRICTION] == BOTH_WAYS_ONLY else ONE_WAY[goal]


def goal_points(s: list[int], q: int) -> int:
    """The points of the three goals of the quilt at ``q`` (R6)."""
    total = 0
    for i in range(3):
        goal = s[q + GOAL + i]
        ring = B3 if i == 0 else C4 if i == 1 else D2
        total += goal_worth(s, goal, goal_ways(s, q, goal, ring))
    return total


def cat_points(s: list[int], seat: int) -> int:
    """The points of the cats on the quilt of ``seat`` (R5, R11)."""
    q = seat * QUILT
    total = 0
    for pattern in range(6):
        total += s[WORTH + pattern] * popcount(s[q + CATS] & s[q + PATTERNS + pattern])
    if s[HIGH] == seat:
        total += PROMO_HIGH
    if s[LOW] == seat:
        total += PROMO_LOW
    return total


def button_points(s: list[int], q: int) -> int:
    """The points of the buttons on the quilt at ``q`` (R4.5)."""
    count = popcount(s[q + BUTTONS]) + (1 if s[q + RAINBOW] != 0 else 0)
    return BUTTON_POINTS * count


def points(s: list[int], seat: int) -> int:
    """The score of ``seat`` so far (R7.1)."""
    q = seat * QUILT
    return goal_points(s, q) + cat_points(s, seat) + button_points(s, q)


def is_finished(s: list[int]) -> bool:
    """Whether every quilt is full (R3.5)."""
    return s[TURN] == TURNS * s[PLAYERS]

"""The rules on integers: a game as a row of integers, placing, tokens and turns.

Plain Python that also compiles.  :class:`calico.rules.game.Game` runs these functions
directly on a list of integers; :mod:`calico.engine` has the same functions compiled, where a game
is a row of an int64 array.  There is no second implementation.  The points of a
row are in :mod:`calico.rules.kernel.scoring`.

A game is ``SIZE`` integers, addressed by the names below.  First come four quilts of ``QUILT``
integers each; the quilt of a seat starts at ``seat * QUILT``, written ``q`` in the code.
Masks are sets of hexes (:mod:`calico.rules.kernel.hexes`), tiles are numbers 0 to 35, ``NOTHING``
is -1.
"""

from __future__ import annotations

from typing import Final

from calico.rules.kernel.hexes import PATCHES
from calico.rules.kernel.masks import group, longest_path, meets, neighbours, popcount
from calico.rules.kernel.shapes import LARGEST_GROUP

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
"""For each pattern, what its cat needs, see :mod:`calico.rules.kernel.shapes`."""
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


def cells_for(s: list[int], seat: int, tile: int) -> int:
    """The cells where ``seat`` may put ``tile``: any free one when it is stuck (R3.1, R8.5)."""
    restriction = s[RESTRICTION]
    bound = restriction == ADJACENT_ONLY or restriction >= SAME_COLOUR_ONLY
    if not bound or is_stuck(s, seat):
        return s[seat * QUILT + FREE]
    return allowed(s, seat * QUILT, tile)


def bag_tile(s: list[int], i: int) -> int:
    """The ``i``-th tile of the draw order, counted from 0."""
    return s[BAG + (i >> 3)] >> 7 * (i & 7) & 127


def put_in_bag(s: list[int], i: int, tile: int) -> None:
    """Make ``tile`` the ``i``-th tile of the draw order."""
    shift = 7 * (i & 7)
    s[BAG + (i >> 3)] = s[BAG + (i >> 3)] & ~(127 << shift) | tile << shift


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


def is_finished(s: list[int]) -> bool:
    """Whether every quilt is full (R3.5)."""
    return s[TURN] == TURNS * s[PLAYERS]

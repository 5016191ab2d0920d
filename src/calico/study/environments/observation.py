"""Observations: what a seat may see (R3.6), as one row of small numbers.

``FIELDS`` is the whole description; :func:`unfold` gives the fields of an observation by name.
Seats are in turn order from the one that looks, which is the first.  What never changes in an
environment (players, variants, restriction, scenario) is not observed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from calico import box
from calico.box import COPIES, TILES, Cell, Shape
from calico.engine.kinds import Kind
from calico.rules.kernel import hexes, kernel, masks, scoring
from calico.rules.kernel.choosing import DEALT, dealt_goal, is_choosing
from calico.rules.kernel.shapes import FIRST_SHAPE

SEATS: Final = 0
"""Stands in a shape for the number of players."""
PLANES: Final = 14
HEXES: Final = 49
TILE: Final = 12
"""A tile is its colour and its pattern, one of six each."""
FIRST_NEED: Final = 3
CATS: Final = FIRST_SHAPE + len(Shape) - FIRST_NEED
_SHAPED: Final = {cat.need: cat.id for cat in (box.CATS | box.PROMO_CATS).values()}


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the observation; ``high`` is the largest value, 0 the smallest."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str

    def sized(self, players: int) -> tuple[int, ...]:
        """The shape with ``players`` players."""
        return tuple(players if length == SEATS else length for length in self.shape)


FIELDS: Final = (
    Field("choosing", (1,), 1, "1 while goals are being chosen (R2.4)"),
    Field("dealt", (4, 6), 1, "while you choose: your dealt goals, in the order of the box"),
    Field("cats", (6, CATS), 1, "for each pattern, the cat that likes it: by size 3 to 7, then "
          + ", ".join(_SHAPED[shape] for shape in Shape)),
    Field("market", (3, TILE), 1, "the tiles on offer, each as colour and pattern"),
    Field("unseen", (len(TILES),), COPIES, "how many of each tile are in the bag or hidden hands"),
    Field("bag", (1,), COPIES * len(TILES), "tiles left in the bag"),
    Field("on_turn", (SEATS,), 1, "whose turn it is"),
    Field("hands", (SEATS, 2, TILE), 1, "hand tiles; those of others are 0 unless hands are open"),
    Field("goals", (SEATS, 3, 6), 1, "the goals on b3, c4 and d2; those of "
          "others once all have chosen"),
    Field("quilts", (SEATS, PLANES, 7, 7), 1, "six planes of colours, six of patterns, printed "
          "edges included; tiles that earned a button; tiles that earned a cat"),
    Field("left", (SEATS,), kernel.TURNS, "patch cells still empty"),
    Field("rainbow", (SEATS,), 1, "whether the rainbow button is won (R4.4)"),
    Field("promo", (SEATS, 2), 1, "who holds the higher and the lower promo cat (R11)"),
    Field("broken", (SEATS,), 1, "whether the restriction was broken (R8.5)"),
    Field("points", (SEATS, 3), 127, "points so far of goals, cats and buttons"),
)  # fmt: skip
"""The observation from front to back."""

_ROWS: Final = tuple(hexes.bit(Cell(row, 0)).bit_length() - 1 for row in range(7))
"""The bit of the first hex of each row."""
_SPREAD: Final = sum(1 << 7 * i for i in range(7))
_ONES: Final = sum(1 << 8 * i for i in range(8))


def size(players: int) -> int:
    """How many numbers an observation has."""
    return sum(prod(field.sized(players)) for field in FIELDS)


def unfold(observation: NDArray[np.int8], players: int) -> dict[str, NDArray[np.int8]]:
    """The fields of one or more observations by name, each in its own shape; no copies."""
    parts = {}
    start = 0
    for field in FIELDS:
        shape = field.sized(players)
        end = start + prod(shape)
        parts[field.name] = observation[..., start:end].reshape(*observation.shape[:-1], *shape)
        start = end
    return parts


def space(players: int) -> Box:
    """The space of the observations."""
    highs = [np.full(prod(field.sized(players)), field.high, np.int8) for field in FIELDS]
    high = np.concatenate(highs)
    return Box(np.zeros_like(high), high, dtype=np.int8)


def overlapping_words(observations: Any) -> Any:
    """The same memory, where number i is the eight bytes from byte i on: to write many at once.

    ``observations`` is an array of NumPy or of the module.
    """
    *games, length = observations.shape
    shape = (*games, max(0, length - 7))
    strides = (*observations.strides[:-1], 1)
    if isinstance(observations, np.ndarray):
        return np.ndarray(shape, np.int64, observations, strides=strides)
    return observations.seen_as(Kind("q", len(shape), dense=False), shape, strides)


def write_observation(
    s: list[int], viewer: int, copies: int, open_hands: bool, out: Any, words: Any
) -> None:
    """Write what ``viewer`` may see of the game ``s`` into ``out``, field after field.

    ``words`` are the :func:`overlapping_words` of ``out``.
    """
    players = s[kernel.PLAYERS]
    choosing = is_choosing(s)
    for i in range(len(out)):
        out[i] = 0
    out[0] = choosing
    at = 1
    if choosing and viewer >= s[kernel.SEAT]:
        for i in range(DEALT):
            _one_of(out, at + 6 * i, 6, dealt_goal(s, viewer, i))
    at += 24
    for pattern in range(6):
        _one_of(out, at, CATS, s[kernel.NEED + pattern] - FIRST_NEED)
        at += CATS
    for slot in range(3):
        _tile(out, at, s[kernel.MARKET + slot])
        at += TILE
    at = _unseen(s, viewer, copies, open_hands, out, at)
    out[at] = copies * 36 - s[kernel.DRAWN]
    at += 1
    if not kernel.is_finished(s):
        out[at + _seat(s[kernel.SEAT] - viewer + players, players)] = 1
    at += players
    for i in range(players):
        seat = _seat(viewer + i, players)
        if (seat == viewer or open_hands) and not choosing:
            _tile(out, at, s[kernel.HAND + 2 * seat])
            _tile(out, at + TILE, s[kernel.HAND + 2 * seat + 1])
        at += 2 * TILE
    for i in range(players):
        seat = _seat(viewer + i, players)
        if not choosing or (seat == viewer and seat < s[kernel.SEAT]):
            for place in range(3):
                _one_of(out, at + 6 * place, 6, s[seat * kernel.QUILT + kernel.GOAL + place])
        at += 18
    for i in range(players):
        q = _seat(viewer + i, players) * kernel.QUILT
        for plane in range(12):
            _plane(words, at, s[q + plane])
            at += HEXES
        _plane(words, at, s[q + kernel.BUTTONS])
        _plane(words, at + HEXES, s[q + kernel.CATS])
        at += 2 * HEXES
    for i in range(players):
        seat = _seat(viewer + i, players)
        q = seat * kernel.QUILT
        out[at + i] = masks.popcount(s[q + kernel.FREE])
        out[at + players + i] = s[q + kernel.RAINBOW] != 0
        out[at + 2 * (players + i)] = s[kernel.HIGH] == seat
        out[at + 2 * (players + i) + 1] = s[kernel.LOW] == seat
        out[at + 4 * players + i] = s[q + kernel.BROKEN]
        out[at + 5 * players + 3 * i] = scoring.goal_points(s, q)
        out[at + 5 * players + 3 * i + 1] = scoring.cat_points(s, seat)
        out[at + 5 * players + 3 * i + 2] = scoring.button_points(s, q)


def _seat(number: int, players: int) -> int:
    """``number`` modulo ``players``, which it is less than twice of."""
    return number - players if number >= players else number


def _one_of(out: Any, at: int, count: int, which: int) -> None:
    if 0 <= which < count:
        out[at + which] = 1


def _tile(out: Any, at: int, tile: int) -> None:
    if tile >= 0:
        out[at + tile // 6] = 1
        out[at + 6 + tile % 6] = 1


def _plane(words: Any, at: int, mask: int) -> None:
    """Write the hexes of ``mask`` row by row, seven bytes and one that comes out right later."""
    for row in range(7):
        line = mask >> _ROWS[row] & 127
        words[at + 7 * row] = line * _SPREAD & _ONES


def _unseen(s: list[int], viewer: int, copies: int, open_hands: bool, out: Any, at: int) -> int:
    """All tiles, without those drawn so far but for the ones in hidden hands."""
    for i in range(36):
        out[at + i] = copies
    for i in range(s[kernel.DRAWN]):
        out[at + kernel.bag_tile(s, i)] -= 1
    if not open_hands and not is_choosing(s):
        for i in range(2 * s[kernel.PLAYERS]):
            tile = s[kernel.HAND + i]
            if i >> 1 != viewer and tile >= 0:
                out[at + tile] += 1
    return at + 36

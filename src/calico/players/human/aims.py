"""Aims of a human-like player: one for each goal, colour and pattern, and the rainbow button.

The value of an aim is its points once it is reached, and before that its points weighted by how
close it is.  The weights are set by hand, in plain Python, so that these levels start immediately;
the stronger ones have learned weights.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from calico.box import BUTTON_POINTS, GOALS
from calico.players.adding import added
from calico.rules.kernel import hexes, scoring
from calico.rules.kernel.kernel import (
    BUTTONS,
    CATS,
    COLOURS,
    FREE,
    GOAL,
    NEED,
    PATTERNS,
    RAINBOW,
    WORTH,
)
from calico.rules.kernel.masks import group, groups, neighbours, popcount
from calico.rules.kernel.shapes import FIRST_SHAPE, ROTATIONS, places, size_of

TRIES: Final = 3.0
"""The approximate number of tiles to choose from when a certain kind is needed."""
SEEDS: Final = (0.0, 0.7, 1.45)
"""The expected points of a button for a colour group of none, one or two tiles."""
FURTHER: Final = 0.8
"""The weight of a second group of the same colour or pattern."""
PROMISE: Final = 0.47
"""The weight of a cat whose group is almost complete."""
RAINBOW_HOPE: Final = (0.0, 0.1, 0.2, 0.4, 0.8, 1.3, 3.0)
"""The value of the rainbow button by the number of colours that have a button."""
PROMO_SIZE: Final = 6
"""The approximate number of tiles that win a promo cat."""

_GOALS: Final = tuple(GOALS.values())


@dataclass(frozen=True, slots=True)
class Aim:
    """One of: the goal on a cell, buttons of a colour, cats of a pattern, the rainbow button."""

    kind: str
    index: int = 0

    def worth(self, s: Sequence[int], q: int) -> float:
        """The value of the aim on the quilt at ``q``."""
        if self.kind == "goal":
            return _goal(s, q, self.index)
        if self.kind == "button":
            return _buttons(s, q, self.index)
        if self.kind == "cat":
            return _cats(s, q, self.index)
        return _rainbow(s, q)

    def place(self, s: Sequence[int], q: int) -> int:
        """The cells of the quilt at ``q`` that matter for this aim."""
        if self.kind == "goal":
            return hexes.RINGS[self.index]
        if self.kind == "button":
            return s[q + COLOURS + self.index]
        if self.kind == "cat":
            return s[q + PATTERNS + self.index]
        return s[q + BUTTONS]


AIMS: Final = (
    *(Aim("goal", i) for i in range(3)),
    *(Aim("button", colour) for colour in range(6)),
    *(Aim("cat", pattern) for pattern in range(6)),
    Aim("rainbow"),
)
"""All aims."""


def _goal(s: Sequence[int], q: int, i: int) -> float:
    """The points of the likelier way, and the difference to both ways if both are likely (R6)."""
    ring, goal = hexes.RINGS[i], s[q + GOAL + i]
    colour = chance(goal, counts_of(s[q + COLOURS : q + COLOURS + 6], ring))
    pattern = chance(goal, counts_of(s[q + PATTERNS : q + PATTERNS + 6], ring))
    one = scoring.goal_worth(s, goal, scoring.BY_COLOUR)
    both = scoring.goal_worth(s, goal, scoring.BY_COLOUR | scoring.BY_PATTERN)
    return one * max(colour, pattern) + (both - one) * colour * pattern


def counts_of(masks: Iterable[int], ring: int) -> tuple[int, ...]:
    """How many of each colour, or pattern, lie on a ring, most first."""
    return tuple(sorted((popcount(mask & ring) for mask in masks), reverse=True))


@cache
def chance(goal: int, counts: tuple[int, ...]) -> float:
    """The probability that ``goal`` is completed, given the ``counts`` of the colours around it."""
    parts = (*_GOALS[goal].partition, 0, 0, 0, 0, 0)
    if any(count > part for count, part in zip(counts, parts, strict=False)):
        return 0.0
    if sum(counts) == 6:
        return 1.0
    next_counts = (
        tuple(sorted((*counts[:k], counts[k] + 1, *counts[k + 1 :]), reverse=True))
        for k in range(6)
    )
    hopes = [hope for hope in (chance(goal, more) for more in next_counts) if hope > 0]
    if not hopes:
        return 0.0
    found: float = 1 - (1 - len(hopes) / 6) ** TRIES
    return found * added(hopes) / len(hopes)


def _buttons(s: Sequence[int], q: int, colour: int) -> float:
    """The buttons of a colour, and the groups on the way to one (R4)."""
    mask, free = s[q + COLOURS + colour], s[q + FREE]
    earned = popcount(mask & s[q + BUTTONS])
    done = group(mask, mask & s[q + BUTTONS]) if earned else 0
    usable = free & ~neighbours(done)
    hopes = []
    for found in groups(mask & ~done, mask & ~done):
        room = popcount(neighbours(found) & usable)
        if room:
            hopes.append(SEEDS[min(popcount(found), 2)] * (0.6 if room == 1 else 1.0))
    return BUTTON_POINTS * earned + _time(free, 6) * _added(hopes)


def _cats(s: Sequence[int], q: int, pattern: int) -> float:
    """The cats of a pattern, and the groups and shapes on the way to one (R5)."""
    mask, free, need = s[q + PATTERNS + pattern], s[q + FREE], s[NEED + pattern]
    points = s[WORTH + pattern]
    earned = popcount(mask & s[q + CATS])
    done = group(mask, mask & s[q + CATS]) if earned else 0
    live, usable = mask & ~done, free & ~neighbours(done)
    if need in ROTATIONS:
        room = live | usable
        most = max((popcount(m & live) for m in places(need) if m & room == m), default=0)
        hopes = [_promise(most, size_of(need), free)]
    else:
        size = need if need < FIRST_SHAPE else PROMO_SIZE
        hopes = [
            _promise(popcount(found), size, free)
            for found in groups(live, live)
            if popcount(group(found | usable, found)) >= size
        ]
    return points * (earned + _added(hopes))


def _promise(have: int, size: int, free: int) -> float:
    """The expected part of a cat for a group that has ``have`` of ``size`` tiles."""
    missing = max(1, size - have)
    nearness: float = (min(have, size - 1) / (size - 1)) ** 1.5
    return PROMISE * nearness * _time(free, 3 * missing)


def _rainbow(s: Sequence[int], q: int) -> float:
    """The rainbow button, worth more with every colour that has a button (R4.4)."""
    if s[q + RAINBOW]:
        return float(BUTTON_POINTS)
    have = sum(s[q + BUTTONS] & s[q + COLOURS + colour] != 0 for colour in range(6))
    return RAINBOW_HOPE[have] * _time(s[q + FREE], 2 * (6 - have))


def _time(free: int, turns: int) -> float:
    """1 while there are enough free cells for something that takes ``turns``, then less."""
    return min(1.0, popcount(free) / turns)


def _added(hopes: list[float]) -> float:
    hopes.sort()
    return hopes[-1] + FURTHER * added(hopes[:-1]) if hopes else 0.0

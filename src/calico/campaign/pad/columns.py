"""One player's column of the score pad: goals exactly, tokens as far as the quilt decides them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from calico.box import (
    BUTTON_POINTS,
    GOAL_CELLS,
    PROMO_CATS,
    PROMO_POINTS,
    Cat,
    Cell,
    Colour,
    Restriction,
)
from calico.campaign.pad.orders import Bounds, bounds
from calico.campaign.pad.sheet import SheetPlayer
from calico.rules.earned import goal_score
from calico.rules.event import GoalScore
from calico.rules.kernel import hexes, kernel, masks, shapes
from calico.rules.kernel.shapes import need_of
from calico.rules.kernel.state import restriction_number
from calico.rules.options import Options
from calico.rules.quilt import Quilt
from calico.rules.setup import CatInPlay

_BUTTON_NEED: Final = 3
_PROMO_NEED: Final = 3
BREAKABLE: Final = (Restriction.SAME_COLOUR_ONLY, Restriction.SAME_PATTERN_ONLY)
"""The restrictions that can leave a player without a cell (R8.5)."""


@dataclass(frozen=True, slots=True)
class Count:
    """The number of tokens of a kind: what is possible, and what was entered."""

    bounds: Bounds
    told: int | None = None

    @property
    def value(self) -> int | None:
        """The number, if it is known: what was entered if possible, else the only possibility."""
        return self.told if self.told in self.bounds else self.bounds.known

    @property
    def range(self) -> Bounds:
        """What is possible, given what was entered."""
        value = self.value
        return self.bounds if value is None else Bounds(value, value)

    def worth(self, points: int) -> Bounds:
        """From the least to the most points, at so many ``points`` a token."""
        return Bounds(self.range.fewest * points, self.range.most * points)

    def to_dict(self) -> dict[str, int | None]:
        """The count as plain data."""
        return {**self.bounds.to_dict(), "told": self.told, "value": self.value}


@dataclass(frozen=True, slots=True)
class Column:
    """One player's column of the sheet, as far as it can be filled in."""

    name: str
    quilt: Quilt | None
    """None if the line of text is no quilt."""
    goals: dict[Cell, GoalScore]
    buttons: dict[Colour, Count]
    cats: dict[Cat, Count]
    """Empty until the cats and their patterns are known; the promo cat is not among them."""
    promo: int | None
    """What the promo cat brings, or None where it is not known."""
    reach: int
    """The largest group or longest path that the promo cat sees on the quilt (R11.2)."""
    rainbow: bool
    """All colours have a button in every order, or not all in any (R4.4)."""
    broken: bool

    @property
    def can_promo(self) -> bool:
        """Whether the quilt has a group that the promo cat looks at (R11.2)."""
        return self.reach >= _PROMO_NEED

    @property
    def goal_points(self) -> int:
        """Points of the goals (R6)."""
        return sum(goal.points for goal in self.goals.values())

    @property
    def cat_points(self) -> Bounds:
        """Points of the cats, from the least to the most possible."""
        promo = Bounds(self.promo or 0, PROMO_POINTS[0] if self.promo is None else self.promo)
        return sum((count.worth(cat.points) for cat, count in self.cats.items()), promo)

    @property
    def button_points(self) -> Bounds:
        """Points of the buttons, rainbow included (R4.5)."""
        rainbow = BUTTON_POINTS * self.rainbow
        colours = (count.worth(BUTTON_POINTS) for count in self.buttons.values())
        return sum(colours, Bounds(rainbow, rainbow))

    @property
    def total(self) -> Bounds:
        """All points (R7.1)."""
        return self.cat_points + self.button_points + Bounds(self.goal_points, self.goal_points)

    def to_dict(self) -> dict[str, Any]:
        """The column as plain data."""
        quilt = self.quilt
        patches = quilt.patches if quilt else {}
        return {
            "name": self.name,
            "quilt": quilt.text if quilt else None,
            "board": quilt.board.id if quilt else None,
            "patches": {str(cell): str(tile) for cell, tile in patches.items()},
            "goals": {str(cell): goal.to_dict() for cell, goal in self.goals.items()},
            "goal_points": self.goal_points,
            "cats": {cat.id: count.to_dict() for cat, count in self.cats.items()},
            "promo": self.promo,
            "can_promo": self.can_promo,
            "cat_points": self.cat_points.to_dict(),
            "buttons": {colour.id: count.to_dict() for colour, count in self.buttons.items()},
            "rainbow": self.rainbow,
            "button_points": self.button_points.to_dict(),
            "total": self.total.to_dict(),
            "broken": self.broken,
        }


def empty_column(player: SheetPlayer) -> Column:
    """The column of a player whose quilt cannot be read."""
    return Column(player.name, None, {}, {}, {}, 0, 0, False, False)


def column(
    options: Options, cats: Sequence[CatInPlay], player: SheetPlayer, quilt: Quilt
) -> Column:
    """The column of ``player`` with this ``quilt``."""
    s = _tiles(options, quilt)
    buttons = {
        colour: Count(_possible(s[kernel.COLOURS + colour], quilt, _BUTTON_NEED), told)
        for colour in Colour
        for told in [player.buttons.get(colour.id)]
    }
    counts = {
        entry.cat: Count(_of_both(s, quilt, entry, need_of(entry.cat.need)), told)
        for entry in cats
        for told in [player.cats.get(entry.cat.id)]
        if entry.cat.id not in PROMO_CATS
    }
    reach = max((_reach(s, quilt, e) for e in cats if e.cat.id in PROMO_CATS), default=0)
    return Column(
        name=player.name,
        quilt=quilt,
        goals={
            cell: goal_score(s, 0, cell, goal)
            for cell, goal in zip(GOAL_CELLS, quilt.goals, strict=False)
        },
        buttons=buttons,
        cats=counts,
        promo=player.promo if reach >= _PROMO_NEED else 0,
        reach=reach,
        rainbow=all(count.bounds.fewest for count in buttons.values()),
        broken=player.broken and options.restriction in BREAKABLE,
    )


def _tiles(options: Options, quilt: Quilt) -> list[int]:
    """``quilt`` as the kernel has it, and what decides the worth of its goals."""
    s = [0] * kernel.SIZE
    for cell, tile in quilt.items():
        s[kernel.COLOURS + tile.colour] |= hexes.bit(cell)
        s[kernel.PATTERNS + tile.pattern] |= hexes.bit(cell)
    s[kernel.FAMILY] = int(options.family)
    s[kernel.RESTRICTION] = restriction_number(options.restriction)
    return s


def _possible(mask: int, quilt: Quilt, need: int) -> Bounds:
    """What the tiles of one kind could have earned."""
    patches = hexes.mask(quilt.patches)
    return bounds(mask & patches, mask & ~patches, need)


def _of_both(s: list[int], quilt: Quilt, entry: CatInPlay, need: int) -> Bounds:
    """What the two patterns of a cat could have earned together (R5.3)."""
    one, other = (_possible(s[kernel.PATTERNS + each], quilt, need) for each in entry.patterns)
    return one + other


def _reach(s: list[int], quilt: Quilt, entry: CatInPlay) -> int:
    """The largest group, or longest path, in the two patterns of the promo cat (R11.2)."""
    groups = need_of(entry.cat.need) == shapes.LARGEST_GROUP
    best = 0
    for pattern in entry.patterns:
        mask = s[kernel.PATTERNS + pattern]
        for found in masks.groups(mask, mask & hexes.mask(quilt.patches)):
            best = max(best, masks.popcount(found) if groups else masks.longest_path(found))
    return best

"""The score pad: a finished game at a real table, added up from the quilts that lie there.

Goals are counted exactly (R6).  Of buttons and cats the pad knows what any order of placement could
have earned (:mod:`calico.campaign.orders`); where that leaves more than one number, somebody has to
look at the tokens.  The rainbow button follows: a colour whose fewest is one has a button in every
order, and one whose fewest is none in no order (R4.4).

Nothing is refused.  A sheet may be half filled in, or wrong somewhere: :func:`reckon` counts what can
be counted and lists :class:`Remark` s, each with the player and the field it is about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from calico.box import (
    BUTTON_POINTS,
    GOAL_CELLS,
    PROMO_CATS,
    PROMO_POINTS,
    Cat,
    Cell,
    Colour,
    Pattern,
    Restriction,
    Tile,
)
from calico.campaign.orders import Bounds, bounds
from calico.campaign.sheet import Sewn, Sheet
from calico.errors import CalicoError, SetupError
from calico.lang import say
from calico.rules import hexes, kernel
from calico.rules.event import GoalScore
from calico.rules.quilt import Quilt
from calico.rules.score import Score, TieBreak, passed, tie_break, winners
from calico.rules.setup import CatInPlay, Options, check_name, parse_cat, parse_pattern
from calico.rules.state import need_of

_BUTTON_NEED: Final = 3


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that a sheet lacks, or that cannot be as it says."""

    seat: int | None
    """The player it is about, or None for the whole game."""
    field: str
    """`game`, `cats`, `name`, `board`, `goals`, `quilt`, `buttons.COLOUR`, `cats.CAT` or `promo`."""
    error: CalicoError
    missing: bool = False
    """Whether it is only not there yet."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many tokens of a kind there are: what is possible, and what was told."""

    bounds: Bounds
    told: int | None = None

    @property
    def value(self) -> int | None:
        """The number, where it is known: what was told if it can be, else the only possibility."""
        return self.told if self.told in self.bounds else self.bounds.known

    @property
    def range(self) -> Bounds:
        """What is still possible now that something was told."""
        value = self.value
        return self.bounds if value is None else Bounds(value, value)


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
    can_promo: bool
    """Whether the quilt has a group that the promo cat would look at (R11.2)."""
    rainbow: bool
    broken: bool

    @property
    def goal_points(self) -> int:
        """Points of the goals (R6)."""
        return sum(goal.points for goal in self.goals.values())

    @property
    def cat_points(self) -> Bounds:
        """Points of the cats, from the least to the most possible."""
        promo = Bounds(self.promo or 0, PROMO_POINTS[0] if self.promo is None else self.promo)
        return sum((_worth(count, cat.points) for cat, count in self.cats.items()), promo)

    @property
    def button_points(self) -> Bounds:
        """Points of the buttons, rainbow included (R4.5)."""
        rainbow = BUTTON_POINTS * self.rainbow
        colours = (_worth(count, BUTTON_POINTS) for count in self.buttons.values())
        return sum(colours, Bounds(rainbow, rainbow))

    @property
    def total(self) -> Bounds:
        """All points (R7.1)."""
        return self.cat_points + self.button_points + Bounds(self.goal_points, self.goal_points)


def _worth(count: Count, points: int) -> Bounds:
    return Bounds(count.range.fewest * points, count.range.most * points)


@dataclass(frozen=True, slots=True)
class Pad:
    """A sheet, reckoned."""

    options: Options
    cats: tuple[CatInPlay, ...]
    columns: tuple[Column, ...]
    remarks: tuple[Remark, ...]
    scores: tuple[Score, ...]
    """The score sheets; none until everything is known and possible."""

    @property
    def is_complete(self) -> bool:
        """Whether every quilt is full, every token known and nothing impossible."""
        return not self.remarks

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win (R7.1, R7.2); nobody while something is open, and nobody alone."""
        return tuple(winners(self.options, self.scores)) if len(self.scores) > 1 else ()

    @property
    def tie(self) -> TieBreak | None:
        """What decided, if several have the most points."""
        return tie_break(self.options, self.scores) if self.scores else None


def reckon(sheet: Sheet) -> Pad:
    """Count what can be counted on ``sheet``, and say what is missing or impossible."""
    remarks: list[Remark] = []
    options = _options(sheet, remarks)
    cats = _cats(sheet, options, remarks)
    columns = tuple(
        _column(options, cats, seat, sewn, remarks) for seat, sewn in enumerate(sheet.players)
    )
    remarks += _clashes(options, columns)
    if any(entry.cat.id in PROMO_CATS for entry in cats):
        remarks += _promo_clashes(columns)
    scores = () if remarks else tuple(_score(options, cats, column) for column in columns)
    return Pad(options, cats, columns, tuple(remarks), scores)


def _options(sheet: Sheet, remarks: list[Remark]) -> Options:
    """Which game it was; the plain one, while what is told does not go together."""
    try:
        options = Options.of(
            setup=sheet.setup,
            edition=sheet.edition,
            variants=sheet.variants,
            restriction=sheet.restriction,
            scenario=sheet.scenario,
        )
        options.check_players(len(sheet.players))
    except CalicoError as error:
        remarks.append(Remark(None, "game", error))
        return Options()
    return options


def _cats(sheet: Sheet, options: Options, remarks: list[Remark]) -> tuple[CatInPlay, ...]:
    """The three cats with their patterns (R2.2, R2.3); none unless they are complete and right."""
    dealt = [pattern for _, patterns in sheet.cats for pattern in patterns]
    if len(sheet.cats) < 3 or len(dealt) < len(Pattern):
        error = SetupError("pad-cats-missing", rule="R2.3")
        remarks.append(Remark(None, "cats", error, missing=True))
        return ()
    try:
        cats = [parse_cat(cat) for cat, _ in sheet.cats]
        options.check_cats(cats, len(sheet.players))
        patterns = [[parse_pattern(each) for each in liked] for _, liked in sheet.cats]
        if sorted(sum(patterns, [])) != list(Pattern) or {len(each) for each in patterns} != {2}:
            raise SetupError("patterns-dealt", rule="R2.3", text=dealt)
    except CalicoError as error:
        remarks.append(Remark(None, "cats", error))
        return ()
    return tuple(
        CatInPlay(cat, (one, other)) for cat, (one, other) in zip(cats, patterns, strict=True)
    )


def _column(
    options: Options,
    cats: tuple[CatInPlay, ...],
    seat: int,
    sewn: Sewn,
    remarks: list[Remark],
) -> Column:
    """The column of the player at ``seat``."""
    own: list[Remark] = []
    quilt = None
    try:
        quilt = Quilt.parse(" ".join(sewn.quilt.split()))
    except CalicoError as error:
        own.append(Remark(seat, "quilt", error))
    try:
        check_name(sewn.name)
    except CalicoError as error:
        own.append(Remark(seat, "name", error))
    column = _empty(sewn) if quilt is None else _sewn(options, cats, sewn, quilt)
    own += _quilt_remarks(options, seat, quilt) if quilt else ()
    own += _count_remarks(seat, column)
    remarks += own
    return column


def _empty(sewn: Sewn) -> Column:
    """The column of a player whose quilt cannot be read."""
    return Column(sewn.name, None, {}, {}, {}, 0, False, False, False)


def _sewn(options: Options, cats: tuple[CatInPlay, ...], sewn: Sewn, quilt: Quilt) -> Column:
    """What lies on ``quilt``."""
    s = _masks(quilt)
    free = hexes.mask(quilt.free)
    patches = hexes.PATCHES ^ free

    def possible(start: int, kind: int, need: int) -> Bounds:
        mask = s[start + kind]
        return bounds(mask & patches, mask & ~hexes.PATCHES, need)

    buttons = {
        colour: Count(
            possible(kernel.COLOURS, colour, _BUTTON_NEED), sewn.buttons.get(colour.id)
        )
        for colour in Colour
    }
    counts: dict[Cat, Count] = {}
    promo, can_promo = 0, False
    told_promo: int | None = 0
    for entry in cats:
        if entry.cat.id in PROMO_CATS:
            can_promo = any(possible(kernel.PATTERNS, each, 3).most for each in entry.patterns)
            told_promo = sewn.promo if can_promo else promo
            continue
        one, other = (
            possible(kernel.PATTERNS, each, need_of(entry.cat.need)) for each in entry.patterns
        )
        counts[entry.cat] = Count(one + other, sewn.cats.get(entry.cat.id))
    return Column(
        name=sewn.name,
        quilt=quilt,
        goals=dict(_goals(options, quilt, s)),
        buttons=buttons,
        cats=counts,
        promo=told_promo,
        can_promo=can_promo,
        rainbow=all(count.bounds.fewest for count in buttons.values()),
        broken=sewn.broken
        and options.restriction in (Restriction.SAME_COLOUR_ONLY, Restriction.SAME_PATTERN_ONLY),
    )


def _masks(quilt: Quilt) -> list[int]:
    """The tiles of ``quilt``, as the kernel has them."""
    s = [0] * kernel.QUILT
    for cell, tile in quilt.items():
        s[kernel.COLOURS + tile.colour] |= hexes.bit(cell)
        s[kernel.PATTERNS + tile.pattern] |= hexes.bit(cell)
    return s


def _goals(options: Options, quilt: Quilt, s: list[int]) -> Iterator[tuple[Cell, GoalScore]]:
    """The goals as the tiles around them complete them (R6, R8.1)."""
    for cell, goal, ring in zip(GOAL_CELLS, quilt.goals, hexes.RINGS, strict=False):
        ways = kernel.goal_ways(s, 0, goal.index, ring)
        by_colour, by_pattern = ways & kernel.BY_COLOUR != 0, ways & kernel.BY_PATTERN != 0
        yield cell, GoalScore(cell, goal, by_colour, by_pattern, options.goal_worth(goal, ways))

"""Explains moves in words: what a move earns, keeps possible and prepares; and goals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from calico.box import GOAL_CELLS, GOALS, Cat, Colour, Goal, Pattern, Shape, Tile
from calico.lang import say
from calico.players.adding import added
from calico.players.human.aims import AIMS
from calico.rules.kernel import hexes, kernel, masks
from calico.rules.kernel.kernel import (
    BUTTONS,
    CATS,
    COLOURS,
    FREE,
    PATTERNS,
    QUILT,
    RAINBOW,
)
from calico.rules.notation import Move
from calico.rules.quilt import Quilt
from calico.rules.score import is_within_reach
from calico.rules.view import View

MOST: Final = 4
"""The most reasons that are shown."""

Naming = Callable[[Tile | Goal], str]
"""How tiles and goals are called: as they are printed, or in words."""


def printed(what: Tile | Goal) -> str:
    """A tile or a goal by its letters."""
    return what.printed if isinstance(what, Goal) else str(what)


def in_words(what: Tile | Goal) -> str:
    """A tile or a goal in words: "magenta stripes", "three pairs"."""
    if isinstance(what, Goal):
        return say(f"goal-words.{what.id}")
    colour, pattern = say(f"colour.{what.colour.id}"), say(f"pattern.{what.pattern.id}")
    return say("web.tile", colour=colour, pattern=pattern)


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggested move."""

    move: Move
    expected: float
    """The expected final score."""
    spread: float
    """The standard deviation of that final score."""
    reasons: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        """The hint as the command line prints it with ``--json``."""
        return {
            "move": str(self.move),
            "expected": round(self.expected, 1),
            "spread": round(self.spread, 1),
            "reasons": list(self.reasons),
        }


@dataclass(frozen=True, slots=True)
class GoalPlace:
    """A goal on its cell, and in which share of games it was completed in play-outs."""

    goal: str
    completed: float
    both: float
    """The share in which it was completed both ways."""


@dataclass(frozen=True, slots=True)
class GoalHint:
    """A suggested choice of goals."""

    places: tuple[GoalPlace, ...]
    """On b3, c4 and d2."""
    left: tuple[str, ...]
    """The dealt goals that it leaves out."""
    expected: float
    """The expected final score."""
    spread: float
    """The standard deviation of that final score."""

    @property
    def goals(self) -> dict[str, str]:
        """The goals by their cell."""
        pairs = zip(GOAL_CELLS, self.places, strict=True)
        return {str(cell): place.goal for cell, place in pairs}

    @property
    def reasons(self) -> tuple[str, ...]:
        """How often each goal is completed."""
        return self.why()

    def why(self, named: Naming = printed) -> tuple[str, ...]:
        """How often each goal is completed, with goals named so."""
        return tuple(
            say(
                "hint.goal-often",
                goal=named(GOALS[place.goal]),
                cell=cell,
                n=round(100 * place.completed),
                both=round(100 * place.both),
            )
            for cell, place in zip(GOAL_CELLS, self.places, strict=True)
        )

    def to_dict(self) -> dict[str, Any]:
        """The hint as the command line prints it with ``--json``."""
        return {
            "goals": self.goals,
            "expected": round(self.expected, 1),
            "spread": round(self.spread, 1),
            "reasons": list(self.reasons),
        }


def reasons(view: View, move: Move, named: Naming = printed) -> tuple[str, ...]:
    """The reasons for ``move`` of the viewer, the most important first."""
    seat = view.viewer or 0
    found = _Placement(view, list(view.state), view.quilt(seat), move, named).reasons()
    found = found or [say("hint.quiet")]
    last = [*_draft(view, move, named), *_kept(view, move, named)]
    return (*found[: MOST - len(last)], *last)


def _kept(view: View, move: Move, named: Naming) -> list[str]:
    """What stays in the market, if one of two identical tiles is taken and this matters (R8.3)."""
    taken = move.tile if view.options.no_hand else move.take
    if taken is None or view.place(2) is None or taken != view.market[2]:
        return []
    ends, middle = named(taken), named(view.market[1])
    if view.slot(move) == 0:
        return [say("hint.takes-far", tile=ends, kept=ends, discard=middle)]
    return [say("hint.takes-near", tile=ends, kept=middle, discard=ends)]


def _draft(view: View, move: Move, named: Naming) -> list[str]:
    """What the drafted tile is for: the best cell for it after ``move``."""
    seat = view.viewer or 0
    state, quilt = list(view.state), view.quilt(seat)
    q = seat * QUILT
    kernel.place(state, q, move.tile.index, hexes.bit(move.cell))
    sewn = Quilt(quilt.board, {**quilt.patches, move.cell: move.tile}, quilt.goals)
    take = move.take
    if take is None or not state[q + FREE]:
        return []

    def worth(s: Sequence[int]) -> float:
        return added(aim.worth(s, q) for aim in AIMS)

    def with_tile(cell: int) -> float:
        after = list(state)
        kernel.place(after, q, take.index, cell)
        return worth(after)

    best = max(hexes.cells(state[q + FREE]), key=lambda cell: with_tile(hexes.bit(cell)))
    promises = _Placement(view, state, sewn, Move(take, best), named).reasons()
    if not promises:
        return [say("hint.take", tile=named(take))]
    return [say("hint.take-for", tile=named(take), cell=best, reason=promises[0])]


class _Placement:
    """The placement of a patch on the viewer's quilt: the state before and after it."""

    def __init__(
        self, view: View, before: list[int], quilt: Quilt, move: Move, named: Naming
    ) -> None:
        self._named = named
        self._view, self._quilt, self._tile, self._cell = view, quilt, move.tile, move.cell
        self._q = (view.viewer or 0) * QUILT
        self._before, self._after = before, list(before)
        self._bit = hexes.bit(move.cell)
        self._gained = kernel.place(self._after, self._q, move.tile.index, self._bit)

    def reasons(self) -> list[str]:
        """What the patch earns, decides, keeps possible and prepares, in this order."""
        decided, kept, lost = self._goals()
        return [*self._tokens(), *decided, *kept, *self._groups(), *lost]

    def _tokens(self) -> list[str]:
        found = []
        if self._gained & kernel.GAINED_CAT:
            cat = self._view.setup.cat_of(self._tile.pattern)
            n, name = masks.popcount(self._group(PATTERNS + self._tile.pattern)), _named(cat)
            if isinstance(cat.need, Shape):
                need = say(f"need.{cat.need}")
                found.append(say("hint.cat-shape", pattern=self._pattern, need=need, cat=name))
            else:
                found.append(say("hint.cat", n=n, pattern=self._pattern, cat=name))
        if self._gained & kernel.GAINED_RAINBOW:
            found.append(say("hint.rainbow"))
        elif self._gained & kernel.GAINED_BUTTON:
            found.append(self._button())
        return found

    def _button(self) -> str:
        """A button, and whether its colour is new for the rainbow."""
        q, colour = self._q, self._tile.colour
        old = self._before[q + BUTTONS] & self._before[q + COLOURS + colour]
        buttons = self._after[q + BUTTONS]
        n = sum(buttons & self._after[q + COLOURS + k] != 0 for k in Colour)
        if old or self._before[q + RAINBOW]:
            return say("hint.button", colour=self._colour)
        return say("hint.button-new", colour=self._colour, n=n)

    def _goals(self) -> tuple[list[str], list[str], list[str]]:
        """Goals that are completed, kept possible or made impossible."""
        decided: list[str] = []
        kept: list[str] = []
        lost: list[str] = []
        if self._view.options.family:
            return decided, kept, lost
        goals = self._view.setup.players[self._view.viewer or 0].goal_cells
        for place in GOAL_CELLS:
            if self._cell not in place.neighbours:
                continue
            goal = goals[place]
            around = [self._quilt[c] for c in place.neighbours if c in self._quilt]
            now = [*around, self._tile]
            could = _ways([t.colour for t in around], [t.pattern for t in around], goal)
            can = _ways([t.colour for t in now], [t.pattern for t in now], goal)
            if len(now) == 6:
                if can:
                    decided.append(say(f"hint.finishes-{can}", goal=self._named(goal)))
                elif could:
                    lost.append(say("hint.gives-up", goal=self._named(goal), cell=place))
            elif can == could and can:
                kept.append(say(f"hint.keeps-{can}", goal=self._named(goal)))
            elif can:
                kept.append(say(f"hint.narrows-{can}", goal=self._named(goal)))
            elif could:
                lost.append(say("hint.gives-up", goal=self._named(goal), cell=place))
        return decided, kept, lost

    def _groups(self) -> list[str]:
        """Groups that grow towards a cat or a button."""
        found = []
        pattern, colour = self._tile.pattern, self._tile.colour
        group = self._group(PATTERNS + pattern)
        n = masks.popcount(group)
        cat = self._view.setup.cat_of(pattern)
        if n > 1 and not group & self._after[self._q + CATS]:
            pattern_name, name = self._pattern, _named(cat)
            if isinstance(cat.need, Shape):
                need = say(f"need.{cat.need}")
                found.append(
                    say("hint.shape-grows", n=n, pattern=pattern_name, cat=name, need=need)
                )
            else:
                found.append(
                    say("hint.group-grows", n=n, pattern=pattern_name, cat=name, need=cat.need)
                )
        group = self._group(COLOURS + colour)
        if masks.popcount(group) == 2 and not group & self._after[self._q + BUTTONS]:
            found.append(say("hint.pair", colour=self._colour))
        return found

    def _group(self, kind: int) -> int:
        """The group of the patch after it is placed, by its colour or its pattern."""
        return masks.group(self._after[self._q + kind], self._bit)

    @property
    def _colour(self) -> str:
        return say(f"colour.{Colour(self._tile.colour).id}")

    @property
    def _pattern(self) -> str:
        return say(f"pattern.{Pattern(self._tile.pattern).id}")


def _named(cat: Cat) -> str:
    return say(f"cat.{cat.id}")


def _ways(colours: list[Colour], patterns: list[Pattern], goal: Goal) -> str:
    """The ways in which ``goal`` is within reach: both, colour, pattern or none."""
    colour, pattern = is_within_reach(goal, colours), is_within_reach(goal, patterns)
    return ("", "colour", "pattern", "both")[colour + 2 * pattern]

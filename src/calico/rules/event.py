"""Events: the result of a move, as shown in the log, the client and hints."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from calico.box import Cat, Cell, Colour, Goal, Tile
from calico.lang import say
from calico.rules.notation import Move


class TokenKind(StrEnum):
    """The kinds of token that a placement can earn (R5.4)."""

    BUTTON = "button"
    RAINBOW = "rainbow"
    CAT = "cat"


@dataclass(frozen=True, slots=True)
class Token:
    """A token on a quilt and where it came from."""

    kind: TokenKind
    what: Colour | Cat | None
    """The colour of a button or the cat; None for the rainbow button."""
    points: int
    cell: Cell
    """The tile that was placed, on which the token lies (R5.5)."""
    number: int
    """The number of the move, counted from 1 over all players."""
    group: tuple[Cell, ...] = ()
    """The group as it was at that moment, printed edge tiles included."""

    def __str__(self) -> str:
        if isinstance(self.what, Colour):
            return say("token.button", colour=say(f"colour.{self.what.id}"))
        if self.what is None:
            return say("token.rainbow")
        return say("token.cat", cat=say(f"cat.{self.what.id}"))


@dataclass(frozen=True, slots=True)
class GoalScore:
    """A goal as the six tiles around it complete it (R6)."""

    cell: Cell
    goal: Goal
    colour: bool
    pattern: bool
    points: int

    @property
    def ways(self) -> int:
        """In how many ways it is completed: 0, 1 or 2."""
        return self.colour + self.pattern

    def __str__(self) -> str:
        how = ("none", "colour", "pattern", "both")[self.colour + 2 * self.pattern]
        return say(f"goal.{how}", goal=self.goal.printed, cell=self.cell)

    def to_dict(self) -> dict[str, Any]:
        """The goal as the record's contract writes it in a score."""
        return {
            "goal": self.goal.id,
            "colour": self.colour,
            "pattern": self.pattern,
            "points": self.points,
        }


@dataclass(frozen=True, slots=True)
class PromoChange:
    """A promo token that came to a seat, from the tile or from another seat (R11.3)."""

    cat: Cat
    points: int
    seat: int

    def __str__(self) -> str:
        return say("event.promo", cat=say(f"cat.{self.cat.id}"), points=self.points, n=self.points)


@dataclass(frozen=True, slots=True)
class Event:
    """One turn as everybody at the table saw it."""

    number: int
    seat: int
    name: str
    move: Move
    tokens: tuple[Token, ...] = ()
    goals: tuple[GoalScore, ...] = ()
    """Goals whose sixth neighbour was placed by this turn, so that they are decided."""
    promo: tuple[PromoChange, ...] = ()
    """Promo tokens that changed hands: the player's own first."""
    broken: bool = False
    """Whether the restriction allowed no cell, so that every cell was allowed (R8.5)."""
    refill: tuple[Tile, ...] = ()
    """Tiles that came into the market."""
    discard: Tile | None = None
    """In solo games the tile that was discarded from the market (R8.3)."""

    @property
    def points(self) -> int:
        """Points of the tokens and goals of this turn, promo tokens aside."""
        return sum(token.points for token in self.tokens) + sum(g.points for g in self.goals)

    def __str__(self) -> str:
        parts = [f"{self.number}. {self.name}: {self.move}"]
        parts += [str(token) for token in self.tokens]
        parts += [str(goal) for goal in self.goals]
        parts += [str(change) for change in self.promo if change.seat == self.seat]
        if self.broken:
            parts.append(say("event.broken"))
        return ", ".join(parts)

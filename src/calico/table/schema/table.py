"""The messages about a table: what everybody may see of it, and what only you may.

All of a :class:`TableView` but ``you`` is the same for everybody.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from calico.rules.event import TokenKind
from calico.rules.preview import Reach
from calico.rules.score import Decider
from calico.table.game.seats import SeatKind
from calico.table.game.state import TablePhase
from calico.table.schema.fields import Message, Notation, OneOf, OptionFields


class TermsView(OptionFields):
    """The options that were chosen when the table was created."""

    chosen_cats: list[str] | None
    first: int | None
    turn_seconds: int | None
    listed: bool
    take_back: bool
    hints: bool


class CatView(Message):
    """A cat in play."""

    cat: Notation
    patterns: list[Notation]


class TokenView(Message):
    """A button or a cat that was earned."""

    kind: Annotated[str, OneOf(TokenKind)]
    what: Notation | None
    """The colour of a button, or the cat."""
    points: int
    cell: Notation
    group: list[Notation]


class GoalView(Message):
    """A goal on a quilt, and how far it is completed."""

    goal: Notation
    colour: bool
    pattern: bool
    points: int


class WayView(Message):
    """The progress of a goal by colour or by pattern."""

    counts: list[int]
    """How many tiles around it are equal, largest number first."""
    reach: Annotated[str, OneOf(Reach)]


class ProgressView(Message):
    """The progress of a goal on a quilt, by colour and by pattern."""

    goal: Notation
    colour: WayView
    pattern: WayView


class ObjectiveView(Message):
    """An objective of a scenario, and how much of it is reached."""

    objective: str
    have: int
    wanted: int


class ScoreView(Message):
    """A score sheet so far, as `calico score --json` prints it."""

    name: str
    total: int
    goals: dict[str, GoalView]
    goal_points: int
    cats: dict[str, int]
    cat_points: int
    buttons: dict[str, int]
    rainbow: bool
    button_points: int
    placed: int
    restriction_broken: bool
    scenario_passed: bool | None


class SeatView(Message):
    """A seat and its quilt."""

    name: str | None
    kind: Annotated[str, OneOf(SeatKind)]
    """`away`: a bot plays on for a person, who can return."""
    level: str | None
    stand_in: str | None = None
    """The level of the bot that plays instead of one that failed."""
    board: str | None
    goals_chosen: bool
    patches: dict[Notation, Notation]
    """The patches by cell, in the order of placement."""
    tokens: list[TokenView]
    progress: dict[Notation, ProgressView]
    """The goals by cell; empty until everybody has chosen."""
    objectives: list[ObjectiveView]
    """The objectives of the scenario (R8.4)."""
    hand: list[Notation] | None
    """Null unless hands are open (R3.6); your own is in `you`."""
    score: ScoreView | None
    """Null until everybody has chosen goals."""
    hinted: list[int]
    """The turns of this seat in which it had a hint; 0 is the choice of goals."""


class PromoView(Message):
    """A promo token that changed hands, and the seat that has it now (R11.3)."""

    cat: Notation
    points: int
    seat: int


class LogView(Message):
    """Something that happened at the table, oldest first."""

    number: int
    """Its number in the log of the table, counted from 1."""
    at: int
    """The time in milliseconds since 1970."""
    what: str
    """`created`, `seated`, `left`, `given`, `started`, `chosen`, `moved`, `asked`, `agreed`,
    `refused`, `taken_back`, `replaced`, `stood_in`, `recovered`, `returned`, `closed`,
    `rematch` or `hinted`."""
    seat: int | None = None
    """The number of the seat at that time: until the game starts, in the order of creation."""
    name: str | None = None
    """The name of the person or bot at that time."""
    turn: int | None = None
    """The number of a move that was played, or that an undo goes back to."""
    move: Notation | None = None
    tokens: list[TokenView] = Field(default=[])
    goals: dict[Notation, GoalView] = Field(default={})
    """Goals whose last neighbour was placed by the move."""
    promo: list[PromoView] = Field(default=[])
    refill: list[Notation] = Field(default=[])
    discard: Notation | None = None
    broken: bool = False
    points: int = 0


class FairView(Message):
    """The commitment to the deal; secret and seed when the game is finished."""

    commitment: str
    entropy: list[str]
    secret: str | None
    seed: str | None


class TakeBackView(Message):
    """A request to undo that waits for answers."""

    seat: int
    number: int
    waiting_for: list[int]


class OfferView(Message):
    """A tile of the market that can be taken."""

    take: str
    """Its notation in a move: in solo games with its position if that matters (R8.3)."""
    discard: int | None
    """In solo games: the position in the market, from 0, of the tile that is then discarded."""


class OwnSeat(Message):
    """The private part of a seat of yours."""

    seat: int
    hand: list[Notation]
    dealt: list[Notation]
    """The goals to choose from, during the choice of goals."""
    goals: dict[Notation, Notation] | None
    """The goals that you chose; null before."""
    cells: dict[Notation, list[Notation]]
    """On your turn: the cells for each tile."""
    takes: list[Notation]
    """On your turn: the tiles that can be taken after that; empty in the last turn."""
    offers: list[OfferView]
    """On your turn: the tiles of the market, in order, if one is taken or placed from there."""


class You(Message):
    """What only you can see."""

    host: bool
    seats: list[OwnSeat]
    unseen: dict[Notation, int]
    """How many of each patch may be in the bag or in hidden hands: all but those that you see or
    saw somebody take."""


class PublicView(Message):
    """The public part of a table."""

    table: str
    version: int
    """The number of events so far."""
    phase: Annotated[str, OneOf(TablePhase)]
    created: int
    daily: str | None
    """The day whose daily quilt this is, such as `2026-11-16`."""
    terms: TermsView
    cats: list[CatView]
    seats: list[SeatView]
    """In turn order, once the game has started."""
    turn: int | None
    """The number of the next move."""
    seat: int | None
    """The seat whose turn it is."""
    since: int
    """When it became the turn of those who have to act, in milliseconds since 1970."""
    market: list[Notation]
    bag: int | None
    winners: list[str]
    counts: str
    """What the game counts for on the charts (R9.2, R9.3): `normal`, `restriction` or `scenario`;
    else why it does not: `not_alone`, `not_beginner`, `not_variant` or `not_taken_back`.  The
    words are `counts.` and this."""
    fair: FairView
    take_back: TakeBackView | None
    rematch: str | None
    log: list[LogView]
    """The events after the last view sent to you; all, in the first."""


class TableView(PublicView):
    """A table as you may see it: the public part and yours."""

    you: You


class PreviewView(Message):
    """The result of placing a tile on a cell."""

    tile: Notation
    cell: Notation
    tokens: list[TokenView]
    colour_group: list[Notation]
    """Its group by colour after that, itself included."""
    pattern_group: list[Notation]
    progress: dict[Notation, ProgressView]
    """The goals next to the cell after that."""


class Previews(Message):
    """The result of each placement that you can make now; empty when it is not your turn."""

    version: int
    """The version of the table that this belongs to."""
    previews: list[PreviewView]


class Reply(Message):
    """The answer to an action: whether it was accepted, and the table after it."""

    accepted: bool
    """False if it was a repetition or came too late: see the view."""
    view: TableView


class TieView(Message):
    """The tie-break between players with the most points (R7.1, R7.2)."""

    names: list[str]
    points: int
    decider: Annotated[str, OneOf(Decider)]
    counts: dict[str, int]
    """The numbers of cats or buttons, if these decided."""


class CheckView(Message):
    """Whether one part of a game follows from its seed."""

    part: str
    agrees: bool


class VerdictView(Message):
    """Who won a finished game and why, and whether the deal follows from the published seed."""

    winners: list[str]
    tie: TieView | None
    checks: list[CheckView]

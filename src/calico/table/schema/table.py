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
    """What was agreed when the table was created."""

    chosen_cats: list[str] | None
    first: int | None
    turn_seconds: int | None
    listed: bool
    take_back: bool
    hints: bool | None
    """Whether hints are allowed; if nobody said so, where one person plays or all share a
    screen."""


class CatView(Message):
    """A cat in play."""

    cat: Notation
    patterns: list[Notation]


class TokenView(Message):
    """A button or a cat that came."""

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
    """How far a goal is by colour or by pattern."""

    counts: list[int]
    """How many tiles around it are alike, the most first."""
    reach: Annotated[str, OneOf(Reach)]


class ProgressView(Message):
    """How far a goal on a quilt is, in both ways."""

    goal: Notation
    colour: WayView
    pattern: WayView


class ObjectiveView(Message):
    """What a scenario asks for, and how much of it there is."""

    objective: str
    have: int
    wanted: int


class ScoreView(Message):
    """A score sheet as it stands, as `calico score --json` writes it."""

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
    """A seat, and the quilt in front of it."""

    name: str | None
    kind: Annotated[str, OneOf(SeatKind)]
    """`away`: a bot finishes for a person, who may come back."""
    level: str | None
    stand_in: str | None = None
    """The level that plays because the bot that should has failed."""
    board: str | None
    goals_chosen: bool
    patches: dict[Notation, Notation]
    """What lies on which cell, in the order it was placed."""
    tokens: list[TokenView]
    progress: dict[Notation, ProgressView]
    """The goals by their cell; none until everybody has chosen."""
    objectives: list[ObjectiveView]
    """In a scenario: what is asked for (R8.4)."""
    hand: list[Notation] | None
    """Only where hands are open (R3.6); your own is in `you`."""
    score: ScoreView | None
    """Nothing until everybody has chosen their goals."""
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
    """Its place in the history of the table, counted from 1."""
    at: int
    """When, in milliseconds since 1970."""
    what: str
    """`created`, `seated`, `left`, `given`, `started`, `chosen`, `moved`, `asked`, `agreed`,
    `refused`, `taken_back`, `replaced`, `stood_in`, `recovered`, `returned`, `closed`,
    `rematch` or `hinted`."""
    seat: int | None = None
    """The seat as it was numbered then: until the game starts in the order they were made in."""
    name: str | None = None
    """Who it was, as they were called then."""
    turn: int | None = None
    """The number of the move, of one made or one to go back to."""
    move: Notation | None = None
    tokens: list[TokenView] = Field(default=[])
    goals: dict[Notation, GoalView] = Field(default={})
    """Goals that the move decided."""
    promo: list[PromoView] = Field(default=[])
    refill: list[Notation] = Field(default=[])
    discard: Notation | None = None
    broken: bool = False
    points: int = 0


class FairView(Message):
    """The promise about the luck, and when the game is over what was promised."""

    commitment: str
    entropy: list[str]
    secret: str | None
    seed: str | None


class TakeBackView(Message):
    """Somebody would like to go back to before a move."""

    seat: int
    number: int
    waiting_for: list[int]


class OfferView(Message):
    """A tile of the market, if it is the one to take."""

    take: str
    """How a move writes it: alone with its place, where that matters (R8.3)."""
    discard: int | None
    """Alone: the place in the market, counted from 0, of the tile that is then discarded."""


class OwnSeat(Message):
    """What only you may see of a seat of yours."""

    seat: int
    hand: list[Notation]
    dealt: list[Notation]
    """The goals to choose from, while goals are chosen."""
    goals: dict[Notation, Notation] | None
    """What you chose, once you have."""
    cells: dict[Notation, list[Notation]]
    """On your turn: where each tile may go."""
    takes: list[Notation]
    """On your turn: what may be taken after that; nothing in the last turn."""
    offers: list[OfferView]
    """On your turn: the tiles of the market, in order, if one is taken or placed from there."""


class You(Message):
    """What only you may see."""

    host: bool
    seats: list[OwnSeat]
    unseen: dict[Notation, int]
    """How many of each patch may be in the bag or in hidden hands: all but those that you see or
    saw somebody take."""


class PublicView(Message):
    """A table as everybody may see it now."""

    table: str
    version: int
    """How many things have happened here; a later view has a higher one."""
    phase: Annotated[str, OneOf(TablePhase)]
    created: int
    daily: str | None
    """The day whose daily quilt this is, such as `2026-11-16`."""
    terms: TermsView
    hints: bool
    """Whether hints are allowed here."""
    cats: list[CatView]
    seats: list[SeatView]
    """In turn order, once the game has started."""
    turn: int | None
    """The number of the next move."""
    seat: int | None
    """The seat whose turn it is."""
    since: int
    """Since when, in milliseconds since 1970, those who are to act have had the time to."""
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
    """What has happened after the last view sent to you; everything, in the first."""


class TableView(PublicView):
    """A table as you may see it now."""

    you: You


class PreviewView(Message):
    """What would come of placing a tile on a cell."""

    tile: Notation
    cell: Notation
    tokens: list[TokenView]
    colour_group: list[Notation]
    """The tiles of its colour that it would lie among, itself included."""
    pattern_group: list[Notation]
    progress: dict[Notation, ProgressView]
    """The goals beside the cell, as they would be."""


class Previews(Message):
    """What each placement that you may make now would bring; none when it is not your turn."""

    version: int
    """The version of the table that this is about."""
    previews: list[PreviewView]


class Reply(Message):
    """The answer to an action: whether it counted, and the table as it is now."""

    accepted: bool
    """False for what was doubled or came too late: look at the view."""
    view: TableView


class TieView(Message):
    """What decided between those with the most points (R7.1, R7.2)."""

    names: list[str]
    points: int
    decider: Annotated[str, OneOf(Decider)]
    counts: dict[str, int]
    """How many cats or buttons those had between whom these decided."""


class CheckView(Message):
    """Whether one part of a game follows from its seed."""

    part: str
    agrees: bool


class VerdictView(Message):
    """Who won a finished game and why, and whether its luck was the one promised."""

    winners: list[str]
    tie: TieView | None
    checks: list[CheckView]

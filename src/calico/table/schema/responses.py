"""What goes over the wire: the one schema, from which the docs and the client's types are made.

Here is what is answered, and sent to whoever looks at a table; what is asked for is in
:mod:`calico.table.schema.requests`.  All of a :class:`TableView` but ``you`` is the same for
everybody.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from calico.rules.options import MOST_PLAYERS
from calico.rules.setup import LONGEST_NAME, PLAIN

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME, pattern=PLAIN),
]
LONGEST_ENTROPY: Final = 100
Entropy = Annotated[str, StringConstraints(max_length=LONGEST_ENTROPY)]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Since = Annotated[int, Field(ge=0, le=1_000_000)]
Truth = Annotated[bool, Field(strict=True)]


def _number(value: object) -> object:
    """Refuse what only looks like a number: ``"1"`` and ``true``."""
    if isinstance(value, str | bool):
        raise PydanticCustomError("int_type", "Input should be a valid integer")
    return value


WHOLE = BeforeValidator(_number)
"""What every whole number in a request is read with."""
Seat = Annotated[int, Field(ge=0, lt=MOST_PLAYERS), WHOLE]
Number = Annotated[int, Field(ge=1, le=1000), WHOLE]
SeatKind = Literal["open", "person", "bot", "away"]
Level = Annotated[str, StringConstraints(max_length=40)]
SetupId = Literal["beginner", "standard"]
EditionId = Literal["final", "prototype"]
VariantId = Literal["family", "lower_variance", "open_hands"]
RestrictionId = Literal[
    "adjacent_only", "both_ways_only", "no_hand", "same_colour_only", "same_pattern_only"
]
CatId = Annotated[str, StringConstraints(max_length=40)]


class Message(BaseModel):
    """What all messages have in common: nothing that the schema does not name."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        use_attribute_docstrings=True,
        json_schema_serialization_defaults_required=True,
    )


class Error(Message):
    """The one shape of an error."""

    code: str
    message: str
    rule: str | None = None


class Guest(Message):
    """You, as the server knows you."""

    name: str


class Token(Message):
    """What proves elsewhere who you are: keep it to yourself."""

    token: str


class NewGuest(Guest):
    """You, and what proves it elsewhere: keep the token to yourself."""

    token: str


class Terms(Message):
    """What was agreed when the table was made."""

    setup: str
    edition: str
    variants: list[str]
    restriction: str | None
    scenario: int | None
    chosen_cats: list[str] | None
    first: int | None
    turn_seconds: int | None
    listed: bool
    take_back: bool


class CatView(Message):
    """A cat in play."""

    cat: str
    patterns: list[str]


class TokenView(Message):
    """A button or a cat that came."""

    kind: Literal["button", "rainbow", "cat"]
    what: str | None
    """The colour of a button, or the cat."""
    points: int
    cell: str
    group: list[str]


class GoalView(Message):
    """A goal on a quilt, and how far it is completed."""

    goal: str
    colour: bool
    pattern: bool
    points: int


class WayView(Message):
    """How far a goal is by colour or by pattern."""

    counts: list[int]
    """How many tiles around it are alike, the most first."""
    reach: Literal["open", "done", "lost"]


class ProgressView(Message):
    """How far a goal on a quilt is, in both ways."""

    goal: str
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
    kind: SeatKind
    """`away`: a bot finishes for a person, who may come back."""
    level: str | None
    stand_in: str | None = None
    """The level that plays because the bot that should has failed."""
    board: str | None
    goals_chosen: bool
    patches: dict[str, str]
    """What lies on which cell, in the order it was placed."""
    tokens: list[TokenView]
    progress: dict[str, ProgressView]
    """The goals by their cell; none until everybody has chosen."""
    objectives: list[ObjectiveView]
    """In a scenario: what is asked for (R8.4)."""
    hand: list[str] | None
    """Only where hands are open (R3.6); your own is in `you`."""
    score: ScoreView | None
    """Nothing until everybody has chosen their goals."""


class PromoView(Message):
    """A promo token that changed hands, and the seat that has it now (R11.3)."""

    cat: str
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
    `refused`, `taken_back`, `replaced`, `stood_in`, `recovered`, `returned`, `closed` or
    `rematch`."""
    seat: int | None = None
    """The seat as it was numbered then: until the game starts in the order they were made in."""
    name: str | None = None
    """Who it was, as they were called then."""
    turn: int | None = None
    """The number of the move, of one made or one to go back to."""
    move: str | None = None
    tokens: list[TokenView] = []
    goals: dict[str, GoalView] = {}
    """Goals that the move decided."""
    promo: list[PromoView] = []
    refill: list[str] = []
    discard: str | None = None
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
    hand: list[str]
    dealt: list[str]
    """The goals to choose from, while goals are chosen."""
    goals: dict[str, str] | None
    """What you chose, once you have."""
    cells: dict[str, list[str]]
    """On your turn: where each tile may go."""
    takes: list[str]
    """On your turn: what may be taken after that; nothing in the last turn."""
    offers: list[OfferView]
    """On your turn: the tiles of the market, in order, if one is taken or placed from there."""


class You(Message):
    """What only you may see."""

    host: bool
    seats: list[OwnSeat]
    unseen: dict[str, int]
    """How many of each patch may be in the bag or in hidden hands: all but those that you see or
    saw somebody take."""


class PublicView(Message):
    """A table as everybody may see it now."""

    table: str
    version: int
    """How many things have happened here; a later view has a higher one."""
    phase: Literal["gathering", "goals", "play", "finished", "closed"]
    created: int
    daily: str | None
    """The day whose daily quilt this is, such as `2026-11-16`."""
    terms: Terms
    cats: list[CatView]
    seats: list[SeatView]
    """In turn order, once the game has started."""
    turn: int | None
    """The number of the next move."""
    seat: int | None
    """The seat whose turn it is."""
    since: int
    """Since when, in milliseconds since 1970, those who are to act have had the time to."""
    market: list[str]
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

    tile: str
    cell: str
    tokens: list[TokenView]
    colour_group: list[str]
    """The tiles of its colour that it would lie among, itself included."""
    pattern_group: list[str]
    progress: dict[str, ProgressView]
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


class Health(Message):
    """Whether tables can be read and written."""

    healthy: bool


class BotsView(Message):
    """How the bots of the server are."""

    preparing: bool
    """Whether strong and master are still being made ready, once after an installation."""


class Reach(Message):
    """How others come to this server, for a page that was opened on the server's own machine."""

    here_only: bool
    """Whether nobody on another machine can connect."""
    host: str | None
    """The address of the machine in its network, to stand for `localhost` in a link."""


class TableLine(Message):
    """A table in a list."""

    table: str
    phase: str
    names: list[str | None]
    """Who sits where; nobody on an open seat."""
    setup: str
    scenario: int | None
    your_turn: bool
    scores: list[int] | None
    updated: int
    daily: str | None = None
    """The day whose daily quilt this is."""
    edition: str = "final"
    levels: list[str | None] = []
    """Which bot plays where; nothing for people."""


class TableList(Message):
    """Tables, the latest first."""

    tables: list[TableLine]


class Choices(Message):
    """What would be refused if a wish for a table were sent, or sent with one thing changed."""

    refused: Error | None
    """Why the wish as it stands would be refused."""
    changes: dict[str, Error]
    """Why a change would be: by `setup.ID`, `edition.ID`, `variant.ID`, `restriction.ID`,
    `scenario.N`, `players.N` or `cat.ID`; what is not named here is possible."""
    cats: list[str] | None
    """The cats that setup or scenario give; nothing where they can be chosen."""
    counts: str
    """What such a game counts for on the charts, as in a view of its table."""


class TieView(Message):
    """What decided between those with the most points (R7.1, R7.2)."""

    names: list[str]
    points: int
    decider: Literal["cats", "buttons", "order", "shared"]
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


class LessonStep(Message):
    """A step of the lesson: something to look at, or a turn to play."""

    key: str
    """Its words are `lesson.KEY.title` and `lesson.KEY.text`; of a turn also `.take` and
    `.done`."""
    look: Literal["quilt", "hand", "market", "buttons", "cats", "goals", "scores"]
    """What the step is about."""
    view: TableView
    previews: Previews
    tile: str | None
    """In a turn: the patch to place, its cell, and the tile to take."""
    cell: str | None
    take: str | None
    after: TableView | None = None
    """In a turn: the table when it is played."""


class Lesson(Message):
    """The lesson, in order."""

    steps: list[LessonStep]


class RulesText(Message):
    """The rules, in Markdown."""

    text: str

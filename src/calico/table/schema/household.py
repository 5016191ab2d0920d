"""What goes over the wire about a household: its people, their charts and their statistics (R9)."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from calico.campaign.household import Source
from calico.table.schema.responses import Id, Message, Name

AchievementId = Annotated[str, StringConstraints(max_length=40)]


# What is asked.


class PersonWish(Message):
    """Somebody of the household; a name is all it takes."""

    name: Name


class ClaimWish(Message):
    """What a winner chooses to claim from a game (R9.2)."""

    person: Name
    game: Id
    achievement: AchievementId


class GameWish(Message):
    """A game from a real table that is to enter the charts."""

    sheet: dict[str, Any]
    """The document of the score pad."""


# What is answered.


class ClaimView(Message):
    """An achievement that was claimed: it fills one shape of the track (R9.4)."""

    achievement: str
    game: str
    source: Source
    at: int
    """When, in milliseconds since 1970; a scenario is claimed when the game ends (R9.3)."""


class ClaimableView(Message):
    """A game that was won, and what may be claimed from it: one of these (R9.2)."""

    game: str
    source: Source
    at: int
    achievements: list[str]


class PersonView(Message):
    """A person of the household with their chart."""

    name: str
    is_guest: bool
    """Whether this is you, as the server knows you."""
    patch: str
    """What tells the person apart on the chart: a patch of their own colour and pattern, such as
    `Ys` (R9.4)."""
    rank: Annotated[int, Field(ge=0, le=6)]
    """How many cat heads of the track are filled: every fifth shape is one (R9.4)."""
    claims: list[ClaimView]
    """In the order they were claimed: the first fills the first shape."""
    passed: list[int]
    """The scenarios passed alone."""
    open: int
    """The highest scenario that is open alone (R8.4)."""
    claimable: list[ClaimableView]
    """The latest game first."""


class Household(Message):
    """Up to six people who share a screen, you first."""

    people: list[PersonView]
    most: int


class BinView(Message):
    """How many games ended with a score of ``from`` up to ``to``."""

    from_: Annotated[int, Field(alias="from", serialization_alias="from")]
    to: int
    n: int


class SplitView(Message):
    """Mean points of goals, cats and buttons."""

    goals: float
    cats: float
    buttons: float


class SoloView(Message):
    """Games alone of one kind, and the record to beat."""

    kind: str
    """`beginner`, `standard`, `scenario_N`, ..."""
    games: int
    mean: float
    best: int
    best_game: str


class CatStatistics(Message):
    """How a cat served somebody."""

    cat: str
    games: int
    mean_tokens: float
    mean_points: float
    mean_score: float


class GoalStatistics(Message):
    """How a goal served somebody."""

    goal: str
    games: int
    one: int
    """How often it was completed one way, and both ways."""
    both: int
    mean_points: float


class AgainstView(Message):
    """Games against one kind of bot."""

    opponent: str
    games: int
    wins: int


class ScoreAt(Message):
    """A score, and when it was."""

    at: int
    score: int
    game: str


class Statistics(Message):
    """The games of a person in numbers."""

    games: int
    mean: float | None
    best: int | None
    sd: float | None
    split: SplitView | None
    distribution: list[BinView]
    solo: list[SoloView]
    cats: list[CatStatistics]
    goals: list[GoalStatistics]
    against: list[AgainstView]
    over_time: list[ScoreAt]

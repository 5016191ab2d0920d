"""What goes over the wire about a household: its people, their charts and their statistics (R9)."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from calico.campaign.household import Source
from calico.campaign.statistics import Against, CatNumbers, GoalNumbers, ScoreAt, Solo, Split
from calico.table.schema.fields import Id, Message, Name

AchievementId = Annotated[str, StringConstraints(max_length=40)]


# Requests.


class PersonRequest(Message):
    """The name of somebody in the household."""

    name: Name


class ClaimRequest(Message):
    """The achievement that a winner claims from a game (R9.2)."""

    person: Name
    game: Id
    achievement: AchievementId


class GameRequest(Message):
    """A game from a real table, to be added to the household."""

    sheet: dict[str, Any]
    """The document of the score pad."""


# Answers.


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
    """Whether this is you, the guest."""
    patch: str
    """What tells the person apart on the chart: a patch of their own colour and pattern, such as
    `Ys` (R9.4)."""
    rank: Annotated[int, Field(ge=0, le=6)]
    """How many cat heads of the track are filled: every fifth shape is one (R9.4)."""
    claims: list[ClaimView]
    """In the order of claiming: the first fills the first shape."""
    passed: list[int]
    """The scenarios that were passed solo."""
    open: int
    """The highest scenario that is unlocked for solo games (R8.4)."""
    claimable: list[ClaimableView]
    """The latest game first."""


class HouseholdView(Message):
    """The people of a household, up to six, you first."""

    people: list[PersonView]
    most: int


class BinView(Message):
    """How many games ended with a score of ``from`` up to ``to``."""

    from_: Annotated[int, Field(alias="from", serialization_alias="from")]
    to: int
    n: int


class StatisticsView(Message):
    """The statistics of a person."""

    games: int
    mean: float | None
    best: int | None
    sd: float | None
    split: Split | None
    distribution: list[BinView]
    solo: list[Solo]
    cats: list[CatNumbers]
    goals: list[GoalNumbers]
    against: list[Against]
    over_time: list[ScoreAt]
    hinted: int
    """The number of games in which the person had a hint."""

"""What a table can be made of: facts of the box for whoever draws a form or a quilt."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Annotated, Final

from calico import __version__
from calico.box import (
    BOARDS,
    CATS,
    GOAL_CELLS,
    GOALS,
    PROMO_CATS,
    RESTRICTIONS,
    SCENARIOS,
    TILES,
)
from calico.lang import NAMES, cat_names
from calico.players.agent import playable
from calico.players.levels import LEVELS
from calico.rules.options import Edition, Mode, Variant
from calico.table.schema.fields import Message, OneOf


class Feature(StrEnum):
    """What needs a server, so that a device without one does not have it."""

    GUESTS = "guests"
    """Several people, each known by a personal link."""
    LINKS = "links"
    """Tables with open seats, which others take by link."""
    WATCHING = "watching"
    """Lists of the tables of others."""
    SHARED_DAILY = "shared-daily"
    """The daily quilt is the same for several people, who compare their results."""
    AGENTS = "agents"
    """Bots of others may be installed."""


FEATURES: Final = frozenset(Feature)


class CatOption(Message):
    """A cat that may be chosen."""

    cat: str
    points: int
    need: str
    """The text of what it needs has the key `need.` and this; a number is the size of a group."""
    tile: str
    """Two cats on the two sides of one tile cannot both be in play."""
    promo: bool
    names: dict[str, str]
    """Its names by edition."""


class GoalOption(Message):
    """A goal, and its points when completed one way or both ways."""

    goal: str
    one: int
    both: int


class ScenarioOption(Message):
    """A scenario with its cats, goals and objectives."""

    scenario: int
    cats: list[str]
    goals: list[str]
    objectives: dict[str, int]


class TileOption(Message):
    """A tile with its colour and pattern."""

    tile: str
    colour: str
    pattern: str


class BoardOption(Message):
    """A quilt board, and the printed patches around it."""

    board: str
    edge: dict[str, str]


class Offers(Message):
    """All options of a table; their texts are in `/api/words`."""

    version: str
    """The release of the server: a page of another release reloads itself."""
    setups: list[str]
    editions: list[str]
    variants: list[str]
    restrictions: list[str]
    scenarios: list[ScenarioOption]
    cats: list[CatOption]
    goals: list[GoalOption]
    goal_cells: list[str]
    tiles: list[TileOption]
    boards: list[BoardOption]
    levels: list[str]
    names: list[str]
    """The editions whose names can be chosen."""
    features: list[Annotated[str, OneOf(Feature)]]
    """What a server has and a device without one does not; a device has none of them."""


@cache
def offers(features: frozenset[Feature] = FEATURES) -> Offers:
    """Everything there is, where there are these ``features``."""
    levels = sorted(playable(), key=_strength)
    return Offers(
        version=__version__,
        setups=list(Mode),
        editions=list(Edition),
        variants=list(Variant),
        restrictions=list(RESTRICTIONS),
        scenarios=[
            ScenarioOption(
                scenario=scenario.number,
                cats=list(scenario.cats),
                goals=list(scenario.goals),
                objectives={str(what): count for what, count in scenario.objectives.items()},
            )
            for scenario in SCENARIOS.values()
        ],
        cats=[
            CatOption(
                cat=cat.id,
                points=cat.points,
                need=str(cat.need),
                tile=cat.tile,
                promo=cat.id in PROMO_CATS,
                names=cat_names(cat.id),
            )
            for cat in (*CATS.values(), *PROMO_CATS.values())
        ],
        goals=[GoalOption(goal=goal.id, one=goal.one, both=goal.both) for goal in GOALS.values()],
        goal_cells=[str(cell) for cell in GOAL_CELLS],
        tiles=[
            TileOption(tile=str(tile), colour=tile.colour.id, pattern=tile.pattern.id)
            for tile in TILES
        ],
        boards=[
            BoardOption(board=board.id, edge={str(cell): str(tile) for cell, tile in board.edges})
            for board in BOARDS.values()
        ],
        levels=levels,
        names=list(NAMES),
        features=[each.value for each in Feature if each in features],
    )


def _strength(level: str) -> tuple[int, str]:
    """Our own levels from gentle to master, then whatever else is installed."""
    return (LEVELS.index(level) if level in LEVELS else len(LEVELS), level)

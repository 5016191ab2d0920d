"""The options of a game: the one type for everything a host chooses before a game (R2, R8, R10).

:class:`Options` holds only what can be played: an impossible combination raises (R8.7).  Outside of
Python the options are ids, the first five fields of a record: :meth:`Options.from_ids` reads them,
:meth:`Options.to_ids` writes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypedDict, TypeVar

from calico.box import (
    BEGINNER_CATS,
    BEGINNER_GOALS,
    COPIES,
    PROMO_CATS,
    SCENARIOS,
    TILES,
    Cat,
    Goal,
    Restriction,
    Scenario,
    Tile,
)
from calico.errors import SetupError
from calico.lang import Named, say

MOST_PLAYERS: Final = 4


class Edition(StrEnum):
    """The editions whose rules differ (R10); names are a matter of language."""

    FINAL = "final"
    PROTOTYPE = "prototype"


class Mode(StrEnum):
    """The two ways of setting up (R2.1, R2.2)."""

    BEGINNER = "beginner"
    STANDARD = "standard"


def setup_name(setup: str, edition: str) -> str:
    """What ``edition`` calls a setup: the prototype's standard is the beginner setup (R10)."""
    return say(f"setup.prototype.{setup}" if edition == Edition.PROTOTYPE else f"setup.{setup}")


class Variant(StrEnum):
    """Variants, which can be combined except where R8.7 forbids it."""

    FAMILY = "family"
    LOWER_VARIANCE = "lower_variance"
    OPEN_HANDS = "open_hands"


E = TypeVar("E", bound=StrEnum)


def _choose(kinds: type[E], text: object, what: str, rule: str | None = None) -> E:
    """The member of ``kinds`` called ``text``, or an error that lists them."""
    if isinstance(text, str) and text in list(kinds):
        return kinds(text)
    raise SetupError(f"unknown-{what}", rule=rule, text=text, known=", ".join(kinds))


class OptionIds(TypedDict):
    """Options as ids: the fields of a record that say which game is played."""

    edition: str
    setup: str
    variants: list[str]
    restriction: str | None
    scenario: int | None


class OtherIds(TypedDict, total=False):
    """Any of the ids of :class:`OptionIds` but the setup; the others have their defaults."""

    edition: str
    variants: Iterable[str]
    restriction: str | None
    scenario: int | None


class OptionalIds(OtherIds, total=False):
    """Any of the ids of :class:`OptionIds`; the others have their defaults."""

    setup: str


@dataclass(frozen=True, slots=True)
class Options:
    """Which game is played; only combinations that R8.7 allows."""

    setup: Mode = Mode.STANDARD
    edition: Edition = Edition.FINAL
    variants: tuple[Variant, ...] = ()
    restriction: Restriction | None = None
    scenario: Scenario | None = None

    @classmethod
    def from_ids(
        cls,
        *,
        edition: object = "final",
        setup: object = "standard",
        variants: Iterable[object] = (),
        restriction: object = None,
        scenario: object = None,
    ) -> Options:
        """Options from the ids of the record; unknown ids are refused.

        >>> Options.from_ids(setup="beginner", variants=["family"]).family
        True
        """
        if scenario is not None and (type(scenario) is not int or scenario not in SCENARIOS):
            raise SetupError("unknown-scenario", rule="R8.4", text=scenario)
        return cls(
            _choose(Mode, setup, "setup", "R2"),
            _choose(Edition, edition, "edition", "R10"),
            tuple(_choose(Variant, variant, "variant", "R8") for variant in variants),
            None
            if restriction is None
            else _choose(Restriction, restriction, "restriction", "R8.5"),
            None if scenario is None else SCENARIOS[scenario],
        )

    def to_ids(self) -> OptionIds:
        """The ids of the record, ready for JSON.

        >>> Options.from_ids(scenario=3).to_ids()["scenario"]
        3
        """
        return OptionIds(
            edition=str(self.edition),
            setup=str(self.setup),
            variants=[str(variant) for variant in self.variants],
            restriction=str(self.restriction) if self.restriction else None,
            scenario=self.scenario.number if self.scenario else None,
        )

    def __post_init__(self) -> None:
        """Raise an error for an invalid combination (R8.7)."""
        if len(set(self.variants)) < len(self.variants):
            raise SetupError("variant-twice", rule="R8.7", text=[str(v) for v in self.variants])
        if self.scenario and self.setup is not Mode.STANDARD:
            name = setup_name(Mode.STANDARD, self.edition)
            raise SetupError("scenario-is-standard", rule="R8.4", setup=name)
        if self.scenario and self.restriction:
            raise SetupError("scenario-and-restriction", rule="R8.7")
        if self.family and self.scenario:
            raise SetupError(
                "family-and-scenario", rule="R8.7", variant=Named("variant", Variant.FAMILY)
            )
        if self.family and self.restriction is Restriction.BOTH_WAYS_ONLY:
            raise SetupError(
                "family-and-both-ways",
                rule="R8.7",
                variant=Named("variant", Variant.FAMILY),
                restriction=Named("restriction", self.restriction),
            )
        if self.open_hands and self.no_hand:
            raise SetupError(
                "open-and-no-hand",
                rule="R8.7",
                variant=Named("variant", Variant.OPEN_HANDS),
                restriction=Named("restriction", Restriction.NO_HAND),
            )

    @property
    def family(self) -> bool:
        """Whether goals score nothing (R8.1)."""
        return Variant.FAMILY in self.variants

    @property
    def lower_variance(self) -> bool:
        """Whether one of each patch stays out of the bag (R8.2)."""
        return Variant.LOWER_VARIANCE in self.variants

    @property
    def open_hands(self) -> bool:
        """Whether everybody sees all hands (R3.6)."""
        return Variant.OPEN_HANDS in self.variants

    @property
    def no_hand(self) -> bool:
        """Whether tiles go straight from the market to the quilt (R8.6)."""
        return self.restriction is Restriction.NO_HAND

    @property
    def copies(self) -> int:
        """How many of each tile are in the bag."""
        return COPIES - 1 if self.lower_variance else COPIES

    @property
    def bag_size(self) -> int:
        """How many tiles the bag holds before anything is drawn."""
        return self.copies * len(TILES)

    def check_players(self, count: int) -> None:
        """Refuse a number of players that the game cannot have (R2.7, R8.2)."""
        if not 1 <= count <= MOST_PLAYERS:
            raise SetupError("player-count", rule="R2.7", n=count)
        if self.lower_variance and count > 2:
            variant = Named("variant", Variant.LOWER_VARIANCE)
            raise SetupError("lower-variance-players", rule="R8.2", n=count, variant=variant)

    def check_cats(self, cats: Sequence[Cat], players: int) -> None:
        """Refuse cats that cannot be in play together or in this game (R2.1, R2.2, R8.4, R11)."""
        ids = [cat.id for cat in cats]
        if len({cat.tile for cat in cats}) < 3 or len(cats) != 3:
            raise SetupError("cats-share-tile", rule="R2.2", text=ids)
        if any(cat.id in PROMO_CATS for cat in cats):
            if players == 1:
                raise SetupError("promo-alone", rule="R11.4")
            if self.scenario:
                raise SetupError("promo-in-scenario", rule="R8.7")
        if self.setup is Mode.BEGINNER and set(ids) != set(BEGINNER_CATS):
            name, cats_given = setup_name(self.setup, self.edition), ", ".join(BEGINNER_CATS)
            raise SetupError("beginner-cats", rule="R2.1", text=ids, setup=name, cats=cats_given)
        if self.scenario and set(ids) != set(self.scenario.cats):
            cats_of_card = ", ".join(self.scenario.cats)
            raise SetupError(
                "scenario-cats", rule="R8.4", text=ids, n=self.scenario.number, cats=cats_of_card
            )

    def check_bag(self, bag: Sequence[Tile]) -> None:
        """Refuse a bag that does not hold the right tiles (R1.1, R8.2)."""
        rule = "R8.2" if self.lower_variance else "R1.1"
        if len(bag) != self.bag_size:
            raise SetupError("bag-size", rule=rule, n=len(bag), size=self.bag_size)
        for tile, count in Counter(bag).items():
            if count != self.copies:
                raise SetupError("bag-tiles", rule=rule, n=count, tile=tile, copies=self.copies)

    def check_goals(self, goals: Sequence[Goal]) -> None:
        """Refuse goals that a quilt of this game cannot have (R2.1, R2.4, R8.4)."""
        ids = [goal.id for goal in goals]
        if len(set(ids)) < 3 or len(ids) != 3:
            raise SetupError("goals-differ", rule="R1.3", text=ids)
        if self.setup is Mode.BEGINNER and tuple(ids) != BEGINNER_GOALS:
            name, goals_given = setup_name(self.setup, self.edition), ", ".join(BEGINNER_GOALS)
            raise SetupError("beginner-goals", rule="R2.1", text=ids, setup=name, goals=goals_given)
        if self.scenario and set(ids) != set(self.scenario.goals):
            goals_of_card = ", ".join(self.scenario.goals)
            raise SetupError(
                "scenario-goals", rule="R8.4", text=ids, n=self.scenario.number, goals=goals_of_card
            )

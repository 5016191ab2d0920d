"""Setting up: which game is played, with which cats, by whom and for which goals (R2, R8, R10).

:class:`Options` are what a host chooses; :class:`Setup` is everything that lies on the table before
the first patch is drawn.  Both check themselves: an impossible one cannot be made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from calico.box import (
    BEGINNER_CATS,
    BEGINNER_GOALS,
    BOARDS,
    CATS,
    COPIES,
    GOAL_CELLS,
    GOALS,
    PROMO_CATS,
    SCENARIOS,
    TILES,
    Board,
    Cat,
    Cell,
    Goal,
    Pattern,
    Restriction,
    Scenario,
    Tile,
)
from calico.errors import SetupError
from calico.lang import Named, say

MOST_PLAYERS: Final = 4
LONGEST_NAME: Final = 40
PLAIN: Final = r"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]*$"
"""Text on one line, without signs that hide or turn what stands around them."""


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
    """Variants that combine freely where they make sense (R8.7)."""

    FAMILY = "family"
    LOWER_VARIANCE = "lower_variance"
    OPEN_HANDS = "open_hands"


E = TypeVar("E", bound=StrEnum)


def _choose(kinds: type[E], text: object, what: str, rule: str | None = None) -> E:
    """The member of ``kinds`` called ``text``, or an error that lists them."""
    if isinstance(text, str) and text in list(kinds):
        return kinds(text)
    raise SetupError(f"unknown-{what}", rule=rule, text=text, known=", ".join(kinds))


@dataclass(frozen=True, slots=True)
class Options:
    """Which game is played; only combinations that R8.7 allows."""

    setup: Mode = Mode.STANDARD
    edition: Edition = Edition.FINAL
    variants: tuple[Variant, ...] = ()
    restriction: Restriction | None = None
    scenario: Scenario | None = None

    @classmethod
    def of(
        cls,
        *,
        setup: object = "standard",
        edition: object = "final",
        variants: Iterable[object] = (),
        restriction: object = None,
        scenario: object = None,
    ) -> Options:
        """Options from the ids of the record; unknown ones are refused."""
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

    def __post_init__(self) -> None:
        """Refuse what does not go together, whoever plays (R8.7)."""
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


@dataclass(frozen=True, slots=True)
class CatInPlay:
    """A cat with the two patterns that it likes in this game (R2.3)."""

    cat: Cat
    patterns: tuple[Pattern, Pattern]

    def __str__(self) -> str:
        one, other = (say(f"pattern.{pattern.id}") for pattern in self.patterns)
        return say("cat-in-play", cat=say(f"cat.{self.cat.id}"), one=one, other=other)


@dataclass(frozen=True, slots=True)
class Player:
    """A player; ``goals`` lie on b3, c4 and d2, and are None while being chosen (R2.4)."""

    name: str
    board: Board
    goals: tuple[Goal, Goal, Goal] | None = None

    @property
    def goal_cells(self) -> dict[Cell, Goal]:
        """The goals by the cell they lie on."""
        return dict(zip(GOAL_CELLS, self.goals or (), strict=False))


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is known before the first patch is drawn; players in turn order."""

    options: Options
    cats: tuple[CatInPlay, ...]
    players: tuple[Player, ...]

    def __post_init__(self) -> None:
        """Refuse what R2 does not allow."""
        self.options.check_players(len(self.players))
        self.options.check_cats([entry.cat for entry in self.cats], len(self.players))
        patterns = [pattern for entry in self.cats for pattern in entry.patterns]
        if sorted(patterns) != list(Pattern):
            raise SetupError("patterns-dealt", rule="R2.3", text=[p.id for p in patterns])
        names = [player.name for player in self.players]
        for name in names:
            check_name(name)
        if len(set(names)) < len(names):
            raise SetupError("names-differ", text=names)
        boards = [player.board.id for player in self.players]
        if len(set(boards)) < len(boards):
            raise SetupError("boards-differ", rule="R2.7", text=boards)
        for player in self.players:
            if player.goals:
                self.options.check_goals(player.goals)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in turn order."""
        return tuple(player.name for player in self.players)

    def cat_of(self, pattern: Pattern) -> Cat:
        """The cat that likes ``pattern``."""
        return next(entry.cat for entry in self.cats if pattern in entry.patterns)

    @property
    def promo(self) -> Cat | None:
        """The promo cat, if it is in play (R11)."""
        return next((entry.cat for entry in self.cats if entry.cat.id in PROMO_CATS), None)


def check_name(name: object) -> None:
    """Refuse a name that is empty, too long or not text."""
    if not isinstance(name, str):
        raise SetupError("name-text", text=name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise SetupError("name-length", text=name, n=len(name), most=LONGEST_NAME)
    if not is_text(name):
        raise SetupError("name-text", text=name)


def is_text(text: str) -> bool:
    """Whether ``text`` is free of half characters, which no file can hold."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def parse_cat(text: object) -> Cat:
    """The cat with the id ``text``, promo cats included."""
    cat = (CATS | PROMO_CATS).get(text) if isinstance(text, str) else None
    if cat is None:
        raise SetupError(
            "unknown-cat", rule="R1.3", text=text, known=", ".join([*CATS, *PROMO_CATS])
        )
    return cat


def parse_goal(text: object) -> Goal:
    """The goal with the id ``text``."""
    if not isinstance(text, str) or text not in GOALS:
        raise SetupError("unknown-goal", rule="R1.3", text=text, known=", ".join(GOALS))
    return GOALS[text]


def parse_board(text: object) -> Board:
    """The board with the id ``text``."""
    if not isinstance(text, str) or text not in BOARDS:
        raise SetupError("unknown-board", rule="R1.2", text=text, known=", ".join(BOARDS))
    return BOARDS[text]


def parse_pattern(text: object) -> Pattern:
    """The pattern with the id ``text``."""
    for pattern in Pattern:
        if pattern.id == text:
            return pattern
    known = ", ".join(pattern.id for pattern in Pattern)
    raise SetupError("unknown-pattern", rule="R1.1", text=text, known=known)

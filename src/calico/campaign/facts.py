"""The facts of a finished game that charts and statistics need, so that it need not be replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from calico.box import PROMO_CATS
from calico.campaign.counting import Counts, counts_for
from calico.errors import HouseholdError
from calico.rules.game import Game
from calico.rules.options import Edition, Options, Variant
from calico.rules.record import Record
from calico.rules.score import Score, winners

VERSION: Final = 1
"""Facts that another version stored are computed again from the record."""
_LONGEST_LEVEL: Final = 40


@dataclass(frozen=True, slots=True)
class GoalFact:
    """A goal on somebody's quilt; ``ways`` is 0, 1 or 2 (R6)."""

    goal: str
    ways: int
    points: int


@dataclass(frozen=True, slots=True)
class CatFact:
    """A cat in play, and how many of its tokens a player has (R5)."""

    cat: str
    tokens: int
    points: int


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """One player at the end of a game."""

    name: str
    bot: str | None
    """The level of the bot that played here, or that finished for a person."""
    total: int
    goal_points: int
    cat_points: int
    button_points: int
    goals: tuple[GoalFact, ...]
    """On b3, c4 and d2."""
    cats: tuple[CatFact, ...]
    buttons: Mapping[str, int]
    """By colour, without the rainbow button."""
    rainbow: bool
    restriction_kept: bool | None
    """None without a restriction; false if it was broken (R8.5)."""
    scenario_passed: bool | None
    """None without a scenario (R8.4)."""
    won: bool
    """As the only winner or shared (R7); nobody wins a solo game."""
    hints: int = 0
    """In how many turns there was a hint."""

    @property
    def button_count(self) -> int:
        """How many buttons there are, the rainbow button included."""
        return sum(self.buttons.values()) + self.rainbow


@dataclass(frozen=True, slots=True)
class Facts:
    """A finished game in short."""

    options: Options
    seats: tuple[SeatFacts, ...]
    """In turn order."""
    taken_back: bool = False
    """Whether a move was undone after new tiles had come out of the bag."""

    @property
    def is_solo(self) -> bool:
        """Whether somebody played alone."""
        return len(self.seats) == 1

    @property
    def is_family(self) -> bool:
        """Whether it was a family game, without goals (R8.1)."""
        return self.options.family

    @property
    def counts(self) -> Counts:
        """What the game counts for (R9.2, R9.3)."""
        return counts_for(
            players=len(self.seats), taken_back=self.taken_back, **self.options.to_ids()
        )

    @property
    def bots(self) -> tuple[str | None, ...]:
        """The level of the bot in each seat."""
        return tuple(seat.bot for seat in self.seats)

    @property
    def kind(self) -> str:
        """What to compare a score with: `scenario_3`, a restriction, `family`, or the setup.

        Of the prototype edition it is `prototype.` and the setup.
        """
        options = self.options
        if options.scenario:
            return f"scenario_{options.scenario.number}"
        if options.restriction or options.family:
            return str(options.restriction or Variant.FAMILY)
        prototype = options.edition is Edition.PROTOTYPE
        return f"prototype.{options.setup}" if prototype else str(options.setup)

    def to_dict(self) -> dict[str, Any]:
        """The facts as plain data."""
        seats = [asdict(seat) for seat in self.seats]
        about = {"seats": seats, "taken_back": self.taken_back}
        return {"version": VERSION, **self.options.to_ids(), **about}

    @classmethod
    def of_dict(cls, plain: Mapping[str, Any]) -> Facts | None:
        """The facts that :meth:`to_dict` wrote; None if another version of it did."""
        if plain.get("version") != VERSION:
            return None
        seats = tuple(_seat_of(seat) for seat in plain["seats"])
        options = Options.from_ids(**{name: plain[name] for name in Options().to_ids()})
        return cls(options, seats, plain.get("taken_back", False))  # earlier releases had none


def _seat_of(plain: Mapping[str, Any]) -> SeatFacts:
    goals = tuple(GoalFact(**goal) for goal in plain["goals"])
    cats = tuple(CatFact(**cat) for cat in plain["cats"])
    return SeatFacts(**{**plain, "goals": goals, "cats": cats})


def facts_of(
    game: Game,
    bots: Sequence[str | None],
    *,
    taken_back: bool = False,
    hinted: Sequence[Sequence[int]] | None = None,
) -> Facts:
    """The facts of a finished ``game``; ``bots`` gives the level of the bot in each seat.

    ``hinted`` are the turns of each seat in which it had a hint.
    """
    if not game.is_finished:
        raise HouseholdError("game-unfinished", n=len(game.moves))
    options, scores = game.options, game.scores
    won = set(winners(options, scores)) if len(scores) > 1 else set()
    return Facts(
        options,
        seats=tuple(
            seat_facts(
                options, score, bot, won=seat in won, hints=len(hinted[seat]) if hinted else 0
            )
            for seat, (score, bot) in enumerate(zip(scores, bots, strict=True))
        ),
        taken_back=taken_back,
    )


def seat_facts(
    options: Options, score: Score, bot: str | None, *, won: bool, hints: int = 0
) -> SeatFacts:
    """The facts of the player with this final ``score``."""
    others = sum(cat.points * n for cat, n in score.cats.items() if cat.id not in PROMO_CATS)
    return SeatFacts(
        name=score.name,
        bot=bot,
        total=score.total,
        goal_points=score.goal_points,
        cat_points=score.cat_points,
        button_points=score.button_points,
        goals=tuple(
            GoalFact(goal.goal.id, goal.ways, goal.points) for goal in score.goals.values()
        ),
        cats=tuple(
            CatFact(
                cat.id,
                count,
                score.cat_points - others if cat.id in PROMO_CATS else count * cat.points,
            )
            for cat, count in score.cats.items()
        ),
        buttons={colour.id: count for colour, count in score.buttons.items()},
        rainbow=bool(score.rainbow),
        restriction_kept=not score.restriction_broken if options.restriction else None,
        scenario_passed=score.scenario_passed,
        won=won,
        hints=hints,
    )


def bots_of(record: Record) -> tuple[str | None, ...]:
    """The level of the bot in each seat, as far as the record's meta tells.

    ``calico play`` notes its bots by name, a table all of its seats.  A bot that acted for a person
    counts as the player of that seat.
    """
    names = record.setup.names
    by_name, by_seat = record.meta.get("bots"), record.meta.get("seats")
    found: list[object] = [None] * len(names)
    if isinstance(by_name, dict):
        found = [by_name.get(name) for name in names]
    elif isinstance(by_seat, list) and len(by_seat) == len(names):
        found = [
            seat.get("stand_in") or seat.get("level") if isinstance(seat, dict) else None
            for seat in by_seat
        ]
    return tuple(_level(level) for level in found)


def _level(value: object) -> str | None:
    """The level in a bot's ``name:limit``, if ``value`` is one."""
    if not isinstance(value, str):
        return None
    level = value.partition(":")[0]
    return level[:_LONGEST_LEVEL] if level and level.isprintable() else None

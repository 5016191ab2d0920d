"""Statistics of a person: scores in solo games and with others, and results by cat and goal.

Games that a bot finished for the person are not included.  Solo games count in means and the
distribution but not in win rates, as nobody wins them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean, stdev
from typing import Any, Final

from calico.campaign.facts import CatFact, Facts, GoalFact, SeatFacts
from calico.campaign.household import Household, PlayedGame
from calico.players.levels import BASELINE, LEVELS

BIN: Final = 5
"""The width of a bar of the distribution, in points."""
_LEVELS: Final = (BASELINE, *LEVELS)
"""Our own bots from weak to strong; others come after them."""


@dataclass(frozen=True, slots=True)
class Bin:
    """How many games ended with a score from ``low`` to ``high``."""

    low: int
    high: int
    n: int


@dataclass(frozen=True, slots=True)
class Split:
    """Mean points of goals, cats and buttons."""

    goals: float
    cats: float
    buttons: float


@dataclass(frozen=True, slots=True)
class Solo:
    """Solo games of one kind, and the best score."""

    kind: str
    games: int
    mean: float
    best: int
    best_game: str
    """The first game with that score."""


@dataclass(frozen=True, slots=True)
class CatNumbers:
    """Results of a person with a cat, in games where it was in play."""

    cat: str
    games: int
    mean_tokens: float
    mean_points: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class GoalNumbers:
    """Results of a person with a goal; ``one`` and ``both`` count how it was completed (R6)."""

    goal: str
    games: int
    one: int
    both: int
    mean_points: float


@dataclass(frozen=True, slots=True)
class Against:
    """Games against one kind of bot, and how many of them were won (R7)."""

    opponent: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class ScoreAt:
    """A score and its time."""

    at: int
    score: int
    game: str


@dataclass(frozen=True, slots=True)
class Statistics:
    """All statistics of one person; means are None without games."""

    games: int
    mean: float | None
    best: int | None
    sd: float | None
    split: Split | None
    distribution: tuple[Bin, ...]
    solo: tuple[Solo, ...]
    cats: tuple[CatNumbers, ...]
    """Sorted by points, the best first; also the goals."""
    goals: tuple[GoalNumbers, ...]
    against: tuple[Against, ...]
    over_time: tuple[ScoreAt, ...]
    hinted: int = 0
    """In how many of the games the person had a hint."""
    alone: tuple[int, ...] = field(default=(), repr=False)
    """The scores of games alone, and of those with others."""
    together: tuple[int, ...] = field(default=(), repr=False)

    def to_dict(self) -> dict[str, Any]:
        """The numbers as plain data, as `/api/household/statistics` has them."""
        plain = asdict(self)
        del plain["alone"], plain["together"]
        plain["distribution"] = [
            {"from": each.low, "to": each.high, "n": each.n} for each in self.distribution
        ]
        return plain


@dataclass(frozen=True, slots=True)
class _Sat:
    """A game, and the seat of the person."""

    game: PlayedGame
    seat: SeatFacts

    @property
    def facts(self) -> Facts:
        return self.game.facts


def statistics_of(household: Household, name: str) -> Statistics:
    """The numbers of the person called ``name``."""
    person = household.person(name)
    sat = sorted(_seats(household, person), key=lambda each: (each.game.at, each.game.id))
    totals = [each.seat.total for each in sat]
    return Statistics(
        games=len(sat),
        mean=fmean(totals) if totals else None,
        best=max(totals, default=None),
        sd=stdev(totals) if len(totals) > 1 else None,
        split=_split([each.seat for each in sat]) if sat else None,
        distribution=tuple(_bins(totals)),
        solo=tuple(_solo([each for each in sat if each.facts.is_solo])),
        cats=tuple(_cats(sat)),
        goals=tuple(_goals(sat)),
        against=tuple(_against([each for each in sat if not each.facts.is_solo], person)),
        hinted=sum(each.seat.hints > 0 for each in sat),
        over_time=tuple(ScoreAt(s.game.at, s.seat.total, s.game.id) for s in sat),
        alone=tuple(each.seat.total for each in sat if each.facts.is_solo),
        together=tuple(each.seat.total for each in sat if not each.facts.is_solo),
    )


def _seats(household: Household, person: str) -> Iterable[_Sat]:
    for game in household.games.values():
        seat = game.seat_of(person)
        if seat is not None and game.facts.seats[seat].bot is None:
            yield _Sat(game, game.facts.seats[seat])


def _split(seats: Sequence[SeatFacts]) -> Split:
    return Split(
        goals=fmean(seat.goal_points for seat in seats),
        cats=fmean(seat.cat_points for seat in seats),
        buttons=fmean(seat.button_points for seat in seats),
    )


def _bins(totals: Sequence[int]) -> Iterable[Bin]:
    """From the lowest score to the highest without a gap."""
    counts = Counter(total // BIN for total in totals)
    if counts:
        for k in range(min(counts), max(counts) + 1):
            yield Bin(BIN * k, BIN * k + BIN - 1, counts[k])


def _solo(sat: Sequence[_Sat]) -> Iterable[Solo]:
    """Setups first, then scenarios in order, then the rest."""
    kinds: dict[str, list[_Sat]] = defaultdict(list)
    for each in sat:
        kinds[each.facts.kind].append(each)
    for kind in sorted(kinds, key=_kind_order):
        totals = [each.seat.total for each in kinds[kind]]
        best = max(kinds[kind], key=lambda each: each.seat.total)  # the first of the best
        yield Solo(kind, len(totals), fmean(totals), max(totals), best.game.id)


def _kind_order(kind: str) -> tuple[int, int, str]:
    setups = ("beginner", "standard", "prototype.beginner", "prototype.standard")
    if kind in setups:
        return 0, setups.index(kind), kind
    number = kind.removeprefix("scenario_")
    return (1, int(number), kind) if number.isdigit() else (2, 0, kind)


def _cats(sat: Sequence[_Sat]) -> Iterable[CatNumbers]:
    found: dict[str, list[tuple[CatFact, int]]] = defaultdict(list)
    for each in sat:
        for cat in each.seat.cats:
            found[cat.cat].append((cat, each.seat.total))
    numbers = (
        CatNumbers(
            cat,
            len(facts),
            fmean(fact.tokens for fact, _ in facts),
            fmean(fact.points for fact, _ in facts),
            fmean(total for _, total in facts),
        )
        for cat, facts in found.items()
    )
    return sorted(numbers, key=lambda each: (-each.mean_points, each.cat))


def _goals(sat: Sequence[_Sat]) -> Iterable[GoalNumbers]:
    found: dict[str, list[GoalFact]] = defaultdict(list)
    for each in sat:
        for goal in each.seat.goals:
            found[goal.goal].append(goal)
    numbers = (
        GoalNumbers(
            goal,
            len(facts),
            sum(fact.ways == 1 for fact in facts),
            sum(fact.ways == 2 for fact in facts),
            fmean(fact.points for fact in facts),
        )
        for goal, facts in found.items()
    )
    return sorted(numbers, key=lambda each: (-each.mean_points, each.goal))


def _against(sat: Sequence[_Sat], person: str) -> Iterable[Against]:
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for each in sat:
        mine = each.game.seat_of(person)
        levels = {bot for seat, bot in enumerate(each.facts.bots) if bot and seat != mine}
        games.update(levels)
        wins.update(levels if each.seat.won else ())
    return [Against(level, games[level], wins[level]) for level in sorted(games, key=_strength)]


def _strength(level: str) -> tuple[int, str]:
    return (_LEVELS.index(level) if level in _LEVELS else len(_LEVELS), level)

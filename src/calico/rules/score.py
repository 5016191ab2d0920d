"""The score: what is on a quilt, what it is worth, who wins, and whether a scenario is passed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from calico.box import Cat, Cell, Colour, Goal, Objective, Scenario
from calico.rules.event import GoalScore, Token
from calico.rules.kernel import objectives as kernel_objectives
from calico.rules.options import Edition, Options


@dataclass(frozen=True, slots=True)
class Score:
    """The full score sheet of one player, finished or not."""

    name: str
    goals: dict[Cell, GoalScore]
    cats: dict[Cat, int]
    cat_points: int
    buttons: dict[Colour, int]
    rainbow: bool
    button_points: int
    placed: int
    restriction_broken: bool
    scenario_passed: bool | None
    tokens: tuple[Token, ...]
    """Every button and cat in the order they came, each with its move and group."""

    @property
    def goal_points(self) -> int:
        """Points of the design goals."""
        return sum(goal.points for goal in self.goals.values())

    @property
    def total(self) -> int:
        """All points (R7.1)."""
        return self.goal_points + self.cat_points + self.button_points

    @property
    def cat_count(self) -> int:
        """How many cats came: the first tie-break (R7.1)."""
        return sum(self.cats.values())

    @property
    def button_count(self) -> int:
        """How many buttons there are, the rainbow button included: the second tie-break (R7.1)."""
        return sum(self.buttons.values()) + self.rainbow

    def to_dict(self) -> dict[str, Any]:
        """The score as the record's contract writes it."""
        return {
            "name": self.name,
            "total": self.total,
            "goals": {str(cell): goal.to_dict() for cell, goal in self.goals.items()},
            "goal_points": self.goal_points,
            "cats": {cat.id: count for cat, count in self.cats.items()},
            "cat_points": self.cat_points,
            "buttons": {colour.id: count for colour, count in self.buttons.items()},
            "rainbow": self.rainbow,
            "button_points": self.button_points,
            "placed": self.placed,
            "restriction_broken": self.restriction_broken,
            "scenario_passed": self.scenario_passed,
        }

    def __str__(self) -> str:
        return (
            f"{self.name}: {self.total} = "
            f"{self.goal_points} + {self.cat_points} + {self.button_points}"
        )


def is_within_reach(goal: Goal, around: Iterable[object]) -> bool:
    """Whether the colours or patterns ``around`` a goal can still complete it (R6.1)."""
    counts = sorted(Counter(around).values(), reverse=True)
    fits = all(count <= part for count, part in zip(counts, goal.partition, strict=False))
    return fits and len(counts) <= len(goal.partition)


def objective_count(objective: Objective, score: Score) -> int:
    """How far ``score`` is with what ``objective`` counts (R8.4)."""
    tally = [0] * kernel_objectives.TALLY
    tally[kernel_objectives.TOTAL] = score.total
    tally[kernel_objectives.RAINBOW] = int(score.rainbow)
    tally[kernel_objectives.CATS] = score.cat_count
    for i, cat in enumerate(2 * tuple(score.cats)):  # each likes two patterns
        tally[kernel_objectives.OF_CAT + i] = score.cats[cat]
    for colour, count in score.buttons.items():
        tally[kernel_objectives.OF_COLOUR + colour] = count
    for i, goal in enumerate(score.goals.values()):
        tally[kernel_objectives.WAYS + i] = goal.ways
    return kernel_objectives.count(tally, list(Objective).index(objective))


def wanted(scenario: Scenario) -> dict[Objective, int]:
    """How much each objective of ``scenario`` asks for (R8.4).

    Goals wanted one way come on top of those wanted both ways, so the two are added up.
    """
    both = scenario.objectives.get(Objective.BOTH_WAYS, 0)
    return {
        objective: count + both if objective is Objective.ONE_WAY else count
        for objective, count in scenario.objectives.items()
    }


def objectives(scenario: Scenario, score: Score) -> dict[Objective, tuple[int, int]]:
    """For each objective of ``scenario``, what ``score`` has and what is wanted (R8.4)."""
    return {
        objective: (objective_count(objective, score), count)
        for objective, count in wanted(scenario).items()
    }


def passed(scenario: Scenario, score: Score) -> bool:
    """Whether ``score`` meets every objective of ``scenario``."""
    return all(have >= count for have, count in objectives(scenario, score).values())


class Decider(StrEnum):
    """What decides between those with the most points (R7.1, R7.2)."""

    CATS = "cats"
    BUTTONS = "buttons"
    ORDER = "order"
    """The later in turn order: in the prototype edition only."""
    NOTHING = "shared"
    """Cats and buttons are level too: the victory is shared."""


@dataclass(frozen=True, slots=True)
class TieBreak:
    """Who had the most points, and what decided between them."""

    level: tuple[Score, ...]
    decider: Decider
    counts: tuple[tuple[str, int], ...]
    """How many cats or buttons those had between whom these decided, by name."""


def tie_break(options: Options, scores: Sequence[Score]) -> TieBreak | None:
    """What decided the game, if more than one had the most points (R7.1, R7.2)."""
    best = max(score.total for score in scores)
    level = tuple(score for score in scores if score.total == best)
    if len(level) == 1:
        return None
    most = max(score.cat_count for score in level)
    ahead = [score for score in level if score.cat_count == most]
    if len(ahead) == 1:
        cats = tuple((score.name, score.cat_count) for score in level)
        return TieBreak(level, Decider.CATS, cats)
    if options.edition is Edition.PROTOTYPE:
        return TieBreak(level, Decider.ORDER, ())
    buttons = tuple((score.name, score.button_count) for score in ahead)
    if len({count for _, count in buttons}) > 1:
        return TieBreak(level, Decider.BUTTONS, buttons)
    return TieBreak(level, Decider.NOTHING, ())


def winners(options: Options, scores: Sequence[Score]) -> list[int]:
    """The seats that win, in turn order (R7.1, R7.2)."""
    if options.edition is Edition.PROTOTYPE:
        best = max((score.total, score.cat_count, seat) for seat, score in enumerate(scores))
        return [best[2]]
    ranks = [(score.total, score.cat_count, score.button_count) for score in scores]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

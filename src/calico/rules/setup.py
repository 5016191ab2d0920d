"""Setting up: which game is played, with which cats, by whom and for which goals (R2, R8, R10).

:class:`Setup` is everything that lies on the table before the first patch is drawn.  It checks
itself: an impossible one cannot be made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from calico.box import (
    BOARDS,
    CATS,
    GOAL_CELLS,
    GOALS,
    PROMO_CATS,
    Board,
    Cat,
    Cell,
    Goal,
    Pattern,
)
from calico.errors import IllegalMove, SetupError
from calico.lang import say
from calico.rules.options import Options

LONGEST_NAME: Final = 40
PLAIN: Final = r"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]*$"
"""Text on one line, without invisible characters or changes of direction."""


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
    """Whether ``text`` has no lone surrogates, which cannot be encoded."""
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


def choose_three(
    options: Options, dealt: Sequence[Goal], goals: Sequence[object] | Mapping[str, object]
) -> tuple[Goal, Goal, Goal]:
    """The goals for b3, c4 and d2 that somebody chose of those ``dealt``, or why not (R2.4, R8.4).

    ``goals`` are their ids in that order, or by cell.
    """
    if isinstance(goals, Mapping):
        if set(goals) != set(GOAL_CELLS):
            raise IllegalMove("goal-cells", rule="R2.4", text=list(goals))
        goals = [goals[cell] for cell in GOAL_CELLS]
    chosen = [parse_goal(goal) for goal in goals]
    options.check_goals(chosen)
    for goal in chosen:
        if goal not in dealt:
            known = ", ".join(each.id for each in dealt)
            raise IllegalMove("goal-not-dealt", rule="R2.4", goal=goal.id, dealt=known)
    return chosen[0], chosen[1], chosen[2]


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

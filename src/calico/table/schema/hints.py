"""The messages of hints: the best few moves or goals, and what another move costs."""

from __future__ import annotations

from typing import Any

from calico.coach.review.labels import Label, judge
from calico.players.hints import GoalHint, GoalPlace, in_words, reasons
from calico.players.stages import free_cells, goal_stages, move_stages, part_of
from calico.rules.notation import Move
from calico.rules.view import View
from calico.table.schema.fields import Message, Notation


class HintedMove(Message):
    """A move to consider."""

    move: Notation
    tile: Notation
    cell: Notation
    slot: int | None
    """The place in the market, counted from 0, of the tile that it takes or places."""
    expected: float
    """The final score to expect."""
    spread: float
    """The standard deviation of that score."""
    reasons: list[str]


class HintedGoals(Message):
    """A choice of goals to consider."""

    goals: dict[Notation, Notation]
    """By their cell."""
    left: list[Notation]
    """The goals that it leaves out."""
    expected: float
    spread: float
    reasons: list[str]


class HintView(Message):
    """A hint; all of it comes at once, and is meant to be shown in stages."""

    seat: int
    number: int | None
    """The move of the game that it is about; nothing for goals."""
    stages: list[str]
    """The first three stages as sentences."""
    part: list[Notation]
    """The free cells of the part of the quilt that the second stage names."""
    moves: list[HintedMove]
    """The best first; none for goals."""
    goals: list[HintedGoals]
    """The best first; none for a move."""


class MoveCheck(Message):
    """How a move that somebody thinks of compares with the best one."""

    loss: float | None
    """How many points it is behind; nothing if no move was sent."""
    error: float | None
    """The standard error of that."""
    mistake: bool
    """Whether that is certainly a mistake."""
    better: HintedMove | None
    """The best move, if so; showing it counts as a hint."""


def hint_view(view: View, number: int | None, advice: dict[str, Any]) -> HintView:
    """The ``advice`` to the viewer, in the language of the reader."""
    seat = view.viewer or 0
    if goals := [_goal_hint(each) for each in advice.get("goals", ())]:
        return HintView(
            seat=seat,
            number=None,
            stages=list(goal_stages(goals[0], in_words)),
            part=[],
            moves=[],
            goals=[
                HintedGoals(
                    goals=dict(hint.goals),
                    left=list(hint.left),
                    expected=round(hint.expected, 1),
                    spread=round(hint.spread, 1),
                    reasons=list(hint.why(in_words)),
                )
                for hint in goals
            ],
        )
    best = Move.parse(advice["moves"][0]["move"])
    return HintView(
        seat=seat,
        number=number,
        stages=list(move_stages(best, in_words)),
        part=[str(cell) for cell in free_cells(view, part_of(best.cell))],
        moves=[hinted_move(view, each) for each in advice["moves"]],
        goals=[],
    )


def move_check(view: View, advice: dict[str, Any], weighed: dict[str, Any] | None) -> MoveCheck:
    """The answer about a move that was ``weighed`` against the best of ``advice``."""
    if weighed is None:
        return MoveCheck(loss=None, error=None, mistake=False, better=None)
    mistake = is_mistake(weighed)
    return MoveCheck(
        loss=round(weighed["loss"], 2),
        error=round(weighed["error"], 2),
        mistake=mistake,
        better=hinted_move(view, advice["moves"][0]) if mistake else None,
    )


def is_mistake(weighed: dict[str, Any]) -> bool:
    """Whether a move certainly costs as much as a mistake does in a review."""
    return judge(weighed["loss"], weighed["error"]) in (Label.MISTAKE, Label.BLUNDER)


def hinted_move(view: View, found: dict[str, Any]) -> HintedMove:
    """A move of some advice, with its reasons."""
    move = Move.parse(found["move"])
    takes = move.take is not None or view.options.no_hand
    return HintedMove(
        move=str(move),
        tile=str(move.tile),
        cell=str(move.cell),
        slot=view.slot(move) if takes else None,
        expected=round(found["expected"], 1),
        spread=round(found["spread"], 1),
        reasons=list(reasons(view, move, in_words)),
    )


def _goal_hint(found: dict[str, Any]) -> GoalHint:
    places = tuple(GoalPlace(*place) for place in found["places"])
    return GoalHint(places, tuple(found["left"]), found["expected"], found["spread"])

"""Actions: every decision of a game as a number, and which of them are legal.

The first actions are the moves, by the numbers of :mod:`calico.rules.kernel.moves`.  From
``GOAL_CHOICES`` on follow the 24 ways to put three of four dealt goals on b3, c4 and d2 (R2.4).
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Final

from calico.box import Goal
from calico.errors import IllegalMove
from calico.rules import numbers
from calico.rules.kernel import choosing, kernel, moves
from calico.rules.kernel.choosing import CHOICES
from calico.rules.notation import Move
from calico.rules.options import Options
from calico.rules.position import Position
from calico.rules.setup import choose_three

GOAL_CHOICES: Final = moves.MOVES
"""The first action that chooses goals."""
ACTIONS: Final = GOAL_CHOICES + len(CHOICES)
"""How many actions there are."""


def act(s: list[int], action: int) -> None:
    """Apply the legal ``action`` for the current seat."""
    if choosing.is_choosing(s):
        choosing.choose(s, action - GOAL_CHOICES)
    else:
        moves.play_number(s, action)


def write_mask(s: list[int], mask: Any) -> None:
    """Write into ``mask`` a 1 for every legal action of the current seat, otherwise 0."""
    for i in range(ACTIONS):
        mask[i] = 0
    if choosing.is_choosing(s):
        choosing.write_choices(s, mask, GOAL_CHOICES)
    elif not kernel.is_finished(s):
        moves.write_legal(s, mask)


def parse_action(action: object) -> int:
    """``action`` as a number; raises an error if there is no such action, legal or not."""
    try:
        number = operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if not 0 <= number < ACTIONS:
        raise IllegalMove("action-unknown", text=action, most=ACTIONS - 1)
    return number


def move_of(position: Position, action: int) -> Move:
    """The move that ``action`` means in ``position``, where patches are being placed."""
    return numbers.move_of(position, parse_action(action))


def action_of(position: Position, move: Move) -> int:
    """The action of the legal ``move`` in ``position``."""
    return numbers.number_of(position, move)


def goals_of(dealt: Sequence[Goal], action: int) -> list[str]:
    """The ids of the goals that ``action`` puts on b3, c4 and d2."""
    number = parse_action(action)
    places = CHOICES[number - GOAL_CHOICES] if number >= GOAL_CHOICES else ()
    if not places or max(places) >= len(dealt):
        raise IllegalMove("action-illegal", action=number)
    return [dealt[place].id for place in places]


def action_of_goals(dealt: Sequence[Goal], goals: Sequence[str]) -> int:
    """The action that puts ``goals`` on b3, c4 and d2."""
    chosen = choose_three(Options(), dealt, goals)
    b3, c4, d2 = (dealt.index(goal) for goal in chosen)
    return GOAL_CHOICES + CHOICES.index((b3, c4, d2))

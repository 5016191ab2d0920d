"""Actions: every decision of a game as a number, and which of them are legal.

A turn is ``66 * hand + 3 * cell + slot``: the hand tile, the patch cell (a1 to e5 without the goal
cells) and the market tile.  Without hands (R8.6) ``hand`` is 0 and ``slot`` is the tile that is
placed; after the last placement, where nothing is drafted (R3.4), ``slot`` is 0.  Of two tiles
alike only the first counts, unless taking the other does something else (R8.3), so every legal move
is one action.  From ``GOAL_CHOICES`` on follow the 24 ways to put three of four dealt goals on b3,
c4 and d2 (R2.4).

While goals are chosen, each hand of the kernel's row holds the dealt goals of its seat, see
:func:`pack_goals`, and the seat on turn is the one that chooses.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any, Final

from calico.box import PATCH_CELLS, Goal
from calico.errors import IllegalMove
from calico.rules.kernel import hexes, kernel
from calico.rules.kernel.compiled import compiles
from calico.rules.notation import Move
from calico.rules.position import Position

CELL_BITS: Final = tuple(hexes.bit(cell) for cell in PATCH_CELLS)
GOAL_CHOICES: Final = 2 * len(PATCH_CELLS) * 3
"""The first action that chooses goals."""
CHOICES: Final = tuple(permutations(range(4), 3))
"""Which of the dealt goals go to b3, c4 and d2."""
ACTIONS: Final = GOAL_CHOICES + len(CHOICES)
"""How many actions there are."""

NO_GOAL: Final = 7
_PACKED_CHOICES: Final = tuple(a | b << 3 | c << 6 for a, b, c in CHOICES)


def pack_goals(goals: Sequence[Goal]) -> int:
    """Up to four dealt goals as one number, three bits each; ``NO_GOAL`` where there is none."""
    indices = [goal.index for goal in goals] + [NO_GOAL] * (4 - len(goals))
    return sum(index << 3 * i for i, index in enumerate(indices))


@compiles
def is_choosing(s: list[int]) -> bool:
    """Whether goals are being chosen: nothing has been drawn yet (R2.4)."""
    return s[kernel.DRAWN] == 0


@compiles
def act(s: list[int], action: int) -> None:
    """Do what the legal ``action`` says for the seat on turn."""
    if is_choosing(s):
        choose(s, _PACKED_CHOICES[action - GOAL_CHOICES])
    else:
        kernel.play(s, action // 66, CELL_BITS[action // 3 % 22], action % 3)


@compiles
def choose(s: list[int], places: int) -> None:
    """Put three dealt goals on the quilt on turn; after the last seat, draw hands and market."""
    seat = s[kernel.SEAT]
    dealt = s[kernel.HAND + 2 * seat]
    for i in range(3):
        s[seat * kernel.QUILT + kernel.GOAL + i] = dealt >> 3 * (places >> 3 * i & 7) & 7
    s[kernel.SEAT] = seat + 1
    if seat + 1 == s[kernel.PLAYERS]:
        s[kernel.SEAT] = 0
        kernel.deal(s)


@compiles
def write_mask(s: list[int], mask: Any) -> None:
    """Write into ``mask`` a 1 for every legal action of the seat on turn, and else 0."""
    for i in range(ACTIONS):
        mask[i] = 0
    if is_choosing(s):
        dealt = s[kernel.HAND + 2 * s[kernel.SEAT]]
        for i in range(len(CHOICES)):
            places = _PACKED_CHOICES[i]
            missing = False
            for j in range(3):
                missing |= dealt >> 3 * (places >> 3 * j & 7) & 7 == NO_GOAL
            mask[GOAL_CHOICES + i] = 0 if missing else 1
    elif not kernel.is_finished(s):
        _mask_turns(s, mask)


@compiles
def _mask_turns(s: list[int], mask: Any) -> None:
    seat = s[kernel.SEAT] & 3
    q = seat * kernel.QUILT
    free = s[q + kernel.FREE]
    no_hand = s[kernel.RESTRICTION] == kernel.NO_HAND
    anywhere = no_hand or kernel.is_stuck(s, seat)
    mine = kernel.HAND + 2 * seat
    drafts = no_hand or free & (free - 1) != 0
    second = drafts and not kernel.is_repeated(s, 1)
    third = drafts and not kernel.is_repeated(s, 2)
    for hand in range(2):
        cells = free if anywhere else kernel.allowed(s, q, s[mine + hand])
        if hand == 1 and (no_hand or s[mine] == s[mine + 1]):
            cells = 0
        for i in range(len(CELL_BITS)):
            legal = cells & CELL_BITS[i] != 0
            mask[66 * hand + 3 * i] = legal
            mask[66 * hand + 3 * i + 1] = legal and second
            mask[66 * hand + 3 * i + 2] = legal and third


def parse_action(action: object) -> int:
    """``action`` if it is the number of one, legal or not."""
    try:
        number = operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if not 0 <= number < ACTIONS:
        raise IllegalMove("action-unknown", text=action, most=ACTIONS - 1)
    return number


def move_of(position: Position, action: int) -> Move:
    """The move that ``action`` means in ``position``, where patches are being placed."""
    number = parse_action(action)
    tiles = position.placeable
    hand, slot = number // 66, number % 3
    which = slot if position.options.no_hand else hand
    if number >= GOAL_CHOICES or which >= len(tiles):
        raise IllegalMove("action-illegal", action=number)
    tile, cell = tiles[which], PATCH_CELLS[number // 3 % 22]
    if position.options.no_hand:
        return Move(tile, cell, None, position.place(slot))
    if not position.takeable:
        return Move(tile, cell)
    return Move(tile, cell, position.market[slot], position.place(slot))


def action_of(position: Position, move: Move) -> int:
    """The action of the legal ``move`` in ``position``."""
    reason = position.why_illegal(move)
    if reason is not None:
        raise reason
    hand = 0 if position.options.no_hand else position.placeable.index(move.tile)
    slot = position.slot(move)
    if move.place is not None and position.place(slot) is None:
        slot = position.slot(replace(move, place=None))  # the place makes no difference
    return 66 * hand + 3 * PATCH_CELLS.index(move.cell) + slot


def goals_of(dealt: Sequence[Goal], action: int) -> list[str]:
    """The ids of the goals that ``action`` puts on b3, c4 and d2."""
    number = parse_action(action)
    places = CHOICES[number - GOAL_CHOICES] if number >= GOAL_CHOICES else ()
    if not places or max(places) >= len(dealt):
        raise IllegalMove("action-illegal", action=number)
    return [dealt[place].id for place in places]


def action_of_goals(dealt: Sequence[Goal], goals: Sequence[str]) -> int:
    """The action that puts ``goals`` on b3, c4 and d2."""
    ids = [goal.id for goal in dealt]
    places = tuple(ids.index(goal) for goal in goals if goal in ids)
    if places not in CHOICES:
        raise IllegalMove(
            "goal-not-dealt", rule="R2.4", goal=", ".join(goals), dealt=", ".join(ids)
        )
    return GOAL_CHOICES + CHOICES.index(places)

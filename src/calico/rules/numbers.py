"""Moves as numbers (:mod:`calico.rules.kernel.moves`) and as moves of a game."""

from __future__ import annotations

from dataclasses import replace

from calico.box import PATCH_CELLS
from calico.errors import IllegalMove
from calico.rules.kernel import moves
from calico.rules.notation import Move
from calico.rules.position import Position


def move_of(position: Position, number: int) -> Move:
    """The move that ``number`` means in ``position``, where patches are being placed."""
    tiles = position.placeable
    no_hand, slot = position.options.no_hand, moves.slot_of(number)
    which = slot if no_hand else moves.hand_of(number)
    if not 0 <= number < moves.MOVES or which >= len(tiles):
        raise IllegalMove("action-illegal", action=number)
    tile, cell = tiles[which], PATCH_CELLS[moves.cell_of(number)]
    if no_hand:
        return Move(tile, cell, None, position.place(slot))
    if not position.takeable:
        return Move(tile, cell)
    return Move(tile, cell, position.market[slot], position.place(slot))


def number_of(position: Position, move: Move) -> int:
    """The number of the legal ``move`` in ``position``."""
    reason = position.why_illegal(move)
    if reason is not None:
        raise reason
    hand = 0 if position.options.no_hand else position.placeable.index(move.tile)
    slot = position.slot(move)
    if move.place is not None and position.place(slot) is None:
        slot = position.slot(replace(move, place=None))  # the place makes no difference
    return moves.number_of(hand, PATCH_CELLS.index(move.cell), slot)

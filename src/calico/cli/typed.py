"""What people type: moves, drafts and goals, with any case and spacing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from calico.box import Cell, Goal, Tile
from calico.errors import NotationError
from calico.rules.notation import Move
from calico.rules.position import Position

_TILE: Final = r"([a-z]{2}|\d)"
_MOVE: Final = re.compile(rf"{_TILE}([a-z]\d){_TILE}?")
_DRAFT: Final = re.compile(_TILE)


def read_move(text: str, position: Position, placed: Move | None = None) -> Move:
    """The move in ``text``: a whole one, a placement, or the draft after the one ``placed``.

    Tiles are two letters, or digits that count the hand and the market.
    """
    letters = re.sub(r"[\s@,]", "", text.lower())
    draft = _DRAFT.fullmatch(letters)
    if placed and draft:
        return Move(placed.tile, placed.cell, _tile(draft[1], position.market))
    match = _MOVE.fullmatch(letters)
    if match is None:
        return Move.parse(text)
    tile, cell, take = match.groups()
    return Move(
        _tile(tile, position.placeable),
        Cell.parse(cell),
        _tile(take, position.market) if take else None,
    )


def _tile(text: str, offered: Sequence[Tile]) -> Tile:
    if not text.isdigit():
        return Tile.parse(text.capitalize())
    if not 1 <= int(text) <= len(offered):
        tiles = ", ".join(str(tile) for tile in offered)
        raise NotationError("no-such-digit", n=int(text), tiles=tiles)
    return offered[int(text) - 1]


def read_goals(text: str, dealt: Sequence[Goal]) -> list[str]:
    """The ids of the goals in ``text``: digits that count the dealt ones, or their letters."""
    words = text.replace(",", " ").split()
    if len(words) == 1 and words[0].isdigit():
        words = list(words[0])
    return [_goal(word, dealt) for word in words]


def _goal(word: str, dealt: Sequence[Goal]) -> str:
    if word.isdigit():
        if not 1 <= int(word) <= len(dealt):
            raise NotationError("no-such-goal", n=word, most=len(dealt))
        return dealt[int(word) - 1].id
    return next((goal.id for goal in dealt if word == goal.printed), word.upper().replace("-", ""))

"""What people type: moves, drafts and goals, with any case and spacing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from calico.box import Cell, Goal, Tile
from calico.errors import NotationError
from calico.rules.notation import Move
from calico.rules.position import Position

_TILE: Final = r"([a-z]{2}(?:/\d)?|\d)"
_MOVE: Final = re.compile(rf"{_TILE}([a-z]\d){_TILE}?")
_DRAFT: Final = re.compile(_TILE)


def read_move(text: str, position: Position, placed: Move | None = None) -> Move:
    """The move in ``text``: a whole one, a placement, or the draft after the one ``placed``.

    Tiles are two letters, alone with their place in the market if it matters, or digits that count
    the hand and the market.
    """
    letters = re.sub(r"[\s@,]", "", text.lower())
    draft = _DRAFT.fullmatch(letters)
    if placed and draft:
        return Move(placed.tile, placed.cell, *_taken(draft[1], position))
    match = _MOVE.fullmatch(letters)
    if match is None:
        return Move.parse(text)
    tile, cell, take = match[1], Cell.parse(match[2]), match[3]
    if "/" in tile or position.options.no_hand:
        from_market, place = _taken(tile, position)
        return Move(from_market, cell, _tile(take, position.market) if take else None, place)
    if take is None:
        return Move(_tile(tile, position.placeable), cell)
    return Move(_tile(tile, position.placeable), cell, *_taken(take, position))


def _taken(text: str, position: Position) -> tuple[Tile, int | None]:
    """A tile of the market, and its place there where that matters (R8.3)."""
    tile, _, place = text.partition("/")
    found = _tile(tile, position.market)
    if place:
        return found, int(place)
    return found, position.place(int(tile) - 1) if tile.isdigit() else None


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

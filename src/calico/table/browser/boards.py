"""The analysis board as messages: JSON goes in, JSON comes out.

The page calls these functions in workers of the browser, with a server and without: :func:`change`
for all that is done on a board, and, in a worker that may be ended meanwhile, :func:`evaluate` and
:func:`choose`.  A board travels as its document.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from calico.coach.advice import advise
from calico.coach.board.document import BoardDocument
from calico.coach.board.tree import AnalysisBoard
from calico.errors import CalicoError
from calico.lang import speaking
from calico.players.answers import chosen
from calico.rules.game import Game
from calico.table.game.events import StoredSeat
from calico.table.game.practice import practice_table
from calico.table.schema.hints import hinted_move
from calico.table.schema.views import preview_views, table_view

_ANALYST: Final = "analyst"
"""The guest on turn."""
_OTHERS: Final = "others"

_latest: dict[str, BoardDocument] = {}
"""What the latest document says: reading one plays all of it."""


def change(text: str) -> str:
    """The board after something was done at its position ``at``.

    ``what`` is ``open`` (a file, a board or a record), ``look``, ``play`` with a ``move``,
    ``shuffle`` or ``remove``.  What is refused is answered by ``error``, a sentence in
    ``language``.
    """
    asked = json.loads(text)
    with speaking(asked["language"]):
        try:
            document = _read(asked["document"])
            at = _DONE[asked["what"]](document, asked)
            document.board.game(at)
            return _shown(BoardDocument(document.board, at))
        except CalicoError as error:
            return _text({"error": str(error), "code": error.code})


def evaluate(text: str) -> str:
    """The best three moves at the position ``at``, with reasons in ``language``."""
    asked = json.loads(text)
    with speaking(asked["language"]):
        game = _read(asked["document"]).board.game(asked["at"])
        view = game.view(game.seat)
        found = advise(_seed(asked), view)
        return _text({"moves": [hinted_move(view, each).model_dump() for each in found["moves"]]})


def choose(text: str) -> str:
    """The ``move`` of the bot of a ``level`` at the position ``at``, or why there is none."""
    asked = json.loads(text)
    game = _read(asked["document"]).board.game(asked["at"])
    return _text(chosen(asked["level"], _seed(asked), game.view(game.seat)))


def _seed(asked: dict[str, Any]) -> str:
    return f"board/{asked['at']}"


def _open(document: BoardDocument, asked: dict[str, Any]) -> int:
    at = asked.get("at")
    return document.at if at is None else min(max(at, 0), document.board.last)


def _look(_: BoardDocument, asked: dict[str, Any]) -> int:
    return int(asked["at"])


_DONE: Final[dict[str, Callable[[BoardDocument, dict[str, Any]], int]]] = {
    "open": _open,
    "look": _look,
    "play": lambda document, asked: document.board.play(asked["at"], asked["move"]),
    "shuffle": lambda document, asked: document.board.shuffle(asked["at"]),
    "remove": lambda document, asked: document.board.remove(asked["at"]),
}


def _read(text: str) -> BoardDocument:
    return _latest.get(text) or _keep(text, BoardDocument.parse(text))


def _keep(text: str, document: BoardDocument) -> BoardDocument:
    _latest.clear()
    _latest[text] = document
    return document


def _shown(document: BoardDocument) -> str:
    """The answer about a board at its position: all that the page shows."""
    written = document.dumps()
    _keep(written, document)
    return _text(
        {
            "document": written,
            "at": document.at,
            "game": len(document.board.record.moves),
            "positions": [_step(document.board, at) for at in range(document.board.last + 1)],
            **_position(document.board.game(document.at)),
        }
    )


def _step(board: AnalysisBoard, at: int) -> dict[str, Any]:
    """What led to a position; neither move nor shuffled bag at the start of the game."""
    step = board.step(at)
    shuffled = step is not None and step.shuffle is not None
    events = [] if shuffled else board.game(at).events[-1:]
    return {
        "after": board.before(at),
        "shuffled": shuffled,
        "moves": len(board.game(at).events),
        "move": next((str(event.move) for event in events), None),
        "seat": next((event.seat for event in events), None),
        "points": sum(event.points for event in events),
    }


def _position(game: Game) -> dict[str, Any]:
    """The table at a position, where one plays for whoever is on turn, and sees all hands."""
    seats = [
        StoredSeat(name=name, guest=_ANALYST if seat == game.seat else _OTHERS)
        for seat, name in enumerate(game.names)
    ]
    table = practice_table("board", game.options, "", _OTHERS, seats)
    table.game = game
    view = table_view(table, _ANALYST).model_dump(mode="json")
    for seat, each in enumerate(view["seats"]):
        each["hand"] = [str(tile) for tile in game.hand(seat)]
    return {
        "view": view,
        "previews": preview_views(table, _ANALYST).model_dump(mode="json"),
    }


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)

"""The search for the best quilts as messages: JSON goes in, JSON comes out.

The page has it done by a worker of the browser, which calls :func:`begin` once and :func:`sew` for
each round; it keeps what came back, and gives it to :func:`begin` to continue another day.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from calico.coach.drawing import goals_message, token_message
from calico.coach.quilts.best import QuiltFigure, QuiltFinder
from calico.coach.quilts.sewing import ROUNDS
from calico.coach.review.analysis import digest_of
from calico.errors import CalicoError
from calico.lang import speaking
from calico.rules.game import Game
from calico.rules.record import Record


def begin(text: str) -> str:
    """The quilts of a record, and for how many rounds one searches.

    What has no best quilt is answered by ``error``, a sentence in ``language``.
    """
    asked = json.loads(text)
    with speaking(asked["language"]):
        try:
            record = Record.parse(asked["record"])
            game = record.replay()
            for seat in range(game.players):
                _finder(asked["record"], seat)
        except CalicoError as error:
            return _text({"error": str(error), "code": error.code})
    return _text(
        {
            "record": digest_of(record),
            "rounds": ROUNDS,
            "seats": [_sewn(game, seat) for seat in range(game.players)],
        }
    )


def sew(text: str) -> str:
    """The best quilts of a seat after one more ``round``, by figure, each with its record.

    ``known`` are those of the rounds before, or null where this worker searched in them.
    """
    asked = json.loads(text)
    finder = _finder(asked["record"], asked["seat"])
    for figure, known in (asked["known"] or {}).items():
        finder.take_up(QuiltFigure(figure), Record.parse(known).replay())
    for _ in finder.sew([asked["round"]]):
        pass
    for _ in finder.draft([asked["round"]]):
        pass
    return _text(
        {
            quilt.figure.value: _sewn(quilt.game, 0) | {"record": Record.of(quilt.game).dumps()}
            for quilt in finder.result().quilts
        }
    )


@lru_cache(maxsize=4)
def _finder(record: str, seat: int) -> QuiltFinder:
    return QuiltFinder(Record.parse(record).replay(), seat)


def _sewn(game: Game, seat: int) -> dict[str, Any]:
    """A quilt as the page draws it, with its points."""
    score, quilt, player = game.score(seat), game.quilt(seat), game.setup.players[seat]
    return {
        "name": score.name,
        "board": player.board.id,
        "patches": {str(cell): str(tile) for cell, tile in quilt.patches.items()},
        "progress": goals_message(quilt, player.goal_cells),
        "tokens": [token_message(token) for token in score.tokens],
        "points": {
            "goals": score.goal_points,
            "cats": score.cat_points,
            "buttons": score.button_points,
            "total": score.total,
        },
    }


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)

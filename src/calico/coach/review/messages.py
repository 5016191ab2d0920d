"""A review as messages: JSON goes in, JSON comes out.

The page has a review made by workers of the browser, which call these functions: :func:`begin`
once, :func:`judge` for each decision, in any number of workers, and :func:`finish` in the end.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

from calico.coach.drawing import goals_message, token_message
from calico.coach.review.analysis import Analysis, decision_to_dict
from calico.coach.review.decision import QUICK, Terms
from calico.coach.review.review import Due, Review
from calico.errors import CalicoError
from calico.lang import speaking
from calico.rules.event import Event
from calico.rules.game import Game
from calico.rules.notation import Move
from calico.rules.record import Record
from calico.rules.view import View

THOROUGHNESS: Final = {"full": Terms(), "quick": QUICK}
"""The terms that a page can ask for."""


def begin(text: str) -> str:
    """A record under review: its analysis as far as it is known, what is due, and its story.

    ``known`` is an analysis to continue, on its own terms unless ``terms`` names others; one that
    is stale is left aside, and ``stale`` says so.  What cannot be reviewed is answered by
    ``error``, a sentence in ``language``.
    """
    asked = json.loads(text)
    with speaking(asked["language"]):
        try:
            record = Record.parse(asked["record"])
            known = Analysis.parse(asked["known"]) if asked["known"] else None
            terms = THOROUGHNESS[asked["terms"]] if asked["terms"] else None
            if terms is None:
                terms = known.terms if known else Terms()
            review = Review(record, terms, known=known)
        except CalicoError as error:
            return _text({"error": str(error), "code": error.code})
    analysis = review.analysis
    return _text(
        {
            "document": analysis.dumps(),
            "todo": [asdict(due) for due in review.todo],
            "stale": known is not None and not known.fits(analysis),
            "story": story(record),
        }
    )


def judge(text: str) -> str:
    """The decision of a seat at one of its turns; with ``move`` as if that had been played."""
    asked = json.loads(text)
    terms = Terms(**asked["terms"])
    review = _review(asked["record"], terms)
    due = Due(asked["seat"], asked["turn"])
    move = asked.get("move")
    work = review.judge(due, Move.parse(move) if move else None)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return _text(decision_to_dict(end.value))


def finish(text: str) -> str:
    """The document ``text``, into which the page has put decisions, as the command writes it."""
    return Analysis.parse(text).dumps()


def story(record: Record) -> dict[str, Any]:
    """The game as pictures need it: by seat, what it had before each turn, and what then came."""
    game = Game(record.setup, record.bag)
    turns: list[list[dict[str, Any]]] = [[] for _ in range(game.players)]
    for move in record.moves:
        seat = game.seat or 0
        turns[seat].append(_turn(game.view(seat), move, game.play(move)))
    return {
        "seats": [
            {
                "name": game.names[seat],
                "board": player.board.id,
                "goals": {str(cell): goal.id for cell, goal in player.goal_cells.items()},
                "turns": turns[seat],
            }
            for seat, player in enumerate(record.setup.players)
        ]
    }


@lru_cache(maxsize=1)
def _review(record: str, terms: Terms) -> Review:
    return Review(Record.parse(record), terms)


def _turn(view: View, move: Move, event: Event) -> dict[str, Any]:
    goals = view.setup.players[event.seat].goal_cells
    return {
        "hand": [str(tile) for tile in view.hand(event.seat)],
        "market": [str(tile) for tile in view.market],
        "moves": [str(legal) for legal in view.legal_moves],
        "progress": goals_message(view.quilt(event.seat), goals),
        "tile": str(move.tile),
        "cell": str(move.cell),
        "tokens": [token_message(token) for token in event.tokens],
    }


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)

"""The side of a bot's worker: a question goes in, an answer comes out, both as text.

A question holds a view as a pickle, as for a process of a server: only the worker of the tables,
which is the same program, writes it.
"""

from __future__ import annotations

import base64
import json
import pickle

from calico.players.answers import chosen
from calico.rules.view import View


def question(level: str, seed: str, view: View) -> str:
    """What the bot ``level`` is asked."""
    packed = base64.b64encode(pickle.dumps(view)).decode()
    return json.dumps({"level": level, "seed": seed, "view": packed})


def answer(text: str) -> str:
    """The answer to a :func:`question`: a move, goals, or an error."""
    asked = json.loads(text)
    view = pickle.loads(base64.b64decode(asked["view"]))  # noqa: S301
    return json.dumps(chosen(asked["level"], asked["seed"], view))

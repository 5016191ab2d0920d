"""The side of a bot's worker: a question goes in, an answer comes out, both as text.

A question is a function and its arguments as a pickle, as for a process of a server: only the
worker of the tables, which is the same program, writes it.
"""

from __future__ import annotations

import base64
import json
import pickle
from typing import Any

from calico.players.answers import Work


def question(work: Work, *arguments: Any) -> str:
    """The question what ``work``, a function of a module, returns."""
    return base64.b64encode(pickle.dumps((work, arguments))).decode()


def answer(text: str) -> str:
    """The answer to a :func:`question`, as JSON."""
    work, arguments = pickle.loads(base64.b64decode(text))  # noqa: S301
    return json.dumps(work(*arguments))

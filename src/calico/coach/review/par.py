"""Par: what the best play brings on average, by the kind of game and the number of players.

``par.json`` is made by ``make par`` (tests/tools/par.py), which also says how.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from calico.rules.options import Options


@cache
def _measured() -> list[dict[str, Any]]:
    text = files(__package__).joinpath("par.json").read_text(encoding="utf-8")
    measured: list[dict[str, Any]] = json.loads(text)["par"]
    return measured


def par_of(options: Options, players: int) -> float | None:
    """The par of such games, or None if it was not measured."""
    wanted = {**options.to_ids(), "players": players}
    for row in _measured():
        if all(row[name] == value for name, value in wanted.items()):
            return float(row["par"])
    return None

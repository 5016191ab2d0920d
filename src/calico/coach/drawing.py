"""Parts of a quilt as messages, in the words of the wire: what the page draws a quilt from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from calico.box import Cell, Goal
from calico.rules.event import Token
from calico.rules.preview import progress
from calico.rules.quilt import Quilt


def goals_message(quilt: Quilt, goals: Mapping[Cell, Goal]) -> dict[str, Any]:
    """For each cell with a goal how far the goal is."""
    ways = {cell: progress(quilt, cell, goal) for cell, goal in goals.items()}
    return {
        str(cell): {
            "goal": way.goal.id,
            "colour": asdict(way.colour),
            "pattern": asdict(way.pattern),
        }
        for cell, way in ways.items()
    }


def token_message(token: Token) -> dict[str, Any]:
    """A token and the group that earned it."""
    return {
        "kind": token.kind.value,
        "what": None if token.what is None else token.what.id,
        "points": token.points,
        "cell": str(token.cell),
        "group": [str(cell) for cell in token.group],
    }

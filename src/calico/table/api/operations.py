"""All operations; they are tried one after another: play, and in it moves, comes first."""

from __future__ import annotations

from calico.table.api import play  # isort: skip
from calico.table.api import guests, tables, daily, puzzles, reference, pad, household  # isort: skip
from calico.table.api.operation import OPERATIONS

__all__ = [
    "OPERATIONS",
    "daily",
    "guests",
    "household",
    "pad",
    "play",
    "puzzles",
    "reference",
    "tables",
]

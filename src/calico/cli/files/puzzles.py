"""Which puzzles were solved on this machine: one file in the data folder."""

from __future__ import annotations

import json
from pathlib import Path

from calico.cli.files.atomic import write_text
from calico.cli.files.saves import autosave_path
from calico.errors import CalicoError
from calico.rules.strict import load


def solved_path() -> Path:
    """Where it is saved what was solved."""
    return autosave_path().with_name("puzzles.json")


def load_solved() -> dict[str, bool]:
    """For each puzzle that was tried, by the seed of its game, whether it was solved."""
    path = solved_path()
    if not path.exists():
        return {}
    try:
        found = load(path.read_bytes())
        return {str(seed): bool(solved) for seed, solved in found["puzzles"].items()}
    except (CalicoError, AttributeError, KeyError, OSError, TypeError):
        raise CalicoError("puzzle-solved", path=path) from None


def remember(seed: str, *, solved: bool) -> dict[str, bool]:
    """Save that the puzzle was solved, or is to be tried again; what is saved now."""
    found = load_solved()
    found[seed] = solved or found.get(seed, False)
    write_text(solved_path(), json.dumps({"puzzles": found}, indent=1) + "\n")
    return found

"""Compiled code does for a seed what it did when it was last looked at: choices, deals, lessons."""

from __future__ import annotations

import json
from typing import Any

import pytest

from calico.players.conformance import KINDS
from tools import golden

pytestmark = pytest.mark.compiled
HINT = "if the change is meant, run `make golden` and read the diff"


def stored() -> dict[str, Any]:
    text = golden.COMPILED.read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_searching_players_choose_the_same(kind: dict[str, Any]) -> None:
    assert golden.choices(kind) == stored()["choices"][str(kind)], HINT


def test_a_batch_deals_and_plays_the_same() -> None:
    assert golden.batches() == stored()["batches"], HINT


def test_training_learns_the_same() -> None:
    assert golden.learned() == stored()["learned"], HINT

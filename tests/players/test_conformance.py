"""The conformance kit passes our agents, and finds what is wrong with others."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from calico.errors import CalicoError
from calico.players import conformance
from calico.players.agent import Choice, Limit, Spec, failure, known, playable, why_broken
from calico.players.conformance import KINDS, check
from calico.players.dice import Dice
from calico.players.levels import Decent, Gentle, Master, Strong
from calico.rules.view import View
from support import bots

FEW = Limit(simulations=8)


def test_the_kit_knows_every_kind_of_game() -> None:
    seen = {str(value) for kind in KINDS for value in kind.values()}
    assert {"1", "2", "3", "4", "beginner", "prototype"} <= seen
    assert sum("scenario" in kind for kind in KINDS) == 10
    assert len({kind.get("restriction") for kind in KINDS}) == 6


def test_our_agents_are_those_of_the_entry_points() -> None:
    assert {"dice", "gentle", "decent", "strong", "master"} <= set(known())


@pytest.mark.parametrize(
    ("factory", "kinds"),
    [
        (Dice, KINDS),
        (Gentle, KINDS[::3]),
        (Decent, KINDS[1::3]),
        pytest.param(Strong, KINDS[::2], marks=pytest.mark.compiled),
        pytest.param(Master, KINDS[1::6], marks=pytest.mark.compiled),
    ],
)
def test_our_agents_conform(factory: Any, kinds: Any) -> None:
    report = check(factory, limit=FEW, kinds=kinds)
    assert report.games == len(kinds)
    assert "all checks passed" in str(report)


def test_a_limit_of_seconds_is_accepted_and_reported() -> None:
    assert check(Strong, limit=Limit(seconds=0.001), kinds=KINDS[:1]).slowest > 0


class Wavering(Dice):
    """Thinks of something else each time."""

    _numbers = count()

    def __init__(self, seed: str = "") -> None:
        super().__init__(f"{seed} {next(self._numbers)}")


class Meddling(Dice):
    """Puts the patch on the quilt it was shown."""

    def choose(self, view: View, limit: Limit | None = None) -> Choice:
        choice = super().choose(view, limit)
        view._s[0] = 0
        return choice


@pytest.mark.parametrize(
    ("factory", "code"), [(Wavering, "agent-wavers"), (Meddling, "agent-changes")]
)
def test_what_is_wrong_with_an_agent_is_found(factory: Any, code: str) -> None:
    with pytest.raises(CalicoError, match=factory.__name__) as found:
        check(factory)
    assert found.value.code == code


def test_the_kit_can_be_run_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "__defaults__", ("", None, KINDS[:2]))
    assert conformance.main(["dice"]).startswith("dice: all checks passed after 2 games")
    with pytest.raises(CalicoError, match="unknown agent 'moth'"):
        conformance.main(["moth"])


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("raises", 'raises failed: ValueError: .* raise ValueError("out of thread")'),
        ("unmade", 'unmade failed: ValueError: .* raise ValueError("no needle")'),
        ("broken", "broken cannot be loaded: RuntimeError: 'no wool' (calico_test_broken.py:1"),
    ],
)
def test_the_kit_says_in_one_line_where_a_bot_fails(tmp_path: Path, name: str, says: str) -> None:
    bots.install(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "calico.players.conformance", name],
        env=bots.environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert re.search(re.escape(says).replace(r"\.\*", ".*"), line)


def test_an_agent_that_cannot_be_loaded_is_known_but_not_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = EntryPoint("broken", "calico.nowhere:Broken", "calico.agents")
    found = known() | {"broken": broken}
    monkeypatch.setattr("calico.players.agent.known", lambda: found)
    assert "broken" not in playable()
    assert {"dice", "master"} <= set(playable())
    assert "nowhere" in str(why_broken(broken))
    with pytest.raises(CalicoError) as refusal:
        Spec.parse("broken").agent()
    assert refusal.value.code == "agent-broken"


def test_code_is_shown_on_one_line_and_never_long() -> None:
    def deep(n: int) -> None:
        if n:
            deep(n - 1)
        raise ValueError("a long line of code for a test " + "that is much longer than this one")

    try:
        deep(9)
    except ValueError as error:
        text = failure(error)
    assert text.isprintable()
    assert text.count("test_conformance.py:") == 3
    assert len(text) < 500

"""Scenario cards in words."""

from __future__ import annotations

from calico.box import Scenario
from calico.lang import listed, say
from calico.rules.score import wanted


def objectives(card: Scenario) -> str:
    """What a scenario asks for, as one sentence."""
    parts = [
        say("web.new.objective", n=count, what=say(f"objective.{what}", n=count))
        for what, count in wanted(card).items()
    ]
    return say("web.new.objectives", what=listed(parts))

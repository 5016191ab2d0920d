"""The ten scenario cards, told in the terminal."""

from __future__ import annotations

import json

from rich.text import Text

from calico.box import GOALS, SCENARIOS, Scenario
from calico.cli import side
from calico.cli.screen import console
from calico.lang import listed, say
from calico.rules.score import wanted


def scenarios_json() -> str:
    """The cards as a JSON list, named as over HTTP."""
    cards = [
        {
            "scenario": card.number,
            "cats": list(card.cats),
            "goals": list(card.goals),
            "objectives": {str(what): count for what, count in card.objectives.items()},
        }
        for card in SCENARIOS.values()
    ]
    return json.dumps(cards, indent=2) + "\n"


def print_scenarios() -> None:
    """Print a few lines about each card."""
    out = console()
    for card in SCENARIOS.values():
        out.print(Text(say("draw.scenario", n=card.number), side.TITLE))
        cats = listed([say(f"cat.{cat}") for cat in card.cats])
        goals = listed([GOALS[goal].printed for goal in card.goals])
        out.print(f"{say('draw.cats')}: {cats}", f"{say('draw.goals')}: {goals}", sep="\n")
        out.print(say("web.new.objectives", what=_objectives(card)), "", sep="\n")


def _objectives(card: Scenario) -> str:
    return listed(
        [
            say("web.new.objective", n=count, what=say(f"objective.{what}", n=count))
            for what, count in wanted(card).items()
        ]
    )

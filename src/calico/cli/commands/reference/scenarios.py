"""``calico scenarios``: the ten scenario cards."""

from __future__ import annotations

from rich.text import Text

from calico.box import GOALS, SCENARIOS
from calico.cli.files.output import print_json
from calico.cli.options.files import AsJson
from calico.cli.terminal import styles
from calico.cli.terminal.scenarios import objectives
from calico.cli.terminal.screen import console
from calico.lang import listed, say


def scenarios(as_json: AsJson = False) -> None:
    """The ten scenario cards: their cats, goals and objectives."""
    if as_json:
        print_json(_plain())
    else:
        _print()


def _plain() -> list[dict[str, object]]:
    """The cards as plain data, named as over HTTP."""
    return [
        {
            "scenario": card.number,
            "cats": list(card.cats),
            "goals": list(card.goals),
            "objectives": {str(what): count for what, count in card.objectives.items()},
        }
        for card in SCENARIOS.values()
    ]


def _print() -> None:
    """Print a few lines about each card."""
    out = console()
    for card in SCENARIOS.values():
        out.print(Text(say("draw.scenario", n=card.number), styles.TITLE))
        cats = listed([say(f"cat.{cat}") for cat in card.cats])
        goals = listed([GOALS[goal].printed for goal in card.goals])
        out.print(say("cli.labelled", label=say("draw.cats"), text=cats))
        out.print(say("cli.labelled", label=say("draw.goals"), text=goals))
        out.print(objectives(card), "", sep="\n")
